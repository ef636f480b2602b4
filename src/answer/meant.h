/*
 * meant: "Yes, the fort is meant. I meant Galla, of course: also 3 men from Osaka to Galla": behind a yes, words that say what was
 * meant are of the order below them, where that names all that they name and is none of those that the yes is for.
 */
#ifndef PBP_ANSWER_MEANT_H
#define PBP_ANSWER_MEANT_H

#include "engine/ear.h"

/* A text in which what stands behind the colon of such words stands on a line of its own. */
const struct source *meant_apart(struct ear *ear, const struct source *text);
bool meant_is_said(struct str text);
/* Of which line below it the sentence is; SIZE_MAX: of none. */
size_t meant_below(struct ear *ear, const struct page *page, const struct sentence *k);

#endif
