/* lapse: votes that fall: for their time, or because what they were for is done or dropped. */
#include "engine/calls.h"

void vote_drop(struct state *s, int32_t what, seat_id to)
{
	for (size_t i = row_count(s, TABLE_VOTE); i-- > 0;) {
		const struct vote_row row = *ROW(struct vote_row, s, TABLE_VOTE, i);

		if (row.what == what && row.to == to)
			row_remove(s, TABLE_VOTE, &row);
	}
}

void vote_lapse(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_VOTE);) {
		const struct vote_row row = *ROW(struct vote_row, t->after, TABLE_VOTE, i);
		size_t voters, n;

		if (row.until > t->now) {
			i++;
			continue;
		}
		n = vote_count(t->after, row.what, row.to, &voters);
		vote_drop(t->after, row.what, row.to);
		EVENT(t, EVENT_LAPSED, row.what, row.to, (int64_t)n, (int64_t)voters);
		i = 0;
	}
}
