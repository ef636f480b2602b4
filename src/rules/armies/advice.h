/*
 * advice: what may be sensible for who is asked, for who may copy it: call_kind.counsel of the four calls.
 */
#ifndef PBP_ARMIES_ADVICE_H
#define PBP_ARMIES_ADVICE_H

#include "play/ruleset.h"

void ar_setup_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void ar_turn_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void ar_response_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void ar_aftermath_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);

#endif
