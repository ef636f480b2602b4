/*
 * inventory: the Inventory Phase (section 5). In the order of the rules, all players together:
 * purchases, Crop Supplies, Bags of Salt, Dynamite; of the sticks first every kill, then every
 * demolition, so that it does not matter who threw first.
 */
#include "rules/global_domination/phases.h"

static const struct item {
	int64_t price;
	const char *rule;
	enum gd_note poor, fewer, terms;
} items[THINGS] = {
	[CROP_SUPPLY] = { 30, "5.3", NOTE_SUPPLY_POOR, NOTE_SUPPLY_FEWER, NOTE_SUPPLY_TERMS },
	[BAG_OF_SALT] = { 10, "5.4", NOTE_SALT_POOR, NOTE_SALT_FEWER, NOTE_SALT_TERMS },
	[DYNAMITE] = { 30, "5.5", NOTE_DYNAMITE_POOR, NOTE_DYNAMITE_FEWER, NOTE_DYNAMITE_TERMS },
};

/* ---- buying ------------------------------------------------------------------------------------ */

static void buy(struct campaign *c, struct crown *p, const struct ordered *o)
{
	int32_t thing = command_value(o->command, BUY_ITEM, CROP_SUPPLY);
	int64_t n = command_value(o->command, BUY_COUNT, 1), k = n;
	const struct item *item = &items[thing];
	int64_t price = RULE(item->rule) ? item->price : 0;

	if (command_arg(o->command, BUY_PRICE, 0) && command_value(o->command, BUY_PRICE, 0) != n * item->price) {
		remark(c, o, item->terms, order_span(o, BUY_PRICE, 0), FACTS(.count = n * item->price, .thing = thing));
		return;
	}
	if (price > 0 && crown_purse(p) / price < n)
		k = crown_purse(p) / price;
	if (k == 0)
		remark(c, o, item->poor, NO_SPAN, FACTS(.count = price, .limit = crown_purse(p), .thing = thing));
	else if (k < n)
		remark(c, o, item->fewer, NO_SPAN, FACTS(.count = n * price, .limit = k, .thing = thing));
	if (k == 0 || !crown_pay(c, p, o, k * price, item->rule))
		return;
	p->bought[thing] += k;
	TELL(c, o->command, GD_BOUGHT, item->rule, p->seat, thing, k);
}

/* ---- the stash --------------------------------------------------------------------------------- */

/* 5.1: takes up to n items bought before this Turn out of the stash; returns how many. */
static int64_t draw(struct campaign *c, struct crown *p, int32_t thing, int64_t n)
{
	int64_t drawn = 0;

	for (size_t i = p->stash; i < p->stash + p->nstash && drawn < n; i++) {
		struct stash_row *row = &c->stash[i];
		int64_t k = row->count < n - drawn ? row->count : n - drawn;

		if (row->item != thing || row->count <= 0 || (row->bought >= c->number && RULE("5.1")))
			continue;
		row->count -= (int32_t)k;
		drawn += k;
	}
	if (!RULE("5.1"))
		while (drawn < n && p->bought[thing] > 0) {
			p->bought[thing]--;
			drawn++;
		}
	return drawn;
}

/* Whether there is any to use; said before anything else is tested, as 5.1 stands before 5.7 and 5.8. */
static bool holds(const struct campaign *c, const struct crown *p, const struct ordered *o, int32_t thing)
{
	for (size_t i = p->stash; i < p->stash + p->nstash; i++)
		if (c->stash[i].item == thing && c->stash[i].count > 0 &&
		    (c->stash[i].bought < c->number || !RULE("5.1")))
			return true;
	if (!RULE("5.1") && p->bought[thing] > 0)
		return true;
	REMARK(c, o, NOT_HELD, NO_SPAN, .thing = thing);
	return false;
}

/* As draw, for an order that uses n of them. */
static int64_t draw_for(struct campaign *c, struct crown *p, const struct ordered *o, int32_t thing, int64_t n)
{
	int64_t k = draw(c, p, thing, n);

	if (k < n)
		REMARK(c, o, NOT_HELD_ALL, NO_SPAN, .thing = thing, .count = n, .limit = k);
	return k;
}

/* ---- using ------------------------------------------------------------------------------------- */

/* 5.6: k supplies one after the other, in one go. */
static void feed(struct campaign *c, struct crown *p, const struct ordered *o)
{
	int64_t k = command_value(o->command, USE_COUNT, 1), lands = 0, troops = 0;

	k = holds(c, p, o, CROP_SUPPLY) ? draw_for(c, p, o, CROP_SUPPLY, k) : 0;

	for (size_t i = 0; i < p->nowned && k > 0 && RULE("5.6"); i++) {
		struct ground *g = &c->ground[c->owned[p->owned + i]];
		int64_t room = ground_room(g), gain = k < room ? k : room;

		g->units.of[0] += gain;
		lands += gain > 0;
		troops += gain;
	}
	if (k > 0)
		TELL(c, o->command, GD_FED, "5.6", p->seat, lands, troops);
}

