/* fact: what players ask of how a game stands. */
#include "rules/hegemon/fact.h"

#include "play/game.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/notes.h"

int32_t heg_force(const struct state *s, seat_id seat, area_id a)
{
	const struct unit_row *u = heg_unit_at(s, a);

	return u && heg_controller(s, u->unit) == seat;
}

/* "Auria (3 cities), Borea (2 cities)" */
static text_id led_by(const struct view *v, seat_id seat)
{
	struct heg_list l = { buf_new(v->scratch) };

	for (region_id n = 0; n < v->game->map->nregions; n++)
		if (heg_leader(v->state, n) == seat) {
			const int32_t cities = heg_cities(v->state, n);

			heg_list_add(&l, str_printf(v->scratch, "%.*s (%d %s)", STR_ARG(v->game->map->regions[n].name),
						    (int)cities, cities == 1 ? "city" : "cities"));
		}
	return l.text.n ? heg_list_text(&l, v->state) : TEXT_NONE;
}

static void tell_has(const struct view *v, seat_id of, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(of), .count = heg_purse(v->state, of).coins, .text = SAID(led_by(v, of)));

	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++)
		f.limit += ROW(struct share_row, v->state, TABLE_SHARE, i)->owner == of;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++)
		f.unit += heg_controller(v->state, ROW(struct unit_row, v->state, TABLE_UNIT, i)->unit) == of;
	heg_note(notes, NOTE_FACT_HAS, NOWHERE, &f);
}

/* ---- nations and shares that somebody asks of ---- */

/* "Ardentor (ann), Kelmar (bob)"; nobodys: how many of its units nobody commands. */
static text_id commanders(const struct view *v, region_id nation, int64_t *nobodys)
{
	struct heg_list l = { buf_new(v->scratch) };

	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);
		const seat_id seat = heg_controller(v->state, u->unit);

		*nobodys += u->nation == nation && seat == SEAT_NONE;
		if (u->nation == nation && seat != SEAT_NONE)
			heg_list_add(&l, str_printf(v->scratch, "%.*s (%.*s)",
						    STR_ARG(v->game->map->areas[heg_place(u)].name),
						    STR_ARG(seat_name(v->state, seat))));
	}
	return heg_list_text(&l, v->state);
}

static bool anybody_has_say(const struct state *s, region_id nation)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		if (heg_has_say(s, ROW(struct seat_row, s, TABLE_SEAT, i)->seat, nation))
			return true;
	return false;
}

static void tell_say(const struct view *v, region_id nation, struct notes *notes)
{
	const seat_id leader = heg_leader(v->state, nation);
	struct facts f = FACTS(.nation = SAID(nation), .seat = SAID(leader));

	f.text = SAID(commanders(v, nation, &f.count));
	if (heg_units(v->state, nation))
		heg_note(notes,
			 leader != SEAT_NONE                 ? NOTE_FACT_DECIDES
			 : anybody_has_say(v->state, nation) ? NOTE_FACT_VOTES
							     : NOTE_FACT_NOBODYS,
			 NOWHERE, &f);
}

/* Of the nation that is named, or of all in which he has a say. */
static void tell_decides(const struct view *v, region_id named, struct notes *notes)
{
	const struct facts f = FACTS(.seat = SAID(v->seat));
	const size_t before = notes->list.n;

	for (region_id n = 0; n < v->game->map->nregions; n++)
		if (named == REGION_NONE ? heg_has_say(v->state, v->seat, n) : n == named)
			tell_say(v, n, notes);
	if (notes->list.n == before && named == REGION_NONE)
		heg_note(notes, NOTE_FACT_NO_SAY, NOWHERE, &f);
}

static bool is_meant(const struct matter *m, const struct share_row *share, const struct unit_row *u)
{
	if (m->area != AREA_NONE)
		return heg_place(u) == m->area;
	return m->region != REGION_NONE ? u->nation == m->region : m->number == share->share;
}

