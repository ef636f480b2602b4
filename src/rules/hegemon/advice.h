/*
 * advice: what may be sensible in a season, for who may copy it: call_kind.counsel of the calls.
 */
#ifndef PBP_HEGEMON_ADVICE_H
#define PBP_HEGEMON_ADVICE_H

#include "play/ruleset.h"

void heg_auction_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void heg_grand_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void heg_spring_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void heg_summer_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);
void heg_fall_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c);

#endif
