/*
 * ranking: how a finished game is ranked, by up to three numbers: the first that differs decides, more
 * is better, equals share their rank and stand in turn order.
 */
#ifndef PBP_RULES_COMMON_RANKING_H
#define PBP_RULES_COMMON_RANKING_H

#include "play/ruleset.h"

struct ranked {
	seat_id seat;
	int64_t by[3];
	int32_t rank; /* from 1; found by ranking_sort */
};

/* By what a seat is ranked; false: it is not in the list. */
typedef bool ranked_fn(const struct state *s, seat_id seat, int64_t by[3]);
/* All seats, sorted. */
struct ranked *ranking_of(const struct state *s, ranked_fn *by, size_t *n, struct arena *a);
void ranking_sort(struct ranked *list, size_t n);
/* The standing of a game that is over, by the phrase `standing REASON`; false while it is not. The list is sorted. */
bool ranking_standing(const struct view *v, const char *reason, struct ranked *list, size_t n, struct standing *out);

#endif
