/*
 * plot: how many each had, turn by turn, as an SVG within a page: its axes take the page's colour, and lines are told apart
 * by colour, by dashes and by the name at their end.
 */
#include "base/utf8.h"
#include "report/report.h"
#include "site/history.h"

/* small enough for a phone */
enum { WIDTH = 460, HEIGHT = 230, LEFT = 36, RIGHT = 96, TOP = 12, BOTTOM = 28, NAME_ROW = 15, LETTER = 8, DASHES = 6 };

static const char *const dashes[DASHES] = { "", "8 4", "2 4", "12 4 2 4", "5 2", "1 2" };

struct frame {
	const struct plot *plot;
	double right;       /* where its lines end: the longest name has room behind */
	int64_t most, step; /* the highest mark, and from one to the next */
};

/* 1, 2, 5, 10, 20: so that there are at most five marks. */
static void scale(struct frame *f)
{
	static const int64_t factor[] = { 2, 5, 10 };
	int64_t most = 1, unit = 1;

	for (size_t i = 0; i < f->plot->nlines; i++)
		for (size_t k = 0; k < f->plot->nturns; k++)
			most = f->plot->lines[i].at[k] > most ? f->plot->lines[i].at[k] : most;
	f->step = 1;
	for (unsigned i = 0; (most + f->step - 1) / f->step > 5; i++) {
		f->step = unit * factor[i % 3];
		unit *= i % 3 == 2 ? 10 : 1;
	}
	f->most = (most + f->step - 1) / f->step * f->step;
}

static void leave_room(struct frame *f)
{
	f->right = WIDTH - RIGHT;
	for (size_t i = 0; i < f->plot->nlines; i++) {
		const double end = WIDTH - 5 * LETTER - LETTER * (double)utf8_columns(f->plot->lines[i].name);

		f->right = end < f->right ? end : f->right;
	}
	f->right = f->right < WIDTH / 2 ? WIDTH / 2 : f->right;
}

static double x_of(const struct frame *f, size_t k)
{
	const double room = f->right - LEFT;

	return LEFT + (f->plot->nturns > 1 ? room * (double)k / (double)(f->plot->nturns - 1) : room / 2);
}

static double y_of(const struct frame *f, int64_t count)
{
	return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (double)(count < 0 ? 0 : count) / (double)f->most);
}

static void add_marks(struct buf *out, const struct frame *f)
{
	const struct plot *p = f->plot;
	const size_t every = p->nturns / 8 + 1;

	for (int64_t v = 0; v <= f->most; v += f->step)
		buf_addf(out,
			 "<path d=\"M%d,%.1fH%.0f\" stroke=\"currentColor\" stroke-opacity=\"%s\"/>"
			 "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%lld</text>\n",
			 LEFT, y_of(f, v), f->right, v ? ".2" : ".8", LEFT - 8, y_of(f, v) + 4, (long long)v);
	for (size_t k = 0; k < p->nturns; k += every)
		buf_addf(out, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", x_of(f, k), HEIGHT - 10,
			 p->turns[k]);
}

static struct str path_of(const struct frame *f, const struct plot_line *l, struct arena *a)
{
	struct buf b = buf_new(a);
	bool down = false;

	for (size_t k = 0; k < f->plot->nturns; k++) {
		if (l->at[k] != PLOT_GAP)
			buf_addf(&b, "%c%.1f,%.1f", down ? 'L' : 'M', x_of(f, k), y_of(f, l->at[k]));
		down = l->at[k] != PLOT_GAP;
	}
	return buf_str(&b);
}

static void add_line(struct buf *out, const struct frame *f, size_t i)
{
	const struct plot_line *l = &f->plot->lines[i];
	const struct str path = path_of(f, l, out->arena);

	buf_addf(
		out,
		"<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"%.*s\" stroke=\"currentColor\" "
		"stroke-opacity=\".25\" stroke-width=\"5\"/><path d=\"%.*s\" stroke=\"#%06x\" stroke-width=\"3\" "
		"stroke-dasharray=\"%s\"/></g>\n",
		STR_ARG(path), STR_ARG(path), (unsigned)l->colour, dashes[i % DASHES]);
}

static int64_t last_of(const struct frame *f, size_t i)
{
	return f->plot->lines[i].at[f->plot->nturns - 1];
}

/* The lines that reach the end, the highest first. */
static size_t by_end(size_t *order, const struct frame *f)
{
	size_t n = 0;

	for (size_t i = 0; i < f->plot->nlines; i++) {
		size_t k = n;

		if (last_of(f, i) == PLOT_GAP)
			continue;
		for (; k > 0 && last_of(f, order[k - 1]) < last_of(f, i); k--)
			order[k] = order[k - 1];
		order[k] = i;
		n++;
	}
	return n;
}

/* Each where its line ends, but a row below the one before, and within the frame. */
static void add_names(struct buf *out, const struct frame *f)
{
	size_t *order = ARENA_ARRAY(out->arena, size_t, f->plot->nlines + 1);
	double *y = ARENA_ARRAY(out->arena, double, f->plot->nlines + 1);
	const size_t n = by_end(order, f);

	for (size_t i = 0; i < n; i++) {
		const double own = y_of(f, last_of(f, order[i]));

		y[i] = i && own < y[i - 1] + NAME_ROW ? y[i - 1] + NAME_ROW : own;
	}
	for (size_t i = n; i-- > 0;) {
		const double most = i + 1 < n ? y[i + 1] - NAME_ROW : HEIGHT - BOTTOM;

		y[i] = y[i] > most ? most : y[i];
	}
	for (size_t i = 0; i < n; i++) {
		buf_addf(out, "<text x=\"%.0f\" y=\"%.1f\">", f->right + 8, y[i] + 4);
		escape_html(out, f->plot->lines[order[i]].name);
		buf_addf(out, " %lld</text>\n", (long long)last_of(f, order[i]));
	}
}

struct str plot_svg(const struct plot *p, struct arena *a)
{
	struct frame f = { .plot = p };
	struct buf b = buf_new(a);

	scale(&f);
	leave_room(&f);
	buf_addf(
		&b,
		"<svg viewBox=\"0 0 %d %d\" role=\"img\" class=\"plot\" font-size=\"13\" fill=\"currentColor\">\n<title>",
		WIDTH, HEIGHT);
	escape_html(&b, p->title);
	buf_add_c(&b, ", turn by turn; the table below has the numbers</title>\n");
	add_marks(&b, &f);
	for (size_t i = 0; i < p->nlines; i++)
		add_line(&b, &f, i);
	add_names(&b, &f);
	buf_add_c(&b, "</svg>\n");
	return buf_str(&b);
}
