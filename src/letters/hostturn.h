/*
 * hostturn: what the host is told when a turn has ended: who sent nothing, how often in a row, what he can do about it, and
 * what is open now. The option host_letter says when.
 */
#ifndef PBP_LETTERS_HOSTTURN_H
#define PBP_LETTERS_HOSTTURN_H

#include "disk/desk.h"
#include "disk/missed.h"

/* name: of the turn's end, as "3.2"; missed: by the seats of t->after. */
int letter_host_turn(struct desk *k, const struct report_turn *t, struct str name, const struct missed *missed,
		     struct err *e);

#endif
