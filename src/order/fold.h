/*
 * fold: the folded shadow of one line, in which Flex looks for words, and the way back from it
 * to the bytes of the player (MAIL rule N2: folding never edits the text).
 */
#ifndef PBP_ORDER_FOLD_H
#define PBP_ORDER_FOLD_H

#include "base/source.h"

struct arena;

/* What stands in the shadow for a symbol that says nothing: emoji, bullets, ornaments. */
#define FOLD_SYMBOL '\001'

struct fold {
	char *text; /* lower-case, followed by two NULs, as Flex wants it */
	size_t n;
	struct span at;         /* the line in the source */
	const uint32_t *origin; /* of each folded byte's character in the source; NULL: at.from + i */
	const char *source;
};

void fold_line(struct fold *out, const struct source *s, struct span line, struct arena *a);
/* The source's bytes behind text[from..to), from < to. */
struct span fold_origin(const struct fold *f, size_t from, size_t to);

#endif
