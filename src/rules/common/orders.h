/*
 * orders: what is ordered in a turn of phases (stage.h): ending a phase or the turn, placing troops, whom an
 * attack goes against, taking troops over land. Checks say why not; an act does what its check let pass.
 */
#ifndef PBP_RULES_COMMON_ORDERS_H
#define PBP_RULES_COMMON_ORDERS_H

#include "rules/common/stage.h"

/* SAID(owner), or 0 where he is the one who writes, whoever's turn he moves. */
seat_id stage_said_owner(const struct view *v, seat_id owner);
/* Whether the argument names land of the one whose turn it is; else says so. */
bool stage_is_own(const struct view *v, const struct arg *a, int32_t otherwise, struct notes *notes);
/* Whether no troops are in hand; else says that these wait. */
bool stage_check_pool(const struct view *v, const struct command *c, const struct ruled *waits, struct notes *notes);
void stage_end_phase_act(struct turn *t, const struct command *c);
void stage_end_phase_check(const struct view *v, const struct command *c, struct notes *notes);
/* Ending a phase by its name: what is over already changes nothing. */
void stage_check_named(const struct view *v, const struct command *c, int32_t phase, struct notes *notes);
void stage_end_named(struct turn *t, const struct command *c, int32_t phase);
void stage_end_turn_check(const struct view *v, const struct command *c, struct notes *notes);
void stage_end_turn_act(struct turn *t, const struct command *c);

enum { DEPLOY_COUNT, DEPLOY_UNIT, DEPLOY_AREA };
void stage_deploy_check(const struct view *v, const struct command *c, struct notes *notes);
void stage_deploy_act(struct turn *t, const struct command *c);

/* Slots that every attack and every move of such a game begins with. */
enum { ATTACK_TARGET, ATTACK_FROM, ATTACK_COUNT, ATTACK_UNIT, ATTACK_OWN };
enum { MOVE_COUNT, MOVE_UNIT, MOVE_FROM, MOVE_TO, MOVE_OWN };
/* Whether an attack goes against a neighbour who may be attacked; else says so. */
bool stage_check_target(const struct view *v, const struct command *c, struct notes *notes);
/* Whether so many can go, so that one stays; else says so. */
bool stage_check_march(const struct view *v, const struct command *c, struct notes *notes);
void stage_march(struct turn *t, const struct command *c, int32_t phase);
/* What is told of an attack's owner: a remark that is not so is pointed out. */
void stage_check_remark(const struct view *v, const struct command *c, unsigned slot, area_id target, int32_t note,
			struct notes *notes);

/* What their rows have in common. */
#define END_PHASE_WORDS \
	.name = "end phase", \
	.aliases = "next phase|done|end the phase|end this phase|finish phase|finish the phase|next", \
	.slots = NOTHING, .canonical = "end phase", .call_slot = -1, .flags = VERB_ENDS, \
	.examples = "end phase\nnext phase\nnext\ndone", .check = stage_end_phase_check, .act = stage_end_phase_act
#define END_TURN_WORDS(aliases_) \
	.name = "end turn", .aliases = aliases_, .slots = NOTHING, .canonical = "end turn", .call_slot = -1, \
	.flags = VERB_ENDS, .examples = "end turn\nend my turn\npass", .check = stage_end_turn_check, \
	.act = stage_end_turn_act
#define UNIT_SLOT(unit, marks) \
	{ \
		"unit", NOUN_UNIT, 0, 1, 0, unit, marks, NULL, NULL \
	}
#define DEPLOY_SLOTS(unit) \
	SLOTS({ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL }, UNIT_SLOT(unit, AMOUNT), \
	      { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(0), TO(0), BARE(1)), NULL, NULL })
#define FROM_SLOT \
	{ \
		"from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(FROM(0), BARE(1), IN_BEFORE(1)), NULL, NULL \
	}

#endif
