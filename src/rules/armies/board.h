/*
 * board: questions about spaces, areas and who owns them, and the few changes that several orders
 * share: an army is drawn, a space is crossed out.
 */
#ifndef PBP_ARMIES_BOARD_H
#define PBP_ARMIES_BOARD_H

#include "play/turn.h"
#include "rules/armies/tables.h"

/* The stage of the game; the defaults before it begins. */
struct stage_row ar_stage(const struct state *s);
struct stage_row *ar_stage_edit(struct state *s);

/* The spaces of an area: rows [first, first + n) of TABLE_SPACE. */
struct span_of {
	size_t first, n;
};
struct span_of ar_spaces(const struct state *s, area_id a);
const struct space_row *ar_space(const struct state *s, area_id a, int32_t number); /* or NULL */
struct space_row *ar_space_edit(struct state *s, area_id a, int32_t number);
/* Spaces of an area, or with AREA_NONE of the board, that are of a kind; SEAT_NONE: whoever's. */
int32_t ar_count(const struct state *s, area_id a, enum space_kind kind, seat_id owner);
static inline int32_t ar_armies(const struct state *s, area_id a, seat_id owner)
{
	return ar_count(s, a, SPACE_ARMY, owner);
}
int32_t ar_free(const struct state *s, area_id a); /* ARM-FREE-1 */
/* ARM-FREE-2: the lowest free number of the area; 0: none. */
int32_t ar_first_free(const struct state *s, area_id a);
/* The lowest crossed-out number; 0: none. */
int32_t ar_first_crossed(const struct state *s, area_id a);
/* ARM-OWN-1, -2, -3: afresh whenever asked. */
seat_id ar_owner(const struct state *s, area_id a);
int32_t ar_owned(const struct state *s, seat_id seat);
/* Artefacts that a seat holds, unused. */
int32_t ar_relics(const struct state *s, seat_id seat);
const struct power_row *ar_power_of(const struct state *s, area_id a); /* unused; or NULL */
/* The area itself, or one that touches it. */
bool ar_is_near(const struct map *m, area_id a, area_id b);

/* Whether two spaces of one area touch: all do, unless the map lists the pairs (ARM-BOARD-1). */
bool ar_touch(const struct map *m, area_id a, int32_t one, int32_t other);

/* An army is drawn in a free space; 0: the first one. The game may be over then: look at t->over. */
void ar_draw(struct turn *t, seat_id seat, area_id a, int32_t number);
void ar_cross(struct state *s, area_id a, int32_t number);
/* ARM-ART-3: the army that carried it is crossed out; relic 0: it carried none. */
void ar_relic_lost(struct turn *t, int32_t relic);
/* ARM-ART-4: the army that carried it carries nothing any more. */
void ar_relic_laid_down(struct state *s, int32_t relic);
/* ARM-LOSS-5: n armies of a seat in an area: those without artefact first, lowest space first. How many were. */
int32_t ar_lose(struct turn *t, seat_id seat, area_id a, int32_t n);
/* The army that goes first, of those that have not moved where asked; 0: none. */
int32_t ar_next_army(const struct state *s, area_id a, seat_id seat, bool unmoved);
/* Seats in turn order: the next one after a seat that plays; clockwise, beginning anew after the last. */
seat_id ar_next_seat(const struct state *s, seat_id after);

#endif
