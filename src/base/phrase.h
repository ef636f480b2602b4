/*
 * phrase: texts with holes, as data: "{attacker} takes {area} with {left} left".
 * A hole is {name} or {name:form}; {{ is a brace. {name?yes|no} chooses by
 * whether the value is neither empty nor "0"; {name#one|many} by whether it is 1.
 * Used for events, notes, canonical words: the words of a game stand in games/.
 */
#ifndef PBP_BASE_PHRASE_H
#define PBP_BASE_PHRASE_H

#include "base/buf.h"
#include "base/err.h"

/* Writes the value of a hole; false when there is no such name or form. */
typedef bool (*phrase_fill)(void *context, struct str name, struct str form, struct buf *out);

struct phrase_hole {
	struct str name, form; /* form: empty where none is asked for */
	char choice;           /* '?', '#' or 0 */
};
/* Each hole of a phrase whose syntax is right, those in the branches of a choice too. */
void phrase_holes(struct str text, void (*each)(void *context, const struct phrase_hole *h), void *context);
/* Checks the syntax of a phrase; ERR_SYNTAX. */
int phrase_check(struct str text, struct err *e);
/* A hole that cannot be filled is written as it stands, in braces; returns how many were. */
size_t phrase_write(struct buf *out, struct str text, phrase_fill fill, void *context);

#endif
