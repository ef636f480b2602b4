/*
 * text: `pbp parse` and `pbp bind`: a text, and the game in whose words it is read.
 */
#ifndef PBP_APP_TEXT_H
#define PBP_APP_TEXT_H

#include "app/look.h"

struct text_of {
	struct root root;
	struct live *live;
	struct source source;
	seat_id seat;
};
/* GAME, --seat S, and FILE or standard input. t->live is closed by the caller, whatever comes of it. */
int text_open(struct text_of *t, struct app *a, struct err *e);

#endif
