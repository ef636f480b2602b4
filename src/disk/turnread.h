/*
 * turnread: all that the report of a turn needs, read back from history.
 */
#ifndef PBP_DISK_TURNREAD_H
#define PBP_DISK_TURNREAD_H

#include "engine/engine.h"
#include "report/report.h"
#include "store/store.h"

struct live;

struct turn_end { /* how the last turn that this run ended came out: the next report begins there */
	struct object_id commit;
	const struct state *state;
	struct arena arena;
};

/* last: the step that ends the turn and is not committed yet, or NULL (then history has it). */
int live_turn(struct report_turn *out, struct live *l, int32_t n, const struct step *last, struct arena *arena,
	      struct err *e);
/* And what a reader gets beyond the turn itself, which no history keeps: the turns before it that its course is told from, the
 * last dozen, all (or every so many) once the game is over; where its page is. */
int live_course(struct report_turn *out, struct live *l, struct arena *arena, struct err *e);
/* What is asked in out->after, as all may know it. */
void live_calls(struct report_turn *out, struct arena *a);
/* A turn was ended by the step at the tip. */
void turn_end_made(struct live *l, const struct step *s);

#endif
