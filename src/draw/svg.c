/*
 * svg: the picture as SVG that stands alone: no script, no style sheet, nothing from elsewhere; a page that holds it can
 * point at an area by its slug. Whose an area is shows in its colour and in its pattern. What is nearer lies later: areas, lanes, arrows, clashes, labels, legend.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "draw/svg.h"

enum {
	HEAD = 34,
	FOOT_LINE = 13,
	PATTERNS = 8,
	SMALL = 560, /* pixels that a phone can show, a little smaller */
	KEY_WIDTH = 400,
	SHY = 17,     /* an arrow keeps off the labels of its ends */
	OFF_ARROW = 9 /* a number of its arrow */
};

static const char *const patterns[PATTERNS] = { /* 8 by 8, above the colour */
						"",
						"M0,8L8,0M-2,2L2,-2M6,10L10,6",
						"M0,0L8,8M-2,6L2,10M6,-2L10,2",
						"M0,4H8",
						"M4,0V8",
						"M0,4H8M4,0V8",
						"M1,1h2v2h-2zM5,5h2v2h-2z",
						"M0,8L8,0M0,0L8,8"
};

static uint32_t mix(uint32_t a, uint32_t b, unsigned percent)
{
	uint32_t out = 0;

	for (unsigned shift = 0; shift <= 16; shift += 8)
		out |= ((a >> shift & 255) * percent + (b >> shift & 255) * (100 - percent)) / 100 << shift;
	return out;
}

static unsigned light(uint32_t c)
{
	return ((c >> 16 & 255) * 299 + (c >> 8 & 255) * 587 + (c & 255) * 114) / 1000;
}

void svg_text(struct buf *out, struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		switch (s.p[i]) {
		case '&':
			buf_add_c(out, "&amp;");
			break;
		case '<':
			buf_add_c(out, "&lt;");
			break;
		case '>':
			buf_add_c(out, "&gt;");
			break;
		case '"':
			buf_add_c(out, "&quot;");
			break;
		default:
			buf_add_char(out, s.p[i]);
		}
}

/* ---- patterns --------------------------------------------------------------------------------- */

static void write_patterns(struct buf *out, const struct drawing *d)
{
	buf_add_c(out, "<defs>\n");
	for (size_t i = 0; i < d->nowners; i++) {
		const uint32_t pale = mix(d->owners[i].colour, 0xffffff, 62);
		const uint32_t line = light(d->owners[i].colour) < 90 ? mix(d->owners[i].colour, 0xffffff, 35)
								      : mix(d->owners[i].colour, 0, 65);

		buf_addf(out,
			 "<pattern id=\"o%zu\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"
			 "<path d=\"M0,0H8V8H0z\" fill=\"#%06x\"/>",
			 i, pale);
		if (patterns[i % PATTERNS][0])
			buf_addf(out, "<path d=\"%s\" stroke=\"#%06x\" stroke-width=\".9\" fill=\"none\"/>",
				 patterns[i % PATTERNS], line);
		buf_add_c(out, "</pattern>\n");
	}
	buf_add_c(out, "</defs>\n");
}

static void write_fill(struct buf *out, const struct spot *s)
{
	if (s->owner >= 0)
		buf_addf(out, "url(#o%d)", s->owner);
	else
		buf_add_c(out, s->sea ? "#cfe3ee" : "#f6f2e6");
}

/* ---- areas ------------------------------------------------------------------------------------ */

/* Everything that is known of it, for whoever points at it or hears the picture read. */
static void write_title(struct buf *out, const struct drawing *d, const struct spot *s)
{
	buf_add_c(out, "<title>");
	svg_text(out, s->name);
	if (s->owner >= 0) {
		buf_add_c(out, ": ");
		svg_text(out, d->owners[s->owner].name);
	}
	for (size_t i = 0; i < s->nstands; i++) {
		if (s->stands[i].name.n)
			buf_addf(out, ", #%.*s", STR_ARG(s->stands[i].name));
		else
			buf_addf(out, ", %lld", (long long)s->stands[i].count);
		if (s->stands[i].owner >= 0 && s->stands[i].owner != s->owner) {
			buf_add_c(out, " of ");
			svg_text(out, d->owners[s->stands[i].owner].name);
		}
	}
	for (size_t i = 0; i < s->nicons; i++) {
		buf_add_c(out, ", ");
		svg_text(out, s->icons[i].text);
		if (s->icons[i].count > 1)
			buf_addf(out, " \u00d7%lld", (long long)s->icons[i].count);
	}
	if (s->was != s->owner) {
		buf_add_c(out, "; before: ");
		svg_text(out, s->was < 0 ? STR("nobody") : d->owners[s->was].name);
	}
	buf_add_c(out, "</title>");
}

