/*
 * season: Spring, Summer where a unit was routed, Fall, Winter; and what the end of each looks at.
 */
#include "rules/hegemon/season.h"

#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/hegemon/auction.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/events.h"

static void put_season(struct state *s, enum season season, int32_t year, when opened, when ended)
{
	row_put(s, TABLE_SEASON, &(struct season_row){ (int32_t)season, year, opened, ended });
}

/* HEG-AMEND-3: what was amended is in force before anything of the season happens. */
when heg_season_begins(struct turn *t, enum season season)
{
	struct stage_row *stage;

	if (RULE("HEG-AMEND-3"))
		amendments_in_force(t);
	stage = heg_stage_edit(t->after);
	stage->season = (int32_t)season;
	put_season(t->after, season, stage->year, t->now, WHEN_NONE);
	return t->now + option_seconds(t->after, heg_season_names[season]);
}

/* ---- the end of a season ----------------------------------------------------------------------- */

static bool shares_a_space(const struct state *s, const struct unit_row *u)
{
	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *other = ROW(struct unit_row, s, TABLE_UNIT, i);

		if (other->unit != u->unit && other->area == u->area && u->area != AREA_NONE)
			return true;
	}
	return false;
}

/* A routed unit is in no space and waits for Summer. */
static bool is_invalid(const struct state *s, const struct unit_row *u)
{
	return u->nation == REGION_NONE || (u->area == AREA_NONE && u->from == AREA_NONE) || shares_a_space(s, u);
}

/* HEG-UNIT-2: only a host's correction can bring such units about; all of those in one space go. */
static void disband_invalid(struct turn *t)
{
	size_t n = row_count(t->after, TABLE_UNIT), k = 0;
	struct unit_row *gone = ARENA_ARRAY(t->arena, struct unit_row, n);

	for (size_t i = 0; i < n; i++)
		if (is_invalid(t->after, ROW(struct unit_row, t->after, TABLE_UNIT, i)))
			gone[k++] = *ROW(struct unit_row, t->after, TABLE_UNIT, i);
	for (size_t i = 0; i < k && RULE("HEG-UNIT-2"); i++) {
		TELL(t, HEG_INVALID, gone[i].unit, gone[i].nation, gone[i].area);
		heg_unit_remove(t, gone[i].unit);
	}
}

static bool is_any_routed(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++)
		if (heg_is_routed(ROW(struct unit_row, s, TABLE_UNIT, i)))
			return true;
	return false;
}

static void open_next(struct turn *t, enum season ended)
{
	switch (ended) {
	case OPENING:
		heg_open_spring(t);
		break;
	case WINTER:
		heg_stage_edit(t->after)->year++;
		heg_open_spring(t);
		break;
	case SPRING:
		if (is_any_routed(t->after))
			heg_open_summer(t);
		else
			heg_open_fall(t);
		break;
	case SUMMER:
		heg_open_fall(t);
		break;
	default:
		heg_open_grand_auction(t, WINTER);
		break;
	}
}

static when opened_of(const struct turn *t, enum season season)
{
	const struct season_row *row = heg_season(t->after, season);

	return row ? row->opened : t->now;
}

void heg_season_ends(struct turn *t)
{
	struct stage_row stage = heg_stage(t->after);
	enum season season = (enum season)stage.season;

	disband_invalid(t);
	put_season(t->after, season, stage.year, opened_of(t, season), t->now);
	TELL(t, HEG_ENDED, season, stage.year);
	turn_end(t);
	if (!heg_hegemony(t))
		open_next(t, season);
}
