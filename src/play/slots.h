/*
 * slots: how a ruleset's table of verbs is written. For the .c file with that table alone; a price is what a
 * reading costs that puts the argument there (see struct mark).
 */
#ifndef PBP_PLAY_SLOTS_H
#define PBP_PLAY_SLOTS_H

#include "play/verb.h"

/* clang-format off */
#define MARKS(...) (const struct mark[]){ __VA_ARGS__, { MARK_LAST, 0, 0 } }
#define ONLY(...) (const int32_t[]){ __VA_ARGS__, -1 }
#define SLOTS(...) (const struct slot[]){ __VA_ARGS__, { .name = NULL } }
#define NOTHING SLOTS({ .name = NULL })

#define BARE(price) { ROLE_BARE, SIDE_ANY, price }
#define BARE_BEFORE(price) { ROLE_BARE, SIDE_BEFORE, price }
#define BARE_AFTER(price) { ROLE_BARE, SIDE_AFTER, price }
#define IN(price) { ROLE_IN, SIDE_ANY, price }
#define IN_BEFORE(price) { ROLE_IN, SIDE_BEFORE, price }
#define IN_AFTER(price) { ROLE_IN, SIDE_AFTER, price }
#define ON(price) { ROLE_ON, SIDE_ANY, price }
#define TO(price) { ROLE_TO, SIDE_ANY, price }
#define FROM(price) { ROLE_FROM, SIDE_ANY, price }
#define WITH(price) { ROLE_WITH, SIDE_ANY, price }
#define BY(price) { ROLE_BY, SIDE_ANY, price }
#define FOR(price) { ROLE_FOR, SIDE_ANY, price }
#define AS(price) { ROLE_AS, SIDE_ANY, price }
#define OF(price) { ROLE_OF, SIDE_ANY, price }
#define VIA(price) { ROLE_VIA, SIDE_ANY, price }
#define ARROW(price) { ROLE_ARROW, SIDE_ANY, price }
#define AGAINST(price) { ROLE_AGAINST, SIDE_ANY, price }
#define EQUALS(price) { ROLE_EQUALS, SIDE_ANY, price }

/* An amount and the word for what is counted stand in one phrase, so they share their marks. */
#define AMOUNT MARKS(BARE(0), WITH(0))
/* clang-format on */

#endif
