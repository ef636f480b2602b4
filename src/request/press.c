/* press: see press.h: to whom, sent, published. press_read.c finds it in a mail. */
#include "request/press.h"

#include "engine/host.h"
#include "play/game.h"

enum { TEXT_MOST = 16000, A_DAY = 20 };

/* ---- to whom ---------------------------------------------------------------------------------- */

struct recipients {
	bool all;
	VEC(seat_id) seats;
};

static bool is_there(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && row->player != PLAYER_NONE;
}

static struct str names_there(const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->player != PLAYER_NONE)
			buf_addf(&b, "%s%.*s", b.n ? ", " : "", STR_ARG(text_of(s, seat->name)));
	}
	return buf_str(&b);
}

static bool names_all(struct str name)
{
	static const char *const words[] = { "all", "everybody", "everyone", "all players" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_eq_nocase(name, str_c(words[i])))
			return true;
	return false;
}

static const struct diag *add_one(struct recipients *out, const struct request *r, struct str name)
{
	const struct state *s = r->ear->state;
	const seat_id seat = seat_by_name(s, name);

	if (seat == SEAT_NONE && (str_eq_nocase(name, STR("host")) || str_eq_nocase(name, STR("the host"))))
		return SAY_PLAIN(r->ear->a, "press-host", r->at);
	if (seat == SEAT_NONE || !is_there(s, seat))
		return SAY(r->ear->a, "press-nobody", r->at, { "text", name }, { "seats", names_there(s, r->ear->a) });
	if (seat == r->seat)
		return SAY_PLAIN(r->ear->a, "press-self", r->at);
	for (size_t i = 0; i < out->seats.n; i++)
		if (out->seats.at[i] == seat)
			return NULL;
	VEC_PUSH(&out->seats, r->ear->a, seat);
	return NULL;
}

static void add_all(struct recipients *out, const struct request *r)
{
	const struct state *s = r->ear->state;

	out->all = true;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;

		if (seat != r->seat && is_there(s, seat))
			VEC_PUSH(&out->seats, r->ear->a, seat);
	}
}

/* "red, gold and blue" */
static const struct diag *recipients_of(struct recipients *out, const struct request *r, struct str names)
{
	const struct diag *why = NULL;
	struct str name, rest;

	if (names_all(names))
		add_all(out, r);
	while (!why && !out->all && str_cut(&names, ',', &name)) {
		take_word(&name, "and");
		while (!why && cut_at_word(name, "and", &name, &rest)) {
			why = add_one(out, r, name);
			name = rest;
		}
		if (!why && str_trim(name).n)
			why = add_one(out, r, str_trim(name));
	}
	return !why && !out->seats.n ? SAY(r->ear->a, "press-nobody", r->at, { "text", names },
					   { "seats", names_there(r->ear->state, r->ear->a) })
				     : why;
}

/* ---- sent ------------------------------------------------------------------------------------- */

static int32_t count_of(const struct state *s, seat_id seat, when since)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_PRESS); i++) {
		const struct press_row *row = ROW(struct press_row, s, TABLE_PRESS, i);

		n += row->seat == seat && row->at > since;
	}
	return n;
}

static const struct diag *may_send(const struct request *r, const struct recipients *to, bool anonymous,
				   struct str text)
{
	struct ear *ear = r->ear;

	if (option_is(ear->state, "press", "none"))
		return SAY_PLAIN(ear->a, "press-none", r->at);
	if (option_is(ear->state, "press", "open") && !to->all)
		return SAY_PLAIN(ear->a, "press-open", r->at);
	if (anonymous && option_is(ear->state, "anonymous", "off"))
		return SAY_PLAIN(ear->a, "press-named", r->at);
	if (!text.n)
		return SAY_PLAIN(ear->a, "press-empty", r->at);
	if (text.n > TEXT_MOST)
		return SAY_PLAIN(ear->a, "press-long", r->at);
	return count_of(ear->state, r->seat, ear->now - 24 * 3600) >= A_DAY ? SAY_PLAIN(ear->a, "press-often", r->at)
									    : NULL;
}

static void send(struct request *r, const struct recipients *to, bool anonymous, struct str text)
{
	struct turn *t = &ear_step(r->ear)->turn;
	const text_id id = text_intern(t->after, text);

	r->open = to->all && !anonymous;
	row_put(t->after, TABLE_PRESS,
		&(struct press_row){ r->seat, count_of(t->after, r->seat, WHEN_NONE) + 1, t->now,
				     r->open ? id : TEXT_NONE });
	for (size_t i = 0; i < to->seats.n; i++)
		EVENT(t, EVENT_PRESS, to->seats.at[i], anonymous ? SEAT_NONE : r->seat, to->all, id);
}

const struct diag *press_run(struct request *r)
{
	const size_t colon = str_find_char(r->rest, ':');
	struct str head = str_sub(r->rest, 0, colon), text = str_trim(str_sub(r->rest, colon + 1, r->rest.n));
	const bool anonymous = take_word(&head, "anonymously");
	struct recipients to = { 0 };
	const struct diag *why;

	take_word(&head, "to");
	why = recipients_of(&to, r, str_trim(head));
	if (!why)
		why = may_send(r, &to, anonymous, text);
	if (!why)
		send(r, &to, anonymous, text);
	return why;
}
