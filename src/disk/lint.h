/*
 * lint: what in the tables and words of a ruleset cannot be meant: a phrase for an event that is none, a hole
 * that nothing fills and so reaches the player, a word that can never be understood. It looks at what a program
 * can tell without playing; whether a rule is right is for its scenarios.
 */
#ifndef PBP_DISK_LINT_H
#define PBP_DISK_LINT_H

#include "disk/place.h"
#include "play/ruleset.h"

/* where: "games/armies/phrases:12", or a table of the code: "armies, verb move"; what: a sentence, with what to do. */
typedef void (*lint_found)(void *context, const char *where, const char *what);
/* Looks at the ruleset, its phrases and its catalogue. Fails where a file cannot be read at all. */
int lint_rules(const struct place *p, const struct ruleset *r, lint_found found, void *context, struct err *e);

/* Names of a map that are words of orders in some game: a line each into out; how many. */
size_t lint_map(const struct map *m, struct buf *out, struct arena *a);

/* ---- for the files of this part ---- */

struct lint {
	const struct ruleset *rules;
	struct arena *arena;
	lint_found found;
	void *context;
};
void lint_say(const struct lint *l, const char *where, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* lint_phrases.c: the file's lines against events, notes, tables and calls; own: the ruleset's, not the core's. */
int lint_phrases(const struct lint *l, const struct source *src, bool own, struct err *e);
/* Which notes and calls no phrase of these files words. */
int lint_unworded(const struct lint *l, const struct source *src, struct err *e);
/* lint_words.c: names of verbs and nouns against each other and the words of every language. */
void lint_words(const struct lint *l);
/* lint_tables.c: slots, calls, canonical wording, options. */
void lint_tables(const struct lint *l);
/* The rule ids of the tables against the catalogue's, and its own lines. */
void lint_catalogue(const struct lint *l, const char *path, struct str text);

#endif
