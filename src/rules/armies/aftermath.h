/*
 * aftermath: after a battle winners place a free army and who lost everything comes back. What a rider
 * asked for is done at once; the rest is asked for in a call of its own, unless only the player whose
 * turn it is has something to place: then his turn simply goes on.
 */
#ifndef PBP_ARMIES_AFTERMATH_H
#define PBP_ARMIES_AFTERMATH_H

#include "play/ruleset.h"
#include "rules/armies/battle.h"

enum { COMEBACK_ARMIES = 2 }; /* of who has lost everything (ARM-BACK-1) */

/* The battle is decided; TABLE_DUE says who may place. */
void ar_aftermath(struct turn *t);
void ar_aftermath_close(struct turn *t, const struct call_row *call);
void ar_aftermath_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
/* Places what the active player alone still has to place, when his time is over. */
void ar_place_due(struct turn *t);
/* An army that is due goes there: one is drawn, the row counts down, and who has no more has answered. */
void ar_place_one_due(struct turn *t, seat_id seat, area_id area, int32_t number);
/* ARM-WIN-1: the contested area, the origin, or an area that touches one of them. */
bool ar_is_for_free(const struct map *m, const struct battle_row *b, area_id area);
struct due_row ar_due(const struct state *s, seat_id seat);

#endif
