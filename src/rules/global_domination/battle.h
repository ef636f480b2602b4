/*
 * battle: the Battle Phase between its files: battle.c runs the waves, skirmish.c lets armies meet,
 * invasion.c decides who attacks first and with what result.
 *
 * A wave is what happens "at the same time" (8.2, 8.5). All marches of a player over one border in
 * one wave are one column; all his columns to one area are one army. A column waits at home until it
 * meets an enemy or its Invasion is executed; then it has left, and does not defend its origin.
 */
#ifndef PBP_GLOBAL_DOMINATION_BATTLE_H
#define PBP_GLOBAL_DOMINATION_BATTLE_H

#include "rules/global_domination/phases.h"

#define COLUMN_NONE UINT32_MAX

struct column {
	area_id from, to;
	seat_id seat;
	struct units units; /* allotted; still in its origin's units until it has left */
	bool left;
	uint32_t next; /* into the same target */
};

struct strike {              /* what comes at one area in this wave */
	uint32_t columns;    /* list; COLUMN_NONE: nothing comes */
	seat_id seat;        /* after the Skirmishes: whose army it is; SEAT_NONE */
	struct units flight; /* what has left home already */
	bool fought;         /* in a Skirmish */
	bool pending;        /* an Invasion that is still to be executed: a member of E */
};

struct front {
	struct campaign *c;
	struct marches *m;
	int wave;
	uint32_t *left; /* marches still to be tried in a later wave */
	size_t nleft;
	uint32_t *now; /* the marches of this wave */
	size_t nnow;
	uint32_t *march_first, *march_last; /* by origin: its marches of this wave, in written order */
	struct column *column;
	size_t ncolumns;
	uint32_t *column_first; /* by origin: its columns are [column_first, + column_count) */
	uint32_t *column_count;
	uint32_t *waiting;     /* by origin: columns with units that wait there */
	struct strike *strike; /* by target */
	uint32_t *mark;        /* by area: scratch */
	struct units *army;    /* by seat: scratch */
	uint32_t *seat_mark;   /* by seat: scratch */
	uint32_t seat_stamp;
	uint32_t stamp;
	bool *off_ring; /* by area: known to lie on no ring */
};

/* B3: gives the units of an origin to its columns that still wait there. */
void front_allot(struct front *f, area_id origin);
bool column_waits(const struct column *col);
void column_leave(struct front *f, struct column *col);
/* Sets a waiting column's units to none: it stays at home. */
void column_stay(struct front *f, struct column *col);

/* The event told last is due to the orders of this column, or of all that the seat sent at the target. */
void because_of_column(const struct front *f, const struct column *col);
void because_of_army(const struct front *f, area_id target, seat_id seat);

void border_skirmishes(struct front *f); /* B4 */
void target_skirmishes(struct front *f); /* B5, B6 */
void invasions(struct front *f);         /* B7 */
/* All of the army that has not left yet leaves; the whole of it is returned. */
struct units strike_gather(struct front *f, area_id target);
/* Units after a step: one move fewer each. */
struct units units_stepped(const struct units *u);

#endif
