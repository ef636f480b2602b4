/* names: all spellings, by their text; a name as registered is found without folding it. */
#include "world/names.h"

#include "base/keyed.h"
#include "base/utf8.h"

enum { LONGEST_NAME = 128 /* bytes; longer ones take an arena */ };

struct names {
	struct keyed keys;
};

struct names *names_new(struct arena *a)
{
	struct names *t = ARENA_NEW(a, struct names);

	t->keys = keyed_new(a);
	return t;
}

static int32_t key_find(const struct names *t, struct str key)
{
	return keyed_find(&t->keys, STR_NONE, key);
}

/* The first that was called so keeps it. */
static void key_add(struct names *t, struct str key, int32_t id)
{
	if (key.p && key_find(t, key) < 0)
		keyed_put(&t->keys, STR_NONE, key, id);
}

int32_t names_add(struct names *t, struct str name, int32_t id)
{
	struct str folded = utf8_fold_name(t->keys.arena, name), slug = str_slug(t->keys.arena, name);
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
	char room[LONGEST_NAME];
	struct str folded;
	int32_t id;

	if (!name.n)
		return -1;
	id = key_find(t, name);
	if (id >= 0)
		return id;
	if (utf8_fold_name_at(&folded, name, room, sizeof room))
		return key_find(t, folded);
	ARENA_SCRATCH(scratch);
	return key_find(t, utf8_fold_name(&scratch, name));
}
