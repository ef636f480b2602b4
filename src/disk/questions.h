/*
 * questions: what players asked the host: ROOT/NAME/questions has a line for each, "NUMBER HASH SEAT", the newest last; the
 * last 200 are remembered. Numbers are for letters, and for the host's `answer N`; they are in no history.
 */
#ifndef PBP_DISK_QUESTIONS_H
#define PBP_DISK_QUESTIONS_H

#include "base/err.h"
#include "base/hash.h"
#include "engine/input.h"

/* The number of the question in that mail of the seat's: the one that it has, or the next, which is kept. */
int question_number(int64_t *out, const char *folder, const struct hash *mail, struct str seat, struct arena *a,
		    struct err *e);
/* All that are remembered and name a seat. Memory: a. */
size_t questions_read(const struct question **out, const char *folder, struct arena *a);

#endif
