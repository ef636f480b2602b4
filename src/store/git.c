/*
 * git: a bare repository as a store. Objects of a batch gather in one pack and
 * reach the disk with the flush: pack and index synced, then the tags, then the
 * tip, moved by compare-and-swap under git's own lock. Until the tip moves nothing
 * has happened. libgit2 reads objects and refs; all that is written we write.
 */
#include <errno.h>
#include <git2.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/bug.h"
#include "base/file.h"
#include "store/backend.h"
#include "store/gitlib.h"
#include "store/lock.h"
#include "store/pack.h"
#include "store/tags.h"

#define MAIN "refs/heads/main"
#define PACK_BYTES ((size_t)4 << 20) /* more is written before the flush, so that memory stays flat */
#define PACKS_MOST 50

struct repo {
	struct store store;
	struct arena arena; /* of itself and the paths */
	const char *path, *packs, *lock_path;
	git_repository *handle;
	git_odb *odb;
	struct lock lock;
	struct pack pending;
	struct str written;            /* of pending, where it lies under a name that nobody reads */
	bool tags_locked, main_locked; /* by files of ours that have not got their names yet */
	enum loose { LOOSE_UNKNOWN, LOOSE_NONE, LOOSE_SOME } loose[256]; /* by first byte */
};

static struct repo *repo_of(struct store *s)
{
	return (struct repo *)s;
}

static git_oid oid_of(const struct object_id *id)
{
	git_oid oid;
	memcpy(oid.id, id->b, sizeof oid.id);
	return oid;
}

static struct object_id id_of(const git_oid *oid)
{
	struct object_id id;
	memcpy(id.b, oid->id, sizeof id.b);
	return id;
}

/* ---- objects ---- */

static int copy_object(struct object *out, git_odb_object *from, struct arena *a)
{
	const git_object_t kind = git_odb_object_type(from);
	struct str bytes = { git_odb_object_data(from), git_odb_object_size(from) };
	if (kind < GIT_OBJECT_COMMIT || kind > GIT_OBJECT_TAG)
		return ERR_NOT_FOUND;
	*out = (struct object){ (enum object_kind)kind, str_dup(a, bytes) };
	return 0;
}

static bool inflates(struct str packed)
{
	unsigned char out[4096];
	z_stream z = { .next_in = (unsigned char *)(uintptr_t)packed.p, .avail_in = (uInt)packed.n };
	int r = inflateInit(&z);
	while (r == Z_OK) {
		z.next_out = out;
		z.avail_out = sizeof out;
		r = inflate(&z, Z_NO_FLUSH); /* Z_BUF_ERROR where the input ends too early */
	}
	inflateEnd(&z);
	return r == Z_STREAM_END;
}

/* Whether git has put any object of that first byte into a file of its own: most often none. */
static bool may_be_loose(struct repo *repo, uint8_t first)
{
	struct arena a = ARENA_INIT;
	enum loose *l = &repo->loose[first];
	if (*l == LOOSE_UNKNOWN)
		*l = file_exists(arena_printf(&a, "%s/objects/%02x", repo->path, first)) ? LOOSE_SOME : LOOSE_NONE;
	arena_release(&a);
	return *l == LOOSE_SOME;
}

/* An object as a file of its own is git's doing, not ours; libgit2 1.5 reads one that is cut off for ever. */
static bool loose_is_cut_off(struct repo *repo, const struct object_id *id)
{
	struct arena a = ARENA_INIT;
	if (!may_be_loose(repo, id->b[0]))
		return false;
	struct str hex = object_hex(&a, id), packed;
	const char *path = arena_printf(&a, "%s/objects/%.2s/%.38s", repo->path, hex.p, hex.p + 2);
	const bool bad = access(path, F_OK) == 0 && file_read(&packed, path, 0, &a, NULL) == 0 && !inflates(packed);
	arena_release(&a);
	return bad;
}

