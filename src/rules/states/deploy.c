/*
 * deploy: new troops on one's own territories (STA-DEP).
 */
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/phases.h"
#include "rules/states/verbs.h"

/* A whole line is placed or none of it. */
static void check_amount(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, DEPLOY_COUNT, 0);
	int32_t pool = st_stage(v->state).pool;
	struct facts f = FACTS(.count = arg_amount(a, pool), .limit = pool,
			       .area = SAID(command_value(c, DEPLOY_AREA, -1)));

	if (pool == 0)
		st_note(notes, NOTE_POOL_EMPTY, a->at, &f);
	else if ((arg_amount(a, pool) > pool || arg_amount(a, pool) < 1) && RULE("STA-DEP-3"))
		st_note(notes, NOTE_POOL_SHORT, a->at, &f);
}

void st_deploy_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (!st_may_act(v, c, PHASE_DEPLOY, notes))
		return;
	if (RULE("STA-DEP-2") &&
	    !st_is_own(v, command_arg(c, DEPLOY_AREA, 0), NOTE_DEPLOY_NOT_YOURS, notes))
		return;
	check_amount(v, c, notes);
}

void st_deploy_act(struct turn *t, const struct command *c)
{
	struct stage_row *stage = st_stage_edit(t->after);
	area_id area = command_value(c, DEPLOY_AREA, AREA_NONE);
	int32_t n = arg_amount(command_arg(c, DEPLOY_COUNT, 0), stage->pool);

	stage->pool -= n;
	st_land_edit(t->after, area)->troops += n;
	TELL(t, ST_DEPLOYED, c->seat, area, n, stage->pool);
}
