/*
 * mobilise: the one movement of a turn, over own and allied land (GIL-MOB). It ends the turn.
 */
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

static int32_t amount_of(const struct command *c, int32_t units)
{
	const struct arg *a = command_arg(c, MOVE_COUNT, 0);

	if (a->how == HOW_ALL)
		return units - 1;
	return a->how == HOW_UP_TO ? arg_amount(a, units - 1) : arg_amount(a, units);
}

static bool check_amount(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *a = command_arg(c, MOVE_COUNT, 0);
	int32_t units = gm_land(v->state, from->value).units, n = amount_of(c, units);
	struct facts f = FACTS(.area = SAID(from->value), .count = n, .limit = units - 1,
			       .other = SAID(command_value(c, MOVE_TO, AREA_NONE)));

	f.limit = units < 2 ? units : f.limit;
	if (units < 2)
		gm_note(notes, NOTE_NONE_TO_MOVE, a->at, &f);
	else if (n < 1 || (n >= units && RULE("GIL-MOB-3")))
		gm_note(notes, NOTE_ONE_STAYS, a->at, &f);
	else
		return true;
	return false;
}

/* GIL-MOB-2: allied land is passed, never entered or left. */
static bool is_own(const struct view *v, const struct arg *a, struct notes *notes)
{
	seat_id owner = gm_land(v->state, a->value).owner;

	if (owner != v->seat && owner != SEAT_NONE && gm_same_bloc(v->state, v->seat, owner)) {
		if (RULE("GIL-MOB-2"))
			return gm_is_own(v, a, NOTE_MOVE_NOT_OWN, notes);
		return true;
	}
	return gm_is_own(v, a, NOTE_MOVE_NOT_YOURS, notes);
}

static bool check_way(const struct view *v, const struct arg *from, const struct arg *to,
		      struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(from->value), .other = SAID(to->value));

	if (from->value == to->value)
		gm_note(notes, NOTE_MOVE_NOWHERE, to->at, &f);
	else if (!gm_connected(v->state, v->seat, from->value, to->value, v->scratch) &&
		 RULE("GIL-MOB-1"))
		gm_note(notes, NOTE_NOT_CONNECTED, to->at, &f);
	else
		return true;
	return false;
}

void gm_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);

	if (!gm_may_act(v, c, PHASE_MOBILISATION, notes))
		return;
	if (is_own(v, from, notes) && is_own(v, to, notes) && check_way(v, from, to, notes) &&
	    check_amount(v, c, notes))
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
	area_id from = command_value(c, MOVE_FROM, AREA_NONE),
		to = command_value(c, MOVE_TO, AREA_NONE);
	int32_t n = amount_of(c, gm_land(t->after, from).units);

	gm_enter(t, PHASE_MOBILISATION);
	gm_land_edit(t->after, from)->units -= n;
	gm_land_edit(t->after, to)->units += n;
	TELL(t, GM_MOVED, c->seat, n, from, to);
	if (command_arg(c, MOVE_LEADER, 0))
		gm_lead(t, from, to);
	if (RULE("GIL-MOB-4")) /* one a turn; it ends the turn */
		gm_end(t, c->call);
}