/* By which a page can point at it: "kyoto"; and as orders name it. */
static void write_id(struct buf *out, const struct spot *s)
{
	buf_addf(out, " id=\"%.*s\" class=\"area\" data-name=\"", STR_ARG(str_slug(out->arena, s->name)));
	svg_text(out, s->name);
	buf_add_char(out, '"');
}

/* What changed hands has a thick line around it. */
bool svg_changed(const struct drawing *d, const struct spot *s)
{
	return d->turn > 0 && s->was != s->owner;
}

/* With one digit behind the point: an outline has thousands of these. */
static void add_tenths(struct buf *out, double v)
{
	char text[24];
	size_t at = sizeof text;
	const long tenths = lround(fmin(fmax(v, -1e9), 1e9) * 10);
	unsigned long rest = (unsigned long)labs(tenths);

	text[--at] = (char)('0' + rest % 10);
	text[--at] = '.';
	do
		text[--at] = (char)('0' + (rest /= 10) % 10);
	while (rest >= 10);
	if (tenths < 0)
		text[--at] = '-';
	buf_add(out, (struct str){ text + at, sizeof text - at });
}

/* A path of the map's units in pixels. */
static void write_path(struct buf *out, const struct drawing *d, struct str path)
{
	const char *p = str_cstr(d->arena, path);
	bool across = true;

	while (*p) {
		const char *start = p;
		double v;

		if (*p == 'M' || *p == 'Z' || *p == ',' || *p == ' ') {
			buf_add_char(out, *p++);
			continue;
		}
		v = path_number(&p);
		if (p == start)
			return;
		add_tenths(out, (v - (across ? d->frame_x : d->frame_y)) * d->scale);
		across = !across;
	}
}

static void write_points(struct buf *out, const struct spot *s)
{
	for (size_t i = 0; i < s->npoints; i++) {
		if (s->points[i].first)
			buf_add_c(out, i ? "ZM" : "M");
		else
			buf_add_char(out, ' ');
		add_tenths(out, s->points[i].x);
		buf_add_char(out, ',');
		add_tenths(out, s->points[i].y);
	}
	buf_add_char(out, 'Z');
}

static void write_outline(struct buf *out, const struct drawing *d, const struct spot *s)
{
	const bool changed = svg_changed(d, s);

	buf_add_c(out, "<path");
	write_id(out, s);
	buf_addf(out, " stroke-width=\"%s\" stroke=\"%s\" stroke-linejoin=\"round\" fill-rule=\"evenodd\" fill=\"",
		 changed ? "2.6" : ".8", changed ? "#111" : "#6b6b60");
	write_fill(out, s);
	buf_add_c(out, "\" d=\"");
	write_points(out, s);
	buf_add_c(out, "\">");
	write_title(out, d, s);
	buf_add_c(out, "</path>\n");
}

static void write_disc(struct buf *out, const struct drawing *d, const struct spot *s)
{
	const bool changed = svg_changed(d, s);

	buf_addf(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\"", s->x, s->y, DISC);
	write_id(out, s);
	buf_addf(out, " stroke=\"%s\" stroke-width=\"%s\" fill=\"", changed ? "#111" : "#6b6b60", changed ? "3" : "1");
	write_fill(out, s);
	buf_add_c(out, "\">");
	write_title(out, d, s);
	buf_add_c(out, "</circle>\n");
}

static void write_areas(struct buf *out, const struct drawing *d)
{
	if (d->ground.n) {
		buf_add_c(out, "<path fill=\"#e3e1da\" d=\"");
		write_path(out, d, d->ground);
		buf_add_c(out, "\"/>\n");
	}
	if (d->line.n) {
		buf_add_c(out, "<path fill=\"none\" stroke=\"#8aa5b3\" d=\"");
		write_path(out, d, d->line);
		buf_add_c(out, "\"/>\n");
	}
	for (int changed = 0; changed < 2; changed++)
		for (size_t i = 0; i < d->nspots; i++)
			if (d->spots[i].outline.n && svg_changed(d, &d->spots[i]) == changed)
				write_outline(out, d, &d->spots[i]);
}

