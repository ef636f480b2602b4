/*
 * site: games as a folder of pages that works from any web server and from the disk, without scripts. Everything in it is
 * what all may see (AUDIENCE_ALL, and of orders what public.git reveals), unless it is made for one seat. A page is written again only where it differs.
 *
 *	index.html             all games that were published
 *	site.css site.js       how pages look; what makes them a slider, and compares turns: pages do without it
 *	NAME/index.html        a game: its board now, what is asked, its course, its turns
 *	NAME/now.svg           the board now
 *	NAME/turn/N.html .svg  a turn: board, report, orders where they are revealed; N.html#kyoto points at an area
 *	NAME/areas.html        what happened in each area; NAME/seats.html: and to each seat (history.h)
 *	NAME/changes.html      what changed on the boards, turn by turn, or between two of them
 *	NAME/rules.html        the rules, the orders, the options as played
 *	NAME/orders.html       orders are tried (checker.js, orders.js, NAME/position.js), where the checker was built
 *	NAME/feed.xml          turns as an Atom feed
 *	NAME/bells.ics         deadlines as a calendar
 *	NAME/public.git        the public history, to be cloned from any web server
 *
 * The words around are the templates of templates/html.
 */
#ifndef PBP_SITE_SITE_H
#define PBP_SITE_SITE_H

#include <jansson.h>

#include "disk/live.h"
#include "report/picture.h"

struct site {
	const struct root *root;
	const char *to; /* the folder; made where it is not there */
	/* An SVG of a picture (report/picture.h), and another of its legend alone, in memory of the arena. */
	int (*draw)(void *context, struct str *svg, const json_t *picture, struct arena *a, struct err *e);
	void *context;
	const char *checker;         /* the file checker.js, or NULL: orders cannot be tried */
	struct viewer viewer;        /* who is to see it */
	struct templates *templates; /* of the game that is written, else the root's */
	size_t written, kept;        /* files */
	json_t *games;               /* what the index lists: filled by site_game */
};

int site_game(struct site *w, struct live *l, struct err *e);
/* After the games. */
int site_index(struct site *w, struct arena *a, struct err *e);

/* ---- its parts ---- */

/* Below the folder: "japan/index.html". */
int site_write(struct site *w, const char *path, struct str bytes, struct arena *a, struct err *e);
int site_page(struct site *w, const char *path, const char *template, const json_t *value, struct arena *a,
	      struct err *e);
/* Draws it into a file, and into the page's `svg`, which stands in it as it is. */
int site_draw(struct site *w, json_t *page, const char *path, const struct picture *p, struct arena *a, struct err *e);

struct site_turn { /* as feed and lists name it */
	int32_t turn;
	struct str words, headline;
	when ended;
	struct object_id commit;
};
struct history;
/* The ended turns, oldest first, each with its page, and put down in the history. turns.c */
int site_turns(struct site_turn **out, size_t *n, struct site *w, struct live *l, struct history *h, struct arena *a,
	       struct err *e);
struct str site_feed(const struct live *l, const struct site_turn *turns, size_t n, struct arena *a);
struct str site_calendar(const struct live *l, struct arena *a);
/* rulespage.c */
int site_rules(struct site *w, const struct live *l, struct arena *a, struct err *e);
/* orders.c; nothing where there is no checker. svg: the board */
int site_orders(struct site *w, struct live *l, json_t *svg, struct arena *a, struct err *e);
int site_checker(struct site *w, struct arena *a, struct err *e);
/* {recent: [turn], earlier: null or {first, last, count, several, turns, groups}}, the newest first: of turns, oldest first
 * ({turn, words, ...}), those of the last of a game, and the others, to be folded; groups are as earlier, where they are many,
 * and its turns stand in these. fold.c */
json_t *site_fold(const json_t *turns, int32_t last);
/* clone.c */
int site_clone(struct site *w, const struct live *l, struct arena *a, struct err *e);

#endif
