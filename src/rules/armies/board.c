/*
 * board: see board.h.
 */
#include "rules/armies/board.h"
#include "play/game.h"
#include "rules/armies/events.h"
#include "rules/armies/over.h"
#include "rules/common/clockwise.h"
#include "rules/common/only.h"
#include "rules/common/rule.h"

DEFINE_ONLY(ar_stage, ar_stage_edit, struct stage_row, TABLE_STAGE);

/* ---- spaces ------------------------------------------------------------------------------------ */

struct span_of ar_spaces(const struct state *s, area_id a)
{
	size_t low = 0, high = row_count(s, TABLE_SPACE), n = 0;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (ROW(struct space_row, s, TABLE_SPACE, mid)->area < a)
			low = mid + 1;
		else
			high = mid;
	}
	while (low + n < row_count(s, TABLE_SPACE) && ROW(struct space_row, s, TABLE_SPACE, low + n)->area == a)
		n++;
	return (struct span_of){ low, n };
}

const struct space_row *ar_space(const struct state *s, area_id a, int32_t number)
{
	return row_find(s, TABLE_SPACE, &(struct space_row){ .area = a, .number = number });
}

struct space_row *ar_space_edit(struct state *s, area_id a, int32_t number)
{
	return row_edit(s, TABLE_SPACE, &(struct space_row){ .area = a, .number = number });
}

int32_t ar_count(const struct state *s, area_id a, enum space_kind kind, seat_id owner)
{
	struct span_of range = { 0, row_count(s, TABLE_SPACE) };
	int32_t n = 0;

	if (a != AREA_NONE)
		range = ar_spaces(s, a);
	for (size_t i = range.first; i < range.first + range.n; i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		n += row->kind == (int32_t)kind && (owner == SEAT_NONE || row->owner == owner);
	}
	return n;
}

int32_t ar_free(const struct state *s, area_id a)
{
	return ar_count(s, a, SPACE_FREE, SEAT_NONE);
}

static int32_t first_of(const struct state *s, area_id a, enum space_kind kind)
{
	struct span_of range = ar_spaces(s, a);
	int32_t last = 0;

	for (size_t i = range.first; i < range.first + range.n; i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		if (row->kind != (int32_t)kind)
			continue;
		last = row->number;
		if (RULE("ARM-FREE-2"))
			break;
	}
	return last;
}

int32_t ar_first_free(const struct state *s, area_id a)
{
	return first_of(s, a, SPACE_FREE);
}

int32_t ar_first_crossed(const struct state *s, area_id a)
{
	return first_of(s, a, SPACE_CROSSED);
}

bool ar_is_near(const struct map *m, area_id a, area_id b)
{
	return a == b || map_edge(m, a, b) != EDGE_NONE;
}

/* "1-2,2-3" */
static bool lists_pair(struct str list, int32_t one, int32_t other)
{
	struct str pair, first;
	int64_t a, b;

	while (str_cut(&list, ',', &pair))
		if (str_cut(&pair, '-', &first) && str_to_int(first, &a) && str_to_int(pair, &b) &&
		    ((a == one && b == other) || (a == other && b == one)))
			return true;
	return false;
}

bool ar_touch(const struct map *m, area_id a, int32_t one, int32_t other)
{
	struct str list;

	if (!attr_get(m->areas[a].attrs, m->areas[a].nattrs, "touch", &list))
		return one != other;
	return lists_pair(list, one, other) || !RULE("ARM-BOARD-1");
}

/* ---- who owns what ----------------------------------------------------------------------------- */

int32_t ar_relics(const struct state *s, seat_id seat)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_RELIC); i++) {
		const struct relic_row *row = ROW(struct relic_row, s, TABLE_RELIC, i);

		n += row->state == RELIC_HELD && row->holder == seat;
	}
	return n;
}

struct claim {
	int32_t armies, relics;
};

