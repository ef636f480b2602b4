/*
 * table: a row described once. A ruleset declares a POD struct per table and one
 * field_row per member; from that the core makes loading, saving, comparing,
 * redaction, JSON. A row holds no pointer. Every member is an int32_t, but
 * FIELD_WHEN and FIELD_LONG, which are int64_t. Rows are sorted by their key (the first
 * nkeys fields), two rows never share one; a table without key fields has at most one row.
 * A table has at most 64 fields; texts are no keys (their ids have no order that means anything).
 */
#ifndef PBP_WORLD_TABLE_H
#define PBP_WORLD_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int32_t seat_id, player_id, call_id, text_id;
typedef uint8_t table_id; /* the core's tables first, then the ruleset's from TABLE_OWN on */
#define SEAT_NONE ((seat_id)-1)
#define PLAYER_NONE ((player_id)-1)
#define CALL_NONE ((call_id)-1)
#define TEXT_NONE ((text_id)-1)

enum field_type {
	FIELD_INT,
	FIELD_LONG,   /* int64_t */
	FIELD_BOOL,   /* yes, no */
	FIELD_NAME,   /* one of .names */
	FIELD_AREA,   /* "-" for none in all the id types */
	FIELD_REGION,
	FIELD_SEAT,
	FIELD_PLAYER,
	FIELD_CALL,
	FIELD_KIND,   /* a call kind */
	FIELD_OPTION,
	FIELD_TEXT,
	FIELD_COLOUR, /* 0xrrggbb, written #rrggbb */
	FIELD_WHEN,   /* int64_t */
};

/* Who may see a field, an event, a call. */
enum audience {
	AUDIENCE_ALL,
	AUDIENCE_OWNER, /* the seat in the owner field, and the host */
	AUDIENCE_HOST,
};
struct viewer {
	enum audience as;
	seat_id seat; /* AUDIENCE_OWNER */
};

struct field_row {
	const char *name;
	enum field_type type;
	uint16_t offset;
	enum audience audience;
	const char *const *names; /* FIELD_NAME: NULL-terminated */
	int32_t def; /* value where a row does not name the field; ids: -1 has to be said.
		      * FIELD_WHEN: 0 is WHEN_NONE, 1 WHEN_NEVER */
};

struct table_row {
	const char *name, *help;
	uint16_t size, nkeys;
	const struct field_row *fields; /* ends with a NULL name */
	const char *owner;              /* the FIELD_SEAT that AUDIENCE_OWNER means, or NULL */
};

/* The member a field describes, whatever its width. A value that does not fit is a bug. */
int64_t field_get(const struct field_row *f, const void *row);
void field_set(const struct field_row *f, void *row, int64_t value);
int64_t field_default(const struct field_row *f);
size_t field_width(const struct field_row *f); /* bytes of the member */
/* By name, or NULL. */
const struct field_row *table_field(const struct table_row *t, const char *name);
/* Whether a viewer may see that field of that row. */
bool field_visible(const struct table_row *t, const struct field_row *f, const void *row,
		   struct viewer v);
/* By key. */
int row_compare(const struct table_row *t, const void *a, const void *b);
/* Stops with a bug where a description contradicts itself (offsets, keys, owner, names). */
void table_check(const struct table_row *t);

#endif
