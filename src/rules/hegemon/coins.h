/*
 * coins: purses and the ledger. No coin moves but by these two.
 */
#ifndef PBP_HEGEMON_COINS_H
#define PBP_HEGEMON_COINS_H

#include "play/turn.h"
#include "rules/hegemon/tables.h"

struct purse_row heg_purse(const struct state *s, seat_id seat); /* empty where it has none */
struct purse_row *heg_purse_edit(struct state *s, seat_id seat);
/* HEG-GA-2: coins that no standing bid needs. */
int32_t heg_free_coins(const struct state *s, seat_id seat);
/* Adds to a purse (less than 0: takes out) and writes it down. share, area: what it was about, or 0, AREA_NONE. */
void heg_pay(struct turn *t, seat_id seat, int32_t coins, enum cause cause, int32_t share, area_id area);

#endif
