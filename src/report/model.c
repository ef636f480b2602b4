/*
 * model: see model.h. What happened is in model_told.c, the boards in
 * model_board.c and model_columns.c, what changed in model_change.c.
 */
#include <stdlib.h>

#include "report/model.h"

/* ---- who is out, who has won ---- */

/* "teal, red and gold" */
static void add_name(struct buf *b, struct str name, size_t i, size_t n)
{
	buf_add_c(b, i == 0 ? "" : i + 1 < n ? ", " : " and ");
	buf_add(b, name);
}

static void set_out(json_t *o, const struct report_turn *t, struct arena *a)
{
	struct buf names = buf_new(a);
	size_t n = 0, i = 0;

	for (size_t k = 0; k < row_count(t->after, TABLE_SEAT); k++)
		n += ROW(struct seat_row, t->after, TABLE_SEAT, k)->out != 0;
	for (size_t k = 0; k < row_count(t->after, TABLE_SEAT); k++)
		if (ROW(struct seat_row, t->after, TABLE_SEAT, k)->out)
			add_name(&names, text_of(t->after, ROW(struct seat_row, t->after, TABLE_SEAT, k)->name), i++,
				 n);
	if (n)
		model_set(o, "out", buf_str(&names), a);
	else
		json_object_set_new(o, "out", json_null());
}

static json_t *place_json(const struct report_turn *t, int32_t rank, seat_id seat, struct arena *a)
{
	json_t *o = json_object();

	json_object_set_new(o, "rank", json_integer(rank));
	model_set(o, "seat", seat_name(t->after, seat), a);
	return o;
}

/* False: it runs, or this ruleset ranks nobody. */
static bool find_standing(struct standing *out, const struct report_turn *t, struct arena *a)
{
	const struct ruleset *rules = t->game->rules;
	struct view v = { .game = t->game,
			  .state = t->after,
			  .seat = SEAT_NONE,
			  .player = PLAYER_NONE,
			  .call = CALL_NONE,
			  .now = t->to,
			  .scratch = a };

	*out = (struct standing){ 0 };
	return state_game(t->after)->phase == GAME_OVER && rules->standing && rules->standing(&v, out);
}

/* "red is first", "red and blue are first"; empty: nobody is, or all are. */
static struct str winners(const struct report_turn *t, const struct standing *s, struct arena *a)
{
	struct buf b = buf_new(a);
	size_t n = 0;

	while (n < s->n && s->rank[n] == s->rank[0])
		n++;
	if (n == s->n && n > 1)
		return STR_NONE;
	for (size_t i = 0; i < n; i++)
		add_name(&b, seat_name(t->after, s->seats[i]), i, n);
	if (n)
		buf_add_c(&b, n > 1 ? " are first" : " is first");
	return buf_str(&b);
}

static json_t *over_json(const struct report_turn *t, struct arena *a)
{
	struct standing s;
	const bool ranked = find_standing(&s, t, a);
	const struct str won = ranked ? winners(t, &s, a) : STR_NONE;
	json_t *o, *places;

	if (state_game(t->after)->phase != GAME_OVER)
		return json_array();
	o = json_object();
	places = json_array();
	json_object_set_new(o, "won", won.n ? model_text(won, a) : json_null());
	if (ranked && s.reason)
		model_set(o, "reason", phrases_get(t->game->phrases, "standing", s.reason, 0), a);
	else
		json_object_set_new(o, "reason", json_null());
	for (size_t i = 0; i < s.n; i++)
		json_array_append_new(places, place_json(t, s.rank[i], s.seats[i], a));
	json_object_set_new(o, "places", places);
	json_object_set_new(o, "clone", t->clone.n ? model_text(t->clone, a) : json_null());
	return json_pack("[o]", o);
}

/* ---- what is next ---- */

/* Who reads is "you", and the first of them. */
static void set_whom(json_t *o, const struct report_turn *t, const struct report_call *c, struct viewer v,
		     struct arena *a)
{
	const struct str own = viewer_is_seat(v) ? seat_name(t->after, v.seat) : STR_NONE;
	struct buf whom = buf_new(a);
	bool asked = false;
	size_t n = 0;

