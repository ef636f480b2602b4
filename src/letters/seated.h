/*
 * seated: who is given a seat by the host's word learns what he plays and what to do next; who loses it learns
 * that too. Read from the states before and after the step, so that a crash swallows neither.
 */
#ifndef PBP_LETTERS_SEATED_H
#define PBP_LETTERS_SEATED_H

#include "disk/desk.h"

struct seating {
	struct desk *desk;
	struct arena *arena;
	const struct commit *commit; /* the step's */
	const struct state *before, *after;
};

/* The envelope of a letter of that kind about the step, to who plays the seat; false: nobody does, or he has no address. */
bool seated_envelope(struct letter *out, const struct seating *s, const struct seat_row *seat, const char *kind);
/* Whether the step gave the seat to another player, or to none. */
bool seated_anew(const struct seating *s, seat_id seat);
/* welcome, the head of the new player's letter (welcome.txt); nothing where nobody has the seat now. */
void seated_welcome(json_t *value, const struct seating *s, seat_id seat);
/* A letter to whoever had it before. */
int seated_farewell(const struct seating *s, seat_id seat, struct err *e);
/* A letter to whom the host lets write for the seat beside its player. */
int seated_second(const struct seating *s, const struct events *events, seat_id seat, struct err *e);

#endif
