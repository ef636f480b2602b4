/*
 * spring: who is asked, the orders of the book as pieces, and what became of them as rows and events.
 */
#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/resolve.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

/* ---- opening, and who has submitted ------------------------------------------------------------ */

static struct set controllers(const struct turn *t)
{
	struct set out = set_new(t->arena, seat_limit(t->after));

	for (size_t i = 0; i < row_count(t->after, TABLE_UNIT); i++) {
		seat_id seat = heg_controller(t->after, ROW(struct unit_row, t->after, TABLE_UNIT, i)->unit);

		if (seat != SEAT_NONE)
			set_add(&out, seat);
	}
	return out;
}

void heg_open_spring(struct turn *t)
{
	when bell = heg_season_begins(t, SPRING);
	struct set asked = controllers(t);

	row_clear(t->after, TABLE_BATTLE);
	TELL(t, HEG_SEASON, SPRING, heg_stage(t->after).year, bell);
	call_open(t, KIND_SPRING, CALL_NONE, -1, bell, &asked);
}

static bool says_the_rest_hold(const struct view *v)
{
	for (size_t i = 0; i < v->nbook; i++)
		if (v->book[i]->verb == HOLD_REST)
			return true;
	return false;
}

/* HEG-SPRING-4: every unit the seat controls has an order. */
bool heg_spring_answered(const struct view *v, const struct call_row *call, seat_id seat)
{
	(void)call;
	if (says_the_rest_hold(v))
		return true;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		int32_t unit = ROW(struct unit_row, v->state, TABLE_UNIT, i)->unit;

		if (heg_controller(v->state, unit) == seat && !heg_order_for(v, unit) && RULE("HEG-SPRING-4"))
			return false;
	}
	return true;
}

/* ---- the book as pieces ------------------------------------------------------------------------ */

struct campaign {
	struct turn *t;
	struct piece *piece; /* by index of the unit's row before */
	const struct command **order;
	struct unit_row *unit;
	int32_t n;
	bool *battled;
};

static int32_t index_of(const struct campaign *k, int32_t unit)
{
	int32_t low = 0, high = k->n;

	while (low < high) {
		int32_t mid = low + (high - low) / 2;

		if (k->unit[mid].unit < unit)
			low = mid + 1;
		else
			high = mid;
	}
	return low < k->n && k->unit[low].unit == unit ? low : -1;
}

static const struct unit_slots helped = { HELPED_NUMBER, HELPED_PLACE };

static void order_move(struct campaign *k, struct piece *p, const struct command *c)
{
	(void)k;
	p->order = ORDER_MOVE;
	p->to = command_value(c, MOVE_TO, 0);
}

static void order_hold(struct campaign *k, struct piece *p, const struct command *c)
{
	(void)k, (void)c;
	p->order = ORDER_HOLD;
}

static void order_support(struct campaign *k, struct piece *p, const struct command *c)
{
	p->order = ORDER_SUPPORT_MOVE;
	p->from = heg_unit(k->t->after, heg_named(k->t->after, c, helped))->area;
	p->to = command_value(c, HELPED_TO, 0);
}

static void order_support_hold(struct campaign *k, struct piece *p, const struct command *c)
{
	p->order = ORDER_SUPPORT_HOLD;
	p->from = p->to = heg_unit(k->t->after, heg_named(k->t->after, c, helped))->area;
}

static const struct {
	void (*check)(const struct view *, const struct command *, struct notes *);
	void (*take)(struct campaign *, struct piece *, const struct command *);
} deeds[DEEDS] = {
	[MOVE] = { heg_move_check, order_move },
	[HOLD] = { heg_hold_check, order_hold },
	[SUPPORT] = { heg_support_check, order_support },
	[SUPPORT_HOLD] = { heg_support_hold_check, order_support_hold },
};

