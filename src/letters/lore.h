/*
 * lore: what players ask of the rules, and what is answered (games/NAME/answers). An entry is lines that begin with "? ",
 * ways in which it is asked, and below them the answer, up to an empty line; "#" opens a comment. A question belongs to the entry
 * whose texts it is most like (order/likely.h), if that has enough of its words.
 */
#ifndef PBP_LETTERS_LORE_H
#define PBP_LETTERS_LORE_H

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

struct learned;

enum { LORE_MOST = 2 /* entries that answer one question */ };

struct lore_entry {
	struct str asked; /* its questions, a line each, without the sign */
	struct str text;  /* on one line */
	struct str words; /* the stems of both, "-cost-fort-" */
};
struct lore {
	VEC(struct lore_entry) entries; /* LIKELY_KINDS at most */
	struct learned *by;             /* of what their texts are like */
};

/* Texts point into `text` or lie in the arena. */
void lore_read(struct lore *out, struct str text, struct arena *a);
/* The best, and one that is nearly as good; how many. sure: the best has most of what was asked. */
size_t lore_find(const struct lore_entry *out[LORE_MOST], bool *sure, const struct lore *k, struct str question,
		 struct arena *a);
/* It has most of the words that say what is asked, and more than one of them. */
bool lore_is_about(const struct lore_entry *e, struct str question, struct arena *a);
/* "fortresses" and "fortress", "mobilisation" and "mobilise", "bidding" and "bid" have one; of a slugged word. */
struct str lore_stem(struct str word);

#endif
