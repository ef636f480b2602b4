/*
 * addition: a mail whose words say that its orders are added to what stands ("Additional orders:", "add: ...", "Also
 * move 3 ..."), where a later mail takes the place of an earlier one. It is heard as if "add to what stands" stood above
 * its orders, and recorded so.
 */
#ifndef PBP_ANSWER_ADDITION_H
#define PBP_ANSWER_ADDITION_H

#include "engine/ear.h"

/* first, last: the lines of its first and last order. */
void addition_hear(struct ear *ear, const struct page *page, size_t first, size_t last);

bool addition_is_said(struct ear *ear, const struct page *page, size_t first, size_t last);

/* It says that the rest is as before, and this order is one of those that stand in another number: that one is taken back. */
void addition_exchanges(struct ear *ear, const struct binding *b);

/* So does a mail with a yes (at), whatever becomes of that. */
void addition_of_yes(struct ear *ear, const struct page *page, struct span at);

/* A text in which words that keep what stands are a line of their own. */
const struct source *addition_apart(struct ear *ear, const struct source *text);

#endif
