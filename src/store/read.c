/*
 * read: objects that must be there, commits by id, tag and parent, files by
 * path. The same for every backend.
 */
#include "store/backend.h"

#define WALK_FILES 100000 /* trees of strangers may name the same folder over and over */
#define WALK_DEPTH 64

static int damaged(const struct store *s, const struct object_id *id, const char *what, struct err *e)
{
	struct arena a = ARENA_INIT;
	int r = err_set(e, ERR_DAMAGED,
			"%s: object %.*s %s; restore the repository from a backup or "
			"a clone (pbp doctor lists all damage)",
			s->name, STR_ARG(object_hex(&a, id)), what);
	arena_release(&a);
	return r;
}

int store_object(struct str *bytes, struct store *s, const struct object_id *id, enum object_kind kind, struct arena *a,
		 struct err *e)
{
	struct object o;
	int r = s->backend->read(&o, s, id, a, e);
	if (r == ERR_NOT_FOUND)
		return damaged(s, id, "is missing", e);
	if (r == ERR_DAMAGED)
		return damaged(s, id, "is damaged", e);
	if (r == 0 && o.kind != kind)
		return damaged(s, id, "is of the wrong kind", e);
	*bytes = o.bytes;
	return r;
}

int store_tree(struct tree *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e)
{
	struct str bytes = STR_NONE;
	int r = store_object(&bytes, s, id, OBJECT_TREE, a, e);
	if (r == 0 && !tree_decode(out, bytes, a))
		r = damaged(s, id, "does not read as a tree", e);
	return r;
}

int store_commit_and_tree(struct commit *out, struct object_id *tree, struct store *s, const struct object_id *id,
			  struct arena *a, struct err *e)
{
	struct str bytes = STR_NONE;
	int r = store_object(&bytes, s, id, OBJECT_COMMIT, a, e);
	if (r == 0 && !commit_decode(out, tree, bytes))
		r = damaged(s, id, "does not read as a commit", e);
	out->id = *id;
	return r;
}

/* ---- reading ---- */

int store_tip(struct object_id *out, struct store *s, struct err *e)
{
	if (!s->writing)
		return s->backend->tip(out, s, e);
	*out = s->batch.tip;
	return 0;
}

int store_commit_read(struct commit *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e)
{
	struct object o;
	struct object_id tree;
	int r = s->backend->read(&o, s, id, a, e);
	if (r == ERR_NOT_FOUND || (r == 0 && o.kind != OBJECT_COMMIT))
		return err_set(e, ERR_NOT_FOUND, "%s: there is no commit %.*s", s->name, STR_ARG(object_hex(a, id)));
	return store_commit_and_tree(out, &tree, s, id, a, e);
}

int store_signature(struct str *signature, struct str *payload, struct store *s, const struct object_id *id,
		    struct arena *a, struct err *e)
{
	struct str bytes = STR_NONE;
	int r = store_object(&bytes, s, id, OBJECT_COMMIT, a, e);
	if (r == 0 && !commit_unsign(signature, payload, bytes, a))
		*signature = STR_NONE;
	return r;
}

struct object_id tag_key(struct str name)
{
	return object_sha1(&name, 1);
}

int store_tag(struct object_id *out, struct store *s, struct str name, struct err *e)
{
	const struct object_id key = tag_key(name);
	const uint32_t *at = s->writing ? idmap_find(&s->batch.tag_index, &key) : NULL;
	if (!at)
		return s->backend->tag(out, s, name, e);
	*out = s->batch.tags.at[*at].commit;
	return 0;
}

static int tagged_cmp(const void *a, const void *b)
{
	return str_cmp(((const struct tagged *)a)->name, ((const struct tagged *)b)->name);
}

int store_tags(struct tagged **out, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	struct tag *tags = NULL;
	*n = 0;
	int r = s->backend->tags(&tags, n, s, a, e);
	*out = ARENA_ARRAY(a, struct tagged, *n);
	for (size_t i = 0; r == 0 && i < *n; i++)
		(*out)[i] = (struct tagged){ tags[i].name, tags[i].commit, tags[i].object };
	if (r == 0 && *n)
		qsort(*out, *n, sizeof **out, tagged_cmp);
	return r;
}

