/*
 * phases: how a turn goes on from diplomacy to deployment, battle, mobilisation, and ends.
 */
#include "rules/gilmoria/phases.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

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
	TELL(t, GM_POOL, stage->active, stage->pool, in.thirds, in.strongholds, in.bonus, stage->own[RECRUITS]);
	stage->own[RECRUITS] = 0;
}

void gm_leave_diplomacy(struct turn *t, int32_t phase)
{
	if (stage_of(t->after).phase == PHASE_DIPLOMACY && phase > PHASE_DIPLOMACY)
		count_pool(t);
}

/* ---- leaders ----------------------------------------------------------------------------------- */

bool gm_check_leader(const struct view *v, const struct command *c, unsigned slot, area_id from, struct notes *notes)
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
