/* hold: what waits because something above it, or in its line, was refused or asked about. */
#ifndef PBP_ENGINE_HOLD_H
#define PBP_ENGINE_HOLD_H

#include "engine/ear.h"

void hold_note(struct ear *ear, verb_id verb); /* the line in hand was refused; VERB_NONE: of no known verb */
void hold_foresee(struct ear *ear, const struct bound *bound);
/* Whether it would be too late for an order of that other verb (VERB_NONE: of any) behind it. */
bool hold_shuts(const struct view *v, const struct command *c, verb_id other);
/* Beside a part of its line that was refused, and its writer is asked; NULL: it does not wait for that. */
const struct diag *hold_asks(struct ear *ear, const struct command *c);
/* Why a line that acts at once is not done yet; NULL: it is. */
const struct diag *hold_line(struct ear *ear, const struct view *v, const struct command *c);
/* Of a line that waits for another. */
const struct diag *hold_words(struct ear *ear, const struct command *c, uint32_t line);
/* Why `done` and `pass` do not answer a call that wants words; NULL: they do, or it is another command. */
const struct diag *hold_silence(struct ear *ear, const struct command *c);
/* Whether a sealed sheet's `done` waits: what has an error is no answer (law 6). */
bool hold_answer(struct ear *ear, const struct draft *d);
/* Why a `done` does not count beside an order of its mail that waits for its writer's yes; NULL: it does. */
const struct diag *hold_offered(struct ear *ear, const struct draft *d);

#endif
