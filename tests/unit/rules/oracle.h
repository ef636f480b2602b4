/*
 * oracle: Movement and Battle of Global Domination once more, as slowly and plainly as they can be
 * said: every step looks at everything again. Written from the rules, not from src/rules, to be
 * compared with it on random Turns.
 */
#ifndef PBP_TESTS_ORACLE_H
#define PBP_TESTS_ORACLE_H

#include "random_turns.h"

enum { MOVES_MAX = SEATS_MAX * ORDERS_MAX * 3 };
enum oracle_fate { OPEN, ACTED, FOR_BATTLE, WAITS, GONE };

struct omove {
	seat_id seat;
	area_id from, to;
	const struct arg *amount;
	bool haul;
	enum oracle_fate fate;
	struct units units; /* allotted */
	unsigned link;      /* of its chain; the one before stands before it */
	int64_t brought;    /* to its target: no more go on by the next link (2.9.1) */
	int64_t went;       /* set out for battle */
	int64_t wanted;     /* the amount as a number, once it was allotted; -1 */
	bool left;          /* home */
};

struct oracle {
	struct campaign *c;
	struct omove move[MOVES_MAX];
	size_t n;
	bool contested[AREAS_MAX];
	/* of one simulation */
	struct ground g[AREAS_MAX];
	struct units reserved[AREAS_MAX];
	bool entered[AREAS_MAX];
};

static inline int64_t oracle_amount(const struct omove *m, int64_t there)
{
	int64_t n = m->amount ? m->amount->value : 1;

	if (m->link > 0 && there > m[-1].brought)
		there = m[-1].brought;

	if (m->amount && m->amount->how == HOW_ALL)
		return there;
	if (m->amount && m->amount->how == HOW_ALL_BUT)
		n = there - n;
	return n < 0 ? 0 : n < there ? n : there;
}

static inline void oracle_collect(struct oracle *o)
{
	for (seat_id p = 0; p < o->c->ncrowns; p++)
		for (size_t i = 0; i < o->c->crown[p].norders; i++) {
			const struct command *c = o->c->crown[p].orders[i].command;
			bool haul = c->verb == HAUL;
			area_id from = command_value(c, haul ? (unsigned)HAUL_FROM : (unsigned)MOVE_FROM, -1);

			if (!haul && c->verb != MOVE)
				continue;
			for (unsigned k = 0; k < (haul ? 1 : command_count(c, MOVE_TO)); k++) {
				area_id to = command_arg(c, haul ? (unsigned)HAUL_TO : (unsigned)MOVE_TO, k)->value;

				o->move[o->n++] = (struct omove){ .seat = p,
								  .from = from,
								  .to = to,
								  .haul = haul,
								  .link = k,
								  .wanted = -1,
								  .amount = haul ? NULL
										 : command_arg(c, MOVE_COUNT, 0) };
				from = to;
			}
		}
}

static inline bool touches(const struct oracle *o, area_id a, area_id b)
{
	return map_edge(o->c->map, a, b) != EDGE_NONE;
}

/* ---- SIMULATE ---------------------------------------------------------------------------------- */

static inline struct units free_units(const struct oracle *o, area_id a)
{
	struct units u = { { 0 } };

	for (int m = 1; m < MOVES; m++)
		u.of[m] = o->g[a].units.of[m] - o->reserved[a].of[m];
	return u;
}

static inline bool act_haul_plainly(struct oracle *o, struct omove *m)
{
	struct ground *from = &o->g[m->from], *to = &o->g[m->to];

	if (from->owner != m->seat || to->owner != m->seat || from->built + from->fresh == 0)
		return false;
	from->built > 0 ? from->built-- : from->fresh--;
	to->moved++;
	m->fate = ACTED;
	return true;
}

static inline bool act_plainly(struct oracle *o, struct omove *m)
{
	struct units ready = free_units(o, m->from), who;
	struct ground *from = &o->g[m->from], *to = &o->g[m->to];
	int64_t k = oracle_amount(m, units_count(&ready));

	if (m->haul)
		return act_haul_plainly(o, m);
	if (from->owner != m->seat || k == 0)
		return false;
	who = units_take_rested(&ready, k);
	if (to->owner != m->seat && (to->owner != SEAT_NONE || o->contested[m->to])) {
		units_add(&o->reserved[m->from], &who);
		if (m->amount && m->amount->how == HOW_ALL_BUT)
			m->wanted = k; /* who stays was counted now, once */
		m->fate = FOR_BATTLE;
		return true;
	}
	for (int i = 1; i < MOVES; i++) {
		from->units.of[i] -= who.of[i];
		to->units.of[i - 1] += who.of[i];
	}
	if (to->owner == SEAT_NONE) {
		to->owner = m->seat;
		to->since = o->c->number;
		o->entered[m->to] = true;
	}
	m->brought = k;
	m->fate = ACTED;
	return true;
}

