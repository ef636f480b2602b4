/*
 * history: what the turns of a game make together: what happened in each area and to each seat, what changed on the boards
 * from turn to turn, and how the seats fared. Filled turn by turn, oldest first; holds what all may see.
 */
#ifndef PBP_SITE_HISTORY_H
#define PBP_SITE_HISTORY_H

#include "site/site.h"

struct history;
/* now: whose seats there are. */
struct history *history_new(const struct game *g, const struct state *now, struct arena *a);
/* page: the model of that turn. */
void history_add(struct history *h, const struct report_turn *t, const json_t *page, struct arena *scratch);
/* areas.html, seats.html and changes.html. */
int history_pages(struct history *h, struct site *w, struct str game, struct arena *a, struct err *e);
/* [{title, svg, columns: [turn], rows: [{name, cells: [text]}]}]: a drawing and a table for each thing that is counted. */
json_t *history_plots(const struct history *h, struct arena *a);
void history_free(struct history *h);

/* ---- plot.c ---- */

struct plot_line {
	struct str name;
	uint32_t colour;   /* 0xrrggbb */
	const int64_t *at; /* by turn; PLOT_GAP: nothing is known */
};
#define PLOT_GAP INT64_MIN
struct plot {
	struct str title;
	const int32_t *turns;
	size_t nturns;
	const struct plot_line *lines;
	size_t nlines;
};
/* Lines over time, told apart by colour, dashes and the names at their ends. */
struct str plot_svg(const struct plot *p, struct arena *a);

#endif
