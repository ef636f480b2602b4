/*
 * muster: joining, what a game needs to begin, and the beginning.
 */
#include "rules/gilmoria/turn.h"
#include "play/game.h"
#include "rules/common/clockwise.h"
#include "rules/common/join.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/verbs.h"

enum {
	WARLORDS_LEAST = 2,
	WARLORDS_MOST = 9,
	DOMAINS = 9,
	TERRITORIES = 64,
	DOMAIN_LEAST = 4,
	DOMAIN_MOST = 11,
	REGIONS_MOST = 1000, /* a die has at most 1000 sides */
};

int32_t gm_most_warlords(const struct state *s)
{
	int32_t regions = s->schema->map->nregions;

	return regions < WARLORDS_MOST ? regions : WARLORDS_MOST;
}

/* ---- joining ----------------------------------------------------------------------------------- */

static struct str home_name(const struct state *s, region_id home)
{
	return s->schema->map->regions[home].name;
}

void gm_join_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *home = command_arg(c, JOIN_DOMAIN, 0);

	if (home && !join_is_late(v, c) && seat_by_name(v->state, home_name(v->state, home->value)) != SEAT_NONE)
		note_say(notes, NOTE_DOMAIN_TAKEN, home->at, &FACTS(.domain = SAID(home->value)));
	else
		join_check(v, c, notes);
}

void gm_join_act(struct turn *t, const struct command *c)
{
	int32_t rgb = command_value(c, JOIN_COLOUR, -1);
	region_id home = command_value(c, JOIN_DOMAIN, REGION_NONE);

	if (home == REGION_NONE)
		join_act(t, c);
	else
		join_take_name(
			t, c,
			seat_add(t, home_name(t->after, home), c->player, rgb < 0 ? palette_free(t->after) : rgb));
}

const struct muster gm_muster = { gm_most_warlords, THE_RULE("GIL-SETUP-2"), "warlord", NULL };

/* ---- the board before the game ----------------------------------------------------------------- */

static bool row_of(const struct area *area, struct land_row *row)
{
	struct str value;

	row->leader = land_word(area, "capital", &value);
	row->stronghold = land_word(area, "stronghold", &value);
	return true;
}

void gm_setup(struct turn *t)
{
	land_setup(t, row_of);
}

/* ---- what a game needs to begin ---------------------------------------------------------------- */

static int32_t land_in(const struct map *m, region_id r)
{
	int32_t n = 0;

	for (size_t i = 0; i < m->regions[r].nareas; i++)
		n += m->areas[m->regions[r].areas[i]].is_land;
	return n;
}

/* Every territory has a home, and every domain one. */
static bool check_homes(const struct state *s, struct notes *notes)
{
	const struct map *m = s->schema->map;
	struct facts f = FACTS(.area = 0);

	for (size_t i = 0; i < row_count(s, TABLE_LAND) && !f.area; i++) {
		area_id a = ROW(struct land_row, s, TABLE_LAND, i)->area;

		f.area = m->areas[a].region == REGION_NONE ? SAID(a) : 0;
	}
	for (region_id r = 0; r < m->nregions && !f.area && !f.domain; r++)
		f.domain = land_in(m, r) == 0 ? SAID(r) : 0;
	if (f.area || f.domain)
		note_say(notes, NOTE_NO_HOME, NOWHERE, &f);
	return !f.area && !f.domain;
}

static void check_board(const struct state *s, struct notes *notes)
{
	const struct map *m = s->schema->map;
	struct facts f = FACTS(.count = (int64_t)row_count(s, TABLE_LAND), .limit = m->nregions);

	if (!check_homes(s, notes) || option_is(s, "any_map", "on") || !RULE("GIL-SETUP-1"))
		return;
	if (f.count != TERRITORIES || f.limit != DOMAINS) {
		note_say(notes, NOTE_NOT_GILMORIA, NOWHERE, &f);
		return;
	}
	for (region_id r = 0; r < m->nregions; r++) {
		f = FACTS(.domain = SAID(r), .count = land_in(m, r));
		if (f.count < DOMAIN_LEAST || f.count > DOMAIN_MOST)
			note_say(notes, NOTE_DOMAIN_SIZE, NOWHERE, &f);
	}
}

void gm_ready(const struct view *v, struct notes *notes)
{
	struct facts f = FACTS(.count = join_players(v->state), .limit = gm_most_warlords(v->state));

	if (f.count < WARLORDS_LEAST && RULE("GIL-SETUP-2"))
		note_say(notes, NOTE_FEW_WARLORDS, NOWHERE, &f);
	else if (f.count > f.limit || v->game->map->nregions > REGIONS_MOST)
		note_say(notes, NOTE_MANY_WARLORDS, NOWHERE, &f);
	else
		check_board(v->state, notes);
}

