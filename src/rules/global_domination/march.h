/*
 * march: the movements of a Turn: every link of every order to move units or Trebuchets, by player in
 * written order. The Movement Phase does what can be done before battles (march.c works it out for
 * one player) and leaves the rest to the Battle Phase.
 */
#ifndef PBP_GLOBAL_DOMINATION_MARCH_H
#define PBP_GLOBAL_DOMINATION_MARCH_H

#include "rules/common/heap.h"
#include "rules/global_domination/campaign.h"

enum fate {
	MARCH_PENDING,
	MARCH_DONE,
	MARCH_BATTLE,  /* its target is another's, or contested: acts in the Battle Phase (7.2.1, 7.2.2) */
	MARCH_WAITING, /* its origin may be won in battle (2.9.1) */
	MARCH_DROPPED
};

#define MARCH_NONE UINT32_MAX

struct march {
	const struct ordered *order;
	const struct arg *amount; /* NULL: one */
	seat_id seat;
	area_id from, to;
	uint16_t link; /* 0: the first of its chain */
	uint8_t fate;  /* enum fate */
	bool haul;     /* of Trebuchets */
	bool queued;
	uint32_t next;   /* in a list, by origin */
	uint32_t column; /* in the Battle Phase */
	int64_t there;   /* that could go when it did */
	int64_t went;
	int64_t brought; /* to its target: so many may go on by the next link of its chain (2.9.1) */
	int64_t wanted;  /* in a wave: the amount as a number */
};

struct marches {
	struct march *at;
	size_t n;
	size_t *first; /* of acting player i: [first[i], first[i + 1]) */
};

/* What the amount makes of so many that could go; of a later link at most what the link before it has
 * brought ("only possible if the first movement was successful", 2.9.1). The links of a chain follow
 * one another in struct marches. */
int64_t march_amount(const struct march *m, int64_t there);
struct marches marches_collect(struct campaign *c);
/* "all but 2 from A to B to C": whether 2 stay in A, or in B as well, is for the player to say (2.2.2). */
void gd_move_check(const struct view *v, const struct command *c, struct notes *notes);
/* 2.9.1: tells the owner how far his order was fulfilled. */
void march_report(struct campaign *c, const struct march *m);
/* As far as its link depends on one that brought nobody; that one's owner has been told already. */
bool march_is_cut_off(const struct march *m);

/* ---- march.c: one player's movements, if nobody but the contested areas interferes -------------- */

/* An area as the simulated player has it. Valid where stamp is the simulation's. */
struct cell {
	uint32_t stamp;
	bool owned, entered;
	bool goal;                    /* a march of his may end here: see theatre_goals */
	struct units units, reserved; /* reserved: waiting for battle, still standing here */
	int64_t built, fresh, moved;
	int64_t ventured;      /* see struct ground */
	uint32_t first, last;  /* his marches from here, in written order */
	uint32_t hauls;        /* Trebuchets' marches that wait for this area to be his */
	uint32_t last_arrival; /* the march that brought the last units here */
};

struct theatre { /* all that simulations share */
	struct campaign *c;
	struct marches *marches;
	struct cell *cell; /* by area */
	uint32_t stamp;
	const bool *contested; /* by area: C of rule 7.2.2 */
	area_id *touched;      /* cells of the present simulation */
	area_id *goals;        /* scratch */
	const int8_t *most;    /* of the present player, once it was asked for; see movement.c */
	size_t ntouched;
	struct heap heap;
	bool final; /* not a trial: marches keep their fate, orders get their remarks and events */
};

struct theatre theatre_new(struct campaign *c, struct marches *m, const bool *contested);
/* SIMULATE for the acting player i; afterwards touched cells hold what he would have. */
void theatre_simulate(struct theatre *t, size_t i);
/* Marks where his marches may end: from his own land, and on from there. What stands on land that none
 * of them leads to goes nowhere (7.2). */
void theatre_goals(struct theatre *t, size_t i);

#endif
