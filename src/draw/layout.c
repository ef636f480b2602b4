/*
 * layout: where the spots stand. A map that places all its areas is taken as it is; any other is laid out as a graph, by
 * Graphviz' neato, which gives the same places for the same graph.
 */
#include <graphviz/gvc.h>
#include <math.h>
#include <string.h>

#include "draw/drawing.h"

enum {
	MARGIN = 52,
	WIDEST = 1600,
	TALLEST = 1600,
	OUTLINED_WIDTH = 1000,
	NEAREST = 98,
	AROUND = 2,
	PART_WIDTH = 520 /* for a phone */
};

static bool all_placed(const struct drawing *d)
{
	for (size_t i = 0; i < d->nspots; i++)
		if (!d->spots[i].placed)
			return false;
	return true;
}

/* Graphviz takes its words without const. */
static void set(Agraph_t *g, int kind, struct arena *a, const char *name, const char *value)
{
	agattr(g, kind, arena_printf(a, "%s", name), arena_printf(a, "%s", value));
}

static Agraph_t *graph_of(const struct drawing *d, Agnode_t **nodes)
{
	Agraph_t *g = agopen(arena_printf(d->arena, "board"), Agstrictundirected, NULL);

	set(g, AGRAPH, d->arena, "overlap", "false");
	set(g, AGRAPH, d->arena, "start", "1");
	set(g, AGNODE, d->arena, "label", "");
	set(g, AGNODE, d->arena, "shape", "circle");
	set(g, AGNODE, d->arena, "width", "1");
	for (size_t i = 0; i < d->nspots; i++)
		nodes[i] = agnode(g, arena_printf(d->arena, "n%zu", i), 1);
	for (size_t i = 0; i < d->nedges; i++)
		agedge(g, nodes[d->edges[i].a], nodes[d->edges[i].b], NULL, 1);
	return g;
}

static int lay_out(struct drawing *d, struct err *e)
{
	Agnode_t **nodes = ARENA_ARRAY(d->arena, Agnode_t *, d->nspots);
	GVC_t *gvc = gvContext();
	Agraph_t *g = graph_of(d, nodes);
	const int failed = gvLayout(gvc, g, "neato");

	for (size_t i = 0; !failed && i < d->nspots; i++) {
		d->spots[i].x = ND_coord(nodes[i]).x;
		d->spots[i].y = -ND_coord(nodes[i]).y;
		d->spots[i].outline = STR_NONE;
	}
	if (!failed)
		gvFreeLayout(gvc, g);
	agclose(g);
	gvFreeContext(gvc);
	d->outlined = false;
	return failed ? err_set(e, ERR_DAMAGED, "Graphviz cannot lay out this map") : 0;
}

/* The least distance between two spots, in units of the map. */
static double nearest(const struct drawing *d)
{
	double best = HUGE_VAL;

	for (size_t i = 0; i < d->nspots; i++)
		for (size_t k = 0; k < i; k++)
			best = fmin(best, hypot(d->spots[i].x - d->spots[k].x, d->spots[i].y - d->spots[k].y));
	return best < HUGE_VAL && best > 0 ? best : 1;
}

/* Around all spots. */
static void frame_spots(struct drawing *d)
{
	double x0 = HUGE_VAL, y0 = HUGE_VAL, x1 = -HUGE_VAL, y1 = -HUGE_VAL;

	for (size_t i = 0; i < d->nspots; i++) {
		x0 = fmin(x0, d->spots[i].x);
		y0 = fmin(y0, d->spots[i].y);
		x1 = fmax(x1, d->spots[i].x);
		y1 = fmax(y1, d->spots[i].y);
	}
	d->scale = NEAREST / nearest(d);
	d->scale = fmin(d->scale, WIDEST / fmax(x1 - x0, 1));
	d->scale = fmin(d->scale, TALLEST / fmax(y1 - y0, 1));
	d->frame_x = x0 - MARGIN / d->scale;
	d->frame_y = y0 - MARGIN / d->scale;
	d->frame_w = x1 - x0 + 2 * MARGIN / d->scale;
	d->frame_h = y1 - y0 + 2 * MARGIN / d->scale;
}

/* ---- the part of a map around who looks ---- */

