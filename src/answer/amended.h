/*
 * amended: what a clause says is to be another in the orders that wait for their writer's yes, done to copies of them: "2 in Ash", "one more
 * in Birch", "the other way round" (the AM_ rows of grammar/assent.def). Whose words they are, and what is asked of it all, is
 * amend.c's. Nothing here is booked.
 */
#ifndef PBP_ANSWER_AMENDED_H
#define PBP_ANSWER_AMENDED_H

#include "answer/which.h"
#include "engine/ear.h"
#include "order/phrasing.h"

enum { AMEND_FRESH = 8, AMEND_VALUES = 8 };

struct one { /* of what waits, or is to wait beside it */
	const struct command *was, *instead_of;
	struct command *now;
	bool touched, dropped;
};
struct amend {
	struct ear *ear;
	struct one at[WHICH_MOST + AMEND_FRESH];
	size_t waiting, n; /* and with what is new */
	int64_t total;     /* the numbers of all that waits */
	bool yes, no, only, changes, fresh, confirms;
	bool open; /* not all of it is an order as it is written, which its own line is heard for */
};
/* A clause in the words of a row: a place of several words is one. */
struct clause {
	const struct amend *m;
	struct phrasing p;
	struct str words[PHRASING_WORDS];
	area_id place[AMEND_VALUES];
	int64_t number[AMEND_VALUES];
	size_t places, numbers, nth; /* nth: "the second one"; 0: none */
};

/* A clause as its words; whether it is what a row says. */
void amend_clause(struct clause *c, const struct amend *m, struct str text);
bool amend_says(const struct clause *c, const char *row);
/* The number of one that waits; of all, or of those that were touched. */
int64_t amend_number(const struct amend *m, const struct one *o);
int64_t amend_total(const struct amend *m, bool touched);
void amend_drop_untouched(struct amend *m);
/* What the clause says is done, if it is of a row that says so. */
bool amend_does(struct amend *m, const struct clause *c);

#endif