static inline bool goes_there(const struct oracle *o, seat_id p, area_id a)
{
	for (size_t i = 0; i < o->n; i++)
		if (o->move[i].seat == p && !o->move[i].haul && o->move[i].to == a && touches(o, o->move[i].from, a))
			return true;
	return false;
}

static inline void simulate_plainly(struct oracle *o, seat_id p)
{
	bool acted;

	memcpy(o->g, o->c->ground, (size_t)o->c->map->nareas * sizeof *o->g);
	memset(o->reserved, 0, sizeof o->reserved);
	memset(o->entered, 0, sizeof o->entered);
	for (size_t i = 0; i < o->n; i++)
		if (o->move[i].seat == p) {
			o->move[i].fate = touches(o, o->move[i].from, o->move[i].to) ? OPEN : GONE;
			o->move[i].brought = 0;
			o->move[i].wanted = -1;
		}
	do {
		acted = false;
		for (size_t i = 0; i < o->n && !acted; i++)
			acted = o->move[i].seat == p && o->move[i].fate == OPEN && act_plainly(o, &o->move[i]);
	} while (acted);
	for (size_t i = 0; i < o->n; i++)
		if (o->move[i].seat == p && o->move[i].fate == OPEN)
			o->move[i].fate = !o->move[i].haul && o->g[o->move[i].from].owner != p &&
							  goes_there(o, p, o->move[i].from)
						  ? WAITS
						  : GONE;
}

static inline void oracle_movement(struct oracle *o)
{
	int32_t n = o->c->map->nareas;
	bool found;

	for (area_id a = 0; a < n; a++) {
		struct units *u = &o->c->ground[a].units;
		int64_t all = units_count(u);

		*u = (struct units){ { 0 } };
		u->of[o->c->ground[a].headquarter ? 3 : 2] = all;
	}
	do {
		int32_t enterers[AREAS_MAX] = { 0 };

		found = false;
		for (seat_id p = 0; p < o->c->ncrowns; p++) {
			simulate_plainly(o, p);
			for (area_id a = 0; a < n; a++)
				enterers[a] += o->entered[a];
		}
		for (area_id a = 0; a < n; a++)
			if (enterers[a] > 1)
				found = o->contested[a] = true;
	} while (found);
	struct ground after[AREAS_MAX];
	memcpy(after, o->c->ground, (size_t)n * sizeof *after);
	for (seat_id p = 0; p < o->c->ncrowns; p++) {
		simulate_plainly(o, p);
		for (area_id a = 0; a < n; a++)
			if (o->g[a].owner == p)
				after[a] = o->g[a];
	}
	memcpy(o->c->ground, after, (size_t)n * sizeof *after);
	campaign_trim(o->c, false);
}

/* ---- a wave ------------------------------------------------------------------------------------ */

struct wave {
	struct oracle *o;
	struct omove *in[MOVES_MAX]; /* its moves, in order */
	size_t n;
	struct units flight[AREAS_MAX]; /* on the way to the area */
	seat_id who[AREAS_MAX];         /* whose */
};

static inline int64_t wanted_plainly(struct omove *m, int64_t there)
{
	if (m->wanted < 0)
		m->wanted = oracle_amount(m, there);
	return m->wanted < there ? m->wanted : there;
}

static inline void allot_plainly(struct wave *w, area_id a)
{
	struct ground *g = &w->o->c->ground[a];
	struct units rest = g->units;

	rest.of[0] = 0;
	for (size_t i = 0; i < w->n; i++) {
		struct omove *m = w->in[i];

		if (m->from != a || m->left)
			continue;
		m->units = (struct units){ { 0 } };
		if (g->owner == m->seat)
			m->units = units_take_rested(&rest, wanted_plainly(m, units_count(&rest)));
		m->went = units_count(&m->units);
	}
}

static inline void leave_plainly(struct wave *w, struct omove *m)
{
	for (int k = 0; k < MOVES; k++)
		w->o->c->ground[m->from].units.of[k] -= m->units.of[k];
	m->left = true;
}

