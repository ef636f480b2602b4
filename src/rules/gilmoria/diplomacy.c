/*
 * diplomacy: the four actions of which a warlord has one in his own turn (GIL-DIP).
 */
#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/tactics.h"
#include "rules/gilmoria/turn.h"
#include "rules/gilmoria/verbs.h"

enum {
	BASE_ACTIVATE = 15,
	BASE_DEACTIVATE = 5,
	BASE_ACQUIRE = 15,
	INVADED = 10,
	RECRUIT_COST = 5,
	RECRUIT_MORE = 3,
	PERCENT = 100,
	SIDES_OF_A_DIE = 6,
};

/* ---- who may speak ----------------------------------------------------------------------------- */

static bool may_speak(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.seat = SAID(v->seat), .mover = SAID(stage.mover));

	if (stage.active != stage.mover && RULE("GIL-ALLY-1")) {
		note_say(notes, NOTE_ALLY_SPEAKS_NOT, c->at, &f);
		return false;
	}
	if (stage.own[SPOKEN] && RULE("GIL-DIP-2")) {
		note_say(notes, NOTE_SPOKEN, c->at, &f);
		return false;
	}
	return stage_may_act(v, c, PHASE_DIPLOMACY, notes);
}

static enum tactic tactic_of(const struct command *c, unsigned slot)
{
	return (enum tactic)command_value(c, slot, TACTIC_CONCISE);
}

static bool may_use(const struct view *v, const struct command *c, region_id home, enum tactic tactic,
		    struct notes *notes)
{
	return gm_check_silence(v, home, c, notes) && gm_check_cost(v, tactic, c, notes);
}

/* ---- the roll ---------------------------------------------------------------------------------- */

struct attempt {
	seat_id seat, domain;
	region_id home;
	enum tactic tactic;
	int32_t base, other, own, bonus, temper, chance, roll;
	bool success;
};

/* GIL-DIP-3: the die is rolled even where the chance is 0 or 100. */
static void roll(struct attempt *a, struct dice_stream *s)
{
	int32_t sum = a->base + a->other + a->own + a->bonus + a->temper;

	a->chance = sum < 0 ? 0 : sum > PERCENT ? PERCENT : sum;
	a->roll = dice_next(s, PERCENT);
	a->success = a->roll <= a->chance || !RULE("GIL-DIP-3");
}

static void tell_attempt(struct turn *t, enum gm_event what, const struct attempt *a)
{
	TELL(t, what, a->seat, a->home, a->tactic, a->base, a->other, a->own, a->bonus, a->temper, a->chance, a->roll,
	     a->success);
}

/* GIL-DIP-2: successful or not, it is used. */
static void speak(struct turn *t, seat_id seat, enum tactic tactic)
{
	stage_edit(t->after)->own[SPOKEN] = true;
	gm_pay(t, seat, tactic);
}

static struct attempt attempt_of(struct turn *t, const struct command *c, int32_t base)
{
	struct attempt a = { .seat = c->seat,
			     .home = command_value(c, TO_WHOM, REGION_NONE),
			     .tactic = tactic_of(c, TO_WHOM_TACTIC),
			     .base = base };

	a.domain = gm_seat_of_home(t->after, a.home);
	a.bonus = gm_tactic_bonus(a.tactic);
	a.temper = gm_temper_bonus(t->after, a.home, a.tactic);
	if (gm_invades(t->after, a.seat, a.domain) && RULE("GIL-DIP-6"))
		a.own = -INVADED;
	return a;
}

/* An action that speaks to a domain: whoever else invades it makes it willing (GIL-DIP-6), a failure closes its ear. */
static bool succeeds(struct turn *t, struct attempt *a, bool invaded, int32_t what, enum gm_event told)
{
	if (invaded && RULE("GIL-DIP-6"))
		a->other = INVADED;
	speak(t, a->seat, a->tactic);
	roll(a, dice_open(t, what, (struct dice_about){ a->seat, -1, a->home, -1 }));
	tell_attempt(t, told, a);
	if (!a->success)
		gm_silence(t, a->seat, a->home, a->tactic);
	return a->success;
}

/* ---- activation -------------------------------------------------------------------------------- */

static bool check_partner(const struct view *v, const struct command *c, struct notes *notes)
{
	region_id home = command_value(c, TO_WHOM, REGION_NONE);
	seat_id domain = gm_seat_of_home(v->state, home);
	struct facts f = FACTS(.domain = SAID(home), .seat = SAID(domain));

	if (join_is_person(v->state, domain) && RULE("GIL-DIP-4"))
		note_say(notes, domain == v->seat ? NOTE_OWN_DOMAIN : NOTE_PLAYER_DOMAIN, c->at, &f);
	else if (land_holdings(v->state, domain).lands == 0 && RULE("GIL-DIP-4"))
		note_say(notes, NOTE_NO_LAND, c->at, &f);
	else
		return true;
	return false;
}

void gm_activate_check(const struct view *v, const struct command *c, struct notes *notes)
{
	region_id home = command_value(c, TO_WHOM, REGION_NONE);
	seat_id warlord = gm_controller(v->state, gm_seat_of_home(v->state, home));
	struct facts f = FACTS(.domain = SAID(home), .seat = SAID(warlord));

	if (!may_speak(v, c, notes) || !check_partner(v, c, notes))
		return;
	if (warlord != SEAT_NONE && RULE("GIL-DIP-4"))
		note_say(notes, warlord == v->seat ? NOTE_YOURS_ALREADY : NOTE_ALLIED_ALREADY, c->at, &f);
	else
		may_use(v, c, home, tactic_of(c, TO_WHOM_TACTIC), notes);
}