static int repo_read(struct object *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e)
{
	struct repo *repo = repo_of(s);
	const git_oid oid = oid_of(id);
	git_odb_object *found;
	if (pack_has(&repo->pending, id))
		return pack_read(out, &repo->pending, id, a, e);
	if (loose_is_cut_off(repo, id))
		return err_set(e, ERR_DAMAGED, "%s: a file of objects/ is cut off", repo->path);
	int r = git_odb_read(&found, repo->odb, &oid);
	if (r < 0)
		return gitlib_unread(e, r == GIT_ENOTFOUND ? ERR_NOT_FOUND : ERR_DAMAGED, repo->path);
	r = copy_object(out, found, a);
	git_odb_object_free(found);
	if (r < 0)
		return err_set(e, r, "%s: no commit, tree, file or tag", repo->path);
	const struct object_id name = object_name(out);
	return object_eq(&name, id) ? 0 : err_set(e, ERR_DAMAGED, "%s: an object's bytes", repo->path);
}

static int write_pending(struct repo *repo, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str written;
	int r = pack_write(&written, &repo->pending, repo->packs, &a, e);
	pack_clear(&repo->pending);
	if (r == 0 && git_odb_refresh(repo->odb) < 0)
		r = gitlib_error(e, ERR_FAILED, repo->path);
	arena_release(&a);
	return r;
}

static int repo_add(struct store *s, const struct object_id *id, const struct object *o, struct err *e)
{
	struct repo *repo = repo_of(s);
	const git_oid oid = oid_of(id);
	if (pack_has(&repo->pending, id) || git_odb_exists_ext(repo->odb, &oid, GIT_ODB_LOOKUP_NO_REFRESH))
		return 0;
	pack_add(&repo->pending, id, o);
	return repo->pending.bytes.n > PACK_BYTES ? write_pending(repo, e) : 0;
}

/* ---- names ---- */

static int repo_tip(struct object_id *out, struct store *s, struct err *e)
{
	struct repo *repo = repo_of(s);
	git_oid oid;
	int r = git_reference_name_to_id(&oid, repo->handle, MAIN);
	*out = r == 0 ? id_of(&oid) : (struct object_id){ { 0 } };
	if (r == 0 || r == GIT_ENOTFOUND)
		return 0;
	r = gitlib_unread(e, ERR_DAMAGED, repo->path);
	return r == ERR_AGAIN ? r : err_wrap(e, "the branch main does not read; restore refs/heads/main from a backup");
}

/* The commit that a tag names, itself or through an annotated tag. */
static int peel(struct object_id *out, struct repo *repo, git_reference *ref)
{
	git_object *commit;
	git_object_t kind;
	size_t bytes;
	if (git_reference_type(ref) == GIT_REFERENCE_DIRECT) {
		*out = id_of(git_reference_target(ref));
		if (!git_odb_read_header(&bytes, &kind, repo->odb, git_reference_target(ref)) &&
		    kind == GIT_OBJECT_COMMIT)
			return 0;
	}
	if (git_reference_peel(&commit, ref, GIT_OBJECT_COMMIT) < 0)
		return ERR_DAMAGED;
	*out = id_of(git_object_id(commit));
	git_object_free(commit);
	return 0;
}

static int repo_tag(struct object_id *out, struct store *s, struct str name, struct err *e)
{
	struct repo *repo = repo_of(s);
	struct arena a = ARENA_INIT;
	git_reference *ref;
	int r = git_reference_lookup(&ref, repo->handle, arena_printf(&a, "refs/tags/%.*s", STR_ARG(name)));
	arena_release(&a);
	if (r == GIT_ENOTFOUND || r == GIT_EINVALIDSPEC)
		return err_set(e, ERR_NOT_FOUND, "%s: there is no tag %.*s", repo->path, STR_ARG(name));
	if (r < 0)
		return gitlib_unread(e, ERR_DAMAGED, repo->path);
	r = peel(out, repo, ref);
	git_reference_free(ref);
	if (r < 0 && gitlib_unread(e, r, repo->path) == ERR_AGAIN)
		return ERR_AGAIN;
	return r < 0 ? err_set(e, r, "%s: the tag %.*s names no commit", repo->path, STR_ARG(name)) : 0;
}

