/*
 * over: who is out, who has won, and how a finished game is ranked: territories, then troops.
 */
#include "rules/common/clockwise.h"
#include "rules/common/ranking.h"
#include "rules/common/rule.h"
#include "rules/states/board.h"
#include "rules/states/events.h"
#include "rules/states/turn.h"

/* STA-END-2: no further turns; who was a person may still move the Buffer. */
static void eliminate(struct turn *t, seat_id seat, seat_id by)
{
	struct seat_row *row = row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = seat });

	row->out = RULE("STA-END-2");
	TELL(t, ST_ELIMINATED, seat, by);
}

static bool is_left(const struct state *s, seat_id seat)
{
	return join_is_person(s, seat) && land_holdings(s, seat).lands > 0;
}

void st_after_conquest(struct turn *t, seat_id by, seat_id loser)
{
	seat_id last = SEAT_NONE;
	enum end end = END_NONE;

	if (land_holdings(t->after, loser).lands > 0)
		return;
	eliminate(t, loser, by);
	if ((size_t)land_holdings(t->after, by).lands == row_count(t->after, TABLE_LAND))
		end = by == st_buffer(t->after) && RULE("STA-BUF-5") ? END_BUFFER : END_CONQUEST;
	else if (option_is(t->after, "last_person_wins", "on") && clockwise_count(t->after, is_left, &last) == 1)
		end = END_LAST_PERSON;
	if (end == END_NONE || !RULE("STA-END-1"))
		return;
	if (end == END_BUFFER)
		TELL(t, ST_BUFFER_WON, by);
	else
		TELL(t, ST_WON, end == END_LAST_PERSON ? last : by);
	turn_end(t);
	stage_finish(t, (int32_t)end);
}

/* ---- the final table --------------------------------------------------------------------------- */

/* People only: the Buffer wins nothing; the last person with land comes first, where that wins. */
static bool score(const struct state *s, seat_id seat, int64_t by[3])
{
	struct holdings h = land_holdings(s, seat);

	by[0] = stage_of(s).end == END_LAST_PERSON && h.lands > 0;
	by[1] = h.lands;
	by[2] = h.troops;
	return join_is_person(s, seat) && stage_of(s).end != END_BUFFER;
}

bool st_standing(const struct view *v, struct standing *out)
{
	int32_t end = stage_of(v->state).end;
	size_t n;
	struct ranked *list = ranking_of(v->state, score, &n, v->scratch);

	return ranking_standing(v, end == END_NONE ? "ranking" : st_end_names[end], list, n, out);
}

seat_id st_winner(const struct state *s)
{
	bool last = stage_of(s).end == END_LAST_PERSON;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		int32_t lands = land_holdings(s, seat).lands;

		if (join_is_person(s, seat) && lands > 0 && (last || (size_t)lands == row_count(s, TABLE_LAND)))
			return seat;
	}
	return SEAT_NONE;
}
