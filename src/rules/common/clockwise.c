/* clockwise: see clockwise.h. */
#include "rules/common/clockwise.h"

#include "rules/common/join.h"

static bool has_turns(const struct state *s, const struct seat_row *row, has_turns_fn *has)
{
	return has ? has(s, row->seat) : join_plays(row);
}

/* In a round that begins with `first`. */
static bool comes_before(seat_id a, seat_id b, seat_id first)
{
	return (a >= first) == (b >= first) ? a < b : a >= first;
}

seat_id clockwise_next(const struct state *s, seat_id first, seat_id after, has_turns_fn *has, bool *wraps)
{
	seat_id later = SEAT_NONE, earliest = SEAT_NONE;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *row = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (!has_turns(s, row, has))
			continue;
		if (earliest == SEAT_NONE || comes_before(row->seat, earliest, first))
			earliest = row->seat;
		if (after != SEAT_NONE && !comes_before(after, row->seat, first))
			continue;
		if (later == SEAT_NONE || comes_before(row->seat, later, first))
			later = row->seat;
	}
	if (wraps)
		*wraps = later == SEAT_NONE;
	return later == SEAT_NONE ? earliest : later;
}

int32_t clockwise_count(const struct state *s, has_turns_fn *has, seat_id *last)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *row = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (!has_turns(s, row, has))
			continue;
		n++;
		if (last)
			*last = row->seat;
	}
	return n;
}

seat_id clockwise_draw(struct turn *t, bool random, int32_t what, int32_t *roll)
{
	seat_id seat = clockwise_next(t->after, SEAT_NONE, SEAT_NONE, NULL, NULL);

	*roll = random ? dice_next(dice_open(t, what, DICE_OF_ALL), clockwise_count(t->after, NULL, NULL)) : 0;
	for (int32_t i = 1; i < *roll; i++)
		seat = clockwise_next(t->after, SEAT_NONE, seat, NULL, NULL);
	return seat;
}
