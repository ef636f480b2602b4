/*
 * Whole games of Hegemon by players who order at random, lawful and not, on small boards of any shape:
 * through the engine, with the books of coins, shares and spaces looked at after every step; and each
 * game again with its runs at other times. PBP_GAMES says how many games (9; `make long`: 200).
 */
#include "test.h"

#include "rules/hegemon/board.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/verbs.h"

#undef JOIN
#include "engine/toy.h" /* last: it has a macro JOIN */

enum { AREAS_MOST = 12, MAILS = 120, PEOPLE = 4 };

static const char *const people[PEOPLE] = { "ann@x", "bob@x", "cat@x", "dan@x" };

static uint64_t draw(uint64_t *seed) /* splitmix64 (Steele, Lea, Flood 2014) */
{
	uint64_t z = (*seed += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static int32_t below(uint64_t *seed, int32_t n)
{
	return n > 0 ? (int32_t)(draw(seed) % (uint64_t)n) : 0;
}

/* ---- the board --------------------------------------------------------------------------------- */

/* A ring with some chords, in three regions: every second space is a city, some hold units. */
static const struct map *random_map(struct arena *a, uint64_t *seed)
{
	static const char *const nations[] = { "east", "west", "south" };
	int32_t n = 6 + below(seed, AREAS_MOST - 5);
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *board = ARENA_NEW(a, struct board);
	struct map *m = NULL;
	struct err e = { 0 };

	buf_add_c(&b, "map random \"Random\"\nregion east\nregion west\nregion south\n");
	for (int32_t i = 0; i < n; i++) {
		const char *nation = nations[i % 3];

		buf_addf(&b, "area %d place%d land region=%s", i + 1, i + 1, nation);
		if (i % 2 == 0 || i % 5 == 1)
			buf_addf(&b, " city%s%s", i % 4 ? "=" : "", i % 4 ? nation : "");
		if (i < 3 || below(seed, 4) == 0)
			buf_addf(&b, " unit=%s", nation);
		buf_add_char(&b, '\n');
	}
	for (int32_t i = 0; i < n; i++)
		buf_addf(&b, "edge place%d place%d\n", i + 1, (i + 1) % n + 1);
	for (int32_t k = 0; k < n / 2; k++) {
		int32_t from = below(seed, n), to = (from + 2 + below(seed, n - 3)) % n;

		buf_addf(&b, "edge place%d place%d\n", from + 1, to + 1);
	}
	*src = source_new(a, STR("random"), buf_str(&b));
	assert_ok(board_parse(board, src, a, &e), &e);
	assert_ok(map_read(&m, board, board->lines, board->nlines, a, &e), &e);
	return m;
}

static const char *const options[] = {
	"spring=24h start_coins=60",
	"start_coins=60 head_to_head=battle bid_goes_to=owner buyin_goes_to=owner",
	"start_coins=60 shares_per_unit=3 failed_mover_strength=order",
	"build_sites=any_empty_space rout_own=false",
	"retreat_to_attacker_origin=false hold_support_any_stationary=false lower_bids=ignore",
	"build_sites=home_city quiet=5h last_call=3h winter=20h opening=30h vote_window=10h",
};

static void open_game(struct toy *t, uint64_t seed)
{
	uint64_t random = seed;
	struct str rest = str_c(options[below(&random, 6)]), word, name;
	struct state *s;

	*t = (struct toy){ .steps = 0 };
	arena_init(&t->run);
	arena_init(&t->mail);
	t->log = buf_new(&t->run);
	memset(t->secret, 7, sizeof t->secret);
	t->game = game_new(STR("toy"), &ruleset_hegemon, random_map(&t->run, &random), phrases_new(&t->run),
			   engine_verbs, engine_kinds, &t->run);
	s = state_new(t->game->schema, t->game->texts, &t->run);
	while (str_cut(&rest, ' ', &word))
		if (word.n && str_cut(&word, '=', &name))
			toy_option(s, name, word);
	for (int i = 0; i < PEOPLE - 1; i++) {
		static const char *const names[] = { "ann", "bob", "cat" };

		toy_seat(s, i, names[i], people[i]);
	}
	t->e = toy_engine(t, s);
	engine_create(t->e, T0, &t->step);
}

/* ---- orders: "verb slot slot ..." -------------------------------------------------------------- */

static int32_t some_unit(const struct state *s, uint64_t *seed, seat_id seat)
{
	size_t n = row_count(s, TABLE_UNIT), first;

	if (!n || below(seed, 20) == 0)
		return below(seed, 30);
	first = (size_t)below(seed, (int32_t)n);
	for (size_t i = 0; i < n && below(seed, 20); i++) {
		int32_t unit = ROW(struct unit_row, s, TABLE_UNIT, (first + i) % n)->unit;

		if (heg_controller(s, unit) == seat)
			return unit;
	}
	return ROW(struct unit_row, s, TABLE_UNIT, first)->unit;
}

static int32_t some_share(const struct state *s, uint64_t *seed)
{
	size_t n = row_count(s, TABLE_SHARE);

	return n ? ROW(struct share_row, s, TABLE_SHARE, (size_t)below(seed, (int32_t)n))->share : 1;
}

static int32_t next_to(const struct state *s, uint64_t *seed, int32_t unit)
{
	const struct unit_row *u = heg_unit(s, unit);
	size_t n = 0;
	const struct neighbour *next;

	if (!u || heg_place(u) == AREA_NONE || below(seed, 12) == 0)
		return below(seed, s->schema->map->nareas);
	next = map_neighbours(s->schema->map, heg_place(u), &n);
	return n ? next[below(seed, (int32_t)n)].area : 0;
}

/* A move, and the support for it by another unit next to its target, where there is one. */
static const char *joint_attack(const struct state *s, uint64_t *seed, int32_t unit, struct arena *a)
{
	area_id to = next_to(s, seed, unit);
	size_t n = row_count(s, TABLE_UNIT), first = (size_t)below(seed, (int32_t)n);

	for (size_t i = 0; i < n; i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, (first + i) % n);

		if (u->unit != unit && u->area != AREA_NONE && heg_next_to(s, u->area, to) &&
		    heg_controller(s, u->unit) == heg_controller(s, unit))
			return arena_printf(a, "move %d - %d\nsupport %d - %d - %d", unit, to, u->unit, unit, to);
	}
	return arena_printf(a, "move %d - %d", unit, to);
}

static const char *season_order(const struct state *s, uint64_t *seed, int season, seat_id seat, struct arena *a)
{
	int32_t unit = some_unit(s, seed, seat), other = some_unit(s, seed, SEAT_NONE);

	switch (season) {
	case SPRING:
		switch (below(seed, 6)) {
		case 0:
			return arena_printf(a, "support %d - %d - %d", unit, other, next_to(s, seed, other));
		case 1:
			return arena_printf(a, "support hold %d - %d", unit, other);
		case 2:
			return arena_printf(a, "%s %d", below(seed, 4) ? "hold" : "cancel", unit);
		case 3:
			return arena_printf(a, "move %d - %d", unit, next_to(s, seed, unit));
		default:
			return joint_attack(s, seed, unit, a);
		}
	case SUMMER:
		return below(seed, 5) ? arena_printf(a, "retreat %d - %d", unit, next_to(s, seed, unit))
				      : arena_printf(a, "disband %d", unit);
	case FALL:
		if (below(seed, 3) == 0)
			return arena_printf(a, "disband %d", unit);
		return below(seed, 6) ? arena_printf(a, "build - - - %d", below(seed, s->schema->map->nareas))
				      : arena_printf(a, "no build %d", below(seed, 3));
	default:
		if (below(seed, 3))
			return arena_printf(a, "bid %d %d", 1 + below(seed, 9), some_share(s, seed));
		return arena_printf(a, "start auction %d", some_share(s, seed));
	}
}

static const char *random_mail(const struct state *s, uint64_t *seed, seat_id seat, struct arena *a)
{
	struct buf b = buf_new(a);
	int lines = 1 + below(seed, 5);

	if (below(seed, 25) == 0)
		return below(seed, 2) ? "done" : "join";
	for (int i = 0; i < lines; i++) {
		int season = below(seed, 15) ? heg_stage(s).season : 1 + below(seed, WINTER);

		buf_addf(&b, "%s%s", i ? "\n" : "", season_order(s, seed, season, seat, a));
	}
	if (below(seed, 9) == 0)
		buf_add_c(&b, "\ndone");
	return b.p;
}

/* ---- what always holds ------------------------------------------------------------------------- */

static void check_purse(const struct state *s, const struct purse_row *p)
{
	int64_t ledger = 0, bids = 0;

	for (size_t i = 0; i < row_count(s, TABLE_LEDGER); i++)
		if (ROW(struct ledger_row, s, TABLE_LEDGER, i)->seat == p->seat)
			ledger += ROW(struct ledger_row, s, TABLE_LEDGER, i)->coins;
	for (size_t i = 0; i < row_count(s, TABLE_BID); i++)
		if (ROW(struct bid_row, s, TABLE_BID, i)->seat == p->seat)
			bids += ROW(struct bid_row, s, TABLE_BID, i)->coins;
	assert_true(p->coins >= 0);
	assert_int_equal(ledger, p->coins);
	assert_int_equal(bids, p->bids);
	assert_true(p->bids <= p->coins);
}

static void check_share(const struct state *s, const struct share_row *share)
{
	int32_t top = 0, times = 0, bids = 0;
	seat_id leader = SEAT_NONE;

	for (size_t i = 0; i < row_count(s, TABLE_BID); i++) {
		const struct bid_row *b = ROW(struct bid_row, s, TABLE_BID, i);

		if (b->share != share->share)
			continue;
		bids++;
		times = b->coins > top ? 1 : times + (b->coins == top);
		leader = b->coins > top ? b->seat : leader;
		top = b->coins > top ? b->coins : top;
	}
	assert_non_null(heg_unit(s, share->unit));
	assert_true(share->buy_in >= 0);
	assert_int_equal(share->bids, bids);
	if (share->auction == AUCTION_OPEN) {
		assert_int_equal(share->top, top);
		assert_int_equal(share->leader, times == 1 ? leader : SEAT_NONE);
	} else {
		assert_int_equal(bids, 0);
	}
}

static void check_units(const struct state *s)
{
	bool summer = heg_stage(s).season == SUMMER;

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);

		assert_true(u->unit < heg_stage(s).next_unit);
		assert_non_null(heg_share_of(s, u->unit, 0));
		if (u->area == AREA_NONE)
			assert_true(summer && heg_is_routed(u));
		else
			assert_ptr_equal(heg_unit_at(s, u->area), u);
	}
}

