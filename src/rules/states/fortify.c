/*
 * fortify: troops from one territory of one's own to another, however far apart (STA-FORT).
 */
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/phases.h"
#include "rules/states/verbs.h"

void st_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);

	if (RULE("STA-FORT-1") &&
	    (!stage_is_own(v, from, NOTE_MOVE_NOT_YOURS, notes) || !stage_is_own(v, to, NOTE_MOVE_NOT_YOURS, notes)))
		return;
	if (stage_may_act(v, c, PHASE_FORTIFY, notes))
		stage_check_march(v, c, notes);
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
	stage_march(t, c, PHASE_FORTIFY);
}
