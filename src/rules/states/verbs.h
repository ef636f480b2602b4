/*
 * verbs: what can be ordered in States.
 */
#ifndef PBP_STATES_VERBS_H
#define PBP_STATES_VERBS_H

#include "rules/common/orders.h"

enum deed { JOIN, LEAVE, DEPLOY, ATTACK, MOVE, END_PHASE, END_NAMED, NO_ATTACKS, NO_FORTIFYING, END_TURN, DEEDS };

/* Slots by verb. */
enum { JOIN_COLOUR };
enum { ATTACK_WHOSE = ATTACK_OWN };
enum { END_WHICH };

extern const struct verb st_verbs[];
extern const struct noun_row st_nouns[];
extern const struct ruleset ruleset_states;
enum { KIND_TURN = KIND_OWN };
enum { TROOP };

#endif
