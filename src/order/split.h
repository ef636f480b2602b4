/*
 * split: tokens that are two words grown together: "4x", "7c", "4troops", "u12", "x4"; and
 * digits that mean an hour or a stretch of time.
 */
#ifndef PBP_ORDER_SPLIT_H
#define PBP_ORDER_SPLIT_H

#include "order/meaning.h"
#include "order/token.h"

void tokens_split(struct tokens *t, const struct source *s, const struct vocab *v, struct arena *a);

#endif