	for (size_t i = 0; i < c->nnames && own.n; i++)
		asked |= str_eq(c->names[i], own);
	if (asked)
		add_name(&whom, STR("you"), n++, c->nnames);
	for (size_t i = 0; i < c->nnames; i++)
		if (!asked || !str_eq(c->names[i], own))
			add_name(&whom, c->names[i], n++, c->nnames);
	model_set(o, "whom", buf_str(&whom), a);
}

static json_t *call_json(const struct report_turn *t, const struct report_call *c, struct viewer v, struct arena *a)
{
	json_t *o = json_object(), *names = json_array();
	struct zone zone = option_zone(t->after);

	model_set(o, "name", c->name, a);
	json_object_set_new(o, "rests", json_boolean(state_game(t->after)->paused != WHEN_NONE));
	if (state_bell(t->after, c->bell) == WHEN_NEVER || c->bell == WHEN_NONE)
		json_object_set_new(o, "bell", json_null());
	else
		model_set(o, "bell", when_local(a, &zone, c->bell), a);
	json_object_set_new(o, "asked", json_integer((json_int_t)c->asked));
	json_object_set_new(o, "awaited", json_integer((json_int_t)c->awaited));
	for (size_t i = 0; i < c->nnames; i++)
		json_array_append_new(names, model_text(c->names[i], a));
	json_object_set_new(o, "names", names);
	set_whom(o, t, c, v, a);
	return o;
}

static json_t *calls_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < t->ncalls; i++)
		if (t->calls[i].asked) /* the muster asks strangers */
			json_array_append_new(list, call_json(t, &t->calls[i], v, a));
	return list;
}

static bool asks_the_same(const struct report_call *a, const struct report_call *b)
{
	bool same = a->kind == b->kind && a->bell == b->bell && a->awaited == b->awaited && a->nnames == b->nnames;

	for (size_t i = 0; same && i < a->nnames; i++)
		same = str_eq(a->names[i], b->names[i]);
	return same;
}

/* Ten auctions that close together are one line: the first, and how many more. */
static json_t *next_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *list = json_array();

	for (size_t i = 0; i < t->ncalls; i++) {
		bool told = !t->calls[i].asked;
		size_t more = 0;

		for (size_t k = 0; k < t->ncalls && !told; k++) {
			const bool same = k != i && asks_the_same(&t->calls[k], &t->calls[i]);

			told = same && k < i;
			more += same;
		}
		if (told)
			continue;
		json_t *o = call_json(t, &t->calls[i], v, a);

		json_object_set_new(o, "more", more ? json_integer((json_int_t)more) : json_null());
		json_array_append_new(list, o);
	}
	return list;
}

/* ---- what the dice follow from ---- */

static json_t *luck_json(struct str luck, struct arena *a)
{
	json_t *list = json_array();
	struct str line;

	while (str_line(&luck, &line))
		json_array_append_new(list, model_text(line, a));
	return list;
}

static json_t *throw_json(const struct report_turn *t, const int64_t *roll, struct arena *a)
{
	json_t *o = json_object();

	json_object_set_new(o, "sides", json_integer((json_int_t)roll[1]));
	model_set(o, "dice", text_of(t->after, (text_id)roll[2]), a);
	return o;
}

/* A stream of dice with several numbers of sides, one behind the other, is several events. */
static json_t *rolls_json(const struct report_turn *t, const struct report_rolls *r, struct viewer v, struct arena *a)
{
	json_t *list = json_array(), *o, *throws = NULL;
	int64_t label = TEXT_NONE;

	for (size_t i = r->from; i < r->to; i++) {
		const int64_t *roll = event_roll(&t->events[i]);

		if (!roll || !event_visible(t->game->rules, &t->events[i], v))
			continue;
		if (!throws || roll[0] != label) {
			o = json_object();
			throws = json_array();
			label = roll[0];
			model_set(o, "label", text_of(t->after, (text_id)label), a);
			json_object_set_new(o, "throws", throws);
			json_array_append_new(list, o);
		}
		json_array_append_new(throws, throw_json(t, roll, a));
	}
	return list;
}