static void write_lane(struct buf *out, const struct edge *e, double ax, double ay, double bx, double by)
{
	buf_addf(out, "<path d=\"M%.1f,%.1fL%.1f,%.1f\" stroke=\"%s\" stroke-width=\"1.5\"%s fill=\"none\"/>\n", ax, ay,
		 bx, by, e->sea ? "#4a7f9c" : "#8b8675", e->sea ? " stroke-dasharray=\"3 4\"" : "");
}

enum { BENDS = 7, SAMPLES = 10 };

/* How much of the way, bent so far aside, leads through areas that it is not between. */
static int trespass(const struct drawing *d, const struct edge *e, const struct strait *s, double bend)
{
	const double mx = (s->ax + s->bx) / 2 - (s->by - s->ay) * bend,
		     my = (s->ay + s->by) / 2 + (s->bx - s->ax) * bend;
	int n = 0;

	for (int k = 1; k < SAMPLES; k++) {
		const double t = (double)k / SAMPLES, u = 1 - t;
		const double x = u * u * s->ax + 2 * t * u * mx + t * t * s->bx;
		const double y = u * u * s->ay + 2 * t * u * my + t * t * s->by;

		for (size_t i = 0; i < d->nspots; i++)
			n += i != (size_t)e->a && i != (size_t)e->b && spot_holds(&d->spots[i], x, y);
	}
	return n;
}

static double best_bend(const struct drawing *d, const struct edge *e, const struct strait *s)
{
	static const double bends[BENDS] = { 0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45 };
	double best = 0;
	int least = trespass(d, e, s, 0);

	for (int i = 1; least && i < BENDS; i++) {
		const int n = trespass(d, e, s, bends[i]);

		if (n < least) {
			least = n;
			best = bends[i];
		}
	}
	return best;
}

/* From landing to landing. */
static void write_strait(struct buf *out, const struct strait *s, double bend, double over)
{
	const double mx = (s->ax + s->bx) / 2 - (s->by - s->ay) * bend - over,
		     my = (s->ay + s->by) / 2 + (s->bx - s->ax) * bend;

	buf_addf(out,
		 "<g stroke=\"#4a7f9c\" fill=\"none\"><path d=\"M%.1f,%.1fQ%.1f,%.1f %.1f,%.1f\" stroke-width=\"1.5\" "
		 "stroke-dasharray=\"3 4\"/><path d=\"M%.1f,%.1fh0M%.1f,%.1fh0\" stroke-width=\"4\" "
		 "stroke-linecap=\"round\"/></g>\n",
		 s->ax - over, s->ay, mx, my, s->bx - over, s->by, s->ax - over, s->ay, s->bx - over, s->by);
}

/* Lanes over the sea; where areas have no outlines all that joins them. On a round map the shorter way. */
static void write_lanes(struct buf *out, const struct drawing *d)
{
	const double round = d->round ? d->frame_w * d->scale : 0;

	for (size_t i = 0; i < d->nedges; i++) {
		const struct edge *e = &d->edges[i];
		const struct spot *a = &d->spots[e->a], *b = &d->spots[e->b];
		const double over = fabs(a->x - b->x) * 2 > round ? a->x < b->x ? -round : round : 0;

		struct strait s;

		if (d->outlined && !e->sea && a->outline.n && b->outline.n)
			continue;
		if (spot_strait(&s, a, b, over)) {
			const double bend = best_bend(d, e, &s);

			write_strait(out, &s, bend, 0);
			if (over)
				write_strait(out, &s, bend, over);
			continue;
		}
		write_lane(out, e, a->x, a->y, b->x + over, b->y);
		if (over)
			write_lane(out, e, a->x - over, a->y, b->x, b->y);
	}
	for (size_t i = 0; i < d->nspots; i++)
		if (!d->spots[i].outline.n)
			write_disc(out, d, &d->spots[i]);
}

/* ---- what happened ---------------------------------------------------------------------------- */

