/*
 * events: what a turn of States reports. Everything is told to all.
 */
#ifndef PBP_STATES_EVENTS_H
#define PBP_STATES_EVENTS_H

#include "play/event.h"

/* By their number from EVENT_OWN on. */
enum st_event {
	ST_DEALT, /* seat lands troops: a share of the board (STA-SETUP-2) */
	ST_TURN, /* seat mover phase pool lands bonus round bell: a turn begins; mover: of the Buffer's */
	ST_ENDED,      /* seat taken: a turn ends; what it was is told by the events before */
	ST_DEPLOYED,   /* seat area count left */
	ST_PLACED,     /* seat area count: by the deadline (STA-STAGE-5) */
	ST_PHASE,      /* seat phase: begins by the player's own word */
	ST_ATTACK,     /* seat area target owner attackers defenders */
	ST_THROW,      /* area target a1 a2 a3 d1 d2 lost killed attackers defenders */
	ST_CONQUERED,  /* seat area target owner count */
	ST_REPELLED,   /* seat area target owner attackers defenders */
	ST_UNDECIDED,  /* seat area target owner attackers defenders: attack_mode=single */
	ST_MOVED,      /* seat count from to */
	ST_ELIMINATED, /* seat by */
	ST_WON,        /* seat */
	ST_BUFFER_WON, /* seat */
	ST_ROUNDS,     /* round: the last one is over (STA-END-3) */
	ST_OVER, /* seat: his turn, when the next had begun in the same mail; a headline */
	ST_EVENTS
};
extern const struct event_row st_events[];

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
