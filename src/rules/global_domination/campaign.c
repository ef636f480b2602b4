/*
 * campaign: from rows to arrays and back, and what all Phases share: limits, trimming, payments.
 */
#include "rules/global_domination/campaign.h"

#include "base/bug.h"

static int64_t count_of(int32_t stored)
{
	return stored < 0 ? 0 : stored; /* a host's `set` may have written anything */
}

static int32_t stored_of(int64_t count)
{
	return count > INT32_MAX ? INT32_MAX : (int32_t)count;
}

/* ---- loading ----------------------------------------------------------------------------------- */

static void load_ground(struct campaign *c, const struct state *s)
{
	c->ground = ARENA_ARRAY(c->arena, struct ground, (size_t)c->map->nareas);
	for (area_id a = 0; a < c->map->nareas; a++) {
		c->ground[a].owner = SEAT_NONE;
		c->ground[a].is_land = c->map->areas[a].is_land;
	}
	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);
		struct ground *g = &c->ground[row->area];

		g->owner = seat_find(s, row->owner) ? row->owner : SEAT_NONE;
		g->since = row->since;
		g->unmovable = (uint8_t)(row->unmovable > BIVOUAC ? NO_THING : row->unmovable);
		g->headquarter = row->headquarter != 0;
		g->wasteland = row->wasteland != 0;
		g->units.of[0] = g->owner == SEAT_NONE ? 0 : count_of(row->troops);
		g->fresh = count_of(row->trebuchets);
	}
}

static void load_crowns(struct campaign *c, const struct state *s)
{
	size_t n = row_count(s, TABLE_SEAT);

	c->ncrowns = (seat_id)seat_limit(s);
	c->crown = ARENA_ARRAY(c->arena, struct crown, (size_t)c->ncrowns);
	for (seat_id p = 0; p < c->ncrowns; p++) {
		c->crown[p].seat = p;
		row_default(s, TABLE_REALM, &c->crown[p].row);
		c->crown[p].row.seat = p;
		c->crown[p].row.first_turn = 0;
		c->crown[p].row.alive = 0;
	}
	for (size_t i = 0; i < n; i++) { /* a seat without a realm row plays */
		struct crown *p = &c->crown[ROW(struct seat_row, s, TABLE_SEAT, i)->seat];

		p->row.first_turn = 1;
		p->row.alive = 1;
	}
	for (size_t i = 0; i < row_count(s, TABLE_REALM); i++) {
		const struct realm_row *row = ROW(struct realm_row, s, TABLE_REALM, i);

		if (row->seat >= 0 && row->seat < c->ncrowns)
			c->crown[row->seat].row = *row;
	}
	for (area_id a = 0; a < c->map->nareas; a++) /* whoever owns land has begun */
		if (c->ground[a].owner >= 0 && c->ground[a].owner < c->ncrowns &&
		    c->crown[c->ground[a].owner].row.first_turn == 0)
			c->crown[c->ground[a].owner].row.first_turn = 1;
}

static void load_purses(struct campaign *c)
{
	seat_id *acting = ARENA_ARRAY(c->arena, seat_id, (size_t)c->ncrowns);

	for (seat_id p = 0; p < c->ncrowns; p++) {
		struct crown *crown = &c->crown[p];

		crown->influence = count_of(crown->row.influence);
		crown->lapsing = count_of(crown->row.lapsing);
		crown->plays = crown->row.alive && crown->row.first_turn > 0;
		if (crown->plays)
			acting[c->nacting++] = p;
	}
	c->acting = acting;
}

static void load_stash(struct campaign *c, const struct state *s)
{
	c->nstash = row_count(s, TABLE_STASH);
	c->stash = ARENA_ARRAY(c->arena, struct stash_row, c->nstash);
	for (size_t i = 0; i < c->nstash; i++) {
		c->stash[i] = *ROW(struct stash_row, s, TABLE_STASH, i);
		if (c->stash[i].seat < 0 || c->stash[i].seat >= c->ncrowns)
			continue;
		struct crown *p = &c->crown[c->stash[i].seat];
		if (p->nstash++ == 0)
			p->stash = i;
	}
}

