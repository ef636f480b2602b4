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
	FIELD_LONG,  /* int64_t */
	FIELD_BOOL,  /* yes, no */
	FIELD_NAME,  /* one of .names */
	FIELD_AREA,  /* "-" for none in all the id types */
	FIELD_PLACE, /* an area or one of its coasts */
	FIELD_REGION,
	FIELD_SEAT,
	FIELD_PLAYER,
	FIELD_CALL,
	FIELD_KIND, /* a call kind */
	FIELD_OPTION,
	FIELD_TEXT,
	FIELD_COLOUR, /* 0xrrggbb, written #rrggbb */
	FIELD_WHEN,   /* int64_t */
};

/* Who may see a field, an event. What says nothing is the host's alone, and table_check and game_new name it: who
 * describes it has to say. */
enum audience {
	AUDIENCE_UNSAID,
	AUDIENCE_ALL,
	AUDIENCE_OWNER, /* the seat in the owner field, and the host */
	AUDIENCE_HOST,
};
struct viewer {
	enum audience as;
	seat_id seat; /* AUDIENCE_OWNER */
};

/* What a host's `set` may write into a field: limit.h. Nothing said: what its type can hold; numbers from
 * 0 to LIMIT_MOST. */
enum limit_flag {
	LIMIT_KEPT = 1,         /* by the rules alone, which count on it */
	LIMIT_SOME = 2,         /* never none */
	LIMIT_SOME_IN_PLAY = 4, /* never none once the game has begun */
	LIMIT_NONE_KEY = 8,     /* a key that may be none: it means something */
	LIMIT_ONCE = 16,        /* no two rows of the table have it, none apart */
};
struct limit {
	int32_t min, max; /* numbers; names by their place in the list, the others being the rules' own: neither
			   * written nor replaced; both 0: nothing said */
	unsigned flags;
	const char *of;    /* the table with a row of that number; the field's default is none of them */
	const char *least; /* the number field of the same row below which it does not go */
	const char *where; /* the FIELD_NAME of the same row that decides: something while that is `is`, ... */
	int32_t is;        /* ... else none */
};

enum { FIELDS_MAX = 64 }; /* of a table */
struct field_row {
	const char *name;
	enum field_type type;
	uint16_t offset;
	enum audience audience;
	const char *const *names; /* FIELD_NAME: NULL-terminated */
	int32_t def;              /* value where a row does not name the field; ids: -1 has to be said.
		      * FIELD_WHEN: 0 is WHEN_NONE, 1 WHEN_NEVER */
	struct limit limit;
};

/* What a host may do with the rows of a table. */
enum table_limit {
	ROWS_NO_MORE = 1,  /* none is added */
	ROWS_NO_FEWER = 2, /* none is taken away */
	ROWS_STAND = ROWS_NO_MORE | ROWS_NO_FEWER,
	ROWS_KEPT = 4, /* nothing: the rules keep them */
};

struct table_row {
	const char *name, *help;
	uint16_t size, nkeys;
	const struct field_row *fields; /* ends with a NULL name */
	const char *owner;              /* the FIELD_SEAT that AUDIENCE_OWNER means, or NULL */
	unsigned limits;                /* enum table_limit */
};

/* The member a field describes, whatever its width. A value that does not fit is a bug. */
int64_t field_get(const struct field_row *f, const void *row);
void field_set(const struct field_row *f, void *row, int64_t value);
int64_t field_default(const struct field_row *f);
size_t field_width(const struct field_row *f); /* bytes of the member */
/* By name, or NULL. */
const struct field_row *table_field(const struct table_row *t, const char *name);
/* The one door: whether what has that audience is shown to v; owns: v's seat is its owner. */
bool audience_admits(enum audience a, struct viewer v, bool owns);
/* Whether it is shown to everybody. */
bool audience_is_all(enum audience a);
/* Who looks: the host, who sees all; one seat, whose own is shown to it beside what all see; else the public. */
bool viewer_is_host(struct viewer v);
bool viewer_is_seat(struct viewer v);
/* Whether a viewer may see that field of that row. */
bool field_visible(const struct table_row *t, const struct field_row *f, const void *row, struct viewer v);
/* By key. */
int row_compare(const struct table_row *t, const void *a, const void *b);
/* Stops with a bug where a description contradicts itself (offsets, keys, owner, names). */
void table_check(const struct table_row *t);

#endif
