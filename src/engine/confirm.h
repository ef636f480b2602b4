/* confirm: a yes to what waits for its writer's word. */
#ifndef PBP_ENGINE_CONFIRM_H
#define PBP_ENGINE_CONFIRM_H

#include "engine/assent.h"
#include "engine/line.h"

/* What an answer is to: what waits for that seat. */
struct at_issue confirm_asked(struct ear *ear, seat_id seat);
/* What is said again stands as it waits: "3 in Nara, 2 in Osaka" is no yes to 2 in Nara and 3 in Osaka. */
bool confirm_keeps_order(struct ear *ear, seat_id seat, struct str part);
/* A text in which the word that orders wait for stands on a line of its own. */
const struct source *confirm_apart(struct ear *ear, const struct source *text);
/* A line that says yes to what waits for that seat (SEAT_NONE: to what was asked) and nothing else. */
bool confirm_says_yes(struct ear *ear, seat_id seat, struct str line);
/* Whether a line says "Yes, please go ahead" or the like, of who has orders that wait, with no more than a greeting above it:
 * bound as the word itself. */
bool confirm_bind(struct ear *ear, const struct page *page, size_t i, struct binding *out);
/* "I just came home.", above a yes: whatever it tells, it orders, denies, asks and puts off nothing. */
bool confirm_goes_on(struct ear *ear, struct str text);
/* "What does a crop supply actually do?": it asks to know, and says nothing against what was said yes to. */
bool confirm_asks_only(struct ear *ear, struct str text);

/* It says yes, and nothing of its writer's waits. */
bool confirm_is_idle(struct ear *ear, struct str line);

#endif
