/* idmap: see the header. At most three slots in four are taken. */
#include "store/idmap.h"

#define FIRST_CAP 64

struct idmap_slot {
	struct object_id id;
	uint32_t value;
	bool taken;
};

void idmap_init(struct idmap *m, struct arena *a)
{
	*m = (struct idmap){ .arena = a };
}

/* The slot of the id, or the free one where it would go. */
static struct idmap_slot *slot_of(const struct idmap *m, const struct object_id *id)
{
	uint64_t at;
	memcpy(&at, id->b, sizeof at);
	while (m->slots[at & (m->cap - 1)].taken && !object_eq(&m->slots[at & (m->cap - 1)].id, id))
		at++;
	return &m->slots[at & (m->cap - 1)];
}

static void grow(struct idmap *m)
{
	struct idmap old = *m;
	m->cap = old.cap ? 2 * old.cap : FIRST_CAP;
	m->slots = ARENA_ARRAY(m->arena, struct idmap_slot, m->cap);
	for (size_t i = 0; i < old.cap; i++) {
		if (old.slots[i].taken)
			*slot_of(m, &old.slots[i].id) = old.slots[i];
	}
}

bool idmap_add(struct idmap *m, const struct object_id *id, uint32_t value)
{
	if (4 * (m->n + 1) > 3 * m->cap)
		grow(m);
	struct idmap_slot *slot = slot_of(m, id);
	if (slot->taken)
		return false;
	*slot = (struct idmap_slot){ *id, value, true };
	m->n++;
	return true;
}

const uint32_t *idmap_find(const struct idmap *m, const struct object_id *id)
{
	if (m->cap == 0)
		return NULL;
	const struct idmap_slot *slot = slot_of(m, id);
	return slot->taken ? &slot->value : NULL;
}
