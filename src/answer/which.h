/*
 * which: which of some orders words name, by their place in the list ("the second one", "order 3"), or by words and numbers that
 * stand in one of them alone ("the move to Nara", "both bids"). Words are heard one by one; what those in hand come to is taken at
 * their end: where two may be meant, and not "both", or no order has all of it, nothing is named.
 */
#ifndef PBP_ANSWER_WHICH_H
#define PBP_ANSWER_WHICH_H

#include "engine/ear.h"
#include "order/roles.h"

enum { WHICH_MOST = 20 }; /* of more a set is not made */
struct which {
	struct arena *a;
	struct str *words; /* of each, as it is printed */
	uint32_t *line;
	size_t n;
	bool *may;           /* of each: the words in hand may mean it */
	bool named, several; /* they name one; or all that hold them */
	bool fails;
	struct str placed; /* "order", "line": what the number before was one of; in a row the next is, too */
};
enum which_said {
	WHICH_NAMES,  /* one of them */
	WHICH_EMPTY,  /* it says nothing of which */
	WHICH_OPEN,   /* it is not settled, another's, or new */
	WHICH_STRANGE /* it is in none of them, and no word that says nothing */
};

/* False: there are none. orders[k] NULL: neither. */
bool which_begin(struct which *w, struct ear *ear, const struct command *const *orders, size_t n);
/* Of those that the words in hand may mean, whether one holds the word; and no others than those that do. */
bool which_holds(const struct which *w, struct str word);
void which_keep(struct which *w, struct str word);
/* A number that is a place, "order 3": no other is kept. False: it is none. */
bool which_placed(struct which *w, const struct words *words, size_t i);
/* "the second one", "order 2": where some orders stand and others wait it may be of either list. */
bool which_says_place(struct str text, struct arena *a);
enum which_said which_hear(struct which *w, const struct words *words, size_t i);
/* Adds what the words in hand name to a set; others begin. */
void which_end(struct which *w, bool set[WHICH_MOST]);

#endif
