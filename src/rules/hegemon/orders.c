/*
 * orders: naming and commanding units (HEG-BOARD-3, HEG-ORDERS).
 */
#include "rules/hegemon/orders.h"

#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/hegemon/verbs.h"

static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };
static const struct unit_slots helped = { HELPED_NUMBER, HELPED_PLACE };

/* ---- which unit is meant ----------------------------------------------------------------------- */

static const struct unit_row *unit_in(const struct state *s, area_id area)
{
	return heg_stage(s).season == SUMMER ? heg_routed_from(s, area) : heg_unit_at(s, area);
}

int32_t heg_named(const struct state *s, const struct command *c, struct unit_slots slots)
{
	const struct arg *number = command_arg(c, slots.number, 0), *place = command_arg(c, slots.place, 0);
	const struct unit_row *u;

	if (number)
		return number->value;
	u = place ? unit_in(s, place->value) : NULL;
	return u ? u->unit : NO_UNIT;
}

/* Number and place, both said, must agree. */
static enum heg_note why_not_named(const struct state *s, const struct arg *number, const struct arg *place,
				   const struct unit_row *u)
{
	bool summer = heg_stage(s).season == SUMMER;

	if (!number && !place)
		return summer ? NOTE_WHICH_ROUTED : NOTE_WHICH_UNIT;
	if (!u)
		return number                                   ? NOTE_NO_SUCH_UNIT
		       : summer && heg_unit_at(s, place->value) ? NOTE_NOT_ROUTED
								: NOTE_NO_UNIT_THERE;
	if (summer && !heg_is_routed(u))
		return NOTE_NOT_ROUTED;
	if (!summer && u->area == AREA_NONE)
		return NOTE_NO_SUCH_UNIT;
	if (place && heg_place(u) != place->value && RULE("HEG-BOARD-3"))
		return NOTE_UNIT_ELSEWHERE;
	return NOTE_COUNT;
}

const struct unit_row *heg_check_named(const struct view *v, const struct command *c, struct unit_slots slots,
				       struct notes *notes)
{
	const struct arg *number = command_arg(c, slots.number, 0), *place = command_arg(c, slots.place, 0);
	const struct unit_row *u = heg_unit(v->state, heg_named(v->state, c, slots));
	enum heg_note why = why_not_named(v->state, number, place, u);
	struct facts f = FACTS(.unit = number ? number->value : u ? u->unit : 0);

	if (why == NOTE_COUNT)
		return u;
	f.area = why == NOTE_UNIT_ELSEWHERE ? SAID(heg_place(u)) : place ? SAID(place->value) : 0;
	f.limit = heg_stage(v->state).year;
	heg_note(notes, why, number ? number->at : place ? place->at : c->at, &f);
	return NULL;
}

bool heg_check_control(const struct view *v, const struct command *c, const struct unit_row *u, struct notes *notes)
{
	seat_id seat = heg_controller(v->state, u->unit);
	struct facts f = FACTS(.unit = u->unit, .area = SAID(heg_place(u)), .seat = SAID(seat));

	if (seat == v->seat || (seat != SEAT_NONE && !RULE("HEG-ORDERS-10")) ||
	    (seat == SEAT_NONE && !RULE("HEG-SHARE-3")))
		return true;
	heg_note(notes, seat == SEAT_NONE ? NOTE_DISORDERED : NOTE_NOT_YOURS, c->at, &f);
	return false;
}

int32_t heg_unit_subject(const struct view *v, const struct command *c)
{
	return heg_named(v->state, c, mine);
}

size_t heg_units_of(const struct state *s, seat_id seat, bool routed, int32_t *out, size_t most)
{
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);

		if (heg_is_routed(u) != routed || heg_controller(s, u->unit) != seat)
			continue;
		if (n < most)
			out[n] = u->unit;
		n++;
	}
	return n;
}

const struct command *heg_order_for(const struct view *v, int32_t unit)
{
	for (size_t i = v->nbook; i-- > 0;)
		if (v->book[i]->verb != HOLD_REST && heg_named(v->state, v->book[i], mine) == unit)
			return v->book[i];
	return NULL;
}

static const struct unit_row *own_unit(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct unit_row *u = heg_check_named(v, c, mine, notes);

	return u && heg_check_control(v, c, u, notes) ? u : NULL;
}

/* ---- the orders of Spring ---------------------------------------------------------------------- */

static text_id name_of(const struct view *v, area_id area)
{
	return text_intern(v->state, v->game->map->areas[area].name);
}

static void check_advance(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *to = command_arg(c, MOVE_TO, 0);
	const struct unit_row *u = own_unit(v, c, notes);
	struct facts f;

	if (!u)
		return;
	f = FACTS(.unit = u->unit, .area = SAID(u->area), .text = SAID(name_of(v, to->value)));
	if (to->value == u->area)
		heg_note(notes, NOTE_MOVE_NOWHERE, to->at, &f);
	else if (!heg_next_to(v->state, u->area, to->value) && RULE("HEG-BOARD-2"))
		heg_note(notes, NOTE_NOT_NEXT, to->at, &f);
}

/* The season says which of the two a plain way is. */
void heg_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (heg_stage(v->state).season == SUMMER)
		heg_retreat_check(v, c, notes);
	else
		check_advance(v, c, notes);
}

void heg_hold_check(const struct view *v, const struct command *c, struct notes *notes)
{
	own_unit(v, c, notes);
}

