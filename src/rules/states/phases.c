/*
 * phases: how a turn goes on from deploy to attack to fortify, and ends.
 */
#include "rules/states/phases.h"
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/turn.h"
#include "rules/states/verbs.h"

bool st_may_act(const struct view *v, const struct command *c, enum phase phase, struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = (int32_t)phase);
	enum st_note late = phase == PHASE_DEPLOY ? NOTE_DEPLOY_OVER : NOTE_PHASE_OVER;

	if (stage.phase == PHASE_INITIAL && phase > PHASE_DEPLOY) {
		note_say(notes, NOTE_INITIAL_ONLY, c->at, &f);
		return false;
	}
	if (stage.phase > (int32_t)phase && (phase == PHASE_DEPLOY ? RULE("STA-DEP-6") : RULE("STA-STAGE-3"))) {
		note_say(notes, late, c->at, &f);
		return false;
	}
	if (stage.phase == PHASE_DEPLOY && phase > PHASE_DEPLOY && stage.pool > 0 && RULE("STA-DEP-4")) {
		note_say(notes, NOTE_STILL_TO_DEPLOY, c->at, &f);
		return false;
	}
	return true;
}

/* Ending what has not begun would skip a phase unseen. */
void st_end_named_check(const struct view *v, const struct command *c, struct notes *notes)
{
	stage_check_named(v, c, command_value(c, END_WHICH, PHASE_DEPLOY), notes);
}

void st_end_named_act(struct turn *t, const struct command *c)
{
	stage_end_named(t, c, command_value(c, END_WHICH, PHASE_DEPLOY));
}
