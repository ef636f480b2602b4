/*
 * store: a history of trees of (path, bytes), kept in git or in memory. It does
 * not know what a game is. Both backends hold the same objects, so the same
 * commits have the same ids in either, and the ids `git commit-tree` would give:
 * an id depends on the bytes, messages and times alone.
 *
 * The history is one branch, "main", of commits with at most one parent. It
 * grows by compare-and-swap: who commits says which tip he started from.
 *
 * Writing goes in batches, and a batch is all or nothing:
 *
 *	store_begin(s, 5000, e);            takes the lock: one writer a store
 *	store_commit(&id, s, &tip, &draft, e);          any number of times
 *	store_flush(s, e);                  durable, visible to others, unlocked
 *
 * The store that writes reads its own commits at once; others see them after
 * the flush. Reading needs no lock. Failures of the disk are ERR_AGAIN, and
 * ERR_DAMAGED names what is damaged and the way out.
 */
#ifndef PBP_STORE_STORE_H
#define PBP_STORE_STORE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "base/err.h"
#include "base/str.h"
#include "base/sync.h"
#include "base/vec.h"
#include "store/object_id.h"

struct store;

/* ---- opening ---- */

/* A new, empty, durable bare repository in a folder made with mode; ERR_EXISTS where path stands. */
int store_git_create(struct store **out, const char *path, unsigned mode, struct err *e);
/* A bare repository or a clone with its work tree. ERR_NOT_FOUND where there is none; ERR_DAMAGED
 * unless the whole tree of the tip reads. */
int store_git_open(struct store **out, const char *path, struct err *e);
/* Which file of a repository that was so made is not as git wants it, HEAD or config; NULL: none. */
const char *store_git_fault(const char *path);
/* Makes it again. */
int store_git_mend(const char *path, struct err *e);
/* Fills the arena; to be closed before the arena goes. */
struct store *store_memory_new(struct arena *a);
/* Drops what was not flushed. NULL is allowed. */
void store_close(struct store *s);

/* ---- reading; results live in the arena that is passed ---- */

struct commit {
	struct object_id id, parent; /* parent is none for the first */
	bool is_signed;
	when time;
	struct str message; /* as stored: subject, blank line, body, trailers; ends in a newline */
};
struct file_entry {
	struct str path;     /* from the root: "state/land" */
	struct object_id id; /* of the content: equal ids, equal bytes */
};
enum history_order { NEWEST_FIRST, OLDEST_FIRST };

/* None in an empty store. Sees the commits of an open batch. */
int store_tip(struct object_id *out, struct store *s, struct err *e);
/* ERR_NOT_FOUND where there is no such commit. */
int store_commit_read(struct commit *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e);
/* The commit a tag ("turn/3") names; ERR_NOT_FOUND. */
int store_tag(struct object_id *out, struct store *s, struct str name, struct err *e);
struct tagged {
	struct str name;
	struct object_id commit;
	struct object_id object; /* of an annotated tag; none: the commit is named itself */
};
/* Every tag, by name. */
int store_tags(struct tagged **out, size_t *n, struct store *s, struct arena *a, struct err *e);
/* The bytes at path in that commit; ERR_NOT_FOUND where no file stands there. */
int store_read(struct str *out, struct store *s, const struct object_id *commit, struct str path, struct arena *a,
	       struct err *e);
/* Every file below folder ("" for all), sorted by path; no file, no error. ERR_LIMIT beyond 100,000
 * files or 64 levels. */
int store_list(struct file_entry **out, size_t *n, struct store *s, const struct object_id *commit, struct str folder,
	       struct arena *a, struct err *e);
/* The commits from `from` (included) back to `since` (not included; NULL: to the first).
 * ERR_NOT_FOUND where since is no ancestor. */
int store_history(struct commit **out, size_t *n, struct store *s, const struct object_id *from,
		  const struct object_id *since, enum history_order order, struct arena *a, struct err *e);

struct str commit_subject(const struct commit *c);
/* The value of the last "Name: value" line with that name in the message's last paragraph. */
bool commit_trailer(const struct commit *c, struct str name, struct str *value);

/* ---- writing ---- */

struct change {
	struct str path, bytes;
	bool remove;
};
/* What the next commit changes against its parent. Nothing is copied: the texts must live until
 * store_commit returns. A path is names joined by '/'; a later change of a path beats an earlier. */
struct commit_draft {
	struct arena *arena;
	VEC(struct str) replaced; /* folders whose old content goes before the changes are made */
	VEC(struct change) changes;
	struct str message; /* ends in exactly one newline when stored */
	struct str tag;     /* "turn/3", or empty */
	when time;          /* the parent's time stands where that is later */
};

void draft_init(struct commit_draft *d, struct arena *a);
void draft_put(struct commit_draft *d, struct str path, struct str bytes);
void draft_remove(struct commit_draft *d, struct str path);    /* no error where nothing stands */
void draft_replace(struct commit_draft *d, struct str folder); /* "orders" */

/* Opens a batch. Waits at most wait_ms for another writer, then ERR_AGAIN naming its process. */
int store_begin(struct store *s, unsigned wait_ms, struct err *e);
/* ERR_CONFLICT when the tip is not `parent` (none for the first commit). ERR_REFUSED for a path that
 * cannot stand in a tree, a file where a folder stands, a tag that names another commit already, a
 * time before 1970. After an error the batch is as it was before the call. */
int store_commit(struct object_id *out, struct store *s, const struct object_id *parent, const struct commit_draft *d,
		 struct err *e);
/* Makes the batch durable, then moves tags and tip, and ends the batch in every case. After an error
 * the history is as it was before the batch, unless the text says that the tip moved but could not
 * be synced: whoever goes on reads the tip again. ERR_CONFLICT when it was moved past our lock. */
int store_flush(struct store *s, struct err *e);
/* The same in stages, for who makes more durable than one store: what a stage adds to the set must be durable before
 * the next one. After an error, and after the last stage, the batch has ended; store_abandon ends it in between. */
enum store_stage { STORE_WRITE, STORE_NAME, STORE_TAGS, STORE_TIP, STORE_STAGES };
int store_flush_stage(struct store *s, enum store_stage stage, struct sync *sync, struct err *e);
/* Ends the batch and drops its commits. */
void store_abandon(struct store *s);

/* Makes signatures of commits and tags, armoured; empty: none. ERR codes stop the commit. */
struct signer {
	int (*sign)(void *context, bool is_tag, struct str payload, struct buf *out, struct err *e);
	void *context;
};
/* For all that this store commits from now on; NULL: none. A signed commit's tag is an annotated one. */
void store_use_signer(struct store *s, const struct signer *signer);
/* The signature of a commit and what it signs. Empty signature: there is none. */
int store_signature(struct str *signature, struct str *payload, struct store *s, const struct object_id *id,
		    struct arena *a, struct err *e);

/* ---- for the doctor ---- */

/* Reads every object that the tip and the tags reach. One sentence a problem; none is health. */
int store_check(struct str **problems, size_t *n, struct store *s, struct arena *a, struct err *e);

#endif
