/*
 * board: rows of land and stage, sums over them.
 */
#include "rules/states/board.h"

#include "rules/common/rule.h"

struct stage_row st_stage(const struct state *s)
{
	struct stage_row row;

	row_only(s, TABLE_STAGE, &row);
	return row;
}

struct stage_row *st_stage_edit(struct state *s)
{
	struct stage_row row = st_stage(s);

	return row_put(s, TABLE_STAGE, &row);
}

struct land_row st_land(const struct state *s, area_id a)
{
	const struct land_row *row = row_find(s, TABLE_LAND, &(struct land_row){ .area = a });

	return row ? *row : (struct land_row){ a, SEAT_NONE, 0 };
}

struct land_row *st_land_edit(struct state *s, area_id a)
{
	struct land_row row = st_land(s, a);

	return row_put(s, TABLE_LAND, &row);
}

void st_land_put(struct state *s, area_id a, seat_id owner, int32_t troops)
{
	row_put(s, TABLE_LAND, &(struct land_row){ a, owner, troops });
}

struct holdings st_holdings(const struct state *s, seat_id seat)
{
	struct holdings h = { 0, 0 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		h.lands += row->owner == seat;
		h.troops += row->owner == seat ? row->troops : 0;
	}
	return h;
}

seat_id st_buffer(const struct state *s)
{
	seat_id seat = seat_by_name(s, STR("buffer"));

	return seat != SEAT_NONE && seat_find(s, seat)->player == PLAYER_NONE ? seat : SEAT_NONE;
}

bool st_is_person(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && row->player != PLAYER_NONE;
}

bool st_plays(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && !row->out && st_holdings(s, seat).lands > 0;
}

/* ---- income ------------------------------------------------------------------------------------ */

static bool holds_region(const struct state *s, seat_id seat, const struct region *r)
{
	for (size_t i = 0; i < r->nareas; i++)
		if (st_land(s, r->areas[i]).owner != seat)
			return false;
	return r->nareas > 0;
}

/* STA-REG-2: bonuses add up. A region of the map without a bonus gives nothing. */
static int32_t region_bonus(const struct state *s, seat_id seat)
{
	const struct map *m = s->schema->map;
	int32_t sum = 0;

	if (!option_is(s, "region_bonus", "on") && RULE("STA-REG-1"))
		return 0;
	for (region_id r = 0; r < m->nregions; r++) {
		struct str value;
		int64_t n;

		if (attr_get(m->regions[r].attrs, m->regions[r].nattrs, "bonus", &value) &&
		    str_to_int(value, &n) && n > 0 && n < 1000 &&
		    holds_region(s, seat, &m->regions[r]))
			sum += RULE("STA-REG-2") ? (int32_t)n : 0;
	}
	return sum;
}

int32_t st_income(const struct state *s, seat_id seat, int32_t *bonus)
{
	int32_t lands = st_holdings(s, seat).lands, least = option_int(s, "min_deploy");
	int32_t n = RULE("STA-DEP-1") ? lands / 3 : (lands + 2) / 3;

	if (!RULE("STA-DEP-5") && n < 3)
		n = 3;
	*bonus = region_bonus(s, seat);
	return (n < least ? least : n) + *bonus;
}
