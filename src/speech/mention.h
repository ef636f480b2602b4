/* mention: words that a text holds. */
#ifndef PBP_SPEECH_MENTION_H
#define PBP_SPEECH_MENTION_H

#include "world/core.h"

/* Whole words, whatever their case: "join", "start in". */
bool mentions(struct str text, struct str words);
/* Where; text.n: nowhere. */
size_t mention_at(struct str text, struct str words);
/* Of the seats that somebody plays, but self, the one named first: who names several speaks to that one. SEAT_NONE. */
seat_id mention_seat(const struct state *s, seat_id self, struct str text);

struct ear;
/* "turn 3" in a text, where it is not the turn that is played; else 0. */
int32_t ear_other_turn(const struct ear *ear, struct str text);
/* A deed of the game, or one that some games know. */
bool ear_says_deed(const struct ear *ear, struct str text);

#endif
