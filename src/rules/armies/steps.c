/*
 * steps: how a turn goes on from the moves to the battle to the debrief, and what all orders that name
 * a space ask first.
 */
#include "rules/armies/steps.h"
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/battle.h"
#include "rules/armies/events.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"
#include "rules/common/rule.h"

bool ar_may(const struct view *v, const struct command *c, enum turn_step step, struct notes *notes)
{
	struct stage_row stage = ar_stage(v->state);
	struct facts f = FACTS(.word = WORD_STEP(step));
	struct due_row due = ar_due(v->state, v->seat);
	struct battle_row b;

	if (stage.step == STEP_AFTERMATH && step != STEP_AFTERMATH) {
		ar_battle(v->state, &b);
		f = FACTS(.area = SAID(b.area), .word = WORD_STEP(step), .count = due.back);
		ar_note(notes, due.back > 0 ? NOTE_BACK_FIRST : NOTE_FREE_FIRST, c->at, &f);
		return false;
	}
	if (stage.step <= (int32_t)step)
		return true;
	if (step == STEP_BATTLE && stage.fought) {
		if (!RULE("ARM-BAT-4"))
			return true;
		ar_note(notes, NOTE_ONE_BATTLE, c->at, &f);
		return false;
	}
	if (!RULE("ARM-STAGE-1"))
		return true;
	ar_note(notes, NOTE_STEP_OVER, c->at, &f);
	return false;
}

void ar_enter(struct turn *t, enum turn_step step)
{
	struct stage_row *stage = ar_stage_edit(t->after);

	stage->acted = 1;
	stage->passes = 0;
	if (step == STEP_DEBRIEF && stage->step < STEP_DEBRIEF)
		ar_debrief_begins(t);
	else if (stage->step < (int32_t)step)
		stage->step = (int32_t)step;
}

/* ARM-STAGE-1: a battle closes the moves; the debrief closes both. */
static bool shuts_below(const struct view *v, enum turn_step step, verb_id other)
{
	const int32_t now = ar_stage(v->state).step;

	if (now >= (int32_t)step || now < STEP_MOVE || now > STEP_BATTLE)
		return false;
	if (other == ATTACK)
		return step > STEP_BATTLE;
	return other == VERB_NONE || (now == STEP_MOVE && (other == MOVE || other == VISIT));
}

bool ar_attack_shuts(const struct view *v, const struct command *c, verb_id other)
{
	(void)c;
	return shuts_below(v, STEP_BATTLE, other);
}

bool ar_place_rides(const struct command *c)
{
	return command_value(c, PLACE_UNIT, ARMY) == FREE_ARMY;
}

bool ar_place_shuts(const struct view *v, const struct command *c, verb_id other)
{
	(void)c;
	return shuts_below(v, STEP_DEBRIEF, other);
}

/* ---- spaces ------------------------------------------------------------------------------------ */

int32_t ar_said_space(const struct command *c, unsigned slot)
{
	return command_value(c, slot, 0);
}

static enum ar_note why_not_free(int32_t kind)
{
	if (kind == SPACE_RELIC)
		return NOTE_RELIC_LIES_HERE;
	return kind == SPACE_OCEAN ? NOTE_OCEAN : NOTE_NOT_FREE;
}

static bool is_free(const struct space_row *row)
{
	if (row->kind == SPACE_FREE)
		return true;
	if (row->kind == SPACE_RELIC)
		return !RULE("ARM-ART-1");
	return !RULE("ARM-FREE-1");
}

static bool check_space(const struct view *v, const struct arg *area, int32_t number, struct notes *notes)
{
	const struct space_row *row = ar_space(v->state, area->value, number);
	struct facts f = FACTS(.area = SAID(area->value), .space = number,
			       .limit = (int64_t)ar_spaces(v->state, area->value).n);

	if (!row) {
		ar_note(notes, NOTE_NO_SUCH_SPACE, area->at, &f);
		return false;
	}
	f.word = WORD_OF_SPACE(row, v->seat);
	f.seat = row->owner == v->seat ? 0 : SAID(row->owner);
	f.count = ar_free(v->state, area->value);
	if (is_free(row))
		return true;
	ar_note(notes, why_not_free(row->kind), area->at, &f);
	return false;
}

/* The count and the word for what is counted are the first slots of all that moves armies. */
bool ar_says_how_many(const struct command *c, unsigned space, unsigned space_too, int32_t most, struct notes *notes)
{
	struct facts f = FACTS(.limit = most);

	note_not_all(notes, command_arg(c, MOVE_COUNT, 0), most, true);
	if (most < 2 || command_arg(c, MOVE_COUNT, 0) || command_arg(c, MOVE_UNIT, 0) || ar_said_space(c, space) ||
	    ar_said_space(c, space_too) || !RULE("ARM-LINE-1"))
		return true;
	ar_note(notes, NOTE_HOW_MANY, c->at, &f);
	return false;
}

bool ar_has_room(const struct view *v, const struct command *c, const struct arg *area, int32_t number, int32_t n,
		 struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(area->value), .space = number, .count = n,
			       .limit = ar_free(v->state, area->value));

	(void)c;
	if (number > 0 && n > 1) {
		ar_note(notes, NOTE_ONE_TO_A_SPACE, area->at, &f);
		return false;
	}
	if (number > 0)
		return check_space(v, area, number, notes);
	if (f.limit >= n)
		return true;
	ar_note(notes, NOTE_NO_ROOM, area->at, &f);
	return false;
}

/* ---- the next step ----------------------------------------------------------------------------- */

static void go_on(struct turn *t, const struct command *c, enum turn_step step)
{
	int32_t before = ar_stage(t->after).step;

	ar_enter(t, step);
	if (before < (int32_t)step)
		TELL(t, AR_STEP, c->seat, step);
}

void ar_end_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	ar_may(v, c, STEP_MOVE, notes);
}

void ar_end_move_act(struct turn *t, const struct command *c)
{
	go_on(t, c, STEP_BATTLE);
}

void ar_end_battle_check(const struct view *v, const struct command *c, struct notes *notes)
{
	ar_may(v, c, STEP_BATTLE, notes);
}

void ar_end_battle_act(struct turn *t, const struct command *c)
{
	go_on(t, c, STEP_DEBRIEF);
}

/* ARM-STAGE-1: a turn in which nothing was done is a pass. */
void ar_end_turn_act(struct turn *t, const struct command *c)
{
	struct stage_row *stage = ar_stage_edit(t->after);

	if (!stage->acted) {
		stage->passes++;
		stage->acted = 1;
		TELL(t, AR_PASSED, c->seat);
	}
	call_end(t, c->call);
}
