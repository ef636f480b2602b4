/*
 * outlook: what receipts tell beyond the lines of a mail: units without orders, nations that wait, the
 * auction board; and why a command is not heard.
 */
#include "play/game.h"
#include "rules/hegemon/auction.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/nation.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

/* HEG-ORDERS-5, HEG-RETREAT-5, HEG-NACT-3, HEG-AUCTION-10: what becomes of what was not said. */
void heg_spring_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);
		struct facts f = FACTS(.unit = u->unit, .area = SAID(u->area), .nation = SAID(u->nation));

		if (heg_controller(v->state, u->unit) == seat && !heg_order_for(v, u->unit))
			heg_note(notes, NOTE_OUTLOOK_HOLDS, NOWHERE, &f);
	}
}

void heg_summer_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	(void)call;
	for (size_t i = 0; i < row_count(v->state, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, v->state, TABLE_UNIT, i);
		struct facts f = FACTS(.unit = u->unit, .area = SAID(u->from));
		bool said = false;

		if (!heg_is_routed(u) || heg_controller(v->state, u->unit) != seat)
			continue;
		for (size_t k = 0; k < v->nbook; k++)
			said |= heg_retreating(v->state, v->book[k]) == u->unit;
		f.text = SAID(heg_retreats(v->state, u, v->scratch));
		if (!said)
			heg_note(notes, NOTE_OUTLOOK_RETREAT, NOWHERE, &f);
	}
}

static bool speaks_of(const struct view *v, region_id nation)
{
	for (size_t i = 0; i < v->nbook; i++)
		if (heg_nation_of(v->state, v->book[i]) == nation)
			return true;
	return false;
}

void heg_fall_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	(void)call;
	for (region_id nation = 0; nation < v->game->map->nregions; nation++) {
		struct need n;
		struct facts f;

		if (!heg_has_say(v->state, seat, nation) || speaks_of(v, nation))
			continue;
		n = heg_need(v->state, nation);
		f = FACTS(.nation = SAID(nation), .count = n.excess > 0 ? n.excess : n.builds, .unit = n.units,
			  .limit = n.cities, .seat = SAID(n.leader),
			  .text = SAID(heg_sites(v->state, nation, v->scratch)));
		if (heg_has_need(&n))
			heg_note(notes, n.excess > 0 ? NOTE_OUTLOOK_DISBAND : NOTE_OUTLOOK_BUILD, NOWHERE, &f);
	}
}

/* ---- the auction board ------------------------------------------------------------------------- */

/* HEG-AUCTION-10: all bids, with their bidders. */
static text_id bids_of(const struct view *v, int32_t share)
{
	struct heg_list l = { buf_new(v->scratch) };

	for (size_t i = heg_first_bid(v->state, share); i < row_count(v->state, TABLE_BID); i++) {
		const struct bid_row *b = ROW(struct bid_row, v->state, TABLE_BID, i);

		if (b->share != share)
			break;
		heg_list_add(&l,
			     str_printf(v->scratch, "%.*s %d", STR_ARG(seat_name(v->state, b->seat)), (int)b->coins));
	}
	return heg_list_text(&l, v->state);
}

static bool has_no_bid(const struct view *v, const struct share_row *share, when end)
{
	return share->auction == AUCTION_OPEN && !share->bids && heg_auction_ends(v->state, share) == end;
}

/* "1 (Auria, Ardentor)" */
static struct str listed(const struct view *v, const struct share_row *share, const struct unit_row *u)
{
	const struct map *m = v->game->map;
	struct buf b = buf_new(v->scratch);

	buf_addf(&b, "%.*s (%.*s, %.*s", STR_ARG(text_of(v->state, heg_share_name(v->state, share->share, v->scratch))),
		 STR_ARG(m->regions[u->nation].name), STR_ARG(m->areas[u->area].name));
	if (share->owner != SEAT_NONE)
		buf_addf(&b, ", %.*s's", STR_ARG(seat_name(v->state, share->owner)));
	buf_add_char(&b, ')');
	return buf_str(&b);
}

