/*
 * look: what the commands share that only read a game.
 */
#ifndef PBP_APP_LOOK_H
#define PBP_APP_LOOK_H

#include "app/app.h"
#include "disk/live.h"
#include "report/tojson.h"

/* Opens the game named first on the command line, with its books, and closes it behind f. An exit code. */
int look(struct app *a, int (*f)(struct app *a, struct live *l, struct err *e));
/* --turn N, or -1. */
int32_t look_turn(const struct app *a);
/* Who looks: --seat S, else the host, or the seat that he plays. ERR_NOT_FOUND; ERR_REFUSED: look_not_own. */
int look_viewer(struct viewer *out, const struct app *a, const struct live *l, struct err *e);
/* ERR_REFUSED: the host plays, and this seat is not his. */
int look_not_own(const struct live *l, seat_id seat, struct err *e);
/* The last turn that has ended; 0: none. */
int32_t look_last_turn(struct live *l);
/* The path of a program that lies beside this one: pbp-NAME. NULL: where this one lies cannot be read. */
char *look_beside(struct app *a, const char *name);
/* A file of the command line, else standard input. */
int look_input(struct str *out, struct app *a, struct err *e);
/* Prints with an indent of 1, one value a line, and lets go of it. */
void look_json(struct app *a, json_t *value);

#endif
