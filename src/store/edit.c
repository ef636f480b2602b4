/*
 * edit: a draft applied to a tree. Changes are sorted so that those below one
 * folder stand together; then only the folders that are touched are read and
 * written, whatever the size of the rest.
 */
#include "store/backend.h"

enum edit_kind { EDIT_REPLACE, EDIT_REMOVE, EDIT_PUT };

struct edit {
	struct str path; /* below the folder that is being edited */
	struct str whole;
	enum edit_kind kind;
	size_t ordinal; /* in the draft: the last change of a path wins */
	struct object_id id;
	struct str bytes;
};
struct edits {
	struct edit *at;
	size_t n;
};
struct editor {
	struct store *store;
	struct arena *arena;
	struct err *e;
};
/* A folder in the making. Taken out of `old`: an id of none. */
struct folder {
	struct tree old, fresh;
};

static const struct object_id none;

static int path_cmp(struct str a, struct str b)
{
	size_t n = a.n < b.n ? a.n : b.n, i = 0;
	while (i < n && a.p[i] == b.p[i])
		i++;
	int left = i < a.n ? (a.p[i] == '/' ? 0 : (unsigned char)a.p[i]) : -1;
	int right = i < b.n ? (b.p[i] == '/' ? 0 : (unsigned char)b.p[i]) : -1;
	return left - right; /* '/' first, so that a folder's paths stand together */
}

static int edit_cmp(const void *va, const void *vb)
{
	const struct edit *a = va, *b = vb;
	int order = path_cmp(a->path, b->path);
	if (order)
		return order;
	/* folders are emptied before anything is put into them */
	if ((a->kind == EDIT_REPLACE) != (b->kind == EDIT_REPLACE))
		return a->kind == EDIT_REPLACE ? -1 : 1;
	return a->ordinal < b->ordinal ? -1 : a->ordinal > b->ordinal;
}

static int refuse(const struct editor *ed, const struct edit *edit, const char *why)
{
	return err_set(ed->e, ERR_REFUSED, "%s: \"%.*s\" %s", ed->store->name, STR_ARG(edit->whole), why);
}

static struct edit edit_of(const struct change *c, size_t ordinal)
{
	struct edit edit = { .path = c->path, .whole = c->path, .ordinal = ordinal, .bytes = c->bytes };
	edit.kind = c->remove ? EDIT_REMOVE : EDIT_PUT;
	if (!c->remove)
		edit.id = object_name(&(struct object){ OBJECT_BLOB, c->bytes });
	return edit;
}

static int collect(struct edits *out, const struct editor *ed, const struct commit_draft *d)
{
	out->at = ARENA_ARRAY(ed->arena, struct edit, d->replaced.n + d->changes.n);
	out->n = 0;
	for (size_t i = 0; i < d->replaced.n; i++) {
		struct str folder = d->replaced.at[i];
		if (folder.n > 0)
			out->at[out->n++] = (struct edit){ .path = folder, .whole = folder };
	}
	for (size_t i = 0; i < d->changes.n; i++)
		out->at[out->n++] = edit_of(&d->changes.at[i], i);
	for (size_t i = 0; i < out->n; i++) {
		if (!path_is_good(out->at[i].path))
			return refuse(ed, &out->at[i], "cannot be a path in the store");
	}
	if (out->n > 1)
		qsort(out->at, out->n, sizeof *out->at, edit_cmp);
	return 0;
}

/* A change of the very thing called now->name. */
static int edit_entry(struct tree_entry *now, const struct editor *ed, const struct edit *edit)
{
	bool folder = now->mode == MODE_FOLDER && !object_is_none(&now->id);
	if (edit->kind == EDIT_REPLACE || folder) {
		if (edit->kind == EDIT_PUT)
			return refuse(ed, edit, "is a folder already");
		if (edit->kind == EDIT_REPLACE && folder)
			now->id = none;
		return 0;
	}
	if (object_eq(&now->id, &edit->id))
		return 0;
	*now = (struct tree_entry){ now->name, MODE_FILE, edit->id };
	if (edit->kind == EDIT_REMOVE)
		return 0;
	struct object blob = { OBJECT_BLOB, edit->bytes };
	return ed->store->backend->add(ed->store, &edit->id, &blob, ed->e);
}

static int edit_folder(struct object_id *out, const struct editor *ed, const struct object_id *from,
		       struct edits edits);