/* What waits or is in flight for a target, of one player; leaving if told so. */
static inline struct units army_plainly(struct wave *w, area_id t, seat_id p, bool leave)
{
	struct units army = w->who[t] == p ? w->flight[t] : (struct units){ { 0 } };

	for (size_t i = 0; i < w->n; i++) {
		struct omove *m = w->in[i];

		if (m->to != t || m->seat != p || m->left)
			continue;
		units_add(&army, &m->units);
		if (leave && units_count(&m->units) > 0)
			leave_plainly(w, m);
	}
	return army;
}

/* A border Skirmish. Armies in flight of several players may go to one target, so they are kept by the
 * moves until the Skirmishes over targets are done: a move that has left keeps its units. */
static inline void border_plainly(struct wave *w, area_id a, area_id b)
{
	struct units both[2] = { { { 0 } }, { { 0 } } };
	struct omove *first[2] = { NULL, NULL };
	int64_t lost;

	for (size_t i = 0; i < w->n; i++) {
		struct omove *m = w->in[i];
		int side = m->from == a && m->to == b ? 0 : m->from == b && m->to == a ? 1 : -1;

		if (side < 0)
			continue;
		units_add(&both[side], &m->units);
		first[side] = m;
	}
	lost = units_count(&both[0]) < units_count(&both[1]) ? units_count(&both[0]) : units_count(&both[1]);
	if (lost == 0)
		return;
	for (size_t i = 0; i < w->n; i++) {
		struct omove *m = w->in[i];

		if ((m->from == a && m->to == b) || (m->from == b && m->to == a)) {
			leave_plainly(w, m);
			m->units = (struct units){ { 0 } };
		}
	}
	for (int side = 0; side < 2; side++) {
		units_take_tired(&both[side], lost);
		first[side]->units = both[side]; /* the last line stands for the column */
	}
}

static inline struct units coming(const struct wave *w, area_id t, seat_id p)
{
	struct units army = { { 0 } };

	for (size_t i = 0; i < w->n; i++)
		if (w->in[i]->to == t && w->in[i]->seat == p)
			units_add(&army, &w->in[i]->units);
	return army;
}

static inline void target_plainly(struct wave *w, area_id t)
{
	int64_t best = 0, second = 0;
	seat_id winner = SEAT_NONE;
	struct units army;

	for (seat_id p = 0; p < w->o->c->ncrowns; p++) {
		struct units u = coming(w, t, p);
		int64_t n = units_count(&u);

		if (n > best) {
			second = best;
			best = n;
			winner = p;
		} else if (n > second) {
			second = n;
		}
	}
	w->who[t] = winner;
	w->flight[t] = (struct units){ { 0 } };
	if (winner == SEAT_NONE)
		return;
	army = coming(w, t, winner);
	for (size_t i = 0; i < w->n; i++) {
		struct omove *m = w->in[i];

		if (m->to != t || (second == 0 && !m->left))
			continue;
		if (second == 0)
			units_add(&w->flight[t], &m->units);
		else if (!m->left)
			leave_plainly(w, m);
		m->units = (struct units){ { 0 } };
	}
	if (second == 0)
		return;
	units_take_tired(&army, second);
	w->flight[t] = army;
	if (units_count(&army) == 0)
		w->who[t] = SEAT_NONE;
}

/* ---- Invasions --------------------------------------------------------------------------------- */

static inline struct units one_step(struct units u)
{
	return (struct units){ { u.of[0] + u.of[1], u.of[2], u.of[3], 0 } };
}

static inline void invade_plainly(struct wave *w, area_id t)
{
	struct ground *g = &w->o->c->ground[t];
	seat_id p = w->who[t];
	struct units army = army_plainly(w, t, p, true);
	int64_t a, d = units_count(&g->units);

	w->flight[t] = (struct units){ { 0 } };
	w->who[t] = SEAT_NONE;
	if (g->unmovable == FORTRESS) {
		if (units_count(&army) < 2)
			return;
		g->unmovable = RUIN;
		units_take_tired(&army, 2);
	}
	a = units_count(&army) - 2;
	if (a < 0)
		return;
	if (a < d) {
		units_take_tired(&g->units, a);
		return;
	}
	g->fresh = g->built = g->moved = 0;
	if (g->unmovable == BIVOUAC)
		g->unmovable = NO_THING;
	g->owner = a > d ? p : SEAT_NONE;
	g->since = a > d ? w->o->c->number : 0;
	units_take_tired(&army, units_count(&army) - (a - d));
	g->units = one_step(army);
}

