/*
 * season: the order of the seasons, what begins and ends each, the end of the Cycle.
 */
#ifndef PBP_HEGEMON_SEASON_H
#define PBP_HEGEMON_SEASON_H

#include "play/ruleset.h"
#include "rules/hegemon/tables.h"

/* Amendments come into force, then the season is that one. Returns when it ends at the latest. */
when heg_season_begins(struct turn *t, enum season season);
/* HEG-WIN-1: what is in no lawful place is disbanded, then hegemony, then the next season. */
void heg_season_ends(struct turn *t);

void heg_open_spring(struct turn *t);
void heg_close_spring(struct turn *t, const struct call_row *call);
bool heg_spring_answered(const struct view *v, const struct call_row *call, seat_id seat);
void heg_open_summer(struct turn *t);
void heg_close_summer(struct turn *t, const struct call_row *call);
bool heg_summer_answered(const struct view *v, const struct call_row *call, seat_id seat);
void heg_open_fall(struct turn *t);
void heg_close_fall(struct turn *t, const struct call_row *call);
bool heg_fall_answered(const struct view *v, const struct call_row *call, seat_id seat);

/* over.c: true when the Cycle has ended. */
bool heg_hegemony(struct turn *t);
bool heg_standing(const struct view *v, struct standing *out);
bool heg_alive(const struct state *s, seat_id seat);

/* outlook.c */
void heg_spring_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
void heg_summer_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
void heg_fall_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
void heg_grand_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
/* struct ruleset.place */
void heg_place_words(const struct view *v, area_id area, struct notes *notes);
/* struct ruleset.stands: a unit that the seat controls */
bool heg_stands(const struct state *s, seat_id seat, area_id area);
void heg_auction_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes);
/* Why a command is not heard: the season is another, or there is nothing for its writer to say in it. */
void heg_unheard(const struct view *v, const struct command *c, struct notes *notes);

#endif
