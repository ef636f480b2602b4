/*
 * exclaim: "bro what", "screw it", "lets gooo", "good grief": a few words in which somebody vents himself before he comes to the point. They name
 * nothing and doubt nothing; whoever orders behind them means it.
 */
#ifndef PBP_BIND_EXCLAIM_H
#define PBP_BIND_EXCLAIM_H

#include "play/game.h"

bool exclaims(const struct view *v, struct str text);
/* "those are clearly orders lol", "that is my order": they are, and nothing else is said of them. */
bool asserts_orders(struct str text);

#endif
