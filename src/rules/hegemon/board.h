/*
 * board: questions about units, cities, nations and shares, and the few changes that several rules
 * share.
 */
#ifndef PBP_HEGEMON_BOARD_H
#define PBP_HEGEMON_BOARD_H

#include "play/turn.h"
#include "rules/hegemon/tables.h"

enum { NO_UNIT = 0 };

struct stage_row heg_stage(const struct state *s);
struct stage_row *heg_stage_edit(struct state *s);
/* When a season of that name was open last; NULL: never yet. */
const struct season_row *heg_season(const struct state *s, enum season season);

/* ---- spaces and cities ---- */

bool heg_next_to(const struct state *s, area_id a, area_id b);
const struct city_row *heg_city(const struct state *s, area_id area); /* NULL: no city */
/* The nation of a city, or none. */
region_id heg_loyalty(const struct state *s, area_id area);

/* ---- units ---- */

const struct unit_row *heg_unit(const struct state *s, int32_t unit); /* NULL: there is none */
struct unit_row *heg_unit_edit(struct state *s, int32_t unit);
const struct unit_row *heg_unit_at(const struct state *s, area_id area);
/* Summer: the unit that was routed from that space. */
const struct unit_row *heg_routed_from(const struct state *s, area_id area);
bool heg_is_routed(const struct unit_row *u);
/* Where it stands, or was routed. */
area_id heg_place(const struct unit_row *u);
/* HEG-SHARE-2: who has more than half of its owned shares; SEAT_NONE: it is disordered. */
seat_id heg_controller(const struct state *s, int32_t unit);
/* Appears with shares that nobody owns. Returns its number. */
int32_t heg_unit_add(struct turn *t, region_id nation, area_id area);
/* HEG-UNIT-3: with its shares, without refund. */
void heg_unit_remove(struct turn *t, int32_t unit);

/* ---- nations ---- */

int32_t heg_units(const struct state *s, region_id nation);
int32_t heg_cities(const struct state *s, region_id nation);
/* HEG-NATION-2: who controls all of its units, of which there is one; SEAT_NONE. */
seat_id heg_leader(const struct state *s, region_id nation);
/* Whether the seat controls a unit of it. */
bool heg_has_say(const struct state *s, seat_id seat, region_id nation);

/* ---- shares ---- */

const struct share_row *heg_share(const struct state *s, int32_t share);
struct share_row *heg_share_edit(struct state *s, int32_t share);
/* The first share of a unit, and the one behind it; NULL: no more. */
const struct share_row *heg_share_of(const struct state *s, int32_t unit, int32_t part);
/* "12", of several "12/2". */
text_id heg_share_name(const struct state *s, int32_t share, struct arena *a);

/* ---- lists in words ---- */

struct heg_list { /* "Nara, Osaka": for notes and events, whose arguments are single */
	struct buf text;
};
void heg_list_add(struct heg_list *l, struct str name);
text_id heg_list_text(struct heg_list *l, const struct state *s);

#endif
