/* confirm: a yes to what waits for its writer's word. */
#ifndef PBP_ANSWER_CONFIRM_H
#define PBP_ANSWER_CONFIRM_H

#include "engine/ear.h"

/* A text in which the word that orders wait for stands on a line of its own. */
const struct source *confirm_apart(struct ear *ear, const struct source *text);
/* Whether a line says "Yes, please go ahead" or the like, of who has orders that wait, with no more than a greeting above it:
 * bound as the word itself. */
bool confirm_bind(struct ear *ear, const struct page *page, size_t i, struct binding *out);
/* "I just came home.", above a yes: whatever it tells, it orders, denies, asks and puts off nothing. */
bool confirm_goes_on(struct ear *ear, struct str text);
/* "What does a crop supply actually do?": it asks to know, and says nothing against what was said yes to. */
bool confirm_asks_only(struct ear *ear, struct str text);

/* It says yes, and nothing of its writer's waits. */
bool confirm_is_idle(struct ear *ear, struct str line);
/* ", and then 1 from Osaka", "After that, send 3": it opens an order beside what waits. */
bool confirm_opens_more(struct ear *ear, struct str text);

/* A sentence of the mail, whoever else hears it, that makes no yes of it one: "Yes. Ask me on Friday." */
bool confirm_undoes(struct ear *ear, struct span sentence);
enum { CONFIRM_SENTENCES = 40 }; /* of a mail, that are looked at */

#endif
