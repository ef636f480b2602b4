/*
 * places: see places.h.
 */
#include "report/places.h"

#include "report/holdings.h"
#include "report/letter.h"

enum { PLACES_MOST = 250 };

/* Of the areas what stands there: the words that the others may read (games/NAME/phrases, holding). */
static void add_rows(struct buf *out, const struct game *g, const struct state *s, area_id area)
{
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };
	struct holding h;
	bool any = false;

	for (size_t t = TABLE_OWN; holding_next(&h, g, s, t); t = (size_t)h.table + 1) {
		const struct field_row *key = &s->schema->tables[h.table]->fields[0];

		if (key->type != FIELD_AREA && key->type != FIELD_PLACE)
			continue;
		for (size_t i = 0; i < row_count(s, h.table); i++) {
			const void *row = row_at(s, h.table, i);
			const seat_id owner = holding_owner(&h, s, i);

			if (field_get(key, row) != area || owner == SEAT_NONE || !h.others.n)
				continue;
			buf_add_c(out, any ? ", " : "");
			row_words(out, g, s, h.table, row, all, h.others);
			buf_addf(out, " (%.*s)", STR_ARG(seat_name(s, owner)));
			any = true;
		}
	}
	if (!any)
		buf_add(out, g->map->areas[area].name);
}

/* In the ruleset's own words, where it has some. */
static void add_place(struct buf *out, const struct game *g, const struct state *s, area_id area)
{
	const struct view v = {
		.game = g, .state = s, .scratch = out->arena, .seat = SEAT_NONE, .player = PLAYER_NONE
	};
	struct notes notes = { .arena = out->arena };
	struct diag d = { 0 };

	if (!g->rules->place) {
		add_rows(out, g, s, area);
		return;
	}
	g->rules->place(&v, area, &notes);
	note_words(&d, g, s, &notes.list.at[0], out->arena);
	buf_add(out, d.what);
}

static void add_neighbours(struct buf *out, const struct game *g, area_id area)
{
	size_t n;
	const struct neighbour *list = map_neighbours(g->map, area, &n);

	for (size_t i = 0; i < n; i++)
		buf_addf(out, "%s%.*s", i ? ", " : ": ", STR_ARG(g->map->areas[list[i].area].name));
}

void places_one(struct buf *out, const struct game *g, const struct state *s, area_id area)
{
	struct buf line = buf_new(out->arena);

	add_place(&line, g, s, area);
	add_neighbours(&line, g, area);
	letter_line(out, buf_str(&line), 2);
}

void places_write(struct buf *out, const struct game *g, const struct state *s)
{
	const size_t all = (size_t)g->map->nareas, n = all < PLACES_MOST ? all : PLACES_MOST;

	for (size_t i = 0; i < n; i++)
		places_one(out, g, s, (area_id)i);
	if (n < all)
		buf_addf(out, "  and %zu more: ask for \"neighbours of\" one of them\n", all - n);
}

static bool stands_beside(const struct game *g, const struct state *s, seat_id seat, area_id area)
{
	size_t n;
	const struct neighbour *list = map_neighbours(g->map, area, &n);

	for (size_t i = 0; i < n; i++)
		if (g->rules->stands(s, seat, map_whole(g->map, list[i].area)))
			return true;
	return false;
}

/* Those where it stands, then those beside them. */
static void add_stands(struct buf *out, const struct game *g, const struct state *s, seat_id seat)
{
	for (int beside = 0; beside < 2; beside++)
		for (area_id a = 0; a < g->map->nareas; a++) {
			const bool stands = g->rules->stands(s, seat, a);

			if (beside ? !stands && stands_beside(g, s, seat, a) : stands)
				places_one(out, g, s, a);
		}
}

void places_of(struct buf *out, const struct game *g, const struct state *s, seat_id seat, seat_id reader)
{
	const char *what = "what touches it";
	struct buf lines = buf_new(out->arena);

	if (g->rules->stands) {
		what = "what is beside it";
		add_stands(&lines, g, s, seat);
	} else {
		holdings_places(&lines, g, s, seat, reader);
	}
	if (lines.n && seat == reader)
		buf_addf(out, "Yours, and %s:\n", what);
	else if (lines.n)
		buf_addf(out, "You order for %.*s, which has, and %s:\n", STR_ARG(seat_name(s, seat)), what);
	buf_add(out, buf_str(&lines));
}

void places_around(struct buf *out, const struct game *g, const struct state *s, area_id area)
{
	size_t n;
	const struct neighbour *list = map_neighbours(g->map, area, &n);

	for (size_t i = 0; i < n; i++) {
		struct buf line = buf_new(out->arena);

		add_place(&line, g, s, map_whole(g->map, list[i].area));
		letter_line(out, buf_str(&line), 2);
	}
}

area_id places_find(const struct map *m, struct str name, struct arena *a)
{
	const struct str slug = str_slug(a, name);
	area_id found = map_find(m, name);

	for (size_t i = 0; found == AREA_NONE && slug.n && i < (size_t)m->nareas; i++) {
		if (!str_starts(m->areas[i].slug, slug))
			continue;
		for (size_t k = i + 1; k < (size_t)m->nareas; k++)
			if (str_starts(m->areas[k].slug, slug))
				return AREA_NONE;
		found = (area_id)i;
	}
	return found == AREA_NONE ? found : map_whole(m, found);
}
