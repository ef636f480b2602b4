/*
 * memory: the store of tests and of trial runs. It keeps what it is given, for
 * as long as the arena lives; a dropped batch leaves objects behind that
 * nothing names.
 */
#include "store/backend.h"

struct memory {
	struct store store;
	struct arena *arena;
	VEC(struct object) objects;
	struct idmap index; /* id -> its place in objects */
	VEC(struct tag) tags;
	struct idmap tag_index; /* tag_key -> its place in tags */
	struct object_id tip;
};

static struct memory *memory_of(struct store *s)
{
	return (struct memory *)s;
}

static int memory_read(struct object *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e)
{
	struct memory *m = memory_of(s);
	const uint32_t *at = idmap_find(&m->index, id);
	if (!at)
		return err_set(e, ERR_NOT_FOUND, "memory: no such object");
	*out = (struct object){ m->objects.at[*at].kind, str_dup(a, m->objects.at[*at].bytes) };
	return 0;
}

static int memory_add(struct store *s, const struct object_id *id, const struct object *o, struct err *e)
{
	struct memory *m = memory_of(s);
	(void)e;
	if (idmap_add(&m->index, id, (uint32_t)m->objects.n))
		VEC_PUSH(&m->objects, m->arena, ((struct object){ o->kind, str_dup(m->arena, o->bytes) }));
	return 0;
}

static int memory_tip(struct object_id *out, struct store *s, struct err *e)
{
	(void)e;
	*out = memory_of(s)->tip;
	return 0;
}

static int memory_tag(struct object_id *out, struct store *s, struct str name, struct err *e)
{
	struct memory *m = memory_of(s);
	const struct object_id key = tag_key(name);
	const uint32_t *at = idmap_find(&m->tag_index, &key);
	if (!at)
		return err_set(e, ERR_NOT_FOUND, "memory: there is no tag %.*s", STR_ARG(name));
	*out = m->tags.at[*at].commit;
	return 0;
}

static int memory_tags(struct tag **out, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	struct memory *m = memory_of(s);
	(void)e;
	*n = m->tags.n;
	*out = ARENA_ARRAY(a, struct tag, *n);
	for (size_t i = 0; i < *n; i++)
		(*out)[i] = m->tags.at[i];
	return 0;
}

static int memory_lock(struct store *s, unsigned wait_ms, struct err *e)
{
	(void)s, (void)wait_ms, (void)e;
	return 0;
}

static int memory_stage(struct store *s, const struct batch *b, enum store_stage stage, struct sync *sync,
			struct err *e)
{
	struct memory *m = memory_of(s);
	(void)sync, (void)e;
	if (stage != STORE_TIP)
		return 0;
	for (size_t i = 0; i < b->tags.n; i++) {
		struct str name = str_dup(m->arena, b->tags.at[i].name);
		const struct object_id key = tag_key(name);
		idmap_add(&m->tag_index, &key, (uint32_t)m->tags.n);
		VEC_PUSH(&m->tags, m->arena, ((struct tag){ name, b->tags.at[i].commit }));
	}
	m->tip = b->tip;
	return 0;
}

static void memory_nothing(struct store *s)
{
	(void)s;
}

static const struct store_backend memory_backend = {
	.read = memory_read,
	.add = memory_add,
	.tip = memory_tip,
	.tag = memory_tag,
	.tags = memory_tags,
	.lock = memory_lock,
	.stage = memory_stage,
	.unlock = memory_nothing,
	.close = memory_nothing,
};

struct store *store_memory_new(struct arena *a)
{
	struct memory *m = ARENA_NEW(a, struct memory);
	store_init(&m->store, &memory_backend, "memory");
	m->arena = a;
	idmap_init(&m->index, a);
	idmap_init(&m->tag_index, a);
	return &m->store;
}
