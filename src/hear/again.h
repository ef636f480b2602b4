/* again: a tape heard in the place of the text that it was made of. */
#ifndef PBP_HEAR_AGAIN_H
#define PBP_HEAR_AGAIN_H

#include "engine/ear.h"

/* The tape in hand in the place of a text. */
void ear_again(struct ear *ear, const struct source *text);
/* Its lines; a tape that does not read has none. */
void again_begin(struct ear *ear, struct str tape);

#endif
