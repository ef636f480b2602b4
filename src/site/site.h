/*
 * site: games as a folder of pages that works from any web server and from the disk, without scripts. Everything in it is
 * what all may see (AUDIENCE_ALL, and of orders what public.git reveals). A page is written again only where it differs.
 *
 *	index.html             all games that were published
 *	site.js                turns the pictures of a game into a slider; pages do without it
 *	NAME/index.html        a game: its board now, what is asked, its turns
 *	NAME/now.svg           the board now
 *	NAME/turn/N.html .svg  a turn: report, board, orders where they are revealed
 *	NAME/feed.xml          turns as an Atom feed
 *	NAME/bells.ics         deadlines as a calendar
 *
 * The words around are the templates site, game and turn of templates/html.
 */
#ifndef PBP_SITE_SITE_H
#define PBP_SITE_SITE_H

#include <jansson.h>

#include "disk/live.h"

struct site {
	const struct root *root;
	const char *to; /* the folder; made where it is not there */
	/* An SVG of a picture (report/picture.h), in memory of the arena. */
	int (*draw)(void *context, struct str *svg, const json_t *picture, struct arena *a, struct err *e);
	void *context;
	size_t written, kept; /* files */
	json_t *games;        /* what the index lists: filled by site_game */
};

int site_game(struct site *w, struct live *l, struct err *e);
/* After the games. */
int site_index(struct site *w, struct arena *a, struct err *e);

/* ---- its parts ---- */

/* Below the folder: "japan/index.html". */
int site_write(struct site *w, const char *path, struct str bytes, struct arena *a, struct err *e);
int site_page(struct site *w, const char *path, const char *template, const json_t *value, struct arena *a,
	      struct err *e);
struct site_turn { /* as feed and lists name it */
	int32_t turn;
	struct str words, headline;
	when ended;
	struct object_id commit;
};
struct str site_feed(const struct live *l, const struct site_turn *turns, size_t n, struct arena *a);
struct str site_calendar(const struct live *l, struct arena *a);

#endif
