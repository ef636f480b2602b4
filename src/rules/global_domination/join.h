/*
 * join: how players come into the game: starting locations and colours (section 1). Until the first
 * Turn a start may be changed (1.5) or given up; a late joiner waits for the host's word (1.6).
 */
#ifndef PBP_GLOBAL_DOMINATION_JOIN_H
#define PBP_GLOBAL_DOMINATION_JOIN_H

#include "play/turn.h"
#include "rules/common/told.h"

enum start_verdict {
	START_IS_LAWFUL,
	START_IS_NO_LAND,
	START_IS_TAKEN,    /* somebody's land or start: .seat */
	START_IS_TOO_NEAR, /* to .seat's start .other, by an edge of .edge */
};
struct start_fault {
	enum start_verdict what;
	area_id other;
	seat_id seat;
	enum edge_kind edge;
};
/* 1.2, first failure first; the seat's own old start does not count. */
struct start_fault start_fault(const struct state *s, seat_id seat, area_id a);

DECLARE_ORDER(gd_join);
DECLARE_ORDER(gd_leave);

#endif
