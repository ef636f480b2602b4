/* land: see land.h. */
#include "rules/common/land.h"

struct land_row land_at(const struct state *s, area_id a)
{
	const struct land_row *row = row_find(s, TABLE_LAND, &(struct land_row){ .area = a });

	return row ? *row : (struct land_row){ .area = a, .owner = SEAT_NONE };
}

struct land_row *land_edit(struct state *s, area_id a)
{
	struct land_row row = land_at(s, a);

	return row_put(s, TABLE_LAND, &row);
}

void land_put(struct state *s, area_id a, seat_id owner, int32_t troops)
{
	row_put(s, TABLE_LAND, &(struct land_row){ .area = a, .owner = owner, .troops = troops });
}

struct holdings land_holdings(const struct state *s, seat_id seat)
{
	struct holdings h = { 0, 0 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		h.lands += row->owner == seat;
		h.troops += row->owner == seat ? row->troops : 0;
	}
	return h;
}

bool land_plays(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && !row->out && land_holdings(s, seat).lands > 0;
}

/* ---- regions ----------------------------------------------------------------------------------- */

bool land_holds_region(const struct state *s, seat_id seat, const struct region *r, bool land)
{
	for (size_t i = 0; i < r->nareas; i++)
		if ((!land || s->schema->map->areas[r->areas[i]].is_land) && land_at(s, r->areas[i]).owner != seat)
			return false;
	return r->nareas > 0;
}

int32_t land_region_bonus(const struct region *r, int32_t otherwise)
{
	struct str value;
	int64_t n;

	return attr_get(r->attrs, r->nattrs, "bonus", &value) && str_to_int(value, &n) && n >= 0 && n < 1000
		       ? (int32_t)n
		       : otherwise;
}

bool land_word(const struct area *area, const char *key, struct str *value)
{
	return attr_get(area->attrs, area->nattrs, key, value);
}

bool land_connects(const struct state *s, seat_id seat, area_id from, area_id to, may_pass_fn *may_pass,
		   struct arena *a)
{
	const struct map *m = s->schema->map;
	area_id *queue = ARENA_ARRAY(a, area_id, (size_t)m->nareas);
	bool *seen = ARENA_ARRAY(a, bool, (size_t)m->nareas);
	size_t n = 0;

	queue[n++] = from;
	seen[from] = true;
	for (size_t i = 0; i < n; i++) {
		size_t around;
		const struct neighbour *list = map_neighbours(m, queue[i], &around);

		for (size_t k = 0; k < around; k++) {
			if (seen[list[k].area] || !may_pass(s, seat, list[k].area))
				continue;
			seen[list[k].area] = true;
			queue[n++] = list[k].area;
		}
	}
	return seen[to];
}

void land_setup(struct turn *t, bool (*row_of)(const struct area *, struct land_row *))
{
	const struct map *m = t->after->schema->map;

	for (area_id a = 0; a < m->nareas; a++) {
		struct land_row row = { .area = a, .owner = SEAT_NONE };

		if (m->areas[a].is_land && row_of(&m->areas[a], &row))
			row_put(t->after, TABLE_LAND, &row);
	}
}

/* ---- troops ------------------------------------------------------------------------------------ */

int32_t land_amount(const struct arg *a, int32_t troops)
{
	if (a->how == HOW_ALL)
		return troops - 1;
	return a->how == HOW_UP_TO ? arg_amount(a, troops - 1) : arg_amount(a, troops);
}

static area_id weakest(const struct state *s, seat_id seat)
{
	area_id best = AREA_NONE;
	int32_t fewest = INT32_MAX;

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		if (row->owner == seat && row->troops < fewest) {
			best = row->area;
			fewest = row->troops;
		}
	}
	return best;
}

int32_t land_place_weakest(struct turn *t, seat_id seat, int32_t troops, int32_t *placed)
{
	for (; troops > 0; troops--) {
		area_id to = weakest(t->after, seat);

		if (to == AREA_NONE)
			break;
		land_edit(t->after, to)->troops++;
		placed[to]++;
	}
	return troops;
}
