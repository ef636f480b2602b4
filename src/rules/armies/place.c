/*
 * place: armies are placed in the set-up, after a battle, and in the debrief. Which of these it is
 * follows from the call that hears the order and from the step of the turn.
 */
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/response.h"
#include "rules/armies/steps.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"
#include "rules/common/rule.h"

static int32_t amount(const struct command *c, int32_t there)
{
	const struct arg *count = command_arg(c, PLACE_COUNT, 0);

	return count ? arg_amount(count, there) : 1;
}

static kind_id kind_of(const struct state *s, call_id call)
{
	const struct call_row *c = call_find(s, call);

	return c ? c->kind : KIND_TURN;
}

/* In the call of the turn only the player whose turn it is can have one to place. */
static bool is_due(const struct state *s, const struct command *c)
{
	return kind_of(s, c->call) == KIND_AFTERMATH || ar_stage(s).step == STEP_AFTERMATH;
}

/* ---- the set-up -------------------------------------------------------------------------------- */

static void check_setup(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, PLACE_AREA, 0);
	struct facts f = FACTS(.area = SAID(area->value), .count = amount(c, 1), .limit = 1);

	if (f.count != 1 && RULE("ARM-SETUP-2"))
		ar_note(notes, NOTE_ONE_AT_A_TIME, c->at, &f);
	else if (ar_stage(v->state).acted)
		ar_note(notes, NOTE_NOT_YOUR_PLACEMENT, c->at, &f);
	else
		ar_has_room(v, c, area, ar_said_space(c, PLACE_SPACE), (int32_t)f.count, notes);
}

/* ARM-FREE-2: the lowest free one where no number is said. */
static int32_t space_of(const struct state *s, const struct command *c)
{
	int32_t number = ar_said_space(c, PLACE_SPACE);

	return number > 0 ? number : ar_first_free(s, command_value(c, PLACE_AREA, AREA_NONE));
}

static void place_first(struct turn *t, const struct command *c)
{
	area_id area = command_value(c, PLACE_AREA, AREA_NONE);
	int32_t number = space_of(t->after, c);

	TELL(t, AR_PLACED, c->seat, area, number);
	ar_draw(t, c->seat, area, number);
	if (t->over)
		return;
	ar_stage_edit(t->after)->acted = 1;
	call_end(t, c->call);
}

/* ---- after a battle ---------------------------------------------------------------------------- */

static void check_due(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, PLACE_AREA, 0);
	struct due_row due = ar_due(v->state, v->seat);
	struct battle_row b = { .area = AREA_NONE };
	int32_t most = due.free + due.back, n = amount(c, most);
	struct facts f = FACTS(.area = SAID(area->value), .count = n, .limit = most);

	ar_battle(v->state, &b);
	f.other = SAID(b.area);
	if (most == 0)
		ar_note(notes, NOTE_PLACED_ALREADY, c->at, &f);
	else if (n > most || n == 0)
		ar_note(notes, due.free > 0 ? NOTE_ONLY_ONE_FREE : NOTE_BACK_ONLY, c->at, &f);
	else if (due.free > 0 && !ar_is_for_free(v->game->map, &b, area->value) && RULE("ARM-WIN-1"))
		ar_note(notes, NOTE_FREE_TOO_FAR, area->at, &f);
	else if (ar_has_room(v, c, area, ar_said_space(c, PLACE_SPACE), n, notes))
		note_not_all(notes, command_arg(c, PLACE_COUNT, 0), most, true);
}

static void place_due(struct turn *t, const struct command *c)
{
	area_id area = command_value(c, PLACE_AREA, AREA_NONE);
	struct due_row due = ar_due(t->after, c->seat);
	int32_t n = amount(c, due.free + due.back);

	for (; n > 0 && !t->over; n--) {
		int32_t number = space_of(t->after, c);

		TELL(t, AR_PLACED, c->seat, area, number);
		ar_place_one_due(t, c->seat, area, number);
	}
	if (!t->over && kind_of(t->after, c->call) == KIND_TURN && row_count(t->after, TABLE_DUE) == 0)
		ar_debrief_begins(t);
}

/* ---- the debrief ------------------------------------------------------------------------------- */

/* What may still be placed, and where, as if the debrief began now where it has not yet. */
static int32_t left(const struct view *v)
{
	struct stage_row stage = ar_stage(v->state);
	int32_t bonus;

	return stage.step == STEP_DEBRIEF ? stage.left : ar_allowance(v->state, v->seat, &bonus);
}

static bool is_ground(const struct view *v, area_id area)
{
	if (!RULE("ARM-DEB-3"))
		return true;
	if (ar_stage(v->state).step == STEP_DEBRIEF)
		return row_find(v->state, TABLE_GROUND, &(struct ground_row){ area }) != NULL;
	return ar_is_ground(v->state, v->seat, area);
}

/* A free army named in the turn's own step: the battle is still to come, or it has been. */
static enum ar_note why_not_won(const struct view *v)
{
	struct stage_row stage = ar_stage(v->state);

	return stage.fought || stage.step > STEP_BATTLE ? NOTE_RIDER_LATE : NOTE_RIDER_NOT_WON;
}

static void check_debrief(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, PLACE_AREA, 0);
	int32_t most = left(v), n = amount(c, most);
	struct facts f = FACTS(.area = SAID(area->value), .count = n, .limit = most);

	if (!ar_may(v, c, STEP_DEBRIEF, notes))
		return;
	if (command_value(c, PLACE_UNIT, ARMY) == FREE_ARMY)
		ar_note(notes, why_not_won(v), c->at, &f);
	else if (most == 0 || n == 0)
		ar_note(notes, NOTE_NOTHING_LEFT, c->at, &f);
	else if (n > most && RULE("ARM-DEB-1"))
		ar_note(notes, NOTE_ONLY_LEFT, c->at, &f);
	else if (!is_ground(v, area->value))
		ar_note(notes, NOTE_NOT_ALLOWED_HERE, area->at, &f);
	else if (ar_says_how_many(c, PLACE_SPACE, PLACE_SPACE, most, notes))
		ar_has_room(v, c, area, ar_said_space(c, PLACE_SPACE), n, notes);
}

static void place_new(struct turn *t, const struct command *c)
{
	area_id area = command_value(c, PLACE_AREA, AREA_NONE);
	struct stage_row *stage;
	int32_t n;

	ar_enter(t, STEP_DEBRIEF);
	stage = ar_stage_edit(t->after);
	n = amount(c, stage->left);
	stage->left -= n;
	TELL(t, AR_DEBRIEFED, c->seat, area, n, stage->left);
	for (; n > 0 && !t->over; n--)
		ar_draw(t, c->seat, area, space_of(t->after, c));
}

/* ---- which of these it is ---------------------------------------------------------------------- */

void ar_place_check(const struct view *v, const struct command *c, struct notes *notes)
{
	kind_id kind = kind_of(v->state, v->call);
	struct battle_row b;

	if (kind == KIND_SETUP)
		check_setup(v, c, notes);
	else if (kind == KIND_RESPONSE && ar_battle(v->state, &b))
		ar_check_rider(v, &b, c, notes);
	else if (is_due(v->state, c))
		check_due(v, c, notes);
	else
		check_debrief(v, c, notes);
}

void ar_place_act(struct turn *t, const struct command *c)
{
	if (kind_of(t->after, c->call) == KIND_SETUP)
		place_first(t, c);
	else if (is_due(t->after, c))
		place_due(t, c);
	else
		place_new(t, c);
}
