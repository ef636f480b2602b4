/*
 * theirs: what a sentence asks of another player: "Where did blue put his armies?", in the words in which one asks that of oneself.
 */
#ifndef PBP_SPEECH_THEIRS_H
#define PBP_SPEECH_THEIRS_H

#include "speech/ask.h"
#include "world/core.h"

struct map;
/* Sentence by sentence, each with the names that it is about; "he" is who was named last. NULL: nothing of the kind. */
const struct asked *theirs_asked(const struct state *s, seat_id self, struct str text, const struct map *m,
				 struct arena *a);

#endif
