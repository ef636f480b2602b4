/*
 * note: what a rule has to say about a command or a seat, as data: a code and
 * arguments. The words stand in games/NAME/phrases, so rules never print.
 */
#ifndef PBP_PLAY_NOTE_H
#define PBP_PLAY_NOTE_H

#include "base/diag.h"
#include "base/vec.h"
#include "world/table.h"

struct arg;
struct command;

#define NOTE_ARGS 11

/* An argument of a note or event: a field description without offset: args are int64_t, in order. */
struct arg_row {
	const char *name;
	enum field_type type;
	const char *const *names; /* FIELD_NAME */
};

struct note_row {
	const char *name; /* "not-adjacent": key of its phrases: what, detail, hint */
	const char *rule; /* "7.2" */
	enum severity severity;
	struct arg_row args[NOTE_ARGS + 1];
};

struct note {
	uint16_t what; /* index into the ruleset's notes */
	struct span at;
	int64_t args[NOTE_ARGS];
	const struct command *suggest; /* may: what to send instead; the binder words it */
};

struct notes {
	struct arena *arena;
	VEC(struct note) list;
};

/* at: the span of the argument meant; an empty span means the whole command. */
void note_add(struct notes *n, uint16_t what, struct span at, const int64_t *args, size_t nargs);
#define NOTE(n, what, at, ...) \
	note_add((n), (what), (at), (const int64_t[]){ __VA_ARGS__ }, \
		 sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

/* What is said of a count in every game, and worded here. */
enum { NOTE_NOT_ALL = UINT16_MAX - 1, NOTE_SO_MANY_OR_ALL };
/* "all 3" where there are more: 3 count, and that they are not all is said. What acts at once is not done: it
 * cannot be taken back. a: may be NULL. */
void note_not_all(struct notes *n, const struct arg *a, int64_t there, bool at_once);

#endif
