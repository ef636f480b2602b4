/*
 * check: reads everything that the tip and the tags reach, each object once,
 * for the doctor. What is wrong becomes a sentence, not an error.
 */
#include "store/backend.h"

struct check {
	struct store *s;
	struct arena *arena;  /* of the sentences */
	struct arena scratch; /* of one object */
	struct idmap seen;
	VEC(struct object_id) commits;
	VEC(struct tree_entry) entries; /* name: the path as far as it is known */
	VEC(struct str) problems;
};

static void complain(struct check *c, struct str where, const struct err *e)
{
	VEC_PUSH(&c->problems, c->arena, str_printf(c->arena, "%.*s: %s", STR_ARG(where), e->text));
}

static void check_tree(struct check *c, const struct tree_entry *folder)
{
	struct err e;
	struct tree t;
	if (store_tree(&t, c->s, &folder->id, &c->scratch, &e) < 0) {
		complain(c, folder->name, &e);
		return;
	}
	for (size_t i = 0; i < t.entries.n; i++) {
		struct tree_entry entry = t.entries.at[i];
		if (!idmap_add(&c->seen, &entry.id, 0))
			continue;
		entry.name = str_printf(c->arena, "%.*s/%.*s", STR_ARG(folder->name), STR_ARG(entry.name));
		VEC_PUSH(&c->entries, c->arena, entry);
	}
}

static void check_entry(struct check *c, const struct tree_entry *entry)
{
	struct err e;
	struct str bytes;
	if (entry->mode == MODE_FOLDER)
		check_tree(c, entry);
	else if (store_object(&bytes, c->s, &entry->id, OBJECT_BLOB, &c->scratch, &e) < 0)
		complain(c, entry->name, &e);
	arena_reset(&c->scratch);
}

/* The commit and its tree; then its parent is next. */
static void check_commit(struct check *c, const struct object_id *id)
{
	struct err e;
	struct commit commit;
	struct tree_entry root = { .mode = MODE_FOLDER };
	struct str where = str_printf(&c->scratch, "commit %.*s", STR_ARG(object_hex(&c->scratch, id)));
	if (store_commit_and_tree(&commit, &root.id, c->s, id, &c->scratch, &e) < 0) {
		complain(c, where, &e);
		return;
	}
	if (!object_is_none(&commit.parent) && idmap_add(&c->seen, &commit.parent, 0))
		VEC_PUSH(&c->commits, c->arena, commit.parent);
	if (idmap_add(&c->seen, &root.id, 0)) {
		root.name = str_dup(c->arena, where);
		VEC_PUSH(&c->entries, c->arena, root);
	}
	arena_reset(&c->scratch);
}

static void check_all(struct check *c)
{
	while (c->commits.n > 0) {
		const struct object_id next = c->commits.at[--c->commits.n];
		check_commit(c, &next);
		while (c->entries.n > 0) {
			const struct tree_entry entry = c->entries.at[--c->entries.n];
			check_entry(c, &entry);
		}
	}
}

/* The commits that have names. */
static int begin(struct check *c, struct err *e)
{
	struct object_id tip;
	struct tag *tags = NULL;
	size_t n = 0;
	int r = store_tip(&tip, c->s, e);
	if (r == 0)
		r = c->s->backend->tags(&tags, &n, c->s, c->arena, e);
	if (r < 0)
		return r;
	if (!object_is_none(&tip) && idmap_add(&c->seen, &tip, 0))
		VEC_PUSH(&c->commits, c->arena, tip);
	for (size_t i = 0; i < n; i++) {
		if (idmap_add(&c->seen, &tags[i].commit, 0))
			VEC_PUSH(&c->commits, c->arena, tags[i].commit);
	}
	return 0;
}

int store_check(struct str **problems, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	struct check c = { .s = s, .arena = a };
	idmap_init(&c.seen, a);
	int r = begin(&c, e);
	if (r == 0)
		check_all(&c);
	arena_release(&c.scratch);
	*problems = c.problems.at;
	*n = c.problems.n;
	return r;
}
