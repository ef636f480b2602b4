/*
 * lucky: "For luck I take the word touchdown, because I shout it all day", "use banana as my word of luck": a sentence that names his
 * word of luck in words of its own. It is heard as "luck touchdown", on a line of its own; all else of its mail stays as it is.
 * What denies, asks, makes a condition, tells it of somebody else or names a place says no such word.
 */
#ifndef PBP_SPEECH_LUCKY_H
#define PBP_SPEECH_LUCKY_H

#include "engine/ear.h"

const struct source *lucky_apart(struct ear *ear, const struct source *text);

#endif
