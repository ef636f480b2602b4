/*
 * generation: the Generation Phase (section 4): how many units spawn, and where.
 */
#include "base/bug.h"
#include "rules/global_domination/phases.h"

/* One player's levy while it is being placed. */
struct levy {
	struct campaign *c;
	struct crown *p;
	int64_t n;      /* still to be placed */
	bool headed;    /* owns a Headquarter */
	area_id home;   /* 2.1 */
	area_id place;  /* 4.2.1: the one place named by a player without Headquarter */
	size_t nspawns; /* spawn lines that name an amount */
	bool declined;
	bool extra; /* two more were bought (4.3) */
};

area_id crown_homeland(const struct campaign *c, const struct crown *p)
{
	area_id best = AREA_NONE, land = AREA_NONE;

	for (size_t i = 0; i < p->nowned; i++) {
		area_id a = c->owned[p->owned + i];
		const struct ground *g = &c->ground[a];

		if (land == AREA_NONE && (g->is_land || !RULE("2.1.4")))
			land = a; /* 2.1.3: the lowest ID */
		if (!g->headquarter)
			continue;
		if (best == AREA_NONE || (g->since < c->ground[best].since && RULE("2.1.1")) ||
		    (g->since == c->ground[best].since && !RULE("2.1.2")))
			best = a; /* 2.1.1: longest held; 2.1.2: of those the lowest ID */
	}
	return best != AREA_NONE && RULE("2.1") ? best : RULE("2.1.3") ? land : AREA_NONE;
}

int64_t levy_of(int64_t lands)
{
	const int64_t quarter = (lands + 3) / 4;

	return quarter < 3 || !RULE("4.1") ? 3 : quarter;
}

int64_t crown_levy(const struct crown *p)
{
	return levy_of((int64_t)p->nowned);
}

bool crown_has_headquarter(const struct campaign *c, const struct crown *p)
{
	for (size_t i = 0; i < p->nowned; i++)
		if (c->ground[c->owned[p->owned + i]].headquarter)
			return true;
	return false;
}

static bool owns(const struct levy *l, area_id a)
{
	return l->c->ground[a].owner == l->p->seat;
}

/* Where units go that no line places. */
static area_id default_place(const struct levy *l)
{
	return l->place != AREA_NONE ? l->place : l->home;
}

/* What finds no room is lost, not moved (2.6). Returns how many stand now. */
static int64_t put(struct levy *l, const struct command *cause, area_id a, int64_t n, const char *rule)
{
	struct ground *g = &l->c->ground[a];
	int64_t room = ground_room(g), k = n < room ? n : room;

	g->units.of[0] += k;
	if (k > 0)
		TELL(l->c, cause, GD_SPAWNED, rule, l->p->seat, a, k);
	return k;
}

static bool is_nothing(const struct command *cmd)
{
	const struct arg *count = command_arg(cmd, SPAWN_COUNT, 0);

	return count->how == HOW_EXACT && count->value == 0;
}

/* 4.2.1: the first owned territory named is the place of a player without Headquarter. */
static void find_place(struct levy *l)
{
	for (size_t i = 0; i < l->p->norders && l->place == AREA_NONE; i++) {
		const struct command *cmd = l->p->orders[i].command;
		area_id a = cmd->verb == SPAWN ? command_value(cmd, SPAWN_AREA, AREA_NONE) : AREA_NONE;

		if (a != AREA_NONE && owns(l, a) && !is_nothing(cmd))
			l->place = a;
	}
}

/* ---- 4.3: two more for 10 ---------------------------------------------------------------------- */

static bool extra_fits(const struct levy *l)
{
	area_id a = default_place(l);

	if (l->headed)
		return true;
	return a != AREA_NONE && ground_room(&l->c->ground[a]) > l->n;
}

static bool extra_order(struct levy *l, const struct ordered *o, bool again)
{
	const struct command *cmd = o->command;
	bool plain = cmd->verb == EXTRA_SPAWN;

	if (!plain && (command_value(cmd, EXTRA_COUNT, EXTRA_UNITS) != EXTRA_UNITS ||
		       command_value(cmd, EXTRA_PRICE, EXTRA_PAID) != EXTRA_PAID))
		REMARK(l->c, o, EXTRA_TERMS, NO_SPAN, .count = EXTRA_UNITS, .limit = EXTRA_PAID);
	else if (again && RULE("4.3"))
		REMARK(l->c, o, EXTRA_TWICE, NO_SPAN, .count = EXTRA_UNITS, .limit = EXTRA_PAID);
	else if (!extra_fits(l))
		REMARK(l->c, o, EXTRA_NO_ROOM, NO_SPAN, .area = SAID(default_place(l)), .count = EXTRA_UNITS);
	else if (!crown_pay(l->c, l->p, o, EXTRA_PAID, "4.3"))
		REMARK(l->c, o, EXTRA_POOR, NO_SPAN, .count = EXTRA_PAID, .limit = crown_purse(l->p));
	else
		return true;
	return false;
}

