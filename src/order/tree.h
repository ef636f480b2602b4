/*
 * tree: a whole mail as grammar/page.y has it: mail > block > sentence > label, items, notes. Blocks are what blank
 * lines part. A sentence ends at its sign or with its line, unless it goes on in the next. What is quoted, a comment or
 * below a signature is not in it.
 */
#ifndef PBP_ORDER_TREE_H
#define PBP_ORDER_TREE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/source.h"

enum chunk_kind {
	CHUNK_LABEL, /* the words before a colon, which something follows */
	CHUNK_ITEM,  /* what commas part */
	CHUNK_NOTE,  /* in brackets */
};
struct chunk {
	enum chunk_kind kind;
	struct span at; /* without its signs */
	struct chunk *next;
};
struct chunks { /* first to last */
	struct chunk *first, *last;
};
enum sentence_end { ENDS_LINE, ENDS_STOP, ENDS_QUESTION, ENDS_COLON };
struct sentence {
	struct span at;
	struct chunk *parts;
	uint32_t first, last; /* lines of the sheet that it lies in */
	uint32_t block;       /* by number, from 0 */
	enum sentence_end ending;
	bool whole;            /* its lines hold nothing else */
	struct sentence *next; /* of its block */
};
struct block {
	struct sentence *first, *last;
	struct block *next;
};
struct tree {
	struct block *blocks;
	size_t nblocks, nsentences;
};

/* For `pbp parse`. */
void tree_print(struct buf *out, const struct tree *t, const struct source *s);

#endif
