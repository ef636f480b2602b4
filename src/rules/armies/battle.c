/*
 * battle: see battle.h. The order is the rulebook's: powers, totals, the losers, the winners' shares,
 * what they cannot pay, free armies, comebacks.
 */
#include "rules/armies/battle.h"
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/powers.h"
#include "rules/common/rule.h"

bool ar_battle(const struct state *s, struct battle_row *out)
{
	const struct battle_row *row = row_find(s, TABLE_BATTLE, &(struct battle_row){ .attacker = 0 });

	if (row)
		*out = *row;
	return row != NULL;
}

/* ---- who fights -------------------------------------------------------------------------------- */

static void add_fighter(struct fight *f, const struct state *s, seat_id seat)
{
	const struct answer_row *said = row_find(s, TABLE_ANSWER, &(struct answer_row){ .seat = seat });
	struct fighter *x = &f->fighter[f->n];

	if (!said)
		return;
	*x = (struct fighter){ .said = *said, .side = said->side, .at = f->is.area };
	if (seat == f->is.attacker && RULE("ARM-BAT-3"))
		x->at = f->is.from;
	x->before = ar_armies(s, AREA_NONE, seat);
	f->n++;
}

/* Clockwise from the attacker. */
static void gather(struct turn *t, struct fight *f)
{
	size_t n = row_count(t->after, TABLE_SEAT);
	seat_id seat = f->is.attacker;

	f->fighter = ARENA_ARRAY(t->arena, struct fighter, n + 1);
	for (size_t k = 0; k < n; k++) {
		add_fighter(f, t->after, seat);
		seat = ar_next_seat(t->after, seat);
		if (seat == f->is.attacker)
			break;
	}
}

static void count_all(const struct state *s, struct fight *f)
{
	for (size_t i = 0; i < f->n; i++)
		f->fighter[i].count = ar_armies(s, f->fighter[i].at, f->fighter[i].said.seat);
}

int32_t ar_side_count(const struct fight *f, int32_t side)
{
	int32_t n = 0;

	for (size_t i = 0; i < f->n; i++)
		n += f->fighter[i].side == side ? f->fighter[i].count : 0;
	return n;
}

/* ---- powers ------------------------------------------------------------------------------------ */

static int32_t power_of(const struct state *s, const struct fighter *x, bool of_relic)
{
	const struct relic_row *row = row_find(s, TABLE_RELIC, &(struct relic_row){ .relic = x->said.relic });

	if (of_relic)
		return row ? row->power : POWER_NONE;
	return x->said.power;
}

static void use_one(struct turn *t, struct fight *f, size_t i, int32_t power, bool after)
{
	const struct power_rule *rule = &ar_powers[power];

	if (t->over || f->off)
		return;
	if (!after && rule->before) {
		rule->before(t, f, i);
		count_all(t->after, f);
	} else if (after && rule->after) {
		rule->after(t, f, i);
	}
}

/* ARM-POW-4: in the order of the table, clockwise where several use the same. */
static void use_powers(struct turn *t, struct fight *f, bool after)
{
	for (int32_t power = POWER_NONE + 1; power < POWERS; power++)
		for (size_t i = 0; i < f->n; i++) {
			if (power_of(t->after, &f->fighter[i], false) == power)
				use_one(t, f, i, power, after);
			if (power_of(t->after, &f->fighter[i], true) == power)
				use_one(t, f, i, power, after);
		}
}

/* ARM-POW-4: also when it came to nothing. An artefact is no longer held then. */
static void spend(struct turn *t, const struct answer_row *said, area_id area)
{
	struct power_row *power = row_edit(t->after, TABLE_POWER, &(struct power_row){ .area = area });
	struct relic_row *relic = row_edit(t->after, TABLE_RELIC, &(struct relic_row){ .relic = said->relic });

	if (said->power != POWER_NONE && power) {
		power->used = RULE("ARM-POW-4");
		TELL(t, AR_USED, said->seat, said->power, area, TEXT_NONE);
	}
	if (relic) {
		TELL(t, AR_USED, said->seat, NAMED_IF(relic->power), area, relic->name);
		relic->state = RELIC_USED;
		relic->holder = SEAT_NONE;
		ar_relic_laid_down(t->after, relic->relic);
	}
}

static bool is_beside_crossed(const struct state *s, const struct space_row *row)
{
	struct span_of range = ar_spaces(s, row->area);

	for (size_t k = range.first; k < range.first + range.n; k++) {
		const struct space_row *other = ROW(struct space_row, s, TABLE_SPACE, k);

		if (other->kind == SPACE_CROSSED && ar_touch(s->schema->map, row->area, row->number, other->number))
			return true;
	}
	return false;
}

