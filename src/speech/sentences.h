/* sentences: where the sentences of a text stand, by the signs that end them. */
#ifndef PBP_SPEECH_SENTENCES_H
#define PBP_SPEECH_SENTENCES_H

#include "base/source.h"

/* Without the signs; how many, at most so many. */
size_t sentences_of(struct str text, struct span *out, size_t most);
/* The text with blanks in the place of those spans, and of the sign behind each: every other place stays what it is. */
const struct source *sentences_without(const struct source *text, const struct span *at, size_t n, struct arena *a);

#endif
