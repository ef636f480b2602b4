/*
 * label: finds room for names and numbers. The most crowded spots choose first; each tries its own place, then places
 * around it, farther and farther; a label that finds none goes without its name, and then without anything (the area's
 * title still says all).
 */
#include <math.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "draw/drawing.h"

enum { AROUND = 16, RINGS = 10, NEAR = 8, STEP = 9, OFF = 6 };

double text_width(struct str s)
{
	return (double)utf8_columns(s) * FONT * 0.58;
}

static size_t digits(int64_t n)
{
	size_t k = n < 0 ? 2 : 1;

	while (n /= 10)
		k++;
	return k;
}

double pill_width(const struct stand *s)
{
	return fmax(PILL, 8 + (double)(s->name.n ? s->name.n + 1 : digits(s->count)) * FONT * 0.62);
}

double icon_width(const struct icon *s)
{
	return s->count > 1 ? ICON + 4 + (double)digits(s->count) * FONT * 0.55 : ICON;
}

/* Its numbers and icons stand in a row above its name. */
static void measure(struct spot *s, bool named)
{
	double row = s->clash ? SWORDS : 0;

	for (size_t i = 0; i < s->nicons; i++)
		row += icon_width(&s->icons[i]) + 2;
	for (size_t i = 0; i < s->nstands; i++)
		row += pill_width(&s->stands[i]) + 2;
	s->named = named;
	s->label_w = fmax(row, named ? text_width(s->name) : 0) + 2;
	s->label_h = (row > 0 ? PILL + 2 : 0) + (named ? LINE : 0);
	if (!named && !(row > 0))
		s->label_w = s->label_h = 0;
}

static bool overlap(const struct spot *a, const struct spot *b)
{
	return fabs(a->label_x - b->label_x) * 2 < a->label_w + b->label_w &&
	       fabs(a->label_y - b->label_y) * 2 < a->label_h + b->label_h;
}

enum { SAMPLES = 12, SHY = 4, NUMBER = 12 };

static double between(double a, double over, double b, double t)
{
	return (1 - t) * (1 - t) * a + 2 * t * (1 - t) * over + t * t * b;
}

/* It lies on an arrow. */
static bool hides(const struct drawing *d, const struct spot *s)
{
	for (size_t i = 0; i < d->narrows; i++) {
		const struct curve c = arrow_curve(d, &d->arrows[i]);

		if (d->arrows[i].count > 0 && fabs(c.cx - s->label_x) * 2 < s->label_w + NUMBER &&
		    fabs(c.cy - s->label_y) * 2 < s->label_h + NUMBER)
			return true;
		for (int k = 0; k <= SAMPLES; k++) {
			const double t = (double)k / SAMPLES;

			if (fabs(between(c.sx, c.mx, c.ex, t) - s->label_x) * 2 < s->label_w + SHY &&
			    fabs(between(c.sy, c.my, c.ey, t) - s->label_y) * 2 < s->label_h + SHY)
				return true;
		}
	}
	return false;
}

/* Its middle lies in another area. */
static bool strays(const struct drawing *d, const struct spot *s)
{
	if (!s->npoints || spot_holds(s, s->label_x, s->label_y))
		return false;
	for (size_t i = 0; i < d->nspots; i++)
		if (&d->spots[i] != s && spot_holds(&d->spots[i], s->label_x, s->label_y))
			return true;
	return false;
}

/* It lies on what another area has its name and numbers at. */
static bool covers(const struct drawing *d, const struct spot *s)
{
	for (size_t i = 0; i < d->nspots; i++) {
		const struct spot *o = &d->spots[i];

		if (o != s && fabs(o->x - s->label_x) * 2 < s->label_w + OFF &&
		    fabs(o->y - s->label_y) * 2 < s->label_h)
			return true;
	}
	return false;
}

static bool has_room(const struct drawing *d, const struct spot *s, struct spot *const *set, size_t n)
{
	if (s->label_x < s->label_w / 2 || s->label_x > d->frame_w * d->scale - s->label_w / 2 ||
	    s->label_y < s->label_h / 2 || s->label_y > d->frame_h * d->scale - s->label_h / 2)
		return false;
	for (size_t i = 0; i < n; i++)
		if (overlap(s, set[i]))
			return false;
	return true;
}