static void check(const struct toy *t)
{
	const struct state *s = toy_state(t);

	for (size_t i = 0; i < row_count(s, TABLE_PURSE); i++)
		check_purse(s, ROW(struct purse_row, s, TABLE_PURSE, i));
	for (size_t i = 0; i < row_count(s, TABLE_SHARE); i++)
		check_share(s, ROW(struct share_row, s, TABLE_SHARE, i));
	check_units(s);
	assert_true(state_game(s)->phase != GAME_RUNNING || row_count(s, TABLE_CALL) > 0);
}

/* ---- games ------------------------------------------------------------------------------------- */

struct letter {
	when at;
	const char *from, *text;
};
struct mailbox {
	struct letter letter[MAILS];
	size_t n;
};

/* Written against the board of its time; several in the same second sometimes, some at a bell's own. */
static void play(struct toy *t, uint64_t seed, struct mailbox *box, struct arena *a)
{
	uint64_t random = seed * 31 + 7;
	when now = T0;

	open_game(t, seed);
	toy_mail_at(t, now, "host", "begin");
	toy_ring(t, now, false);
	for (box->n = 0; box->n < MAILS && state_game(toy_state(t))->phase == GAME_RUNNING; box->n++) {
		struct letter *l = &box->letter[box->n];
		when next = engine_next(t->e);
		seat_id seat;

		if (below(&random, 10) == 0 && next != WHEN_NEVER && next > now)
			now = next;
		else
			now += below(&random, 3) ? below(&random, 9 * HOUR) : 0;
		toy_ring(t, now, false);
		seat = below(&random, PEOPLE);
		*l = (struct letter){ now, people[seat], random_mail(toy_state(t), &random, seat, a) };
		toy_mail_at(t, now, l->from, l->text);
		check(t);
	}
	toy_ring(t, now + 60 * HOUR, false);
	check(t);
}

