/* object_id: the name of what a store holds. */
#ifndef PBP_STORE_OBJECT_ID_H
#define PBP_STORE_OBJECT_ID_H

#include "base/arena.h"
#include "base/str.h"

/* Names an object (commit or content) by its SHA-1 as git does; all zero is no object. */
struct object_id {
	uint8_t b[20];
};
#define OBJECT_HEX 40

bool object_is_none(const struct object_id *id);
bool object_eq(const struct object_id *a, const struct object_id *b);
struct str object_hex(struct arena *a, const struct object_id *id);
bool object_from_hex(struct str hex, struct object_id *out); /* exactly 40 digits */

#endif
