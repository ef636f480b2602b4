/*
 * attack: who may be attacked where, and what it opens (ARM-BAT).
 */
#include "play/game.h"
#include "rules/armies/battle.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/powers.h"
#include "rules/armies/response.h"
#include "rules/armies/steps.h"
#include "rules/armies/verbs.h"
#include "rules/common/rule.h"

/* ---- where it comes from ----------------------------------------------------------------------- */

/* ARM-BAT-2: neighbours of the area with own armies; *only the first of them. */
static int32_t origins(const struct view *v, area_id area, area_id *only)
{
	size_t n;
	const struct neighbour *next = map_neighbours(v->game->map, area, &n);
	int32_t found = 0;

	for (size_t i = 0; i < n; i++)
		if (ar_armies(v->state, next[i].area, v->seat) > 0 && found++ == 0)
			*only = next[i].area;
	return found;
}

/* Within where he stands in it; else the only neighbour he has; AREA_NONE: he has to say. */
static area_id origin_of(const struct view *v, const struct command *c)
{
	area_id area = command_value(c, ATTACK_AREA, AREA_NONE), only = AREA_NONE;
	const struct arg *from = command_arg(c, ATTACK_FROM, 0);

	if (from)
		return from->value;
	if (ar_armies(v->state, area, v->seat) > 0)
		return area;
	return origins(v, area, &only) == 1 ? only : AREA_NONE;
}

static bool check_said_origin(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, ATTACK_FROM, 0);
	area_id area = command_value(c, ATTACK_AREA, AREA_NONE);
	struct facts f = FACTS(.area = SAID(area), .other = SAID(from->value));

	if (!ar_is_near(v->game->map, area, from->value) && RULE("ARM-BAT-2")) {
		ar_note(notes, NOTE_ORIGIN_FAR, from->at, &f);
		return false;
	}
	if (ar_armies(v->state, from->value, v->seat) == 0) {
		ar_note(notes, NOTE_ORIGIN_EMPTY, from->at, &f);
		return false;
	}
	return true;
}

/* The candidates: the second is an example, in case there are several. */
static bool check_origin(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, ATTACK_AREA, 0);
	area_id only = AREA_NONE;
	struct facts f = FACTS(.area = SAID(area->value), .seat = SAID(command_value(c, ATTACK_WHOM, -1)));
	int32_t n;

	if (command_arg(c, ATTACK_FROM, 0))
		return check_said_origin(v, c, notes);
	if (origin_of(v, c) != AREA_NONE)
		return true;
	n = origins(v, area->value, &only);
	f.other = SAID(only);
	f.count = n;
	ar_note(notes, n ? NOTE_WHICH_ORIGIN : NOTE_NO_ORIGIN, area->at, &f);
	return false;
}

/* ---- the check --------------------------------------------------------------------------------- */

static bool check_target(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *whom = command_arg(c, ATTACK_WHOM, 0), *area = command_arg(c, ATTACK_AREA, 0);
	struct facts f = FACTS(.area = SAID(area->value), .seat = SAID(whom->value));

	if (whom->value == v->seat && RULE("ARM-BAT-3")) {
		ar_note(notes, NOTE_NOT_YOURSELF, whom->at, &f);
		return false;
	}
	if (ar_armies(v->state, area->value, whom->value) == 0 && RULE("ARM-BAT-1")) {
		ar_note(notes, NOTE_NOBODY_THERE, area->at, &f);
		return false;
	}
	return true;
}

void ar_attack_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *power = command_arg(c, ATTACK_POWER, 0), *relic = command_arg(c, ATTACK_RELIC, 0);
	struct battle_row b = { .attacker = v->seat,
				.defender = command_value(c, ATTACK_WHOM, SEAT_NONE),
				.area = command_value(c, ATTACK_AREA, AREA_NONE),
				.from = origin_of(v, c) };

	if (!ar_may(v, c, STEP_BATTLE, notes) || !check_target(v, c, notes) || !check_origin(v, c, notes))
		return;
	if (power && !ar_may_use(v, &b, power, notes))
		return;
	if (relic && !ar_may_use_relic(v, &b, relic, notes))
		return;
	if (c->rider)
		ar_check_rider(v, &b, c->rider, notes);
}

/* ---- the act ----------------------------------------------------------------------------------- */

static void put_principals(struct state *s, const struct command *c, const struct battle_row *b)
{
	struct answer_row said = {
		.seat = b->attacker, .side = SIDE_ATTACKER, .flee_to = AREA_NONE, .area = AREA_NONE
	};

	said.relic = command_value(c, ATTACK_RELIC, 0);
	ar_take_power(s, b, &said, command_value(c, ATTACK_POWER, POWER_NONE));
	if (c->rider) {
		said.area = command_value(c->rider, PLACE_AREA, AREA_NONE);
		said.space = ar_said_space(c->rider, PLACE_SPACE);
	}
	row_put(s, TABLE_ANSWER, &said);
	said = (struct answer_row){
		.seat = b->defender, .side = SIDE_DEFENDER, .flee_to = AREA_NONE, .area = AREA_NONE
	};
	row_put(s, TABLE_ANSWER, &said);
}

void ar_attack_act(struct turn *t, const struct command *c)
{
	struct view v = { .game = t->game, .state = t->after, .seat = c->seat };
	struct battle_row b = { .attacker = c->seat,
				.defender = command_value(c, ATTACK_WHOM, SEAT_NONE),
				.area = command_value(c, ATTACK_AREA, AREA_NONE),
				.from = origin_of(&v, c) };

	ar_enter(t, STEP_BATTLE);
	ar_stage_edit(t->after)->fought = 1;
	b.crossed = ar_count(t->after, b.area, SPACE_CROSSED, SEAT_NONE);
	row_put(t->after, TABLE_BATTLE, &b);
	put_principals(t->after, c, &b);
	TELL(t, AR_ATTACK, b.attacker, b.area, b.from, b.defender, ar_armies(t->after, b.from, b.attacker),
	     ar_armies(t->after, b.area, b.defender), b.crossed);
	ar_ask(t);
}
