/* auction: see auction.h. */
#include "rules/common/auction.h"

#include <stdlib.h>

void auction_add(struct lead *l, struct bid bid)
{
	if (bid.coins < l->coins)
		return;
	l->seat = bid.coins > l->coins || l->seat == bid.seat ? bid.seat : SEAT_NONE;
	l->coins = bid.coins;
}

static int in_order(const void *a, const void *b)
{
	const struct bid *x = a, *y = b;

	if (x->coins != y->coins)
		return x->coins > y->coins ? -1 : 1;
	return (x->seat > y->seat) - (x->seat < y->seat);
}

void auction_sort(struct bid *list, size_t n)
{
	if (n)
		qsort(list, n, sizeof *list, in_order);
}

const struct bid *auction_winner(const struct bid *list, size_t n)
{
	return n == 0 || (n > 1 && list[0].coins == list[1].coins) ? NULL : &list[0];
}