static void salt(struct campaign *c, struct crown *p, const struct ordered *o)
{
	unsigned slot = o->command->verb == USE_SALT ? USE_AREA : TARGET_AREA;
	area_id a = command_value(o->command, slot, AREA_NONE);
	struct ground *g = &c->ground[a];

	if (!holds(c, p, o, BAG_OF_SALT))
		return;
	if (g->owner != p->seat && RULE("5.7"))
		REMARK(c, o, SALT_NOT_YOURS, order_span(o, slot, 0), .area = SAID(a));
	else if (!g->is_land)
		REMARK(c, o, SALT_NOT_LAND, order_span(o, slot, 0), .area = SAID(a));
	else if (g->wasteland)
		REMARK(c, o, SALT_WASTELAND, order_span(o, slot, 0), .area = SAID(a));
	else if (draw_for(c, p, o, BAG_OF_SALT, 1) == 1) {
		if (o->notes && o->command->verb == USE_SALT && command_value(o->command, USE_COUNT, 1) > 1)
			REMARK(c, o, SALT_ONE, order_span(o, USE_COUNT, 0), .area = SAID(a));
		g->wasteland = true;
		TELL(c, o->command, GD_SALTED, "5.7", p->seat, a);
	}
}

/* ---- Dynamite ---------------------------------------------------------------------------------- */

struct stick {
	area_id target;
	seat_id thrower;
	int64_t n;
};
struct sticks {
	struct campaign *c;
	VEC(struct stick) thrown;
};

static bool is_next_to_land_of(const struct campaign *c, area_id a, seat_id p)
{
	size_t n;
	const struct neighbour *next = map_neighbours(c->map, a, &n);

	for (size_t i = 0; i < n; i++)
		if (c->ground[next[i].area].owner == p)
			return true;
	return false;
}

static void throw_sticks(struct sticks *s, struct crown *p, const struct ordered *o)
{
	bool plain = o->command->verb == BLAST;
	unsigned slot = plain ? (unsigned)TARGET_AREA : (unsigned)USE_AREA;
	area_id a = command_value(o->command, slot, AREA_NONE);
	int64_t n = plain ? 1 : command_value(o->command, USE_COUNT, 1);

	if (!holds(s->c, p, o, DYNAMITE))
		return;
	if (!is_next_to_land_of(s->c, a, p->seat) && RULE("5.8")) {
		REMARK(s->c, o, BLAST_TOO_FAR, order_span(o, slot, 0), .area = SAID(a));
		return;
	}
	n = draw_for(s->c, p, o, DYNAMITE, n);
	TELL(s->c, o->command, GD_BLASTED, "5.8", p->seat, a, n);
	VEC_PUSH(&s->thrown, s->c->arena, ((struct stick){ .target = a, .thrower = p->seat, .n = n }));
}

static void demolish(struct campaign *c, area_id a, int64_t killed)
{
	struct ground *g = &c->ground[a];
	int32_t thing = g->unmovable == RUIN ? NO_THING : g->unmovable;
	int64_t trebuchets = ground_trebuchets(g);

	if (g->unmovable == FORTRESS)
		g->unmovable = RUIN;
	else if (g->unmovable != RUIN)
		g->unmovable = NO_THING;
	g->fresh = g->built = g->moved = 0;
	TELL(c, NULL, GD_RUBBLE, "5.8", a, g->owner, killed, thing_said(thing), trebuchets);
}

/* All sticks at once: k sticks of others kill k Troops of the owner. */
static void explode(struct sticks *s)
{
	int64_t *killed = ARENA_ARRAY(s->c->arena, int64_t, (size_t)s->c->map->nareas);
	bool *hit = ARENA_ARRAY(s->c->arena, bool, (size_t)s->c->map->nareas);

	for (size_t i = 0; i < s->thrown.n; i++) {
		const struct stick *stick = &s->thrown.at[i];

		hit[stick->target] = true;
		if (s->c->ground[stick->target].owner != stick->thrower)
			killed[stick->target] += stick->n;
	}
	for (area_id a = 0; a < s->c->map->nareas; a++) {
		struct units *u = &s->c->ground[a].units;

		if (!hit[a])
			continue;
		if (killed[a] > units_count(u))
			killed[a] = units_count(u);
		units_take_tired(u, killed[a]);
		demolish(s->c, a, killed[a]);
	}
}

/* ---- the Phase --------------------------------------------------------------------------------- */

typedef void (*inventory_deed)(struct campaign *, struct crown *, const struct ordered *);

static void each(struct campaign *c, verb_id one, verb_id other, inventory_deed deed)
{
	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];

		for (size_t k = 0; k < p->norders; k++)
			if (p->orders[k].command->verb == one || p->orders[k].command->verb == other)
				deed(c, p, &p->orders[k]);
	}
}

static void dynamite(struct campaign *c)
{
	struct sticks s = { .c = c };

	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];

		for (size_t k = 0; k < p->norders; k++)
			if (p->orders[k].command->verb == THROW || p->orders[k].command->verb == BLAST)
				throw_sticks(&s, p, &p->orders[k]);
	}
	if (s.thrown.n > 0)
		explode(&s);
}

void phase_inventory(struct campaign *c)
{
	campaign_survey(c);
	each(c, BUY, BUY, buy);
	each(c, USE_SUPPLY, USE_SUPPLY, feed);
	each(c, SALT, USE_SALT, salt);
	each(c, WASTE, WASTE, salt);
	dynamite(c);
	campaign_trim(c, false);
}