/* What a label is to keep off, from the best way to find room to the last: without its name. */
static const struct way {
	bool named, strays, hides, covers;
	int rings; /* how far off */
} ways[] = {
	{ true, true, true, true, NEAR },      { true, false, true, true, NEAR },
	{ true, true, false, true, NEAR },     { true, false, false, true, RINGS },
	{ true, false, false, false, RINGS },  { false, false, true, false, RINGS },
	{ false, false, false, false, RINGS },
};
enum { WAYS = sizeof ways / sizeof *ways };

static bool is_well(const struct drawing *d, const struct spot *s, const struct way *w)
{
	return !(w->covers && covers(d, s)) && !(w->hides && hides(d, s)) && !(w->strays && strays(d, s));
}

static bool find_room(const struct drawing *d, struct spot *s, struct spot *const *set, size_t n, const struct way *w)
{
	measure(s, w->named);
	for (int ring = 0; ring < w->rings; ring++)
		for (int k = 0; k < (ring ? AROUND : 1); k++) {
			const double turn = 2 * 3.14159265358979 * k / AROUND;

			s->label_x = s->x + ring * STEP * cos(turn) * 1.4;
			s->label_y = s->y + ring * STEP * sin(turn);
			if (has_room(d, s, set, n) && is_well(d, s, w))
				return true;
		}
	s->label_w = s->label_h = 0;
	return false;
}

/* Numbers of arrows keep off each other, and off the arrows of others. */
static bool is_free(const struct drawing *d, size_t i)
{
	const struct curve own = arrow_curve(d, &d->arrows[i]);

	for (size_t k = 0; k < d->narrows; k++) {
		const struct curve c = arrow_curve(d, &d->arrows[k]);

		if (k < i && d->arrows[k].count > 0 && hypot(c.cx - own.cx, c.cy - own.cy) < NUMBER + 2)
			return false;
		for (int t = 1; k != i && t < SAMPLES; t++)
			if (hypot(between(c.sx, c.mx, c.ex, (double)t / SAMPLES) - own.cx,
				  between(c.sy, c.my, c.ey, (double)t / SAMPLES) - own.cy) < OFF)
				return false;
	}
	return true;
}

static void place_numbers(struct drawing *d)
{
	static const struct {
		double along, aside;
	} places[] = { { 0.5, 1 }, { 0.5, -1 }, { 0.3, 1 }, { 0.3, -1 }, { 0.7, 1 }, { 0.7, -1 }, { 0.5, 1 } };

	for (size_t i = 0; i < d->narrows; i++)
		for (size_t k = 0; d->arrows[i].count > 0 && k < sizeof places / sizeof *places; k++) {
			d->arrows[i].along = places[k].along;
			d->arrows[i].aside = places[k].aside;
			if (is_free(d, i))
				break;
		}
}

static double crowd(const struct drawing *d, const struct spot *s)
{
	double sum = 0;

	for (size_t i = 0; i < d->nspots; i++)
		if (s != &d->spots[i])
			sum += 1 / (1 + pow(s->x - d->spots[i].x, 2) + pow(s->y - d->spots[i].y, 2));
	return sum;
}

/* A part of a map says nothing of what lies outside. */
static bool is_within(const struct drawing *d, const struct spot *s)
{
	return s->x >= 0 && s->y >= 0 && s->x <= d->frame_w * d->scale && s->y <= d->frame_h * d->scale;
}

struct order {
	struct spot *spot;
	double crowd;
};

static int most_crowded(const void *a, const void *b)
{
	const struct order *x = a, *y = b;

	if (x->crowd != y->crowd)
		return x->crowd > y->crowd ? -1 : 1;
	return x->spot < y->spot ? -1 : x->spot > y->spot;
}

void drawing_label(struct drawing *d)
{
	struct order *order = ARENA_ARRAY(d->arena, struct order, d->nspots);
	struct spot **set = ARENA_ARRAY(d->arena, struct spot *, d->nspots);

	place_numbers(d);
	for (size_t i = 0; i < d->nspots; i++)
		order[i] = (struct order){ &d->spots[i], crowd(d, &d->spots[i]) };
	qsort(order, d->nspots, sizeof *order, most_crowded);
	for (size_t i = 0; i < d->nspots; i++) {
		set[i] = order[i].spot;
		if (!is_within(d, set[i]))
			continue;
		for (int way = 0; way < WAYS; way++)
			if (find_room(d, set[i], set, i, &ways[way]))
				break;
	}
}
