/*
 * shelf: what the games of a run have in common, read or made when the first of them needs it: the phrases and templates of
 * a ruleset, the words of a board. It lives as long as the run, and nothing on it changes.
 */
#ifndef PBP_DISK_SHELF_H
#define PBP_DISK_SHELF_H

#include "base/err.h"
#include "base/vec.h"
#include "play/game.h"

struct root;
struct place;
struct binder_words;

struct shelf {
	VEC(struct shelf_rules) rules;
	VEC(struct shelf_words) words;
};
struct shelf_rules {
	const struct ruleset *of;
	const struct phrases *phrases;
	struct templates *templates; /* of its games that have none of their own; NULL: none asked yet */
};
struct shelf_words {
	const struct ruleset *rules;
	struct str map; /* its text */
	struct binder_words *words;
};

/* Those of the core, then those of the ruleset. */
int phrases_of(const struct phrases **out, const struct ruleset *rules, const struct place *p, struct arena *a,
	       struct err *e);
int shelf_phrases(const struct phrases **out, struct shelf *s, const struct ruleset *rules, const struct place *p,
		  struct err *e);
struct binder_words *shelf_words(struct shelf *s, const struct game *g, struct arena *run);
/* As root_templates; a game that has a folder of its own gets its own, in its memory. */
struct templates *shelf_templates(struct shelf *s, const struct root *r, const struct ruleset *rules, struct str game,
				  struct arena *a);

#endif
