/*
 * partly: "Yes, but not the second one", "yes to the bid on Nara", "Yes, all except the retreat": a yes that says which of the
 * orders that wait it is for, by their place in the list, or by words that stand in one of them alone. It is heard as "confirm
 * order 1, 3". Words that may mean two of them, that nothing accounts for, or that make a condition, say nothing.
 */
#ifndef PBP_ANSWER_PARTLY_H
#define PBP_ANSWER_PARTLY_H

#include "engine/ear.h"

enum { PARTLY_MOST = 20 }; /* as many may be named (which.h) */
/* The places that it says yes to, from 1, some and not all; how many, 0: it is no such line. */
/* "I'd like to see how it goes first", "because he is too strong": no order, and no condition. */
bool partly_tells_why(const struct words *w);
/* "1. yes 2. no": an answer to each of them by its number. */
size_t partly_answers(struct ear *ear, seat_id seat, struct str text, int32_t out[PARTLY_MOST]);

#endif
