/* map_edges: edges of a map in the making, and what is a neighbour of what by them (map_maker.h). */
#include "world/map_maker.h"

#include <stdlib.h>

static void push_edge(struct maker *m, area_id from, area_id to, enum edge_kind kind, struct span at)
{
	VEC_PUSH(&m->edges, m->arena, (struct edge){ from, to, kind, at });
}

static void add_edge(struct maker *m, area_id from, area_id to, enum edge_kind kind, struct span at)
{
	if (from == AREA_NONE || to == AREA_NONE)
		return;
	if (map_whole(m->map, from) == map_whole(m->map, to)) {
		maker_complain(m, at, "%.*s does not touch itself",
			       STR_ARG(m->map->areas[map_whole(m->map, from)].name));
		return;
	}
	for (unsigned turned = 0; turned < 2; turned++) { /* what a coast touches, its area touches */
		const area_id a = turned ? to : from, b = turned ? from : to;

		push_edge(m, map_whole(m->map, a), map_whole(m->map, b), kind, at);
		if (a < m->map->nareas)
			continue;
		push_edge(m, a, b, kind, at);
		if (b >= m->map->nareas)
			push_edge(m, a, map_whole(m->map, b), kind, at);
	}
}

/* The kind that the words behind an edge's areas say: land, sea, or both; land where nothing is said. */
static enum edge_kind read_edge_kind(struct maker *m)
{
	unsigned kind = EDGE_NONE;

	for (size_t i = 3; i < m->line->nwords; i++) {
		const unsigned said = board_word_is(m->line, i, "sea")    ? EDGE_SEA
				      : board_word_is(m->line, i, "land") ? EDGE_LAND
									  : EDGE_NONE;

		if (!said)
			maker_complain(m, maker_word(m, i)->at, "an edge is land, sea, or land sea");
		kind |= said;
	}
	return kind ? (enum edge_kind)kind : EDGE_LAND;
}

void maker_read_edge(struct maker *m)
{
	enum edge_kind kind = read_edge_kind(m);
	struct str from, to;

	if (!maker_need_word(m, 1, "an area", &from) || !maker_need_word(m, 2, "an area", &to))
		return;
	add_edge(m, maker_need_area(m, maker_word(m, 1), from), maker_need_area(m, maker_word(m, 2), to), kind,
		 m->line->at);
}

void maker_read_edges(struct maker *m)
{
	struct str name;
	area_id from;
	size_t i = 2;

	if (!maker_need_word(m, 1, "an area", &name))
		return;
	if (name.n > 1 && !maker_word(m, 1)->quoted && str_ends(name, STR(":")))
		name.n--;
	else if (board_word_is(m->line, 2, ":"))
		i = 3;
	from = maker_need_area(m, maker_word(m, 1), name);
	for (; i < m->line->nwords; i++) {
		const struct board_word *w = &m->line->words[i];
		struct str to;

		if (maker_need_word(m, i, "an area", &to))
			add_edge(m, from, maker_need_area(m, w, to), EDGE_LAND, w->at);
	}
}

static int compare_edges(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	if (x->to != y->to)
		return x->to < y->to ? -1 : 1;
	return (x->at.from > y->at.from) - (x->at.from < y->at.from);
}

void maker_settle_edges(struct maker *m)
{
	struct neighbour *list = ARENA_ARRAY(m->arena, struct neighbour, m->edges.n);
	uint32_t *first = ARENA_ARRAY(m->arena, uint32_t, (size_t)m->map->nplaces + 1);
	uint32_t n = 0;

	if (m->edges.n)
		qsort(m->edges.at, m->edges.n, sizeof *m->edges.at, compare_edges);
	for (size_t i = 0; i < m->edges.n; i++) {
		const struct edge *e = &m->edges.at[i], *last = i ? e - 1 : NULL;

		if (last && last->from == e->from && last->to == e->to) {
			list[n - 1].kind |= e->kind;
			continue;
		}
		list[n++] = (struct neighbour){ e->to, e->kind };
		first[e->from + 1] = n;
	}
	for (area_id a = 0; a < m->map->nplaces; a++)
		if (first[a + 1] < first[a])
			first[a + 1] = first[a];
	m->map->neighbours = list;
	m->map->first = first;
}