struct campaign *campaign_load(const struct state *s, int32_t number, struct turn *turn, struct arena *a)
{
	struct campaign *c = ARENA_NEW(a, struct campaign);

	*c = (struct campaign){ .arena = a, .map = s->schema->map, .state = s, .turn = turn, .number = number };
	c->keep_vacated = option_is(s, "vacated", "keep");
	load_ground(c, s);
	load_crowns(c, s);
	load_purses(c);
	load_stash(c, s);
	c->owned = ARENA_ARRAY(a, area_id, (size_t)c->map->nareas);
	campaign_survey(c);
	return c;
}

void campaign_survey(struct campaign *c)
{
	size_t at = 0;

	for (seat_id p = 0; p < c->ncrowns; p++)
		c->crown[p].nowned = 0;
	for (area_id a = 0; a < c->map->nareas; a++)
		if (c->ground[a].owner != SEAT_NONE)
			c->crown[c->ground[a].owner].nowned++;
	for (seat_id p = 0; p < c->ncrowns; p++) {
		c->crown[p].owned = at;
		at += c->crown[p].nowned;
		c->crown[p].nowned = 0;
	}
	for (area_id a = 0; a < c->map->nareas; a++)
		if (c->ground[a].owner != SEAT_NONE) {
			struct crown *p = &c->crown[c->ground[a].owner];
			c->owned[p->owned + p->nowned++] = a;
		}
}

/* ---- storing ----------------------------------------------------------------------------------- */

static void store_ground(const struct campaign *c, struct state *s)
{
	bool whole = row_count(s, TABLE_LAND) == (size_t)c->map->nareas;

	if (!whole)
		row_clear(s, TABLE_LAND);
	for (area_id a = 0; a < c->map->nareas; a++) {
		const struct ground *g = &c->ground[a];
		const struct land_row row = {
			.area = a,
			.owner = g->owner,
			.troops = stored_of(units_count(&g->units)),
			.headquarter = g->headquarter,
			.wasteland = g->wasteland,
			.unmovable = g->unmovable,
			.trebuchets = stored_of(ground_trebuchets(g)),
			.since = g->since,
		};
		if (whole)
			*(struct land_row *)row_edit_at(s, TABLE_LAND, (size_t)a) = row;
		else
			row_put(s, TABLE_LAND, &row);
	}
}

static void store_realms(const struct campaign *c, struct state *s)
{
	for (seat_id p = 0; p < c->ncrowns; p++) {
		struct realm_row row = c->crown[p].row;

		if (seat_find(s, p) == NULL)
			continue;
		row.influence = stored_of(c->crown[p].influence);
		row.lapsing = stored_of(c->crown[p].lapsing);
		row_put(s, TABLE_REALM, &row);
	}
}

static void store_items(const struct campaign *c, struct state *s, const struct crown *p, int32_t item)
{
	int64_t bought = p->bought[item];

	for (size_t i = p->stash; i < p->stash + p->nstash; i++) {
		struct stash_row row = c->stash[i];

		if (row.item != item)
			continue;
		if (row.bought == c->number) {
			row.count = stored_of(row.count + bought);
			bought = 0;
		}
		if (row.count > 0)
			row_put(s, TABLE_STASH, &row);
	}
	if (bought > 0)
		row_put(s, TABLE_STASH,
			&(struct stash_row){
				.seat = p->seat, .item = item, .bought = c->number, .count = stored_of(bought) });
}

void campaign_store(const struct campaign *c, struct state *s)
{
	store_ground(c, s);
	store_realms(c, s);
	row_clear(s, TABLE_STASH);
	for (seat_id p = 0; p < c->ncrowns; p++)
		for (int32_t item = CROP_SUPPLY; item <= DYNAMITE; item++)
			store_items(c, s, &c->crown[p], item);
}

/* ---- units and limits -------------------------------------------------------------------------- */

