/*
 * correct: "only 3 to Thorn, not 4", "the Gull one to Nara rather than Kyoto", "yes, but make it 2 instead of 3": a sentence that
 * says of an order of the speaker's that stands or waits what is another in it. What it denies is in that order, and so is
 * what it says beside, but for one number or place, which is new. Where one order alone fits, that is offered with the new
 * one in it; of orders that wait all wait on. Nothing is ever booked by it.
 */
#ifndef PBP_ANSWER_CORRECT_H
#define PBP_ANSWER_CORRECT_H

#include "engine/ear.h"

/* False: it is nothing of the kind, or it cannot be told of which. */
bool correct_hear(struct ear *ear, const struct binding *b);
/* Whether it would be heard so; the same of a text by itself. */
bool correct_hears(struct ear *ear, const struct binding *b);
bool correct_finds(struct ear *ear, struct str text);

/* A sentence of a mail would, and can be said of no order that the mail gives above it or in its lines. */
bool correct_is_of_earlier(struct ear *ear, const struct page *page, const struct sentence *k);

/* A text in which what stands behind one is a line of its own. */
const struct source *correct_apart(struct ear *ear, const struct source *text);
/* It corrects, and what it denies, or names where it denies nothing, is in an order that waits: a yes above it is none to that. */
bool correct_touches(struct ear *ear, struct str text);

/* The order says in other numbers what waits beside others: all of them are asked about. False: it does not. */
bool correct_offers(struct ear *ear, const struct binding *b, const struct command *changed);

/* Of what waits some is dropped, by its place; the rest waits on, asked about in the words of a code. False: nothing does. */
bool correct_lets(struct ear *ear, const struct binding *b, const bool *dropped, const char *code);
/* It waits as before, and is shown again. */
void correct_waits(struct ear *ear, const struct command *c, const struct command *instead_of);

#endif
