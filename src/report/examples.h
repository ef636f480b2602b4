/*
 * examples: the help and the answers of a game, for the game that is played. What hangs on an option they say of the value
 * that it has, "{victory:realm?...|...}". The places that they name in examples are those of one board, and of one player on it. Which they are the game's phrases say, of three that lie beside each other:
 *
 *	example own "Kyoto" "Aldport"
 *	example next "Osaka" "Brume"
 *	example third "Nara" "Corran"
 *
 * Who reads is shown his own land, what touches that, and what touches it again, on the board that he plays on.
 */
#ifndef PBP_REPORT_EXAMPLES_H
#define PBP_REPORT_EXAMPLES_H

#include "play/game.h"

/* Of the seat; SEAT_NONE: with any three places that lie beside each other. Where there are none the text's own stay. */
struct str examples_here(struct str text, const struct game *g, const struct state *s, seat_id seat, struct arena *a);

#endif
