/*
 * mobilise: the one movement of a turn, over own and allied land (GIL-MOB). It ends the turn.
 */
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

/* GIL-MOB-2: allied land is passed, never entered or left. */
static bool is_own(const struct view *v, const struct arg *a, struct notes *notes)
{
	seat_id owner = land_at(v->state, a->value).owner;
	bool allied = owner != v->seat && owner != SEAT_NONE && gm_same_bloc(v->state, v->seat, owner);

	return (allied && !RULE("GIL-MOB-2")) ||
	       stage_is_own(v, a, allied ? NOTE_MOVE_NOT_OWN : NOTE_MOVE_NOT_YOURS, notes);
}

void gm_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);

	if (!is_own(v, from, notes) || !is_own(v, to, notes))
		return;
	if (!stage_may_act(v, c, PHASE_MOBILISATION, notes))
		return;
	if (!gm_connected(v->state, v->seat, from->value, to->value, v->scratch) && RULE("GIL-MOB-1"))
		note_say(notes, NOTE_NOT_CONNECTED, to->at,
			 &FACTS(.area = SAID(from->value), .other = SAID(to->value)));
	else if (stage_check_march(v, c, notes))
		gm_check_leader(v, c, MOVE_LEADER, from->value, notes);
}

/* GIL-MOB-4: it ends the turn. */
bool gm_move_shuts(const struct view *v, const struct command *c, verb_id other)
{
	(void)v, (void)c, (void)other;
	return true;
}

void gm_move_act(struct turn *t, const struct command *c)
{
	area_id from = command_value(c, MOVE_FROM, AREA_NONE), to = command_value(c, MOVE_TO, AREA_NONE);

	stage_march(t, c, PHASE_MOBILISATION);
	if (command_arg(c, MOVE_LEADER, 0))
		gm_lead(t, from, to);
	if (RULE("GIL-MOB-4")) /* one a turn; it ends the turn */
		stage_end(t, c->call);
}
