/*
 * attack: battles for neighbouring territories with the dice of the Risk row (STA-ATT, STA-DICE).
 */
#include "play/game.h"
#include "rules/common/assault.h"
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/phases.h"
#include "rules/states/turn.h"
#include "rules/states/verbs.h"

/* ---- the check --------------------------------------------------------------------------------- */

/* STA-ATT-7: all but one attack; a smaller force could not leave exactly one behind. */
static void check_number(const struct view *v, const struct command *c, int32_t troops, struct notes *notes)
{
	const struct arg *a = command_arg(c, ATTACK_COUNT, 0);
	struct facts f = FACTS(.area = SAID(command_value(c, ATTACK_FROM, -1)), .limit = troops - 1);
	bool ignore = option_is(v->state, "attack_number", "ignore");

	if (!a || a->how == HOW_ALL || arg_amount(a, troops) == troops - 1 || !RULE("STA-ATT-7"))
		return;
	f.count = arg_amount(a, troops);
	f.other = SAID(command_value(c, ATTACK_TARGET, -1));
	note_say(notes, ignore ? NOTE_NUMBER_IGNORED : NOTE_ATTACK_NUMBER, a->at, &f);
}

void st_attack_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, ATTACK_FROM, 0), *to = command_arg(c, ATTACK_TARGET, 0);
	struct land_row own = land_at(v->state, from->value);
	struct facts f = FACTS(.area = SAID(from->value), .other = SAID(to->value), .count = own.troops,
			       .limit = own.troops > 0 ? own.troops - 1 : 0);

	if (RULE("STA-ATT-1") && !stage_is_own(v, from, NOTE_ATTACK_NOT_YOURS, notes))
		return;
	if (!stage_may_act(v, c, PHASE_ATTACK, notes))
		return;
	if (stage_check_target(v, c, notes)) {
		if (own.troops < 2 && RULE("STA-ATT-3"))
			note_say(notes, NOTE_TOO_WEAK, from->at, &f);
		else
			check_number(v, c, own.troops, notes);
	}
	if (land_at(v->state, to->value).owner != SEAT_NONE)
		stage_check_remark(v, c, ATTACK_WHOSE, to->value, NOTE_OWNER_DIFFERS, notes);
}

/* ---- the battle -------------------------------------------------------------------------------- */

static void tell_throw(struct turn *t, const struct assault *a, const struct battle_dice *rules,
		       const struct battle_throw *x, const struct dice_stream *s)
{
	(void)rules, (void)s;
	TELL(t, ST_THROW, a->from, a->to, x->paired[ATTACKER][0], x->paired[ATTACKER][1], x->paired[ATTACKER][2],
	     x->paired[DEFENDER][0], x->paired[DEFENDER][1], x->lost[ATTACKER], x->lost[DEFENDER],
	     a->battle.units[ATTACKER], a->battle.units[DEFENDER]);
}

/* STA-ATT-6: exactly one stays where the attack came from. */
static void move_in(struct turn *t, const struct assault *a)
{
	land_put(t->after, a->to, a->seat, a->battle.units[ATTACKER]);
	land_put(t->after, a->from, a->seat, 1);
	stage_edit(t->after)->taken++;
	TELL(t, ST_CONQUERED, a->seat, a->from, a->to, a->owner, a->battle.units[ATTACKER]);
	st_after_conquest(t, a->seat, a->owner);
}

static void stay_out(struct turn *t, const struct assault *a)
{
	int32_t left = a->battle.units[ATTACKER] + 1, defenders = a->battle.units[DEFENDER];

	land_put(t->after, a->from, a->seat, left);
	land_put(t->after, a->to, a->owner, defenders);
	TELL(t, battle_goes_on(&a->battle) ? ST_UNDECIDED : ST_REPELLED, a->seat, a->from, a->to, a->owner, left,
	     defenders);
}

void st_attack_act(struct turn *t, const struct command *c)
{
	struct land_row from = land_at(t->after, command_value(c, ATTACK_FROM, AREA_NONE));
	struct land_row to = land_at(t->after, command_value(c, ATTACK_TARGET, AREA_NONE));
	struct assault a = {
		c->seat, to.owner, from.area, to.area, -1, false, { .units = { from.troops - 1, to.troops } }
	};

	stage_enter(t, PHASE_ATTACK);
	TELL(t, ST_ATTACK, a.seat, a.from, a.to, a.owner, a.battle.units[ATTACKER], a.battle.units[DEFENDER]);
	/* STA-ATT-4: to the end, unless the game plays throw by throw */
	assault_fight(t, &a, DICE_BATTLE, &battle_dice[BATTLE_RISK],
		      option_is(t->after, "attack_mode", "single") || !RULE("STA-ATT-4"), tell_throw);
	if (a.battle.units[DEFENDER] == 0)
		move_in(t, &a);
	else
		stay_out(t, &a);
}
