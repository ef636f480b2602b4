/*
 * drawing: a picture of a board on its way from JSON (report/picture.h, what `pbp map --format json` prints) to SVG.
 * A program of its own, pbp-draw: it knows no game, reads no history and sees only what it is handed. All memory is of
 * one arena; lengths are pixels once drawing_place has been called, and the units of the map before.
 */
#ifndef PBP_DRAW_DRAWING_H
#define PBP_DRAW_DRAWING_H

#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"

struct owner {
	struct str name;
	uint32_t colour; /* 0xrrggbb */
	int areas;       /* that are filled with it */
};
struct stand {
	int owner; /* -1: nobody's */
	int64_t count;
	struct str name; /* what one is called, "3"; empty: it is counted */
};
struct icon {
	struct str shape, text;
	int64_t count;
};
struct point { /* of an outline, pixels; off: from the area's middle; first: of a piece of it */
	double x, y, off;
	bool first;
};
struct spot { /* an area */
	struct str name;
	const struct str *aliases;
	size_t naliases;
	bool sea, placed, clash; /* clash: it came to blows there */
	double x, y;
	int owner, was; /* -1: none */
	const struct stand *stands;
	size_t nstands;
	const struct icon *icons;
	size_t nicons;
	struct str outline;   /* a path in the units of the map; empty: it is drawn as a disc */
	struct point *points; /* the same */
	size_t npoints;
	double x0, y0, x1, y1;                     /* around it */
	double label_x, label_y, label_w, label_h; /* the middle of its label, and its size; w 0: it found no room */
	bool named;                                /* the label has room for the name */
};
struct edge {
	int a, b;
	bool sea;
};
struct arrow {
	int from, to, owner;
	int64_t count;
	bool planned;        /* ordered, and still to come */
	double along, aside; /* where its number stands: how far on its way, from 0 to 1; and on which side */
};
struct drawing {
	struct arena *arena;
	struct str game, map, title, seat; /* seat: whose picture it is; empty: everybody's */
	int turn;
	struct owner *owners;
	size_t nowners;
	struct spot *spots;
	size_t nspots;
	struct edge *edges;
	size_t nedges;
	struct arrow *arrows;
	size_t narrows;
	const struct str *told; /* what its viewer has ordered, in words */
	size_t ntold;
	struct str ground;                         /* land that belongs to no area, as a path */
	struct str line;                           /* a path that parts islands drawn elsewhere from the others */
	struct str licences;                       /* a line each */
	bool round;                                /* the left edge touches the right */
	bool cropped;                              /* the frame is a part of the map */
	bool outlined;                             /* there is a file of outlines for this map */
	double frame_x, frame_y, frame_w, frame_h; /* in units of the map: what is shown */
	double scale;                              /* pixels a unit */
};

/* ERR_SYNTAX with what is wrong in it. */
int drawing_read(struct drawing *d, const char *json, size_t n, struct err *e);
/* The outlines of the map, from the file in that folder that is for it; without one there are none. */
int drawing_outlines(struct drawing *d, const char *folder, struct err *e);
/* Gives each spot a place on paper: by a graph layout where the map does not say all; then scales it. */
int drawing_place(struct drawing *d, struct err *e);
/* The number at *p, which goes behind it: digits with a point in them and no more, which is all that a path has. */
double path_number(const char **p);
/* Outlines as points. ground.c */
void drawing_ground(struct drawing *d);
bool spot_holds(const struct spot *s, double x, double y);
/* Where two coasts are nearest, from a little inland to a little inland; over: b lies so much farther right. False: one is a disc. */
struct strait {
	double ax, ay, bx, by;
};
bool spot_strait(struct strait *out, const struct spot *a, const struct spot *b, double over);
/* An arrow is bent: from, over, to; its number stands at c. svg.c */
struct curve {
	double sx, sy, mx, my, ex, ey, cx, cy;
};
struct curve arrow_curve(const struct drawing *d, const struct arrow *a);
/* Finds room for the labels: none overlaps another, and they keep off arrows and off other areas where they can. */
void drawing_label(struct drawing *d);
void drawing_svg(struct buf *out, const struct drawing *d);
/* Its legend alone, as wide as a phone, for a page that shows a part of the picture; with patterns of the picture. */
void drawing_key(struct buf *out, const struct drawing *d);
/* To a file, by librsvg, from memory, so many pixels for each of the picture's; it may read no other file. */
int drawing_png(struct str svg, int pixels, int fd, struct err *e);

/* ---- its measures, pixels ---- */
enum { FONT = 12, LINE = 14, PILL = 16, ICON = 12, SWORDS = 22, DISC = 28 };
double text_width(struct str s); /* of FONT, roughly */
double pill_width(const struct stand *s);
double icon_width(const struct icon *s); /* with its number, if it has one */

#endif
