/*
 * outset: see outset.h.
 */
#include "letters/outset.h"

#include "bind/callname.h"
#include "engine/calls.h"
#include "report/examples.h"
#include "report/letter.h"
#include "report/moment.h"
#include "report/places.h"
#include "report/value.h"

/* For who plays the seat; or nothing. */
static struct str until(const struct state *s, seat_id seat, when bell, struct arena *a)
{
	if (state_bell(s, bell) == WHEN_NEVER || bell == WHEN_NONE)
		return STR_NONE;
	return moment_words(s, seat_find(s, seat)->player, bell, a);
}

/* more: others of its kind; for: another seat for which he speaks. */
static bool is_asked_alone(const struct state *s, call_id call)
{
	const size_t first = asked_begin(s, call);
	return asked_at(s, call, first) && !asked_at(s, call, first + 1);
}

static json_t *call_value(const struct game *g, const struct state *s, const struct call_row *c, seat_id seat,
			  size_t more, struct arena *a)
{
	const bool early = g->kinds[c->kind]->hearing == SEALED && call_may_end_early(g, s, c);
	json_t *o = json_pack("{s:b,s:b,s:b}", "rests", state_game(s)->paused != WHEN_NONE, "early", early, "alone",
			      is_asked_alone(s, c->call));
	model_set(o, "what", call_words(g, s, c, a), a);
	model_set_some(o, "until", until(s, seat, c->bell, a), a);
	const struct away_row *away;
	if (seat_is_away(s, seat, c->bell, &away)) /* he may have said so before that deadline was set */
		model_set_some(o, "within", until(s, seat, away->until, a), a);
	const seat_id asked = seat_asked_for(g, s, c->call, seat);
	if (asked != SEAT_NONE && asked != seat)
		model_set(o, "for", seat_name(s, asked), a);
	if (more)
		json_object_set_new(o, "more", json_integer((json_int_t)more));
	return o;
}

static bool asks(const struct game *g, const struct state *s, const struct call_row *c, seat_id seat)
{
	return c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE && seat_asked_for(g, s, c->call, seat) != SEAT_NONE;
}

struct str outset_whom(const struct state *s, call_id call, struct arena *a)
{
	enum { NAMED = 3 };
	struct buf b = buf_new(a);
	size_t n = 0, k = 0;
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++)
		n += ROW(struct asked_row, s, TABLE_ASKED, i)->call == call;
	for (size_t i = 0; n <= NAMED && i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, i);
		if (row->call == call && k++ < n)
			buf_addf(&b, "%s%.*s", k == 1 ? "" : k == n ? " and " : ", ", STR_ARG(seat_name(s, row->seat)));
	}
	return n > NAMED ? str_printf(a, "%zu players", n) : buf_str(&b);
}

struct str outset_turn(const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (!asks(g, s, c, seat) || g->kinds[c->kind]->hearing == SEALED || !is_asked_alone(s, c->call))
			continue;
		const seat_id whom = seat_asked_for(g, s, c->call, seat);
		return whom == seat ? STR("Your turn")
				    : str_printf(a, "Your turn for %.*s", STR_ARG(seat_name(s, whom)));
	}
	return STR_NONE;
}

/* For whom nothing is to do: what the game waits for, the first to close of what hears. */
static void set_others(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	const struct call_row *first = NULL;
	json_t *o;
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (c->kind != KIND_MUSTER && c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE &&
		    outset_whom(s, c->call, a).n && (!first || c->bell < first->bell))
			first = c;
	}
	if (!first)
		return;
	o = call_value(g, s, first, seat, 0, a);
	model_set(o, "whom", outset_whom(s, first->call, a), a);
	json_object_set_new(value, "others", o);
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
			if (c->kind != kind || !asks(g, s, c, seat))
				continue;
			first = first && first->bell <= c->bell ? first : c;
			n++;
		}
		if (n)
			json_array_append_new(asked, call_value(g, s, first, seat, n - 1, a));
	}
	const bool unasked = !json_array_size(asked) && state_game(s)->phase == GAME_RUNNING;
	json_object_set_new(value, "unasked", json_boolean(unasked));
	json_object_set_new(value, "asked", asked);
	if (unasked)
		set_others(value, g, s, seat, a);
}

