/*
 * takeback: "cancel the move to Nara", "make it 4 to Shiga": where orders wait in a book (or for a yes: then it is dropped), the one of those that stand which
 * such words name is taken back, or gets another number; what else stands stays. It is heard as "withdraw order N", N its place
 * among them, and as the order with its new number. Words that name two, or hold anything that is not known or that limits
 * them, do nothing: their writer is shown how each is taken back.
 */
#ifndef PBP_ANSWER_TAKEBACK_H
#define PBP_ANSWER_TAKEBACK_H

#include "engine/ear.h"

enum { TAKEBACK_MOST = 4 };
/* What the words of a binding come to that is no order as it is: how many bindings; 0: they name nothing that stands. */
/* part: of its line all that belongs to no other binding. */
size_t takeback_bind(struct ear *ear, const struct page *page, const struct binding *b, struct str part,
		     struct binding out[TAKEBACK_MOST]);
/* A text in which a sentence that takes back what stands is a line of its own. */
const struct source *takeback_apart(struct ear *ear, const struct source *text);

#endif
