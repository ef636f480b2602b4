/*
 * outset: see outset.h.
 */
#include "letters/outset.h"

#include "bind/callname.h"
#include "report/form.h"
#include "report/value.h"

/* In the game's zone, and in UTC where that is another; or nothing. */
static struct str until(const struct state *s, when bell, struct arena *a)
{
	const struct zone zone = option_zone(s), utc = { .std = "UTC" };
	if (bell == WHEN_NEVER || bell == WHEN_NONE || state_game(s)->paused != WHEN_NONE)
		return STR_NONE;
	const struct str local = when_local(a, &zone, bell), there = when_local(a, &utc, bell);
	return str_eq(local, there) ? local : str_printf(a, "%.*s (%.*s)", STR_ARG(local), STR_ARG(there));
}

/* more: others of its kind. */
static json_t *call_value(const struct game *g, const struct state *s, const struct call_row *c, size_t more,
			  struct arena *a)
{
	json_t *o = json_pack("{s:b}", "rests", state_game(s)->paused != WHEN_NONE);
	model_set(o, "what", call_words(g, s, c, a), a);
	model_set_some(o, "until", until(s, c->bell, a), a);
	if (more)
		json_object_set_new(o, "more", json_integer((json_int_t)more));
	return o;
}

static bool asks(const struct state *s, const struct call_row *c, seat_id seat)
{
	return c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE &&
	       row_find(s, TABLE_ASKED, &(struct asked_row){ c->call, seat, 0 });
}

/* Of each kind the first to close: ten open auctions are ten calls. */
void outset_asked(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	json_t *asked = json_array();
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
			json_array_append_new(asked, call_value(g, s, first, n - 1, a));
	}
	json_object_set_new(value, "unasked",
			    json_boolean(!json_array_size(asked) && state_game(s)->phase == GAME_RUNNING));
	json_object_set_new(value, "asked", asked);
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

void outset_form(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	struct buf form = buf_new(a);
	form_write(&form, g, s, seat);
	model_set_lines(value, "form", buf_str(&form), a);
}