int store_tag_text(struct str *text, struct str *signature, struct store *s, const struct tagged *tag, struct arena *a,
		   struct err *e)
{
	struct str bytes;
	const int r = store_object(&bytes, s, &tag->object, OBJECT_TAG, a, e);
	if (r < 0)
		return r;
	const size_t at = str_find(bytes, STR("\n-----BEGIN "));
	*text = str_sub(bytes, 0, at < bytes.n ? at + 1 : bytes.n);
	*signature = str_sub(bytes, text->n, bytes.n);
	return 0;
}

int store_names(struct named **out, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	*n = 0;
	return s->backend->names ? s->backend->names(out, n, s, a, e) : 0;
}

static int no_file(const struct store *s, const struct object_id *commit, struct str path, struct arena *a,
		   struct err *e)
{
	return err_set(e, ERR_NOT_FOUND, "%s: there is no %.*s in commit %.*s", s->name, STR_ARG(path),
		       STR_ARG(object_hex(a, commit)));
}

static int recent_tree(const struct tree **out, struct store *s, const struct object_id *id, size_t depth,
		       struct err *e)
{
	struct recent *t = &s->recent[depth % RECENT];
	int r = 0;
	if (object_is_none(id) || !object_eq(&t->id, id)) {
		arena_reset(&t->arena);
		r = store_tree(&t->tree, s, id, &t->arena, e);
		t->id = r == 0 ? *id : (struct object_id){ { 0 } };
	}
	*out = &t->tree;
	return r;
}

/* What stands at path below the folder *at, which it replaces: its id and mode (0: nothing). */
static int descend(struct tree_entry *at, struct store *s, struct str path, struct err *e)
{
	struct str name;
	for (size_t depth = 0; str_cut(&path, '/', &name); depth++) {
		const struct tree *t;
		int r = at->mode == MODE_FOLDER ? recent_tree(&t, s, &at->id, depth, e) : 0;
		const struct tree_entry *found = at->mode == MODE_FOLDER && r == 0 ? tree_find(t, name) : NULL;
		if (r < 0)
			return r;
		*at = found ? *found : (struct tree_entry){ .mode = 0 };
	}
	return 0;
}

static int root_of(struct object_id *out, struct store *s, const struct object_id *commit, struct arena *a,
		   struct err *e)
{
	struct commit c;
	const uint32_t *at = idmap_find(&s->walked, commit);
	int r = 0;
	if (at) {
		*out = s->roots.at[*at];
		return 0;
	}
	if (object_is_none(commit) || !object_eq(&s->recent_commit, commit)) {
		r = store_commit_and_tree(&c, &s->recent_root, s, commit, a, e);
		s->recent_commit = r == 0 ? *commit : (struct object_id){ { 0 } };
	}
	*out = s->recent_root;
	return r;
}

/* Who walks a history most often goes on to read in its commits. */
static void keep_root(struct store *s, const struct object_id *commit, const struct object_id *root)
{
	if (!s->walked.arena)
		idmap_init(&s->walked, &s->walk);
	if (idmap_add(&s->walked, commit, (uint32_t)s->roots.n))
		VEC_PUSH(&s->roots, &s->walk, *root);
}

static int find(struct tree_entry *out, struct store *s, const struct object_id *commit, struct str path,
		struct arena *a, struct err *e)
{
	*out = (struct tree_entry){ .mode = MODE_FOLDER };
	int r = root_of(&out->id, s, commit, a, e);
	if (r == 0 && path.n > 0)
		r = descend(out, s, path, e);
	return r;
}

int store_read(struct str *out, struct store *s, const struct object_id *commit, struct str path, struct arena *a,
	       struct err *e)
{
	struct tree_entry at;
	int r = find(&at, s, commit, path, a, e);
	if (r == 0 && (at.mode == 0 || at.mode == MODE_FOLDER))
		r = no_file(s, commit, path, a, e);
	return r < 0 ? r : store_object(out, s, &at.id, OBJECT_BLOB, a, e);
}

struct walk {
	struct store *s;
	struct arena *arena;
	VEC(struct file_entry) files;
	VEC(struct file_entry) folders; /* still to be read, the next one last; path ends in '/' */
};

static size_t depth_of(struct str path)
{
	size_t n = 0;
	for (size_t i = 0; i < path.n; i++)
		n += path.p[i] == '/';
	return n;
}

