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
