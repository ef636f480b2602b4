/*
 * outset: see outset.h.
 */
#include "letters/outset.h"

#include "bind/callname.h"
#include "report/form.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

static void add_call(struct buf *out, const struct game *g, const struct state *s, const struct call_row *c)
{
	const struct zone zone = option_zone(s), utc = { .std = "UTC" };
	struct arena *a = out->arena;
	struct buf line = buf_new(a);
	buf_addf(&line, "Asked of you now: %.*s", STR_ARG(call_words(g, s, c, a)));
	if (c->bell != WHEN_NEVER && c->bell != WHEN_NONE) {
		const struct str local = when_local(a, &zone, c->bell), there = when_local(a, &utc, c->bell);
		buf_addf(&line, ", until %.*s", STR_ARG(local));
		if (!str_eq(local, there))
			buf_addf(&line, " (%.*s)", STR_ARG(there));
	}
	buf_add_char(&line, '.');
	wrap_paragraph(out, buf_str(&line), 0, COLUMNS);
}

static bool asks(const struct state *s, const struct call_row *c, seat_id seat)
{
	return c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE &&
	       row_find(s, TABLE_ASKED, &(struct asked_row){ c->call, seat, 0 });
}

enum { CALLS_SHOWN = 6 }; /* ten open auctions are ten calls, and the board shows them better */

void outset_asked(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	size_t n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (asks(s, c, seat) && n++ < CALLS_SHOWN)
			add_call(out, g, s, c);
	}
	if (n > CALLS_SHOWN)
		buf_addf(out, "and %zu more, like these: answer \"status\" for all of them.\n", n - CALLS_SHOWN);
	if (!n && state_game(s)->phase == GAME_RUNNING)
		buf_add_c(out, "Nothing is asked of you now.\n");
}

void outset_form(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	struct buf form = buf_new(out->arena);
	form_write(&form, g, s, seat);
	if (form.n)
		buf_addf(out, "Orders to copy (take away the # where you mean it):\n%.*s", STR_ARG(buf_str(&form)));
}
