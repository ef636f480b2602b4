/*
 * palette: colours for seats, for rulebooks in which every player has one of his own.
 */
#ifndef PBP_RULES_COMMON_PALETTE_H
#define PBP_RULES_COMMON_PALETTE_H

#include "world/state.h"

/* The first colour that no seat has; -1 when all are taken. */
int32_t palette_free(const struct state *s);
/* For a seat of that name: its own colour, else the first free one. */
int32_t palette_for(const struct state *s, struct str name);
/* White, black and grey, and what is hardly to be told from them: channels less than 40 apart, and the
 * named greys and whites that are tinted a little more. */
bool colour_is_dull(int32_t rgb);
/* The seat that has it, other than `but`; SEAT_NONE. */
seat_id colour_owner(const struct state *s, int32_t rgb, seat_id but);

#endif
