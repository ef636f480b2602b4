/*
 * auction: the Grand Auction and the auctions under it, a call each with its own clock.
 */
#ifndef PBP_HEGEMON_AUCTION_H
#define PBP_HEGEMON_AUCTION_H

#include "play/turn.h"
#include "rules/common/told.h"
#include "rules/hegemon/tables.h"

/* HEG-GA-1: opens it, with an auction for every share without owner. */
void heg_open_grand_auction(struct turn *t, enum season season);
void heg_close_grand_auction(struct turn *t, const struct call_row *call);
void heg_close_auction(struct turn *t, const struct call_row *call);
/* A player who joins is heard at once. */
void heg_ask_in_auctions(struct turn *t, seat_id seat);

DECLARE_ORDER(heg_bid);
DECLARE_ORDER(heg_start);
/* Why a bid is not heard: the share is not up for auction. */
void heg_bid_unheard(const struct view *v, const struct command *c, struct notes *notes);
/* Where its bids begin in the table, by seat. */
size_t heg_first_bid(const struct state *s, int32_t share);
/* When an auction ends if nobody bids: not after the Grand Auction. */
when heg_auction_ends(const struct state *s, const struct share_row *share);

#endif
