/*
 * tables: what a game of States keeps: who holds each territory with how many troops, and where the
 * turn that is being played stands. Everything is public.
 *
 * The Buffer is the seat called "buffer" that belongs to nobody; it exists in games of two people only.
 * Turn order is the order of the seats, the Buffer's being the last.
 */
#ifndef PBP_STATES_TABLES_H
#define PBP_STATES_TABLES_H

#include "world/state.h"

enum { TABLE_LAND = TABLE_OWN, TABLE_STAGE };

struct land_row {
	area_id area;
	seat_id owner; /* SEAT_NONE only before the game begins */
	int32_t troops;
};

enum phase { PHASE_INITIAL, PHASE_DEPLOY, PHASE_ATTACK, PHASE_FORTIFY, PHASES };
enum end { END_NONE, END_CONQUEST, END_BUFFER, END_LAST_PERSON, END_ROUNDS, ENDS };

struct stage_row {      /* one row */
	seat_id active; /* whose turn it is */
	seat_id mover;  /* whose player's mail moves it: another seat in a turn of the Buffer */
	int32_t phase;  /* enum phase */
	int32_t pool;   /* troops that wait for deployment */
	int32_t round;  /* from 1; 0 while the initial troops are placed */
	int32_t buffer_turns; /* begun so far */
	int32_t taken;        /* territories, in this turn so far */
	int32_t end;          /* enum end: how the game ended */
};

extern const char *const st_phase_names[PHASES + 1];
extern const struct table_row st_tables[];
extern const struct option_row st_options[];

#endif
