/* lapsed: what waited for a player's yes when its call closed, for the letter with the report. */
#ifndef PBP_LETTERS_LAPSED_H
#define PBP_LETTERS_LAPSED_H

#include "report/report.h"

/* The orders of that seat, in words, in the order of the steps; how many. Memory of a. */
size_t lapsed_orders(struct str **out, const struct report_turn *t, seat_id seat, struct arena *a);

#endif
