/*
 * places: see places.h.
 */
#include "rules/armies/places.h"
#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/powers.h"
#include "rules/armies/verbs.h"
#include "rules/common/rule.h"

static bool area_word(const struct area *area, const char *key, struct str *value)
{
	return attr_get(area->attrs, area->nattrs, key, value);
}

/* ---- artefacts --------------------------------------------------------------------------------- */

/* "3:Crown:shield-of-ruin" */
static bool read_artefact(struct str text, struct artefact *out)
{
	struct str number, name = STR_NONE;
	int64_t n;

	if (!str_cut(&text, ':', &number) || !str_to_int(str_trim(number), &n) || n < 1 || n > SPACES_MOST)
		return false;
	str_cut(&text, ':', &name);
	out->number = (int32_t)n;
	out->name = str_trim(name);
	out->power = ar_power_by_slug(str_trim(text));
	return out->name.n > 0;
}

/* Artefacts in map order: those before the k-th of the area are counted in *i. */
static bool artefact_of_area(const struct area *area, size_t *i, struct artefact *out)
{
	struct str list, one;

	if (!area_word(area, "artefact", &list))
		return false;
	while (str_cut(&list, ';', &one)) {
		if (!read_artefact(one, out))
			continue;
		if (*i == 0)
			return true;
		--*i;
	}
	return false;
}

bool ar_artefact(const struct map *m, size_t i, struct artefact *out)
{
	out->relic = (int32_t)i + 1;
	for (area_id a = 0; a < m->nareas; a++)
		if (artefact_of_area(&m->areas[a], &i, out)) {
			out->area = a;
			return true;
		}
	return false;
}

bool ar_name(const struct map *m, size_t i, struct str *name, struct noun *noun)
{
	struct artefact is;

	if (!ar_artefact(m, i, &is))
		return false;
	*name = is.name;
	*noun = (struct noun){ NOUN_RELIC, is.relic };
	return true;
}

/* ---- the board before the game ----------------------------------------------------------------- */

/* Whether a list like "2,5" has the number. */
static bool is_listed(const struct area *area, const char *key, int32_t number)
{
	struct str list, one;
	int64_t n;

	if (!area_word(area, key, &list))
		return false;
	while (str_cut(&list, ',', &one))
		if (str_to_int(str_trim(one), &n) && n == number)
			return true;
	return false;
}

static int32_t spaces_of(const struct area *area)
{
	struct str value;
	int64_t n = 4;

	if (!area->is_land)
		return 0;
	if (area_word(area, "spaces", &value) && (!str_to_int(value, &n) || n < 0 || n > SPACES_MOST))
		n = 4;
	return (int32_t)n;
}

/* ARM-BOARD-2 */
static enum space_kind kind_of(const struct area *area, int32_t number)
{
	if (is_listed(area, "closed", number) && RULE("ARM-FREE-3"))
		return SPACE_OCEAN;
	return is_listed(area, "obstacle", number) ? SPACE_OBSTACLE : SPACE_FREE;
}

static void put_spaces(struct state *s, area_id a)
{
	const struct area *area = &s->schema->map->areas[a];
	int32_t n = spaces_of(area);

	for (int32_t k = 1; k <= n; k++)
		row_put(s, TABLE_SPACE,
			&(struct space_row){ .area = a, .number = k, .kind = kind_of(area, k), .owner = SEAT_NONE });
}

static void put_power(struct state *s, area_id a)
{
	struct str slug;
	int32_t power = POWER_NONE;

	if (area_word(&s->schema->map->areas[a], "power", &slug))
		power = ar_power_by_slug(slug);
	if (power != POWER_NONE)
		row_put(s, TABLE_POWER, &(struct power_row){ a, power, 0 });
}

static void put_relic(struct state *s, const struct artefact *is)
{
	struct space_row *row = ar_space_edit(s, is->area, is->number);

	if (!row)
		return;
	row->kind = SPACE_RELIC;
	row->relic = is->relic;
	row_put(s, TABLE_RELIC,
		&(struct relic_row){ is->relic, RELIC_WAITS, SEAT_NONE, text_intern(s, is->name), is->power });
}

void ar_setup(struct turn *t)
{
	struct artefact is;

	for (area_id a = 0; a < t->game->map->nareas; a++) {
		put_spaces(t->after, a);
		put_power(t->after, a);
	}
	for (size_t i = 0; ar_artefact(t->game->map, i, &is); i++)
		put_relic(t->after, &is);
}

int32_t ar_region_bonus(const struct state *s, region_id r)
{
	const struct region *region = &s->schema->map->regions[r];
	struct str value;
	int64_t n;

	if (attr_get(region->attrs, region->nattrs, "bonus", &value) && str_to_int(value, &n) && n >= 0 && n <= 1000)
		return (int32_t)n;
	return option_int(s, "continent_bonus");
}
