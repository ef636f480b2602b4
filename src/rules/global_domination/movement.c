/*
 * movement: the Movement Phase (section 7). Neutral areas that two players would enter are contested
 * (7.2.2) and are fought over in the Battle Phase; finding them is a fixed point that does not
 * depend on the order of players, since what is contested only grows.
 */
#include "rules/global_domination/phases.h"

struct contest {
	bool *contested;  /* by area */
	seat_id *enterer; /* by area: who enters it in this round */
	uint32_t *round;  /* by area: in which round that was written */
	area_id *found;   /* contested from the next round on: all players are simulated on the same C */
	size_t nfound;
};

/* M1, 7.3: three moves from a Headquarter, else two. */
static void rest_units(struct campaign *c)
{
	for (area_id a = 0; a < c->map->nareas; a++) {
		struct ground *g = &c->ground[a];
		int64_t n = units_count(&g->units);

		g->units = (struct units){ { 0 } };
		g->units.of[g->headquarter && RULE("7.3") ? 3 : 2] = n;
	}
}

static void note_entries(struct contest *k, const struct theatre *t, seat_id p, uint32_t round)
{
	for (size_t i = 0; i < t->ntouched; i++) {
		area_id a = t->touched[i];

		if (!t->cell[a].entered)
			continue;
		if (k->round[a] == round && k->enterer[a] != p && RULE("7.2.2"))
			k->found[k->nfound++] = a;
		k->round[a] = round;
		k->enterer[a] = p;
	}
}

/* M2 */
static void find_contested(struct theatre *t, struct contest *k)
{
	uint32_t round = 0;

	do {
		round++;
		k->nfound = 0;
		for (size_t i = 0; i < t->c->nacting; i++) {
			theatre_simulate(t, i);
			note_entries(k, t, t->c->acting[i], round);
		}
		for (size_t i = 0; i < k->nfound; i++)
			k->contested[k->found[i]] = true;
	} while (k->nfound > 0);
}

/* ---- what became of an order ------------------------------------------------------------------- */

/* The most moves that a unit in an area could have left, if other players kept back or killed whom they
 * would: from where his units stand now over every border that an order of his crosses (7.3). */
static const int8_t *most_left(const struct theatre *t, size_t player)
{
	const struct marches *all = t->marches;
	int8_t *most = ARENA_ARRAY(t->c->arena, int8_t, (size_t)t->c->map->nareas);

	for (int round = 0; round < MOVES; round++)
		for (size_t k = all->first[player]; k < all->first[player + 1]; k++) {
			const struct march *m = &all->at[k];
			const struct ground *g = &t->c->ground[m->from];

			for (int8_t moves = 1; round == 0 && moves < MOVES; moves++)
				if (g->owner == m->seat && g->units.of[moves] > 0 && most[m->from] < moves)
					most[m->from] = moves;
			if (!m->haul && m->fate != MARCH_DROPPED && most[m->to] < most[m->from] - 1)
				most[m->to] = (int8_t)(most[m->from] - 1);
		}
	return most;
}

static void remark_nothing(struct theatre *t, size_t player, const struct march *m, const struct cell *from)
{
	struct span at = order_span(m->order, MOVE_FROM, 0);
	bool stuck = units_count(&from->units) > units_count(&from->reserved);
	enum gd_note what = stuck && march_amount(m, 1) > 0
				    ? m->order->notes && m->link > 0 ? NOTE_LINK_TOO_FAR : NOTE_MOVED_ENOUGH
			    : m->order->notes ? NOTE_NONE_THERE
					      : NOTE_NONE_LEFT;

	if (march_is_cut_off(m))
		return; /* why nobody came was said of the link before */
	if (what == NOTE_MOVED_ENOUGH && m->order->notes) {
		if (t->most == NULL)
			t->most = most_left(t, player);
		what = unless_others_act(m->order, what, NOTE_MOVED_ENOUGH_NOW, t->most[m->from] > 0);
	}
	remark(t->c, m->order, what, at, FACTS(.area = SAID(m->from), .other = SAID(m->to), .count = 2));
}

/* S4: the origin is not the player's. It may still be won in battle if a line of his goes there that is
 * itself no error. */
static void wait_or_refuse(const struct theatre *t, struct march *m, const struct cell *from, const struct cell *to)
{
	bool share = t->c->ground[m->to].owner == m->seat;

	if (from->goal) {
		m->fate = MARCH_WAITING;
		if (m->order->notes && (to->owned || t->c->ground[m->to].owner == SEAT_NONE))
			REMARK(t->c, m->order, AFTER_BATTLE, order_span(m->order, MOVE_TO, m->link),
			       .area = SAID(m->from), .other = SAID(m->to));
		return;
	}
	m->fate = MARCH_DROPPED;
	remark(t->c, m->order, share ? NOTE_SHARE_NOT_YOURS : NOTE_MOVE_NOT_YOURS, order_span(m->order, MOVE_FROM, 0),
	       FACTS(.area = SAID(m->from), .other = SAID(m->to)));
}

static void remark_haul(const struct theatre *t, const struct march *m, const struct cell *from, const struct cell *to)
{
	enum gd_note what = !from->owned || !to->owned                     ? NOTE_HAUL_NOT_YOURS
			    : from->moved + from->built + from->fresh == 0 ? NOTE_HAUL_NONE
									   : NOTE_HAUL_MOVED;

	what = unless_others_act(m->order, what, NOTE_HAUL_NONE_NOW, from->ventured > 0);
	remark(t->c, m->order, what, order_span(m->order, HAUL_FROM, 0),
	       FACTS(.area = SAID(from->owned ? m->to : m->from), .other = SAID(from->owned ? m->from : m->to)));
}

