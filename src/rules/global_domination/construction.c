/*
 * construction: the Construction Phase (section 6). No player can affect another here, so each
 * player's lines are worked in written order.
 */
#include "rules/global_domination/phases.h"

enum { UNMOVABLE = 1, ANYTHING = 2 }; /* what is in the way of a construct */

static const struct construct {
	int64_t price;
	int in_the_way;
	const char *rule;
	enum gd_note not_yours, not_land, blocked, poor, blocked_now, poor_now, only_one, terms;
} constructs[THINGS] = {
	[FORTRESS] = { 20, UNMOVABLE, "6.3", NOTE_FORTRESS_NOT_YOURS, NOTE_FORTRESS_NOT_LAND, NOTE_FORTRESS_BLOCKED,
		       NOTE_FORTRESS_POOR, NOTE_FORTRESS_BLOCKED_NOW, NOTE_FORTRESS_POOR_NOW, NOTE_FORTRESS_ONE,
		       NOTE_FORTRESS_TERMS },
	[TREBUCHET] = { 30, 0, "6.5", NOTE_TREBUCHET_NOT_YOURS, NOTE_TREBUCHET_NOT_LAND, NOTE_TREBUCHET_POOR,
			NOTE_TREBUCHET_POOR, NOTE_TREBUCHET_POOR_NOW, NOTE_TREBUCHET_POOR_NOW, NOTE_TREBUCHET_POOR,
			NOTE_TREBUCHET_TERMS },
	[BIVOUAC] = { 20, ANYTHING, "6.6", NOTE_BIVOUAC_NOT_YOURS, NOTE_BIVOUAC_NOT_LAND, NOTE_BIVOUAC_BLOCKED,
		      NOTE_BIVOUAC_POOR, NOTE_BIVOUAC_BLOCKED_NOW, NOTE_BIVOUAC_POOR_NOW, NOTE_BIVOUAC_ONE,
		      NOTE_BIVOUAC_TERMS },
	[GARRISON] = { 20, UNMOVABLE, "6.7", NOTE_GARRISON_NOT_YOURS, NOTE_GARRISON_NOT_LAND, NOTE_GARRISON_BLOCKED,
		       NOTE_GARRISON_POOR, NOTE_GARRISON_BLOCKED_NOW, NOTE_GARRISON_POOR_NOW, NOTE_GARRISON_ONE,
		       NOTE_GARRISON_TERMS },
};

struct site {
	struct campaign *c;
	struct crown *p;
	const struct ordered *o;
	int64_t bivouacs; /* the player's, now (6.6) */
	int64_t exposed;  /* of those he had before, what enemies' Dynamite may destroy */
	int64_t spare;    /* what he would then have paid less for Bivouacs built this Turn */
};

/* The thing that stands in the way, or NO_THING. */
static int32_t obstacle(const struct ground *g, int in_the_way)
{
	if (in_the_way != 0 && g->unmovable != NO_THING)
		return g->unmovable;
	if (in_the_way == ANYTHING && g->headquarter)
		return HEADQUARTER;
	return in_the_way == ANYTHING && ground_trebuchets(g) > 0 ? TREBUCHET : NO_THING;
}

static int64_t price_of(const struct site *s, int32_t thing)
{
	if (!RULE(constructs[thing].rule))
		return 0;
	return constructs[thing].price + (thing == BIVOUAC ? 10 * s->bivouacs : 0);
}

/* Whether a Dynamite thrown before could have cleared the place (5.8). */
static bool might_be_cleared(const struct site *s, area_id a, int in_the_way)
{
	struct ground g = s->c->ground[a];

	g.fresh = g.moved = 0;
	if (!g.raised)
		g.unmovable = g.unmovable == FORTRESS || g.unmovable == RUIN ? RUIN : NO_THING;
	return obstacle(&g, in_the_way) == NO_THING && dynamite_may_hit(s->c, s->p->seat, a);
}

/* Whether enemies' Dynamite could make Bivouacs so cheap that the purse is enough. */
static bool might_be_paid(const struct site *s, int32_t thing, int64_t price)
{
	int64_t least = price - (thing == BIVOUAC ? 10 * s->exposed : 0);

	return s->exposed > 0 && crown_purse(s->p) + s->spare >= least;
}

