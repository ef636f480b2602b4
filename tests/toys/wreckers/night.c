/*
 * night: a night of Wreckers: a ship runs aground; at the bell boats sail, bids are opened, and the winner is asked.
 */
#include "rules/common/asking.h"
#include "rules/common/auction.h"
#include "rules/common/join.h"
#include "rules/common/ranking.h"
#include "rules/common/votes.h"
#include "wreckers.h"

enum { DRIFTWOOD = 1 };

/* A bid counts from the place of the wreck and from those that touch it. */
static bool is_near(const struct map *m, area_id a, area_id b)
{
	return a == b || map_edge(m, a, b);
}

/* ---- the night begins -------------------------------------------------------------------------- */

/* Boats in the order of the seats; those whose players have gone lie idle. */
static size_t boats(const struct state *s)
{
	return row_count(s, TABLE_BOAT);
}

static seat_id skipper(const struct state *s, size_t i)
{
	return ROW(struct boat_row, s, TABLE_BOAT, i)->seat;
}

static bool sails(const struct state *s, seat_id seat)
{
	return join_plays(row_find(s, TABLE_SEAT, &(struct seat_row){ .seat = seat }));
}

static void night_open(struct turn *t)
{
	const struct set all = asking_players(t);
	const size_t at = votes_draw(dice_open(t, DICE_WRECK, DICE_OF_ALL), (size_t)t->game->map->nareas);

	wreck_edit(t->after)->area = (area_id)at;
	TELL(t, WRECKERS_AGROUND, state_game(t->after)->turn, (area_id)at);
	call_open(t, KIND_NIGHT, CALL_NONE, -1, asking_bell(t, KIND_NIGHT, "deadline"), &all);
}

static void put_boat(struct turn *t, seat_id seat, area_id area)
{
	row_put(t->after, TABLE_BOAT,
		&(struct boat_row){ .seat = seat, .area = area, .coins = option_int(t->after, "coins") });
	TELL(t, WRECKERS_DEALT, seat, area);
}

void wreckers_begin(struct turn *t)
{
	const int32_t n = t->game->map->nareas;
	int32_t *harbour = ARENA_ARRAY(t->arena, int32_t, (size_t)n);
	int32_t dealt = 0;

	for (int32_t i = 0; i < n; i++)
		harbour[i] = i;
	if (RULE("1.2"))
		join_shuffle(t, DICE_DEAL, harbour, n);
	join_colours(t->after, false);
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, t->after, TABLE_SEAT, i);

		if (join_plays(seat))
			put_boat(t, seat->seat, harbour[dealt++]);
	}
	night_open(t);
}

/* ---- the bell ---------------------------------------------------------------------------------- */

/* The last order of that verb in a sheet; NULL: there is none. */
static const struct command *said(const struct command *const *book, size_t n, verb_id verb)
{
	const struct command *last = NULL;

	for (size_t i = 0; i < n; i++)
		if (book[i]->verb == verb)
			last = book[i];
	return last;
}

static const struct command *said_at_bell(const struct turn *t, call_id call, seat_id seat, verb_id verb)
{
	size_t n;
	const struct command *const *book = book_of(t, call, seat, &n);

	return said(book, n, verb);
}

static void sail(struct turn *t, call_id call, seat_id seat)
{
	const struct command *order = said_at_bell(t, call, seat, VERB_SAIL);
	struct boat_row *boat;

	if (!order || !RULE("3.1"))
		return;
	boat = boat_edit(t->after, seat);
	TELL_FOR(t, order, WRECKERS_SAILED, seat, boat->area, command_value(order, 0, AREA_NONE));
	boat->area = command_value(order, 0, AREA_NONE);
}

/* Whether he has a bid that counts; who has none at all gathers driftwood. */
static bool takes_part(struct turn *t, call_id call, seat_id seat, struct bid *bid)
{
	const struct command *order = said_at_bell(t, call, seat, VERB_BID);
	const area_id wreck = wreck_of(t->after).area;

	*bid = (struct bid){ seat, order ? command_value(order, 0, 0) : 0 };
	if (bid->coins > boat_of(t->after, seat)->coins) /* the host has taken some since */
		bid->coins = boat_of(t->after, seat)->coins;
	if (bid->coins == 0) {
		if (RULE("3.4")) {
			boat_edit(t->after, seat)->coins += DRIFTWOOD;
			TELL(t, WRECKERS_DRIFTWOOD, seat, DRIFTWOOD);
		}
		return false;
	}
	if (RULE("3.2") && !is_near(t->game->map, boat_of(t->after, seat)->area, wreck)) {
		TELL_FOR(t, order, WRECKERS_SHORT, seat, wreck, bid->coins);
		return false;
	}
	return true;
}

