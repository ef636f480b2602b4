/*
 * amend: "yes, but 4 in Ash and 1 in Birch", "swap them", "one more in Ash and one less in Birch": an answer that changes what waits
 * for its writer's yes. Each of its clauses is what a row of assent.def says; then all is asked about at once, as it would stand.
 * What no clause names waits on. Where nothing is another in it ("No to Ash, yes to Birch") that is done which it says yes to.
 */
#ifndef PBP_ANSWER_AMEND_H
#define PBP_ANSWER_AMEND_H

#include "engine/ear.h"

/* What is left of a text behind such an answer, which is heard; the text itself: it is none. */
const struct source *amend_hear(struct ear *ear, const struct source *text);

#endif
