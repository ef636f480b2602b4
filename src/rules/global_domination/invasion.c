/*
 * invasion: attacks on other players' land (8.3, 8.7 to 8.12, 8.14). Whoever leaves an area to attack
 * has left before that area is attacked: an Invasion is executed once no column waits in its target.
 * Where that is impossible the moves form a ring, and the area with the lowest ID on one attacks first
 * (8.14); only the land it attacks is caught with its army still at home.
 */
#include "base/bug.h"
#include "rules/global_domination/battle.h"

/* ---- one Invasion ------------------------------------------------------------------------------ */

struct assault {
	struct campaign *c;
	area_id target;
	seat_id attacker, defender;
	struct units army;
	int64_t attackers, defenders, walls, left;
	enum battle_result result;
	const char *rule;
};

/* 8.7, 8.8: false when the army did not get through, or nothing of it is left. */
static bool break_walls(struct assault *a)
{
	struct ground *g = &a->c->ground[a->target];

	if (g->unmovable != FORTRESS || !RULE("8.7"))
		return true;
	a->rule = "8.7/8.16";
	if (a->attackers < 2) {
		a->walls = a->attackers;
		return false;
	}
	if (RULE("8.8")) /* whether or not the land is taken then */
		g->unmovable = RUIN;
	a->walls = 2;
	units_take_tired(&a->army, 2);
	return a->attackers > 2;
}

/* 8.12: Trebuchets and a Bivouac go; Headquarter, Garrison and Ruin stay. */
static void raze(struct ground *g)
{
	if (!RULE("8.12"))
		return;
	g->fresh = g->built = g->moved = 0;
	if (g->unmovable == BIVOUAC)
		g->unmovable = NO_THING;
}

static void neutralise(struct assault *a, struct ground *g)
{
	g->units = (struct units){ { 0 } };
	raze(g);
	if (!RULE("8.10"))
		return;
	g->owner = SEAT_NONE;
	g->since = 0;
	a->result = NEUTRALISED;
	a->rule = "8.10";
}

static void overtake(struct assault *a, struct ground *g, int64_t left)
{
	struct units who = units_take_rested(&a->army, left);

	if (!RULE("8.11"))
		return;
	raze(g);
	g->owner = a->attacker;
	g->since = a->c->number;
	g->units = units_stepped(&who);
	a->left = left;
	a->result = OVERTAKEN;
	a->rule = "8.11";
}

/* 8.9: two are lost at once, then one for one. */
static void assail(struct assault *a)
{
	struct ground *g = &a->c->ground[a->target];
	int64_t effect = units_count(&a->army) - (RULE("8.9") ? 2 : 0);

	if (effect > a->defenders)
		overtake(a, g, effect - a->defenders);
	else if (effect == a->defenders)
		neutralise(a, g);
	else if (effect > 0)
		units_take_tired(&g->units, effect);
}

static void invade(struct front *f, area_id target)
{
	struct ground *g = &f->c->ground[target];
	struct assault a = { .c = f->c,
			     .target = target,
			     .attacker = f->strike[target].seat,
			     .defender = g->owner,
			     .result = REPELLED,
			     .rule = "8.9" };

	a.army = strike_gather(f, target);
	a.attackers = units_count(&a.army);
	a.defenders = units_count(&g->units);
	if (!RULE("8.3"))
		return;
	if (break_walls(&a))
		assail(&a);
	if (a.result == REPELLED)
		a.left = units_count(&g->units);
	TELL(f->c, NULL, GD_BATTLE, a.rule, target, a.attacker, a.defender, a.attackers, a.defenders, a.walls, a.left,
	     a.result);
	because_of_army(f, target, a.attacker);
}

/* ---- rings ------------------------------------------------------------------------------------- */

struct search {
	struct front *f;
	area_id *queue;
	size_t head, n;
};

static void visit(struct search *s, area_id a)
{
	if (s->f->mark[a] == s->f->stamp)
		return;
	s->f->mark[a] = s->f->stamp;
	s->queue[s->n++] = a;
}