static int repo_tags(struct tag **out, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	struct repo *repo = repo_of(s);
	git_reference_iterator *it;
	git_reference *ref;
	VEC(struct tag) tags = { 0 };
	if (git_reference_iterator_glob_new(&it, repo->handle, "refs/tags/*") < 0)
		return gitlib_unread(e, ERR_DAMAGED, repo->path);
	while (git_reference_next(&ref, it) == 0) {
		struct tag *tag = VEC_ADD(&tags, a);
		*tag = (struct tag){ .name = str_dup(a, str_c(git_reference_shorthand(ref))) };
		peel(&tag->commit, repo, ref); /* what does not peel is found by whoever reads it */
		if (git_reference_type(ref) == GIT_REFERENCE_DIRECT)
			tag->object = id_of(git_reference_target(ref));
		if (object_eq(&tag->object, &tag->commit))
			tag->object = (struct object_id){ { 0 } };
		git_reference_free(ref);
	}
	git_reference_iterator_free(it);
	*out = tags.at;
	*n = tags.n;
	return 0;
}

static int repo_names(struct named **out, size_t *n, struct store *s, struct arena *a, struct err *e)
{
	struct repo *repo = repo_of(s);
	git_reference_iterator *it;
	git_reference *ref;
	VEC(struct named) names = { 0 };
	if (git_reference_iterator_new(&it, repo->handle) < 0)
		return gitlib_unread(e, ERR_DAMAGED, repo->path);
	while (git_reference_next(&ref, it) == 0) {
		const char *name = git_reference_name(ref);
		const bool direct = git_reference_type(ref) == GIT_REFERENCE_DIRECT;
		if (strcmp(name, MAIN) && strncmp(name, "refs/tags/", 10))
			VEC_PUSH(&names, a,
				 ((struct named){ str_dup(a, str_c(name)), direct ? id_of(git_reference_target(ref))
										  : (struct object_id){ { 0 } } }));
		git_reference_free(ref);
	}
	git_reference_iterator_free(it);
	*out = names.at;
	*n = names.n;
	return 0;
}

/* ---- writing ---- */

/* Only we move main, and we hold our lock: what lies there was left by a writer that was killed.
 * The other lock may be git's, unless the last writer of ours did not end well. */
static void clean_up(const struct repo *repo)
{
	struct arena a = ARENA_INIT;
	unlink(path_join(&a, repo->path, MAIN ".lock"));
	if (repo->lock.orphan)
		unlink(path_join(&a, repo->path, "packed-refs.lock"));
	arena_release(&a);
}

static int repo_lock(struct store *s, unsigned wait_ms, struct err *e)
{
	struct repo *repo = repo_of(s);
	int r = lock_take(&repo->lock, repo->lock_path, wait_ms, e);
	if (r < 0)
		return r;
	clean_up(repo);
	if (git_odb_refresh(repo->odb) == 0)
		return 0;
	lock_drop(&repo->lock);
	return gitlib_unread(e, ERR_DAMAGED, repo->path);
}

/* "Failed" need not mean "not done": what the ref says counts, once it is synced. */
static int look_again(struct repo *repo, const struct batch *b, struct sync *sync, struct err *e)
{
	struct object_id now;
	const int failed = e ? e->code : ERR_FAILED;
	if (repo_tip(&now, &repo->store, NULL) < 0 || !object_eq(&now, &b->tip))
		return failed;
	struct arena a = ARENA_INIT;
	sync_add(sync, path_join(&a, repo->path, "refs/heads"));
	arena_release(&a);
	return 0;
}

/* Everything that is to come, under names that nobody reads. */
static int write_all(struct repo *repo, const struct batch *b, struct sync *sync, struct arena *a, struct err *e)
{
	const struct str tip = str_printf(a, "%.*s\n", STR_ARG(object_hex(a, &b->tip)));
	struct str base;
	int r = pack_prepare(&base, &repo->pending, repo->packs, sync, a, e);
	repo->written = str_dup(&repo->arena, base);
	if (r == 0 && b->tags.n > 0) {
		r = tags_prepare(repo->path, b->tags.at, b->tags.n, sync, a, e);
		repo->tags_locked = r == 0;
	}
	if (r == 0) /* a repository whose refs are packed may lack it */
		r = folder_make(path_join(a, repo->path, "refs/heads"), 0755, e);
	if (r == 0) {
		r = tags_lock(path_join(a, repo->path, MAIN), tip, sync, e);
		repo->main_locked = r == 0;
	}
	return r;
}

