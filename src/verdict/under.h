/*
 * under: what stands under a verb or a place that has a line to itself: "ATTACK" over "Nevada > Utah", "Gull" over
 * "- 1 to Thorn". Such a line is read as if its heading stood before it, with a colon.
 */
#ifndef PBP_VERDICT_UNDER_H
#define PBP_VERDICT_UNDER_H

#include "bind/binder.h"

enum under { UNDER_NOTHING, UNDER_VERB, UNDER_PLACE };
struct heading {
	enum under kind;
	const struct phrase *phrase;
	bool firm; /* what stands below it is a list, or it ends in a colon */
};
/* What stands over a line that has no verb of its own. */
struct heading heading_over(const struct task *t, const struct sheet *sheet, const struct line *line);
/* A verb that alone says too little, over a line without one; or words that present what follows their colon. */
bool heads_lines(const struct task *t, const struct sheet *sheet, const struct line *line);
/* The reading with its heading before it, in the task's arena. */
const struct reading *reading_under(const struct task *t, const struct phrase *heading, const struct reading *r);

#endif
