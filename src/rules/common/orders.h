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
/* Whether an order of that phase may be given now: it is not over, and nothing passes deployment while troops are in
 * hand; says why not. Asked behind whose land it is: to go on in the turn helps nobody whose land has no part in it. */
bool stage_may_act(const struct view *v, const struct command *c, int32_t phase, struct notes *notes);
/* Whether no troops are in hand; else says that these wait. */
bool stage_check_pool(const struct view *v, const struct command *c, const struct ruled *waits, struct notes *notes);
void stage_end_phase_act(struct turn *t, const struct command *c);
void stage_end_phase_check(const struct view *v, const struct command *c, struct notes *notes);
/* Ending a phase by its name, the first slot or the verb's own: what is over already changes nothing, and ending what
 * has not begun would skip a phase unseen. */
void stage_end_named_check(const struct view *v, const struct command *c, struct notes *notes);
void stage_end_named_act(struct turn *t, const struct command *c);
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
/* Whether so many can go somewhere else, so that one stays; else says so. */
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
#define END_NAMED_WORDS .call_slot = -1, .flags = VERB_ENDS, .check = stage_end_named_check, .act = stage_end_named_act
#define END_TURN_WORDS(aliases_) \
	.name = "end turn", \
	.aliases = aliases_ \
		"|done for this turn|done for the turn|done this turn|thats me done for this turn|" \
		"done for this round|done for the round|finished for this turn|finished for this round|" \
		"thats my turn done|my round is over|" \
		"thats me done for the turn|turn finished|next player|next player please|" \
		"next players go|next players turn|next persons go|next persons turn|my go is over|thats my go over", \
	.slots = NOTHING, .canonical = "end turn", .call_slot = -1, .flags = VERB_ENDS, \
	.examples = "end turn\nend my turn\npass", .check = stage_end_turn_check, .act = stage_end_turn_act
#define UNIT_SLOT(unit, ...) \
	{ \
		"unit", NOUN_UNIT, 0, 1, 0, unit, __VA_ARGS__, NULL, NULL \
	}
#define DEPLOY_SLOTS(unit) \
	SLOTS({ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL }, UNIT_SLOT(unit, AMOUNT), \
	      { "area", NOUN_AREA, 1, 1, 0, -1, MARKS(IN(0), ON(0), TO(0), FOR(0), BARE(1)), NULL, NULL })
#define ATTACK_SLOTS(unit, count_marks) \
	{ "target", NOUN_AREA, 1, 1, 0, -1, MARKS(BARE_AFTER(0), AGAINST(0), ARROW(0), TO(0), ON(1)), NULL, NULL }, \
		FROM_SLOT, { "count", NOUN_COUNT, 0, 1, SLOT_ALL_OK, -1, count_marks, NULL, NULL }, \
		UNIT_SLOT(unit, count_marks)
#define WHOSE_SLOT \
	{ \
		"whose", NOUN_SEAT, 0, 1, SLOT_OWNER_REMARK, -1, MARKS(BARE_AFTER(1), AGAINST(0), OF(0)), NULL, NULL \
	}
#define MOVE_SLOTS(unit, to_flags) \
	{ "count", NOUN_COUNT, 1, 1, SLOT_ALL_OK, -1, AMOUNT, NULL, NULL }, UNIT_SLOT(unit, AMOUNT), FROM_SLOT, \
	{ \
		"to", NOUN_AREA, 1, 1, to_flags, -1, MARKS(TO(0), ARROW(0), BARE_AFTER(2)), NULL, NULL \
	}
#define FROM_SLOT \
	{ \
		"from", NOUN_AREA, 1, 1, SLOT_SPREADS, -1, MARKS(FROM(0), BARE(1), IN_BEFORE(1)), NULL, NULL \
	}

#endif
