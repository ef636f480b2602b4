/*
 * summer: retreats of routed units, all at once, or their end (HEG-SUMMER, HEG-RETREAT).
 */
#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

static void give_up(struct turn *t, const struct unit_row *u, enum why why, const char *rule)
{
	const struct unit_row gone = *u;
	const int64_t args[] = { gone.unit, gone.nation, heg_controller(t->after, gone.unit), gone.from, why };

	event_add(t, EVENT_OWN + HEG_DISBANDED, rule, args, sizeof args / sizeof *args);
	heg_unit_remove(t, gone.unit);
}

/* ---- opening ----------------------------------------------------------------------------------- */

/* HEG-RETREAT-6 and 7: nobody is waited for where there is nothing to say. */
static void disband_lost(struct turn *t)
{
	for (size_t i = row_count(t->after, TABLE_UNIT); i-- > 0;) {
		const struct unit_row *u = ROW(struct unit_row, t->after, TABLE_UNIT, i);

		if (!heg_is_routed(u))
			continue;
		if (heg_controller(t->after, u->unit) == SEAT_NONE && RULE("HEG-RETREAT-6"))
			give_up(t, u, WHY_DISORDERED, "HEG-RETREAT-6");
		else if (heg_retreats(t->after, u, t->arena) == TEXT_NONE && RULE("HEG-RETREAT-7"))
			give_up(t, u, WHY_NOWHERE, "HEG-RETREAT-7");
	}
}

void heg_open_summer(struct turn *t)
{
	when bell = heg_season_begins(t, SUMMER);
	struct set asked = set_new(t->arena, seat_limit(t->after));

	TELL(t, HEG_SEASON, SUMMER, heg_stage(t->after).year, bell);
	disband_lost(t);
	for (size_t i = 0; i < row_count(t->after, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, t->after, TABLE_UNIT, i);
		seat_id seat = heg_controller(t->after, u->unit);

		if (heg_is_routed(u) && seat != SEAT_NONE)
			set_add(&asked, seat);
	}
	call_open(t, KIND_SUMMER, CALL_NONE, -1, bell, &asked);
}

bool heg_summer_answered(const struct view *v, const struct call_row *call, seat_id seat)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);
		bool said = false;

		if (!heg_is_routed(u) || heg_controller(v->state, u->unit) != seat)
			continue;
		for (size_t k = 0; k < v->nbook; k++)
			said |= heg_retreating(v->state, v->book[k]) == u->unit;
		if (!said && RULE("HEG-SUMMER-2"))
			return false;
	}
	return true;
}

/* ---- closing ----------------------------------------------------------------------------------- */

struct retreat {
	int32_t unit;
	area_id to; /* AREA_NONE: it disbands */
	const struct command *order;
};
struct retreats {
	struct arena *arena;
	VEC(struct retreat) list;
};

/* Of each unit the latest order counts. */
static void put(struct retreats *out, const struct retreat *r)
{
	for (size_t i = 0; i < out->list.n; i++)
		if (out->list.at[i].unit == r->unit) {
			out->list.at[i] = *r;
			return;
		}
	VEC_PUSH(&out->list, out->arena, *r);
}

static void take_orders(struct turn *t, call_id call, struct retreats *out)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		size_t n;
		const struct command *const *book = book_of(t, call,
							    ROW(struct seat_row, t->after, TABLE_SEAT, i)->seat, &n);

		for (size_t k = 0; k < n; k++) {
			bool goes = book[k]->verb != DISBAND;
			struct retreat r = { heg_retreating(t->after, book[k]),
					     goes ? command_value(book[k], MOVE_TO, AREA_NONE) : AREA_NONE, book[k] };
			const struct unit_row *u = heg_unit(t->after, r.unit);

			if (u && heg_is_routed(u) && heg_controller(t->after, r.unit) == book[k]->seat &&
			    (!goes || heg_may_retreat_to(t->after, u, r.to)))
				put(out, &r);
		}
	}
}

static int32_t bound_for(const struct retreats *r, area_id to)
{
	int32_t n = 0;

	for (size_t i = 0; to != AREA_NONE && i < r->list.n; i++)
		n += r->list.at[i].to == to;
	return n;
}

/* HEG-RETREAT-3: who meet in a space are all lost. */
static void carry_out(struct turn *t, const struct retreats *all, const struct retreat *r)
{
	struct unit_row *u = heg_unit_edit(t->after, r->unit);

	if (r->to == AREA_NONE) {
		give_up(t, u, WHY_ORDERED, "HEG-RETREAT-4");
	} else if (bound_for(all, r->to) > 1 && RULE("HEG-RETREAT-3")) {
		give_up(t, u, WHY_SAME_SPACE, "HEG-RETREAT-3");
	} else {
		EVENT_FOR(t, r->order, EVENT_OWN + HEG_RETREATED, NULL, u->unit, u->nation,
			  heg_controller(t->after, u->unit), u->from, r->to);
		u->area = r->to;
		u->from = u->over = AREA_NONE;
	}
}

/* HEG-RETREAT-5 */
static void disband_rest(struct turn *t)
{
	for (size_t i = row_count(t->after, TABLE_UNIT); i-- > 0;) {
		const struct unit_row *u = ROW(struct unit_row, t->after, TABLE_UNIT, i);

		if (heg_is_routed(u) && RULE("HEG-RETREAT-5"))
			give_up(t, u, WHY_NO_ANSWER, "HEG-RETREAT-5");
	}
}

void heg_close_summer(struct turn *t, const struct call_row *call)
{
	struct retreats r = { .arena = t->arena };

	take_orders(t, call->call, &r);
	for (size_t i = 0; i < r.list.n; i++)
		carry_out(t, &r, &r.list.at[i]);
	disband_rest(t);
	row_clear(t->after, TABLE_BATTLE);
	heg_season_ends(t);
}
