/*
 * turn: the life of a Turn: it opens, is outlooked upon, closes, and opens the next.
 */
#ifndef PBP_GLOBAL_DOMINATION_TURN_H
#define PBP_GLOBAL_DOMINATION_TURN_H

#include "play/turn.h"

/* The first Turn: whoever has no start yet is given one; the muster stays open for late joiners (1.6). */
void gd_begin(struct turn *t);
void gd_close(struct turn *t, const struct call_row *call);
void gd_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
void gd_check_sheet(const struct view *v, const struct command *const *commands, size_t n, struct notes *notes);
/* The Turn to its Construction Phase, of the view's seat alone; NULL when it does not play. */
struct campaign;
struct campaign *gd_trial(const struct view *v, const struct command *const *commands, size_t n, struct notes *notes);
/* advice.c */
void gd_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *out);

#endif
