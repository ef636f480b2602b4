/*
 * object: the three kinds of things a store holds, as bytes in git's own form
 * (gitformat: commit objects, tree objects), and their names. Pure: nothing
 * here reads or writes a disk. Bytes that come from a disk are not trusted.
 */
#ifndef PBP_STORE_OBJECT_H
#define PBP_STORE_OBJECT_H

#include "base/buf.h"
#include "store/store.h"

enum object_kind { OBJECT_COMMIT = 1, OBJECT_TREE = 2, OBJECT_BLOB = 3, OBJECT_TAG = 4 }; /* as in a pack */

struct object {
	enum object_kind kind;
	struct str bytes;
};

const char *object_kind_name(enum object_kind kind);
/* SHA-1 over "kind size\0bytes". */
struct object_id object_name(const struct object *o);
/* SHA-1 over the pieces, one behind the other. */
struct object_id object_sha1(const struct str *pieces, size_t n);

#define MODE_FILE 0100644u
#define MODE_FOLDER 0040000u

struct tree_entry {
	struct str name;
	uint32_t mode;
	struct object_id id;
};
struct tree {
	VEC(struct tree_entry)
	entries; /* in git's order: a folder sorts as if its name ended in '/' */
};

/* The entries point into bytes. False where the bytes are no tree in git's order. */
bool tree_decode(struct tree *out, struct str bytes, struct arena *a);
struct str tree_encode(const struct tree *t, struct arena *a);
void tree_sort(struct tree *t);
/* File or folder of that name, or NULL. The tree must be sorted. */
struct tree_entry *tree_find(const struct tree *t, struct str name);

/* message ends in one newline, time is not negative. */
struct str commit_encode(const struct object_id *tree, const struct object_id *parent, when time, struct str message,
			 struct arena *a);
/* The same with its signature, which lies in the head. */
struct str commit_sign(struct str bytes, struct str signature, struct arena *a);
/* Takes it out again: false where there is none. unsigned_bytes: what was signed. */
bool commit_unsign(struct str *signature, struct str *unsigned_bytes, struct str bytes, struct arena *a);
/* An annotated tag of a commit; what is signed, without the signature that follows it. */
struct str tag_encode(const struct object_id *commit, struct str name, when time, struct arena *a);

/* Fills all but the id; the message points into bytes. False where the bytes are no commit. */
bool commit_decode(struct commit *out, struct object_id *tree, struct str bytes);

/* Names joined by '/', each of which git and every file system take: none empty, "." or "..", none
 * like ".git", no NUL, at most 32 names and 1024 bytes. */
bool path_is_good(struct str path);

#endif
