/*
 * phases: how a turn goes on from deploy to attack to fortify, and ends.
 */
#include "rules/states/phases.h"
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/turn.h"
#include "rules/states/verbs.h"

bool st_may_act(const struct view *v, const struct command *c, enum phase phase,
		struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = (int32_t)phase);
	enum st_note late = phase == PHASE_DEPLOY ? NOTE_DEPLOY_OVER : NOTE_PHASE_OVER;

	if (stage.phase == PHASE_INITIAL && phase > PHASE_DEPLOY) {
		note_say(notes, NOTE_INITIAL_ONLY, c->at, &f);
		return false;
	}
	if (stage.phase > (int32_t)phase &&
	    (phase == PHASE_DEPLOY ? RULE("STA-DEP-6") : RULE("STA-STAGE-3"))) {
		note_say(notes, late, c->at, &f);
		return false;
	}
	if (stage.phase == PHASE_DEPLOY && phase > PHASE_DEPLOY && stage.pool > 0 &&
	    RULE("STA-DEP-4")) {
		note_say(notes, NOTE_STILL_TO_DEPLOY, c->at, &f);
		return false;
	}
	return true;
}

bool st_is_own(const struct view *v, const struct arg *a, int32_t otherwise, struct notes *notes)
{
	struct land_row land = land_at(v->state, a->value);
	bool own = land.owner == stage_of(v->state).mover;
	struct facts f = FACTS(.area = SAID(a->value), .seat = own ? 0 : SAID(land.owner),
			       .count = own);

	if (land.owner == v->seat)
		return true;
	if (v->seat == st_buffer(v->state) && RULE("STA-BUF-3"))
		otherwise = NOTE_NOT_BUFFERS;
	note_say(notes, otherwise, a->at, &f);
	return false;
}

/* ---- the next phase ---------------------------------------------------------------------------- */

static void check_pool(const struct view *v, const struct command *c, int32_t what,
		       struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = stage.phase);

	if (stage.pool > 0 && RULE("STA-DEP-4"))
		note_say(notes, what, c->at, &f);
}

void st_end_phase_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (stage_has_begun(v, c, notes))
		check_pool(v, c, NOTE_PLACE_FIRST, notes);
}

/* ---- a phase by its name ----------------------------------------------------------------------- */

/* Ending what is over already changes nothing; ending what has not begun would skip a phase unseen. */
void st_end_named_check(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	int32_t named = command_value(c, END_WHICH, PHASE_DEPLOY);
	struct facts f = FACTS(.phase = named, .count = stage.pool);

	if (!stage_has_begun(v, c, notes))
		return;
	if (named < stage.phase) {
		note_say(notes, NOTE_PHASE_OVER_ALREADY, c->at, &f);
	} else if (stage.pool > 0) {
		check_pool(v, c, NOTE_PLACE_FIRST, notes);
	} else if (named > stage.phase + 1 ||
		   (stage.phase == PHASE_INITIAL && named > PHASE_DEPLOY)) {
		note_say(notes, NOTE_PHASE_LATER, c->at, &f);
	}
}

void st_end_named_act(struct turn *t, const struct command *c)
{
	stage_end_named(t, c, command_value(c, END_WHICH, PHASE_DEPLOY));
}

/* ---- the turn ---------------------------------------------------------------------------------- */

void st_end_turn_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (stage_has_begun(v, c, notes))
		check_pool(v, c, NOTE_TURN_NOT_DONE, notes);
}
