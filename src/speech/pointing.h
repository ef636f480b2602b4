/* pointing: what "it" is in a question: the thing of the game that its mail named last. */
#ifndef PBP_SPEECH_POINTING_H
#define PBP_SPEECH_POINTING_H

#include "base/arena.h"
#include "base/str.h"

struct game;
/* "What is it good for?" behind "build a fortress in Aldport.": "what is fortress good for"; as it is, where it names a thing itself,
 * points to none, or none was named before. */
struct str pointing_filled(struct str before, struct str sentence, const struct game *g, struct arena *a);

#endif
