/*
 * assent: "do all three", "yeah go", "sounds good, carry them out": clauses that say yes to all that waits without a word of it, each
 * accounted for (grammar/assent.def), beside what is mere courtesy. What says how many of it, which, when or on what condition is no
 * such clause.
 */
#ifndef PBP_SPEECH_ASSENT_H
#define PBP_SPEECH_ASSENT_H

#include "base/arena.h"
#include "base/str.h"
#include "order/roles.h"
#include "world/map.h"

enum assent {
	ASSENT_NONE,
	ASSENT_WEAK, /* "go", "looks good": so what has nothing to do with it may open as well */
	ASSENT_FULL,
	ASSENT_OWNS /* they are his own, which is as good where that was asked */
};
/* What waits: so many orders; of which seat, its name folded; on which map. */
struct at_issue {
	size_t waiting;
	struct str seat;
	const struct map *map;
	bool texts; /* and words that are to be sent, or days to be noted */
};
/* "Yes - both": a dash parts as a comma does. */
struct str assent_unpictured(struct str text, struct arena *a);
struct str assent_undashed(struct str text, struct arena *a);
enum assent assent_of(struct str text, const struct at_issue *asked, struct arena *a);
/* A question is asked in it, and no retort: "what else could it mean?". */
bool assent_asks(struct str text, const struct at_issue *asked, struct arena *a);
/* "Sorry, the cat walked over the keyboard", "after that I'm on the road until Friday": it bears on no order. */
bool assent_goes_beside(struct str text, const struct at_issue *asked, struct arena *a);
/* "As if I would", "New ones coming soon": beside it no yes is one. */
bool assent_is_undone(struct str text, const struct at_issue *asked, struct arena *a);

/* A clause, by a row of assent.def. */
bool assent_says(const char *row, struct str clause, const struct at_issue *asked, struct arena *a);
/* No word that is known, and with which the name of a place begins. */
bool assent_shortens_place(const struct said *word, const struct map *m, struct arena *a);
/* No word that is known, of few letters, and no place that was shortened or has a slip. */
bool assent_is_slang(const struct said *word, const struct map *m, struct arena *a);

#endif
