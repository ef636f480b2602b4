/*
 * ground: outlines as points in pixels: in which area a place lies, and where two coasts are nearest to each other.
 */
#include <math.h>

#include "base/byte.h"
#include "draw/drawing.h"

enum { FEW = 48, INLAND = 5 };
/* What a step away from the middles costs: a far island of a country is not where one crosses. */
static const double off_middle = 0.4;

/* ---- points ----------------------------------------------------------------------------------- */

double path_number(const char **p)
{
	const char *s = *p + (**p == '-');
	const bool minus = **p == '-';
	double v = 0, unit = 1;

	for (; byte_is_digit(*s); s++)
		v = v * 10 + (*s - '0');
	if (*s == '.')
		for (s++; byte_is_digit(*s); s++)
			v += (*s - '0') * (unit /= 10);
	*p = s;
	return minus ? -v : v;
}

static size_t numbers_in(struct str path)
{
	size_t n = 0;

	for (size_t i = 0; i < path.n; i++)
		n += path.p[i] == ',' || path.p[i] == ' ' || path.p[i] == 'M';
	return n + 1;
}

static void add_point(struct spot *s, const struct drawing *d, double x, double y, bool first)
{
	struct point *p = &s->points[s->npoints++];

	*p = (struct point){ (x - d->frame_x) * d->scale, (y - d->frame_y) * d->scale, 0, first };
	p->off = hypot(p->x - s->x, p->y - s->y);
	s->x0 = fmin(s->x0, p->x);
	s->y0 = fmin(s->y0, p->y);
	s->x1 = fmax(s->x1, p->x);
	s->y1 = fmax(s->y1, p->y);
}

static void read_points(struct spot *s, const struct drawing *d)
{
	const char *p = str_cstr(d->arena, s->outline);
	bool first = true, across = true;
	double x = 0;

	s->points = ARENA_ARRAY(d->arena, struct point, numbers_in(s->outline));
	while (*p) {
		const char *start = p;
		double v;

		if (*p == 'M' || *p == 'Z' || *p == ',' || *p == ' ') {
			first |= *p++ == 'M';
			continue;
		}
		v = path_number(&p);
		if (p == start)
			return;
		if (!across) {
			add_point(s, d, x, v, first);
			first = false;
		}
		x = v;
		across = !across;
	}
}

void drawing_ground(struct drawing *d)
{
	for (size_t i = 0; i < d->nspots; i++) {
		struct spot *s = &d->spots[i];

		s->npoints = 0;
		s->x0 = s->y0 = HUGE_VAL;
		s->x1 = s->y1 = -HUGE_VAL;
		if (s->outline.n)
			read_points(s, d);
	}
}

/* ---- in which area ---------------------------------------------------------------------------- */

static bool crosses(const struct point *a, const struct point *b, double x, double y)
{
	return (a->y > y) != (b->y > y) && x < a->x + (y - a->y) * (b->x - a->x) / (b->y - a->y);
}

bool spot_holds(const struct spot *s, double x, double y)
{
	bool in = false;
	size_t start = 0;

	if (x < s->x0 || x > s->x1 || y < s->y0 || y > s->y1)
		return false;
	for (size_t i = 0; i < s->npoints; i++) {
		const bool last = i + 1 == s->npoints || s->points[i + 1].first;

		if (crosses(&s->points[i], &s->points[last ? start : i + 1], x, y))
			in = !in;
		start = last ? i + 1 : start;
	}
	return in;
}

/* ---- from coast to coast ---------------------------------------------------------------------- */

struct pair {
	size_t a, b;
	double off; /* how far apart, and from their middles */
};

static void try_pair(struct pair *best, const struct spot *a, size_t i, const struct spot *b, size_t k, double over)
{
	const struct point *p = &a->points[i], *q = &b->points[k];
	const double off = hypot(p->x - q->x - over, p->y - q->y) + off_middle * (p->off + q->off);

	if (off < best->off)
		*best = (struct pair){ i, k, off };
}

/* Among a few points of each first, then around the best of these. */
static struct pair nearest(const struct spot *a, const struct spot *b, double over)
{
	const size_t by_a = a->npoints / FEW + 1, by_b = b->npoints / FEW + 1;
	struct pair best = { 0, 0, HUGE_VAL }, fine;

	for (size_t i = 0; i < a->npoints; i += by_a)
		for (size_t k = 0; k < b->npoints; k += by_b)
			try_pair(&best, a, i, b, k, over);
	fine = best;
	for (size_t i = best.a > by_a ? best.a - by_a : 0; i < a->npoints && i <= best.a + by_a; i++)
		for (size_t k = best.b > by_b ? best.b - by_b : 0; k < b->npoints && k <= best.b + by_b; k++)
			try_pair(&fine, a, i, b, k, over);
	return fine;
}

bool spot_strait(struct strait *out, const struct spot *a, const struct spot *b, double over)
{
	struct pair p;
	double dx, dy, length;

	if (!a->npoints || !b->npoints)
		return false;
	p = nearest(a, b, over);
	*out = (struct strait){ a->points[p.a].x, a->points[p.a].y, b->points[p.b].x + over, b->points[p.b].y };
	dx = out->bx - out->ax;
	dy = out->by - out->ay;
	length = fmax(hypot(dx, dy), 0.1);
	out->ax -= dx / length * INLAND;
	out->ay -= dy / length * INLAND;
	out->bx += dx / length * INLAND;
	out->by += dy / length * INLAND;
	return true;
}
