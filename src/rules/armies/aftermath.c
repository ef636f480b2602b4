/*
 * aftermath: see aftermath.h.
 */
#include "rules/armies/aftermath.h"
#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"
#include "rules/common/asking.h"
#include "rules/common/rule.h"

struct due_row ar_due(const struct state *s, seat_id seat)
{
	const struct due_row *row = row_find(s, TABLE_DUE, &(struct due_row){ .seat = seat });

	return row ? *row : (struct due_row){ .seat = seat };
}

bool ar_is_for_free(const struct map *m, const struct battle_row *b, area_id area)
{
	return ar_is_near(m, b->area, area) || ar_is_near(m, b->from, area);
}

/* ---- where by default -------------------------------------------------------------------------- */

/* The contested area, the origin, then the others in map order; AREA_NONE: no room. */
static area_id room_for_free(const struct turn *t, const struct battle_row *b)
{
	const struct map *m = t->game->map;

	if (ar_free(t->after, b->area) > 0)
		return b->area;
	if (ar_free(t->after, b->from) > 0)
		return b->from;
	for (area_id a = 0; a < m->nareas; a++)
		if (ar_free(t->after, a) > 0 && ar_is_for_free(m, b, a))
			return a;
	return AREA_NONE;
}

static area_id first_room(const struct turn *t)
{
	for (area_id a = 0; a < t->game->map->nareas; a++)
		if (ar_free(t->after, a) > 0)
			return a;
	return AREA_NONE;
}

/* ---- one army ---------------------------------------------------------------------------------- */

static call_id aftermath_call(const struct state *s, seat_id seat)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->kind == KIND_AFTERMATH && row_find(s, TABLE_ASKED, &(struct asked_row){ c->call, seat, 0 }))
			return c->call;
	}
	return CALL_NONE;
}

static void settle_due(struct turn *t, const struct due_row *due)
{
	call_id call = aftermath_call(t->after, due->seat);

	if (due->free + due->back > 0) {
		row_put(t->after, TABLE_DUE, due);
		return;
	}
	row_remove(t->after, TABLE_DUE, &(struct due_row){ .seat = due->seat });
	if (call != CALL_NONE)
		call_answered(t, call, due->seat);
}

/* ARM-BACK-1: the free army was all that was left to him. */
static void come_back(struct turn *t, struct due_row *due)
{
	if (due->back > 0 || ar_armies(t->after, AREA_NONE, due->seat) > 0 || !RULE("ARM-BACK-1"))
		return;
	due->back = COMEBACK_ARMIES;
	TELL(t, AR_WIPED_OUT, due->seat, due->back);
}

/* ARM-WIN-1: first come, first served; where no space is left the army is lost. */
static void drop_hopeless(struct turn *t, const struct battle_row *b)
{
	for (size_t i = row_count(t->after, TABLE_DUE); i-- > 0;) {
		struct due_row due = *ROW(struct due_row, t->after, TABLE_DUE, i);

		if (due.free == 0 || room_for_free(t, b) != AREA_NONE)
			continue;
		TELL(t, AR_FREE_LOST, due.seat, due.free);
		due.free = 0;
		come_back(t, &due);
		settle_due(t, &due);
	}
}

void ar_place_one_due(struct turn *t, seat_id seat, area_id area, int32_t number)
{
	struct due_row due = ar_due(t->after, seat);
	struct battle_row b;

	if (due.free > 0)
		due.free--;
	else
		due.back--;
	ar_draw(t, seat, area, number);
	if (t->over)
		return;
	settle_due(t, &due);
	if (ar_battle(t->after, &b))
		drop_hopeless(t, &b);
}

/* ---- riders ------------------------------------------------------------------------------------ */

