/*
 * march: what one player's movements come to, if nobody but the contested areas interferes.
 *
 * The rule is: of the orders in written order the first that can act acts, and then again from the
 * top ("the order need not be specified where it is obvious", 2.8). A march can act as soon as its
 * origin is the player's and holds a unit that may move, so per area only its first such march counts;
 * a heap keeps the first of all areas. That makes it n log n instead of n squared.
 */
#include "rules/global_domination/march.h"

bool march_is_cut_off(const struct march *m)
{
	return m->link > 0 && m[-1].brought == 0 && RULE("2.9.1");
}

int64_t march_amount(const struct march *m, int64_t there)
{
	int64_t n = m->amount ? m->amount->value : 1;

	if (m->link > 0 && m[-1].brought < there && RULE("2.9.1"))
		there = m[-1].brought;
	switch ((enum how)(m->amount ? m->amount->how : HOW_EXACT)) {
	case HOW_ALL:
		return there;
	case HOW_ALL_BUT:
		return there > n ? there - n : 0;
	default:
		return n < there ? n : there; /* 2.9.1: as many as there are */
	}
}

void gd_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *count = command_arg(c, MOVE_COUNT, 0);
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);

	(void)v;
	if (count && count->how == HOW_ALL_BUT && command_count(c, MOVE_TO) > 1 && RULE("2.2.2"))
		gd_note(notes, NOTE_ALL_BUT_CHAIN, count->at,
			&FACTS(.area = SAID(from->value), .other = SAID(to->value), .count = count->value));
}

/* ---- collecting -------------------------------------------------------------------------------- */

static struct march *march_add(struct marches *m, const struct ordered *o)
{
	struct march *march = &m->at[m->n++];

	*march = (struct march){ .order = o, .seat = o->command->seat, .next = MARCH_NONE };
	return march;
}

static void add_moves(struct marches *m, const struct ordered *o)
{
	const struct command *cmd = o->command;
	area_id from = command_value(cmd, MOVE_FROM, AREA_NONE);

	for (unsigned k = 0; k < command_count(cmd, MOVE_TO); k++) {
		struct march *march = march_add(m, o);

		march->amount = command_arg(cmd, MOVE_COUNT, 0);
		march->from = from;
		march->to = command_arg(cmd, MOVE_TO, k)->value;
		march->link = (uint16_t)k;
		from = march->to;
	}
}

static void add_haul(struct marches *m, const struct ordered *o)
{
	struct march *march = march_add(m, o);

	march->amount = command_arg(o->command, HAUL_COUNT, 0);
	march->from = command_value(o->command, HAUL_FROM, AREA_NONE);
	march->to = command_value(o->command, HAUL_TO, AREA_NONE);
	march->haul = true;
}

static size_t count_links(const struct campaign *c)
{
	size_t n = 0;

	for (size_t i = 0; i < c->nacting; i++) {
		const struct crown *p = &c->crown[c->acting[i]];

		for (size_t k = 0; k < p->norders; k++)
			n += 1 + command_count(p->orders[k].command, MOVE_TO);
	}
	return n;
}

struct marches marches_collect(struct campaign *c)
{
	struct marches m = { .at = ARENA_ARRAY(c->arena, struct march, count_links(c)),
			     .first = ARENA_ARRAY(c->arena, size_t, c->nacting + 1) };

	for (size_t i = 0; i < c->nacting; i++) {
		const struct crown *p = &c->crown[c->acting[i]];

		m.first[i] = m.n;
		for (size_t k = 0; k < p->norders; k++) {
			if (p->orders[k].command->verb == MOVE)
				add_moves(&m, &p->orders[k]);
			else if (p->orders[k].command->verb == HAUL)
				add_haul(&m, &p->orders[k]);
		}
	}
	m.first[c->nacting] = m.n;
	return m;
}

/* ---- cells ------------------------------------------------------------------------------------- */

struct theatre theatre_new(struct campaign *c, struct marches *m, const bool *contested)
{
	size_t n = (size_t)c->map->nareas;

	return (struct theatre){ .c = c,
				 .marches = m,
				 .contested = contested,
				 .cell = ARENA_ARRAY(c->arena, struct cell, n),
				 .touched = ARENA_ARRAY(c->arena, area_id, n),
				 .goals = ARENA_ARRAY(c->arena, area_id, n),
				 .heap = heap_new(c->arena, m->n) };
}

static struct cell *cell_of(struct theatre *t, seat_id p, area_id a)
{
	struct cell *cell = &t->cell[a];
	const struct ground *g = &t->c->ground[a];

	if (cell->stamp == t->stamp)
		return cell;
	*cell = (struct cell){ .stamp = t->stamp,
			       .owned = g->owner == p,
			       .first = MARCH_NONE,
			       .last = MARCH_NONE,
			       .hauls = MARCH_NONE,
			       .last_arrival = MARCH_NONE };
	if (cell->owned) {
		cell->units = g->units;
		cell->built = g->built;
		cell->fresh = g->fresh;
		cell->moved = g->moved;
	}
	t->touched[t->ntouched++] = a;
	return cell;
}

