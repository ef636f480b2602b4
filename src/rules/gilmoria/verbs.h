/*
 * verbs: what can be ordered in Gilmoria.
 */
#ifndef PBP_GILMORIA_VERBS_H
#define PBP_GILMORIA_VERBS_H

#include "rules/common/orders.h"

enum deed {
	JOIN,
	LEAVE,
	ACTIVATE,
	DEACTIVATE,
	RECRUIT,
	ACQUIRE,
	DEPLOY,
	ATTACK,
	MOVE,
	END_PHASE,
	END_DIPLOMACY, /* the next four by enum phase */
	END_DEPLOYMENT,
	END_BATTLE,
	END_MOBILISATION,
	END_TURN,
	DEEDS,
};

/* Slots by verb. */
enum { JOIN_DOMAIN, JOIN_COLOUR };
enum { TO_WHOM, TO_WHOM_TACTIC }; /* of ACTIVATE and DEACTIVATE */
enum { RECRUIT_POINTS, RECRUIT_TACTIC };
enum { ACQUIRE_TACTIC };
enum { ATTACK_LEADER = ATTACK_OWN, ATTACK_WHOSE };
enum { MOVE_LEADER = MOVE_OWN };

extern const struct verb gm_verbs[];
extern const struct noun_row gm_nouns[];
extern const struct ruleset ruleset_gilmoria;
enum { KIND_TURN = KIND_OWN };
enum { UNIT };

#endif
