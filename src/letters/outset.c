/*
 * outset: see outset.h.
 */
#include "letters/outset.h"

#include "bind/callname.h"
#include "report/form.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

static struct str until(const struct state *s, when bell, struct arena *a)
{
	const struct zone zone = option_zone(s), utc = { .std = "UTC" };
	if (state_game(s)->paused != WHEN_NONE)
		return STR("; the game rests, and no bell rings before the host goes on");
	if (bell == WHEN_NEVER || bell == WHEN_NONE)
		return STR_NONE;
	const struct str local = when_local(a, &zone, bell), there = when_local(a, &utc, bell);
	if (str_eq(local, there))
		return str_printf(a, ", until %.*s", STR_ARG(local));
	return str_printf(a, ", until %.*s (%.*s)", STR_ARG(local), STR_ARG(there));
}

/* more: others of its kind. */
static void add_call(struct buf *out, const struct game *g, const struct state *s, const struct call_row *c,
		     size_t more)
{
	struct arena *a = out->arena;
	const struct str others =
		more ? str_printf(a, " Asked as well: %zu more of the kind; \"status\" lists them.", more) : STR_NONE;
	wrap_paragraph(out,
		       str_printf(a, "Asked of you now: %.*s%.*s.%.*s", STR_ARG(call_words(g, s, c, a)),
				  STR_ARG(until(s, c->bell, a)), STR_ARG(others)),
		       0, COLUMNS);
}

static bool asks(const struct state *s, const struct call_row *c, seat_id seat)
{
	return c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE &&
	       row_find(s, TABLE_ASKED, &(struct asked_row){ c->call, seat, 0 });
}

/* Of each kind the first to close: ten open auctions are ten calls. */
void outset_asked(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	bool any = false;
	for (kind_id kind = 0; kind < g->nkinds; kind++) {
		const struct call_row *first = NULL;
		size_t n = 0;
		for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
			const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
			if (c->kind != kind || !asks(s, c, seat))
				continue;
			first = first && first->bell <= c->bell ? first : c;
			n++;
		}
		if (n)
			add_call(out, g, s, first, n - 1);
		any |= n > 0;
	}
	if (!any && state_game(s)->phase == GAME_RUNNING)
		buf_add_c(out, "Nothing is asked of you now.\n");
}

struct str outset_new(const struct game *g, const struct state *before, const struct state *s, seat_id seat,
		      struct arena *a)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (asks(s, c, seat) && !(row_find(before, TABLE_CALL, c) && asks(before, c, seat)) &&
		    (!first || c->bell < first->bell))
			first = c;
	}
	if (!first)
		return STR_NONE;
	const struct zone zone = option_zone(s);
	const bool rings = first->bell != WHEN_NEVER && state_game(s)->paused == WHEN_NONE;
	return !rings ? call_words(g, s, first, a)
		      : str_printf(a, "%.*s, until %.*s", STR_ARG(call_words(g, s, first, a)),
				   STR_ARG(when_brief(a, &zone, first->bell)));
}

void outset_form(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	struct buf form = buf_new(out->arena);
	form_write(&form, g, s, seat);
	if (form.n)
		buf_addf(out, "Orders to copy (take away the # where you mean it):\n%.*s", STR_ARG(buf_str(&form)));
}
