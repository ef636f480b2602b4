/*
 * assent: "do all three", "yeah go", "sounds good, carry them out": clauses that say yes to all that waits without a word of it, each
 * accounted for (grammar/assent.def), beside what is mere courtesy. What says how many of it, which, when or on what condition is no
 * such clause.
 */
#ifndef PBP_ENGINE_ASSENT_H
#define PBP_ENGINE_ASSENT_H

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
/* waiting: so many orders. */
enum assent assent_of(struct str text, size_t waiting, struct arena *a);

/* No word that is known, of few letters, and no place that was shortened or has a slip. */
bool assent_is_slang(const struct said *word, const struct map *m, struct arena *a);

#endif
