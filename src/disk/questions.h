/*
 * questions: what players asked the host: ROOT/NAME/questions has a line for each, "NUMBER HASH SEAT", and behind it, each after a
 * tab, what else struct question (engine/input.h) has; the newest last; the last 200 are remembered. Numbers are for letters,
 * and for the host's `answer N`, `accept N`, `decline N`; they are in no history.
 */
#ifndef PBP_DISK_QUESTIONS_H
#define PBP_DISK_QUESTIONS_H

#include "base/err.h"
#include "base/hash.h"
#include "engine/input.h"

/* Keeps what that (the hash of a mail, or of a part of it) asks, and gives it its number: the one that it has, or the next. */
int question_keep(struct question *q, const char *folder, const struct hash *that, struct arena *a, struct err *e);
/* The host's mail of that hash says yes or no to it. */
int question_settle(const char *folder, int64_t number, const struct hash *by, struct arena *a, struct err *e);
/* All that are remembered and can be answered. Memory: a. */
size_t questions_read(const struct question **out, const char *folder, struct arena *a);

#endif