/* HEG-ORDERS-3: into a space next to both, but not the supporter's own. */
static enum heg_note why_no_support(const struct state *s, const struct unit_row *u, const struct unit_row *other,
				    area_id to)
{
	if (u->unit == other->unit)
		return NOTE_SUPPORTS_ITSELF;
	if (!RULE("HEG-ORDERS-3"))
		return NOTE_COUNT;
	if (to == u->area)
		return NOTE_SUPPORT_OWN_SPACE;
	if (!heg_next_to(s, u->area, to))
		return NOTE_SUPPORT_NOT_NEXT;
	return heg_next_to(s, other->area, to) ? NOTE_COUNT : NOTE_SUPPORTED_CANNOT;
}

static void say_no_support(const struct view *v, const struct unit_row *u, area_id near, area_id goal,
			   enum heg_note why, struct span at, struct notes *notes)
{
	struct facts f = FACTS(.unit = u->unit, .area = SAID(near), .text = SAID(name_of(v, goal)));

	heg_note(notes, why, at, &f);
}

void heg_support_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *to = command_arg(c, HELPED_TO, 0);
	const struct unit_row *u = own_unit(v, c, notes), *other = u ? heg_check_named(v, c, helped, notes) : NULL;
	enum heg_note why;

	if (!other)
		return;
	why = why_no_support(v->state, u, other, to->value);
	if (why != NOTE_COUNT)
		say_no_support(v, u, why == NOTE_SUPPORTED_CANNOT ? other->area : u->area, to->value, why, to->at,
			       notes);
}

void heg_support_hold_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *hold = command_arg(c, HELPED_HOLD, 0);
	const struct unit_row *u = own_unit(v, c, notes), *other = u ? heg_check_named(v, c, helped, notes) : NULL;

	if (!other)
		return;
	if (hold && hold->value != HOLD)
		say_no_support(v, u, u->area, other->area, NOTE_HOLD_AND_MOVE, hold->at, notes);
	else if (u->unit == other->unit)
		say_no_support(v, u, u->area, u->area, NOTE_SUPPORTS_ITSELF, c->at, notes);
	else if (!heg_next_to(v->state, u->area, other->area) && RULE("HEG-ORDERS-4"))
		say_no_support(v, u, u->area, other->area, NOTE_HOLD_NOT_NEXT, c->at, notes);
}

void heg_cancel_check(const struct view *v, const struct command *c, struct notes *notes)
{
	own_unit(v, c, notes);
}

/* ---- retreats ---------------------------------------------------------------------------------- */

static bool saw_battle(const struct state *s, area_id area)
{
	return row_find(s, TABLE_BATTLE, &(struct battle_row){ .area = area }) != NULL;
}

static enum heg_note why_no_retreat(const struct state *s, const struct unit_row *u, area_id to)
{
	if (!heg_next_to(s, u->from, to))
		return NOTE_RETREAT_FAR;
	if (heg_unit_at(s, to))
		return NOTE_RETREAT_OCCUPIED;
	if (saw_battle(s, to))
		return NOTE_RETREAT_BATTLE;
	if (to == u->over && option_is(s, "retreat_to_attacker_origin", "false"))
		return NOTE_RETREAT_ORIGIN;
	return NOTE_COUNT;
}

bool heg_may_retreat_to(const struct state *s, const struct unit_row *u, area_id to)
{
	return why_no_retreat(s, u, to) == NOTE_COUNT || !RULE("HEG-RETREAT-2");
}

text_id heg_retreats(const struct state *s, const struct unit_row *u, struct arena *a)
{
	const struct map *m = s->schema->map;
	struct heg_list l = { buf_new(a) };
	size_t n;
	const struct neighbour *next = map_neighbours(m, u->from, &n);

	for (size_t i = 0; i < n; i++)
		if (why_no_retreat(s, u, next[i].area) == NOTE_COUNT)
			heg_list_add(&l, m->areas[next[i].area].name);
	return heg_list_text(&l, s);
}

void heg_retreat_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *to = command_arg(c, MOVE_TO, 0);
	const struct unit_row *u = own_unit(v, c, notes), *there;
	enum heg_note why;
	struct facts f;

	if (!u || heg_may_retreat_to(v->state, u, to->value))
		return;
	why = why_no_retreat(v->state, u, to->value);
	there = heg_unit_at(v->state, to->value);
	f = FACTS(.unit = u->unit, .area = SAID(to->value), .count = there ? there->unit : 0,
		  .text = SAID(heg_retreats(v->state, u, v->scratch)));
	heg_note(notes, why, to->at, &f);
}

int32_t heg_retreating(const struct state *s, const struct command *c)
{
	int32_t unit = heg_named(s, c, mine), one = NO_UNIT;

	if (unit == NO_UNIT && heg_units_of(s, c->seat, true, &one, 1) == 1)
		unit = one;
	return unit;
}

/* Bare "disband" is enough where there is only one. */
static bool needs_no_name(const struct view *v, const struct command *c)
{
	int32_t one;

	return !command_arg(c, UNIT_NUMBER, 0) && !command_arg(c, UNIT_PLACE, 0) &&
	       heg_units_of(v->state, v->seat, true, &one, 1) == 1;
}

void heg_give_up_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (!needs_no_name(v, c) || !RULE("HEG-RETREAT-4"))
		own_unit(v, c, notes);
}
