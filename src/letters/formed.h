/*
 * formed: orders to copy (report/form.h) that have been tried: one that the rules would refuse, by itself and behind those
 * above it, is offered to nobody. They are few.
 */
#ifndef PBP_LETTERS_FORMED_H
#define PBP_LETTERS_FORMED_H

#include <jansson.h>

#include "disk/desk.h"

/* area: those about it alone; AREA_NONE: all. now: when the letter is written. Nothing hangs on
 * what has happened since s. */
void formed_write(struct buf *out, struct desk *k, const struct state *s, seat_id seat, area_id area, when now);
/* form: [{lines}], or [] where nothing is asked of him. */
void formed_value(json_t *value, struct desk *k, const struct state *s, seat_id seat, when now, struct arena *a);

#endif
