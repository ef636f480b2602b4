/*
 * land: whose each territory is, and how many troops stand there; for rulebooks in which a territory has
 * one owner. The rows are the ruleset's first table, which describes what it uses of them.
 */
#ifndef PBP_RULES_COMMON_LAND_H
#define PBP_RULES_COMMON_LAND_H

#include "play/turn.h"

enum { TABLE_LAND = TABLE_OWN };

struct land_row {
	area_id area;
	seat_id owner;  /* SEAT_NONE only before the game begins */
	int32_t troops; /* by whatever name */
	int32_t leader; /* the owner's leader stands here */
	int32_t stronghold;
};

/* The first fields of its table; rows.h. */
#define LAND_FIELDS(troops_) \
	{ .name = "area", .type = FIELD_AREA, AT(land_row, area), .def = AREA_NONE }, \
		{ .name = "owner", \
		  .type = FIELD_SEAT, \
		  AT(land_row, owner), \
		  .def = SEAT_NONE, \
		  .limit = { .flags = LIMIT_SOME_IN_PLAY } }, \
	{ \
		.name = troops_, .type = FIELD_INT, AT(land_row, troops) \
	}

struct land_row land_at(const struct state *s, area_id a); /* nobody's where it is not in play */
struct land_row *land_edit(struct state *s, area_id a);
/* Without leader and stronghold. */
void land_put(struct state *s, area_id a, seat_id owner, int32_t troops);

struct holdings {
	int32_t lands;
	int64_t troops;
};
struct holdings land_holdings(const struct state *s, seat_id seat);
/* Has land, and was not taken out of the game. */
bool land_plays(const struct state *s, seat_id seat);
/* Whether a whole region is one seat's; land: what is not land does not count. */
bool land_holds_region(const struct state *s, seat_id seat, const struct region *r, bool land);
/* Whether a way leads from one territory to another over land that the seat may pass. */
typedef bool may_pass_fn(const struct state *s, seat_id seat, area_id a);
bool land_connects(const struct state *s, seat_id seat, area_id from, area_id to, may_pass_fn *may_pass,
		   struct arena *a);
/* What the map says a region is worth, from 0 to 999. */
int32_t land_region_bonus(const struct region *r, int32_t otherwise);
/* A new game: a row of nobody's for each area of land of which the ruleset says true; what it fills in stands. */
void land_setup(struct turn *t, bool (*row_of)(const struct area *, struct land_row *));
bool land_word(const struct area *area, const char *key, struct str *value);

/* How many an argument means of troops of which one stays: "all" is all that may go, "all but 2" counts
 * from them all. */
int32_t land_amount(const struct arg *a, int32_t troops);
/* Troops one by one where the fewest of that seat stand, map order where equal; placed[area] counts them.
 * How many could not be placed. */
int32_t land_place_weakest(struct turn *t, seat_id seat, int32_t troops, int32_t *placed);

#endif
