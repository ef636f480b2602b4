/*
 * asking: the usual ways to open a call, and to find one again.
 */
#ifndef PBP_RULES_COMMON_ASKING_H
#define PBP_RULES_COMMON_ASKING_H

#include "play/turn.h"

/* When a call of that kind that opens now rings, by an option of deadlines ("deadline"); what was amended and comes into
 * force with its opening is in force for its bell, too (before format 4 it was not). */
when asking_bell(struct turn *t, kind_id kind, const char *option);
/* Asks one seat, in a call of its own; subject: what it is about, or -1. */
call_id asking_one(struct turn *t, kind_id kind, call_id parent, int32_t subject, when bell, seat_id seat);
/* All seats; add or leave out as the rules say. */
struct set asking_everybody(const struct turn *t);
/* Those that somebody plays and that are not out (join_plays). */
struct set asking_players(const struct turn *t);
/* The newest open call of that kind; NULL: there is none. */
const struct call_row *asking_newest(const struct state *s, kind_id kind);
/* Its close is the next step: nobody is heard in it any more. */
static inline bool asking_has_ended(const struct call_row *call)
{
	return call && call->bell == WHEN_NONE;
}

#endif
