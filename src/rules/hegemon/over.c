/*
 * over: hegemony, and how the Cycle has ended (HEG-WIN).
 */
#include "play/game.h"
#include "rules/common/ranking.h"
#include "rules/common/rule.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/season.h"

/* HEG-WIN-2: of all cities of the map, neutral ones among them; exactly half is not enough. */
static region_id majority(const struct state *s)
{
	int64_t all = (int64_t)row_count(s, TABLE_CITY);

	for (region_id n = 0; n < s->schema->map->nregions; n++) {
		int64_t has = 2 * (int64_t)heg_cities(s, n);

		if (has > all || (has == all && all > 0 && !RULE("HEG-WIN-2")))
			return n;
	}
	return REGION_NONE;
}

/* HEG-WIN-4: everybody who controls a unit of it, one or none of them too. */
static int32_t draw(struct turn *t, region_id nation)
{
	struct heg_list names = { buf_new(t->arena) };
	int32_t n = 0;

	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, t->after, TABLE_SEAT, i)->seat;

		if (!heg_has_say(t->after, seat, nation))
			continue;
		heg_list_add(&names, seat_name(t->after, seat));
		n++;
	}
	if (n > 0)
		TELL(t, HEG_DRAW, nation, heg_list_text(&names, t->after));
	else
		TELL(t, HEG_NOBODY, nation);
	return n > 0 ? END_DRAWN : END_NOBODY;
}

bool heg_hegemony(struct turn *t)
{
	region_id nation = majority(t->after);
	struct stage_row *stage;
	seat_id leader;

	if (nation == REGION_NONE || !RULE("HEG-WIN-1"))
		return false;
	leader = heg_leader(t->after, nation);
	heg_stage_edit(t->after)->hegemon = nation;
	TELL(t, HEG_HEGEMON, nation, heg_cities(t->after, nation), (int64_t)row_count(t->after, TABLE_CITY));
	if (leader != SEAT_NONE && RULE("HEG-WIN-3")) {
		heg_stage_edit(t->after)->end = END_WON;
		TELL(t, HEG_WON, nation, leader);
	} else {
		int32_t end = draw(t, nation);

		heg_stage_edit(t->after)->end = end;
	}
	stage = heg_stage_edit(t->after);
	stage->season = SEASON_NONE;
	game_end(t);
	return true;
}

/* ---- the standing ------------------------------------------------------------------------------ */

/* The winner, or those who drew, then the rest by coins. */
static int32_t place_of(const struct state *s, seat_id seat, const struct stage_row *stage)
{
	bool first = stage->end == END_WON     ? heg_leader(s, stage->hegemon) == seat
		     : stage->end == END_DRAWN ? heg_has_say(s, seat, stage->hegemon)
					       : false;

	return first ? INT32_MAX : heg_purse(s, seat).coins;
}

bool heg_standing(const struct view *v, struct standing *out)
{
	static const char *const reasons[ENDS] = {
		[END_NONE] = "host", [END_WON] = "won", [END_DRAWN] = "drawn", [END_NOBODY] = "nobody"
	};
	struct stage_row stage = heg_stage(v->state);
	size_t n = row_count(v->state, TABLE_SEAT);
	struct ranked *list = ARENA_ARRAY(v->scratch, struct ranked, n);

	for (size_t i = 0; i < n; i++) {
		list[i].seat = ROW(struct seat_row, v->state, TABLE_SEAT, i)->seat;
		list[i].by[0] = place_of(v->state, list[i].seat, &stage);
	}
	return ranking_standing(v, reasons[stage.end], list, n, out);
}

bool heg_alive(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && !row->out;
}
