/* hear: the engine hears a mail or a line of the host's. */
#ifndef PBP_HEAR_HEAR_H
#define PBP_HEAR_HEAR_H

#include "engine/engine.h"

enum restored {
	RESTORE_KEPT, /* in a book, or waiting for the next step to record it */
	RESTORE_ACTS, /* it makes a step that was never committed: hear it (engine_hear) */
	RESTORE_DONE, /* recorded, and no open book holds any of it: it may leave the inbox */
};
/* A mail of the inbox, heard again without answer: then = the state against which it was heard, that of
 * in->after steps (INPUT_RECORDED: a step has recorded it). In the order of input_cmp, before anything else
 * is heard or rung. */
enum restored engine_restore(struct engine *e, const struct input *in, const struct state *then);
/* Hears one input. Fills out (memory: a, all of it: good as long as that is). True when it made a step. */
bool engine_hear(struct engine *e, struct input *in, struct outcome *out, struct step *step, struct arena *a);
/* As engine_hear on a copy: nothing is kept (`pbp check`). */
void engine_check(struct engine *e, const struct input *in, struct outcome *out, struct arena *a);
/* The same without a mercy: what the text is understood to say, the dice of its step being known (`pbp verify`). */
void engine_read(struct engine *e, const struct input *in, struct outcome *out, struct arena *a);

#endif
