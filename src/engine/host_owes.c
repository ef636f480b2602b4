/* host_owes: who is still awaited: told to the host, who asks; or to them. */
#include "engine/host.h"

#include "bind/callname.h"
#include "play/game.h"

struct owing { /* of an open call */
	size_t asked, awaited;
	struct buf names;
};

static void add_name(struct owing *o, const struct ear *ear, const struct call_row *c, seat_id seat)
{
	const struct seat_book *book = book_seat(ear->e, c->call, seat);
	const struct zone zone = option_zone(ear->state);
	const struct away_row *away;

	buf_addf(&o->names, "%s%.*s", o->names.n ? ", " : "", STR_ARG(seat_name(ear->state, seat)));
	if (seat_is_away(ear->state, seat, ear->now, &away))
		buf_addf(&o->names, " (away until %.*s)", STR_ARG(when_brief(ear->a, &zone, away->until)));
	else if (book && book->now.n)
		buf_add_c(&o->names, " (has sent orders, and is not done)");
}

static struct owing owing_of(const struct ear *ear, const struct call_row *c)
{
	struct owing o = { .names = buf_new(ear->a) };
	const struct asked_row *asked;

	for (size_t i = asked_begin(ear->state, c->call); (asked = asked_at(ear->state, c->call, i)); i++) {
		o.asked++;
		if (seat_answered(ear->e, ear->state, c, asked->seat))
			continue;
		o.awaited++;
		add_name(&o, ear, c, asked->seat);
	}
	return o;
}

static void say_owing(struct host_line *h, const struct call_row *c)
{
	const struct ear *ear = h->ear;
	const struct zone zone = option_zone(ear->state);
	const struct owing o = owing_of(ear, c);
	struct str until = STR_NONE;

	const when bell = state_bell(ear->state, c->bell);
	if (bell != WHEN_NEVER && bell != WHEN_NONE)
		until = str_printf(ear->a, ", until %.*s", STR_ARG(when_local(ear->a, &zone, bell)));
	else if (state_game(ear->state)->paused != WHEN_NONE)
		until = STR(", while the game rests");
	if (o.awaited)
		host_remark(h, SAY(ear->a, "owes", h->at, { "call", call_words(ear->e->game, ear->state, c, ear->a) },
				   { "until", until }, { "n", str_printf(ear->a, "%zu", o.awaited) },
				   { "asked", str_printf(ear->a, "%zu", o.asked) }, { "who", buf_str(&o.names) }));
}

/* A question: no step, and nothing in any history that all may see. */
const struct diag *host_owes(struct host_line *h)
{
	const struct state *s = h->ear->state;

	if (h->rest.n && !str_eq_c(h->rest, "?"))
		return host_usage(h);
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (call_hears(ROW(struct call_row, s, TABLE_CALL, i)))
			say_owing(h, ROW(struct call_row, s, TABLE_CALL, i));
	if (!VEC_LAST(&h->ear->lines)->ndiags)
		host_remark(h, SAY_PLAIN(h->ear->a, "owes-none", h->at));
	return NULL;
}

static bool is_awaited(const struct ear *ear, seat_id seat)
{
	const struct state *s = ear->state;
	const struct away_row *away;

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (call_hears(c) && call_asks(s, c->call, seat) && !seat_answered(ear->e, s, c, seat))
			return !seat_is_away(s, seat, ear->now, &away);
	}
	return false;
}

/* Whom it reaches is for them alone, and who plays a public history again does not know it. */
const struct diag *host_remind(struct host_line *h)
{
	const struct ear *ear = h->ear;
	const struct state *s = ear->state;
	bool any = ear->in->tape.p;

	if (h->rest.n)
		return host_usage(h);
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		any |= is_awaited(ear, ROW(struct seat_row, s, TABLE_SEAT, i)->seat);
	if (!any)
		return SAY_PLAIN(ear->a, "owes-nobody", h->at);
	struct turn *t = host_step(h);
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;

		if (is_awaited(ear, seat))
			EVENT(t, EVENT_REMINDED, seat);
	}
	return NULL;
}
