/* stranger: who is no player yet, until he is one. */
#ifndef PBP_HEAR_STRANGER_H
#define PBP_HEAR_STRANGER_H

#include "engine/ear.h"

/* What is heard of a mail: all; of a stranger's the first lines, where none of them tries to join. */
const struct source *ear_text(struct ear *ear, const struct source *text);
bool ear_tries_to_join(const struct ear *ear, struct str text);
/* Where he says yes to the line that his letter is addressed with (input_is_offer), it is heard as his; what else is to be
 * heard. */
const struct source *ear_takes_offer(struct ear *ear, const struct source *text);
/* A line of other words, bound as if it stood there; NULL: it does not join. */
const struct binding *ear_joins_by(struct ear *ear, struct str words, struct span at);
/* "I'm Sam, first time doing this by mail": of who joins, and nothing that doubts it; he may leave again before it begins. */
bool stranger_tells(const struct ear *ear, struct str text);
/* seating.c: who says in plain words that he wants to play, joins; what else is to be heard. */
const struct source *ear_takes_wish(struct ear *ear, const struct source *text);

#endif