static int name_pack(struct repo *repo, struct sync *sync, struct err *e)
{
	int r = pack_place(repo->written, repo->packs, sync, e);
	if (r == 0 && repo->written.n && git_odb_refresh(repo->odb) < 0)
		r = gitlib_error(e, ERR_FAILED, repo->path);
	pack_clear(&repo->pending);
	return r;
}

static int name_tags(struct repo *repo, const struct batch *b, struct sync *sync, struct err *e)
{
	const int r = b->tags.n > 0 ? tags_place(repo->path, b->tags.at, b->tags.n, sync, e) : 0;
	repo->tags_locked &= r < 0;
	return r;
}

static int move_tip(struct repo *repo, const struct batch *b, struct sync *sync, struct arena *a, struct err *e)
{
	const char *path = path_join(a, repo->path, MAIN);
	struct object_id now;
	int r = repo_tip(&now, &repo->store, e);
	if (r < 0)
		return r;
	if (!object_eq(&now, &b->base))
		return err_set(e, ERR_CONFLICT, "%s: main was moved by another program", repo->path);
	if (rename(arena_printf(a, "%s.lock", path), path) < 0) {
		err_sys(e, errno, "%s", path);
		return look_again(repo, b, sync, e);
	}
	repo->main_locked = false;
	sync_add(sync, path_join(a, repo->path, "refs/heads"));
	packs_fold(repo->packs, PACKS_MOST, NULL); /* next time, if not now */
	return 0;
}

static int repo_stage(struct store *s, const struct batch *b, enum store_stage stage, struct sync *sync, struct err *e)
{
	struct repo *repo = repo_of(s);
	struct arena a = ARENA_INIT;
	int r = 0;
	switch (stage) {
	case STORE_WRITE:
		r = write_all(repo, b, sync, &a, e);
		break;
	case STORE_NAME:
		r = name_pack(repo, sync, e);
		break;
	case STORE_TAGS:
		r = name_tags(repo, b, sync, e);
		break;
	case STORE_TIP:
		r = move_tip(repo, b, sync, &a, e);
		break;
	case STORE_STAGES:
		BUG("no stage");
	}
	arena_release(&a);
	return r;
}

static void repo_unlock(struct store *s)
{
	struct repo *repo = repo_of(s);
	struct arena a = ARENA_INIT;
	if (repo->tags_locked)
		unlink(path_join(&a, repo->path, "packed-refs.lock"));
	if (repo->main_locked)
		unlink(path_join(&a, repo->path, MAIN ".lock"));
	repo->tags_locked = repo->main_locked = false;
	arena_release(&a);
	pack_clear(&repo->pending);
	lock_drop(&repo->lock);
}

static void repo_close(struct store *s)
{
	struct repo *repo = repo_of(s);
	pack_release(&repo->pending);
	git_odb_free(repo->odb);
	git_repository_free(repo->handle);
	struct arena a = repo->arena; /* repo lies in it */
	arena_release(&a);
}

static const struct store_backend git_backend = {
	.read = repo_read,
	.add = repo_add,
	.tip = repo_tip,
	.tag = repo_tag,
	.tags = repo_tags,
	.names = repo_names,
	.lock = repo_lock,
	.stage = repo_stage,
	.unlock = repo_unlock,
	.close = repo_close,
};

/* ---- opening ---- */

/* A player who checks a game has cloned it, and may name the clone or the repository in it. */
static const char *repository_at(const char *path, struct arena *a)
{
	const char *inside = path_join(a, path, ".git");
	return file_exists(path_join(a, inside, "HEAD")) ? inside : arena_printf(a, "%s", path);
}

