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
/*
 * Whether a host has not answered yet the letter that asks him that number, or has by this very mail: what he replies by
 * its code (mail/replycode.h) is believed once. ROOT/NAME/replied has a line for each that is: "NUMBER ADDRESS HASH".
 */
bool question_is_open(const char *folder, int64_t number, struct str address, const struct hash *mail, struct arena *a);
/* That mail answers it. */
int question_reply(const char *folder, int64_t number, struct str address, const struct hash *mail, struct arena *a,
		   struct err *e);
/* All that are remembered and can be answered. Memory: a. */
size_t questions_read(const struct question **out, const char *folder, struct arena *a);

#endif