/* A free space beside a crossed-out one; 0: none. */
static int32_t refuge(const struct state *s, area_id area)
{
	struct span_of range = ar_spaces(s, area);

	for (size_t i = range.first; i < range.first + range.n; i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		if (row->kind == SPACE_FREE && is_beside_crossed(s, row))
			return row->number;
	}
	return 0;
}

/* Where to: as he said, else the first neighbour in map order that has room. */
static int32_t find_refuge(const struct turn *t, const struct fight *f, const struct fighter *x, area_id *to)
{
	size_t n;
	const struct neighbour *next = map_neighbours(t->game->map, f->is.area, &n);
	int32_t number = 0;

	if (x->said.flee_to != AREA_NONE) {
		*to = x->said.flee_to;
		return refuge(t->after, *to);
	}
	for (size_t i = 0; i < n && number == 0; i++) {
		*to = next[i].area;
		number = refuge(t->after, *to);
	}
	return number;
}

/* No artefact is lost by it. */
static void flee_one(struct turn *t, const struct fighter *x, const struct space_row *from, area_id to, int32_t number)
{
	struct space_row old = *from;

	TELL(t, AR_FLED, x->said.seat, old.area, old.number, to, number);
	ar_cross(t->after, old.area, old.number);
	ar_draw(t, x->said.seat, to, number);
	ar_space_edit(t->after, to, number)->relic = old.relic;
}

/* Of all that stand there, be they beside a crossed-out space or not, so many stay as he said. */
static int32_t most_to_flee(const struct fighter *x, int32_t there)
{
	return x->said.flee > 0 ? x->said.flee : there + 1 + x->said.flee;
}

/* As many as there is room for. */
void ar_flee(struct turn *t, const struct fight *f, const struct fighter *x, const struct state *then)
{
	struct span_of range = ar_spaces(then, f->is.area);
	int32_t most = most_to_flee(x, ar_armies(then, f->is.area, x->said.seat)), number;
	area_id to;

	for (size_t i = range.first; i < range.first + range.n && most > 0 && !t->over; i++) {
		const struct space_row *row = ROW(struct space_row, then, TABLE_SPACE, i);

		if (row->kind != SPACE_ARMY || row->owner != x->said.seat || !is_beside_crossed(then, row))
			continue;
		number = find_refuge(t, f, x, &to);
		if (number == 0)
			return;
		flee_one(t, x, ar_space(t->after, row->area, row->number), to, number);
		most--;
	}
}

/* ---- losses ------------------------------------------------------------------------------------ */

/* Where it is the answers that are opened, and not the attack itself, that settle it. */
static void because_of_answer(struct turn *t, seat_id seat)
{
	size_t n;
	const struct command *const *book = book_of(t, t->call, seat, &n);

	for (size_t i = 0; i < n; i++)
		event_because(t, book[i]);
}

static void add_totals(struct turn *t, struct fight *f)
{
	for (int32_t side = SIDE_ATTACKER; side < SIDES; side++) {
		f->total[side] = -f->weaker[side];
		for (size_t i = 0; i < f->n; i++) {
			const struct fighter *x = &f->fighter[i];

			f->total[side] += x->side == side ? x->count + x->dead + x->extra : 0;
		}
		if (f->total[side] < 0)
			f->total[side] = 0;
	}
	TELL(t, AR_TOTALS, f->is.area, f->is.attacker, f->total[SIDE_ATTACKER], f->is.defender,
	     f->total[SIDE_DEFENDER]);
	for (size_t i = 0; i < f->n; i++)
		because_of_answer(t, f->fighter[i].said.seat);
}

/* ARM-LOSS-1: all of that side's players. */
static void wipe_out(struct turn *t, struct fight *f, int32_t loser)
{
	for (size_t i = 0; i < f->n; i++) {
		struct fighter *x = &f->fighter[i];

		if (x->side != loser || x->count == 0 || !RULE("ARM-LOSS-1"))
			continue;
		TELL(t, AR_WIPED, x->said.seat, x->at, x->count);
		ar_lose(t, x->said.seat, x->at, x->count);
	}
}

/* ARM-POW-1: the dead bear the first losses, at no cost. Returns what he could not take. */
static int32_t pay(struct turn *t, struct fighter *x, int32_t share)
{
	int32_t dead = x->dead < share ? x->dead : share, due = share - dead, paid;

	paid = ar_lose(t, x->said.seat, x->at, due);
	TELL(t, AR_PAID, x->said.seat, x->at, paid, due - paid, dead);
	return due - paid;
}

