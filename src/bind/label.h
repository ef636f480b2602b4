/*
 * label: whose orders stand under the words before a colon, or under a title, by the roles of its words (order/roles.h).
 */
#ifndef PBP_BIND_LABEL_H
#define PBP_BIND_LABEL_H

#include "bind/bind.h"
#include "order/roles.h"

/* The words before a colon, as written; or those of a title. */
enum label {
	LABEL_NEUTRAL,  /* verbs, phases, the writer, words that say nothing: "My orders for turn 3" */
	LABEL_STRANGE,  /* with a word that may mean anything: "Grandma", "Ideas" */
	LABEL_ANOTHERS, /* "Bob said", "For Ann", where Ann is another player; "Superseded" */
};
enum label label_judge(const struct view *v, struct str text);
/* Neutral word by word, so that it matters little what it is like as a whole; not "I want nothing to do with this". */
bool label_says_nothing(const struct view *v, struct str text);
/* "Before I leave, here are my orders for turn 3": its writer says that they stand under it. */
bool label_presents(const struct view *v, struct str text);
/* It holds a word against what stands under it, and is none that says nothing. */
bool label_doubts(const struct view *v, struct str text);
/* "Additional orders", "add", "in addition to my last mail": before a colon, or (opens) at the beginning of an order. */
bool label_adds(const struct view *v, struct str text);
bool label_opens_addition(struct str text);
/* "Move 1 to Corran as well": it ends so. */
bool label_closes_addition(struct str text);
/* "Thanks for the report", "Hope you are well", "Regards from rainy Hamburg" */
bool words_are_courtesy(const struct words *w);
/* "OK, in plain words then", "no ifs": nothing but how he puts it. */
bool words_are_of_wording(const struct words *w);
bool label_is_of_wording(struct str text);

#endif
