/*
 * observing: the letters of who reads along (world/observer.h) beside the reports: that the game is over, and that the host has
 * ended it for him. What an observer is sent is what all may see.
 */
#ifndef PBP_LETTERS_OBSERVING_H
#define PBP_LETTERS_OBSERVING_H

#include "letters/seated.h"

/* The lines of a mail ask for that, or for no more of it. */
bool observing_asks(const struct outcome *o);
/* Of a step: who was dismissed by it; ends: all are told that the game is over. */
int observing_tell(const struct seating *s, const struct events *events, bool ends, struct err *e);

#endif