/* As long as orders are secret, a hash of mails would prove what they said. Only before format 3 they enter. */
static void set_mails(json_t *o, const struct report_turn *t, const struct dice_key *k, struct viewer v,
		      struct arena *a)
{
	const bool told = viewer_is_host(v) || option_is(t->after, "reveal", "turn");

	json_object_set_new(o, "mails", k->by_step && told ? model_text(hash_hex(a, &k->mails), a) : json_null());
	json_object_set_new(o, "mails_secret", json_boolean(k->by_step && !told));
}

static json_t *seed_json(const struct hash *seed, bool secret, struct viewer v, struct arena *a)
{
	return secret && !viewer_is_host(v) ? json_null() : model_text(hash_hex(a, seed), a);
}

static json_t *rolled_json(const struct report_turn *t, const struct report_rolls *r, struct viewer v, struct arena *a)
{
	json_t *o = json_object();

	json_object_set_new(o, "step", json_integer((json_int_t)r->step));
	json_object_set_new(o, "turn", json_integer((json_int_t)r->turn));
	json_object_set_new(o, "seed", seed_json(&r->key.seed, r->secret, v, a));
	set_mails(o, t, &r->key, v, a);
	json_object_set_new(o, "luck", luck_json(r->key.luck, a));
	json_object_set_new(o, "rolls", rolls_json(t, r, v, a));
	return o;
}

static json_t *dice_json(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *dice = json_object(), *rolled = json_array();

	json_object_set_new(dice, "seed", seed_json(&t->seed, t->seed_secret, v, a));
	model_set(dice, "commitment", hash_hex(a, &t->chain_end), a);
	for (size_t i = 0; i < t->nrolls; i++)
		json_array_append_new(rolled, rolled_json(t, &t->rolls[i], v, a));
	model_set_list(dice, "rolled", "steps", rolled);
	return dice;
}

/* ---- all ---- */

/* ---- the headline ---- */

enum { HEADLINE_BYTES = 72 };

/* `headline won "{seat} has won" 9`: from 1, what only says that a turn is over, to 9; nothing said: 5. */
struct headline {
	int64_t weight;
	size_t at;
	struct str text;
	area_id area; /* that it is about: its target, or the first */
};
enum { WEIGHT = 5, WEIGHT_OF_LITTLE = 2 };

static int by_weight(const void *a, const void *b)
{
	const struct headline *x = a, *y = b;

	if (x->weight != y->weight)
		return x->weight > y->weight ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

static int64_t weight_of(const struct report_turn *t, const struct event *e, struct arena *a)
{
	int64_t weight;

	return str_to_int(event_headline_part(t->game, e, 1, a), &weight) ? weight : WEIGHT;
}

/* Who has won stands behind that it is over. */
static struct str headline_text(const struct report_turn *t, const struct event *e, struct arena *a)
{
	struct buf text = buf_new(a);
	struct standing s;

	if (!event_headline(&text, t->game, t->after, e))
		return STR_NONE;
	if (e->what == EVENT_GAME_OVER && find_standing(&s, t, a) && winners(t, &s, a).n)
		buf_addf(&text, ": %.*s", STR_ARG(winners(t, &s, a)));
	return buf_str(&text);
}

static area_id area_of(const struct report_turn *t, const struct event *e)
{
	const struct event_row *row = event_row(t->game->rules, e->what);

	area_id area = AREA_NONE;

	for (unsigned k = 0; k < EVENT_ARGS && row->args[k].name; k++)
		if (row->args[k].type == FIELD_AREA || row->args[k].type == FIELD_PLACE)
			area = area == AREA_NONE || !strcmp(row->args[k].name, "target") ? (area_id)e->args[k] : area;
	return area;
}

/* That a place was held is no news once it has fallen. */
static size_t drop_outdated(struct headline *list, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		bool outdated = false;

		for (size_t k = i + 1; k < n && list[i].area != AREA_NONE; k++)
			outdated |= list[k].area == list[i].area && list[k].weight > list[i].weight;
		if (!outdated)
			list[kept++] = list[i];
	}
	return kept;
}

