/*
 * state: all that is known of a game at an instant, as tables of rows without
 * pointers. A state is copied whole for every step; the copy is edited, the
 * original stays. Texts are interned beside the rows in a pool that only grows
 * and is shared by copies; no order and no output depends on the ids in it.
 */
#ifndef PBP_WORLD_STATE_H
#define PBP_WORLD_STATE_H

#include "base/buf.h"
#include "base/clock.h"
#include "world/core.h"
#include "world/map.h"
#include "world/option.h"
#include "world/table.h"

/* What the tables of a game are: made once per game and run. */
struct schema {
	const struct map *map;
	const struct table_row *const *tables; /* by table_id */
	size_t ntables;
	const struct option_row *const *options; /* the core's, then the ruleset's */
	size_t noptions;
	const char *const *kinds; /* names of the call kinds */
	size_t nkinds;
};
/* own_tables, own_options end with a NULL name; either may be NULL. An own option with the name of one
 * of the core's takes its place: that is how a ruleset has another default. */
struct schema *schema_new(const struct map *m, const struct table_row *own_tables, const struct option_row *own_options,
			  const char *const *kinds, size_t nkinds, struct arena *a);

struct texts; /* the pool */
struct texts *texts_new(struct arena *run);
/* The id that stands for every text with the same slug: names are compared by it. Finding adds nothing. */
text_id text_slug(const struct texts *t, text_id text);
text_id text_find_slug(const struct texts *t, struct str name); /* TEXT_NONE: no text has it */

struct rows {
	char *at;
	size_t n, cap;
};
struct state {
	const struct schema *schema;
	struct texts *texts;
	struct arena *arena; /* where rows grow */
	struct rows *tables; /* by table_id */
};

struct state *state_new(const struct schema *schema, struct texts *texts, struct arena *a);
struct state *state_copy(const struct state *s, struct arena *a);
size_t state_bytes(const struct state *s); /* of its rows */
bool state_equal(const struct state *a, const struct state *b);
bool rows_equal(const struct state *a, const struct state *b, table_id t); /* of one table */

/* Equal texts, equal ids; the empty text is TEXT_NONE. A text is one line: control characters become blanks. */
text_id text_intern(const struct state *s, struct str text);
text_id text_find(const struct state *s, struct str text); /* as text_intern, but adds nothing */
struct str text_of(const struct state *s, text_id id);     /* empty for TEXT_NONE */

_Noreturn void row_missing(const struct state *s, table_id t, size_t i); /* a bug */
static inline size_t row_count(const struct state *s, table_id t)
{
	if (t >= s->schema->ntables)
		row_missing(s, t, 0);
	return s->tables[t].n;
}
static inline const void *row_at(const struct state *s, table_id t, size_t i)
{
	if (i >= row_count(s, t))
		row_missing(s, t, i);
	return s->tables[t].at + i * s->schema->tables[t]->size;
}
/* key: a row whose key fields are set. NULL when there is none. Addresses are good until the table's
 * next put or remove. */
const void *row_find(const struct state *s, table_id t, const void *key);
void *row_edit(struct state *s, table_id t, const void *key); /* the key itself must not be changed */
void *row_edit_at(struct state *s, table_id t, size_t i);
void *row_put(struct state *s, table_id t, const void *row); /* inserts or replaces */
bool row_remove(struct state *s, table_id t, const void *key);
void row_clear(struct state *s, table_id t);
/* A row with every field at its default. */
void row_default(const struct state *s, table_id t, void *row);
/* The row of a table that has one only, whose key is its default; that default while it is not there. */
void row_only(const struct state *s, table_id t, void *row);

#define ROW(T, s, t, i) ((const T *)row_at((s), (t), (i)))

#endif
