/*
 * fallen: what waited for a yes and goes with the mail in hand, without being done: told when all of the mail is heard, but for
 * what the mail orders again, which has not fallen.
 */
#ifndef PBP_ENGINE_FALLEN_H
#define PBP_ENGINE_FALLEN_H

#include "engine/ear.h"

/* To be told at that line of the mail. */
void fallen_note(struct ear *ear, const struct outcome_line *l, struct span at, const struct command *c);
void fallen_tell(struct ear *ear);

#endif
