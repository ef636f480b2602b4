/*
 * board: questions about the territories and the people of a game.
 */
#ifndef PBP_STATES_BOARD_H
#define PBP_STATES_BOARD_H

#include "rules/common/join.h"
#include "rules/states/tables.h"

/* The seat called buffer that is nobody's; SEAT_NONE in a game of three. */
seat_id st_buffer(const struct state *s);
bool st_is_buffer(const struct state *s, seat_id seat);
/* STA-DEP-1, STA-DEP-5, STA-REG-2: troops for a turn that begins now; *bonus is what regions add. */
int32_t st_income(const struct state *s, seat_id seat, int32_t *bonus);

#endif
