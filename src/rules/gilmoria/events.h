/*
 * events: what a turn of Gilmoria reports. Everything is told to all.
 */
#ifndef PBP_GILMORIA_EVENTS_H
#define PBP_GILMORIA_EVENTS_H

#include "play/event.h"

/* By their number from EVENT_OWN on. */
enum gm_event {
	GM_SETTLED, /* seat domain lands units: who plays which domain */
	GM_TEMPER,  /* domain temper roll (GIL-PERS-1) */
	GM_FIRST,   /* seat roll (GIL-STAGE-2) */
	GM_TURN,    /* seat warlord phase pool lands strongholds bonus round bell: a turn begins */
	GM_ENDED,   /* seat taken: a turn ends; what it was is told by the events before */
	GM_PHASE,   /* seat phase: begins by the player's own word */
	GM_POOL,    /* seat pool lands strongholds bonus recruits: diplomacy is over */
	GM_ACTIVATION,   /* seat domain tactic base other own bonus temper chance roll success */
	GM_DEACTIVATION, /* the same; other: invaded by its own warlord */
	GM_ENVOYS,       /* seat tactic base bonus chance roll success */
	GM_ALLIED,       /* domain seat */
	GM_NEUTRAL,      /* domain seat: whose ally it was */
	GM_SILENCE,      /* seat domain until: domain none: envoys */
	GM_PAID,         /* seat tactic count sow */
	GM_RECRUITED,    /* seat count roll cost sow */
	GM_GAINED,       /* seat count sow: by envoys */
	GM_SPOILS,       /* seat count sow domain: for a turn with a conquest */
	GM_DEPLOYED,     /* seat area count left */
	GM_PLACED,       /* seat area count: by the deadline (GIL-STAGE-4) */
	GM_ATTACK, /* seat area target owner attackers defenders leader bonus: of the attack, defence */
	GM_THROW,  /* area target attack defence lost killed attackers defenders; dice as texts */
	GM_CONQUERED,    /* seat area target owner count */
	GM_EMPTIED,      /* seat area target owner: conquered, and nobody is left */
	GM_REPELLED,     /* seat area target owner count defenders */
	GM_LEADER_LOST,  /* seat area */
	GM_LEADER_MOVED, /* seat area */
	GM_MOVED,        /* seat count from to */
	GM_DESTROYED,    /* seat by: a domain of nobody's has no land left */
	GM_ELIMINATED,   /* seat by */
	GM_WON,          /* seat */
	GM_REALM,        /* seat: his bloc holds everything */
	GM_ROUNDS,       /* round: the last one is over (GIL-END-2) */
	GM_OVER, /* seat: his turn, when the next had begun in the same mail; a headline */
	GM_EVENTS
};
extern const struct event_row gm_events[];

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
