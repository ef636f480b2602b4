/*
 * store: what is the same for every backend about writing: drafts, batches,
 * commits on a tip. Reading is in read.c.
 */
#include "base/bug.h"
#include "store/backend.h"

void store_init(struct store *s, const struct store_backend *backend, const char *name)
{
	*s = (struct store){ .backend = backend, .name = name };
}

void store_close(struct store *s)
{
	if (!s)
		return;
	store_abandon(s);
	arena_release(&s->batch.arena);
	arena_release(&s->scratch);
	arena_release(&s->walk);
	for (size_t i = 0; i < RECENT; i++)
		arena_release(&s->recent[i].arena);
	s->backend->close(s);
}

void draft_init(struct commit_draft *d, struct arena *a)
{
	*d = (struct commit_draft){ .arena = a };
}

void draft_put(struct commit_draft *d, struct str path, struct str bytes)
{
	VEC_PUSH(&d->changes, d->arena, ((struct change){ path, bytes, false }));
}

void draft_remove(struct commit_draft *d, struct str path)
{
	VEC_PUSH(&d->changes, d->arena, ((struct change){ .path = path, .remove = true }));
}

void draft_replace(struct commit_draft *d, struct str folder)
{
	VEC_PUSH(&d->replaced, d->arena, folder);
}

int store_begin(struct store *s, unsigned wait_ms, struct err *e)
{
	BUG_ON(s->writing);
	int r = s->backend->lock(s, wait_ms, e);
	if (r < 0)
		return r;
	r = s->backend->tip(&s->batch.base, s, e);
	if (r < 0) {
		s->backend->unlock(s);
		return r;
	}
	s->batch.tip = s->batch.base;
	idmap_init(&s->batch.tag_index, &s->batch.arena);
	s->writing = true;
	return 0;
}

/* git check-ref-format, and no signs that a shell or a URL would mind. */
static bool tag_is_good(struct str name)
{
	static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./";
	for (size_t i = 0; i < name.n; i++) {
		if (!memchr(allowed, name.p[i], sizeof allowed - 1) ||
		    (name.p[i] == '.' && (i == 0 || name.p[i - 1] == '.' || name.p[i - 1] == '/')))
			return false;
	}
	return path_is_good(name) && !str_ends(name, STR(".lock")) && !str_ends(name, STR("."));
}

/* A tag names one commit for good. One that names a commit outside the history was left by a run
 * that died between its tags and its tip; that one may be set again. */
static int check_tag(struct store *s, struct str name, const struct object_id *parent, struct arena *a, struct err *e)
{
	struct object_id there;
	struct commit *list;
	size_t n;
	if (!tag_is_good(name))
		return err_set(e, ERR_REFUSED, "%s: \"%.*s\" cannot be a tag", s->name, STR_ARG(name));
	int r = store_tag(&there, s, name, e);
	if (r == 0)
		r = store_history(&list, &n, s, parent, &there, NEWEST_FIRST, a, e);
	if (r == 0)
		return err_set(e, ERR_REFUSED, "%s: the tag %.*s stands already", s->name, STR_ARG(name));
	return r == ERR_NOT_FOUND ? 0 : r;
}

static int check_draft(struct store *s, const struct object_id *parent, const struct commit_draft *d, struct arena *a,
		       struct err *e)
{
	if (!object_eq(&s->batch.tip, parent))
		return err_set(e, ERR_CONFLICT, "%s: the tip is %.*s, not %.*s", s->name,
			       STR_ARG(object_hex(a, &s->batch.tip)), STR_ARG(object_hex(a, parent)));
	if (d->time < 0)
		return err_set(e, ERR_REFUSED, "%s: a commit before 1970", s->name);
	if (str_find_char(d->message, '\0') < d->message.n)
		return err_set(e, ERR_REFUSED, "%s: a message with a zero byte", s->name);
	return d->tag.n ? check_tag(s, d->tag, parent, a, e) : 0;
}

static struct str message_of(const struct commit_draft *d, struct arena *a)
{
	size_t n = d->message.n;
	while (n > 0 && d->message.p[n - 1] == '\n')
		n--;
	return str_printf(a, "%.*s\n", (int)n, d->message.p ? d->message.p : "");
}

void store_use_signer(struct store *s, const struct signer *signer)
{
	s->signer = signer;
}

