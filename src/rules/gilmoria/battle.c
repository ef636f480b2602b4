/*
 * battle: attacks on neighbouring territories with the dice that the game is played with, leaders and
 * strongholds (GIL-BAT, GIL-LEAD, GIL-FORT; the modes are rows of rules/common/battle_dice).
 */
#include "play/game.h"
#include "rules/common/assault.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

/* ---- the check --------------------------------------------------------------------------------- */

static bool check_number(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, ATTACK_COUNT, 0);
	area_id from = command_value(c, ATTACK_FROM, AREA_NONE);
	int32_t units = land_at(v->state, from).troops;
	struct facts f = FACTS(.area = SAID(from), .limit = units - 1,
			       .other = SAID(command_value(c, ATTACK_TARGET, AREA_NONE)));

	f.count = units;
	if (units < 2 && RULE("GIL-BAT-2")) {
		note_say(notes, NOTE_TOO_WEAK, c->at, &f);
		return false;
	}
	f.count = a ? land_amount(a, units) : 0;
	if (!a)
		note_say(notes, NOTE_HOW_MANY, c->at, &f);
	else if ((f.count < 1 || f.count > f.limit) && RULE("GIL-BAT-2"))
		note_say(notes, NOTE_ATTACK_NUMBER, a->at, &f);
	else {
		note_not_all(notes, a, f.limit, true);
		return true;
	}
	return false;
}

int32_t gm_spares(const struct view *v, seat_id owner)
{
	return gm_same_bloc(v->state, v->seat, owner) && !option_is(v->state, "attack_allies", "on") &&
			       RULE("GIL-BAT-3")
		       ? NOTE_ATTACK_BLOC
		       : NOTE_UNSAID;
}

void gm_attack_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, ATTACK_FROM, 0);

	if (!stage_is_own(v, from, NOTE_ATTACK_NOT_YOURS, notes) || !stage_may_act(v, c, PHASE_BATTLE, notes))
		return;
	if (!stage_check_target(v, c, notes))
		return;
	if (check_number(v, c, notes) && gm_check_leader(v, c, ATTACK_LEADER, from->value, notes))
		stage_check_remark(v, c, ATTACK_WHOSE, command_value(c, ATTACK_TARGET, AREA_NONE), NOTE_OWNER_DIFFERS,
				   notes);
}

/* ---- the battle -------------------------------------------------------------------------------- */

/* The rows: GIL-RISK-1 and GIL-RISK-3; GIL-ATT-1, GIL-ATT-2, GIL-ATT-3; GIL-FIFTY-1, GIL-FIFTY-2. */
static const struct battle_dice *dice_of(const struct state *s)
{
	for (enum battle_mode m = 0; m < BATTLE_MODES; m++)
		if (option_is(s, "dice", battle_dice[m].name))
			return &battle_dice[m];
	return &battle_dice[BATTLE_RISK];
}

/* GIL-RISK-2, GIL-ATT-4, GIL-FIFTY-3: one unit of bonus is the same thing in all three modes. */
static void set_bonus(const struct state *s, struct assault *a)
{
	struct land_row to = land_at(s, a->to);

	a->battle.bonus[ATTACKER] = a->led && RULE("GIL-LEAD-1");
	a->battle.bonus[DEFENDER] = (to.leader && RULE("GIL-LEAD-1")) + (to.stronghold && RULE("GIL-FORT-1"));
}

static void tell_throw(struct turn *t, const struct assault *a, const struct battle_dice *rules,
		       const struct battle_throw *x, const struct dice_stream *s)
{
	TELL(t, GM_THROW, a->from, a->to, assault_dice(t, rules, x, s, ATTACKER),
	     assault_dice(t, rules, x, s, DEFENDER), x->lost[ATTACKER], x->lost[DEFENDER], a->battle.units[ATTACKER],
	     a->battle.units[DEFENDER]);
}

/* GIL-LEAD-2: for good. */
static void lose_leader(struct turn *t, area_id at)
{
	struct land_row *land = land_edit(t->after, at);

	if (!land->leader || !RULE("GIL-LEAD-2"))
		return;
	land->leader = false;
	TELL(t, GM_LEADER_LOST, land->owner, at);
}

/* GIL-BAT-4, GIL-BAT-5: survivors move in, and be it none. */
static void move_in(struct turn *t, const struct assault *a)
{
	int32_t n = a->battle.units[ATTACKER];
	struct land_row *to;

	lose_leader(t, a->to);
	to = land_edit(t->after, a->to);
	to->owner = n > 0 || RULE("GIL-BAT-5") ? a->seat : a->owner;
	to->troops = n;
	stage_edit(t->after)->taken++;
	if (n > 0)
		TELL(t, GM_CONQUERED, a->seat, a->from, a->to, a->owner, n);
	else
		TELL(t, GM_EMPTIED, a->seat, a->from, a->to, a->owner);
	if (a->led && n > 0)
		gm_lead(t, a->from, a->to);
	gm_after_conquest(t, a->seat, a->owner);
}

static void fall_back(struct turn *t, const struct assault *a)
{
	land_edit(t->after, a->to)->troops = a->battle.units[DEFENDER];
	TELL(t, GM_REPELLED, a->seat, a->from, a->to, a->owner, land_at(t->after, a->from).troops,
	     a->battle.units[DEFENDER]);
	if (a->led)
		lose_leader(t, a->from);
}

void gm_attack_act(struct turn *t, const struct command *c)
{
	struct land_row *from = land_edit(t->after, command_value(c, ATTACK_FROM, AREA_NONE));
	struct land_row to = land_at(t->after, command_value(c, ATTACK_TARGET, AREA_NONE));
	const struct arg *count = command_arg(c, ATTACK_COUNT, 0);
	struct assault a = { c->seat,
			     to.owner,
			     from->area,
			     to.area,
			     count && count->how == HOW_EXACT ? count->value : -1,
			     command_arg(c, ATTACK_LEADER, 0) != NULL,
			     { .units = { 0, to.troops } } };

	a.battle.units[ATTACKER] = land_amount(count, from->troops);
	from->troops -= a.battle.units[ATTACKER];
	set_bonus(t->after, &a);
	stage_enter(t, PHASE_BATTLE);
	TELL(t, GM_ATTACK, a.seat, a.from, a.to, a.owner, a.battle.units[ATTACKER], to.troops, a.led,
	     a.battle.bonus[ATTACKER], a.battle.bonus[DEFENDER]);
	/* GIL-BAT-4, GIL-RISK-4: to the end; GIL-BAT-6: nobody defends, nothing is rolled */
	assault_fight(t, &a, DICE_BATTLE, dice_of(t->after), !RULE("GIL-BAT-4"), tell_throw);
	if (a.battle.units[DEFENDER] == 0)
		move_in(t, &a);
	else
		fall_back(t, &a);
}
