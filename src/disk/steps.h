/*
 * steps: which commit is step n, and which one ended a turn. Step n is commit n
 * of the history.
 */
#ifndef PBP_DISK_STEPS_H
#define PBP_DISK_STEPS_H

#include "base/err.h"
#include "base/vec.h"
#include "mail/seen.h"
#include "store/store.h"

struct live;

struct steps {                              /* ids of commits by step */
	int64_t from;                       /* the step of older[0] */
	VEC(struct object_id) older, newer; /* backwards from there, and what this run made since */
};

/* The number in a commit's trailer; -1: it is no step. */
int64_t step_of(const struct commit *c);
/* Adds the mails that a step records; among: of these, NULL: all. */
void step_mails(struct seen *out, const struct commit *c, const struct seen *among);
/* The turn that is being played after a commit, as its row says; 0 where that does not read. */
int32_t turn_written(struct store *s, const struct object_id *commit);
/* The commit that is step n; ERR_NOT_FOUND. */
int live_step(struct object_id *out, struct live *l, int64_t n, struct err *e);
/* The tip has moved on to a step that was made. */
void steps_made(struct live *l, const struct object_id *commit);
/* How often a turn ended in the history up to the tip, and the commit of the last time. */
int live_turn_ends(int *times, struct object_id *last, struct live *l, int32_t turn, struct err *e);
/* The commit that ended turn n (the last rerun of it), or the tip for n < 0. ERR_NOT_FOUND. */
int live_turn_commit(struct object_id *out, struct live *l, int32_t n, struct err *e);

#endif
