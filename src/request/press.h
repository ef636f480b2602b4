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
#ifndef PBP_REQUEST_PRESS_H
#define PBP_REQUEST_PRESS_H

#include "request/request.h"

const struct diag *press_run(struct request *r);

#endif
