/* fact: what players ask of how a game stands (play/fact.h). */
#ifndef PBP_HEGEMON_FACT_H
#define PBP_HEGEMON_FACT_H

#include "play/fact.h"
#include "play/turn.h"

void heg_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes);
void heg_matter(const struct view *v, const struct matter *m, struct notes *notes);
/* With how many a seat stands there. */
int32_t heg_force(const struct state *s, seat_id seat, area_id a);

#endif
