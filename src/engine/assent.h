/*
 * assent: "do all three", "yeah go", "sounds good, carry them out": words that say yes to all that waits without a word of it, by what
 * each may be: some bid it be done, all others point at it or say nothing. What says how many of it, which, when or on what condition
 * is no such word.
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
	ASSENT_FULL
};
/* waiting: so many orders. */
enum assent assent_of(struct str text, size_t waiting, struct arena *a);

/* No word that is known, of few letters, and no place that was shortened or has a slip. */
bool assent_is_slang(const struct said *word, const struct map *m, struct arena *a);

#endif
