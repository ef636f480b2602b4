/* fact: what players ask of how a game stands (play/fact.h). */
#ifndef PBP_GLOBAL_DOMINATION_FACT_H
#define PBP_GLOBAL_DOMINATION_FACT_H

#include "play/fact.h"
#include "play/turn.h"

void gd_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes);
void gd_clash(const struct view *v, const struct clash *c, struct notes *notes);
/* How many spawn in a Turn, without what is bought. */
int64_t gd_levy(const struct state *s, seat_id seat);
int32_t gd_pool(const struct state *s, seat_id seat);
/* With how many a seat stands there. */
int32_t gd_force(const struct state *s, seat_id seat, area_id a);

#endif
