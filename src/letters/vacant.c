/*
 * vacant: see vacant.h.
 */
#include "letters/vacant.h"

#include "letters/joining.h"
#include "letters/sending.h"
#include "play/turn.h"

static bool is_vacant(const struct game *g, const struct state *s, const struct seat_row *seat)
{
	return seat->player == PLAYER_NONE && !seat->out && !(g->rules->unplayed && g->rules->unplayed(s, seat->seat));
}

struct str vacant_names(const struct desk *k, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	struct buf b = buf_new(a);
	for (size_t i = 0; state_game(s)->phase == GAME_RUNNING && i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		if (is_vacant(k->live.game, s, seat))
			buf_addf(&b, "%s%.*s", b.n ? ", " : "", STR_ARG(seat_name(s, seat->seat)));
	}
	return buf_str(&b);
}

void vacant_wanted(json_t *value, const struct desk *k, const struct state *s, struct arena *a)
{
	const struct game *g = k->live.game;
	const int64_t newcomer = option_seconds(s, "newcomer");
	model_set(value, "title", str_c(g->rules->title), a);
	model_set(value, "map", g->map->title.n ? g->map->title : g->map->name, a);
	model_set(value, "turn", turn_words(g, s, state_game(s)->turn, false, a), a);
	model_set(value, "ends", joining_turns_end(g, s, a), a);
	model_set_some(value, "newcomer", newcomer ? duration_words(a, newcomer) : STR_NONE, a);
}
