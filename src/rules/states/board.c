/*
 * board: who is who, and what land is worth.
 */
#include "rules/states/board.h"

#include "rules/common/rule.h"

seat_id st_buffer(const struct state *s)
{
	seat_id seat = seat_by_name(s, STR("buffer"));

	return seat != SEAT_NONE && seat_find(s, seat)->player == PLAYER_NONE ? seat : SEAT_NONE;
}

bool st_is_buffer(const struct state *s, seat_id seat)
{
	return seat == st_buffer(s);
}

/* STA-REG-2: bonuses add up. A region of the map without a bonus gives nothing. */
static int32_t region_bonus(const struct state *s, seat_id seat)
{
	const struct map *m = s->schema->map;
	int32_t sum = 0;

	if (!option_is(s, "region_bonus", "on") && RULE("STA-REG-1"))
		return 0;
	for (region_id r = 0; r < m->nregions; r++)
		if (land_holds_region(s, seat, &m->regions[r], false) && RULE("STA-REG-2"))
			sum += land_region_bonus(&m->regions[r], 0);
	return sum;
}

int32_t st_income(const struct state *s, seat_id seat, int32_t *bonus)
{
	int32_t n = RULE("STA-DEP-1") ? land_holdings(s, seat).lands / 3 : 0;
	int32_t least = option_int(s, "min_deploy");

	*bonus = region_bonus(s, seat);
	return (n < least && RULE("STA-DEP-5") ? least : n) + *bonus;
}
