/* names: an open-addressed table of all spellings; a name as registered is found without folding it. */
#include "world/names.h"

#include "base/hash.h"
#include "base/utf8.h"

struct entry {
	struct str key; /* p NULL: free */
	int32_t id;
};

struct names {
	struct arena *arena;
	struct entry *entries;
	size_t n, size; /* size is a power of two, at most half full */
};

struct names *names_new(struct arena *a)
{
	struct names *t = ARENA_NEW(a, struct names);

	t->arena = a;
	t->size = 64;
	t->entries = ARENA_ARRAY(a, struct entry, t->size);
	return t;
}

static struct entry *entry_of(const struct names *t, struct str key)
{
	size_t mask = t->size - 1;

	for (size_t i = hash_fast(key) & mask;; i = (i + 1) & mask)
		if (!t->entries[i].key.p || str_eq(t->entries[i].key, key))
			return &t->entries[i];
}

static void names_double(struct names *t)
{
	struct entry *old = t->entries;
	size_t n = t->size;

	t->size *= 2;
	t->entries = ARENA_ARRAY(t->arena, struct entry, t->size);
	for (size_t i = 0; i < n; i++)
		if (old[i].key.p)
			*entry_of(t, old[i].key) = old[i];
}

static void key_add(struct names *t, struct str key, int32_t id)
{
	struct entry *e = entry_of(t, key);

	if (e->key.p)
		return;
	*e = (struct entry){ key, id };
	if (++t->n * 2 > t->size)
		names_double(t);
}

static int32_t key_find(const struct names *t, struct str key)
{
	const struct entry *e = entry_of(t, key);

	return e->key.p ? e->id : -1;
}

int32_t names_add(struct names *t, struct str name, int32_t id)
{
	struct str folded = utf8_fold_name(t->arena, name), slug = str_slug(t->arena, name);
	int32_t there = key_find(t, folded);

	if (there < 0)
		there = key_find(t, slug);
	if (there >= 0)
		return there;
	key_add(t, name, id);
	key_add(t, folded, id);
	key_add(t, slug, id);
	return -1;
}

int32_t names_find(const struct names *t, struct str name)
{
	struct arena scratch = ARENA_INIT;
	int32_t id;

	if (!name.n)
		return -1;
	id = key_find(t, name);
	if (id >= 0)
		return id;
	id = key_find(t, utf8_fold_name(&scratch, name));
	arena_release(&scratch);
	return id;
}
