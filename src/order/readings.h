/*
 * readings: the cheapest ways through a lattice, as phrases.
 */
#ifndef PBP_ORDER_READINGS_H
#define PBP_ORDER_READINGS_H

#include "order/lattice.h"

/*
 * Sets the readings of the line, at most limit, cheapest first (ties: words in the order of the
 * vocabulary's classes, names last); LINE_CUT where there are more. Best-first search with the exact
 * remaining price as its bound (A*: Hart, Nilsson, Raphael 1968), so no reading is built in vain.
 */
void readings_find(struct line *out, const struct lattice *l, uint32_t limit, struct arena *scratch, struct arena *a);

#endif
