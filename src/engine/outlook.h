/* outlook: what stands for a seat in the open calls, what is missing, whom they wait for. */
#ifndef PBP_ENGINE_OUTLOOK_H
#define PBP_ENGINE_OUTLOOK_H

#include "engine/memory.h"

void outlook_count(struct engine *e, const struct state *s, const struct call_row *c, struct outcome *out);
/* What stands for a seat in the open calls, in order; for outlook_fallen. */
struct stood {
	call_id call;
	struct str text; /* canonical wording */
	struct str bare; /* without defaults: of what means the same it is the same */
};
typedef VEC(struct stood) stood_list;
void outlook_stood(struct engine *e, const struct state *s, seat_id seat, stood_list *out, struct arena *a);
/* Fills in out->fallen: what of `before` stands no longer, though its call is still open. */
void outlook_fallen(struct engine *e, const struct state *s, const stood_list *before, struct outcome *out,
		    struct arena *a);
/* The newest call that asks somebody: the host is told of it; or CALL_NONE. */
call_id outlook_host(const struct state *s);
void outlook_fill(struct engine *e, const struct state *s, call_id call, seat_id seat, struct outcome *out,
		  struct arena *a);

#endif
