/*
 * text: a text of orders, and the game in whose words it is read: `pbp parse`, `pbp bind`, `pbp check`.
 */
#ifndef PBP_APP_TEXT_H
#define PBP_APP_TEXT_H

#include "app/look.h"
#include "disk/desk.h"

struct text_of {
	struct root root;
	struct desk *desk;
	struct live *live; /* of it */
	struct source source;
	seat_id seat;
};
/* GAME, --seat S, and FILE or standard input. t->desk is closed by the caller, whatever comes of it. */
int text_open(struct text_of *t, struct app *a, struct err *e);
/* When it would be heard: now, but never before the game's last step. */
void text_is_now(const struct text_of *t, struct app *a);
/* The text as if the seat's player had mailed it now; without a seat a stranger has. */
void text_input(struct input *in, const struct text_of *t, const struct app *a);

#endif
