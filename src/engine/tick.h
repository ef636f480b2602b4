/*
 * tick: what the clock does to an open call besides closing it, a step each that is told to all. Nobody's line causes it:
 * it follows from what stands in the book, which all may see only when orders are revealed; so what it did stands in
 * struct step.played, and who plays a public history again is told it from there (engine_use_book).
 *
 *	cools	all have answered: the call ends early, so long after that (option `cool_off`); what is changed meanwhile
 *		begins it anew, and who is awaited again ends it
 *	away	the bell moves behind the absence of somebody who is awaited (option `absence`)
 *	opens	nobody plays a seat any more that has sent nothing for too many turns in a row (option `missed_limit`)
 */
#ifndef PBP_ENGINE_TICK_H
#define PBP_ENGINE_TICK_H

#include "engine/engine.h"

enum tick_kind { TICK_NONE, TICK_COOLS, TICK_AWAY, TICK_OPENS, TICKS };
struct tick {
	enum tick_kind what;
	call_id call;
	when at;
	bool waits;   /* its hour is to come; else it follows from what was heard last */
	when until;   /* of the call: when it ends early, WHEN_NEVER: not; or its new bell */
	seat_id seat; /* that is opened */
};

/* What is due for an open call next, if anything is. */
struct tick tick_due(struct engine *e, const struct call_row *c);
void tick_make(struct engine *e, const struct tick *t, struct step *out);
/* When the call ends early, as that was told; WHEN_NEVER. */
when tick_cooled(const struct state *s, call_id call);
/* Whether it may end early, and then waits for a while. */
bool tick_cools(struct engine *e, const struct state *s, const struct call_row *c);

/* "clock call=5 does=cools until=2026-01-05T20:00:00Z" */
int tick_read(struct tick *out, const struct state *s, struct str played, when at, struct arena *a, struct err *e);

#endif
