/*
 * battle: the Battle Phase (section 8): Sieges, then wave after wave of battle moves. A follow-up of
 * a conqueror is a move of the next wave. Every move runs at most once and a unit crosses at most
 * three borders (7.3), so it ends.
 */
#include "rules/global_domination/battle.h"

bool column_waits(const struct column *col)
{
	return !col->left && units_count(&col->units) > 0;
}

void column_leave(struct front *f, struct column *col)
{
	struct units *home = &f->c->ground[col->from].units;

	if (column_waits(col))
		f->waiting[col->from]--;
	for (int m = 0; m < MOVES; m++)
		home->of[m] -= col->units.of[m];
	col->left = true;
}

void column_stay(struct front *f, struct column *col)
{
	if (column_waits(col))
		f->waiting[col->from]--;
	if (!col->left)
		col->units = (struct units){ { 0 } };
}

struct units units_stepped(const struct units *u)
{
	struct units after = { { 0 } };

	for (int m = 0; m < MOVES; m++)
		after.of[m > 0 ? m - 1 : 0] += u->of[m];
	return after;
}

void because_of_column(const struct front *f, const struct column *col)
{
	for (uint32_t i = f->march_first[col->from]; i != MARCH_NONE; i = f->m->at[i].next)
		if (&f->column[f->m->at[i].column] == col && f->m->at[i].went > 0)
			BECAUSE(f->c, f->m->at[i].order->command);
}

/* The list begins with the last origin. */
static void because_of_columns(const struct front *f, uint32_t k, seat_id seat)
{
	if (k == COLUMN_NONE)
		return;
	because_of_columns(f, f->column[k].next, seat);
	if (f->column[k].seat == seat)
		because_of_column(f, &f->column[k]);
}

void because_of_army(const struct front *f, area_id target, seat_id seat)
{
	because_of_columns(f, f->strike[target].columns, seat);
}

/* ---- B3: who goes where ------------------------------------------------------------------------ */

void front_allot(struct front *f, area_id origin)
{
	struct units rest = f->c->ground[origin].units;
	seat_id owner = f->c->ground[origin].owner;

	if (RULE("7.3"))
		rest.of[0] = 0;
	for (uint32_t k = 0; k < f->column_count[origin]; k++)
		column_stay(f, &f->column[f->column_first[origin] + k]);
	for (uint32_t i = f->march_first[origin]; i != MARCH_NONE; i = f->m->at[i].next) {
		struct march *m = &f->m->at[i];
		struct column *col = &f->column[m->column];

		if (col->left)
			continue;
		if (m->wanted < 0)
			m->wanted = march_amount(m, units_count(&rest));
		m->went = owner != m->seat ? 0 : m->wanted < units_count(&rest) ? m->wanted : units_count(&rest);
		struct units who = units_take_rested(&rest, m->went);
		f->waiting[origin] += m->went > 0 && !column_waits(col);
		units_add(&col->units, &who);
	}
}

/* ---- a wave's columns -------------------------------------------------------------------------- */

static void front_reset(struct front *f)
{
	f->ncolumns = 0;
	for (area_id a = 0; a < f->c->map->nareas; a++) {
		f->march_first[a] = f->march_last[a] = MARCH_NONE;
		f->column_first[a] = f->column_count[a] = f->waiting[a] = 0;
		f->off_ring[a] = false;
		f->strike[a] = (struct strike){ .columns = COLUMN_NONE, .seat = SEAT_NONE };
	}
}

/* The amount as a number; below 0: it becomes one when the units are given out. "All but 1" became one
 * when its units were kept back in the Movement Phase: worked out again it would leave one more. */
static int64_t wanted_at_first(const struct march *m)
{
	bool all_but = m->amount && m->amount->how == HOW_ALL_BUT;

	return all_but && m->fate == MARCH_BATTLE && RULE("2.9.1") ? m->went : -1;
}

static void line_up(struct front *f)
{
	for (size_t k = 0; k < f->nnow; k++) {
		uint32_t i = f->now[k];
		struct march *m = &f->m->at[i];

		m->next = MARCH_NONE;
		m->wanted = wanted_at_first(m);
		m->went = m->brought = 0;
		if (f->march_first[m->from] == MARCH_NONE)
			f->march_first[m->from] = i;
		else
			f->m->at[f->march_last[m->from]].next = i;
		f->march_last[m->from] = i;
	}
}

static void form_columns(struct front *f, area_id origin)
{
	f->stamp = (uint32_t)f->ncolumns; /* columns from here on are this origin's */
	f->column_first[origin] = f->stamp;
	for (uint32_t i = f->march_first[origin]; i != MARCH_NONE; i = f->m->at[i].next) {
		struct march *m = &f->m->at[i];
		uint32_t k = f->mark[m->to];

		if (k < f->stamp || k >= f->ncolumns || f->column[k].to != m->to) {
			k = (uint32_t)f->ncolumns++;
			f->column[k] = (struct column){
				.from = origin, .to = m->to, .seat = m->seat, .next = f->strike[m->to].columns
			};
			f->strike[m->to].columns = k;
			f->mark[m->to] = k;
			f->column_count[origin]++;
		}
		m->column = k;
	}
	front_allot(f, origin);
}

