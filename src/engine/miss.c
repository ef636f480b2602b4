/*
 * miss: who lets a turn pass, where seats are opened for that (option `missed_limit`): counted as disk/missed.h counts it,
 * from what the book holds when a call closes (ring.c) and from what acts at once (live.c). What the host writes in a
 * seat's name is not its player's.
 */
#include "engine/calls.h"
#include "engine/work.h"
#include "play/game.h"
#include "world/miss.h"

/* A public history does not say who wrote. */
static bool counts(const struct turn *t)
{
	return option_misses(t->after).opens && !t->work->engine->blind;
}

static struct miss_row *row_of(struct turn *t, seat_id seat)
{
	const struct miss_row key = { .seat = seat };

	if (!row_find(t->after, TABLE_MISS, &key))
		row_put(t->after, TABLE_MISS, &key);
	return row_edit(t->after, TABLE_MISS, &key);
}

void miss_wrote(struct turn *t, seat_id seat)
{
	if (seat != SEAT_NONE && counts(t))
		row_of(t, seat)->wrote = 1;
}

void miss_asked(struct turn *t, seat_id seat)
{
	if (counts(t))
		row_of(t, seat)->asked = 1;
}

void miss_turn(struct turn *t)
{
	if (!counts(t)) {
		row_clear(t->after, TABLE_MISS);
		return;
	}
	for (size_t i = 0; i < row_count(t->after, TABLE_MISS); i++) {
		struct miss_row *row = row_edit_at(t->after, TABLE_MISS, i);

		row->turns = row->wrote ? 0 : row->turns + row->asked;
		row->asked = row->wrote = 0;
	}
}

seat_id miss_most(const struct state *s)
{
	const struct misses limit = option_misses(s);

	for (size_t i = 0; limit.opens && i < row_count(s, TABLE_MISS); i++) {
		const struct miss_row *row = ROW(struct miss_row, s, TABLE_MISS, i);
		const struct seat_row *seat = seat_find(s, row->seat);

		if (row->turns >= limit.turns && seat && seat->player != PLAYER_NONE && !seat->out)
			return row->seat;
	}
	return SEAT_NONE;
}