static void tell_sale(const struct view *v, const struct matter *m, struct notes *notes)
{
	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, v->state, TABLE_SHARE, i);
		const struct unit_row *u = heg_unit(v->state, share->unit);
		const bool open = share->auction == AUCTION_OPEN;
		struct facts f = FACTS(.seat = SAID(open ? share->leader : share->owner));

		if (!u || !is_meant(m, share, u))
			continue;
		f.nation = SAID(u->nation);
		f.area = SAID(heg_place(u));
		f.count = open ? share->top : share->buy_in;
		f.share = SAID(heg_share_name(v->state, share->share, v->scratch));
		heg_note(notes,
			 open                        ? NOTE_FACT_UP
			 : share->owner == SEAT_NONE ? NOTE_FACT_UNSOLD
						     : NOTE_FACT_OWNED,
			 NOWHERE, &f);
	}
}

/* The nation whose unit or city is there. */
static region_id nation_at(const struct state *s, area_id area)
{
	const struct unit_row *u = area == AREA_NONE ? NULL : heg_unit_at(s, area);

	return u ? u->nation : area == AREA_NONE ? REGION_NONE : heg_loyalty(s, area);
}

/* Its cities, and where its units stand; it may have none of either. */
static void tell_holds(const struct view *v, region_id nation, struct notes *notes)
{
	struct heg_list cities = { buf_new(v->scratch) }, units = { buf_new(v->scratch) };
	struct facts f = FACTS(.nation = SAID(nation), .count = heg_cities(v->state, nation));

	for (size_t i = 0; i < row_count(v->state, TABLE_CITY); i++) {
		const struct city_row *c = ROW(struct city_row, v->state, TABLE_CITY, i);

		if (c->nation == nation)
			heg_list_add(&cities, v->game->map->areas[c->area].name);
	}
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);

		if (u->nation == nation)
			heg_list_add(&units, v->game->map->areas[heg_place(u)].name);
	}
	f.text = SAID(f.count ? heg_list_text(&cities, v->state) : TEXT_NONE);
	heg_note(notes, NOTE_FACT_CITIES, NOWHERE, &f);
	f.count = heg_units(v->state, nation);
	f.text = SAID(f.count ? heg_list_text(&units, v->state) : TEXT_NONE);
	heg_note(notes, NOTE_FACT_UNITS, NOWHERE, &f);
}

void heg_matter(const struct view *v, const struct matter *m, struct notes *notes)
{
	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (m->what == MATTER_SALE)
		tell_sale(v, m, notes);
	else if (m->what == MATTER_HOLDS && m->region != REGION_NONE)
		tell_holds(v, m->region, notes);
	else
		tell_decides(v, m->region != REGION_NONE ? m->region : nation_at(v->state, m->area), notes);
}

/* ---- the game ---- */

static void tell_ends(const struct view *v, struct notes *notes)
{
	struct facts f = FACTS(.count = (int64_t)row_count(v->state, TABLE_CITY), .limit = -1);

	for (region_id n = 0; n < v->game->map->nregions; n++)
		if (heg_cities(v->state, n) > f.limit) {
			f.limit = heg_cities(v->state, n);
			f.nation = SAID(n);
		}
	heg_note(notes, NOTE_FACT_ENDS, NOWHERE, &f);
}

static void tell_prices(const struct view *v, seat_id of, struct notes *notes)
{
	struct facts f = FACTS(.limit = heg_free_coins(v->state, of), .unit = (int32_t)option_int(v->state, "min_bid"));

	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++)
		f.count += ROW(struct share_row, v->state, TABLE_SHARE, i)->auction == AUCTION_OPEN;
	heg_note(notes, NOTE_FACT_PRICES, NOWHERE, &f);
}

void heg_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes)
{
	const struct stage_row stage = heg_stage(v->state);
	struct facts f = FACTS(.season = stage.season, .count = stage.year);

	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (what == FACT_HAS)
		tell_has(v, of, notes);
	else if (what == FACT_ENDS)
		tell_ends(v, notes);
	else if (what == FACT_PRICES)
		tell_prices(v, of, notes);
	else if (what == FACT_NEXT)
		heg_note(notes, NOTE_FACT_NEXT, NOWHERE, &f);
	else if (what == FACT_CHANCE)
		heg_note(notes, NOTE_FACT_CHANCE, NOWHERE, &f);
	if (what != FACT_INCOME)
		return;
	f.count = option_int(v->state, "capture_coins");
	f.limit = option_int(v->state, "rout_coins");
	heg_note(notes, NOTE_FACT_INCOME, NOWHERE, &f);
}
