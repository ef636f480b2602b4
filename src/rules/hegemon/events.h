/*
 * events: what a season of Hegemon reports. Everything is told to all.
 */
#ifndef PBP_HEGEMON_EVENTS_H
#define PBP_HEGEMON_EVENTS_H

#include "play/event.h"

/* By their number from EVENT_OWN on; their arguments stand in events.c. */
enum heg_event {
	HEG_SEASON,      /* a season begins */
	HEG_PURSE,       /* coins at the beginning, or of a player who joins */
	HEG_LISTED,      /* up for auction by itself */
	HEG_STARTED,     /* put up by a player */
	HEG_BID,
	HEG_BID_IGNORED,
	HEG_SOLD,
	HEG_UNSOLD,
	HEG_MOVED,
	HEG_FAILED,
	HEG_HELD,
	HEG_SUPPORTED,
	HEG_CUT,
	HEG_VOID,
	HEG_FIZZLED,     /* an order that could not be carried out when the season ended */
	HEG_ROUTED,
	HEG_EARNED,      /* coins for a rout */
	HEG_BATTLE,
	HEG_MAY_RETREAT,
	HEG_RETREATED,
	HEG_DISBANDED,
	HEG_CAPTURED,
	HEG_LIMIT,       /* how many a nation has, and may have */
	HEG_DORMANT,
	HEG_VOTES,       /* a course of action and who voted for it */
	HEG_DRAWN,       /* by dice */
	HEG_BUILT,
	HEG_NO_ACTION,
	HEG_INVALID,     /* disbanded: in no lawful space or of no nation */
	HEG_HEGEMON,
	HEG_WON,
	HEG_DRAW,
	HEG_NOBODY,
	HEG_ENDED,       /* a season has ended */
	HEG_EVENTS
};
extern const struct event_row heg_events[];

enum why { WHY_ORDERED, WHY_NO_ANSWER, WHY_DISORDERED, WHY_NOWHERE, WHY_SAME_SPACE, WHY_EXCESS };

#define TELL(t, what, ...) EVENT((t), EVENT_OWN + (what), __VA_ARGS__)

#endif
