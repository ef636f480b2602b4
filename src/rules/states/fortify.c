/*
 * fortify: troops from one territory of one's own to another, however far apart (STA-FORT).
 */
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/phases.h"
#include "rules/states/verbs.h"

static void check_amount(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *a = command_arg(c, MOVE_COUNT, 0);
	int32_t troops = land_at(v->state, from->value).troops, n = land_amount(a, troops);
	struct facts f = FACTS(.area = SAID(from->value), .count = n, .limit = troops - 1,
			       .other = SAID(command_value(c, MOVE_TO, -1)));

	if (troops < 2)
		note_say(notes, NOTE_NONE_TO_MOVE, a->at, &f);
	else if (n < 1 || (n >= troops && RULE("STA-FORT-3")))
		note_say(notes, NOTE_ONE_STAYS, a->at, &f);
}

void st_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);
	struct facts f = FACTS(.area = SAID(from->value));

	if (!st_may_act(v, c, PHASE_FORTIFY, notes))
		return;
	if (RULE("STA-FORT-1") && (!stage_is_own(v, from, NOTE_MOVE_NOT_YOURS, notes) ||
				   !stage_is_own(v, to, NOTE_MOVE_NOT_YOURS, notes)))
		return;
	if (from->value == to->value)
		note_say(notes, NOTE_MOVE_NOWHERE, to->at, &f);
	else
		check_amount(v, c, notes);
}

/* STA-STAGE-3: it closes the attack phase; troops that wait for deployment do not let it pass. */
bool st_move_shuts(const struct view *v, const struct command *c, verb_id other)
{
	const int32_t phase = stage_of(v->state).phase;

	(void)c;
	return phase != PHASE_INITIAL && phase < PHASE_FORTIFY && (other == ATTACK || other == VERB_NONE);
}

void st_move_act(struct turn *t, const struct command *c)
{
	area_id from = command_value(c, MOVE_FROM, AREA_NONE),
		to = command_value(c, MOVE_TO, AREA_NONE);
	int32_t n = land_amount(command_arg(c, MOVE_COUNT, 0), land_at(t->after, from).troops);

	stage_enter(t, PHASE_FORTIFY);
	land_edit(t->after, from)->troops -= n;
	land_edit(t->after, to)->troops += n;
	TELL(t, ST_MOVED, c->seat, n, from, to);
}
