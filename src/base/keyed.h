/*
 * keyed: numbers by a text, or by a kind and a text within it: an open-addressed table, at most half full. The texts are not
 * copied: they must live as long as the table, which lies in an arena.
 */
#ifndef PBP_BASE_KEYED_H
#define PBP_BASE_KEYED_H

#include "base/arena.h"
#include "base/str.h"

struct keyed {
	struct arena *arena;
	struct keyed_entry *at;
	size_t n, size; /* size is a power of two */
};

struct keyed keyed_new(struct arena *a);
/* -1: nothing stands there. */
int32_t keyed_find(const struct keyed *k, struct str kind, struct str name);
/* number: 0 or more; in place of the one that stands there. */
void keyed_put(struct keyed *k, struct str kind, struct str name, int32_t number);

#endif