static inline bool in_e(struct wave *w, area_id t)
{
	struct units army;

	if (w->who[t] == SEAT_NONE || w->o->c->ground[t].owner == SEAT_NONE)
		return false;
	army = army_plainly(w, t, w->who[t], false);
	return units_count(&army) > 0;
}

static inline bool waits_in(const struct wave *w, area_id a, area_id to)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->in[i]->from == a && !w->in[i]->left && units_count(&w->in[i]->units) > 0 &&
		    (to == AREA_NONE || w->in[i]->to == to))
			return true;
	return false;
}

/* reach[a][b]: waiting moves lead from a to b (Warshall). */
static inline area_id ring_plainly(const struct wave *w)
{
	int32_t n = w->o->c->map->nareas;
	bool reach[AREAS_MAX][AREAS_MAX] = { 0 };

	for (area_id a = 0; a < n; a++)
		for (area_id b = 0; b < n; b++)
			reach[a][b] = waits_in(w, a, b);
	for (area_id k = 0; k < n; k++)
		for (area_id a = 0; a < n; a++)
			for (area_id b = 0; b < n; b++)
				reach[a][b] = reach[a][b] || (reach[a][k] && reach[k][b]);
	for (area_id l = 0; l < n; l++)
		for (area_id t = 0; t < n && reach[l][l]; t++)
			if (waits_in(w, l, t) && reach[t][l])
				return t;
	return AREA_NONE;
}

/* from: where among the ready ones to begin, any of which may be first. */
static inline void invasions_plainly(struct wave *w, uint64_t *seed)
{
	int32_t n = w->o->c->map->nareas;

	for (;;) {
		area_id next = AREA_NONE, from = below(seed, n);
		bool any = false;

		for (area_id a = 0; a < n; a++)
			allot_plainly(w, a);
		for (int32_t i = 0; i < n; i++) {
			area_id t = (from + i) % n;

			any = any || in_e(w, t);
			if (next == AREA_NONE && in_e(w, t) && !waits_in(w, t, AREA_NONE))
				next = t;
		}
		if (!any)
			return;
		invade_plainly(w, next == AREA_NONE ? ring_plainly(w) : next);
	}
}

/* ---- the Phase --------------------------------------------------------------------------------- */

static inline void wave_plainly(struct wave *w, int number, uint64_t *seed)
{
	int32_t n = w->o->c->map->nareas;

	for (area_id a = 0; a < n; a++)
		allot_plainly(w, a);
	for (area_id a = 0; a < n; a++)
		for (area_id b = a + 1; b < n; b++)
			border_plainly(w, a, b);
	for (area_id t = 0; t < n; t++)
		target_plainly(w, t);
	for (area_id t = 0; t < n && number == 1; t++) {
		struct ground *g = &w->o->c->ground[t];

		if (g->owner != SEAT_NONE || w->who[t] == SEAT_NONE)
			continue;
		g->units = one_step(army_plainly(w, t, w->who[t], true));
		g->owner = w->who[t];
		g->since = w->o->c->number;
		w->who[t] = SEAT_NONE;
	}
	invasions_plainly(w, seed);
}

/* What stands in a target that was taken, as far as this move went there. */
static inline void bring_plainly(const struct campaign *c, struct omove *m)
{
	int64_t there = units_count(&c->ground[m->to].units);

	if (c->ground[m->to].owner == m->seat)
		m->brought = m->went < there ? m->went : there;
}

static inline void oracle_battle(struct oracle *o, uint64_t *seed)
{
	sieges(o->c);
	for (int number = 1;; number++) {
		struct wave w = { .o = o };

		for (size_t i = 0; i < o->n; i++) {
			struct omove *m = &o->move[i];
			seat_id owner = o->c->ground[m->to].owner;

			if ((m->fate != FOR_BATTLE && m->fate != WAITS) || o->c->ground[m->from].owner != m->seat ||
			    (m->link > 0 && m[-1].brought == 0))
				continue;
			m->fate = GONE;
			if (owner != m->seat && (owner != SEAT_NONE || number == 1))
				w.in[w.n++] = m;
		}
		for (area_id a = 0; a < AREAS_MAX; a++)
			w.who[a] = SEAT_NONE;
		if (w.n == 0 && number > 4)
			break;
		wave_plainly(&w, number, seed);
		for (size_t i = 0; i < w.n; i++)
			bring_plainly(o->c, w.in[i]);
	}
	campaign_trim(o->c, false);
}

#endif
