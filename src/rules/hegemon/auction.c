/*
 * auction: listing, starting, bidding, selling (HEG-GA, HEG-AUCTION).
 */
#include "rules/hegemon/auction.h"

#include "play/game.h"
#include "rules/common/asking.h"
#include "rules/common/auction.h"
#include "rules/common/rule.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/notes.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

/* The arguments with which every event about a share begins. */
#define ABOUT(t, s, u) heg_share_name((t)->after, (s)->share, (t)->arena), (s)->unit, (u)->nation, (u)->area

static struct unit_row unit_of(const struct state *s, const struct share_row *share)
{
	const struct unit_row *u = heg_unit(s, share->unit);

	return u ? *u : (struct unit_row){ share->unit, REGION_NONE, AREA_NONE, AREA_NONE, AREA_NONE };
}

when heg_auction_ends(const struct state *s, const struct share_row *share)
{
	when closes = heg_stage(s).closes, quiet = share->last + option_seconds(s, "quiet");

	return quiet < closes ? quiet : closes;
}

/* ---- opening ----------------------------------------------------------------------------------- */

static void put_up(struct turn *t, call_id grand, struct share_row *share, const struct set *asked)
{
	share->auction = AUCTION_OPEN;
	share->top = share->bids = 0;
	share->leader = SEAT_NONE;
	share->last = t->now;
	heg_stage_edit(t->after)->opened++;
	call_open(t, KIND_AUCTION, grand, share->share, t->now + option_seconds(t->after, "quiet"), asked);
}

static void list_shares(struct turn *t, call_id grand, const struct set *asked)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SHARE); i++) {
		struct share_row *share = row_edit_at(t->after, TABLE_SHARE, i);
		struct unit_row u = unit_of(t->after, share);

		share->auction = AUCTION_NONE;
		if (share->owner != SEAT_NONE || !RULE("HEG-GA-1"))
			continue;
		put_up(t, grand, share, asked);
		TELL(t, HEG_LISTED, ABOUT(t, share, &u), share->buy_in);
	}
}

static bool has_unowned(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SHARE); i++)
		if (ROW(struct share_row, s, TABLE_SHARE, i)->owner == SEAT_NONE)
			return true;
	return false;
}

/* HEG-GA-4: with nothing listed it is open as long as an auction may still be started. */
void heg_open_grand_auction(struct turn *t, enum season season)
{
	when closes = heg_season_begins(t, season), bell = closes;
	struct set asked = asking_everybody(t);
	call_id grand;

	heg_stage_edit(t->after)->closes = closes;
	heg_stage_edit(t->after)->opened = 0;
	if (!has_unowned(t->after) && RULE("HEG-GA-4"))
		bell = closes - option_seconds(t->after, "last_call");
	grand = call_open(t, KIND_GRAND_AUCTION, CALL_NONE, -1, bell, &asked);
	TELL(t, HEG_SEASON, season, heg_stage(t->after).year, bell);
	list_shares(t, grand, &asked);
}

void heg_ask_in_auctions(struct turn *t, seat_id seat)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, t->after, TABLE_CALL, i);

		if (c->kind == KIND_GRAND_AUCTION || c->kind == KIND_AUCTION)
			call_ask(t, c->call, seat);
	}
}

/* ---- starting an auction ----------------------------------------------------------------------- */

/* A unit's number where it has several shares names none of them. */
static bool is_ambiguous(const struct state *s, int32_t share)
{
	return share < NOUN_PAIR && heg_share_of(s, share, 1) != NULL && RULE("HEG-SHARE-1");
}

static bool names_share(const struct view *v, const struct arg *a, struct notes *notes)
{
	struct facts f = FACTS(.unit = a->value % NOUN_PAIR,
			       .text = SAID(heg_share_name(v->state, a->value, v->scratch)));

	if (heg_share(v->state, a->value))
		return true;
	heg_note(notes, is_ambiguous(v->state, a->value) ? NOTE_WHICH_SHARE : NOTE_NO_SUCH_SHARE, a->at, &f);
	return false;
}

static enum heg_note why_not_started(const struct view *v, const struct share_row *share)
{
	if (share->auction == AUCTION_OPEN)
		return NOTE_UP_ALREADY;
	if (share->owner == SEAT_NONE)
		return NOTE_OWNED_BY_NOBODY;
	if (heg_stage(v->state).closes - v->now <= option_seconds(v->state, "last_call") && RULE("HEG-GA-2"))
		return NOTE_LAST_CALL;
	if (heg_free_coins(v->state, v->seat) < share->buy_in && RULE("HEG-GA-2"))
		return NOTE_BUY_IN_SHORT;
	return NOTE_COUNT;
}

void heg_start_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, START_SHARE, 0);
	struct purse_row purse = heg_purse(v->state, v->seat);
	const struct share_row *share;
	struct facts f = FACTS(.limit = purse.coins, .unit = purse.bids);
	enum heg_note why;

	if (!names_share(v, a, notes))
		return;
	share = heg_share(v->state, a->value);
	f.text = SAID(heg_share_name(v->state, share->share, v->scratch));
	f.count = share->buy_in;
	f.seat = SAID(share->owner);
	why = why_not_started(v, share);
	f.at = why == NOTE_UP_ALREADY ? share->last : heg_stage(v->state).closes;
	if (why != NOTE_COUNT)
		heg_note(notes, why, a->at, &f);
}

