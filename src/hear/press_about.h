/*
 * press_about: a reply goes to the player whose letter it answers; who meant the host speaks in it of that player as of another: "As
 * Bob has bid 2 already, ...". Told by his name where nobody is addressed, in a sentence without "you".
 */
#ifndef PBP_HEAR_PRESS_ABOUT_H
#define PBP_HEAR_PRESS_ABOUT_H

#include "base/arena.h"
#include "base/str.h"

bool press_is_about(struct str text, struct str name, struct arena *a);

#endif