static int compare(const struct claim *a, const struct claim *b)
{
	if (a->armies != b->armies)
		return a->armies > b->armies ? 1 : -1;
	if (!RULE("ARM-OWN-2"))
		return 0;
	return (a->relics > b->relics) - (a->relics < b->relics);
}

/* The largest number, not more than half; then the most artefacts; still equal: nobody. */
seat_id ar_owner(const struct state *s, area_id a)
{
	struct claim best = { 0, 0 };
	seat_id owner = SEAT_NONE;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		struct claim c = { ar_armies(s, a, seat), 0 };
		int order;

		if (c.armies == 0 && RULE("ARM-OWN-1"))
			continue;
		c.relics = ar_relics(s, seat);
		order = compare(&c, &best);
		if (order > 0) {
			owner = seat;
			best = c;
		} else if (order == 0 && RULE("ARM-OWN-3")) {
			owner = SEAT_NONE;
		}
	}
	return owner;
}

int32_t ar_owned(const struct state *s, seat_id seat)
{
	int32_t n = 0;

	for (area_id a = 0; a < s->schema->map->nareas; a++)
		n += ar_owner(s, a) == seat;
	return n;
}

const struct power_row *ar_power_of(const struct state *s, area_id a)
{
	const struct power_row *row = row_find(s, TABLE_POWER, &(struct power_row){ .area = a });

	return row && !row->used ? row : NULL;
}

/* ---- changes ----------------------------------------------------------------------------------- */

void ar_draw(struct turn *t, seat_id seat, area_id a, int32_t number)
{
	struct space_row *row = ar_space_edit(t->after, a, number > 0 ? number : ar_first_free(t->after, a));

	row->kind = SPACE_ARMY;
	row->owner = seat;
	row->relic = 0;
	row->moved = 0;
	ar_after_drawing(t);
}

void ar_cross(struct state *s, area_id a, int32_t number)
{
	struct space_row *row = ar_space_edit(s, a, number);

	row->kind = SPACE_CROSSED;
	row->owner = SEAT_NONE;
	row->relic = 0;
	row->moved = 0;
}

void ar_relic_lost(struct turn *t, int32_t relic)
{
	struct relic_row *row = row_edit(t->after, TABLE_RELIC, &(struct relic_row){ .relic = relic });

	if (!row || row->state != RELIC_HELD || !RULE("ARM-ART-3"))
		return;
	TELL(t, AR_RELIC_GONE, row->holder, relic, row->name);
	row->state = RELIC_GONE;
	row->holder = SEAT_NONE;
}

void ar_relic_laid_down(struct state *s, int32_t relic)
{
	for (size_t i = 0; i < row_count(s, TABLE_SPACE); i++)
		if (ROW(struct space_row, s, TABLE_SPACE, i)->relic == relic && RULE("ARM-ART-4"))
			((struct space_row *)row_edit_at(s, TABLE_SPACE, i))->relic = 0;
}

int32_t ar_next_army(const struct state *s, area_id a, seat_id seat, bool unmoved)
{
	struct span_of range = ar_spaces(s, a);
	int32_t best = 0;
	bool burdened = true;

	for (size_t i = range.first; i < range.first + range.n; i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		if (row->kind != SPACE_ARMY || row->owner != seat || (unmoved && row->moved))
			continue;
		if (best == 0 || (burdened && row->relic == 0 && RULE("ARM-LOSS-5"))) {
			best = row->number;
			burdened = row->relic != 0;
		}
	}
	return best;
}

int32_t ar_lose(struct turn *t, seat_id seat, area_id a, int32_t n)
{
	int32_t lost = 0, number;

	while (lost < n && (number = ar_next_army(t->after, a, seat, false)) > 0) {
		ar_relic_lost(t, ar_space(t->after, a, number)->relic);
		ar_cross(t->after, a, number);
		lost++;
	}
	return lost;
}

/* ---- seats ------------------------------------------------------------------------------------- */

seat_id ar_next_seat(const struct state *s, seat_id after)
{
	return clockwise_next(s, SEAT_NONE, after, NULL, NULL);
}