/* HEG-COIN-5: the fee is gone, sold or not. */
static void pay_buy_in(struct turn *t, const struct command *c, const struct share_row *share)
{
	bool to_owner = option_is(t->after, "buyin_goes_to", "owner") && RULE("HEG-COIN-5");
	int32_t fee = RULE("HEG-GA-2") ? share->buy_in : 0;
	int32_t id = share->share;
	seat_id owner = share->owner;

	heg_pay(t, c->seat, -fee, CAUSE_BUY_IN, id, AREA_NONE);
	if (to_owner)
		heg_pay(t, owner, fee, CAUSE_BUY_IN, id, AREA_NONE);
}

void heg_start_act(struct turn *t, const struct command *c)
{
	struct share_row *share = heg_share_edit(t->after, command_value(c, START_SHARE, 0));
	const struct call_row *grand = asking_newest(t->after, KIND_GRAND_AUCTION);
	struct set asked = call_asked(t, grand->call);
	call_id call = grand->call;
	struct unit_row u = unit_of(t->after, share);
	when closes = heg_stage(t->after).closes;

	if (grand->bell < closes) /* HEG-GA-4 no longer holds */
		call_ring_at(t, call, closes);
	pay_buy_in(t, c, share);
	put_up(t, call, share, &asked);
	TELL(t, HEG_STARTED, ABOUT(t, share, &u), c->seat, share->owner, share->buy_in,
	     heg_auction_ends(t->after, share));
}

/* ---- bidding ----------------------------------------------------------------------------------- */

static int32_t standing_bid(const struct state *s, int32_t share, seat_id seat)
{
	const struct bid_row *bid = row_find(s, TABLE_BID, &(struct bid_row){ .share = share, .seat = seat });

	return bid ? bid->coins : 0;
}

static bool lower_is_ignored(const struct state *s)
{
	return option_is(s, "lower_bids", "ignore");
}

void heg_bid_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *coins = command_arg(c, BID_COINS, 0), *a = command_arg(c, BID_SHARE, 0);
	struct purse_row purse = heg_purse(v->state, v->seat);
	int32_t stands = standing_bid(v->state, a->value, v->seat);
	int64_t sum = (int64_t)purse.bids - stands + coins->value;
	struct facts f = FACTS(.count = coins->value, .limit = stands,
			       .text = SAID(heg_share_name(v->state, a->value, v->scratch)));

	if (coins->value < option_int(v->state, "min_bid") && RULE("HEG-AUCTION-1")) {
		f.limit = option_int(v->state, "min_bid");
		heg_note(notes, NOTE_BID_TOO_SMALL, coins->at, &f);
	} else if (coins->value <= stands && lower_is_ignored(v->state)) {
		heg_note(notes, NOTE_BID_IGNORED, coins->at, &f);
	} else if (coins->value <= stands && RULE("HEG-AUCTION-2")) {
		heg_note(notes, NOTE_BID_LOWER, coins->at, &f);
	} else if (sum > purse.coins && RULE("HEG-AUCTION-3")) {
		f.limit = purse.coins;
		f.at = 0;
		f.unit = (int32_t)(purse.bids - stands);
		heg_note(notes, NOTE_BID_UNCOVERED, coins->at, &f);
	}
}

static void put_bid(struct turn *t, struct share_row *share, seat_id seat, int32_t coins, int32_t before)
{
	struct lead lead = { share->leader, share->top };

	row_put(t->after, TABLE_BID, &(struct bid_row){ share->share, seat, coins, t->now });
	share->bids += before == 0;
	auction_add(&lead, (struct bid){ seat, coins });
	share->leader = lead.seat;
	share->top = lead.coins;
	heg_purse_edit(t->after, seat)->bids += coins - before;
}

void heg_bid_act(struct turn *t, const struct command *c)
{
	struct share_row *share = heg_share_edit(t->after, command_value(c, BID_SHARE, 0));
	int32_t coins = command_value(c, BID_COINS, 0), before;
	struct unit_row u = unit_of(t->after, share);

	before = standing_bid(t->after, share->share, c->seat);
	if (coins <= before) {
		TELL(t, HEG_BID_IGNORED, ABOUT(t, share, &u), c->seat, coins);
		return;
	}
	put_bid(t, share, c->seat, coins, before);
	share->last = t->now;
	if (RULE("HEG-AUCTION-6"))
		call_ring_at(t, c->call, t->now + option_seconds(t->after, "quiet"));
	TELL(t, HEG_BID, ABOUT(t, share, &u), c->seat, coins, before, heg_auction_ends(t->after, share));
}

/* ---- why a bid is not heard -------------------------------------------------------------------- */