/* Beside its middle: how many go. */
static void write_count(struct buf *out, const struct arrow *a, double x, double y)
{
	if (a->count > 0)
		buf_addf(out,
			 "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" font-size=\"11\" font-weight=\"bold\" "
			 "stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\">%lld</text>\n",
			 x, y + 4, (long long)a->count);
}

/* Bent to the right, so that two that go to and fro lie beside each other. */
struct curve arrow_curve(const struct drawing *d, const struct arrow *a)
{
	const struct spot *f = &d->spots[a->from], *t = &d->spots[a->to];
	const double dx = t->x - f->x, dy = t->y - f->y, length = fmax(hypot(dx, dy), 1);
	const double ux = dx / length, uy = dy / length, bend = fmin(length * 0.15, 30);
	const double gap = fmin(SHY, length / 5), k = a->along, out = a->aside * OFF_ARROW;
	struct curve c = { f->x + ux * gap,
			   f->y + uy * gap,
			   (f->x + t->x) / 2 - uy * bend,
			   (f->y + t->y) / 2 + ux * bend,
			   t->x - ux * gap,
			   t->y - uy * gap,
			   0,
			   0 };

	c.cx = (1 - k) * (1 - k) * c.sx + 2 * k * (1 - k) * c.mx + k * k * c.ex - uy * out;
	c.cy = (1 - k) * (1 - k) * c.sy + 2 * k * (1 - k) * c.my + k * k * c.ey + ux * out;
	return c;
}

/* What is still to come is broken. */
static void write_arrow(struct buf *out, const struct drawing *d, const struct arrow *a)
{
	const struct curve c = arrow_curve(d, a);
	const double sx = c.sx, sy = c.sy, mx = c.mx, my = c.my, ex = c.ex, ey = c.ey;
	const double tx = ex - mx, ty = ey - my, tl = fmax(hypot(tx, ty), 1), vx = tx / tl, vy = ty / tl;
	const double wide = 1.6 + fmin(sqrt((double)(a->count > 0 ? a->count : 1)), 6) * 0.9, head = 5 + wide * 1.6;
	const uint32_t colour = a->owner < 0 ? 0x444444 : mix(d->owners[a->owner].colour, 0, 60);
	const double bx = ex - vx * head, by = ey - vy * head;

	for (int halo = 1; halo >= 0; halo--)
		buf_addf(
			out,
			"<path d=\"M%.1f,%.1fQ%.1f,%.1f %.1f,%.1f\" fill=\"none\" stroke=\"#%06x\" stroke-width=\"%.1f\"%s/>"
			"<path d=\"M%.1f,%.1fL%.1f,%.1f %.1f,%.1fZ\" fill=\"#%06x\" stroke=\"#%06x\" stroke-width=\"%d\"/>\n",
			sx, sy, mx, my, bx, by, halo ? 0xffffff : colour, wide + halo * 2.4,
			a->planned && !halo ? " stroke-dasharray=\"7 4\"" : "", ex, ey, bx - vy * head / 2,
			by + vx * head / 2, bx + vy * head / 2, by - vx * head / 2, halo ? 0xffffff : colour,
			halo ? 0xffffff : colour, halo * 3);
	write_count(out, a, c.cx, c.cy);
}

/* ---- labels ----------------------------------------------------------------------------------- */

void svg_swords(struct buf *out, double x, double y)
{
	buf_addf(
		out,
		"<g transform=\"translate(%.1f %.1f)\"><circle r=\"10\" fill=\"#fff\" stroke=\"#a00\" stroke-width=\"1.2\"/>"
		"<path d=\"M-5,-6L5,4M5,-6L-5,4M2,6L6,2M-2,6L-6,2M4,4L6.5,6.5M-4,4L-6.5,6.5\" stroke=\"#a00\" "
		"stroke-width=\"1.6\" stroke-linecap=\"round\" fill=\"none\"/></g>\n",
		x, y);
}

