/*
 * backend: what differs between git and memory: where objects and the two
 * kinds of names (tip, tags) lie. Everything else, the trees, the commits, the
 * compare-and-swap, is in store.c and edit.c and the same for both.
 */
#ifndef PBP_STORE_BACKEND_H
#define PBP_STORE_BACKEND_H

#include "store/idmap.h"
#include "store/names.h"
#include "store/object.h"

struct tag {
	struct str name;
	struct object_id commit;
	struct object_id object; /* of an annotated tag that names it; none: it is named itself */
};

/* The names that a flush sets. */
struct batch {
	struct arena arena; /* of the tags */
	struct object_id base, tip;
	VEC(struct tag) tags;
	struct idmap tag_index; /* tag_key -> its place in tags */
};

struct store_backend {
	/* ERR_NOT_FOUND, ERR_DAMAGED. Sees what was added since lock. */
	int (*read)(struct object *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e);
	/* Need not be durable before publish. */
	int (*add)(struct store *s, const struct object_id *id, const struct object *o, struct err *e);
	/* None in an empty store. */
	int (*tip)(struct object_id *out, struct store *s, struct err *e);
	int (*tag)(struct object_id *out, struct store *s, struct str name, struct err *e);
	int (*tags)(struct tag **out, size_t *n, struct store *s, struct arena *a, struct err *e);
	/* NULL: there are none. */
	int (*names)(struct named **out, size_t *n, struct store *s, struct arena *a, struct err *e);
	int (*lock)(struct store *s, unsigned wait_ms, struct err *e);
	/* Objects, then the tags, then the tip, moved from base to tip. */
	int (*stage)(struct store *s, const struct batch *b, enum store_stage stage, struct sync *sync, struct err *e);
	/* Follows the last stage, whatever that returned; without it, what was added is dropped. */
	void (*unlock)(struct store *s);
	void (*close)(struct store *s);
};

/* The folder that was last looked into at a depth: many files are read from one. */
struct recent {
	struct object_id id; /* none: nothing yet */
	struct tree tree;
	struct arena arena;
};
enum { RECENT = 2 }; /* the root, and the one below it */

/* The first member of each backend's own struct. */
struct store {
	const struct store_backend *backend;
	const char *name; /* for messages: the path of a repository, "memory" */
	bool writing;     /* a batch is open */
	struct batch batch;
	struct arena scratch;                        /* of one call */
	struct object_id recent_commit, recent_root; /* the tree of the commit that was last read from */
	struct arena walk;
	struct idmap walked; /* commits that store_history read -> place in roots */
	VEC(struct object_id) roots;
	struct recent recent[RECENT];
	const struct signer *signer; /* or NULL */
};

void store_init(struct store *s, const struct store_backend *backend, const char *name);
struct object_id tag_key(struct str name);
/* Reads an object that must be of that kind; ERR_DAMAGED where it is missing or another. */
int store_object(struct str *bytes, struct store *s, const struct object_id *id, enum object_kind kind, struct arena *a,
		 struct err *e);
int store_tree(struct tree *out, struct store *s, const struct object_id *id, struct arena *a, struct err *e);
/* The commit and the name of its tree; ERR_DAMAGED where it does not read. */
int store_commit_and_tree(struct commit *out, struct object_id *tree, struct store *s, const struct object_id *id,
			  struct arena *a, struct err *e);
/* Reads the tip and all below it, so that no commit is made on top of damage. */
int store_check_tip(struct store *s, struct err *e);

/* edit.c: the root that the draft makes of the root `from` (none: empty). Adds what is new. */
int edit_root(struct object_id *out, struct store *s, const struct object_id *from, const struct commit_draft *d,
	      struct arena *a, struct err *e);

#endif
