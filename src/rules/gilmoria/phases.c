/*
 * phases: how a turn goes on from diplomacy to deployment, battle, mobilisation, and ends.
 */
#include "rules/gilmoria/phases.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

/* Nothing passes deployment while units are in hand. */
static bool check_pool(const struct view *v, const struct command *c, struct notes *notes)
{
	struct facts f = FACTS(.count = gm_pool(v->state));

	if (f.count == 0 || !RULE("GIL-STAGE-3"))
		return true;
	note_say(notes, NOTE_STILL_TO_DEPLOY, c->at, &f);
	return false;
}

bool gm_may_act(const struct view *v, const struct command *c, enum phase phase,
		struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.phase = (int32_t)phase);

	if (stage.phase > (int32_t)phase && RULE("GIL-STAGE-3")) {
		note_say(notes, NOTE_PHASE_OVER, c->at, &f);
		return false;
	}
	return phase <= PHASE_DEPLOYMENT || check_pool(v, c, notes);
}

/* GIL-STAGE-3: a deployment or an attack closes diplomacy, while its one action is not used. */
bool gm_shuts_diplomacy(const struct view *v, const struct command *c, verb_id other)
{
	const struct stage_row stage = stage_of(v->state);

	(void)c;
	return stage.phase == PHASE_DIPLOMACY && !stage.own[SPOKEN] &&
	       (other == VERB_NONE || (other >= ACTIVATE && other <= ACQUIRE));
}

/* GIL-DEP-1: counted when diplomacy ends. */
static void count_pool(struct turn *t)
{
	struct stage_row *stage = stage_edit(t->after);
	struct income in = gm_income(t->after, stage->active);

	stage->pool = gm_pool(t->after);
	TELL(t, GM_POOL, stage->active, stage->pool, in.thirds, in.strongholds, in.bonus,
	     stage->own[RECRUITS]);
	stage->own[RECRUITS] = 0;
}

void gm_leave_diplomacy(struct turn *t, int32_t phase)
{
	if (stage_of(t->after).phase == PHASE_DIPLOMACY && phase > PHASE_DIPLOMACY)
		count_pool(t);
}

/* A warlord is not told of his own domain by its name, whichever domain's turn he plays. */
seat_id gm_said_owner(const struct view *v, seat_id owner)
{
	return owner == stage_of(v->state).mover ? 0 : SAID(owner);
}

bool gm_is_own(const struct view *v, const struct arg *a, int32_t otherwise, struct notes *notes)
{
	struct land_row land = land_at(v->state, a->value);
	struct facts f = FACTS(.area = SAID(a->value), .seat = gm_said_owner(v, land.owner),
			       .count = land.owner == stage_of(v->state).mover,
			       .mover = gm_said_owner(v, v->seat));

	if (land.owner == v->seat)
		return true;
	note_say(notes, otherwise, a->at, &f);
	return false;
}

/* ---- leaders ----------------------------------------------------------------------------------- */

bool gm_check_leader(const struct view *v, const struct command *c, unsigned slot, area_id from,
		     struct notes *notes)
{
	const struct arg *a = command_arg(c, slot, 0);
	struct facts f = FACTS(.area = SAID(from));

	if (!a || land_at(v->state, from).leader)
		return true;
	note_say(notes, NOTE_NO_LEADER, a->at, &f);
	return false;
}

void gm_lead(struct turn *t, area_id from, area_id to)
{
	struct land_row *land;

	land_edit(t->after, from)->leader = false;
	land = land_edit(t->after, to);
	land->leader = true;
	TELL(t, GM_LEADER_MOVED, land->owner, to);
}

/* ---- the next phase ---------------------------------------------------------------------------- */

void gm_end_phase_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (stage_has_begun(v, c, notes) && stage_of(v->state).phase != PHASE_DIPLOMACY)
		check_pool(v, c, notes);
}

static int32_t named(const struct command *c)
{
	return c->verb - END_DIPLOMACY;
}

/* Ending what is over already changes nothing. */
void gm_end_named_check(const struct view *v, const struct command *c, struct notes *notes)
{
	struct facts f = FACTS(.phase = named(c));

	if (!stage_has_begun(v, c, notes))
		return;
	if (named(c) < stage_of(v->state).phase)
		note_say(notes, NOTE_PHASE_OVER_ALREADY, c->at, &f);
	else if (named(c) >= PHASE_DEPLOYMENT)
		check_pool(v, c, notes);
}

void gm_end_named_act(struct turn *t, const struct command *c)
{
	stage_end_named(t, c, named(c));
}

void gm_end_turn_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (stage_has_begun(v, c, notes))
		check_pool(v, c, notes);
}
