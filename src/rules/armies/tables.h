/*
 * tables: what a game of Armies keeps: what lies in each space, the artefacts and the powers of areas,
 * where the turn stands, the battle that waits for answers, and who has armies to place. What was
 * answered becomes a row when the question closes, so nothing here is secret.
 *
 * Invariants: a space is crossed out for ever; so the number of free spaces never rises, and every
 * army that is placed or moved takes one of them.
 */
#ifndef PBP_ARMIES_TABLES_H
#define PBP_ARMIES_TABLES_H

#include "play/dice.h"
#include "world/state.h"

enum {
	TABLE_SPACE = TABLE_OWN,
	TABLE_RELIC,
	TABLE_POWER,
	TABLE_STAGE,
	TABLE_BATTLE,
	TABLE_ANSWER,
	TABLE_DUE,
	TABLE_GROUND
};

enum space_kind { SPACE_FREE, SPACE_ARMY, SPACE_CROSSED, SPACE_OBSTACLE, SPACE_OCEAN, SPACE_RELIC, SPACE_KINDS };
struct space_row {
	area_id area;
	int32_t number; /* from 1 within the area */
	int32_t kind;   /* enum space_kind */
	seat_id owner;  /* of the army; SEAT_NONE */
	int32_t relic;  /* number of the artefact that lies here or that the army carries; 0 */
	int32_t moved;  /* the army, in this turn */
};

enum relic_state { RELIC_WAITS, RELIC_HELD, RELIC_USED, RELIC_GONE, RELIC_STATES };
struct relic_row {
	int32_t relic; /* from 1, in map order */
	int32_t state; /* enum relic_state */
	seat_id holder;
	text_id name;
	int32_t power; /* enum power; POWER_NONE */
};

struct power_row { /* an area's */
	area_id area;
	int32_t power;
	int32_t used;
};

enum turn_step { STEP_SETUP, STEP_MOVE, STEP_BATTLE, STEP_RESPONSE, STEP_AFTERMATH, STEP_DEBRIEF, STEPS };
enum end { END_NONE, END_FULL, END_PASSES, END_ROUNDS, ENDS };
struct stage_row { /* one row */
	seat_id active;
	int32_t step;   /* enum turn_step */
	int32_t round;  /* from 1; 0 while the first armies are placed */
	seat_id first;  /* begins each round */
	int32_t left;   /* armies still to be placed in the debrief */
	int32_t acted;  /* something was done in this turn */
	int32_t fought; /* the battle of this turn has been */
	int32_t passes; /* turns in a row that were passed */
	int32_t end;    /* enum end */
};

struct battle_row { /* one row while there is a battle */
	seat_id attacker, defender;
	area_id area, from; /* the contested area; the origin, the same where he stands in it */
	int32_t crossed;    /* crossed-out spaces of the area when the attack was accepted */
};

enum party { SIDE_NEITHER, SIDE_ATTACKER, SIDE_DEFENDER, SIDES };
struct answer_row { /* of a principal or a third player, once it is public */
	seat_id seat;
	int32_t side;  /* enum party */
	int32_t power; /* of the contested area; POWER_NONE */
	int32_t relic; /* number of the artefact used; 0 */
	int32_t flee;  /* how many are to flee; less than 0: all but so many and one: -1 is all */
	area_id flee_to;
	area_id area;  /* rider: where a free army is to go */
	int32_t space; /* its space; 0: the first that is free */
};

struct due_row {
	seat_id seat;
	int32_t free; /* an army for a victory (ARM-WIN-1) */
	int32_t back; /* armies of who comes back (ARM-BACK-1) */
};

struct ground_row { /* areas in which the debrief may place, as judged at its beginning */
	area_id area;
};

enum { DICE_POWERS, DICE_FIRST }; /* what dice are rolled for */

extern const struct dice_kind ar_dice[];
extern const char *const ar_space_names[SPACE_KINDS + 1];
extern const char *const ar_step_names[STEPS + 1];
extern const char *const ar_side_names[SIDES + 1];
extern const char *const ar_relic_names[RELIC_STATES + 1];
extern const struct table_row ar_tables[];
extern const struct option_row ar_options[];

#endif
