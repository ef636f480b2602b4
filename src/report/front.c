/*
 * front: see front.h.
 */
#include "report/front.h"

enum { NAMES = 4 }; /* in a title */

/* ---- one event -------------------------------------------------------------------------------- */

/* The area that an argument names, a coast being its area; AREA_NONE. */
static area_id area_of(const struct game *g, const struct arg_row *arg, int64_t value)
{
	if ((arg->type != FIELD_AREA && arg->type != FIELD_PLACE) || value < 0 || value >= g->map->nplaces)
		return AREA_NONE;
	return map_whole(g->map, (area_id)value);
}

area_id front_clash(const struct game *g, const struct event *e)
{
	const struct event_row *row = event_row(g->rules, e->what);
	const struct str name = phrases_get(g->phrases, "clash", row->name, 0);

	for (unsigned i = 0; name.n && i < EVENT_ARGS && row->args[i].name; i++)
		if (str_eq_c(name, row->args[i].name))
			return area_of(g, &row->args[i], e->args[i]);
	return AREA_NONE;
}

struct str front_title(const struct fronts *f, const struct game *g, const struct event *e)
{
	const struct event_row *row = event_row(g->rules, e->what);
	area_id area = f->titles ? front_clash(g, e) : AREA_NONE;

	if (area != AREA_NONE)
		return f->titles[area];
	for (unsigned i = 0; f->titles && i < EVENT_ARGS && row->args[i].name; i++) {
		area = area_of(g, &row->args[i], e->args[i]);
		if (area != AREA_NONE && f->titles[area].n)
			return f->titles[area];
	}
	return STR_NONE;
}

/* ---- the fronts of a turn --------------------------------------------------------------------- */

struct lines { /* by area: the lowest area of its front; AREA_NONE: it lies on none */
	area_id *first;
	area_id nareas;
};

static void join(struct lines *l, area_id a, area_id b)
{
	const area_id keep = l->first[a] < l->first[b] ? l->first[a] : l->first[b];
	const area_id gone = l->first[a] < l->first[b] ? l->first[b] : l->first[a];

	for (area_id i = 0; i < l->nareas; i++)
		if (l->first[i] == gone)
			l->first[i] = keep;
}

static void find(struct lines *l, const struct report_turn *t, struct viewer v)
{
	const struct map *m = t->game->map;

	for (area_id i = 0; i < m->nareas; i++)
		l->first[i] = AREA_NONE;
	for (size_t i = 0; i < t->nevents; i++) {
		const area_id area = front_clash(t->game, &t->events[i]);

		if (area != AREA_NONE && event_visible(t->game->rules, &t->events[i], v))
			l->first[area] = area;
	}
	for (area_id i = 0; i < m->nareas; i++) {
		size_t n;
		const struct neighbour *next = map_neighbours(m, i, &n);

		for (size_t k = 0; k < n && l->first[i] != AREA_NONE; k++)
			if (next[k].area < m->nareas && l->first[next[k].area] != AREA_NONE)
				join(l, i, next[k].area);
	}
}

/* "The fighting over Osaka, Nara and 2 more" */
static struct str title(const struct lines *l, const struct map *m, area_id front, struct str head, struct arena *a)
{
	struct buf b = buf_new(a);
	size_t n = 0, said = 0;

	for (area_id i = 0; i < l->nareas; i++)
		n += l->first[i] == front;
	buf_addf(&b, "%.*s ", STR_ARG(head));
	for (area_id i = 0; i < l->nareas && said < NAMES; i++)
		if (l->first[i] == front) {
			buf_addf(&b, "%s%.*s", !said ? "" : said + 1 == n ? " and " : ", ", STR_ARG(m->areas[i].name));
			said++;
		}
	if (n > said)
		buf_addf(&b, " and %zu more", n - said);
	return buf_str(&b);
}

struct fronts fronts_of(const struct report_turn *t, struct viewer v, struct arena *a)
{
	const struct map *m = t->game->map;
	const struct str head = phrases_get(t->game->phrases, "front", "title", 0);
	struct lines l = { ARENA_ARRAY(a, area_id, (size_t)m->nareas), m->nareas };
	struct str *titles = ARENA_ARRAY(a, struct str, (size_t)m->nareas);

	if (!head.n)
		return (struct fronts){ NULL };
	find(&l, t, v);
	for (area_id i = 0; i < m->nareas; i++)
		if (l.first[i] == i)
			titles[i] = title(&l, m, i, head, a);
	for (area_id i = 0; i < m->nareas; i++)
		if (l.first[i] != AREA_NONE)
			titles[i] = titles[l.first[i]];
	return (struct fronts){ titles };
}
