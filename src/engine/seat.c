/* seat: what goes with the player of a seat (calls.h). */
#include "engine/calls.h"
#include "world/miss.h"

void seat_forget(struct state *s, seat_id seat)
{
	row_remove(s, TABLE_AWAY, &(struct away_row){ .seat = seat });
	row_remove(s, TABLE_MISS, &(struct miss_row){ .seat = seat });
	for (int32_t what = 0; motion_names[what]; what++)
		row_remove(s, TABLE_VOTE, &(struct vote_row){ .seat = seat, .what = what });
}

void seat_open(struct state *s, seat_id seat)
{
	((struct seat_row *)row_edit(s, TABLE_SEAT, &(struct seat_row){ .seat = seat }))->player = PLAYER_NONE;
	seat_forget(s, seat);
}