/* Changes below the thing called now->name. */
static int edit_below(struct tree_entry *now, const struct editor *ed, struct edits edits)
{
	if (now->mode != MODE_FOLDER && !object_is_none(&now->id))
		return refuse(ed, &edits.at[0], "lies below a file");
	for (size_t i = 0; i < edits.n; i++)
		edits.at[i].path = str_sub(edits.at[i].path, now->name.n + 1, edits.at[i].path.n);
	now->mode = MODE_FOLDER;
	return edit_folder(&now->id, ed, &now->id, edits);
}

static void settle(struct folder *f, struct tree_entry *old, const struct tree_entry *now, struct arena *a)
{
	if (old && old->mode == now->mode) {
		old->id = now->id;
		return;
	}
	if (old)
		old->id = none;
	if (!object_is_none(&now->id))
		VEC_PUSH(&f->fresh.entries, a, *now);
}

/* All edits of one name: first of the thing itself, then of what lies below it. */
static int edit_name(struct folder *f, const struct editor *ed, struct str name, struct edits group)
{
	struct tree_entry *old = tree_find(&f->old, name);
	struct tree_entry now = old ? *old : (struct tree_entry){ .name = name };
	int r = 0;
	for (; r == 0 && group.n > 0 && group.at[0].path.n == name.n; group.at++, group.n--) {
		bool beaten = group.at[0].kind != EDIT_REPLACE && group.n > 1 && group.at[1].path.n == name.n;
		if (!beaten)
			r = edit_entry(&now, ed, &group.at[0]);
	}
	if (r == 0 && group.n > 0)
		r = edit_below(&now, ed, group);
	if (r == 0)
		settle(f, old, &now, ed->arena);
	return r;
}

/* The old entries that stand, and the fresh ones, in order. */
static struct tree join(const struct folder *f, struct arena *a)
{
	struct tree all = { 0 };
	for (size_t i = 0; i < f->old.entries.n; i++) {
		if (!object_is_none(&f->old.entries.at[i].id))
			VEC_PUSH(&all.entries, a, f->old.entries.at[i]);
	}
	for (size_t i = 0; i < f->fresh.entries.n; i++)
		VEC_PUSH(&all.entries, a, f->fresh.entries.at[i]);
	if (f->fresh.entries.n > 0)
		tree_sort(&all);
	return all;
}

static struct str first_name(const struct edit *edit)
{
	return str_sub(edit->path, 0, str_find_char(edit->path, '/'));
}

/* out is none when nothing is left. As deep as a path at most: path_is_good bounds it. */
static int edit_folder(struct object_id *out, const struct editor *ed, const struct object_id *from, struct edits edits)
{
	struct folder f = { 0 };
	int r = object_is_none(from) ? 0 : store_tree(&f.old, ed->store, from, ed->arena, ed->e);
	for (size_t i = 0, n; r == 0 && i < edits.n; i += n) {
		struct str name = first_name(&edits.at[i]);
		for (n = 1; i + n < edits.n && str_eq(first_name(&edits.at[i + n]), name);)
			n++;
		r = edit_name(&f, ed, name, (struct edits){ edits.at + i, n });
	}
	struct tree all = join(&f, ed->arena);
	*out = none;
	if (r < 0 || all.entries.n == 0)
		return r;
	struct object tree = { OBJECT_TREE, tree_encode(&all, ed->arena) };
	*out = object_name(&tree);
	return ed->store->backend->add(ed->store, out, &tree, ed->e);
}

int edit_root(struct object_id *out, struct store *s, const struct object_id *from, const struct commit_draft *d,
	      struct arena *a, struct err *e)
{
	const struct editor ed = { s, a, e };
	struct edits edits;
	int r = collect(&edits, &ed, d);
	for (size_t i = 0; i < d->replaced.n; i++) {
		if (d->replaced.at[i].n == 0)
			from = &none; /* the whole tree is replaced */
	}
	if (r < 0)
		return r;
	r = edit_folder(out, &ed, from, edits);
	if (r == 0 && object_is_none(out)) {
		/* git knows no folder without a file, but a root may be empty */
		const struct object empty = { OBJECT_TREE, STR("") };
		*out = object_name(&empty);
		r = s->backend->add(s, out, &empty, e);
	}
	return r;
}
