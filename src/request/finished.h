/*
 * finished: sentences that say that their writer has finished, or has not: "I'm done for this round, yellow goes", "nobody needs to
 * wait for me". Whatever else a game calls it, it is ended by the game's own word. What a sentence says must be all accounted for
 * (grammar/finished.def); beside it only what is harmless stands, or that he is away.
 */
#ifndef PBP_REQUEST_FINISHED_H
#define PBP_REQUEST_FINISHED_H

#include "engine/ear.h"
#include "engine/reader.h"

enum finished {
	FINISHED_NOT,   /* it says nothing of the kind */
	FINISHED_MAYBE, /* it may: he is to be asked */
	FINISHED_DONE,
	FINISHED_WAIT, /* he has not, and wants to be waited for */
	FINISHED_HALT, /* "do not process": the same where no orders are beside it; else it is of them */
	FINISHED_ANEW, /* he begins his orders anew: all that stands is taken back */
};
enum finished finished_says(struct ear *ear, struct str sentence);
/* What it calls done is no turn of his: "half done is badly done, as my father said", "I finished my homework". */
bool finished_of_others(struct ear *ear, struct str sentence);
/* Though it asks, it asks for something: "can you keep the turn open?" */
bool finished_requests(struct str sentence, struct arena *a);
/* He is to be waited for, which says nothing of the orders beside it: "Don't close my turn yet", not "Those orders aren't final". */
bool finished_only_waits(struct ear *ear, struct str sentence);
/* What any game is told in place of such a sentence. */
struct str finished_word(enum finished what);
/* The sentence of a line in which a part of it stands; it may begin before the line does, where that leaves out "I'm". */
struct span finished_sentence(const struct page *page, size_t line, struct span part);

/* The line without what its writer would do another turn, behind a word that ends this one: it holds that not. */
struct bound finished_with_later(struct ear *ear, const struct page *page, size_t line, struct bound bound);

#endif
