/*
 * resolve: the Spring, and nothing else: units with their orders in, what became of each out. No row, no
 * map and no option is read here, so that it can be tried on a million boards.
 *
 * A support is cut by what is ordered, never by what succeeds, so all strengths are known before anything
 * is resolved. After the contests each unit that still moves depends on at most one other, the one that
 * stands in its target: what is left are chains and rings, walked once. Cost is linear in the units and
 * spaces.
 */
#ifndef PBP_HEGEMON_RESOLVE_H
#define PBP_HEGEMON_RESOLVE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum order { ORDER_HOLD, ORDER_MOVE, ORDER_SUPPORT_MOVE, ORDER_SUPPORT_HOLD };
enum help { HELP_NONE, HELP_GIVEN, HELP_CUT, HELP_VOID };

struct piece {
	int32_t at;     /* space; no two pieces stand in one */
	int32_t nation; /* for rout_own */
	enum order order;
	int32_t from; /* SUPPORT: where the helped unit stands */
	int32_t to;   /* MOVE, SUPPORT_MOVE: where it goes */
	/* what became of it */
	int32_t strength;
	enum help help; /* of a support */
	int32_t cut_by; /* piece; -1 */
	bool moves;
	int32_t routed_by; /* piece; -1 */
};

struct resolve_rules {
	bool head_to_head;       /* units that move into each other's spaces fight */
	bool rout_own;           /* a nation's unit may rout another of it */
	bool support_stationary; /* support to hold helps a unit that supports as well */
	bool failed_keeps_order; /* a failed move defends with the strength of its order */
};

/* The spaces are 0 .. nspaces - 1. battled[space] says where units battled. Memory of a. */
void resolve(const struct resolve_rules *r, struct piece *pieces, int32_t n, int32_t nspaces, bool *battled,
	     struct arena *a);

#endif