void svg_icon(struct buf *out, struct str shape, double x, double y)
{
	static const struct {
		const char *name, *path, *fill;
	} shapes[] = {
		{ "star", "M6,0L7.8,4 12,4.4 8.8,7.2 9.8,11.6 6,9.2 2.2,11.6 3.2,7.2 0,4.4 4.2,4Z", "#ffd21f" },
		{ "tower", "M1,12V5H0V1H3V3H4.5V1H7.5V3H9V1H12V5H11V12H7.5V8H4.5V12Z", "#8a8f99" },
		{ "cross", "M1,0L6,5 11,0 12,1 7,6 12,11 11,12 6,7 1,12 0,11 5,6 0,1Z", "#7a5230" },
		{ "wheel", "M6,0A6,6 0 1 1 5.9,0ZM6,3A3,3 0 1 0 6.1,3Z", "#9a6a2f" },
		{ "dot", "M6,2A4,4 0 1 1 5.9,2Z", "#333" },
		{ "stone", "M1,11L0,7 3,3 7,1 11,4 12,9 10,11Z", "#8f8a80" },
		{ "ring", "M6,1A5,5 0 1 1 5.9,1Z", "#fff" },
		{ "wave", "M0,4Q3,0 6,4T12,4V10H0Z", "#7fb6d5" },
	};

	for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
		if (str_eq_c(shape, shapes[i].name))
			buf_addf(out,
				 "<path transform=\"translate(%.1f %.1f)\" d=\"%s\" fill=\"%s\" fill-rule=\"evenodd\" "
				 "stroke=\"#222\" stroke-width=\".8\"/>",
				 x, y, shapes[i].path, shapes[i].fill);
}

/* And how many of its kind. */
static double write_icon(struct buf *out, const struct icon *s, double x, double y)
{
	svg_icon(out, s->shape, x, y + 2);
	if (s->count > 1)
		buf_addf(
			out,
			"<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" font-weight=\"bold\" paint-order=\"stroke\" stroke=\"#fff\" "
			"stroke-width=\"3\" text-anchor=\"start\">%lld</text>",
			x + ICON - 1, y + PILL - 1.5, (long long)s->count);
	return icon_width(s) + 2;
}

static double write_pill(struct buf *out, const struct drawing *d, const struct stand *s, double x, double y)
{
	const uint32_t colour = s->owner < 0 ? 0xffffff : d->owners[s->owner].colour;
	const double w = pill_width(s);

	buf_addf(out,
		 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"7\" fill=\"#%06x\" stroke=\"#222\" "
		 "stroke-width=\".8\"/><text x=\"%.1f\" y=\"%.1f\" fill=\"%s\" font-weight=\"bold\">",
		 x, y, w, PILL, colour, x + w / 2, y + PILL - 3.8, light(colour) < 140 ? "#fff" : "#000");
	if (s->name.n)
		buf_addf(out, "#%.*s</text>", STR_ARG(s->name));
	else
		buf_addf(out, "%lld</text>", (long long)s->count);
	return w + 2;
}

static void write_label(struct buf *out, const struct drawing *d, const struct spot *s)
{
	const double top = s->label_y - s->label_h / 2;
	double row = 0, x;

	if (!(s->label_w > 0))
		return;
	if (hypot(s->label_x - s->x, s->label_y - s->y) > 14)
		buf_addf(out,
			 "<path d=\"M%.1f,%.1fL%.1f,%.1f\" stroke=\"#333\" stroke-width=\".7\"/>"
			 "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"1.8\" fill=\"#333\"/>",
			 s->x, s->y, s->label_x, s->label_y, s->x, s->y);
	for (size_t i = 0; i < s->nstands; i++)
		row += pill_width(&s->stands[i]) + 2;
	for (size_t i = 0; i < s->nicons; i++)
		row += icon_width(&s->icons[i]) + 2;
	row += s->clash ? SWORDS : 0;
	x = s->label_x - (row - 2) / 2;
	if (s->clash)
		svg_swords(out, x + SWORDS / 2 - 1, top + PILL / 2);
	x += s->clash ? SWORDS : 0;
	for (size_t i = 0; i < s->nstands; i++)
		x += write_pill(out, d, &s->stands[i], x, top);
	for (size_t i = 0; i < s->nicons; i++)
		x += write_icon(out, &s->icons[i], x, top);
	buf_add_c(out, "\n");
}

static void write_name(struct buf *out, const struct spot *s)
{
	if (!(s->label_w > 0) || !s->named)
		return;
	buf_addf(out, "<text x=\"%.1f\" y=\"%.1f\" class=\"n\">", s->label_x, s->label_y + s->label_h / 2 - 3.4);
	svg_text(out, s->name);
	buf_add_c(out, "</text>\n");
}