static void cargo_open(struct turn *t, const struct bid *best, const struct command *order)
{
	struct dice_stream *s = dice_open(t, DICE_CARGO, (struct dice_about){ best->seat, -1, -1, -1 });
	struct boat_row *boat = boat_edit(t->after, best->seat);
	const area_id wreck = wreck_of(t->after).area;

	boat->coins -= best->coins;
	boat->cargo = dice_next(s, 6);
	boat->cargo += dice_next(s, 6);
	TELL_FOR(t, order, WRECKERS_WON, best->seat, wreck, best->coins);
	TELL_FOR(t, order, WRECKERS_CARGO, best->seat, boat->cargo);
	asking_one(t, KIND_CARGO, CALL_NONE, wreck, asking_bell(t, KIND_CARGO, "answer"), best->seat);
}

static void night_end(struct turn *t);

static int32_t ties(const struct bid *list, size_t n)
{
	size_t i = 0;

	while (i < n && list[i].coins == list[0].coins)
		i++;
	return (int32_t)i;
}

static void night_close(struct turn *t, const struct call_row *call)
{
	struct bid *list = ARENA_ARRAY(t->arena, struct bid, boats(t->after));
	const struct bid *best;
	size_t n = 0;

	for (size_t i = 0; i < boats(t->after); i++)
		sail(t, call->call, skipper(t->after, i));
	for (size_t i = 0; i < boats(t->after); i++)
		if (sails(t->after, skipper(t->after, i)))
			n += takes_part(t, call->call, skipper(t->after, i), &list[n]);
	auction_sort(list, n);
	best = auction_winner(list, n);
	if (best) {
		cargo_open(t, best, said_at_bell(t, call->call, best->seat, VERB_BID));
		return;
	}
	TELL(t, WRECKERS_SANK, wreck_of(t->after).area, ties(list, n));
	night_end(t);
}

/* ---- what becomes of the cargo, and the end ---------------------------------------------------- */

/* Who has not answered sells. */
static void cargo_close(struct turn *t, const struct call_row *call)
{
	(void)call;
	for (size_t i = 0; i < boats(t->after); i++) {
		struct boat_row *boat = boat_edit(t->after, skipper(t->after, i));

		if (boat->cargo == 0)
			continue;
		if (RULE("4.3"))
			boat->coins += boat->cargo;
		TELL(t, WRECKERS_SILENT, boat->seat, boat->cargo);
		boat->cargo = 0;
	}
	night_end(t);
}

static void tell_hoards(struct turn *t)
{
	size_t n;
	const struct ranked *list = wreckers_ranking(t->after, &n, t->arena);

	for (size_t i = 0; i < n; i++)
		TELL(t, WRECKERS_HOARD, list[i].seat, list[i].by[0], list[i].by[1]);
	for (size_t i = 0; i < n && list[i].rank == 1; i++)
		TELL(t, WRECKERS_BEST, list[i].seat, list[i].by[0]);
}

static void night_end(struct turn *t)
{
	turn_end(t);
	if (t->ended_turn < option_int(t->after, "nights") || !RULE("5.1")) {
		night_open(t);
		return;
	}
	tell_hoards(t);
	game_end(t);
}

/* ---- what its players are told before ---------------------------------------------------------- */

static void night_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	const struct boat_row *boat = boat_of(v->state, seat);
	const struct command *course = said(v->book, v->nbook, VERB_SAIL);
	const struct command *bid = said(v->book, v->nbook, VERB_BID);
	const area_id wreck = wreck_of(v->state).area;
	const area_id at = course ? command_value(course, 0, AREA_NONE) : boat->area;

	(void)call;
	if (!course)
		wreckers_note(n, NOTE_STAYS, NOWHERE, &FACTS(.area = SAID(at)));
	if (!bid || command_value(bid, 0, 0) == 0)
		wreckers_note(n, NOTE_NO_BID, NOWHERE, &FACTS(.count = DRIFTWOOD));
	else if (!is_near(v->game->map, at, wreck))
		wreckers_note(n, NOTE_OUT_OF_REACH, NOWHERE, &FACTS(.area = SAID(at), .other = SAID(wreck)));
}

static void cargo_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	wreckers_note(n, NOTE_QUESTION, NOWHERE,
		      &FACTS(.area = SAID(call->subject), .count = boat_of(v->state, seat)->cargo));
}

const struct call_kind wreckers_kinds[] = {
	{ .name = "night",
	  .hearing = SEALED,
	  .ending = AT_BELL,
	  .keeping = REPLACE_ALL,
	  .flags = KIND_BOUNDARY,
	  .close = night_close,
	  .outlook = night_outlook },
	{ .name = "cargo",
	  .hearing = LIVE,
	  .ending = WHEN_ALL_ANSWERED,
	  .flags = KIND_EXPLICIT,
	  .subject = NOUN_AREA,
	  .close = cargo_close,
	  .letter = cargo_letter },
	{ .name = NULL },
};
