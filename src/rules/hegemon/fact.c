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
	if (what != FACT_INCOME)
		return;
	f.count = option_int(v->state, "capture_coins");
	f.limit = option_int(v->state, "rout_coins");
	heg_note(notes, NOTE_FACT_INCOME, NOWHERE, &f);
}