/* The host may have changed the board since the order was taken. */
static bool still_stands(const struct campaign *k, const struct command *c)
{
	struct notes notes = { .arena = k->t->arena };
	struct view v = { .game = k->t->game,
			  .state = k->t->after,
			  .scratch = k->t->arena,
			  .now = k->t->now,
			  .seat = c->seat,
			  .player = c->player,
			  .call = c->call };

	deeds[c->verb].check(&v, c, &notes);
	return notes.list.n == 0;
}

static void take_order(struct campaign *k, const struct command *c)
{
	static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };
	int32_t i;

	if (!deeds[c->verb].take)
		return;
	if (!still_stands(k, c)) {
		EVENT_FOR(k->t, c, EVENT_OWN + HEG_FIZZLED, NULL, c->seat);
		return;
	}
	i = index_of(k, heg_named(k->t->after, c, mine));
	if (i < 0)
		return;
	deeds[c->verb].take(k, &k->piece[i], c);
	k->order[i] = c;
}

/* Units that stand in one space, which only a host can bring about, do not fight it out: they go. */
static bool stands_alone(const struct campaign *k, const struct unit_row *u)
{
	for (int32_t i = 0; i < k->n; i++)
		if (k->unit[i].area == u->area)
			return false;
	return u->area != AREA_NONE;
}

static struct campaign campaign_of(struct turn *t)
{
	size_t n = row_count(t->after, TABLE_UNIT);
	struct campaign k = { .t = t };

	k.piece = ARENA_ARRAY(t->arena, struct piece, n);
	k.order = ARENA_ARRAY(t->arena, const struct command *, n);
	k.unit = ARENA_ARRAY(t->arena, struct unit_row, n);
	k.battled = ARENA_ARRAY(t->arena, bool, (size_t)t->game->map->nareas);
	for (size_t i = 0; i < n; i++) {
		const struct unit_row *u = ROW(struct unit_row, t->after, TABLE_UNIT, i);

		if (!stands_alone(&k, u))
			continue;
		k.unit[k.n] = *u;
		k.piece[k.n++] = (struct piece){ .at = u->area, .nation = u->nation, .order = ORDER_HOLD };
	}
	return k;
}

static void take_book(struct campaign *k, call_id call)
{
	for (size_t i = 0; i < row_count(k->t->after, TABLE_SEAT); i++) {
		size_t n;
		const struct command *const *book = book_of(k->t, call,
							    ROW(struct seat_row, k->t->after, TABLE_SEAT, i)->seat, &n);

		for (size_t j = 0; j < n; j++)
			take_order(k, book[j]);
	}
}

static struct resolve_rules rules_of(const struct state *s)
{
	return (struct resolve_rules){
		.head_to_head = option_is(s, "head_to_head", "battle"),
		.rout_own = option_is(s, "rout_own", "true") && RULE("HEG-ATTACK-8"),
		.support_stationary = option_is(s, "hold_support_any_stationary", "true"),
		.failed_keeps_order = option_is(s, "failed_mover_strength", "order"),
	};
}

/* ---- what is told ------------------------------------------------------------------------------ */

static void tell_support(struct campaign *k, int32_t i, seat_id seat)
{
	const struct piece *p = &k->piece[i];
	const struct unit_row *u = &k->unit[i];
	area_id to = p->order == ORDER_SUPPORT_MOVE ? p->to : AREA_NONE;

	if (p->help == HELP_CUT)
		EVENT_FOR(k->t, k->order[i], EVENT_OWN + HEG_CUT, NULL, u->unit, u->nation, seat, p->at, p->from, to,
			  p->strength, k->unit[p->cut_by].unit, k->piece[p->cut_by].at);
	else
		EVENT_FOR(k->t, k->order[i], EVENT_OWN + (p->help == HELP_GIVEN ? HEG_SUPPORTED : HEG_VOID), NULL,
			  u->unit, u->nation, seat, p->at, p->from, to, p->strength);
}

