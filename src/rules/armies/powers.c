/*
 * powers: what each power does. Every one of them makes crossed-out spaces of the contested area count.
 */
#include "rules/armies/powers.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/common/rule.h"

const char *const ar_power_slugs[POWERS + 1] = { AR_POWERS(AR_POWER_SLUG) };
const char *const ar_power_names[POWERS + 1] = { AR_POWERS(AR_POWER_NAME) };

int32_t ar_power_by_slug(struct str slug)
{
	for (int32_t p = POWER_NONE + 1; p < POWERS; p++)
		if (str_eq_c(slug, ar_power_slugs[p]))
			return p;
	return POWER_NONE;
}

static void call_off(struct turn *t, struct fight *f, enum power power)
{
	f->off = true;
	TELL(t, AR_CALLED_OFF, f->is.area, power);
}

/* ARM-POW-3: with path=all everybody who said so flees; otherwise only the user. */
static void path(struct turn *t, struct fight *f, size_t by)
{
	bool all = option_is(t->after, "path", "all");
	const struct state *then = state_copy(t->after, t->arena);

	for (size_t i = 0; i < f->n && !t->over; i++)
		if ((i == by || (all && f->fighter[i].said.flee != 0)) && RULE("ARM-POW-3"))
			ar_flee(t, f, &f->fighter[i], then);
}

/* Supporters with fewer armies than spaces are crossed out stay out of it, untouched. */
static void silence(struct turn *t, struct fight *f, size_t by)
{
	(void)t;
	(void)by;
	for (size_t i = 0; i < f->n; i++) {
		struct fighter *x = &f->fighter[i];

		if (x->said.seat != f->is.attacker && x->said.seat != f->is.defender && x->count < f->is.crossed)
			x->side = SIDE_NEITHER;
	}
}

/* ARM-POW-2: the map's host chooses between more and fewer; the dead do not count. */
static void shield(struct turn *t, struct fight *f, size_t by)
{
	int32_t n = ar_side_count(f, SIDE_ATTACKER);
	bool fewer = option_is(t->after, "shield", "fewer");

	(void)by;
	if (!(fewer ? n < f->is.crossed : n > f->is.crossed) && RULE("ARM-POW-2"))
		call_off(t, f, POWER_SHIELD);
}

/* As many spaces crossed out as the weaker side has armies: nobody wants to die there. */
static void truce(struct turn *t, struct fight *f, size_t by)
{
	int32_t a = ar_side_count(f, SIDE_ATTACKER), d = ar_side_count(f, SIDE_DEFENDER);

	(void)by;
	if (f->is.crossed >= (a < d ? a : d))
		call_off(t, f, POWER_TRUCE);
}

/* ARM-POW-1 */
static void dead(struct turn *t, struct fight *f, size_t by)
{
	struct fighter *x = &f->fighter[by];

	if (x->side == SIDE_NEITHER || !RULE("ARM-POW-1"))
		return;
	x->dead += f->is.crossed;
	TELL(t, AR_DEAD_JOIN, x->said.seat, f->is.crossed, x->side);
}

/* Half of the crossed-out spaces, rounded up: strength that bears no losses. */
static void banner(struct turn *t, struct fight *f, size_t by)
{
	struct fighter *x = &f->fighter[by];

	(void)t;
	if (x->side != SIDE_NEITHER)
		x->extra += (f->is.crossed + 1) / 2;
}

/* The other side's total is less by the crossed-out spaces. */
static void toll(struct turn *t, struct fight *f, size_t by)
{
	int32_t side = f->fighter[by].side;

	(void)t;
	if (side != SIDE_NEITHER)
		f->weaker[side == SIDE_ATTACKER ? SIDE_DEFENDER : SIDE_ATTACKER] += f->is.crossed;
}

/* Equal totals are a victory for its user's side, where a space is crossed out. */
static void mirror(struct turn *t, struct fight *f, size_t by)
{
	(void)t;
	if (f->is.crossed > 0)
		f->tie = f->fighter[by].side;
}

/* The winners lose at most as many as spaces are crossed out. */
static void ash(struct turn *t, struct fight *f, size_t by)
{
	(void)t;
	(void)by;
	f->most = f->is.crossed;
}

/* After the losses the lowest crossed-out space of the area is an army of its user. */
static void rising(struct turn *t, struct fight *f, size_t by)
{
	int32_t number = ar_first_crossed(t->after, f->is.area);
	seat_id seat = f->fighter[by].said.seat;
	struct space_row *row;

	if (number == 0)
		return;
	row = ar_space_edit(t->after, f->is.area, number);
	row->kind = SPACE_ARMY;
	row->owner = seat;
	TELL(t, AR_RISEN, seat, f->is.area, number);
}

const struct power_rule ar_powers[POWERS] = {
	[POWER_PATH] = { .before = path },
	[POWER_SILENCE] = { .before = silence },
	[POWER_SHIELD] = { .before = shield },
	[POWER_TRUCE] = { .before = truce },
	[POWER_DEAD] = { .before = dead, .sided = true },
	[POWER_BANNER] = { .before = banner, .sided = true },
	[POWER_TOLL] = { .before = toll, .sided = true },
	[POWER_MIRROR] = { .before = mirror, .sided = true },
	[POWER_ASH] = { .before = ash },
	[POWER_RISING] = { .after = rising },
};
