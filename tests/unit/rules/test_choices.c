/* auctions and votes, by what anybody would count by hand */
#include "test.h"

#include "rules/common/auction.h"
#include "rules/common/votes.h"

static uint64_t noise = 7;

static int32_t random_below(uint32_t n)
{
	noise = noise * 6364136223846793005u + 1442695040888963407u;
	return (int32_t)((noise >> 33) % n);
}

/* The seat whose bid nobody else reaches; SEAT_NONE. */
static seat_id alone_highest(const int32_t *coins, seat_id n)
{
	seat_id best = 0;
	bool tied = false;

	for (seat_id i = 1; i < n; i++) {
		tied = coins[i] == coins[best] || (tied && coins[i] < coins[best]);
		best = coins[i] > coins[best] ? i : best;
	}
	return coins[best] == 0 || tied ? SEAT_NONE : best;
}

static void test_auction__the_single_highest_bid_leads_and_wins(void **state)
{
	(void)state;
	for (int round = 0; round < 10000; round++) {
		int32_t coins[5] = { 0 };
		struct lead lead = { SEAT_NONE, 0 };
		struct bid list[5];
		size_t n = 0;
		const struct bid *best;

		for (int k = random_below(12); k > 0; k--) { /* bids that rise, as they come */
			seat_id seat = random_below(5);

			coins[seat] += 1 + random_below(3);
			auction_add(&lead, (struct bid){ seat, coins[seat] });
		}
		assert_int_equal(lead.seat, alone_highest(coins, 5));
		for (seat_id i = 0; i < 5; i++)
			if (coins[i])
				list[n++] = (struct bid){ i, coins[i] };
		auction_sort(list, n);
		best = auction_winner(list, n);
		assert_int_equal(best ? best->seat : SEAT_NONE, lead.seat);
		for (size_t i = 1; i < n; i++)
			assert_true(list[i - 1].coins > list[i].coins ||
				    (list[i - 1].coins == list[i].coins && list[i - 1].seat < list[i].seat));
	}
}

static void test_votes__equal_ballots_are_counted_together(void **state)
{
	struct votes v = { .arena = *state };
	int32_t ab[] = { 1, 2 }, a[] = { 1 }, same[] = { 1, 2 }, none[] = { 0 };

	votes_cast(&v, ab, 2, 4);
	votes_cast(&v, a, 1, 0);
	votes_cast(&v, same, 2, 2);
	votes_cast(&v, none, 0, 1);
	votes_sort(&v);
	assert_int_equal(v.list.n, 3);
	assert_int_equal(v.list.at[0].n, 0);
	assert_int_equal(v.list.at[1].n, 1);
	assert_int_equal(v.list.at[2].voters.n, 2);
	assert_int_equal(v.list.at[2].voters.at[0], 4);
	votes_keep_most(&v);
	assert_int_equal(v.list.n, 1);
	assert_int_equal(v.list.at[0].n, 2);
}

static void test_votes__a_tie_stays_a_tie(void **state)
{
	struct votes v = { .arena = *state };
	int32_t choice[] = { 3, 1, 2 };

	votes_keep_most(&v);
	assert_int_equal(v.list.n, 0);
	for (int i = 0; i < 3; i++)
		votes_cast(&v, &choice[i], 1, i);
	votes_keep_most(&v);
	assert_int_equal(v.list.n, 3);
}

TEST_MAIN(TEST_ARENA(test_auction__the_single_highest_bid_leads_and_wins),
	  TEST_ARENA(test_votes__equal_ballots_are_counted_together), TEST_ARENA(test_votes__a_tie_stays_a_tie))