/* HEG-REP-1: each unit with its order and what came of it. */
static void tell_unit(struct campaign *k, int32_t i)
{
	const struct piece *p = &k->piece[i];
	const struct unit_row *u = &k->unit[i];
	seat_id seat = heg_controller(k->t->after, u->unit);

	if (p->order == ORDER_MOVE)
		EVENT_FOR(k->t, k->order[i], EVENT_OWN + (p->moves ? HEG_MOVED : HEG_FAILED), NULL, u->unit, u->nation,
			  seat, p->at, p->to, p->strength);
	else if (p->order == ORDER_HOLD)
		EVENT_FOR(k->t, k->order[i], EVENT_OWN + HEG_HELD, NULL, u->unit, u->nation, seat, p->at, p->strength);
	else
		tell_support(k, i, seat);
}

/* Of all who moved there, helped those who did, or stood there. */
static void because_of_orders_at(struct campaign *k, area_id a)
{
	for (int32_t i = 0; i < k->n; i++)
		if (k->piece[i].at == a || (k->piece[i].to == a && k->piece[i].order != ORDER_HOLD))
			event_because(k->t, k->order[i]);
}

static void tell_rout(struct campaign *k, int32_t i)
{
	int32_t by = k->piece[i].routed_by, coins = option_int(k->t->after, "rout_coins");
	seat_id victor = heg_controller(k->t->after, k->unit[by].unit);
	const struct unit_row *u = &k->unit[i];

	TELL(k->t, HEG_ROUTED, u->unit, u->nation, heg_controller(k->t->after, u->unit), k->piece[i].at,
	     k->unit[by].unit, k->piece[by].at);
	because_of_orders_at(k, k->piece[i].at);
	if (victor == SEAT_NONE || !RULE("HEG-COIN-4"))
		return;
	heg_pay(k->t, victor, coins, CAUSE_ROUT, u->unit, k->piece[i].at);
	TELL(k->t, HEG_EARNED, victor, coins, u->unit, k->piece[i].at);
}

static void tell_retreats(struct campaign *k)
{
	for (int32_t i = 0; i < k->n; i++) {
		const struct unit_row *u = heg_unit(k->t->after, k->unit[i].unit);

		if (heg_is_routed(u))
			TELL(k->t, HEG_MAY_RETREAT, u->unit, u->nation, heg_controller(k->t->after, u->unit), u->from,
			     heg_retreats(k->t->after, u, k->t->arena));
	}
}

/* ---- carrying out ------------------------------------------------------------------------------ */

/* All at once: routed units leave the board into the row of who must retreat. */
static void move_units(struct campaign *k)
{
	for (int32_t i = 0; i < k->n; i++) {
		struct unit_row *u = heg_unit_edit(k->t->after, k->unit[i].unit);
		const struct piece *p = &k->piece[i];

		if (p->moves)
			u->area = p->to;
		if (p->routed_by < 0)
			continue;
		u->from = p->at;
		u->over = k->piece[p->routed_by].at;
		u->area = AREA_NONE;
	}
}

static void note_battles(struct campaign *k)
{
	for (area_id a = 0; a < k->t->game->map->nareas; a++)
		if (k->battled[a]) {
			row_put(k->t->after, TABLE_BATTLE, &(struct battle_row){ a });
			TELL(k->t, HEG_BATTLE, a);
			because_of_orders_at(k, a);
		}
}

void heg_close_spring(struct turn *t, const struct call_row *call)
{
	struct campaign k = campaign_of(t);
	struct resolve_rules rules = rules_of(t->after);

	take_book(&k, call->call);
	resolve(&rules, k.piece, k.n, t->game->map->nareas, k.battled, t->arena);
	for (int32_t i = 0; i < k.n; i++)
		tell_unit(&k, i);
	move_units(&k);
	for (int32_t i = 0; i < k.n; i++)
		if (k.piece[i].routed_by >= 0)
			tell_rout(&k, i);
	note_battles(&k);
	tell_retreats(&k);
	heg_season_ends(t);
}
