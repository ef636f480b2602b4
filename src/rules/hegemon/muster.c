/*
 * muster: joining, set-up and its validator, the opening (HEG-START, HEG-COIN-1, HEG-COIN-2).
 */
#include "rules/hegemon/muster.h"

#include "play/game.h"
#include "rules/common/join.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"
#include "rules/hegemon/auction.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/notes.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

enum { NAME_BYTES = 40 };

/* ---- joining ----------------------------------------------------------------------------------- */

/* A name is a word of orders: it must not be one of the board's. */
static bool is_of_the_board(const struct state *s, struct str name)
{
	return map_find(s->schema->map, name) != AREA_NONE || map_find_region(s->schema->map, name) != REGION_NONE;
}

static bool is_odd(struct str name)
{
	bool letter = false;

	for (size_t i = 0; i < name.n; i++) {
		if (strchr("[](){}<>\"|,;:#", name.p[i]))
			return true;
		letter |= (unsigned char)(name.p[i] | 32) >= 'a';
	}
	return !letter || name.n > NAME_BYTES;
}

void heg_join_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, JOIN_NAME, 0);
	struct str name = a ? text_of(v->state, a->value) : STR_NONE;
	struct facts f = FACTS(.seat = SAID(c->seat), .count = heg_purse(v->state, c->seat).coins);

	if (c->seat != SEAT_NONE) {
		heg_note(notes, NOTE_PLAYS_ALREADY, c->at, &f);
		return;
	}
	f.text = a ? SAID(a->value) : 0;
	if (a && is_odd(name))
		heg_note(notes, NOTE_NAME_ODD, a->at, &f);
	else if (a && (seat_by_name(v->state, name) != SEAT_NONE || is_of_the_board(v->state, name)))
		heg_note(notes, NOTE_NAME_TAKEN, a->at, &f);
}

/* His name in his mails, unless it is odd. */
static struct str name_for(const struct turn *t, const struct command *c)
{
	const struct player_row key = { .player = c->player };
	const struct player_row *p = row_find(t->after, TABLE_PLAYER, &key);
	struct str name = text_of(t->after, command_value(c, JOIN_NAME, TEXT_NONE));

	if (!name.n && p)
		name = str_trim(text_of(t->after, p->name));
	if (is_odd(name) || is_of_the_board(t->after, name))
		name = STR("player");
	return name;
}

/* HEG-COIN-2: coins at the moment of joining. */
void heg_join_act(struct turn *t, const struct command *c)
{
	seat_id seat = join_by_name(t, name_for(t, c), c->player, palette_free(t->after));
	int32_t coins = option_int(t->after, "join_coins");

	if (state_game(t->after)->phase != GAME_RUNNING)
		return;
	if (RULE("HEG-COIN-2"))
		heg_pay(t, seat, coins, CAUSE_JOIN, 0, AREA_NONE);
	TELL(t, HEG_PURSE, seat, coins);
	heg_ask_in_auctions(t, seat);
}

/* ---- the board --------------------------------------------------------------------------------- */

/* The nation that a word of the map names; a bare word means that of the area's own region. */
static region_id nation_named(const struct map *m, const struct area *area, struct str value)
{
	return value.n ? map_find_region(m, value) : area->region;
}

/* "city": neutral; "city=red", "city=own": loyal. */
static void read_city(struct turn *t, area_id a)
{
	const struct map *m = t->game->map;
	struct str value;

	if (!attr_get(m->areas[a].attrs, m->areas[a].nattrs, "city", &value))
		return;
	if (str_eq_c(value, "own"))
		value = STR_NONE;
	else if (!value.n)
		value = STR("-");
	row_put(t->after, TABLE_CITY, &(struct city_row){ a, nation_named(m, &m->areas[a], value) });
}

/* "unit": of its region's nation; "unit=red". */
static void read_unit(struct turn *t, area_id a)
{
	const struct map *m = t->game->map;
	struct str value;
	region_id nation;

	if (!attr_get(m->areas[a].attrs, m->areas[a].nattrs, "unit", &value))
		return;
	nation = nation_named(m, &m->areas[a], value);
	if (nation != REGION_NONE)
		heg_unit_add(t, nation, a);
}

/* Units have numbers in the order of the areas. */
void heg_setup(struct turn *t)
{
	heg_stage_edit(t->after);
	for (area_id a = 0; a < t->game->map->nareas; a++) {
		read_city(t, a);
		read_unit(t, a);
	}
}

/* ---- what a game needs to begin ---------------------------------------------------------------- */

static bool check_spaces(const struct state *s, struct notes *notes)
{
	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i), *first;
		struct facts f = FACTS(.unit = u->unit, .area = SAID(u->area));

		first = heg_unit_at(s, u->area);
		if (first == u || u->area == AREA_NONE)
			continue;
		f.count = first->unit;
		heg_note(notes, NOTE_TWO_UNITS, NOWHERE, &f);
		return false;
	}
	return true;
}

/* The Cycle would be over before anybody has moved. */
static bool check_majority(const struct state *s, struct notes *notes)
{
	int64_t all = (int64_t)row_count(s, TABLE_CITY);

	for (region_id n = 0; n < s->schema->map->nregions; n++) {
		struct facts f = FACTS(.nation = SAID(n), .count = heg_cities(s, n), .limit = all);

		if (2 * f.count <= all)
			continue;
		heg_note(notes, NOTE_MAJORITY_AT_START, NOWHERE, &f);
		return false;
	}
	return true;
}

static bool has_player(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		if (heg_alive(s, ROW(struct seat_row, s, TABLE_SEAT, i)->seat))
			return true;
	return false;
}

void heg_ready(const struct view *v, struct notes *notes)
{
	struct facts none = FACTS(.count = 0);

	if (!has_player(v->state))
		heg_note(notes, NOTE_NOBODY, NOWHERE, &none);
	else if (!row_count(v->state, TABLE_CITY))
		heg_note(notes, NOTE_NO_CITIES, NOWHERE, &none);
	else if (RULE("HEG-START-2") && check_spaces(v->state, notes) && check_majority(v->state, notes))
		heg_options_fit(v, notes);
}

void heg_options_fit(const struct view *v, struct notes *notes)
{
	int64_t last = option_seconds(v->state, "last_call");
	struct facts f = FACTS(.count = last / 3600);

	if ((last > option_seconds(v->state, "opening") || last > option_seconds(v->state, "winter")) &&
	    RULE("HEG-AMEND-4"))
		heg_note(notes, NOTE_OPTIONS_FIT, NOWHERE, &f);
}

/* ---- the beginning ----------------------------------------------------------------------------- */

void heg_begin(struct turn *t)
{
	int32_t coins = option_int(t->after, "start_coins");

	join_colours(t->after, true);
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, t->after, TABLE_SEAT, i);

		if (RULE("HEG-COIN-1"))
			heg_pay(t, seat->seat, coins, CAUSE_START, 0, AREA_NONE);
		TELL(t, HEG_PURSE, seat->seat, coins);
	}
	heg_open_grand_auction(t, OPENING);
	call_open(t, KIND_MUSTER, CALL_NONE, -1, WHEN_NEVER, NULL);
}
