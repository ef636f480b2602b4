/*
 * board: rows of land, domains and stage, sums over them, ways over them.
 */
#include "rules/gilmoria/board.h"

#include "base/arena.h"
#include "rules/common/rule.h"

const struct domain_row *gm_domain(const struct state *s, seat_id seat)
{
	return row_find(s, TABLE_DOMAIN, &(struct domain_row){ .seat = seat });
}

struct domain_row *gm_domain_edit(struct state *s, seat_id seat)
{
	return row_edit(s, TABLE_DOMAIN, &(struct domain_row){ .seat = seat });
}

seat_id gm_seat_of_home(const struct state *s, region_id home)
{
	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++)
		if (ROW(struct domain_row, s, TABLE_DOMAIN, i)->home == home)
			return ROW(struct domain_row, s, TABLE_DOMAIN, i)->seat;
	return SEAT_NONE;
}

/* ---- who is who -------------------------------------------------------------------------------- */

bool gm_plays(const struct state *s, seat_id seat)
{
	return join_is_person(s, seat) && land_plays(s, seat);
}

seat_id gm_controller(const struct state *s, seat_id seat)
{
	const struct domain_row *d = gm_domain(s, seat);

	return d && gm_plays(s, d->ally_of) ? d->ally_of : SEAT_NONE;
}

seat_id gm_head(const struct state *s, seat_id seat)
{
	return join_is_person(s, seat) ? seat : gm_controller(s, seat);
}

bool gm_same_bloc(const struct state *s, seat_id a, seat_id b)
{
	seat_id head = gm_head(s, a);

	return a == b || (head != SEAT_NONE && head == gm_head(s, b));
}

bool gm_invades(const struct state *s, seat_id warlord, seat_id domain)
{
	const struct region *home = &s->schema->map->regions[gm_domain(s, domain)->home];

	for (size_t i = 0; i < home->nareas; i++) {
		seat_id owner = land_at(s, home->areas[i]).owner;

		if (owner != SEAT_NONE && owner != domain && gm_head(s, owner) == warlord)
			return true;
	}
	return false;
}

/* ---- sums -------------------------------------------------------------------------------------- */

struct holdings gm_bloc_holdings(const struct state *s, seat_id warlord)
{
	struct holdings all = { 0, 0 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);
		bool ours = row->owner == warlord || gm_controller(s, row->owner) == warlord;

		all.lands += ours;
		all.troops += ours ? row->troops : 0;
	}
	return all;
}

struct income gm_income(const struct state *s, seat_id seat)
{
	const struct map *m = s->schema->map;
	struct income in = { .thirds = land_holdings(s, seat).lands / 3 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		in.strongholds += row->owner == seat && row->stronghold;
	}
	for (region_id r = 0; r < m->nregions; r++)
		if (land_holds_region(s, seat, &m->regions[r], true))
			in.bonus += land_region_bonus(&m->regions[r], (int32_t)(m->regions[r].nareas / 2));
	return in;
}

int32_t gm_income_sum(const struct state *s, seat_id seat)
{
	struct income in = gm_income(s, seat);

	return in.thirds + (RULE("GIL-DEP-1") ? in.strongholds + in.bonus : 0);
}

int32_t gm_pool(const struct state *s)
{
	struct stage_row stage = stage_of(s);

	if (stage.phase != PHASE_DIPLOMACY)
		return stage.pool;
	return gm_income_sum(s, stage.active) + stage.own[RECRUITS];
}

/* ---- ways -------------------------------------------------------------------------------------- */

/* GIL-MOB-2: over land of the own bloc. */
static bool may_pass(const struct state *s, seat_id seat, area_id a)
{
	seat_id owner = land_at(s, a).owner;

	return owner == seat || (owner != SEAT_NONE && gm_same_bloc(s, seat, owner) && RULE("GIL-MOB-2"));
}

bool gm_connected(const struct state *s, seat_id seat, area_id from, area_id to, struct arena *a)
{
	return land_connects(s, seat, from, to, may_pass, a);
}
