/* motion: what seats vote for, read from their rows: who is for it, how many, until when. */
#include "engine/calls.h"

bool seat_votes(const struct seat_row *seat, seat_id to)
{
	return seat->player != PLAYER_NONE && !seat->out && seat->seat != to;
}

bool vote_is_for(const struct state *s, seat_id seat, int32_t what, seat_id to)
{
	const struct vote_row *row = row_find(s, TABLE_VOTE, &(struct vote_row){ .seat = seat, .what = what });

	return row && row->to == to;
}

size_t vote_count(const struct state *s, int32_t what, seat_id to, size_t *voters)
{
	size_t n = 0;

	*voters = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (!seat_votes(seat, to))
			continue;
		++*voters;
		n += vote_is_for(s, seat->seat, what, to);
	}
	return n;
}

void vote_forget(struct state *s, int32_t what)
{
	for (size_t i = row_count(s, TABLE_VOTE); i-- > 0;) {
		const struct vote_row row = *ROW(struct vote_row, s, TABLE_VOTE, i);

		if (row.what == what)
			row_remove(s, TABLE_VOTE, &row);
	}
}

when vote_ends(const struct state *s)
{
	when first = WHEN_NEVER;

	for (size_t i = 0; i < row_count(s, TABLE_VOTE); i++) {
		const struct vote_row *row = ROW(struct vote_row, s, TABLE_VOTE, i);

		first = row->until < first ? row->until : first;
	}
	return first;
}