/* "1 (Auria, Ardentor), 2 (Borea, Farrow)": those for which nobody has bid, and which end together. TEXT_NONE: another
 * share says so of this one. */
static text_id without_bids(const struct view *v, const struct share_row *first)
{
	const when end = heg_auction_ends(v->state, first);
	struct heg_list l = { buf_new(v->scratch) };

	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, v->state, TABLE_SHARE, i);
		const struct unit_row *u = has_no_bid(v, share, end) ? heg_unit(v->state, share->unit) : NULL;

		if (!u)
			continue;
		if (!l.text.n && share->share != first->share)
			return TEXT_NONE;
		heg_list_add(&l, listed(v, share, u));
	}
	return heg_list_text(&l, v->state);
}

void heg_auction_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	const struct share_row *share = heg_share(v->state, call->subject);
	const struct unit_row *u = share ? heg_unit(v->state, share->unit) : NULL;
	text_id text;
	struct facts f;

	(void)seat;
	if (!u)
		return;
	text = share->bids ? bids_of(v, share->share) : without_bids(v, share);
	if (text == TEXT_NONE)
		return;
	f = FACTS(.share = SAID(heg_share_name(v->state, share->share, v->scratch)), .area = SAID(u->area),
		  .seat = SAID(share->owner), .nation = SAID(u->nation), .at = heg_auction_ends(v->state, share),
		  .text = SAID(text));
	heg_note(notes, share->bids ? NOTE_OUTLOOK_AUCTION : NOTE_OUTLOOK_NO_BIDS, NOWHERE, &f);
}

static void outlook_purse(const struct view *v, seat_id seat, enum heg_note what, struct notes *notes)
{
	struct purse_row p = heg_purse(v->state, seat);
	struct facts f = FACTS(.seat = SAID(seat), .count = p.coins, .limit = heg_free_coins(v->state, seat),
			       .unit = p.bids);

	heg_note(notes, what, NOWHERE, &f);
}

void heg_grand_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	struct stage_row stage = heg_stage(v->state);
	struct facts f = FACTS(.at = stage.closes);

	outlook_purse(v, seat, NOTE_OUTLOOK_COINS, notes);
	for (size_t i = 0; i < row_count(v->state, TABLE_PURSE); i++) {
		seat_id other = ROW(struct purse_row, v->state, TABLE_PURSE, i)->seat;

		if (other != seat)
			outlook_purse(v, other, NOTE_OUTLOOK_OTHERS, notes);
	}
	if (call->children == 0)
		f.at = call->bell;
	heg_note(notes, call->children == 0 ? NOTE_OUTLOOK_NOTHING_LISTED : NOTE_OUTLOOK_CLOSES, NOWHERE, &f);
}

/* ---- lists of places --------------------------------------------------------------------------- */

/* "unit 1 of Auria, held by player 1 and bob": who has its shares. */
static text_id unit_in(const struct view *v, area_id area)
{
	const struct unit_row *u = heg_unit_at(v->state, area);
	struct buf b = buf_new(v->scratch);
	size_t n = 0;

	if (!u)
		return TEXT_NONE;
	buf_addf(&b, "unit %d of %.*s", (int)u->unit, STR_ARG(v->game->map->regions[u->nation].name));
	for (size_t i = 0; i < row_count(v->state, TABLE_SHARE); i++) {
		const struct share_row *share = ROW(struct share_row, v->state, TABLE_SHARE, i);

		if (share->unit == u->unit && share->owner != SEAT_NONE)
			buf_addf(&b, "%s%.*s", n++ ? " and " : ", held by ",
				 STR_ARG(seat_name(v->state, share->owner)));
	}
	return text_intern(v->state, buf_str(&b));
}