static bool follow_rider(struct turn *t, const struct battle_row *b, seat_id seat)
{
	const struct answer_row *said = row_find(t->after, TABLE_ANSWER, &(struct answer_row){ .seat = seat });
	area_id area = said ? said->area : AREA_NONE;
	const struct space_row *row;
	int32_t number;

	if (area == AREA_NONE)
		return false;
	number = said->space > 0 ? said->space : ar_first_free(t->after, area);
	row = ar_space(t->after, area, number);
	if (!row || row->kind != SPACE_FREE || !ar_is_for_free(t->game->map, b, area)) {
		TELL(t, AR_RIDER_AGAIN, seat, area);
		return false;
	}
	TELL(t, AR_PLACED, seat, area, number);
	ar_place_one_due(t, seat, area, number);
	return true;
}

/* Clockwise from the attacker. */
static void follow_riders(struct turn *t, const struct battle_row *b)
{
	seat_id seat = b->attacker;

	for (size_t k = row_count(t->after, TABLE_SEAT); k > 0 && !t->over; k--) {
		if (ar_due(t->after, seat).free > 0)
			follow_rider(t, b, seat);
		seat = ar_next_seat(t->after, seat);
	}
}

/* ---- the whole ---------------------------------------------------------------------------------- */

static bool only_active_is_due(const struct state *s)
{
	return row_count(s, TABLE_DUE) == 1 && ROW(struct due_row, s, TABLE_DUE, 0)->seat == ar_stage(s).active;
}

static void ask_all(struct turn *t)
{
	struct set asked = set_new(t->arena, seat_limit(t->after));

	when bell = asking_bell(t, KIND_AFTERMATH, "aftermath_deadline");

	for (size_t i = 0; i < row_count(t->after, TABLE_DUE); i++) {
		const struct due_row *due = ROW(struct due_row, t->after, TABLE_DUE, i);

		set_add(&asked, due->seat);
		TELL(t, AR_DUE, due->seat, due->free + due->back, bell);
	}
	call_open(t, KIND_AFTERMATH, ar_turn_call(t->after), -1, bell, &asked);
}

void ar_aftermath(struct turn *t)
{
	struct battle_row b;

	if (!ar_battle(t->after, &b))
		return;
	follow_riders(t, &b);
	if (t->over)
		return;
	drop_hopeless(t, &b);
	ar_stage_edit(t->after)->step = STEP_AFTERMATH;
	if (row_count(t->after, TABLE_DUE) == 0)
		ar_debrief_begins(t);
	else if (!only_active_is_due(t->after))
		ask_all(t);
}

/* ARM-STAGE-4 */
static void place_by_default(struct turn *t, const struct battle_row *b, seat_id seat)
{
	struct due_row due = ar_due(t->after, seat);

	for (int32_t n = due.free + due.back; n > 0 && !t->over; n--) {
		area_id area = ar_due(t->after, seat).free > 0 ? room_for_free(t, b) : first_room(t);

		if (area == AREA_NONE || !RULE("ARM-STAGE-4"))
			break;
		TELL(t, AR_PLACED_LATE, seat, area, ar_first_free(t->after, area));
		ar_place_one_due(t, seat, area, 0);
	}
}

/* Clockwise from the attacker. */
void ar_place_due(struct turn *t)
{
	struct battle_row b;
	seat_id seat;

	if (!ar_battle(t->after, &b))
		return;
	seat = b.attacker;
	for (size_t k = row_count(t->after, TABLE_SEAT); k > 0 && !t->over; k--) {
		place_by_default(t, &b, seat);
		seat = ar_next_seat(t->after, seat);
	}
}

void ar_aftermath_close(struct turn *t, const struct call_row *call)
{
	(void)call;
	ar_place_due(t);
	if (t->over)
		return;
	row_clear(t->after, TABLE_DUE);
	ar_debrief_begins(t);
	ar_tell_goes_on(t);
}

void ar_aftermath_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct due_row due = ar_due(v->state, seat);
	struct battle_row b = { .area = AREA_NONE, .from = AREA_NONE };
	struct facts f;

	(void)call;
	ar_battle(v->state, &b);
	f = FACTS(.area = SAID(b.area), .other = SAID(b.from), .count = due.free + due.back);
	if (due.free > 0)
		ar_note(n, NOTE_OUTLOOK_FREE, NOWHERE, &f);
	else if (due.back > 0)
		ar_note(n, NOTE_OUTLOOK_BACK, NOWHERE, &f);
}