static struct repo *repo_new(const char *path)
{
	struct arena a = ARENA_INIT;
	struct repo *repo = ARENA_NEW(&a, struct repo);
	repo->path = repository_at(path, &a);
	repo->packs = path_join(&a, repo->path, "objects/pack");
	repo->lock_path = path_join(&a, repo->path, "pbp.lock");
	repo->pending = (struct pack)PACK_INIT;
	repo->lock.fd = -1;
	repo->arena = a;
	store_init(&repo->store, &git_backend, repo->path);
	return repo;
}

static int open_repository(struct repo *repo, struct err *e)
{
	int r = gitlib_use(e);
	if (r < 0)
		return r;
	if (!file_exists(repo->path))
		return err_set(e, ERR_NOT_FOUND, "%s: there is no repository", repo->path);
	if (git_repository_open_bare(&repo->handle, repo->path) < 0 ||
	    git_repository_odb(&repo->odb, repo->handle) < 0) {
		r = gitlib_unread(e, ERR_DAMAGED, repo->path);
		return r == ERR_AGAIN ? r : err_wrap(e, "not a git repository; restore it from a backup or a clone");
	}
	return store_check_tip(&repo->store, e);
}

int store_git_open(struct store **out, const char *path, struct err *e)
{
	struct repo *repo = repo_new(path);
	int r = open_repository(repo, e);
	*out = r == 0 ? &repo->store : NULL;
	if (r < 0)
		store_close(&repo->store);
	return r;
}

static int make_folders(const char *path, struct arena *a, struct err *e)
{
	static const char *const folders[] = { "objects", "objects/info", "objects/pack",
					       "refs",    "refs/heads",   "refs/tags" };
	int r = 0;
	for (size_t i = 0; r == 0 && i < sizeof folders / sizeof *folders; i++)
		r = folder_make(path_join(a, path, folders[i]), 0755, e);
	for (size_t i = 0; r == 0 && i < sizeof folders / sizeof *folders; i++)
		r = folder_sync(path_join(a, path, folders[i]), e);
	return r;
}

/* HEAD comes last: without it git sees no repository. The config may be the host's to add to. */
static const struct {
	const char *name, *holds, *text;
} own_files[] = {
	{ "config", "repositoryformatversion",
	  "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n" },
	{ "HEAD", "ref: " MAIN "\n", "ref: " MAIN "\n" },
};
enum { OWN_FILES = sizeof own_files / sizeof *own_files };

static bool is_as_made(const char *path, size_t i, struct arena *a)
{
	struct str text;
	return !file_read(&text, path_join(a, path, own_files[i].name), 1 << 16, a, NULL) &&
	       str_find(text, str_c(own_files[i].holds)) < text.n;
}

const char *store_git_fault(const char *path)
{
	struct arena a = ARENA_INIT;
	const char *fault = NULL;
	for (size_t i = 0; !fault && i < OWN_FILES; i++)
		fault = is_as_made(path, i, &a) ? NULL : own_files[i].name;
	arena_release(&a);
	return fault;
}

int store_git_mend(const char *path, struct err *e)
{
	struct arena a = ARENA_INIT;
	int r = 0;
	for (size_t i = 0; !r && i < OWN_FILES; i++)
		if (!is_as_made(path, i, &a))
			r = file_write(path_join(&a, path, own_files[i].name), str_c(own_files[i].text), 0644, e);
	arena_release(&a);
	return r;
}

static int make_repository(const char *path, unsigned mode, struct arena *a, struct err *e)
{
	if (mkdir(path, mode) < 0 || chmod(path, mode) < 0)
		return err_sys(e, errno, "%s", path);
	int r = make_folders(path, a, e);
	for (size_t i = 0; r == 0 && i < OWN_FILES; i++)
		r = file_write(path_join(a, path, own_files[i].name), str_c(own_files[i].text), 0644, e);
	if (r == 0)
		r = folder_sync(path_join(a, path, ".."), e);
	return r;
}

int store_git_create(struct store **out, const char *path, unsigned mode, struct err *e)
{
	struct arena a = ARENA_INIT;
	*out = NULL;
	int r = make_repository(path, mode, &a, e);
	arena_release(&a);
	return r < 0 ? r : store_git_open(out, path, e);
}