/* GIL-DIP-6: once, however many warlords invade it. */
static bool others_invade(const struct state *s, seat_id seat, seat_id domain)
{
	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++) {
		seat_id other = ROW(struct domain_row, s, TABLE_DOMAIN, i)->seat;

		if (other != seat && join_is_person(s, other) && gm_invades(s, other, domain))
			return true;
	}
	return false;
}

void gm_activate_act(struct turn *t, const struct command *c)
{
	struct attempt a = attempt_of(t, c, BASE_ACTIVATE);
	struct domain_row *d;

	if (!succeeds(t, &a, others_invade(t->after, a.seat, a.domain), DICE_ACTIVATE, GM_ACTIVATION))
		return;
	d = gm_domain_edit(t->after, a.domain);
	d->ally_of = a.seat;
	d->joined = ++stage_edit(t->after)->own[ALLIED];
	TELL(t, GM_ALLIED, a.home, a.seat);
	gm_check_realm(t, a.seat);
}

/* ---- de-activation ----------------------------------------------------------------------------- */

void gm_deactivate_check(const struct view *v, const struct command *c, struct notes *notes)
{
	region_id home = command_value(c, TO_WHOM, REGION_NONE);
	seat_id domain = gm_seat_of_home(v->state, home), warlord = gm_controller(v->state, domain);
	struct facts f = FACTS(.domain = SAID(home), .seat = SAID(warlord));

	if (!may_speak(v, c, notes))
		return;
	f.count = !join_is_person(v->state, domain) && land_holdings(v->state, domain).lands > 0;
	if (warlord == SEAT_NONE && RULE("GIL-DIP-5"))
		note_say(notes, NOTE_NOT_ALLIED, c->at, &f);
	else if (warlord == v->seat && RULE("GIL-DIP-5"))
		note_say(notes, NOTE_YOUR_OWN_ALLY, c->at, &f);
	else
		may_use(v, c, home, tactic_of(c, TO_WHOM_TACTIC), notes);
}

void gm_deactivate_act(struct turn *t, const struct command *c)
{
	struct attempt a = attempt_of(t, c, BASE_DEACTIVATE);
	seat_id warlord = gm_controller(t->after, a.domain);

	if (!succeeds(t, &a, gm_invades(t->after, warlord, a.domain), DICE_DEACTIVATE, GM_DEACTIVATION))
		return;
	gm_domain_edit(t->after, a.domain)->ally_of = SEAT_NONE;
	TELL(t, GM_NEUTRAL, a.home, warlord);
}

/* ---- mercenaries ------------------------------------------------------------------------------- */

void gm_recruit_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *tactic = command_arg(c, RECRUIT_TACTIC, 0), *price = command_arg(c, RECRUIT_POINTS, 0);
	struct facts f = FACTS(.count = RECRUIT_COST);

	if (!may_speak(v, c, notes))
		return;
	f.limit = gm_domain(v->state, v->seat)->sow;
	if (tactic && RULE("GIL-TAC-4"))
		note_say(notes, NOTE_RECRUIT_TACTIC, tactic->at, &f);
	else if (price && price->value != RECRUIT_COST)
		note_say(notes, NOTE_RECRUIT_PRICE, price->at, &f);
	else if (f.limit < RECRUIT_COST && RULE("GIL-DIP-7"))
		note_say(notes, NOTE_RECRUIT_POOR, c->at, &f);
}

void gm_recruit_act(struct turn *t, const struct command *c)
{
	int32_t die = dice_next(dice_open(t, DICE_RECRUIT, (struct dice_about){ c->seat, -1, -1, -1 }), SIDES_OF_A_DIE);
	struct domain_row *d = gm_domain_edit(t->after, c->seat);
	struct stage_row *stage = stage_edit(t->after);

	stage->own[SPOKEN] = true;
	stage->own[RECRUITS] += die + RECRUIT_MORE;
	d->sow -= RECRUIT_COST;
	TELL(t, GM_RECRUITED, c->seat, die + RECRUIT_MORE, die, RECRUIT_COST, d->sow);
}

/* ---- envoys ------------------------------------------------------------------------------------ */

void gm_acquire_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (may_speak(v, c, notes))
		may_use(v, c, REGION_NONE, tactic_of(c, ACQUIRE_TACTIC), notes);
}

void gm_acquire_act(struct turn *t, const struct command *c)
{
	struct attempt a = { .seat = c->seat, .tactic = tactic_of(c, ACQUIRE_TACTIC), .base = BASE_ACQUIRE };
	int32_t gain = RULE("GIL-DIP-8") ? option_int(t->after, "acquire_gain") : 0;
	struct domain_row *d;

	a.bonus = gm_tactic_bonus(a.tactic);
	speak(t, a.seat, a.tactic);
	roll(&a, dice_open(t, DICE_ACQUIRE, (struct dice_about){ a.seat, -1, -1, -1 }));
	TELL(t, GM_ENVOYS, a.seat, a.tactic, a.base, a.bonus, a.chance, a.roll, a.success);
	if (!a.success) {
		gm_silence(t, a.seat, REGION_NONE, a.tactic);
		return;
	}
	d = gm_domain_edit(t->after, a.seat);
	d->sow += gain;
	TELL(t, GM_GAINED, a.seat, gain, d->sow);
}
