/*
 * deploy: new units on the acting domain's own territories (GIL-DEP).
 */
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/verbs.h"

/* A whole line is placed or none of it. */
static void check_amount(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, DEPLOY_COUNT, 0);
	int32_t pool = gm_pool(v->state), n = arg_amount(a, pool);
	struct facts f = FACTS(.count = n, .limit = pool,
			       .area = SAID(command_value(c, DEPLOY_AREA, -1)));

	if (pool == 0)
		gm_note(notes, NOTE_POOL_EMPTY, a->at, &f);
	else if ((n > pool || n < 1) && RULE("GIL-DEP-2"))
		gm_note(notes, NOTE_POOL_SHORT, a->at, &f);
}

void gm_deploy_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (!gm_may_act(v, c, PHASE_DEPLOYMENT, notes))
		return;
	if (gm_is_own(v, command_arg(c, DEPLOY_AREA, 0), NOTE_DEPLOY_NOT_YOURS, notes))
		check_amount(v, c, notes);
}

void gm_deploy_act(struct turn *t, const struct command *c)
{
	area_id area = command_value(c, DEPLOY_AREA, AREA_NONE);
	struct stage_row *stage;
	int32_t n;

	gm_enter(t, PHASE_DEPLOYMENT);
	stage = gm_stage_edit(t->after);
	n = arg_amount(command_arg(c, DEPLOY_COUNT, 0), stage->pool);
	stage->pool -= n;
	gm_land_edit(t->after, area)->units += n;
	TELL(t, GM_DEPLOYED, c->seat, area, n, stage->pool);
}