/* ---- what silence would do -------------------------------------------------------------------- */

void outset_missing(json_t *value, const struct game *g, const struct state *s, seat_id seat, when now, struct arena *a)
{
	struct buf lines = buf_new(a);
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		struct view v = { .game = g, .state = s, .scratch = a, .now = now, .call = c->call };
		struct notes notes = { .arena = a };
		v.seat = seat_asked_for(g, s, c->call, seat);
		v.player = seat_find(s, seat)->player;
		if (asks(g, s, c, seat) && g->kinds[c->kind]->outlook)
			g->kinds[c->kind]->outlook(&v, c, v.seat, &notes);
		for (size_t k = 0; k < notes.list.n; k++)
			letter_line(&lines, note_said(g, s, &notes.list.at[k], a), 0);
	}
	model_set_lines(value, "missing", buf_str(&lines), a);
}

static bool is_among(struct str one, const struct str *all, size_t n)
{
	size_t i = 0;
	while (i < n && !str_eq(all[i], one))
		i++;
	return i < n;
}

void outset_waiting(json_t *value, const struct engine *e, seat_id seat, const struct str *but, size_t nbut,
		    struct arena *a)
{
	struct str *waiting;
	const size_t all = engine_waiting(e, seat, &waiting, a);
	size_t n = 0;
	for (size_t i = 0; i < all; i++)
		if (!is_among(waiting[i], but, nbut))
			waiting[n++] = waiting[i];
	model_set_texts(value, "waiting", waiting, n, a);
	json_object_set_new(value, "several", json_boolean(n > 1));
	json_object_set_new(value, "waits", json_integer((json_int_t)all));
}

/* ---- where it is ------------------------------------------------------------------------------- */

static bool asks_for(const struct game *g, const struct state *s, seat_id seat, seat_id whom)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (asks(g, s, c, seat) && seat_asked_for(g, s, c->call, seat) == whom)
			return true;
	}
	return false;
}

void outset_places(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	struct buf lines = buf_new(a);
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const seat_id whom = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		if (!asks_for(g, s, seat, whom))
			continue;
		buf_add_c(&lines, lines.n ? "\n" : "");
		places_of(&lines, g, s, whom, seat);
	}
	model_set_lines(value, "near", buf_str(&lines), a);
}

/* ---- what who begins has to know -------------------------------------------------------------- */

void outset_first(json_t *value, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	enum { RULES_MOST = 9 };
	struct str rules[RULES_MOST];
	size_t n = 0;
	for (int i = 1; i <= RULES_MOST; i++) {
		const struct str rule = phrases_get(g->phrases, "outset", arena_printf(a, "%d", i), 0);
		if (rule.n)
			rules[n++] = examples_here(rule, g, s, seat, a);
	}
	model_set_texts(value, "first", rules, n, a);
}

struct str outset_new(const struct game *g, const struct state *before, const struct state *s, seat_id seat,
		      struct arena *a)
{
	const struct call_row *first = NULL;
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (asks(g, s, c, seat) && !(row_find(before, TABLE_CALL, c) && asks(g, before, c, seat)) &&
		    (!first || c->bell < first->bell))
			first = c;
	}
	if (!first)
		return STR_NONE;
	const struct zone zone = option_zone(s);
	const bool rings = state_bell(s, first->bell) != WHEN_NEVER;
	return !rings ? call_words(g, s, first, a)
		      : str_printf(a, "%.*s, until %.*s", STR_ARG(call_words(g, s, first, a)),
				   STR_ARG(when_brief(a, &zone, first->bell)));
}
