/*
 * press: what players write to each other through the game. In a mail it stands between a line "press to red, blue:" and a
 * line END; or a mail is one as a whole, by its address or its subject (struct input.press). Nothing of it is ever read as
 * an order. It is a request (request.h), in the exact form
 *
 *	press to red, blue: TEXT            PRESS_BREAK stands for the ends of its lines
 *	press anonymously to all: TEXT
 *
 * Whoever it is for gets a letter at once. What is for all, with a name, all may read when the turn is over; all else is
 * for those it was written to and the host, for good.
 */
#ifndef PBP_ENGINE_PRESS_H
#define PBP_ENGINE_PRESS_H

#include "engine/request.h"

/* Hears the letters in a text. The text without them: blanks stand in their place. */
const struct source *press_hear(struct ear *ear, const struct source *text);
/* A mail that is one as a whole; heard: it was. */
bool press_hear_mail(struct ear *ear, const struct source *text);
/* "press to host: ...": that is sent to him as any question is. */
bool press_is_hosts(struct str text);
/* The line of the first order in that part of a text, as it would be read; 0: there is none. */
uint32_t press_order_in(struct ear *ear, struct span at, const struct source *text);
const struct diag *press_run(struct request *r);

#endif