static enum heg_note why_not_open(const struct share_row *share)
{
	if (share->auction == AUCTION_SOLD)
		return NOTE_AUCTION_ENDED_SOLD;
	if (share->auction == AUCTION_UNSOLD)
		return NOTE_AUCTION_ENDED_UNSOLD;
	return share->owner == SEAT_NONE ? NOTE_NOT_LISTED_FREE : NOTE_NOT_LISTED;
}

void heg_bid_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, BID_SHARE, 0);
	const struct share_row *share;
	struct facts f = FACTS(.text = 0);
	enum heg_note why;

	if (!a || !names_share(v, a, notes))
		return;
	share = heg_share(v->state, a->value);
	why = why_not_open(share);
	f.text = SAID(heg_share_name(v->state, share->share, v->scratch));
	f.count = why == NOTE_AUCTION_ENDED_SOLD ? share->top : share->buy_in;
	f.seat = SAID(why == NOTE_AUCTION_ENDED_SOLD ? share->leader : share->owner);
	f.at = share->last;
	heg_note(notes, why, a->at, &f);
}

/* ---- the end of an auction --------------------------------------------------------------------- */

size_t heg_first_bid(const struct state *s, int32_t share)
{
	size_t low = 0, high = row_count(s, TABLE_BID);

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (ROW(struct bid_row, s, TABLE_BID, mid)->share < share)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

/* HEG-AUCTION-3 sees to it, unless the host has emptied the purse since. */
static bool is_covered(const struct turn *t, const struct bid_row *bid)
{
	return heg_purse(t->after, bid->seat).coins >= bid->coins;
}

/* HEG-AUCTION-8: they vanish, and their owners' coins are free. Returns how many there were. */
static size_t take_bids(struct turn *t, int32_t share, struct bid **out)
{
	size_t i = heg_first_bid(t->after, share), n = 0;
	const struct share_row *row = heg_share(t->after, share);
	struct bid *list = ARENA_ARRAY(t->arena, struct bid, row ? (size_t)row->bids + 1 : 1);

	*out = list;
	while (row && i < row_count(t->after, TABLE_BID)) {
		struct bid_row bid = *ROW(struct bid_row, t->after, TABLE_BID, i);

		if (bid.share != share || n > (size_t)row->bids)
			break;
		list[n] = (struct bid){ bid.seat, bid.coins };
		n += is_covered(t, &bid);
		row_remove(t->after, TABLE_BID, &bid);
		if (RULE("HEG-AUCTION-8"))
			heg_purse_edit(t->after, bid.seat)->bids -= bid.coins;
	}
	auction_sort(list, n);
	return n;
}

static text_id words_of_bids(const struct turn *t, const struct bid *bid, size_t n)
{
	struct heg_list l = { buf_new(t->arena) };

	for (size_t i = 0; i < n; i++)
		heg_list_add(&l, str_printf(t->arena, "%.*s %d", STR_ARG(seat_name(t->after, bid[i].seat)),
					    (int)bid[i].coins));
	return heg_list_text(&l, t->after);
}

/* HEG-AUCTION-4, HEG-AUCTION-7: the buyer pays his bid, and it is the buy-in. */
static void sell(struct turn *t, struct share_row *share, const struct bid *bid, text_id bids)
{
	struct unit_row u = unit_of(t->after, share);
	seat_id was = share->owner;

	share->auction = AUCTION_SOLD;
	share->owner = share->leader = bid->seat;
	share->top = bid->coins;
	share->buy_in = RULE("HEG-AUCTION-7") ? bid->coins : share->buy_in;
	TELL(t, HEG_SOLD, ABOUT(t, share, &u), bid->seat, was, bid->coins, bids);
	heg_pay(t, bid->seat, -bid->coins, CAUSE_BOUGHT, share->share, AREA_NONE);
	if (was != SEAT_NONE && option_is(t->after, "bid_goes_to", "owner") && RULE("HEG-COIN-5"))
		heg_pay(t, was, bid->coins, CAUSE_SOLD, share->share, AREA_NONE);
}

/* HEG-AUCTION-5: nobody alone has the highest bid; the next lower one counts for nothing. */
static void keep(struct turn *t, struct share_row *share, text_id bids)
{
	struct unit_row u = unit_of(t->after, share);

	share->auction = AUCTION_UNSOLD;
	TELL(t, HEG_UNSOLD, ABOUT(t, share, &u), share->owner, bids);
}

void heg_close_auction(struct turn *t, const struct call_row *call)
{
	struct bid *bid;
	size_t n = take_bids(t, call->subject, &bid);
	struct share_row *share = heg_share_edit(t->after, call->subject);
	bool tied = !auction_winner(bid, n) && RULE("HEG-AUCTION-5");
	text_id bids = words_of_bids(t, bid, n);

	if (!share)
		return;
	share->bids = 0;
	share->last = t->now;
	if (n > 0 && !tied && RULE("HEG-AUCTION-4"))
		sell(t, share, &bid[0], bids);
	else
		keep(t, share, bids);
}

void heg_close_grand_auction(struct turn *t, const struct call_row *call)
{
	(void)call;
	heg_season_ends(t);
}