/* 7.3: below so many moves left a unit stays where it is. */
static int tired(void)
{
	return RULE("7.3") ? 1 : 0;
}

static int64_t movable(const struct cell *cell)
{
	int64_t n = 0;

	for (int m = tired(); m < MOVES; m++)
		n += cell->units.of[m] - cell->reserved.of[m];
	return n;
}

/* k units that are not reserved and may still move, most moves left first (7.3.1). */
static struct units choose(const struct cell *cell, int64_t k)
{
	struct units ready = { { 0 } };

	for (int m = tired(); m < MOVES; m++)
		ready.of[m] = cell->units.of[m] - cell->reserved.of[m];
	return RULE("7.3.1") ? units_take_rested(&ready, k) : units_take_tired(&ready, k);
}

/* ---- the queue --------------------------------------------------------------------------------- */

static void enqueue(struct theatre *t, uint32_t i)
{
	if (!t->marches->at[i].queued)
		heap_push(&t->heap, i);
	t->marches->at[i].queued = true;
}

/* The first march from here that could act now joins the queue. */
static void wake(struct theatre *t, struct cell *cell)
{
	int64_t ready = movable(cell);

	if (!cell->owned || ready == 0)
		return;
	while (cell->first != MARCH_NONE && t->marches->at[cell->first].fate != MARCH_PENDING)
		cell->first = t->marches->at[cell->first].next;
	for (uint32_t i = cell->first; i != MARCH_NONE; i = t->marches->at[i].next) {
		const struct march *m = &t->marches->at[i];

		if (m->fate != MARCH_PENDING || march_amount(m, ready) == 0)
			continue;
		enqueue(t, i);
		return;
	}
}

/* A Trebuchet's march is ready when both ends are his; till then it waits with the end that is not. */
static void wake_haul(struct theatre *t, uint32_t i)
{
	struct march *m = &t->marches->at[i];
	struct cell *from = cell_of(t, m->seat, m->from), *to = cell_of(t, m->seat, m->to);
	struct cell *lacking = !from->owned ? from : !to->owned ? to : NULL;

	if (lacking == NULL) {
		enqueue(t, i);
		return;
	}
	m->next = lacking->hauls;
	lacking->hauls = i;
}

static void own(struct theatre *t, struct cell *cell)
{
	const struct ground *g = &t->c->ground[cell - t->cell];
	uint32_t i = cell->hauls, next;

	cell->owned = cell->entered = true;
	cell->fresh = g->fresh; /* Trebuchets left on neutral land go with it */
	cell->built = g->built;
	cell->moved = g->moved;
	cell->hauls = MARCH_NONE;
	for (; i != MARCH_NONE; i = next) {
		next = t->marches->at[i].next;
		wake_haul(t, i);
	}
}

/* ---- acting ------------------------------------------------------------------------------------ */

static void walk(struct theatre *t, struct march *m, struct cell *from, struct cell *to, const struct units *who)
{
	bool enters = !to->owned;

	for (int k = 0; k < MOVES; k++) {
		from->units.of[k] -= who->of[k];
		to->units.of[k > 0 ? k - 1 : 0] += who->of[k];
	}
	m->fate = MARCH_DONE;
	m->went = m->brought = units_count(who);
	to->last_arrival = (uint32_t)(m - t->marches->at);
	if (enters)
		own(t, to);
	if (t->final)
		TELL(t->c, m->order->command, enters ? GD_ENTERED : GD_MOVED, enters ? "7.2" : "7.1", m->seat, m->went,
		     m->from, m->to);
	wake(t, to);
}

static void act(struct theatre *t, struct march *m)
{
	struct cell *from = cell_of(t, m->seat, m->from), *to = cell_of(t, m->seat, m->to);
	const int64_t there = movable(from), k = march_amount(m, there);
	bool neutral = t->c->ground[m->to].owner == SEAT_NONE;

	if (k == 0)
		return; /* its cell wakes it again when units arrive */
	m->there = there;
	struct units who = choose(from, k);
	if (to->owned || (neutral && !t->contested[m->to])) {
		walk(t, m, from, to, &who);
	} else if (!neutral && !RULE("7.2.1")) {
		m->fate = MARCH_DROPPED;
	} else {
		units_add(&from->reserved, &who);
		m->fate = MARCH_BATTLE;
		m->went = k;
	}
	wake(t, from);
}

