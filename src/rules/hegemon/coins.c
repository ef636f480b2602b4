/*
 * coins: purses and the ledger (HEG-COIN).
 */
#include "rules/hegemon/coins.h"

#include "base/bug.h"
#include "rules/common/rule.h"
#include "rules/hegemon/board.h"

struct purse_row heg_purse(const struct state *s, seat_id seat)
{
	const struct purse_row *row = row_find(s, TABLE_PURSE, &(struct purse_row){ .seat = seat });

	return row ? *row : (struct purse_row){ .seat = seat };
}

struct purse_row *heg_purse_edit(struct state *s, seat_id seat)
{
	struct purse_row row = heg_purse(s, seat);

	return row_put(s, TABLE_PURSE, &row);
}

int32_t heg_free_coins(const struct state *s, seat_id seat)
{
	struct purse_row p = heg_purse(s, seat);

	return p.coins > p.bids ? p.coins - p.bids : 0;
}

/* HEG-COIN-6 */
static void write_down(struct turn *t, seat_id seat, int32_t coins, enum cause cause, int32_t share, area_id area)
{
	struct ledger_row line = {
		.at = t->now, .seat = seat, .coins = coins, .cause = (int32_t)cause, .share = share, .area = area
	};

	line.entry = ++heg_stage_edit(t->after)->entries;
	if (RULE("HEG-COIN-6"))
		row_put(t->after, TABLE_LEDGER, &line);
}

/* No purse grows beyond what a number holds. */
void heg_pay(struct turn *t, seat_id seat, int32_t coins, enum cause cause, int32_t share, area_id area)
{
	struct purse_row *p = heg_purse_edit(t->after, seat);

	if (coins > 0 && p->coins > INT32_MAX - coins)
		coins = INT32_MAX - p->coins;
	p->coins += coins;
	BUG_ON(p->coins < 0);
	if (coins != 0 || cause == CAUSE_START || cause == CAUSE_JOIN)
		write_down(t, seat, coins, cause, share, area);
}
