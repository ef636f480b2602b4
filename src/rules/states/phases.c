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
	struct stage_row stage = st_stage(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = (int32_t)phase);
	enum st_note late = phase == PHASE_DEPLOY ? NOTE_DEPLOY_OVER : NOTE_PHASE_OVER;

	if (stage.phase == PHASE_INITIAL && phase > PHASE_DEPLOY) {
		st_note(notes, NOTE_INITIAL_ONLY, c->at, &f);
		return false;
	}
	if (stage.phase > (int32_t)phase &&
	    (phase == PHASE_DEPLOY ? RULE("STA-DEP-6") : RULE("STA-STAGE-3"))) {
		st_note(notes, late, c->at, &f);
		return false;
	}
	if (stage.phase == PHASE_DEPLOY && phase > PHASE_DEPLOY && stage.pool > 0 &&
	    RULE("STA-DEP-4")) {
		st_note(notes, NOTE_STILL_TO_DEPLOY, c->at, &f);
		return false;
	}
	return true;
}

void st_enter(struct turn *t, enum phase phase)
{
	struct stage_row *stage = st_stage_edit(t->after);

	if (stage->phase != PHASE_INITIAL)
		stage->phase = (int32_t)phase;
}

bool st_is_own(const struct view *v, const struct arg *a, enum st_note otherwise,
	       struct notes *notes)
{
	struct land_row land = st_land(v->state, a->value);
	bool own = land.owner == st_stage(v->state).mover;
	struct facts f = FACTS(.area = SAID(a->value), .seat = own ? 0 : SAID(land.owner),
			       .count = own);

	if (land.owner == v->seat)
		return true;
	if (v->seat == st_buffer(v->state) && RULE("STA-BUF-3"))
		otherwise = NOTE_NOT_BUFFERS;
	st_note(notes, otherwise, a->at, &f);
	return false;
}

/* ---- the next phase ---------------------------------------------------------------------------- */

/* The line before this one ended another turn: a second word of ending belongs to that one. */
static bool has_begun(const struct view *v, const struct command *c, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(v->seat), .count = st_stage(v->state).pool);

	if (v->nbook == 0 || v->book[v->nbook - 1]->call == v->call || !RULE("STA-STAGE-3"))
		return true;
	st_note(notes, NOTE_TURN_BEGUN, c->at, &f);
	return false;
}

static void check_pool(const struct view *v, const struct command *c, enum st_note what,
		       struct notes *notes)
{
	struct stage_row stage = st_stage(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = stage.phase);

	if (stage.pool > 0 && RULE("STA-DEP-4"))
		st_note(notes, what, c->at, &f);
}

static void go_on(struct turn *t, const struct command *c, int32_t phase)
{
	if (phase >= PHASES || st_stage(t->after).phase == PHASE_INITIAL) {
		st_end(t, c->call);
		return;
	}
	st_enter(t, (enum phase)phase);
	TELL(t, ST_PHASE, c->seat, phase);
}

void st_end_phase_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (has_begun(v, c, notes))
		check_pool(v, c, NOTE_PLACE_FIRST, notes);
}

void st_end_phase_act(struct turn *t, const struct command *c)
{
	go_on(t, c, st_stage(t->after).phase + 1);
}

/* ---- a phase by its name ----------------------------------------------------------------------- */

/* Ending what is over already changes nothing; ending what has not begun would skip a phase unseen. */
void st_end_named_check(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = st_stage(v->state);
	int32_t named = command_value(c, END_WHICH, PHASE_DEPLOY);
	struct facts f = FACTS(.phase = named, .count = stage.pool);

	if (!has_begun(v, c, notes))
		return;
	if (named < stage.phase) {
		st_note(notes, NOTE_PHASE_OVER_ALREADY, c->at, &f);
	} else if (stage.pool > 0) {
		check_pool(v, c, NOTE_PLACE_FIRST, notes);
	} else if (named > stage.phase + 1 ||
		   (stage.phase == PHASE_INITIAL && named > PHASE_DEPLOY)) {
		st_note(notes, NOTE_PHASE_LATER, c->at, &f);
	}
}

void st_end_named_act(struct turn *t, const struct command *c)
{
	int32_t named = command_value(c, END_WHICH, PHASE_DEPLOY);

	if (named >= st_stage(t->after).phase)
		go_on(t, c, named + 1);
}

/* ---- the turn ---------------------------------------------------------------------------------- */

void st_end_turn_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (has_begun(v, c, notes))
		check_pool(v, c, NOTE_TURN_NOT_DONE, notes);
}

void st_end_turn_act(struct turn *t, const struct command *c)
{
	st_end(t, c->call);
}
