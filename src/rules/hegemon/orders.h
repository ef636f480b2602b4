/*
 * orders: what orders about units have in common: which unit is meant, and whose it is.
 */
#ifndef PBP_HEGEMON_ORDERS_H
#define PBP_HEGEMON_ORDERS_H

#include "play/turn.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/notes.h"

/* The slots that name a unit: its number, its place. In Summer a place means who was routed from it. */
struct unit_slots {
	unsigned number, place;
};
/* The unit that is named, by its number before its place; NO_UNIT: none is, or there is none there. */
int32_t heg_named(const struct state *s, const struct command *c, struct unit_slots slots);
/* As heg_named; says what is wrong. */
const struct unit_row *heg_check_named(const struct view *v, const struct command *c, struct unit_slots slots,
				       struct notes *notes);
/* HEG-ORDERS-10: whether the one who asks controls it; says who does. */
bool heg_check_control(const struct view *v, const struct command *c, const struct unit_row *u, struct notes *notes);
/* The subject of orders about a unit, for later mails to replace (HEG-ORDERS-6). */
int32_t heg_unit_subject(const struct view *v, const struct command *c);
/* The units the seat controls that are on the board, or routed; their number. */
size_t heg_units_of(const struct state *s, seat_id seat, bool routed, int32_t *out, size_t most);
/* The order of a book that is about the unit, or NULL. */
const struct command *heg_order_for(const struct view *v, int32_t unit);

void heg_move_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_hold_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_support_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_support_hold_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_cancel_check(const struct view *v, const struct command *c, struct notes *notes);
void heg_retreat_check(const struct view *v, const struct command *c, struct notes *notes);
/* Of a routed unit in Summer. */
void heg_give_up_check(const struct view *v, const struct command *c, struct notes *notes);
/* The unit a retreat or disband of Summer is about: "disband" alone means the one there is. */
int32_t heg_retreating(const struct state *s, const struct command *c);
/* HEG-RETREAT-2 */
bool heg_may_retreat_to(const struct state *s, const struct unit_row *u, area_id to);
text_id heg_retreats(const struct state *s, const struct unit_row *u, struct arena *a);

#endif
