/*
 * board: rows of stage, cities, units and shares, and what follows from them.
 */
#include "rules/hegemon/board.h"

#include "play/game.h"
#include "rules/common/only.h"
#include "rules/common/rule.h"

DEFINE_ONLY(heg_stage, heg_stage_edit, struct stage_row, TABLE_STAGE);

const struct season_row *heg_season(const struct state *s, enum season season)
{
	return row_find(s, TABLE_SEASON, &(struct season_row){ .season = (int32_t)season });
}

/* ---- spaces and cities ------------------------------------------------------------------------- */

bool heg_next_to(const struct state *s, area_id a, area_id b)
{
	return a != b && map_edge(s->schema->map, a, b) != EDGE_NONE;
}

const struct city_row *heg_city(const struct state *s, area_id area)
{
	return row_find(s, TABLE_CITY, &(struct city_row){ .area = area });
}

region_id heg_loyalty(const struct state *s, area_id area)
{
	const struct city_row *city = heg_city(s, area);

	return city ? city->nation : REGION_NONE;
}

/* ---- units ------------------------------------------------------------------------------------- */

const struct unit_row *heg_unit(const struct state *s, int32_t unit)
{
	return row_find(s, TABLE_UNIT, &(struct unit_row){ .unit = unit });
}

struct unit_row *heg_unit_edit(struct state *s, int32_t unit)
{
	return row_edit(s, TABLE_UNIT, &(struct unit_row){ .unit = unit });
}

const struct unit_row *heg_unit_at(const struct state *s, area_id area)
{
	for (size_t i = 0; area != AREA_NONE && i < row_count(s, TABLE_UNIT); i++)
		if (ROW(struct unit_row, s, TABLE_UNIT, i)->area == area)
			return ROW(struct unit_row, s, TABLE_UNIT, i);
	return NULL;
}

bool heg_is_routed(const struct unit_row *u)
{
	return u->area == AREA_NONE && u->from != AREA_NONE;
}

const struct unit_row *heg_routed_from(const struct state *s, area_id area)
{
	for (size_t i = 0; area != AREA_NONE && i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);

		if (heg_is_routed(u) && u->from == area)
			return u;
	}
	return NULL;
}

area_id heg_place(const struct unit_row *u)
{
	return heg_is_routed(u) ? u->from : u->area;
}

const struct share_row *heg_share_of(const struct state *s, int32_t unit, int32_t part)
{
	const struct share_row *only = heg_share(s, unit);

	if (only)
		return part == 0 ? only : NULL;
	return part < INT32_MAX / NOUN_PAIR - 1 ? heg_share(s, unit + (part + 1) * NOUN_PAIR) : NULL;
}

/* Shares without owner do not count: one that is owned of three is all of them. */
seat_id heg_controller(const struct state *s, int32_t unit)
{
	const struct share_row *share;
	int32_t owned = 0, lead = 0;
	seat_id best = SEAT_NONE;

	/* the only one that can have more than half (Boyer and Moore), then counted */
	for (int32_t part = 0; (share = heg_share_of(s, unit, part)); part++) {
		if (share->owner == SEAT_NONE)
			continue;
		best = lead == 0 ? share->owner : best;
		lead += share->owner == best ? 1 : -1;
		owned++;
	}
	lead = 0;
	for (int32_t part = 0; (share = heg_share_of(s, unit, part)); part++)
		lead += share->owner != SEAT_NONE && share->owner == best;
	if (RULE("HEG-SHARE-2"))
		return 2 * lead > owned ? best : SEAT_NONE;
	return lead == owned ? best : SEAT_NONE;
}

static void share_add(struct state *s, int32_t share, int32_t unit)
{
	struct share_row row;

	row_default(s, TABLE_SHARE, &row);
	row.share = share;
	row.unit = unit;
	row.buy_in = option_int(s, "start_buy_in"); /* HEG-SHARE-4 */
	row_put(s, TABLE_SHARE, &row);
}

int32_t heg_unit_add(struct turn *t, region_id nation, area_id area)
{
	int32_t unit = heg_stage_edit(t->after)->next_unit++, parts;

	parts = option_int(t->after, "shares_per_unit");
	row_put(t->after, TABLE_UNIT, &(struct unit_row){ unit, nation, area, AREA_NONE, AREA_NONE });
	if (parts == 1 || !RULE("HEG-SHARE-1"))
		share_add(t->after, unit, unit);
	for (int32_t part = 1; parts > 1 && part <= parts && RULE("HEG-SHARE-1"); part++)
		share_add(t->after, unit + part * NOUN_PAIR, unit);
	return unit;
}

void heg_unit_remove(struct turn *t, int32_t unit)
{
	row_remove(t->after, TABLE_UNIT, &(struct unit_row){ .unit = unit });
	for (size_t i = row_count(t->after, TABLE_SHARE); i-- > 0;) {
		const struct share_row share = *ROW(struct share_row, t->after, TABLE_SHARE, i);

		if (share.unit == unit && RULE("HEG-UNIT-3"))
			row_remove(t->after, TABLE_SHARE, &share);
	}
}

/* ---- nations ----------------------------------------------------------------------------------- */

int32_t heg_units(const struct state *s, region_id nation)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++)
		n += ROW(struct unit_row, s, TABLE_UNIT, i)->nation == nation;
	return n;
}

int32_t heg_cities(const struct state *s, region_id nation)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_CITY); i++)
		n += ROW(struct city_row, s, TABLE_CITY, i)->nation == nation;
	return n;
}

seat_id heg_leader(const struct state *s, region_id nation)
{
	seat_id leader = SEAT_NONE;

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);
		seat_id seat;

		if (u->nation != nation)
			continue;
		seat = heg_controller(s, u->unit);
		if (seat == SEAT_NONE && !RULE("HEG-NATION-2"))
			continue;
		if (seat == SEAT_NONE || (leader != SEAT_NONE && seat != leader))
			return SEAT_NONE;
		leader = seat;
	}
	return leader;
}

bool heg_has_say(const struct state *s, seat_id seat, region_id nation)
{
	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);

		if (u->nation == nation && heg_controller(s, u->unit) == seat)
			return true;
	}
	return false;
}

/* ---- shares ------------------------------------------------------------------------------------ */

const struct share_row *heg_share(const struct state *s, int32_t share)
{
	return row_find(s, TABLE_SHARE, &(struct share_row){ .share = share });
}

struct share_row *heg_share_edit(struct state *s, int32_t share)
{
	return row_edit(s, TABLE_SHARE, &(struct share_row){ .share = share });
}

text_id heg_share_name(const struct state *s, int32_t share, struct arena *a)
{
	if (share < NOUN_PAIR)
		return text_intern(s, str_printf(a, "%d", (int)share));
	return text_intern(s, str_printf(a, "%d/%d", (int)share % NOUN_PAIR, (int)share / NOUN_PAIR));
}

/* ---- lists in words ---------------------------------------------------------------------------- */

void heg_list_add(struct heg_list *l, struct str name)
{
	if (l->text.n)
		buf_add_c(&l->text, ", ");
	buf_add(&l->text, name);
}

text_id heg_list_text(struct heg_list *l, const struct state *s)
{
	return l->text.n ? text_intern(s, buf_str(&l->text)) : TEXT_NONE;
}
