/*
 * skirmish: armies that meet on the way (8.2) or over one target (8.1). The larger loses as many as
 * the next smaller has, the others all: the closed form of losing one unit at a time (8.6).
 */
#include "rules/global_domination/battle.h"

/* ---- B4: over a border, exactly these two columns ---------------------------------------------- */

static void meet(struct front *f, struct column *a, struct column *b)
{
	int64_t x = units_count(&a->units), y = units_count(&b->units), lost = x < y ? x : y;

	if (lost == 0 || !RULE("8.2"))
		return;
	column_leave(f, a);
	column_leave(f, b);
	units_take_tired(&a->units, lost);
	units_take_tired(&b->units, lost);
	TELL(f->c, NULL, GD_MET, "8.2", a->from, a->to, a->seat, b->seat, x, y, lost);
	because_of_column(f, a);
	because_of_column(f, b);
}

void border_skirmishes(struct front *f)
{
	for (area_id a = 0; a < f->c->map->nareas; a++) {
		uint32_t first = f->column_first[a], last = first + f->column_count[a];

		for (uint32_t k = first; k < last; k++)
			f->mark[f->column[k].to] = k;
		for (uint32_t k = first == last ? COLUMN_NONE : f->strike[a].columns; k != COLUMN_NONE;
		     k = f->column[k].next) {
			uint32_t back = f->mark[f->column[k].from];

			if (back >= first && back < last && f->column[back].to == f->column[k].from &&
			    a < f->column[k].from)
				meet(f, &f->column[back], &f->column[k]);
		}
	}
}

/* ---- B5: over a target ------------------------------------------------------------------------- */

struct meeting { /* the armies that come at one target */
	area_id target;
	seat_id strongest;
	int64_t best, second; /* their strengths */
	int narmies;
};

/* Adds up the columns to armies by player (8.5). */
static struct meeting muster(struct front *f, area_id target)
{
	struct meeting m = { .target = target, .strongest = SEAT_NONE };

	f->seat_stamp++;
	for (uint32_t k = f->strike[target].columns; k != COLUMN_NONE; k = f->column[k].next) {
		struct column *col = &f->column[k];

		if (units_count(&col->units) == 0)
			continue;
		if (f->seat_mark[col->seat] != f->seat_stamp) {
			f->seat_mark[col->seat] = f->seat_stamp;
			f->army[col->seat] = (struct units){ { 0 } };
			m.narmies++;
		} else if (!RULE("8.5")) {
			column_stay(f, col);
			continue;
		}
		units_add(&f->army[col->seat], &col->units);
	}
	for (uint32_t k = f->strike[target].columns; k != COLUMN_NONE; k = f->column[k].next) {
		seat_id p = f->column[k].seat;
		int64_t n = f->seat_mark[p] == f->seat_stamp ? units_count(&f->army[p]) : 0;

		if (n == 0 || p == m.strongest)
			continue;
		if (n > m.best) {
			m.second = m.best;
			m.best = n;
			m.strongest = p;
		} else if (n > m.second) {
			m.second = n;
		}
	}
	return m;
}

static void tell_armies(struct front *f, const struct meeting *m)
{
	for (uint32_t k = f->strike[m->target].columns; k != COLUMN_NONE; k = f->column[k].next) {
		seat_id p = f->column[k].seat;
		int64_t n = f->seat_mark[p] == f->seat_stamp ? units_count(&f->army[p]) : 0;

		if (n == 0)
			continue;
		f->seat_mark[p] = 0; /* each army once */
		TELL(f->c, NULL, GD_SKIRMISH, "8.1", m->target, p, n, p == m->strongest ? m->best - m->second : 0);
		because_of_army(f, m->target, p);
	}
}

static void skirmish(struct front *f, const struct meeting *m)
{
	struct strike *s = &f->strike[m->target];
	struct units winner = f->army[m->strongest];

	tell_armies(f, m);
	for (uint32_t k = s->columns; k != COLUMN_NONE; k = f->column[k].next) {
		if (column_waits(&f->column[k]))
			column_leave(f, &f->column[k]);
		f->column[k].units = (struct units){ { 0 } };
	}
	if (RULE("8.6"))
		units_take_tired(&winner, m->second);
	s->seat = units_count(&winner) > 0 && RULE("8.6.1") ? m->strongest : SEAT_NONE;
	s->flight = winner;
	s->fought = true;
}

/* One army alone: what met an enemy at the border is on its way already. */
static void advance_alone(struct front *f, const struct meeting *m)
{
	struct strike *s = &f->strike[m->target];

	s->seat = m->strongest;
	for (uint32_t k = s->columns; k != COLUMN_NONE; k = f->column[k].next) {
		struct column *col = &f->column[k];

		if (!col->left && col->seat != s->seat)
			column_stay(f, col); /* only in builds without rule 8.1 */
		if (!col->left || col->seat != s->seat)
			continue;
		units_add(&s->flight, &col->units);
		col->units = (struct units){ { 0 } };
	}
}

struct units strike_gather(struct front *f, area_id target)
{
	struct strike *s = &f->strike[target];
	struct units army = s->flight;

	for (uint32_t k = s->columns; k != COLUMN_NONE; k = f->column[k].next) {
		struct column *col = &f->column[k];

		if (!column_waits(col))
			continue;
		units_add(&army, &col->units);
		column_leave(f, col);
	}
	s->flight = (struct units){ { 0 } };
	return army;
}

/* ---- B6: neutral land is entered without a fight ----------------------------------------------- */

static void enter(struct front *f, area_id target)
{
	struct strike *s = &f->strike[target];
	struct ground *g = &f->c->ground[target];
	struct units army = strike_gather(f, target);

	if (s->seat == SEAT_NONE || units_count(&army) == 0)
		return;
	g->owner = s->seat;
	g->since = f->c->number;
	g->units = units_stepped(&army);
	TELL(f->c, NULL, GD_ADVANCED, s->fought ? "8.6.1" : "7.2", s->seat, target, units_count(&army));
	because_of_army(f, target, s->seat);
}

void target_skirmishes(struct front *f)
{
	for (area_id a = 0; a < f->c->map->nareas; a++) {
		if (f->strike[a].columns == COLUMN_NONE)
			continue;
		struct meeting m = muster(f, a);
		/* 8.4: before the Invasion of the same land. */
		bool skirmishes = m.narmies > 1 && RULE("8.1") && (f->c->ground[a].owner == SEAT_NONE || RULE("8.4"));

		if (skirmishes)
			skirmish(f, &m);
		else if (m.narmies > 0)
			advance_alone(f, &m);
	}
	for (area_id a = 0; a < f->c->map->nareas; a++)
		if (f->strike[a].columns != COLUMN_NONE && f->c->ground[a].owner == SEAT_NONE)
			enter(f, a);
}
