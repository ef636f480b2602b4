/*
 * exchange: "change order 2 to: move 1 from Osaka to Nara", "replace the move to Kobe with a fortress in Nara": one of the orders that
 * stand in a book, by its place or by words of its own, and what is to stand for it. It is heard as two lines: it is withdrawn, and
 * the other is ordered; what else stands, stands.
 */
#ifndef PBP_ANSWER_EXCHANGE_H
#define PBP_ANSWER_EXCHANGE_H

#include "engine/ear.h"

/* A text in which such a line is two. */
const struct source *exchange_apart(struct ear *ear, const struct source *text);

#endif
