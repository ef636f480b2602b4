/*
 * hostturn: see hostturn.h.
 */
#include "letters/hostturn.h"

#include "bind/callname.h"
#include "letters/digest.h"
#include "letters/sending.h"
#include "letters/vacant.h"

struct hostturn {
	struct desk *desk;
	const struct report_turn *turn;
	const struct missed *missed;
	struct arena *arena;
};

static size_t seats(const struct hostturn *h)
{
	return row_count(h->turn->after, TABLE_SEAT);
}

static const struct seat_row *seat_at(const struct hostturn *h, size_t i)
{
	return ROW(struct seat_row, h->turn->after, TABLE_SEAT, i);
}

/* "green, pink"; least: of those who missed so many turns in a row. */
static struct str names_of(const struct hostturn *h, int least)
{
	struct buf b = buf_new(h->arena);
	for (size_t i = 0; i < seats(h); i++)
		if (h->missed[i].turns >= least)
			buf_addf(&b, "%s%.*s", b.n ? ", " : "",
				 STR_ARG(seat_name(h->turn->after, seat_at(h, i)->seat)));
	return buf_str(&b);
}

static struct str address_of(const struct hostturn *h, const struct seat_row *seat)
{
	const struct player_row key = { .player = seat->player }, *p = row_find(h->turn->after, TABLE_PLAYER, &key);
	return p && p->address != TEXT_NONE ? text_of(h->turn->after, p->address) : STR("nobody plays it");
}

static void set_away(json_t *one, const struct hostturn *h, seat_id seat)
{
	const struct zone zone = option_zone(h->turn->after);
	const struct away_row *away;
	if (seat_is_away(h->turn->after, seat, h->turn->to, &away))
		model_set(one, "away", when_brief(h->arena, &zone, away->until), h->arena);
}

/* Of whom no order was taken. */
static json_t *missing(const struct hostturn *h)
{
	json_t *list = json_array();
	for (size_t i = 0; i < seats(h); i++) {
		const struct seat_row *seat = seat_at(h, i);
		json_t *one = json_object();
		model_set(one, "seat", seat_name(h->turn->after, seat->seat), h->arena);
		model_set(one, "whose", address_of(h, seat), h->arena);
		if (h->missed[i].turns > 1)
			json_object_set_new(one, "turns", json_integer(h->missed[i].turns));
		json_object_set_new(one, "refused", json_boolean(h->missed[i].refused));
		set_away(one, h, seat->seat);
		if (h->missed[i].turns)
			json_array_append(list, one);
		json_decref(one);
	}
	return list;
}

static json_t *lost_value(const struct hostturn *h, seat_id seat)
{
	json_t *one = json_object();
	model_set(one, "seat", seat_name(h->turn->after, seat), h->arena);
	vacant_wanted(one, h->desk, h->turn->after, h->arena);
	return one;
}

/* The seats that nobody cares for. */
static json_t *lost(const struct hostturn *h, int limit)
{
	json_t *list = json_array();
	for (size_t i = 0; limit && i < seats(h); i++)
		if (h->missed[i].turns >= limit)
			json_array_append_new(list, lost_value(h, seat_at(h, i)->seat));
	return list;
}

static json_t *open_calls(const struct hostturn *h)
{
	const struct state *s = h->turn->after;
	const struct zone zone = option_zone(s);
	json_t *list = json_array();
	for (size_t i = 0; state_game(s)->phase == GAME_RUNNING && i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		json_t *one;
		if (c->kind == KIND_MUSTER || c->deaf_since != WHEN_NONE || c->bell == WHEN_NONE)
			continue;
		one = json_object();
		model_set(one, "what", call_words(h->turn->game, s, c, h->arena), h->arena);
		if (state_bell(s, c->bell) != WHEN_NEVER)
			model_set(one, "until", when_local(h->arena, &zone, c->bell), h->arena);
		json_array_append_new(list, one);
	}
	return list;
}

/* For how many turns, those who missed too many: the fewest of them, and whether others missed more. */
static void set_row(json_t *value, const struct hostturn *h, int limit)
{
	int fewest = MISSED_MOST, most = 0;
	for (size_t i = 0; i < seats(h); i++) {
		const int turns = h->missed[i].turns;
		fewest = turns >= limit && turns < fewest ? turns : fewest;
		most = turns > most ? turns : most;
	}
	json_object_set_new(value, "row", json_integer(fewest));
	json_object_set_new(value, "more", json_boolean(most > fewest || most == MISSED_MOST));
}

static bool is_wanted(const struct hostturn *h)
{
	const struct state *s = h->turn->after;
	return option_is(s, "host_letter", "turn") || (option_is(s, "host_letter", "missed") && names_of(h, 1).n);
}

/* What is to become of a seat. */
static bool asks(const struct hostturn *h)
{
	const int limit = option_misses(h->turn->after).turns;
	return limit && names_of(h, limit).n;
}

static json_t *value_of(const struct hostturn *h)
{
	const struct report_turn *t = h->turn;
	const struct misses misses = option_misses(t->after);
	const int limit = misses.turns;
	json_t *value = json_object();
	model_set(value, "turn", turn_words(t->game, t->after, t->turn, false, h->arena), h->arena);
	model_set(value, "headline", report_headline(t, h->arena), h->arena);
	model_set_some(value, "who", names_of(h, 1), h->arena);
	model_set_some(value, "asked", limit ? names_of(h, limit) : STR_NONE, h->arena);
	set_row(value, h, limit);
	json_object_set_new(value, "opens", json_boolean(misses.opens));
	model_set_list(value, "missing", "seats", missing(h));
	json_object_set_new(value, "lost", lost(h, limit));
	json_object_set_new(value, "open", open_calls(h));
	return value;
}

int letter_host_turn(struct desk *k, const struct report_turn *t, struct str name, const struct missed *missed,
		     struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct hostturn h = { k, t, missed, &a };
	struct letter letter = { .date = t->to };
	letter.about = hash_of(str_printf(&a, "%.*s/%.*s", STR_ARG(k->live.name), STR_ARG(name)));
	int code = digest_turn(k, turn_words(t->game, t->after, t->turn, true, &a), names_of(&h, 1), t->to,
			       &letter.about, &a, e);
	if (!code && is_wanted(&h))
		code = asks(&h) ? letter_ask_hosts(k, &letter, "host-turn", value_of(&h), &a, e)
				: letter_send_hosts(k, &letter, 0, "host-turn", value_of(&h), &a, e);
	arena_release(&a);
	return code;
}
