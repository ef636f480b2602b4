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
struct schema *schema_new(const struct map *m, const struct table_row *own_tables,
			  const struct option_row *own_options, const char *const *kinds,
			  size_t nkinds, struct arena *a);

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
bool state_equal(const struct state *a, const struct state *b);
bool rows_equal(const struct state *a, const struct state *b, table_id t); /* of one table */

/* Equal texts, equal ids; the empty text is TEXT_NONE. A text is one line: control characters become blanks. */
text_id text_intern(const struct state *s, struct str text);
text_id text_find(const struct state *s, struct str text); /* as text_intern, but adds nothing */
struct str text_of(const struct state *s, text_id id); /* empty for TEXT_NONE */

size_t row_count(const struct state *s, table_id t);
const void *row_at(const struct state *s, table_id t, size_t i); /* in key order */
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

/* ---- the core's own tables -------------------------------------------------------------------- */

enum core_table {
	TABLE_GAME,      /* one row: struct game_row */
	TABLE_SEAT,
	TABLE_PLAYER,
	TABLE_OPTION,
	TABLE_CALL,
	TABLE_ASKED,
	TABLE_AMENDMENT,
	TABLE_ANNOUNCED,
	TABLE_OWN, /* the first of the ruleset */
};

enum standing_kind { GAME_MUSTER, GAME_RUNNING, GAME_OVER };
struct game_row {
	int32_t key;     /* no field: the table has one row */
	int32_t turn;    /* the turn that is being played; 0 before begin */
	int32_t step;    /* steps taken so far: also the number of the next dice seed */
	int32_t phase;   /* enum standing_kind */
	int32_t next_call, next_player;
	int32_t amendments; /* so far: numbers are never used again */
	int32_t rerun;   /* the step whose close was annulled: the next one uses its dice again; 0: none */
	int64_t paused;  /* since when; WHEN_NONE while it runs */
	int64_t last;    /* time of the last step */
	int64_t rung;    /* of the last bell that rang: what arrives now is after every bell of that second */
};
struct seat_row {
	seat_id seat;
	text_id name;     /* "red" */
	player_id player; /* who holds it now, PLAYER_NONE */
	int32_t colour;   /* 0xrrggbb, -1 */
	int32_t out;      /* eliminated or gone: not waited for */
};
struct player_row {
	player_id player;
	text_id name;    /* as in his mails' From, or his address' local part */
	text_id address; /* AUDIENCE_HOST */
	text_id luck;
};
struct option_value {
	int32_t option; /* index into schema->options */
	text_id value;
};
struct call_row {
	call_id call;
	call_id parent;
	int32_t kind;
	int32_t subject;
	int64_t opened, bell; /* bell WHEN_NEVER: none; WHEN_NONE: ended, its close is the next step */
	int64_t deaf_since;   /* WHEN_NONE while it hears */
	int32_t children;     /* opened under it so far */
};
struct asked_row {
	call_id call;
	seat_id seat;
	int32_t answered; /* said so by call_answered; of an open SEALED call only the book knows */
};
struct amendment_row {
	int32_t amendment;
	int32_t option; /* -1: a rule that no option expresses; value is its text */
	text_id value, because;
	int64_t since; /* a text's: in force; WHEN_NONE while it waits */
};
struct announced_row { /* a correction that waits for its turn */
	int32_t announced;
	int32_t turn;
	text_id change; /* "set land area=osaka wasteland=yes because the sea falls" */
};

const struct game_row *state_game(const struct state *s);
struct game_row *state_game_edit(struct state *s);
const struct seat_row *seat_find(const struct state *s, seat_id seat);
seat_id seat_by_name(const struct state *s, struct str name); /* by slug; SEAT_NONE */
struct str seat_name(const struct state *s, seat_id seat);
seat_id seat_of_player(const struct state *s, player_id player); /* the first, SEAT_NONE */
player_id player_by_address(const struct state *s, struct str address);
const struct call_row *call_find(const struct state *s, call_id call);

#endif
