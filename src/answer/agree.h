/*
 * agree: whether a line says yes to all that waits for a seat, and nothing else: by the exact grammar of assents (assent.h),
 * because each of its words says nothing, or says again what waits, or by its likeness to what people answer; and never where it
 * is unlike that.
 */
#ifndef PBP_ANSWER_AGREE_H
#define PBP_ANSWER_AGREE_H

#include "engine/ear.h"
#include "speech/assent.h"

/* What speaks against a yes beside it. */
#define AGAINST_YES \
	(SAYS_ROLE(AGAINST) | SAYS_ROLE(BESIDES) | SAYS_ROLE(CHANGES) | SAYS_ROLE(DENIAL) | SAYS_ROLE(DROP) | \
	 SAYS_ROLE(EARLIER) | SAYS_ROLE(HAZARD) | SAYS_ROLE(LIMITS) | SAYS_ROLE(RATHER) | SAYS_ROLE(REST) | \
	 SAYS_ROLE(RETRACTS) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | \
	 SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(TEMPORAL) | SAYS_ROLE(UNDONE) | \
	 SAYS_ROLE(UNSETTLED))

/* What an answer is to: what waits for that seat. */
struct at_issue agree_issue(struct ear *ear, seat_id seat);
enum assent agree_by_phrase(struct ear *ear, seat_id seat, struct str part);
/* What is said again stands as it waits: "3 in Nara, 2 in Osaka" is no yes to 2 in Nara and 3 in Osaka. */
bool agree_keeps_order(struct ear *ear, seat_id seat, struct str part);
/* Beside a yes: it says again what waits, and nothing else. */
bool agree_repeats(struct ear *ear, seat_id seat, struct str part);
/* A line that says yes to what waits for that seat (SEAT_NONE: to what was asked) and nothing else. */
bool agree_says_yes(struct ear *ear, seat_id seat, struct str part);
/* It names nothing but what waits, and is unlike what people answer who mean yes. */
bool agree_is_unlike_yes(struct ear *ear, seat_id seat, struct str text);

#endif
