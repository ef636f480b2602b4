/* route: which call hears an order, and for which seat. */
#ifndef PBP_ENGINE_ROUTE_H
#define PBP_ENGINE_ROUTE_H

#include "engine/ear.h"

struct heard_by {
	const struct call_row *call; /* NULL: an engine verb that needs none */
	seat_id seat;
};
struct set ear_scope(struct ear *ear);
const int32_t *ear_subjects(struct ear *ear); /* struct scope.subjects */
bool ear_route(struct ear *ear, const struct command *c, struct heard_by *out);
const struct diag *ear_explain(struct ear *ear, const struct command *c, struct span at);

#endif
