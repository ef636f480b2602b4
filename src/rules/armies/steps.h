/*
 * steps: what can be ordered, step by step. Checks look in the order in which the rules ask; an act
 * does what its check let pass.
 */
#ifndef PBP_ARMIES_STEPS_H
#define PBP_ARMIES_STEPS_H

#include "play/turn.h"
#include "rules/armies/board.h"
#include "rules/armies/notes.h"

/* ARM-STAGE-1: whether an order of that step may be given now; says why not. */
bool ar_may(const struct view *v, const struct command *c, enum turn_step step, struct notes *notes);
/* An accepted order of a later step closes those before it; the debrief is counted when it begins. */
void ar_enter(struct turn *t, enum turn_step step);
bool ar_attack_shuts(const struct view *v, const struct command *c, verb_id other);
/* "place free army in Peru": of a battle that is to be won. */
bool ar_place_rides(const struct command *c);
bool ar_place_shuts(const struct view *v, const struct command *c, verb_id other);
/* The number behind an area's name, 0 where there is none. */
int32_t ar_said_space(const struct command *c, unsigned slot);
/* Whether the order says how many, be it by "army" or by the number of a space; says so where it does not and
 * there is a choice. The slots are the verb's, space and space_too may be one. */
bool ar_says_how_many(const struct command *c, unsigned space, unsigned space_too, int32_t most, struct notes *notes);
/* ARM-FREE-1, -2: whether n armies find room where the order says; says why not. */
bool ar_has_room(const struct view *v, const struct command *c, const struct arg *area, int32_t number, int32_t n,
		 struct notes *notes);

DECLARE_ORDER(ar_place);
DECLARE_ORDER(ar_move);
DECLARE_ORDER(ar_visit);
DECLARE_ORDER(ar_attack);
void ar_support_check(const struct view *v, const struct command *c, struct notes *notes);
void ar_use_check(const struct view *v, const struct command *c, struct notes *notes);
void ar_use_relic_check(const struct view *v, const struct command *c, struct notes *notes);
void ar_flee_check(const struct view *v, const struct command *c, struct notes *notes);
DECLARE_ORDER(ar_end_move);
DECLARE_ORDER(ar_end_battle);
void ar_end_turn_act(struct turn *t, const struct command *c);

#endif
