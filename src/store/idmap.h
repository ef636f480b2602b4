/*
 * idmap: object id -> a small number, by open addressing. Ids are hashes
 * already, so their first bytes are the hash; whoever makes ids that meet there
 * has done more work than the longer probes cost us.
 */
#ifndef PBP_STORE_IDMAP_H
#define PBP_STORE_IDMAP_H

#include "store/store.h"

struct idmap_slot;
struct idmap {
	struct idmap_slot *slots;
	size_t cap, n;
	struct arena *arena;
};

void idmap_init(struct idmap *m, struct arena *a);
/* False where the id stands already; its value then stays. */
bool idmap_add(struct idmap *m, const struct object_id *id, uint32_t value);
/* NULL where it does not stand; good until the next addition. */
const uint32_t *idmap_find(const struct idmap *m, const struct object_id *id);

#endif
