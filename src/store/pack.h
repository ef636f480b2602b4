/*
 * pack: objects as git keeps many of them in one file, and the index to find
 * them (gitformat-pack: version 2 of both). Ours hold whole objects, no deltas:
 * a turn is written some hundred times faster than deltas are found, and `git
 * gc` may find them at leisure.
 */
#ifndef PBP_STORE_PACK_H
#define PBP_STORE_PACK_H

#include "store/idmap.h"
#include "store/object.h"

struct libdeflate_compressor;
struct libdeflate_decompressor;

struct packed {
	struct object_id id;
	uint32_t crc, offset; /* of the entry's bytes, in the pack */
};

/* A pack in the making, in memory; the objects in it can be read. */
struct pack {
	struct arena arena;
	struct buf bytes; /* head and entries, without the checksum at the end */
	VEC(struct packed) entries;
	struct idmap index;                       /* id -> its place in entries */
	struct libdeflate_compressor *compressor; /* these two are made when first needed */
	struct libdeflate_decompressor *decompressor;
	struct arena scratch;
};

#define PACK_INIT \
	{ \
		.compressor = NULL \
	}
void pack_release(struct pack *p);
/* Forgets the objects. */
void pack_clear(struct pack *p);
bool pack_has(const struct pack *p, const struct object_id *id);
/* An object that it does not have yet. */
void pack_add(struct pack *p, const struct object_id *id, const struct object *o);
/* The same for an entry as it stands in another pack: head and compressed bytes, no delta. */
void pack_add_entry(struct pack *p, const struct object_id *id, struct str entry);
/* ERR_NOT_FOUND. */
int pack_read(struct object *out, struct pack *p, const struct object_id *id, struct arena *a, struct err *e);
/* Writes pack-ID.pack and pack-ID.idx into the folder, durably, and gives their common path without
 * the ending. One writer a folder at a time. Nothing is written for a pack without objects. */
int pack_write(struct str *out, struct pack *p, const char *folder, struct arena *a, struct err *e);
/* The same in two steps, sync_all after each: under names that nobody reads; under their own. base: what pack_prepare gave,
 * empty for a pack without objects. */
int pack_prepare(struct str *base, struct pack *p, const char *folder, struct sync *s, struct arena *a, struct err *e);
int pack_place(struct str base, const char *folder, struct sync *s, struct err *e);

/* fold.c. Puts many small packs of ours together into one once there are more than `most`. Packs that git
 * made or somebody marked with .keep stay. One writer a folder at a time; readers need not stop. */
int packs_fold(const char *folder, size_t most, struct err *e);

#endif