static int sign_commit(struct str *bytes, struct store *s, struct arena *a, struct err *e)
{
	struct buf sig = buf_new(a);
	int r = s->signer ? s->signer->sign(s->signer->context, false, *bytes, &sig, e) : 0;
	if (r == 0 && sig.n)
		*bytes = commit_sign(*bytes, buf_str(&sig), a);
	return r;
}

/* Adds the objects of the commit. */
static int make_commit(struct object_id *out, struct store *s, const struct commit_draft *d, struct arena *a,
		       struct err *e)
{
	struct commit parent = { .time = 0 };
	struct object_id from = { { 0 } }, tree;
	int r = 0;
	if (!object_is_none(&s->batch.tip))
		r = store_commit_and_tree(&parent, &from, s, &s->batch.tip, a, e);
	if (r == 0)
		r = edit_root(&tree, s, &from, d, a, e);
	if (r < 0)
		return r;
	when time = d->time > parent.time ? d->time : parent.time;
	struct object commit = { OBJECT_COMMIT, commit_encode(&tree, &parent.id, time, message_of(d, a), a) };
	r = sign_commit(&commit.bytes, s, a, e);
	if (r < 0)
		return r;
	*out = object_name(&commit);
	return s->backend->add(s, out, &commit, e);
}

/* Signed, a tag is an object of its own. */
static int make_tag(struct tag *out, struct store *s, const struct commit_draft *d, const struct object_id *commit,
		    struct arena *a, struct err *e)
{
	struct object tag = { OBJECT_TAG, tag_encode(commit, d->tag, d->time, a) };
	struct buf sig = buf_new(a);
	*out = (struct tag){ .name = str_dup(&s->batch.arena, d->tag), .commit = *commit };
	int r = s->signer ? s->signer->sign(s->signer->context, true, tag.bytes, &sig, e) : 0;
	if (r < 0 || !sig.n)
		return r;
	tag.bytes = str_printf(a, "%.*s%.*s", STR_ARG(tag.bytes), STR_ARG(buf_str(&sig)));
	out->object = object_name(&tag);
	return s->backend->add(s, &out->object, &tag, e);
}

static int set_tag(struct store *s, const struct commit_draft *d, const struct object_id *commit, struct arena *a,
		   struct err *e)
{
	struct batch *b = &s->batch;
	const struct object_id key = tag_key(d->tag);
	struct tag tag;
	int r = d->tag.n ? make_tag(&tag, s, d, commit, a, e) : 0;
	if (r < 0 || !d->tag.n)
		return r;
	idmap_add(&b->tag_index, &key, (uint32_t)b->tags.n);
	VEC_PUSH(&b->tags, &b->arena, tag);
	return 0;
}

int store_commit(struct object_id *out, struct store *s, const struct object_id *parent, const struct commit_draft *d,
		 struct err *e)
{
	struct object_id id;
	BUG_ON(!s->writing);
	int r = check_draft(s, parent, d, &s->scratch, e);
	if (r == 0)
		r = make_commit(&id, s, d, &s->scratch, e);
	if (r == 0)
		r = set_tag(s, d, &id, &s->scratch, e);
	if (r == 0)
		s->batch.tip = *out = id;
	arena_reset(&s->scratch);
	return r;
}

/* Forgets the batch and lets the next writer in. */
static void end_batch(struct store *s)
{
	s->backend->unlock(s);
	arena_reset(&s->batch.arena);
	s->batch = (struct batch){ .arena = s->batch.arena };
	s->writing = false;
}

int store_flush_stage(struct store *s, enum store_stage stage, struct sync *sync, struct err *e)
{
	BUG_ON(!s->writing);
	const bool any = !object_eq(&s->batch.base, &s->batch.tip);
	const int r = any ? s->backend->stage(s, &s->batch, stage, sync, e) : 0;
	if (r < 0 || stage == STORE_TIP)
		end_batch(s);
	return r;
}

int store_flush(struct store *s, struct err *e)
{
	struct sync sync = { .arena = ARENA_INIT };
	int r = 0;
	for (int stage = 0; r == 0 && stage < STORE_STAGES; stage++) {
		r = store_flush_stage(s, stage, &sync, e);
		if (r < 0)
			break;
		r = sync_all(&sync, e);
		if (r < 0 && stage == STORE_TIP)
			err_wrap(e, "the tip moved, but could not be synced");
	}
	store_abandon(s);
	arena_release(&sync.arena);
	return r;
}

void store_abandon(struct store *s)
{
	if (s->writing)
		end_batch(s);
}
