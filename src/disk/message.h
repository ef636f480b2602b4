/*
 * message: from a decided mail to what the engine hears.
 */
#ifndef PBP_DISK_MESSAGE_H
#define PBP_DISK_MESSAGE_H

#include "disk/live.h"

/* A decided mail as the engine hears it; m: the mail as it was read, or NULL to read it anew. */
void live_input(struct input *out, struct live *l, const struct decision *d, const struct message *m,
		struct arena *arena);
/* Keeps how a mail was read beside what was decided of it. */
void live_read(struct decision *d, const struct input *in);
/* Keeps how a mail was read, and what it was understood to say, beside what was decided of it, so that it is never
 * read again. */
void live_heard(struct decision *d, const struct live *l, const struct input *in, const struct outcome *o);
/* Whether a mail holds more than chatter. */
bool live_says_something(const struct outcome *o);

#endif