/* Of all that happened in the turn, not of the step alone that ended it: a turn in which land fell in an earlier
 * mail is not quiet. */
static size_t find_headlines(struct headline **out, const struct report_turn *t, struct arena *a)
{
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };
	struct headline *list = ARENA_ARRAY(a, struct headline, t->nevents);
	size_t n = 0;

	for (size_t i = 0; i < t->nevents; i++) {
		const struct event *e = &t->events[i];
		const int64_t weight = event_visible(t->game->rules, e, all) ? weight_of(t, e, a) : 0;
		const struct str text = weight ? headline_text(t, e, a) : STR_NONE; /* 0: of its step alone */

		if (text.n)
			list[n++] = (struct headline){ weight, i, text, area_of(t, e) };
	}
	n = drop_outdated(list, n);
	if (n)
		qsort(list, n, sizeof *list, by_weight);
	*out = list;
	return n;
}

/* The weightiest first, as many as a line holds; that a turn is over only where nothing else is to be said. */
static void add_headlines(struct buf *out, const struct headline *list, size_t n)
{
	const size_t start = out->n;

	for (size_t i = 0; i < n && (!i || list[i].weight > WEIGHT_OF_LITTLE); i++) {
		if (out->n - start + list[i].text.n > HEADLINE_BYTES) {
			buf_add_c(out, i ? "; ..." : "...");
			return;
		}
		buf_addf(out, "%s%.*s", i ? "; " : "", STR_ARG(list[i].text));
	}
}

struct str report_headline(const struct report_turn *t, struct arena *a)
{
	struct buf b = buf_new(a);
	struct headline *list;
	const size_t n = find_headlines(&list, t, a);

	buf_addf(&b, "%.*s: ", STR_ARG(turn_words(t->game, t->after, t->turn, true, a)));
	add_headlines(&b, list, n);
	return n ? buf_str(&b) : t->subject;
}

static void set_head(json_t *o, const struct report_turn *t, struct viewer v, struct arena *a)
{
	struct zone zone = option_zone(t->after);

	model_set(o, "game", t->game->name, a);
	model_set(o, "rules", str_c(t->game->rules->title), a);
	model_set(o, "map", t->game->map->title, a);
	json_object_set_new(o, "turn", json_integer(t->turn));
	model_set(o, "turn_words", turn_words(t->game, t->after, t->turn, false, a), a);
	model_set(o, "headline", report_headline(t, a), a);
	model_set(o, "from", when_local(a, &zone, t->from), a);
	model_set(o, "to", when_local(a, &zone, t->to), a);
	if (viewer_is_seat(v))
		model_set(o, "seat", seat_name(t->after, v.seat), a);
	else
		json_object_set_new(o, "seat", json_null());
}

json_t *model_turn(const struct report_turn *t, struct viewer v, struct arena *a)
{
	json_t *o = json_object();

	set_head(o, t, v, a);
	model_told(o, t, v, a);
	model_boards(o, t, v, a);
	json_object_set_new(o, "page", t->page.n ? model_text(t->page, a) : json_null());
	json_object_set_new(o, "course", model_course(t, a));
	json_object_set_new(o, "you", model_you(t, v, a));
	model_set_list(o, "changes", "boards", model_changes(t, v, a));
	set_out(o, t, a);
	json_object_set_new(o, "over", over_json(t, a));
	json_object_set_new(o, "calls", calls_json(t, v, a));
	json_object_set_new(o, "next", next_json(t, v, a));
	json_object_set_new(o, "dice", dice_json(t, v, a));
	json_object_set_new(o, "tip", t->tip.n ? model_text(t->tip, a) : json_null());
	return o;
}