static void extra_orders(struct levy *l)
{
	bool bought = false;

	for (size_t i = 0; i < l->p->norders; i++) {
		verb_id verb = l->p->orders[i].command->verb;

		if ((verb == EXTRA || verb == EXTRA_SPAWN) && extra_order(l, &l->p->orders[i], bought)) {
			bought = l->extra = true;
			l->n += EXTRA_UNITS;
		}
	}
}

/* ---- spawn lines ------------------------------------------------------------------------------- */

static bool place_is_legal(const struct levy *l, const struct ordered *o, area_id a)
{
	struct span at = order_span(o, SPAWN_AREA, 0);
	int64_t said = command_value(o->command, SPAWN_COUNT, 0); /* 0: all */

	if (a == AREA_NONE)
		REMARK(l->c, o, SPAWN_NOWHERE, at, .area = 0);
	else if (l->headed && !owns(l, a))
		REMARK(l->c, o, SPAWN_NOT_YOURS, at, .area = SAID(a), .other = SAID(l->home), .count = said);
	else if (l->headed && !l->c->ground[a].headquarter && RULE("4.2"))
		REMARK(l->c, o, SPAWN_NO_HEADQUARTER, at, .area = SAID(a), .other = SAID(l->home), .count = said);
	else if (!l->headed && !owns(l, a))
		REMARK(l->c, o, SPAWN_PLACE_NOT_YOURS, at, .area = SAID(a));
	else if (!l->headed && l->place != AREA_NONE && a != l->place && RULE("4.2.1"))
		REMARK(l->c, o, SPAWN_SECOND_PLACE, at, .area = SAID(a), .other = SAID(l->place), .count = said);
	else
		return true;
	return false;
}

static void spawn_order(struct levy *l, const struct ordered *o)
{
	const struct arg *count = command_arg(o->command, SPAWN_COUNT, 0);
	area_id a = command_value(o->command, SPAWN_AREA, AREA_NONE);
	int64_t ordered = arg_amount(count, (int32_t)l->n), k = ordered < l->n ? ordered : l->n;

	if (a == AREA_NONE)
		a = default_place(l);
	if (!place_is_legal(l, o, a))
		return;
	if (!RULE("4.2.2") && l->headed)
		a = l->home;
	if (l->n == 0) {
		REMARK(l->c, o, SPAWN_NONE_LEFT, order_span(o, SPAWN_COUNT, 0), .count = ordered,
		       .limit = !l->extra && crown_purse(l->p) >= EXTRA_PAID);
		return;
	}
	if (k < ordered)
		REMARK(l->c, o, SPAWN_FEWER, order_span(o, SPAWN_COUNT, 0), .count = ordered, .limit = k);
	else if (o->notes)
		note_not_all(o->notes, count, l->n, false);
	l->n -= k;
	if (put(l, o->command, a, k, l->headed ? "4.2" : "4.2.1") < k)
		REMARK(l->c, o, SPAWN_NO_ROOM, order_span(o, SPAWN_AREA, 0), .area = SAID(a), .count = k,
		       .limit = ground_limit(&l->c->ground[a], false));
}

static void spawn_orders(struct levy *l)
{
	for (size_t i = 0; i < l->p->norders; i++)
		if (l->p->orders[i].command->verb == SPAWN)
			l->nspawns += !is_nothing(l->p->orders[i].command);
	for (size_t i = 0; i < l->p->norders; i++) {
		const struct ordered *o = &l->p->orders[i];

		if (o->command->verb != SPAWN)
			continue;
		if (!is_nothing(o->command))
			spawn_order(l, o);
		else if (l->nspawns > 0) /* "spawn nothing" stands alone */
			REMARK(l->c, o, SPAWN_AND_NOTHING, NO_SPAN, .count = 0);
		else
			l->declined = true;
	}
}

/* 2.6, 2.2.1: what is left goes to the Homeland, as far as there is room. */
static void spawn_rest(struct levy *l)
{
	area_id a = default_place(l);
	bool by_default = l->p->norders > 0 ? RULE("2.6") : RULE("2.2.1");

	l->p->rest = l->declined ? 0 : l->n;
	l->p->rest_place = a;
	if (l->p->rest > 0 && a != AREA_NONE && by_default)
		put(l, NULL, a, l->n, "2.6"); /* to cite 2.2.1 would tell all who sent nothing */
}

void phase_generation(struct campaign *c)
{
	campaign_survey(c);
	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];
		struct levy l = { .c = c, .p = p, .place = AREA_NONE, .n = crown_levy(p) };

		l.headed = crown_has_headquarter(c, p);
		l.home = crown_homeland(c, p);
		if (!l.headed)
			find_place(&l);
		extra_orders(&l);
		spawn_orders(&l);
		spawn_rest(&l);
	}
	campaign_trim(c, false);
}