int64_t units_count(const struct units *u)
{
	int64_t n = 0;

	for (int m = 0; m < MOVES; m++)
		n += u->of[m];
	return n;
}

static int64_t take(struct units *u, int m, int64_t n, struct units *taken)
{
	int64_t k = u->of[m] < n ? u->of[m] : n;

	u->of[m] -= k;
	taken->of[m] += k;
	return n - k;
}

struct units units_take_tired(struct units *u, int64_t n)
{
	struct units taken = { { 0 } };

	for (int m = 0; m < MOVES; m++)
		n = take(u, m, n, &taken);
	return taken;
}

struct units units_take_rested(struct units *u, int64_t n)
{
	struct units taken = { { 0 } };

	for (int m = MOVES - 1; m >= 0; m--)
		n = take(u, m, n, &taken);
	return taken;
}

void units_add(struct units *u, const struct units *more)
{
	for (int m = 0; m < MOVES; m++)
		u->of[m] += more->of[m];
}

int64_t ground_limit(const struct ground *g, bool final)
{
	if (g->headquarter && !final && RULE("7.7.1"))
		return INT64_MAX;
	return g->unmovable == GARRISON && RULE("7.7.2") ? 10 : 5; /* 6.7 */
}

int64_t ground_room(const struct ground *g)
{
	int64_t limit = ground_limit(g, false), n = units_count(&g->units);

	return n < limit ? limit - n : 0;
}

int64_t ground_trebuchets(const struct ground *g)
{
	return g->fresh + g->built + g->moved;
}

void campaign_trim(struct campaign *c, bool final)
{
	for (area_id a = 0; a < c->map->nareas; a++) {
		struct ground *g = &c->ground[a];
		int64_t limit = ground_limit(g, final), n = units_count(&g->units);

		if (n > limit && RULE("7.7")) {
			units_take_tired(&g->units, n - limit);
			TELL(c, NULL, GD_TRIMMED, "7.7", a, g->owner, n - limit, limit);
		}
		if (n == 0 && g->owner != SEAT_NONE && !c->keep_vacated) {
			TELL(c, NULL, GD_VACATED, "1.1", a, g->owner);
			g->owner = SEAT_NONE;
			g->since = 0;
		}
	}
}

/* ---- money and remarks ------------------------------------------------------------------------- */

int64_t crown_purse(const struct crown *p)
{
	return p->influence + p->lapsing;
}

bool crown_pay(struct campaign *c, struct crown *p, const struct ordered *o, int64_t price, const char *rule)
{
	int64_t lapsing = p->lapsing < price ? p->lapsing : price;

	if (crown_purse(p) < price)
		return false;
	p->lapsing -= lapsing;
	p->influence -= price - lapsing;
	TELL(c, o->command, GD_PAID, rule, p->seat, price, p->influence, p->lapsing);
	return true;
}

struct span order_span(const struct ordered *o, unsigned slot, unsigned k)
{
	const struct arg *a = command_arg(o->command, slot, k);

	return a ? a->at : NO_SPAN;
}

void remark(const struct campaign *c, const struct ordered *o, enum gd_note what, struct span at, struct facts facts)
{
	if (o->notes != NULL)
		gd_note(o->notes, what, at, &facts);
	TELL(c, o->command, GD_FIZZLED, gd_notes[what].rule, o->command->seat, what, facts.area - 1, facts.other - 1,
	     facts.count, facts.limit, thing_said(facts.thing));
}

enum gd_note unless_others_act(const struct ordered *o, enum gd_note error, enum gd_note warning, bool they_might)
{
	return o->notes != NULL && they_might && RULE("2.5.1") ? warning : error;
}

bool dynamite_may_hit(const struct campaign *c, seat_id p, area_id a)
{
	size_t n;
	const struct neighbour *next = map_neighbours(c->map, a, &n);

	for (size_t i = 0; i < n; i++)
		if (c->ground[next[i].area].owner != SEAT_NONE && c->ground[next[i].area].owner != p)
			return true;
	return false;
}