static void write_labels(struct buf *out, const struct drawing *d)
{
	buf_addf(out, "<g font-size=\"%d\" text-anchor=\"middle\" fill=\"#111\" stroke-linejoin=\"round\">\n", FONT);
	for (size_t i = 0; i < d->nspots; i++)
		write_label(out, d, &d->spots[i]);
	buf_add_c(out, "<g paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"3\" stroke-opacity=\".85\">\n");
	for (size_t i = 0; i < d->nspots; i++)
		write_name(out, &d->spots[i]);
	buf_add_c(out, "</g></g>\n");
}

/* ---- the page --------------------------------------------------------------------------------- */

static struct str headline(const struct drawing *d)
{
	struct buf b = buf_new(d->arena);

	buf_add(&b, d->game);
	if (d->turn > 0)
		buf_addf(&b, ", turn %d", d->turn);
	if (d->title.n && !d->cropped)
		buf_addf(&b, ": %.*s", STR_ARG(d->title));
	if (d->seat.n)
		buf_addf(&b, ", as %.*s sees it%s", STR_ARG(d->seat), d->cropped ? " around his land" : "");
	return buf_str(&b);
}

static void write_licences(struct buf *out, const struct drawing *d, double y)
{
	struct str rest = d->licences, line;

	for (; str_cut(&rest, '\n', &line) && line.n; y += FOOT_LINE) {
		buf_addf(out, "<text x=\"%d\" y=\"%.1f\" font-size=\"9\" fill-opacity=\".75\">", PAD, y);
		svg_text(out, line);
		buf_add_c(out, "</text>\n");
	}
}

static size_t lines_of(struct str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += s.p[i] == '\n';
	return n;
}

void drawing_key(struct buf *out, const struct drawing *d)
{
	struct buf signs = buf_new(out->arena);
	const double height = svg_legend(&signs, d, PAD / 2, KEY_WIDTH);

	buf_addf(
		out,
		"<svg class=\"key\" viewBox=\"0 0 %d %.0f\" role=\"img\" font-family=\"DejaVu Sans,Verdana,sans-serif\" "
		"font-size=\"%d\">\n<title>What its signs mean</title>\n<rect width=\"100%%\" height=\"100%%\" "
		"fill=\"#fff\"/>\n%.*s</svg>\n",
		KEY_WIDTH, height, FONT, STR_ARG(buf_str(&signs)));
}

void drawing_svg(struct buf *out, const struct drawing *d)
{
	const double width = fmax(d->frame_w * d->scale, 420), height = d->frame_h * d->scale;
	struct buf signs = buf_new(out->arena), body = buf_new(out->arena);
	const double bottom = svg_legend(&signs, d, HEAD + height + 10, width);

	write_areas(&body, d);
	write_lanes(&body, d);
	for (size_t i = 0; i < d->narrows; i++)
		write_arrow(&body, d, &d->arrows[i]);
	write_labels(&body, d);
	buf_addf(out,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" height=\"%.0f\" "
		 "%srole=\"img\" font-family=\"DejaVu Sans,Verdana,sans-serif\" font-size=\"%d\">\n<title>",
		 width, bottom + (double)lines_of(d->licences) * FOOT_LINE, width,
		 bottom + (double)lines_of(d->licences) * FOOT_LINE, width <= SMALL ? "class=\"small\" " : "", FONT);
	svg_text(out, headline(d));
	buf_add_c(out, "</title>\n");
	write_patterns(out, d);
	buf_addf(out,
		 "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
		 "<rect y=\"%d\" width=\"%.1f\" height=\"%.1f\" fill=\"#e4eff5\"/>\n"
		 "<text x=\"%d\" y=\"22\" font-size=\"%.1f\" font-weight=\"bold\">",
		 HEAD, width, height, PAD, fmin(16, (width - 2 * PAD) * FONT * 0.85 / text_width(headline(d))));
	svg_text(out, headline(d));
	buf_addf(out,
		 "</text>\n<svg y=\"%d\" width=\"%.1f\" height=\"%.1f\">\n%.*s</svg>\n<g class=\"legend\">%.*s</g>\n",
		 HEAD, d->frame_w * d->scale, height, STR_ARG(buf_str(&body)), STR_ARG(buf_str(&signs)));
	write_licences(out, d, bottom + 2);
	buf_add_c(out, "</svg>\n");
}