/* ---- B2: which moves belong to this wave ------------------------------------------------------- */

/* 7.4: after a battle there is no Distribution and no Expansion into neutral land. */
static bool is_too_late(const struct front *f, const struct march *m)
{
	seat_id owner = f->c->ground[m->to].owner;

	return (owner == m->seat || (owner == SEAT_NONE && f->wave >= 2)) && RULE("7.4");
}

static void choose_moves(struct front *f)
{
	size_t kept = 0;

	f->nnow = 0;
	for (size_t k = 0; k < f->nleft; k++) {
		struct march *m = &f->m->at[f->left[k]];

		if (f->c->ground[m->from].owner != m->seat || march_is_cut_off(m)) {
			f->left[kept++] = f->left[k];
		} else if (is_too_late(f, m)) {
			m->fate = MARCH_DROPPED;
			REMARK(f->c, m->order, AFTER_BATTLE, order_span(m->order, MOVE_TO, m->link),
			       .area = SAID(m->from), .other = SAID(m->to));
		} else {
			f->now[f->nnow++] = f->left[k];
		}
	}
	f->nleft = kept;
}

static void report_none_left(const struct front *f, const struct march *m)
{
	if (RULE("2.9.1"))
		REMARK(f->c, m->order, NONE_LEFT, order_span(m->order, MOVE_FROM, 0), .area = SAID(m->from),
		       .other = SAID(m->to));
}

/* Of one army that took the target by several marches each has brought what is left, as far as it went:
 * nobody can say whose units fell (7.3.1). */
static int64_t arrived(const struct campaign *c, const struct march *m)
{
	int64_t there = units_count(&c->ground[m->to].units);

	if (c->ground[m->to].owner != m->seat)
		return 0;
	return m->went < there ? m->went : there;
}

static void report_wave(struct front *f)
{
	for (size_t k = 0; k < f->nnow; k++) {
		struct march *m = &f->m->at[f->now[k]];

		m->fate = MARCH_DONE;
		m->brought = arrived(f->c, m);
		if (m->went == 0)
			report_none_left(f, m);
		else
			march_report(f->c, m);
	}
}

/* ---- the Phase --------------------------------------------------------------------------------- */

static void muster(struct front *f)
{
	front_reset(f);
	line_up(f);
	for (area_id a = 0; a < f->c->map->nareas; a++)
		if (f->march_first[a] != MARCH_NONE)
			form_columns(f, a);
}

static void wave(struct front *f)
{
	muster(f);
	border_skirmishes(f);
	target_skirmishes(f);
	invasions(f);
	report_wave(f);
}

static struct front front_new(struct campaign *c, struct marches *m)
{
	size_t n = (size_t)c->map->nareas;
	struct front f = { .c = c,
			   .m = m,
			   .left = ARENA_ARRAY(c->arena, uint32_t, m->n),
			   .now = ARENA_ARRAY(c->arena, uint32_t, m->n),
			   .march_first = ARENA_ARRAY(c->arena, uint32_t, n),
			   .march_last = ARENA_ARRAY(c->arena, uint32_t, n),
			   .column = ARENA_ARRAY(c->arena, struct column, m->n),
			   .column_first = ARENA_ARRAY(c->arena, uint32_t, n),
			   .column_count = ARENA_ARRAY(c->arena, uint32_t, n),
			   .waiting = ARENA_ARRAY(c->arena, uint32_t, n),
			   .strike = ARENA_ARRAY(c->arena, struct strike, n),
			   .mark = ARENA_ARRAY(c->arena, uint32_t, n),
			   .army = ARENA_ARRAY(c->arena, struct units, (size_t)c->ncrowns),
			   .seat_mark = ARENA_ARRAY(c->arena, uint32_t, (size_t)c->ncrowns),
			   .off_ring = ARENA_ARRAY(c->arena, bool, n) };

	for (size_t i = 0; i < m->n; i++)
		if (m->at[i].fate == MARCH_BATTLE || m->at[i].fate == MARCH_WAITING)
			f.left[f.nleft++] = (uint32_t)i;
	return f;
}

void battle_muster(struct campaign *c, struct marches *m)
{
	struct front f = front_new(c, m);

	f.wave = 1;
	choose_moves(&f);
	muster(&f);
	for (size_t k = 0; k < f.nnow; k++) {
		const struct march *now = &m->at[f.now[k]];

		if (now->went > 0)
			march_report(c, now);
		else if (now->order->notes)
			REMARK(c, now->order, NONE_THERE, order_span(now->order, MOVE_FROM, 0), .area = SAID(now->from),
			       .other = SAID(now->to));
	}
}

void phase_battle(struct campaign *c, struct marches *m)
{
	struct front f = front_new(c, m);

	if (RULE("8.13"))
		sieges(c);
	do {
		f.wave++;
		choose_moves(&f);
		if (f.nnow > 0)
			wave(&f);
	} while (f.nnow > 0);
	for (size_t k = 0; k < f.nleft; k++)
		report_none_left(&f, &m->at[f.left[k]]);
	if (!RULE("8.13"))
		sieges(c);
	campaign_trim(c, false);
}