/* Files go to the list, folders on the stack. */
static int walk_folder(struct walk *w, const struct file_entry *folder, struct err *e)
{
	struct tree t;
	int r = store_tree(&t, w->s, &folder->id, w->arena, e);
	for (size_t i = 0; r == 0 && i < t.entries.n; i++) {
		const struct tree_entry *entry = &t.entries.at[i];
		bool is_folder = entry->mode == MODE_FOLDER;
		struct file_entry found = { .id = entry->id };
		found.path = str_printf(w->arena, "%.*s%.*s%s", STR_ARG(folder->path), STR_ARG(entry->name),
					is_folder ? "/" : "");
		if (is_folder)
			VEC_PUSH(&w->folders, w->arena, found);
		else
			VEC_PUSH(&w->files, w->arena, found);
	}
	if (r == 0 && (w->files.n + w->folders.n > WALK_FILES || depth_of(folder->path) > WALK_DEPTH))
		r = err_set(e, ERR_LIMIT, "%s: the tree has more than %d files or %d levels", w->s->name, WALK_FILES,
			    WALK_DEPTH);
	return r;
}

static int file_cmp(const void *a, const void *b)
{
	return str_cmp(((const struct file_entry *)a)->path, ((const struct file_entry *)b)->path);
}

static int walk_all(struct walk *w, struct str folder, const struct object_id *id, struct err *e)
{
	int r = 0;
	struct str path = folder.n ? str_printf(w->arena, "%.*s/", STR_ARG(folder)) : STR("");
	VEC_PUSH(&w->folders, w->arena, ((struct file_entry){ path, *id }));
	while (r == 0 && w->folders.n > 0) {
		struct file_entry next = w->folders.at[--w->folders.n];
		r = walk_folder(w, &next, e);
	}
	if (w->files.n > 1)
		qsort(w->files.at, w->files.n, sizeof *w->files.at, file_cmp);
	return r;
}

int store_list(struct file_entry **out, size_t *n, struct store *s, const struct object_id *commit, struct str folder,
	       struct arena *a, struct err *e)
{
	struct walk w = { .s = s, .arena = a };
	struct tree_entry at;
	int r = find(&at, s, commit, folder, a, e);
	if (r == 0 && at.mode == MODE_FOLDER)
		r = walk_all(&w, folder, &at.id, e);
	*out = w.files.at;
	*n = w.files.n;
	return r;
}

static void reverse(struct commit *list, size_t n)
{
	for (size_t i = 0; i < n / 2; i++) {
		struct commit c = list[i];
		list[i] = list[n - 1 - i];
		list[n - 1 - i] = c;
	}
}

int store_history(struct commit **out, size_t *n, struct store *s, const struct object_id *from,
		  const struct object_id *since, enum history_order order, struct arena *a, struct err *e)
{
	VEC(struct commit) list = { 0 };
	struct object_id id = *from, tree;
	int r = 0;
	while (r == 0 && !object_is_none(&id) && !(since && object_eq(&id, since))) {
		struct commit *c = VEC_ADD(&list, a);
		r = store_commit_and_tree(c, &tree, s, &id, a, e);
		if (r == 0)
			keep_root(s, &id, &tree);
		id = c->parent;
	}
	if (r == 0 && since && !object_is_none(since) && object_is_none(&id))
		r = err_set(e, ERR_NOT_FOUND, "%s: commit %.*s is not in the history", s->name,
			    STR_ARG(object_hex(a, since)));
	if (order == OLDEST_FIRST)
		reverse(list.at, list.n);
	*out = list.at;
	*n = list.n;
	return r;
}

int store_check_tip(struct store *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct object_id tip;
	struct file_entry *files;
	struct str bytes = STR_NONE;
	size_t n = 0;
	int r = s->backend->tip(&tip, s, e);
	if (r == 0 && !object_is_none(&tip))
		r = store_list(&files, &n, s, &tip, STR_NONE, &a, e);
	for (size_t i = 0; r == 0 && i < n; i++) {
		r = store_object(&bytes, s, &files[i].id, OBJECT_BLOB, &a, e);
		if (r < 0)
			err_wrap(e, "%.*s", STR_ARG(files[i].path));
	}
	arena_release(&a);
	return r;
}