/* How many should go: of a later link those that came, fewer than were ordered perhaps. */
static int64_t march_meant(const struct march *m)
{
	bool exact = !m->amount || m->amount->how == HOW_EXACT;
	int64_t n = m->amount ? m->amount->value : 1;

	if (m->link > 0 && (!exact || m[-1].brought < n))
		return m[-1].brought;
	return exact ? n : m->went;
}

void march_report(struct campaign *c, const struct march *m)
{
	bool exact = m->amount && m->amount->how == HOW_EXACT;

	if (m->went == 0 || !RULE("2.9.1"))
		return;
	if (m->order->notes && m->went < march_meant(m))
		remark(c, m->order, m->haul ? NOTE_HAUL_FEWER : NOTE_FEWER_THERE, m->amount->at,
		       FACTS(.area = SAID(m->from), .other = SAID(m->to), .count = m->went, .limit = march_meant(m)));
	if (m->order->notes && m->link == 0)
		note_not_all(m->order->notes, m->amount, m->there, false);
	if (!exact || m->went >= m->amount->value)
		return;
	TELL(c, m->order->command, GD_PARTLY, "2.9.1", m->seat, m->from, m->to, m->went, m->amount->value);
}

static void settle_marches(struct theatre *t, size_t i)
{
	t->most = NULL;
	theatre_goals(t, i);
	for (size_t k = t->marches->first[i]; k < t->marches->first[i + 1]; k++) {
		struct march *m = &t->marches->at[k];
		const struct cell *from = &t->cell[m->from], *to = &t->cell[m->to];

		if (m->fate == MARCH_DONE)
			march_report(t->c, m);
		if (m->fate != MARCH_PENDING)
			continue;
		if (m->haul)
			remark_haul(t, m, from, to);
		else if (from->owned)
			remark_nothing(t, i, m, from);
		else
			wait_or_refuse(t, m, from, to);
	}
}

/* 7.7: the check warns of what will be trimmed; accepted all the same. */
static void warn_of_crowds(struct theatre *t)
{
	for (size_t i = 0; i < t->ntouched; i++) {
		const struct cell *cell = &t->cell[t->touched[i]];
		const struct ground *g = &t->c->ground[t->touched[i]];
		int64_t n = units_count(&cell->units), limit = ground_limit(g, false);

		if (!cell->owned || n <= limit || cell->last_arrival == MARCH_NONE)
			continue;
		const struct march *m = &t->marches->at[cell->last_arrival];
		if (m->order->notes)
			REMARK(t->c, m->order, OVERFULL, order_span(m->order, MOVE_TO, m->link), .area = SAID(m->to),
			       .count = n, .limit = limit);
	}
}

/* A remark on whose land the target is ("attack Bob's Kyoto") is checked, not needed. */
static void check_owner(const struct campaign *c, const struct ordered *o, unsigned slot, area_id target)
{
	const struct arg *whose = command_arg(o->command, slot, 0);

	if (whose && o->notes && c->ground[target].owner != whose->value)
		REMARK(c, o, OWNER_DIFFERS, whose->at, .area = SAID(target), .seat = SAID(whose->value));
}

/* ---- the Phase --------------------------------------------------------------------------------- */

/* M3: cells are the player's own or newly entered, so no two players write the same. */
static void commit(struct theatre *t, seat_id p)
{
	for (size_t i = 0; i < t->ntouched; i++) {
		const struct cell *cell = &t->cell[t->touched[i]];
		struct ground *g = &t->c->ground[t->touched[i]];

		if (!cell->owned)
			continue;
		g->units = cell->units;
		g->built = cell->built;
		g->fresh = cell->fresh;
		g->moved = cell->moved;
		g->ventured = cell->ventured;
		g->entered = cell->entered;
		if (cell->entered) {
			g->owner = p;
			g->since = t->c->number;
		}
	}
}

static void check_owners(const struct campaign *c)
{
	for (size_t i = 0; i < c->nacting; i++) {
		const struct crown *p = &c->crown[c->acting[i]];

		for (size_t k = 0; k < p->norders; k++)
			if (p->orders[k].command->verb == MOVE)
				check_owner(c, &p->orders[k], MOVE_WHOSE,
					    command_arg(p->orders[k].command, MOVE_TO, 0)->value);
	}
}

void phase_movement(struct campaign *c, struct marches *m)
{
	size_t n = (size_t)c->map->nareas;
	struct contest k = { .contested = ARENA_ARRAY(c->arena, bool, n),
			     .enterer = ARENA_ARRAY(c->arena, seat_id, n),
			     .round = ARENA_ARRAY(c->arena, uint32_t, n) };

	*m = marches_collect(c);
	k.found = ARENA_ARRAY(c->arena, area_id, m->n); /* an entry is the end of a march */
	struct theatre t = theatre_new(c, m, k.contested);

	rest_units(c);
	check_owners(c);
	find_contested(&t, &k);
	t.final = true;
	for (size_t i = 0; i < c->nacting; i++) {
		theatre_simulate(&t, i);
		settle_marches(&t, i);
		warn_of_crowds(&t);
		commit(&t, c->acting[i]);
	}
	campaign_trim(c, false);
}
