/*
 * rolled: whether dice fell in steps of a game: what they showed is known.
 */
#ifndef PBP_DISK_ROLLED_H
#define PBP_DISK_ROLLED_H

#include "disk/live.h"

/* In that step or one after it, as its history has it. What cannot be read counts as a die that fell. */
bool rolled_since(struct live *l, int32_t step);

#endif
