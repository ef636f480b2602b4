/* view: trials. */
#include "play/view.h"

#include "play/game.h"

struct state *view_trial(const struct view *v)
{
	return state_copy(v->state, v->scratch);
}

bool view_speaks_for(const struct view *v, seat_id seat)
{
	const struct ruleset *r = v->game->rules;

	return seat == v->seat || (r->speaks_for && r->speaks_for(v, v->player, seat));
}

bool seat_speaks_for(const struct game *g, const struct state *s, seat_id seat, seat_id other)
{
	const struct seat_row *row = seat_find(s, seat);
	const struct view v = { .game = g, .state = s, .seat = seat, .player = row ? row->player : PLAYER_NONE };

	return seat == other || (v.player != PLAYER_NONE && view_speaks_for(&v, other));
}

seat_id seat_asked_for(const struct game *g, const struct state *s, call_id call, seat_id seat)
{
	seat_id found = SEAT_NONE;

	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *asked = ROW(struct asked_row, s, TABLE_ASKED, i);

		if (asked->call == call && asked->seat == seat)
			return seat;
		if (asked->call == call && found == SEAT_NONE && seat_speaks_for(g, s, seat, asked->seat))
			found = asked->seat;
	}
	return found;
}