/* Both say what is wrong and return false, for site_is_fit. */
static bool remark_poor(const struct site *s, int32_t thing, int64_t price)
{
	const struct construct *k = &constructs[thing];
	enum gd_note what = unless_others_act(s->o, k->poor, k->poor_now, might_be_paid(s, thing, price));

	remark(s->c, s->o, what, NO_SPAN, FACTS(.count = price, .limit = crown_purse(s->p), .thing = thing));
	return false;
}

static bool remark_blocked(const struct site *s, int32_t thing, area_id a, int32_t block, struct span at)
{
	const struct construct *k = &constructs[thing];
	int64_t price = price_of(s, thing);
	bool might = might_be_cleared(s, a, k->in_the_way);

	if (might && crown_purse(s->p) < price && !might_be_paid(s, thing, price))
		return remark_poor(s, thing, price);
	remark(s->c, s->o, unless_others_act(s->o, k->blocked, k->blocked_now, might), at,
	       FACTS(.area = SAID(a), .thing = block));
	return false;
}

static bool site_is_fit(const struct site *s, int32_t thing, area_id a, struct span at)
{
	const struct construct *k = &constructs[thing];
	const struct ground *g = &s->c->ground[a];
	int32_t block = obstacle(g, k->in_the_way);

	if (g->owner != s->p->seat)
		remark(s->c, s->o, k->not_yours, at, FACTS(.area = SAID(a)));
	else if (!g->is_land)
		remark(s->c, s->o, k->not_land, at, FACTS(.area = SAID(a)));
	else if (g->wasteland && RULE("6.2"))
		REMARK(s->c, s->o, ON_WASTELAND, at, .area = SAID(a), .thing = thing);
	else if (block != NO_THING)
		return remark_blocked(s, thing, a, block, at);
	else
		return true;
	return false;
}

static void put_up(struct site *s, int32_t thing, area_id a, int64_t n)
{
	struct ground *g = &s->c->ground[a];

	if (thing == TREBUCHET)
		g->built += n;
	else
		g->unmovable = (uint8_t)thing;
	g->raised = g->raised || thing != TREBUCHET;
	s->bivouacs += thing == BIVOUAC;
	s->spare += thing == BIVOUAC ? 10 * s->exposed : 0;
	TELL(s->c, s->o->command, GD_BUILT, constructs[thing].rule, s->p->seat, thing, a, n);
}

/* Whether a price is said and is another. A Bivouac may be cheaper by the time it is built (6.6), never dearer. */
static bool is_other_price(const struct site *s, int32_t thing, int64_t whole)
{
	const struct command *cmd = s->o->command;
	const bool said = cmd->verb == BUILD && command_arg(cmd, BUILD_PRICE, 0) != NULL;
	int64_t more = said ? command_value(cmd, BUILD_PRICE, 0) - whole : 0;

	return thing == BIVOUAC ? more < 0 || more % 10 != 0 : more != 0;
}

/* n > 1 is as many lines in one; of constructs that are in each other's way nobody can want two. */
static void build(struct site *s, int32_t thing, area_id a, int64_t n, struct span at)
{
	int64_t price = price_of(s, thing), purse = crown_purse(s->p), k = 1;

	if (!site_is_fit(s, thing, a, at))
		return;
	if (is_other_price(s, thing, n * price)) {
		remark(s->c, s->o, constructs[thing].terms, order_span(s->o, BUILD_PRICE, 0),
		       FACTS(.count = n * price, .thing = thing));
		return;
	}
	if (n > 1 && thing != TREBUCHET) {
		remark(s->c, s->o, constructs[thing].only_one, at, FACTS(.area = SAID(a), .thing = thing));
		return;
	}
	if (thing == TREBUCHET && price > 0)
		k = purse / price < n ? purse / price : n;
	if (k == 0 || !crown_pay(s->c, s->p, s->o, k * price, constructs[thing].rule)) {
		remark_poor(s, thing, price);
		return;
	}
	put_up(s, thing, a, k);
	if (k < n)
		REMARK(s->c, s->o, TREBUCHET_FEWER, NO_SPAN, .count = n * price, .limit = k, .thing = thing);
}

/* ---- 6.4 --------------------------------------------------------------------------------------- */

static bool pays_by_unit(const struct command *cmd)
{
	return command_arg(cmd, REBUILD_UNIT, 0) != NULL || command_arg(cmd, REBUILD_COUNT, 0) != NULL;
}