/* ---- the beginning ----------------------------------------------------------------------------- */

static void put_domain(struct turn *t, seat_id seat, region_id home)
{
	struct domain_row row;

	row_default(t->after, TABLE_DOMAIN, &row);
	row.seat = seat;
	row.home = home;
	row_put(t->after, TABLE_DOMAIN, &row);
}

/* GIL-SETUP-2: a seat with the name of a domain has chosen it; the others draw from what is left. */
static void give_homes(struct turn *t)
{
	const struct map *m = t->game->map;
	region_id *left = ARENA_ARRAY(t->arena, region_id, (size_t)m->nregions);
	seat_id *drawing = ARENA_ARRAY(t->arena, seat_id, row_count(t->after, TABLE_SEAT));
	int32_t nleft = 0, ndrawing = 0;

	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, t->after, TABLE_SEAT, i);
		region_id home = map_find_region(m, text_of(t->after, seat->name));

		if (join_plays(seat) && home != REGION_NONE)
			put_domain(t, seat->seat, home);
		else if (join_plays(seat))
			drawing[ndrawing++] = seat->seat;
	}
	for (region_id r = 0; r < m->nregions; r++)
		if (gm_seat_of_home(t->after, r) == SEAT_NONE)
			left[nleft++] = r;
	if (ndrawing > 0 && nleft > 1 && RULE("GIL-SETUP-2"))
		join_shuffle(t, DICE_DOMAINS, left, nleft);
	for (int32_t i = 0; i < ndrawing && i < nleft; i++)
		put_domain(t, drawing[i], left[i]);
}

/* Called by its domain; an empty seat of that name may stand already. */
static seat_id seat_of_nobody(struct turn *t, struct str home)
{
	seat_id seat = seat_by_name(t->after, home);

	if (seat != SEAT_NONE && seat_find(t->after, seat)->player == PLAYER_NONE)
		return seat;
	return join_by_name(t, home, PLAYER_NONE, palette_free(t->after));
}

/* What is nobody's becomes a seat as well. */
static void seat_the_rest(struct turn *t)
{
	const struct map *m = t->game->map;

	for (region_id r = 0; r < m->nregions; r++)
		if (gm_seat_of_home(t->after, r) == SEAT_NONE)
			put_domain(t, seat_of_nobody(t, m->regions[r].name), r);
}

/* GIL-SETUP-1: every territory belongs to its home. */
static void settle(struct turn *t)
{
	int32_t units = option_int(t->after, "start_units");

	for (size_t i = 0; i < row_count(t->after, TABLE_LAND); i++) {
		struct land_row *land = row_edit_at(t->after, TABLE_LAND, i);

		land->owner = gm_seat_of_home(t->after, t->game->map->areas[land->area].region);
		land->troops = units;
	}
	for (size_t i = 0; i < row_count(t->after, TABLE_DOMAIN); i++) {
		const struct domain_row *d = ROW(struct domain_row, t->after, TABLE_DOMAIN, i);
		struct holdings h = land_holdings(t->after, d->seat);

		if (join_is_person(t->after, d->seat))
			TELL(t, GM_SETTLED, d->seat, d->home, h.lands, h.troops);
	}
}

/* GIL-PERS-1: in the order of the domains. */
static void draw_tempers(struct turn *t)
{
	struct dice_stream *s = NULL;

	for (region_id r = 0; r < t->game->map->nregions; r++) {
		struct domain_row *d = gm_domain_edit(t->after, gm_seat_of_home(t->after, r));

		if (join_is_person(t->after, d->seat))
			continue;
		if (!s)
			s = dice_open(t, DICE_TEMPERS, DICE_OF_ALL);
		d->temper = dice_next(s, TEMPERS - 1);
		TELL(t, GM_TEMPER, r, d->temper, d->temper);
	}
}

static seat_id first_warlord(struct turn *t)
{
	int32_t roll;
	seat_id seat = clockwise_draw(t, option_is(t->after, "first_player", "random") && RULE("GIL-STAGE-2"),
				      DICE_FIRST, &roll);

	if (roll)
		TELL(t, GM_FIRST, seat, roll);
	return seat;
}

void gm_begin(struct turn *t)
{
	give_homes(t);
	join_colours(t->after, false);
	seat_the_rest(t);
	settle(t);
	if (option_is(t->after, "personalities", "on") && RULE("GIL-PERS-1"))
		draw_tempers(t);
	gm_first_turn(t, first_warlord(t));
}
