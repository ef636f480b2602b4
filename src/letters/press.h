/*
 * press: letters from players to players (request/press.h), delivered: read back from the events of a step, so that a crash
 * swallows none. A reply goes to the writer alone, who is named by the tag of the subject; who gives no name gets none.
 */
#ifndef PBP_LETTERS_PRESS_H
#define PBP_LETTERS_PRESS_H

#include "letters/seated.h"

int press_deliver(const struct seating *s, const struct events *events, struct err *e);
/* For request.txt, to the writer: exactly what went out, and to whom: to, text, unended. */
void press_receipt(json_t *o, struct str exact, bool unended, struct arena *a);

#endif
