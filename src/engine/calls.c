/* calls: questions about the open calls of a state; nothing is changed here. */
#include "engine/calls.h"
#include "engine/engine.h"

#include "play/game.h"

const struct call_kind *kind_of(const struct game *g, const struct call_row *c)
{
	return g->kinds[c->kind];
}

bool call_hears(const struct call_row *c)
{
	return c->deaf_since == WHEN_NONE && c->bell != WHEN_NONE;
}

bool call_asks(const struct state *s, call_id call, seat_id seat)
{
	return row_find(s, TABLE_ASKED, &(struct asked_row){ call, seat, 0 }) != NULL;
}

size_t asked_begin(const struct state *s, call_id call)
{
	size_t low = 0, high = row_count(s, TABLE_ASKED);

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (ROW(struct asked_row, s, TABLE_ASKED, mid)->call < call)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

const struct asked_row *asked_at(const struct state *s, call_id call, size_t i)
{
	const struct asked_row *row;

	if (i >= row_count(s, TABLE_ASKED))
		return NULL;
	row = ROW(struct asked_row, s, TABLE_ASKED, i);
	return row->call == call ? row : NULL;
}

unsigned call_depth(const struct state *s, const struct call_row *c)
{
	unsigned depth = 0;

	for (; c && c->parent != CALL_NONE; c = call_find(s, c->parent))
		depth++;
	return depth;
}

bool call_has_open_child(const struct state *s, call_id call)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (ROW(struct call_row, s, TABLE_CALL, i)->parent == call)
			return true;
	return false;
}

/* Of a call that acts at once that stands in the rows; of a sealed one only the book knows. */
static bool all_have_acted(const struct game *g, const struct state *s, const struct call_row *c)
{
	const struct asked_row *row;
	size_t asked = 0;

	for (size_t i = asked_begin(s, c->call); (row = asked_at(s, c->call, i)); i++, asked++)
		if (!row->answered)
			return false;
	return asked && kind_of(g, c)->hearing == LIVE;
}

static bool was_ended(const struct game *g, const struct state *s, const struct call_row *c, when t)
{
	if (c->kind == KIND_MUSTER || c->deaf_since != WHEN_NONE)
		return false;
	if (c->bell == WHEN_NONE)
		return true;
	if (c->bell <= t)
		return false;
	return all_have_acted(g, s, c) ||
	       (kind_of(g, c)->ending == WHEN_CHILDREN_CLOSED && c->children > 0 && !call_has_open_child(s, c->call));
}

bool turn_was_ended(const struct game *g, const struct state *s, int32_t turn, when t)
{
	bool ended = false;

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		ended |= was_ended(g, s, ROW(struct call_row, s, TABLE_CALL, i), t);
	return ended && state_game(s)->phase == GAME_RUNNING && state_game(s)->turn == turn;
}

bool turn_is_undone(const struct game *g, const struct state *now, const struct state *before, when t)
{
	const int32_t turn = state_game(now)->turn;

	return turn_was_ended(g, before, turn, t) && !turn_was_ended(g, now, turn, t);
}

/* A ruleset that says who speaks for a seat says it for every seat. */
static bool speaks_for(const struct view *v, player_id player, const struct seat_row *seat)
{
	if (player == PLAYER_NONE)
		return false;
	if (v->game->rules->speaks_for)
		return v->game->rules->speaks_for(v, player, seat->seat);
	return seat->player == player;
}

seat_id speaker_seat(const struct view *v, const struct call_row *c, const struct speaker *who)
{
	if (who->only != SEAT_NONE)
		return call_asks(v->state, c->call, who->only) ? who->only : SEAT_NONE;
	if (who->player == PLAYER_NONE)
		return SEAT_NONE;
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);

		if (speaks_for(v, who->player, seat) && call_asks(v->state, c->call, seat->seat))
			return seat->seat;
	}
	return SEAT_NONE;
}

const struct call_row *speaker_call(const struct view *v, const struct speaker *who, seat_id *seat)
{
	for (size_t i = row_count(v->state, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, v->state, TABLE_CALL, i);

		if (!call_hears(c))
			continue;
		*seat = speaker_seat(v, c, who);
		if (*seat != SEAT_NONE)
			return c;
	}
	*seat = SEAT_NONE;
	return NULL;
}

static bool rings(const struct call_row *c)
{
	return c->kind != KIND_MUSTER && call_hears(c) && c->bell != WHEN_NEVER;
}

const struct call_row *call_rings_next(const struct state *s, seat_id seat)
{
	const struct call_row *of_all = NULL, *his = NULL;

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (!rings(c))
			continue;
		of_all = !of_all || c->bell < of_all->bell ? c : of_all;
		if (call_asks(s, c->call, seat))
			his = !his || c->bell < his->bell ? c : his;
	}
	return his ? his : of_all;
}

bool call_plays_again(const struct state *s, call_id call)
{
	return state_game(s)->rerun && !row_find(s, TABLE_REOPENED, &(struct waited_row){ call });
}
