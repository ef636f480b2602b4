/*
 * events: what a game of Armies reports. Everything is told to all.
 */
#ifndef PBP_ARMIES_EVENTS_H
#define PBP_ARMIES_EVENTS_H

#include "play/event.h"

/* By their number from EVENT_OWN on. */
enum ar_event {
	AR_ORDER,       /* seat: begins (first_player=random) */
	AR_DEALT,       /* area power: board=random */
	AR_TO_PLACE,    /* seat count bell: the next placement of the set-up */
	AR_TURN,        /* seat round owned free bell: a turn begins */
	AR_PLACED,      /* seat area space: in the set-up, or a free army, or a comeback */
	AR_PLACED_LATE, /* seat area space: by the deadline (ARM-STAGE-4) */
	AR_DEBRIEFED,   /* seat area count left */
	AR_MOVED,       /* seat from from_space to to_space */
	AR_VISITED,     /* seat from from_space to to_space name power */
	AR_RELIC_GONE,  /* seat relic name */
	AR_STEP,        /* seat step: begins by the player's own word */
	AR_ATTACK,      /* seat area from defender count against crossed */
	AR_ASKED,       /* seat area bell: who is asked (ARM-REP-1) */
	AR_ANSWERED,    /* seat side count power name */
	AR_SILENT,      /* seat: no answer in time (ARM-RESP-4) */
	AR_FLED,        /* seat from from_space to to_space */
	AR_USED,        /* seat power area name: a power is used up (ARM-POW-4) */
	AR_CALLED_OFF,  /* area power: no battle after all */
	AR_DEAD_JOIN,   /* seat count side */
	AR_TOTALS,      /* area attacker a defender d */
	AR_TIED,        /* area */
	AR_WIPED,       /* seat area count: a loser's armies */
	AR_SHARE,       /* area difference winners share dropped */
	AR_PAID,        /* seat area count short dead */
	AR_OWNER_PAID,  /* seat area count */
	AR_RISEN,       /* seat area space */
	AR_WON,         /* seat side: a free army */
	AR_WIPED_OUT,   /* seat: has no army left and comes back */
	AR_FREE_LOST,   /* seat count: no space left */
	AR_RIDER_AGAIN, /* seat area: what he asked for is not to be had */
	AR_DEBRIEF,     /* seat owned bonus left */
	AR_LOST,        /* seat count: not placed in the debrief (ARM-DEB-4) */
	AR_PASSED,      /* seat */
	AR_ENDED,       /* seat: a turn ends */
	AR_SET_UP,      /* the first armies are placed */
	AR_FULL,        /* no space is free */
	AR_ALL_PASSED,  /* round */
	AR_ROUNDS,      /* round */
	AR_RESULT,      /* seat rank areas armies */
	AR_DUE,         /* seat count bell: has armies to place after a battle */
	AR_INFORMED, /* seat: of a battle that had to wait; not told in words, but by letter */
	AR_GOES_ON,     /* seat left bell: the battle is over, his turn goes on */
	AR_ASKED_NEXT,  /* seat area bell: as AR_ASKED, with responses=clockwise */
	AR_EVENTS
};
extern const struct event_row ar_events[];

/* A word of a list, where there is one: of the first, which is none, nothing is said. */
#define NAMED_IF(word) ((word) > 0 ? (int64_t)(word) : -1)
#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
