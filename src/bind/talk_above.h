/*
 * talk_above: what stands above all orders of a mail, of how it came to be: what is not yet said cannot be taken back, so
 * it is harmless where it points at nothing below it. Harmless shapes of talk.h.
 */
#ifndef PBP_BIND_TALK_ABOVE_H
#define PBP_BIND_TALK_ABOVE_H

#include "bind/talk.h"

/* What is told, apart by a blank line, and what is shouted ("Vengeance!"). */
bool above_is_prologue(const struct view *v, const struct words *w, bool apart, bool shouted);
/* Not harmless, but no more than a question: told at some length. */
bool above_is_told(const struct view *v, const struct words *w);

#endif
