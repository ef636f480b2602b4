/*
 * svg: what the parts of the picture share: its signs, which stand on the board and in the legend alike.
 */
#ifndef PBP_DRAW_SVG_H
#define PBP_DRAW_SVG_H

#include "draw/drawing.h"

enum { PAD = 12 }; /* between the edge and what is written */

/* Text between tags. */
void svg_text(struct buf *out, struct str s);
void svg_swords(struct buf *out, double x, double y);                 /* around that point */
void svg_icon(struct buf *out, struct str shape, double x, double y); /* to the right of it and below */
/* The area belongs to another than a turn ago. */
bool svg_changed(const struct drawing *d, const struct spot *s);
/* What the signs mean, and what its viewer has ordered, from y on; returns where it ends. legend.c */
double svg_legend(struct buf *out, const struct drawing *d, double y, double width);

#endif