struct box {
	double x0, y0, x1, y1;
};

static void widen(struct box *b, double x, double y, double by)
{
	*b = (struct box){ fmin(b->x0, x - by), fmin(b->y0, y - by), fmax(b->x1, x + by), fmax(b->y1, y + by) };
}

/* How many borders an area is off his own, up to AROUND; more: AROUND + 1. */
static void measure_off(const struct drawing *d, int seat, int *off)
{
	for (size_t i = 0; i < d->nspots; i++) {
		off[i] = d->spots[i].owner == seat ? 0 : AROUND + 1;
		for (size_t k = 0; k < d->spots[i].nstands; k++)
			off[i] = d->spots[i].stands[k].owner == seat ? 0 : off[i];
	}
	for (int step = 0; step < AROUND; step++)
		for (size_t i = 0; i < d->nedges; i++) {
			const struct edge *e = &d->edges[i];

			if (off[e->a] == step && off[e->b] > step + 1)
				off[e->b] = step + 1;
			if (off[e->b] == step && off[e->a] > step + 1)
				off[e->a] = step + 1;
		}
}

static int seat_of(const struct drawing *d)
{
	for (size_t i = 0; d->seat.n && i < d->nowners; i++)
		if (str_eq(d->owners[i].name, d->seat))
			return (int)i;
	return -1;
}

/* As wide as the legend below it, at least, where the map goes on. */
static void widen_to_legend(struct box *b, const struct drawing *d)
{
	const double left = d->frame_x, right = d->frame_x + d->frame_w;
	const double more = (b->y1 - b->y0) * 0.85 - (b->x1 - b->x0);

	if (more <= 0)
		return;
	b->x0 -= more / 2;
	b->x1 += more / 2;
	b->x0 -= fmax(b->x1 - right, 0);
	b->x1 += fmax(left - b->x0, 0);
	b->x0 = fmax(b->x0, left);
	b->x1 = fmin(b->x1, right);
}

/* His own picture shows his land, what lies around it and what he has ordered; the whole where that is not much more. */
static void crop(struct drawing *d)
{
	const double by = fmin(d->frame_w, d->frame_h) / 14;
	struct box b = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };
	int *off = ARENA_ARRAY(d->arena, int, d->nspots + 1);
	const int seat = seat_of(d);

	if (seat < 0 || d->round)
		return;
	measure_off(d, seat, off);
	for (size_t i = 0; i < d->nspots; i++)
		if (off[i] <= AROUND)
			widen(&b, d->spots[i].x, d->spots[i].y, by);
	for (size_t i = 0; i < d->narrows; i++)
		if (d->arrows[i].planned)
			widen(&b, d->spots[d->arrows[i].to].x, d->spots[d->arrows[i].to].y, by);
	b = (struct box){ fmax(b.x0, d->frame_x), fmax(b.y0, d->frame_y), fmin(b.x1, d->frame_x + d->frame_w),
			  fmin(b.y1, d->frame_y + d->frame_h) };
	widen_to_legend(&b, d);
	if (b.x1 <= b.x0 || b.y1 <= b.y0 || (b.x1 - b.x0) * (b.y1 - b.y0) > d->frame_w * d->frame_h * 0.6)
		return;
	d->frame_x = b.x0;
	d->frame_y = b.y0;
	d->frame_w = b.x1 - b.x0;
	d->frame_h = b.y1 - b.y0;
	d->cropped = true;
}

int drawing_place(struct drawing *d, struct err *e)
{
	int code = all_placed(d) ? 0 : lay_out(d, e);

	if (code)
		return code;
	if (d->outlined) {
		d->scale = fmin(OUTLINED_WIDTH / d->frame_w, TALLEST / d->frame_h);
		crop(d);
		if (d->cropped)
			d->scale = fmax(d->scale, fmin(PART_WIDTH / d->frame_w, PART_WIDTH / d->frame_h));
	} else
		frame_spots(d);
	for (size_t i = 0; i < d->nspots; i++) {
		d->spots[i].x = (d->spots[i].x - d->frame_x) * d->scale;
		d->spots[i].y = (d->spots[i].y - d->frame_y) * d->scale;
	}
	return 0;
}
