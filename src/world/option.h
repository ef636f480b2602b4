/*
 * option: what a host may choose for a game, described once: name, type,
 * default, meaning. The values stand in the core's table `option`, so an
 * amendment is a change of a row.
 */
#ifndef PBP_WORLD_OPTION_H
#define PBP_WORLD_OPTION_H

#include "base/clock.h"
#include "world/table.h"

struct arena;
struct schema;
struct state;

enum option_type {
	OPTION_INT,        /* min .. max */
	OPTION_NAME,       /* one of .names */
	OPTION_DEADLINE,   /* deadline_parse */
	OPTION_DURATION,   /* 48h, 2d, 90m: min .. max seconds; max 0: no bound; .names: what may be said for none */
	OPTION_ZONE,       /* POSIX TZ */
	OPTION_WHEN,       /* an instant, or none */
	OPTION_DAYS,       /* days_parse */
	OPTION_DURATIONS,  /* durations, parted by blanks or commas, or none */
	OPTION_EXTENSIONS, /* extensions_parse */
	OPTION_MISSES,     /* misses_parse */
	OPTION_TEXT,
};

struct option_row {
	const char *name;
	enum option_type type;
	const char *def, *help;
	const char *const *names; /* NULL-terminated */
	int32_t min, max;
	bool fixed; /* as the game was made: no host amends it */
};

/* Whether a text is a value of the option; ERR_REFUSED says what would be. */
int option_check(const struct option_row *o, struct str value, struct err *e);
/* Index of an option in the schema, -1 when there is none with that name. */
int32_t option_find(const struct schema *schema, struct str name);
/* What follows when a player asks for more time. */
enum extension_kind { EXTENSION_HOST, EXTENSION_NONE, EXTENSION_VOTE, EXTENSION_GIVEN };
struct extensions {
	enum extension_kind kind;
	int64_t seconds; /* VOTE: so much; GIVEN: so much at most */
	int32_t times;   /* GIVEN: to each seat in a game */
};
/* "host", "none", "vote", "vote by 12h", "2 by 24h" */
bool extensions_parse(struct extensions *out, struct str s);
struct extensions option_extensions(const struct state *s);
/* What follows when a player sends nothing for so many turns in a row; 0: nothing. */
struct misses {
	int32_t turns;
	bool opens; /* nobody plays his seat then; else the host is asked */
};
/* "2 ask", "2", "3 open", "none" */
bool misses_parse(struct misses *out, struct str s);
struct misses option_misses(const struct state *s);

/* Values by name, the default where no row stands; a name the game has not is a bug, and so is
 * a row whose value option_check refuses. */
struct str option_text(const struct state *s, const char *name);
int32_t option_int(const struct state *s, const char *name);
bool option_is(const struct state *s, const char *name, const char *value);
int64_t option_seconds(const struct state *s, const char *name); /* OPTION_DURATION; 0: none */
/* Takes the first of what is left of OPTION_DURATIONS; false: there is none. */
bool option_next_duration(struct str *rest, int64_t *seconds);
struct deadline option_deadline(const struct state *s, const char *name);
struct zone option_zone(const struct state *s);

/* The core's options, for every ruleset; ends with a NULL name. */
extern const struct option_row option_core[];

#endif
