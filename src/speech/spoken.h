/*
 * spoken: words of a mail that are said to another player, or that he is to be told, though no letter of the game's (press.h) holds
 * them. Whoever is only named is not spoken to.
 */
#ifndef PBP_SPEECH_SPOKEN_H
#define PBP_SPEECH_SPOKEN_H

#include "base/arena.h"
#include "base/str.h"

/* A mark of quotation stands there, straight or curled: how long it is; 0: none does. */
size_t spoken_mark(struct str text, size_t at);
/* "hey yellow, you there?", "Tell yellow he is slow": what that player is to read, in one line; empty: it is not said to him. */
struct str spoken_to(struct str text, struct str name, struct arena *a);
/* Only the sentence that names him is meant: no colon opens more. */
bool spoken_is_one(struct str text, struct str name, struct arena *a);
/* Marks of quotation hold what he is to be told: where in the text the last of them stands; 0: there are none. */
size_t spoken_quoted_to(struct str text, struct str name, struct arena *a);
/* It asks that he be told something, and does not hail him. */
bool spoken_asks(struct str text, struct str name, struct arena *a);
/* Behind the name and its sign the sentence goes on. */
bool spoken_goes_on(struct str sentence, struct str name, struct arena *a);

#endif