/* Whether columns that wait lead from one area to another. */
static bool reaches(struct search *s, area_id from, area_id to)
{
	s->f->stamp++;
	s->head = s->n = 0;
	visit(s, from);
	while (s->head < s->n) {
		area_id at = s->queue[s->head++];

		if (at == to)
			return true;
		for (uint32_t k = 0; k < s->f->column_count[at]; k++) {
			const struct column *col = &s->f->column[s->f->column_first[at] + k];

			if (column_waits(col))
				visit(s, col->to);
		}
	}
	return false;
}

/* The target of a waiting column of L with which a ring through L begins: the lowest; else AREA_NONE. */
static area_id ring_through(struct search *s, area_id l)
{
	area_id best = AREA_NONE;

	for (uint32_t k = 0; k < s->f->column_count[l]; k++) {
		const struct column *col = &s->f->column[s->f->column_first[l] + k];

		if (column_waits(col) && (best == AREA_NONE || col->to < best) && reaches(s, col->to, l))
			best = col->to;
	}
	return best;
}

/* 8.14: columns only ever cease to wait, so what lies on no ring now never will. */
static area_id break_ring(struct search *s)
{
	int32_t n = s->f->c->map->nareas;

	for (area_id i = 0; i < n; i++) {
		area_id l = RULE("8.14") ? i : n - 1 - i, t;

		if (!s->f->strike[l].pending || s->f->off_ring[l])
			continue;
		t = ring_through(s, l);
		if (t != AREA_NONE) {
			s->f->c->rings++;
			TELL(s->f->c, NULL, GD_RING, "8.14", l, t);
			return t;
		}
		s->f->off_ring[l] = true;
	}
	BUG("no Invasion can be executed, yet there is no ring");
}

/* ---- B7: the order of Invasions ---------------------------------------------------------------- */

struct agenda {
	struct front *f;
	struct heap ready; /* targets that nobody waits in */
	size_t npending;
};

static bool has_army(const struct front *f, area_id target)
{
	const struct strike *s = &f->strike[target];

	if (units_count(&s->flight) > 0)
		return true;
	for (uint32_t k = s->columns; k != COLUMN_NONE; k = f->column[k].next)
		if (column_waits(&f->column[k]))
			return true;
	return false;
}

static void settle(struct agenda *g, area_id target)
{
	g->f->strike[target].pending = false;
	g->npending--;
}

/* Those whose last column has just left may be attacked now. */
static void make_ready(struct agenda *g, area_id a)
{
	if (g->f->strike[a].pending && g->f->waiting[a] == 0)
		heap_push(&g->ready, (uint32_t)a);
}

/* The army that was caught at home marches with what is left of it (2.9.1). */
static void allot_again(struct agenda *g, area_id origin)
{
	front_allot(g->f, origin);
	for (uint32_t k = 0; k < g->f->column_count[origin]; k++) {
		area_id to = g->f->column[g->f->column_first[origin] + k].to;

		if (g->f->strike[to].pending && !has_army(g->f, to))
			settle(g, to);
	}
}

static void execute(struct agenda *g, area_id target)
{
	struct front *f = g->f;

	settle(g, target);
	invade(f, target);
	if (f->waiting[target] > 0)
		allot_again(g, target);
	for (uint32_t k = f->strike[target].columns; k != COLUMN_NONE; k = f->column[k].next)
		make_ready(g, f->column[k].from);
}

void invasions(struct front *f)
{
	size_t n = (size_t)f->c->map->nareas;
	struct agenda g = { .f = f };
	struct search s = { .f = f };
	uint32_t next;

	for (area_id a = 0; a < f->c->map->nareas; a++) {
		struct strike *k = &f->strike[a];

		k->pending = k->columns != COLUMN_NONE && k->seat != SEAT_NONE && f->c->ground[a].owner != SEAT_NONE &&
			     has_army(f, a);
		g.npending += k->pending;
	}
	if (g.npending == 0)
		return;
	g.ready = heap_new(f->c->arena, n + f->ncolumns);
	s.queue = ARENA_ARRAY(f->c->arena, area_id, n);
	for (area_id a = 0; a < f->c->map->nareas; a++) {
		f->mark[a] = 0;
		make_ready(&g, a);
	}
	f->stamp = 0;
	while (g.npending > 0) {
		if (heap_pop(&g.ready, &next)) {
			if (f->strike[next].pending)
				execute(&g, (area_id)next);
		} else {
			execute(&g, break_ring(&s));
		}
	}
}