/* The same mails; runs of the program at any other times, never between a mail's second and the mail. */
static void play_again(struct toy *t, uint64_t seed, const struct mailbox *box, uint64_t runs)
{
	when last = T0;

	open_game(t, seed);
	toy_mail_at(t, T0, "host", "begin");
	toy_ring(t, T0, false);
	for (size_t i = 0; i < box->n; i++) {
		const struct letter *l = &box->letter[i];

		for (int k = below(&runs, 3); k > 0 && l->at > last; k--) {
			last += below(&runs, (int32_t)(l->at - last));
			toy_ring(t, last, last < l->at);
		}
		toy_mail_at(t, l->at, l->from, l->text);
		last = l->at;
	}
	toy_ring(t, last + 60 * HOUR, false);
}

static unsigned long games_wanted(void)
{
	const char *said = getenv("PBP_GAMES");

	return said ? strtoul(said, NULL, 10) : 9;
}

static void test_hegemon__games_at_random_keep_their_books(void **state)
{
	unsigned long games = games_wanted(), steps = 0, ended = 0, told[6] = { 0 };
	static const char *const events[6] = { "\nsold ",     "\nrouted ", "\nretreated ",
					       "\ncaptured ", "\nbuilt ",  "\ndrawn " };

	for (unsigned long k = 0; k < games; k++) {
		struct mailbox box;
		struct toy t;

		play(&t, k, &box, *state);
		steps += t.steps;
		for (int i = 0; i < 6; i++)
			told[i] += toy_count(&t, events[i]);
		ended += state_game(toy_state(&t))->phase == GAME_OVER;
		toy_close(&t);
		arena_reset(*state);
	}
	print_message("%lu games, %lu steps, %lu ended: %lu sold, %lu routed, %lu retreats, %lu captures, %lu built, "
		      "%lu drawn\n",
		      games, steps, ended, told[0], told[1], told[2], told[3], told[4], told[5]);
}

static void test_hegemon__mails_at_random_give_one_history_whenever_it_runs(void **state)
{
	unsigned long games = games_wanted();

	for (unsigned long k = 0; k < games; k++) {
		struct mailbox box;
		struct toy first, again;

		play(&first, k, &box, *state);
		play_again(&again, k, &box, k * 977 + 1);
		if (!str_eq(buf_str(&first.log), buf_str(&again.log)))
			fail_msg("game %lu has two histories", k);
		toy_close(&first);
		toy_close(&again);
		arena_reset(*state);
	}
}

TEST_MAIN(TEST_ARENA(test_hegemon__games_at_random_keep_their_books),
	  TEST_ARENA(test_hegemon__mails_at_random_give_one_history_whenever_it_runs))
