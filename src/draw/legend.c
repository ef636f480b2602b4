/*
 * legend: what the colours and signs of this picture mean: those that are on it and no others; and below what its viewer
 * has ordered.
 */
#include "draw/svg.h"

enum { ROW = 20, SIGN = 20, TOLD_LINES = 60 };

struct legend {
	const struct drawing *d;
	double x, y, width; /* where the next entry stands */
};

static void step(struct legend *l, double width)
{
	if (l->x > PAD && l->x + width > l->width - PAD) {
		l->x = PAD;
		l->y += ROW;
	}
}

static void write_owners(struct buf *out, struct legend *l)
{
	for (size_t i = 0; i < l->d->nowners; i++) {
		const struct owner *o = &l->d->owners[i];
		const double width = 34 + text_width(o->name) + 26;
		bool stands = o->areas > 0;

		for (size_t k = 0; k < l->d->nspots; k++)
			for (size_t j = 0; j < l->d->spots[k].nstands; j++)
				stands |= l->d->spots[k].stands[j].owner == (int)i;
		if (!stands)
			continue;
		step(l, width);
		buf_addf(out,
			 "<rect x=\"%.1f\" y=\"%.1f\" width=\"22\" height=\"13\" fill=\"url(#o%zu)\" stroke=\"#333\"/>"
			 "<text x=\"%.1f\" y=\"%.1f\">",
			 l->x, l->y, i, l->x + 28, l->y + 11);
		svg_text(out, o->name);
		if (o->areas)
			buf_addf(out, " %d", o->areas);
		buf_add_c(out, "</text>\n");
		l->x += width;
	}
}

static bool was_before(const struct drawing *d, size_t spot, size_t icon)
{
	for (size_t i = 0; i <= spot; i++)
		for (size_t k = 0; k < (i < spot ? d->spots[i].nicons : icon); k++)
			if (str_eq(d->spots[i].icons[k].text, d->spots[spot].icons[icon].text))
				return true;
	return false;
}

/* The sign has been written at l->x. */
static void name_sign(struct buf *out, struct legend *l, struct str text)
{
	buf_addf(out, "<text x=\"%.1f\" y=\"%.1f\">", l->x + SIGN, l->y + 11);
	svg_text(out, text);
	buf_add_c(out, "</text>\n");
	l->x += SIGN + text_width(text) + 16;
}

static void make_room(struct legend *l, struct str text)
{
	step(l, SIGN + text_width(text) + 16);
}

/* A sign as a path of 14 by 12. */
static void write_sign(struct buf *out, struct legend *l, const char *path, const char *style, struct str text)
{
	make_room(l, text);
	buf_addf(out, "<path transform=\"translate(%.1f %.1f)\" d=\"%s\" %s/>", l->x, l->y, path, style);
	name_sign(out, l, text);
}

static void write_icons(struct buf *out, struct legend *l)
{
	for (size_t i = 0; i < l->d->nspots; i++)
		for (size_t k = 0; k < l->d->spots[i].nicons; k++) {
			const struct icon *icon = &l->d->spots[i].icons[k];

			if (was_before(l->d, i, k))
				continue;
			make_room(l, icon->text);
			svg_icon(out, icon->shape, l->x, l->y);
			name_sign(out, l, icon->text);
		}
}

/* What is on the picture. */
struct seen {
	bool changed, clash, stand, named, sea, moved, planned;
};

static struct seen look(const struct drawing *d)
{
	struct seen s = { 0 };

	for (size_t i = 0; i < d->nspots; i++) {
		s.changed |= svg_changed(d, &d->spots[i]);
		s.clash |= d->spots[i].clash;
		for (size_t k = 0; k < d->spots[i].nstands; k++)
			*(d->spots[i].stands[k].name.n ? &s.named : &s.stand) = true;
	}
	for (size_t i = 0; i < d->nedges; i++)
		s.sea |= d->edges[i].sea;
	for (size_t i = 0; i < d->narrows; i++)
		*(d->arrows[i].planned ? &s.planned : &s.moved) = true;
	return s;
}

static void write_pill_sign(struct buf *out, struct legend *l, const char *sign, struct str text)
{
	make_room(l, text);
	buf_addf(out,
		 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"14\" rx=\"7\" fill=\"#fff\" stroke=\"#222\" "
		 "stroke-width=\".8\"/><text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" font-weight=\"bold\" "
		 "text-anchor=\"middle\" fill=\"#000\">%s</text>",
		 l->x - (sign[1] ? 2 : 0), l->y - .5, sign[1] ? 18 : 14, l->x + 7, l->y + 10, sign);
	name_sign(out, l, text);
}

static void write_signs(struct buf *out, struct legend *l)
{
	const struct seen seen = look(l->d);

	write_icons(out, l);
	if (seen.stand)
		write_pill_sign(out, l, "2", STR("how many stand there"));
	if (seen.named)
		write_pill_sign(out, l, "#2", STR("which one stands there"));
	if (seen.moved)
		write_sign(out, l, "M0,6H8V2L14,6 8,10V6", "fill=\"#444\" stroke=\"#444\" stroke-width=\"1.6\"",
			   STR("moved or attacked"));
	if (seen.planned)
		write_sign(out, l, "M0,6H3M5,6H8V2L14,6 8,10V6", "fill=\"#444\" stroke=\"#444\" stroke-width=\"1.6\"",
			   STR("ordered, to come"));
	if (seen.changed)
		write_sign(out, l, "M1,1H12V12H1Z", "fill=\"none\" stroke=\"#111\" stroke-width=\"2.6\"",
			   STR("has changed hands"));
	if (seen.clash) {
		make_room(l, STR("battle"));
		svg_swords(out, l->x + 6, l->y + 6);
		name_sign(out, l, STR("battle"));
	}
	if (seen.sea)
		write_sign(out, l, "M0,6H15", "stroke=\"#4a7f9c\" stroke-width=\"1.5\" stroke-dasharray=\"3 4\"",
			   STR("neighbours over the sea"));
}

static void write_told(struct buf *out, struct legend *l)
{
	const struct drawing *d = l->d;

	if (!d->ntold)
		return;
	l->y += ROW + 6;
	buf_addf(out, "<text x=\"%d\" y=\"%.1f\" font-weight=\"bold\">This is what you have told me:</text>\n", PAD,
		 l->y + 11);
	for (size_t i = 0; i < d->ntold && i < TOLD_LINES; i++) {
		l->y += LINE + 2;
		buf_addf(out, "<text x=\"%d\" y=\"%.1f\">", PAD + 10, l->y + 11);
		svg_text(out, d->told[i]);
		buf_add_c(out, "</text>\n");
	}
	if (d->ntold > TOLD_LINES) {
		l->y += LINE + 2;
		buf_addf(out, "<text x=\"%d\" y=\"%.1f\">and %zu more</text>\n", PAD + 10, l->y + 11,
			 d->ntold - TOLD_LINES);
	}
}

double svg_legend(struct buf *out, const struct drawing *d, double y, double width)
{
	struct legend l = { d, PAD, y, width };

	write_owners(out, &l);
	write_signs(out, &l);
	write_told(out, &l);
	return l.y + ROW + 8;
}