/* ARM-LOSS-3: the owner as he is after the losers are gone, before anybody pays. */
static void owner_pays(struct turn *t, const struct fight *f, seat_id owner, int32_t n)
{
	if (owner == SEAT_NONE || n <= 0 || !RULE("ARM-LOSS-3"))
		return;
	n = ar_lose(t, owner, f->is.area, n);
	TELL(t, AR_OWNER_PAID, owner, f->is.area, n);
}

static bool is_winner(const struct fighter *x, int32_t side)
{
	return x->side == side && x->count > 0;
}

/* ARM-LOSS-2 */
static void share_out(struct turn *t, struct fight *f, int32_t winner, int32_t difference)
{
	seat_id owner = ar_owner(t->after, f->is.area);
	int32_t n = 0, share, rest, left = 0;

	if (f->most >= 0 && difference > f->most)
		difference = f->most;
	for (size_t i = 0; i < f->n; i++)
		n += is_winner(&f->fighter[i], winner);
	if (n == 0)
		return;
	share = RULE("ARM-LOSS-2") ? difference / n : 0;
	rest = difference - share * n;
	TELL(t, AR_SHARE, f->is.area, difference, n, share, rest);
	for (size_t i = 0; i < f->n; i++)
		if (is_winner(&f->fighter[i], winner))
			left += pay(t, &f->fighter[i], share);
	if (option_is(t->after, "loss_remainder", "owner"))
		left += rest;
	owner_pays(t, f, owner, left);
}

/* The winning side; SIDE_NEITHER where nobody has won. */
static int32_t winner_of(struct turn *t, const struct fight *f)
{
	if (f->total[SIDE_ATTACKER] > f->total[SIDE_DEFENDER])
		return SIDE_ATTACKER;
	if (f->total[SIDE_ATTACKER] < f->total[SIDE_DEFENDER])
		return SIDE_DEFENDER;
	if (f->tie == SIDE_NEITHER && RULE("ARM-LOSS-4")) {
		TELL(t, AR_TIED, f->is.area);
		return SIDE_NEITHER;
	}
	return f->tie == SIDE_NEITHER ? SIDE_ATTACKER : f->tie;
}

static int32_t fight_out(struct turn *t, struct fight *f)
{
	int32_t winner, loser;

	if (ar_side_count(f, SIDE_ATTACKER) == 0 || ar_side_count(f, SIDE_DEFENDER) == 0) {
		TELL(t, AR_CALLED_OFF, f->is.area, -1);
		f->off = true;
		return SIDE_NEITHER;
	}
	add_totals(t, f);
	winner = winner_of(t, f);
	if (winner == SIDE_NEITHER)
		return winner;
	loser = winner == SIDE_ATTACKER ? SIDE_DEFENDER : SIDE_ATTACKER;
	wipe_out(t, f, loser);
	share_out(t, f, winner, f->total[winner] - f->total[loser]);
	return winner;
}

/* ---- the whole battle -------------------------------------------------------------------------- */

static void reward(struct turn *t, const struct fight *f, int32_t winner)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct fighter *x = &f->fighter[i];

		if (winner == SIDE_NEITHER || !is_winner(x, winner) || !RULE("ARM-WIN-1"))
			continue;
		row_put(t->after, TABLE_DUE, &(struct due_row){ .seat = x->said.seat, .free = 1 });
		TELL(t, AR_WON, x->said.seat, winner);
	}
}

/* ARM-BACK-1 */
static void bring_back(struct turn *t, const struct fight *f)
{
	size_t n = row_count(t->after, TABLE_SEAT);
	seat_id seat = f->is.attacker;

	for (size_t k = 0; k < n; k++, seat = ar_next_seat(t->after, seat)) {
		if (ar_armies(t->before, AREA_NONE, seat) == 0 || ar_armies(t->after, AREA_NONE, seat) > 0 ||
		    row_find(t->after, TABLE_DUE, &(struct due_row){ .seat = seat }) || !RULE("ARM-BACK-1"))
			continue;
		row_put(t->after, TABLE_DUE, &(struct due_row){ .seat = seat, .back = COMEBACK_ARMIES });
		TELL(t, AR_WIPED_OUT, seat, COMEBACK_ARMIES);
	}
}

void ar_resolve(struct turn *t)
{
	struct fight f = { .most = -1 };
	int32_t winner = SIDE_NEITHER;

	if (!ar_battle(t->after, &f.is))
		return;
	gather(t, &f);
	for (size_t i = 0; i < f.n; i++)
		spend(t, &f.fighter[i].said, f.is.area);
	count_all(t->after, &f);
	use_powers(t, &f, false);
	if (!f.off && !t->over)
		winner = fight_out(t, &f);
	if (!t->over)
		use_powers(t, &f, true);
	if (t->over)
		return;
	reward(t, &f, winner);
	bring_back(t, &f);
	ar_aftermath(t);
}
