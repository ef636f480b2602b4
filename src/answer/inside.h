/*
 * inside: what the parts of a sentence were bound to (look.c): its lines are bound each as a whole, and may hold parts of the sentence
 * before it, or behind it, as well.
 */
#ifndef PBP_ANSWER_INSIDE_H
#define PBP_ANSWER_INSIDE_H

#include "engine/ear.h"

/* What line i was bound to; nothing, where it is not read. */
struct bound inside_line(struct ear *ear, const struct page *page, size_t i);
bool inside_is(const struct binding *b, const struct sentence *k);

typedef bool (*inside_test)(struct ear *ear, const struct page *page, const struct binding *b);
/* One of its parts is so. */
bool inside_has(struct ear *ear, const struct page *page, const struct sentence *k, inside_test is);

enum ordering { SAYS_NOTHING_OF_ORDERS, SAYS_ORDER, SAYS_WRONG_ORDER };
enum ordering inside_orders(struct ear *ear, const struct page *page, const struct sentence *k);
/* "withdraw"; "Forget the garrison." at its end, which stands. */
bool inside_withdraws(struct ear *ear, const struct page *page, const struct sentence *k);
bool inside_forgets(struct ear *ear, const struct page *page, const struct sentence *k);
/* The part of it that takes back ("scratch that"), whatever the others say; and of which line. NULL: none. */
const struct binding *inside_correction(struct ear *ear, const struct page *page, const struct sentence *k,
					size_t *line);
/* Its first line asks whether an order may be given; or it is asked about as a whole. */
bool inside_asks_leave(struct ear *ear, const struct page *page, const struct sentence *k);
bool inside_is_offered(struct ear *ear, const struct page *page, const struct sentence *k);
/* Something at that place of its lines was bound. */
bool inside_holds(struct ear *ear, const struct page *page, const struct sentence *k, struct span at);

/* It agrees to what waits; it corrects what stands. */
bool inside_agrees(struct ear *ear, const struct page *page, const struct sentence *k);
bool inside_corrects_standing(struct ear *ear, const struct page *page, const struct sentence *k);
/* "No, not Holt." */
bool inside_declines(struct ear *ear, const struct page *page, const struct sentence *k);
/* The same, or "Start over.": of what was before this mail. */
bool inside_clears(struct ear *ear, const struct page *page, const struct sentence *k);
/* "Sorry, not New Hampshire, Vermont." */
bool inside_denies_place(struct ear *ear, const struct page *page, const struct sentence *k);

#endif
