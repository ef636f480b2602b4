/*
 * letter: what a call tells whom it asks, by kind of call (struct call_kind.letter).
 */
#ifndef PBP_ARMIES_LETTER_H
#define PBP_ARMIES_LETTER_H

#include "play/ruleset.h"

void ar_setup_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
void ar_turn_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
void ar_response_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
void ar_aftermath_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n);
/* An area, for lists of places (struct ruleset.place). */
void ar_place(const struct view *v, area_id a, struct notes *n);
/* ruleset.stands: an army of his */
bool ar_stands(const struct state *s, seat_id seat, area_id a);

#endif
