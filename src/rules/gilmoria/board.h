/*
 * board: questions about the domains of a game and their land.
 */
#ifndef PBP_GILMORIA_BOARD_H
#define PBP_GILMORIA_BOARD_H

#include "rules/common/join.h"
#include "rules/gilmoria/tables.h"

/* NULL for a seat that has no domain (yet). */
const struct domain_row *gm_domain(const struct state *s, seat_id seat);
struct domain_row *gm_domain_edit(struct state *s, seat_id seat);
/* The seat whose home a region is; SEAT_NONE before the game begins. */
seat_id gm_seat_of_home(const struct state *s, region_id home);

/* Of a warlord and his allies. */
struct holdings gm_bloc_holdings(const struct state *s, seat_id warlord);

/* A warlord who has land, and whose player was not taken out by the host. */
bool gm_plays(const struct state *s, seat_id seat);
/* The warlord of an ally, as long as he plays; SEAT_NONE for all other seats. */
seat_id gm_controller(const struct state *s, seat_id seat);
/* The warlord himself, or his allies' warlord; SEAT_NONE for who is neutral. */
seat_id gm_head(const struct state *s, seat_id seat);
/* Whether two seats are of one bloc; a neutral domain is only of its own. */
bool gm_same_bloc(const struct state *s, seat_id a, seat_id b);
/* GIL-DIP-6: the bloc holds a home territory of the domain that the domain itself does not own. */
bool gm_invades(const struct state *s, seat_id warlord, seat_id domain);

/* GIL-DEP-1, of one domain, without recruits; a home is worth half its size where the map does not say. */
struct income {
	int32_t thirds, strongholds, bonus;
};
struct income gm_income(const struct state *s, seat_id seat);
int32_t gm_income_sum(const struct state *s, seat_id seat);
/* The pool as it is, or as it will be when diplomacy ends. */
int32_t gm_pool(const struct state *s);

bool gm_connected(const struct state *s, seat_id seat, area_id from, area_id to, struct arena *a);

#endif
