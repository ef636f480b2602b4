/*
 * ending: see ending.h.
 */
#include "letters/ending.h"

#include "letters/letters.h"
#include "letters/sending.h"

bool ending_comes(const struct seating *s)
{
	return state_game(s->after)->phase == GAME_OVER && state_game(s->before)->phase != GAME_OVER;
}

static bool find_standing(const struct seating *s, struct standing *out)
{
	const struct game *g = s->desk->live.game;
	struct view v = { .game = g, .state = s->after, .scratch = s->arena, .now = s->commit->time };
	*out = (struct standing){ 0 };
	v.seat = SEAT_NONE;
	v.player = PLAYER_NONE;
	v.call = CALL_NONE;
	return g->rules->standing && g->rules->standing(&v, out) && out->n;
}

static int32_t rank_of(const struct standing *st, seat_id seat)
{
	for (size_t i = 0; i < st->n; i++)
		if (st->seats[i] == seat)
			return st->rank[i];
	return 0;
}

/* "red is first, you are 2 of 3" */
static struct str outcome_words(const struct seating *s, const struct standing *st, seat_id seat)
{
	const bool alone = st->n > 1 && st->rank[0] != st->rank[1];
	const int32_t rank = rank_of(st, seat);
	if (alone && st->seats[0] == seat)
		return STR("you are first");
	return str_printf(s->arena, "%.*s%syou are %d of %zu",
			  STR_ARG(alone ? seat_name(s->after, st->seats[0]) : STR_NONE), alone ? " is first, " : "",
			  (int)rank, st->n);
}

/* Why, and who was who, where that was hidden. */
static json_t *reasons_of(const struct seating *s, const struct events *events)
{
	json_t *all = json_array();
	for (size_t i = 0; i < events->list.n; i++) {
		struct buf words = buf_new(s->arena);
		const event_id what = events->list.at[i].what;
		if ((what == EVENT_GAME_OVER || what == EVENT_NAMED) &&
		    event_words(&words, s->desk->live.game, s->after, &events->list.at[i]))
			json_array_append_new(all, model_text(buf_str(&words), s->arena));
	}
	return all;
}

static json_t *ranking_of(const struct seating *s, const struct standing *st, seat_id seat)
{
	json_t *all = json_array();
	for (size_t i = 0; i < st->n; i++) {
		json_t *o = json_pack("{s:i,s:b}", "rank", (int)st->rank[i], "you", st->seats[i] == seat);
		model_set(o, "seat", seat_name(s->after, st->seats[i]), s->arena);
		json_array_append_new(all, o);
	}
	return all;
}

json_t *ending_value(const struct seating *s, const struct events *events)
{
	struct standing st;
	const bool ranked = find_standing(s, &st), alone = ranked && st.n > 1 && st.rank[0] != st.rank[1];
	json_t *value = json_pack("{s:b,s:o,s:o}", "ranked", ranked, "reasons", reasons_of(s, events), "ranking",
				  ranking_of(s, &st, SEAT_NONE));
	model_set_some(value, "first", alone ? seat_name(s->after, st.seats[0]) : STR_NONE, s->arena);
	return value;
}

int ending_tell(const struct seating *s, const struct events *events, seat_id seat, struct err *e)
{
	const struct live *l = &s->desk->live;
	struct standing st;
	const bool ranked = find_standing(s, &st);
	struct letter letter;
	json_t *value;
	if (!seated_envelope(&letter, s, seat_find(s->after, seat), "ending"))
		return 0;
	value = json_pack("{s:b,s:b,s:b,s:o,s:o}", "ranked", ranked, "open", !option_is(s->after, "reveal", "never"),
			  "dice", l->game->rules->dice != NULL, "reasons", reasons_of(s, events), "ranking",
			  ranking_of(s, &st, seat));
	model_set(value, "seat", seat_name(s->after, seat), s->arena);
	model_set_some(value, "outcome", ranked ? outcome_words(s, &st, seat) : STR_NONE, s->arena);
	model_set_some(value, "key", letter_key(s->desk, s->arena), s->arena);
	return letter_send(s->desk, &letter, "ending", value, s->arena, e);
}