static void act_haul(struct theatre *t, struct march *m)
{
	struct cell *from = cell_of(t, m->seat, m->from), *to = cell_of(t, m->seat, m->to);
	const int64_t there = from->built + from->fresh, k = march_amount(m, there);
	int64_t built = k < from->built ? k : from->built; /* those cannot Siege anyway */

	if (k == 0)
		return;
	m->there = there;
	if (to->entered || from->entered)
		from->ventured += k;
	from->built -= built;
	from->fresh -= k - built;
	if (RULE("7.6"))
		to->moved += k;
	else
		to->fresh += k;
	m->fate = MARCH_DONE;
	m->went = k;
	if (t->final)
		TELL(t->c, m->order->command, GD_HAULED, "7.6", m->seat, k, m->from, m->to);
}

/* ---- one player -------------------------------------------------------------------------------- */

static void refuse_far(struct theatre *t, const struct march *m)
{
	unsigned slot = m->haul ? (unsigned)HAUL_TO : (unsigned)MOVE_TO;
	enum gd_note what = m->haul                                ? NOTE_HAUL_NOT_NEXT
			    : t->c->ground[m->to].owner == m->seat ? NOTE_SHARE_NOT_NEXT
								   : NOTE_MOVE_NOT_NEXT;

	if (t->final)
		remark(t->c, m->order, what, order_span(m->order, slot, m->link),
		       FACTS(.area = SAID(m->from), .other = SAID(m->to)));
}

static bool is_next(const struct theatre *t, const struct march *m)
{
	bool rule = m->haul ? RULE("7.6") : RULE("7.1") && RULE("7.2");

	return map_edge(t->c->map, m->from, m->to) != EDGE_NONE || !rule;
}

/* In a check an order falls as a whole: none of its links may use up the moves of a lawful one (2.2.2). */
static bool belongs_to_refused(const struct theatre *t, const struct march *m)
{
	const struct march *first = m - m->link, *end = t->marches->at + t->marches->n;

	if (m->order->notes == NULL)
		return false;
	for (const struct march *k = first; k < end && k->order == m->order; k++)
		if (!is_next(t, k))
			return true;
	return false;
}

static void line_up(struct theatre *t, uint32_t i)
{
	struct march *m = &t->marches->at[i];
	struct cell *from = cell_of(t, m->seat, m->from);

	cell_of(t, m->seat, m->to); /* both ends are touched: settle_marches looks at them */
	m->fate = MARCH_PENDING;
	m->queued = false;
	m->next = MARCH_NONE;
	m->went = m->brought = 0;
	if (!is_next(t, m)) {
		m->fate = MARCH_DROPPED;
		refuse_far(t, m);
		return;
	}
	if (belongs_to_refused(t, m)) {
		m->fate = MARCH_DROPPED;
		return;
	}
	if (m->haul)
		return; /* line_up_hauls: their list links must not mix with these */
	if (from->first == MARCH_NONE)
		from->first = i;
	else
		t->marches->at[from->last].next = i;
	from->last = i;
}

static void line_up_all(struct theatre *t, size_t first, size_t last)
{
	for (size_t i = first; i < last; i++)
		line_up(t, (uint32_t)i);
	for (size_t i = first; i < last; i++) {
		struct march *m = &t->marches->at[i];

		if (m->fate != MARCH_PENDING)
			continue;
		if (m->haul)
			wake_haul(t, (uint32_t)i);
		else if (cell_of(t, m->seat, m->from)->first == i)
			wake(t, cell_of(t, m->seat, m->from));
	}
}

void theatre_simulate(struct theatre *t, size_t i)
{
	uint32_t next;

	t->stamp++;
	t->ntouched = 0;
	line_up_all(t, t->marches->first[i], t->marches->first[i + 1]);
	while (heap_pop(&t->heap, &next)) {
		struct march *m = &t->marches->at[next];

		m->queued = false;
		if (m->fate != MARCH_PENDING)
			continue;
		if (m->haul)
			act_haul(t, m);
		else
			act(t, m);
	}
}

/* ---- where marches may end --------------------------------------------------------------------- */

static size_t mark_goal(struct theatre *t, const struct march *m, size_t n)
{
	struct cell *to = cell_of(t, m->seat, m->to);

	if (to->goal)
		return n;
	to->goal = true;
	t->goals[n] = m->to;
	return n + 1;
}

void theatre_goals(struct theatre *t, size_t i)
{
	const struct marches *all = t->marches;
	size_t n = 0;

	for (size_t k = all->first[i]; k < all->first[i + 1]; k++) {
		const struct march *m = &all->at[k];

		if (!m->haul && m->fate != MARCH_DROPPED && cell_of(t, m->seat, m->from)->owned)
			n = mark_goal(t, m, n);
	}
	for (size_t done = 0; done < n; done++) {
		const struct cell *cell = &t->cell[t->goals[done]];

		for (uint32_t k = cell->owned ? MARCH_NONE : cell->first; k != MARCH_NONE; k = all->at[k].next)
			n = mark_goal(t, &all->at[k], n);
	}
}