void heg_place_words(const struct view *v, area_id area, struct notes *notes)
{
	const struct city_row *city = heg_city(v->state, area);
	struct facts f = FACTS(.area = SAID(area), .limit = city != NULL,
			       .nation = SAID(city ? city->nation : REGION_NONE), .text = SAID(unit_in(v, area)));

	heg_note(notes, NOTE_PLACE, NOWHERE, &f);
}

bool heg_stands(const struct state *s, seat_id seat, area_id area)
{
	const struct unit_row *u = heg_unit_at(s, area);

	return u && heg_controller(s, u->unit) == seat;
}

/* ---- why a command is not heard ---------------------------------------------------------------- */

/* The seasons in which a verb may be said, the first of them where there are several. */
static enum season season_of(verb_id verb)
{
	static const uint8_t seasons[DEEDS] = {
		[BID] = WINTER,       [RAISE] = WINTER,     [START_AUCTION] = WINTER, [MOVE] = SPRING,
		[HOLD] = SPRING,      [SUPPORT] = SPRING,   [SUPPORT_HOLD] = SPRING,  [CANCEL] = SPRING,
		[HOLD_REST] = SPRING, [RETREAT] = SUMMER,   [DISBAND] = FALL,         [BUILD] = FALL,
		[NO_BUILD] = FALL,    [NATION_DONE] = FALL,
	};

	return verb < DEEDS ? (enum season)seasons[verb] : SEASON_NONE;
}

/* When the season was over last: of auctions also the opening. */
static const struct season_row *last_of(const struct state *s, enum season season)
{
	const struct season_row *row = heg_season(s, season);

	return row || season != WINTER ? row : heg_season(s, OPENING);
}

static void say_season(const struct view *v, const struct command *c, enum season season, struct notes *notes)
{
	struct stage_row stage = heg_stage(v->state);
	const struct season_row *last = last_of(v->state, season);
	bool over = last && last->ended != WHEN_NONE;
	struct facts f = FACTS(.count = over ? last->year : stage.year, .at = over ? last->ended : 0,
			       .season = over ? last->season : (int32_t)season, .now = stage.season);

	heg_note(notes, over ? NOTE_SEASON_OVER : NOTE_SEASON_LATER, c->at, &f);
}

static bool is_season(const struct state *s, enum season season)
{
	struct stage_row stage = heg_stage(s);

	return stage.season == (int32_t)season || (season == WINTER && stage.season == OPENING);
}

/* The season is the verb's, but asks the speaker nothing, or nothing about that. */
static void say_nothing_to_do(const struct view *v, const struct command *c, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(v->seat));

	if (c->verb == BID || c->verb == RAISE)
		heg_bid_unheard(v, c, notes);
	else if (is_season(v->state, FALL))
		heg_note(notes, NOTE_NOTHING_TO_DECIDE, c->at, &f);
	else
		heg_note(notes, NOTE_NOTHING_TO_ORDER, c->at, &f);
}

void heg_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	enum season season = season_of(c->verb);
	struct stage_row stage = heg_stage(v->state);
	struct facts f = FACTS(.nation = SAID(stage.hegemon));

	if (c->verb == GIVE || c->verb == AMEND)
		heg_note(notes, c->verb == GIVE ? NOTE_NO_TRANSFER : NOTE_HOST_ONLY, c->at, &f);
	if (v->player == PLAYER_NONE || season == SEASON_NONE || state_game(v->state)->phase == GAME_MUSTER)
		return;
	if (state_game(v->state)->phase == GAME_OVER) {
		f.seat = SAID(stage.end == END_WON ? heg_leader(v->state, stage.hegemon) : SEAT_NONE);
		heg_note(notes, NOTE_CYCLE_OVER, c->at, &f);
		return;
	}
	if (is_season(v->state, season) || (c->verb == DISBAND && is_season(v->state, SUMMER)))
		say_nothing_to_do(v, c, notes);
	else
		say_season(v, c, season, notes);
}
