/*
 * over: who is still in the game, and how it ended.
 */
#ifndef PBP_GLOBAL_DOMINATION_OVER_H
#define PBP_GLOBAL_DOMINATION_OVER_H

#include "rules/global_domination/campaign.h"

/* Whether the seat plays: has begun, and owns land or at least did when the Turn began. */
bool gd_alive(const struct state *s, seat_id seat);
/* Whether the Turn just resolved ends the game; tells who won. */
bool over_now(const struct campaign *c);
bool gd_standing(const struct view *v, struct standing *out);

#endif
