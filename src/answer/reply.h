/*
 * reply: an answer to what waits for its writer's yes, that says more than yes: part by part it is told what it does (order/replies.h)
 * and which of the orders it names (reply_named.h). Those that it confirms are done, what it refuses or wants otherwise falls, what it
 * doubts waits on; the rest of the mail is heard as any other. Where a part may speak against the yes and is not understood, none is
 * heard here.
 */
#ifndef PBP_ANSWER_REPLY_H
#define PBP_ANSWER_REPLY_H

#include "answer/spared.h"
#include "engine/ear.h"

/* The text without what was heard; the text itself: it is no such answer. waited: what waits on by it is marked there. */
const struct source *reply_hear(struct ear *ear, const struct source *text, struct spared *waited);

#endif
