/*
 * examples: see examples.h.
 */
#include "report/examples.h"

#include "base/byte.h"
#include "base/phrase.h"
#include "report/holdings.h"
#include "world/option.h"
#include "world/record.h"

enum { OWN, NEXT, THIRD, PLACES, NAMES_MOST = 4 };

static const char *const which[PLACES] = { "own", "next", "third" };

static bool is_usable(const struct map *m, area_id area)
{
	return area != AREA_NONE && m->areas[area].is_land;
}

static area_id place_in(const struct table_row *t, const void *row)
{
	for (const struct field_row *f = t->fields; f->name; f++)
		if (f->type == FIELD_AREA)
			return (area_id)field_get(f, row);
	return AREA_NONE;
}

/* The first that touches it, but not one of those before. */
static area_id beside(const struct map *m, const area_id *before, size_t n)
{
	size_t around = 0;
	const struct neighbour *list = map_neighbours(m, map_whole(m, before[n - 1]), &around);

	for (size_t i = 0; i < around; i++) {
		bool is_new = is_usable(m, list[i].area);
		for (size_t k = 0; k < n; k++)
			is_new &= before[k] != list[i].area;
		if (is_new)
			return list[i].area;
	}
	return AREA_NONE;
}

static bool complete(area_id at[PLACES], const struct map *m, area_id own)
{
	at[OWN] = own;
	for (size_t n = 1; n < PLACES; n++) {
		at[n] = is_usable(m, at[n - 1]) ? beside(m, at, n) : AREA_NONE;
		if (at[n] == AREA_NONE)
			return false;
	}
	return true;
}

/* From his own land, else from any. */
static bool find_places(area_id at[PLACES], const struct game *g, const struct state *s, seat_id seat)
{
	struct holding h;

	for (size_t t = 0; seat != SEAT_NONE && holding_next(&h, g, s, t); t = (size_t)h.table + 1)
		for (size_t i = 0; i < row_count(s, h.table); i++)
			if (holding_owner(&h, s, i) == seat &&
			    complete(at, g->map, place_in(s->schema->tables[h.table], row_at(s, h.table, i))))
				return true;
	for (area_id area = 0; area < g->map->nareas; area++)
		if (complete(at, g->map, area))
			return true;
	return false;
}

static bool is_letter(struct str text, size_t i)
{
	return i < text.n && (byte_is_plain(text.p[i]) || (unsigned char)text.p[i] >= 0x80);
}

/* Which of the places the word at i is an example of, and how long it is; PLACES: of none. */
static size_t named_at(size_t *length, const struct game *g, struct str text, size_t i)
{
	const struct str rest = str_sub(text, i, text.n);

	if (i && is_letter(text, i - 1))
		return PLACES;
	for (size_t w = 0; w < PLACES; w++)
		for (unsigned k = 0; k < NAMES_MOST; k++) {
			const struct str name = phrases_get(g->phrases, "example", which[w], k);

			*length = name.n;
			if (name.n && str_starts(rest, name) && !is_letter(rest, name.n))
				return w;
		}
	return PLACES;
}

struct filling {
	const struct game *game;
	const struct state *state;
};

/* As the rules have it, or else all games. */
static const char *deadline_of(const struct ruleset *r)
{
	const struct option_row *o = r->options;

	while (o && o->name && strcmp(o->name, "deadline"))
		o++;
	if (o && o->name)
		return o->def;
	for (o = option_core; strcmp(o->name, "deadline"); o++)
		;
	return o->def;
}

/* Some rule of the game is not as it is where nobody chose. */
static bool is_changed(const struct filling *f)
{
	const struct option_row *o = f->game->rules->options;

	bool changed = !option_is(f->state, "deadline", deadline_of(f->game->rules));

	for (; o && o->name; o++)
		changed |= !option_is(f->state, o->name, o->def);
	return changed;
}

/* {victory:realm?...|...}, {max_rounds}, {changed:yes?...|}, {map:world?...|} */
static bool fill_option(void *context, struct str name, struct str value, struct buf *out)
{
	const struct filling *f = context;
	const struct state *s = f->state;

	if (str_eq_c(name, "changed")) {
		buf_add_c(out, is_changed(f) ? "1" : "");
		return true;
	}
	if (str_eq_c(name, "map") && value.n) {
		buf_add_c(out, str_eq(f->game->map->name, value) ? "1" : "");
		return true;
	}
	if (option_find(s->schema, name) < 0)
		return false;
	if (!value.n) {
		buf_add(out, option_text(s, str_cstr(out->arena, name)));
		return true;
	}
	if (option_is(s, str_cstr(out->arena, name), str_cstr(out->arena, value)))
		buf_add_char(out, '1');
	return true;
}

struct str examples_here(struct str written, const struct game *g, const struct state *s, seat_id seat, struct arena *a)
{
	struct buf out = buf_new(a), options = buf_new(a);
	area_id at[PLACES];

	phrase_write(&options, written, fill_option, &(struct filling){ g, s });
	const struct str text = buf_str(&options);
	if (!phrases_get(g->phrases, "example", which[OWN], 0).n || !find_places(at, g, s, seat))
		return text;
	for (size_t i = 0; i < text.n;) {
		size_t length;
		const size_t w = byte_is_capital(text.p[i]) ? named_at(&length, g, text, i) : PLACES;

		if (w == PLACES)
			buf_add_char(&out, text.p[i++]);
		else {
			buf_add(&out, g->map->areas[at[w]].name);
			i += length;
		}
	}
	return buf_str(&out);
}
