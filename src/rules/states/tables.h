/*
 * tables: what a game of States keeps: who holds each territory with how many troops, and where the
 * turn that is being played stands. Everything is public.
 *
 * The Buffer is the seat called "buffer" that belongs to nobody; it exists in games of two people only.
 * Turn order is the order of the seats, the Buffer's being the last.
 */
#ifndef PBP_STATES_TABLES_H
#define PBP_STATES_TABLES_H

#include "rules/common/stage.h"

enum phase { PHASE_INITIAL, PHASE_DEPLOY, PHASE_ATTACK, PHASE_FORTIFY, PHASES };
enum end { END_NONE, END_CONQUEST, END_BUFFER, END_LAST_PERSON, END_ROUNDS, ENDS };

/* Of struct stage_row.own: turns of the Buffer that have begun so far. */
enum { BUFFER_TURNS };

enum { DICE_BATTLE, DICE_DEAL }; /* what dice are rolled for */

extern const struct dice_kind st_dice[];
extern const char *const st_phase_names[PHASES + 1];
extern const char *const st_end_names[ENDS + 1]; /* but for none keys of phrases `standing` */
extern const struct table_row st_tables[];
extern const struct option_row st_options[];
extern const struct stage_game st_game; /* turn.c */

#endif
