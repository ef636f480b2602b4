/*
 * missed: see missed.h.
 */
#include "disk/missed.h"

#include "disk/orders.h"
#include "disk/steps.h"

enum { LOOK_BACK = 40 }; /* turns */

struct seat_turn { /* what a seat did in a turn */
	struct str name;
	seat_id seat;
	player_id player; /* when the turn that is asked about had ended, or PLAYER_NONE */
	bool asked, wrote;
	bool refused; /* something of his was not taken */
	bool counted; /* to the end of its row */
};
struct missing {
	struct live *live;
	struct seat_turn *seats;
	size_t n;
	struct hash calls;   /* what was read last */
	struct arena *arena; /* of a step */
};

/* Something of his was taken, or waits for his yes; or it was refused. */
static void look_at_orders(struct seat_turn *seat, struct str orders)
{
	struct orders_line heard;
	struct str line;
	while (str_line(&orders, &line)) {
		if (!orders_read_line(&heard, line))
			continue;
		seat->wrote |= heard.verdict <= VERDICT_WARNED || (heard.verdict == VERDICT_HELD && heard.canonical.n);
		seat->refused |= heard.verdict == VERDICT_REFUSED || heard.verdict == VERDICT_HELD;
	}
}

static void look_for_orders(struct missing *m, const struct object_id *step)
{
	struct str text;
	for (size_t i = 0; i < m->n; i++) {
		const struct str path = orders_path(m->seats[i].seat, m->seats[i].name, m->arena);
		if (!m->seats[i].wrote && !store_read(&text, m->live->private, step, path, m->arena, NULL))
			look_at_orders(&m->seats[i], text);
	}
}

/* What another let pass, who had the seat before, is no miss of the one who has it now. */
static bool is_by(const struct state *s, const struct seat_turn *seat)
{
	const struct seat_row *row = seat_find(s, seat->seat);
	return row && row->player == seat->player;
}

static void note_asked(struct missing *m, const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *asked = ROW(struct asked_row, s, TABLE_ASKED, i);
		const struct call_row *c = call_find(s, asked->call);
		for (size_t k = 0; k < m->n; k++)
			if (m->seats[k].seat == asked->seat && is_by(s, &m->seats[k]))
				m->seats[k].asked |= c && c->kind != KIND_MUSTER &&
						     (m->live->game->kinds[c->kind]->flags & KIND_BOUNDARY);
	}
}

/* States of steps that ask the same seats the same, for the same players, are read once. */
static int look_for_calls(struct missing *m, const struct object_id *step, struct err *e)
{
	const struct state *s;
	struct str asked, seats;
	int code = store_read(&asked, m->live->private, step, STR("state/asked"), m->arena, e);
	if (!code)
		code = store_read(&seats, m->live->private, step, STR("state/seat"), m->arena, e);
	if (code)
		return code == ERR_NOT_FOUND ? 0 : code;
	const struct hash calls = hash_of(str_printf(m->arena, "%.*s%.*s", STR_ARG(asked), STR_ARG(seats)));
	if (!hash_cmp(&calls, &m->calls))
		return 0;
	m->calls = calls;
	code = live_state(&s, m->live, step, m->arena, e);
	if (!code)
		note_asked(m, s);
	return code;
}

/* The steps of a turn, from the one that ended it back to the first that was made in it. */
static int look_at_turn(struct missing *m, struct object_id step, int32_t turn, struct err *e)
{
	int code = 0;
	for (bool in = true; !code && in;) {
		struct arena a = ARENA_INIT;
		struct commit c;
		m->arena = &a;
		code = store_commit_read(&c, m->live->private, &step, &a, e);
		const int32_t at = code || object_is_none(&c.parent) ? 0 : turn_written(m->live->private, &c.parent);
		in = at >= turn; /* behind an annulment lie the turn's first end and what came after that */
		if (at == turn) {
			look_for_orders(m, &step);
			code = look_for_calls(m, &c.parent, e);
		}
		step = c.parent;
		arena_release(&a);
	}
	return code;
}

/* A seat of nobody's is played by whom the turn asks: he has written. */
static void note_borrowed(struct missing *m)
{
	bool wrote = false, refused = false;
	for (size_t i = 0; i < m->n; i++) {
		wrote |= m->seats[i].player == PLAYER_NONE && m->seats[i].wrote;
		refused |= m->seats[i].player == PLAYER_NONE && m->seats[i].refused;
	}
	for (size_t i = 0; i < m->n; i++) {
		const bool plays = m->seats[i].asked && m->seats[i].player != PLAYER_NONE;
		m->seats[i].wrote |= wrote && plays;
		m->seats[i].refused |= refused && plays;
	}
}

static void forget_turn(struct missing *m)
{
	m->calls = (struct hash){ 0 };
	for (size_t i = 0; i < m->n; i++)
		m->seats[i].asked = m->seats[i].wrote = m->seats[i].refused = false;
}

static int open_seats(struct missing *m, const struct object_id *step, struct arena *a, struct err *e)
{
	const struct state *s;
	const int code = live_state(&s, m->live, step, a, e);
	m->n = code ? 0 : row_count(s, TABLE_SEAT);
	m->seats = ARENA_ARRAY(a, struct seat_turn, m->n + 1);
	for (size_t i = 0; i < m->n; i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		m->seats[i] = (struct seat_turn){ .name = seat_name(s, seat->seat),
						  .seat = seat->seat,
						  .player = seat->player };
	}
	return code;
}

/* Whether the turns before have to be looked at as well: turns in which others alone were asked break no row. */
static bool count_turn(struct seat_turn *seat, struct missed *missed, bool last)
{
	const bool misses = seat->asked && !seat->wrote;
	seat->counted |= seat->player == PLAYER_NONE || seat->wrote || (last && !misses) ||
			 missed->turns == MISSED_MOST;
	missed->turns += !seat->counted && misses;
	missed->refused |= last && misses && seat->refused;
	return !seat->counted;
}

int missed_turns(struct missed **out, size_t *n, struct live *l, int32_t turn, struct arena *a, struct err *e)
{
	struct missing m = { .live = l };
	struct object_id end;
	int code = live_turn_commit(&end, l, turn, e);
	if (!code)
		code = open_seats(&m, &end, a, e);
	*n = code ? 0 : m.n;
	*out = ARENA_ARRAY(a, struct missed, *n + 1);
	bool any = *n > 0;
	for (int32_t t = turn; !code && any && t > 0 && turn - t < LOOK_BACK; t--) {
		code = live_turn_commit(&end, l, t, e);
		forget_turn(&m);
		if (!code)
			code = look_at_turn(&m, end, t, e);
		note_borrowed(&m);
		any = false;
		for (size_t i = 0; !code && i < m.n; i++)
			any |= count_turn(&m.seats[i], &(*out)[i], t == turn);
	}
	return code;
}
