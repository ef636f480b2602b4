/*
 * read: a picture out of JSON. Whatever it says, every index in what comes out lies within its list.
 */
#include <jansson.h>
#include <string.h>

#include "draw/drawing.h"

/* of Okabe and Ito: told apart with any eyes */
static const uint32_t safe_colours[] = {
	0xe69f00, 0x56b4e9, 0x009e73, 0xf0e442, 0x0072b2, 0xd55e00, 0xcc79a7, 0x999999
};
enum { SAFE_COLOURS = sizeof safe_colours / sizeof *safe_colours, MOST = 100000 };

static struct str text(const struct drawing *d, const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_string(v) ? str_dup(d->arena, (struct str){ json_string_value(v), json_string_length(v) })
				 : STR_NONE;
}

/* A place in a list of that length, else -1. */
static int place_in(const json_t *v, size_t n)
{
	const json_int_t i = json_is_integer(v) ? json_integer_value(v) : -1;

	return i >= 0 && (uint64_t)i < n ? (int)i : -1;
}

static const json_t *list(const json_t *o, const char *key, size_t *n)
{
	const json_t *v = json_object_get(o, key);

	*n = json_array_size(v);
	return v;
}

static uint32_t colour(struct str s, size_t i)
{
	uint32_t v = 0;

	if (s.n != 7)
		return safe_colours[i % SAFE_COLOURS];
	for (size_t k = 1; k < s.n; k++) {
		const char *digit = strchr("0123456789abcdef", s.p[k]);

		v = v << 4 | (uint32_t)(digit ? digit - "0123456789abcdef" : 0) % 16;
	}
	return v;
}

static void read_owners(struct drawing *d, const json_t *o)
{
	const json_t *all = list(o, "owners", &d->nowners);

	d->owners = ARENA_ARRAY(d->arena, struct owner, d->nowners + 1);
	for (size_t i = 0; i < d->nowners; i++) {
		const json_t *one = json_array_get(all, i);

		d->owners[i] = (struct owner){ .name = text(d, one, "name"),
					       .colour = colour(text(d, one, "colour"), i) };
	}
}

static void read_stands(struct drawing *d, struct spot *s, const json_t *o)
{
	const json_t *all = list(o, "stands", &s->nstands);
	struct stand *stands = ARENA_ARRAY(d->arena, struct stand, s->nstands + 1);

	for (size_t i = 0; i < s->nstands; i++) {
		const json_t *one = json_array_get(all, i);

		stands[i] = (struct stand){ place_in(json_object_get(one, "owner"), d->nowners),
					    json_integer_value(json_object_get(one, "count")), text(d, one, "name") };
	}
	s->stands = stands;
}

static void read_icons(struct drawing *d, struct spot *s, const json_t *o)
{
	const json_t *all = list(o, "icons", &s->nicons);
	struct icon *icons = ARENA_ARRAY(d->arena, struct icon, s->nicons + 1);

	for (size_t i = 0; i < s->nicons; i++)
		icons[i] = (struct icon){ text(d, json_array_get(all, i), "shape"),
					  text(d, json_array_get(all, i), "text"),
					  json_integer_value(json_object_get(json_array_get(all, i), "count")) };
	s->icons = icons;
}

static const struct str *texts(const struct drawing *d, const json_t *o, const char *key, size_t *n)
{
	const json_t *all = list(o, key, n);
	struct str *out = ARENA_ARRAY(d->arena, struct str, *n + 1);

	for (size_t i = 0; i < *n; i++) {
		const json_t *v = json_array_get(all, i);

		out[i] = json_is_string(v) ? str_dup(d->arena, str_c(json_string_value(v))) : STR_NONE;
	}
	return out;
}

static void read_spot(struct drawing *d, struct spot *s, const json_t *o)
{
	const json_t *x = json_object_get(o, "x"), *y = json_object_get(o, "y");

	s->aliases = texts(d, o, "aliases", &s->naliases);
	s->name = text(d, o, "name");
	s->sea = json_is_true(json_object_get(o, "sea"));
	s->placed = json_is_integer(x) && json_is_integer(y);
	s->x = (double)json_integer_value(x);
	s->y = (double)json_integer_value(y);
	s->owner = place_in(json_object_get(o, "owner"), d->nowners);
	s->was = place_in(json_object_get(o, "was"), d->nowners);
	if (s->owner >= 0)
		d->owners[s->owner].areas++;
	read_stands(d, s, o);
	read_icons(d, s, o);
}

static void read_edges(struct drawing *d, const json_t *o)
{
	size_t n;
	const json_t *all = list(o, "edges", &n);

	d->edges = ARENA_ARRAY(d->arena, struct edge, n + 1);
	for (size_t i = 0; i < n; i++) {
		const json_t *one = json_array_get(all, i);
		const struct edge e = { place_in(json_array_get(one, 0), d->nspots),
					place_in(json_array_get(one, 1), d->nspots),
					json_is_true(json_array_get(one, 2)) };

		if (e.a >= 0 && e.b >= 0)
			d->edges[d->nedges++] = e;
	}
}

static void read_events(struct drawing *d, const json_t *o)
{
	size_t n;
	const json_t *all = list(o, "arrows", &n);

	d->arrows = ARENA_ARRAY(d->arena, struct arrow, n + 1);
	for (size_t i = 0; i < n; i++) {
		const json_t *one = json_array_get(all, i);
		const struct arrow a = { place_in(json_object_get(one, "from"), d->nspots),
					 place_in(json_object_get(one, "to"), d->nspots),
					 place_in(json_object_get(one, "owner"), d->nowners),
					 json_integer_value(json_object_get(one, "count")),
					 json_is_true(json_object_get(one, "planned")),
					 0.5,
					 1 };

		if (a.from >= 0 && a.to >= 0)
			d->arrows[d->narrows++] = a;
	}
	all = list(o, "clashes", &n);
	for (size_t i = 0; i < n; i++) {
		const int at = place_in(json_array_get(all, i), d->nspots);

		if (at >= 0)
			d->spots[at].clash = true;
	}
}

int drawing_read(struct drawing *d, const char *json, size_t n, struct err *e)
{
	json_error_t why;
	json_t *o = json_loadb(json, n, JSON_REJECT_DUPLICATES, &why);
	const json_t *areas = list(o, "areas", &d->nspots);
	int code = 0;

	if (!o)
		return err_set(e, ERR_SYNTAX, "this is no picture: line %d: %s", why.line, why.text);
	d->game = text(d, o, "game");
	d->map = text(d, o, "map");
	d->title = text(d, o, "title");
	d->seat = text(d, o, "seat");
	d->turn = (int)json_integer_value(json_object_get(o, "turn"));
	d->told = texts(d, o, "told", &d->ntold);
	read_owners(d, o);
	d->spots = ARENA_ARRAY(d->arena, struct spot, d->nspots + 1);
	memset(d->spots, 0, sizeof *d->spots * (d->nspots + 1));
	for (size_t i = 0; i < d->nspots && i < MOST; i++)
		read_spot(d, &d->spots[i], json_array_get(areas, i));
	read_edges(d, o);
	read_events(d, o);
	if (!d->nspots || d->nspots > MOST)
		code = err_set(e, ERR_SYNTAX, "this is no picture: it has %zu areas", d->nspots);
	json_decref(o);
	return code;
}