static bool ruin_is_fit(const struct site *s, area_id a)
{
	const struct ground *g = &s->c->ground[a];
	const struct command *cmd = s->o->command;
	struct span at = order_span(s->o, REBUILD_AREA, 0);
	bool might = g->unmovable == FORTRESS && !g->raised && dynamite_may_hit(s->c, s->p->seat, a);

	if (g->owner != s->p->seat)
		REMARK(s->c, s->o, REBUILD_NOT_YOURS, at, .area = SAID(a));
	else if (g->wasteland && RULE("6.2"))
		REMARK(s->c, s->o, ON_WASTELAND, at, .area = SAID(a), .thing = FORTRESS);
	else if (g->unmovable != RUIN && !might)
		REMARK(s->c, s->o, NO_RUIN, at, .area = SAID(a));
	else if (command_value(cmd, REBUILD_PRICE, 10) != 10 || command_value(cmd, REBUILD_COUNT, 1) != 1)
		REMARK(s->c, s->o, REBUILD_TERMS, NO_SPAN, .area = SAID(a));
	else if (g->unmovable != RUIN)
		remark(s->c, s->o, unless_others_act(s->o, NOTE_NO_RUIN, NOTE_NO_RUIN_NOW, might), at,
		       FACTS(.area = SAID(a)));
	else
		return true;
	return false;
}

static void rebuild(struct site *s, area_id a)
{
	struct ground *g = &s->c->ground[a];
	bool by_unit = pays_by_unit(s->o->command);

	if (!ruin_is_fit(s, a))
		return;
	if (by_unit && units_count(&g->units) == 0) {
		REMARK(s->c, s->o, REBUILD_NO_UNIT, NO_SPAN, .area = SAID(a));
		return;
	}
	if (!by_unit && !crown_pay(s->c, s->p, s->o, RULE("6.4") ? 10 : 0, "6.4")) {
		remark(s->c, s->o,
		       unless_others_act(s->o, NOTE_REBUILD_POOR, NOTE_REBUILD_POOR_NOW,
					 might_be_paid(s, FORTRESS, 10)),
		       NO_SPAN, FACTS(.area = SAID(a), .count = 10, .limit = crown_purse(s->p)));
		return;
	}
	if (by_unit && RULE("6.4"))
		units_take_tired(&g->units, 1);
	g->unmovable = FORTRESS;
	g->raised = true;
	TELL(s->c, s->o->command, GD_REBUILT, "6.4", s->p->seat, a, by_unit);
}

/* ---- the Phase --------------------------------------------------------------------------------- */

static struct site site_of(struct campaign *c, struct crown *p)
{
	struct site s = { .c = c, .p = p };

	for (size_t i = 0; i < p->nowned; i++) {
		area_id a = c->owned[p->owned + i];

		if (c->ground[a].unmovable != BIVOUAC)
			continue;
		s.bivouacs++;
		s.exposed += dynamite_may_hit(c, p->seat, a);
	}
	return s;
}

static void construct(struct site *s)
{
	const struct command *cmd = s->o->command;

	if (cmd->verb == FORTIFY)
		build(s, FORTRESS, command_value(cmd, TARGET_AREA, AREA_NONE), 1, order_span(s->o, TARGET_AREA, 0));
	else if (cmd->verb == BUILD)
		build(s, command_value(cmd, BUILD_THING, FORTRESS), command_value(cmd, BUILD_AREA, AREA_NONE),
		      command_value(cmd, BUILD_COUNT, 1), order_span(s->o, BUILD_AREA, 0));
	else if (cmd->verb == REBUILD)
		rebuild(s, command_value(cmd, REBUILD_AREA, AREA_NONE));
}

void phase_construction(struct campaign *c)
{
	campaign_survey(c);
	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];
		struct site s = site_of(c, p);

		for (size_t k = 0; k < p->norders; k++) {
			s.o = &p->orders[k];
			construct(&s);
		}
		if (p->lapsing > 0 && RULE("1.7")) { /* the rest of the 50 is discarded now */
			TELL(c, NULL, GD_LAPSED, "1.7", p->seat, p->lapsing);
			p->lapsed = p->lapsing;
			p->lapsing = 0;
		}
	}
	campaign_trim(c, false);
}
