/* mention: words that a text holds. */
#ifndef PBP_ENGINE_MENTION_H
#define PBP_ENGINE_MENTION_H

#include "base/str.h"

/* Whole words, whatever their case: "join", "start in". */
bool mentions(struct str text, struct str words);

#endif
