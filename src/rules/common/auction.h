/*
 * auction: who wins what is bid for, in secret or openly: the single highest bid; where several are equally high
 * nobody leads. What is paid, when it ends and what is told the rulebook says.
 */
#ifndef PBP_RULES_COMMON_AUCTION_H
#define PBP_RULES_COMMON_AUCTION_H

#include "play/turn.h"

struct bid {
	seat_id seat;
	int32_t coins;
};

/* Who leads an auction: bids are added as they come; a higher one of the same seat takes the place of its lower. */
struct lead {
	seat_id seat;  /* SEAT_NONE: nobody, or several are equally high */
	int32_t coins; /* the highest bid; 0: there is none */
};
void auction_add(struct lead *l, struct bid bid);
/* Highest first, equal ones in the order of the seats. */
void auction_sort(struct bid *list, size_t n);
/* Of a list that is sorted; NULL: nobody has bid, or it is a tie. */
const struct bid *auction_winner(const struct bid *list, size_t n);

#endif
