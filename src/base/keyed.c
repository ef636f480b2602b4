/* keyed: see keyed.h. */
#include "base/keyed.h"

#include "base/hash.h"

enum { FIRST_SIZE = 64 };

struct keyed_entry {
	struct str kind, name;
	int32_t number;
	bool taken;
};

struct keyed keyed_new(struct arena *a)
{
	return (struct keyed){ a, ARENA_ARRAY(a, struct keyed_entry, FIRST_SIZE), 0, FIRST_SIZE };
}

static struct keyed_entry *entry_of(const struct keyed *k, struct str kind, struct str name)
{
	const size_t mask = k->size - 1;

	for (size_t i = (hash_fast(kind) * 31 + hash_fast(name)) & mask;; i = (i + 1) & mask) {
		struct keyed_entry *e = &k->at[i];

		if (!e->taken || (str_eq(e->name, name) && str_eq(e->kind, kind)))
			return e;
	}
}

int32_t keyed_find(const struct keyed *k, struct str kind, struct str name)
{
	const struct keyed_entry *e = k->size ? entry_of(k, kind, name) : NULL; /* none was ever put */

	return e && e->taken ? e->number : -1;
}

static void make_room(struct keyed *k)
{
	const struct keyed_entry *old = k->at;
	const size_t n = k->size;

	k->size *= 2;
	k->at = ARENA_ARRAY(k->arena, struct keyed_entry, k->size);
	for (size_t i = 0; i < n; i++)
		if (old[i].taken)
			*entry_of(k, old[i].kind, old[i].name) = old[i];
}

void keyed_put(struct keyed *k, struct str kind, struct str name, int32_t number)
{
	struct keyed_entry *e = entry_of(k, kind, name);

	k->n += !e->taken;
	*e = (struct keyed_entry){ kind, name, number, true };
	if (k->n * 2 > k->size)
		make_room(k);
}
