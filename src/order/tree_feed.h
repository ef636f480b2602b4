/*
 * tree_feed: how a mail's lines come to grammar/page.y: line by line as terminals (tree.c), and the nodes that its
 * actions build.
 */
#ifndef PBP_ORDER_TREE_FEED_H
#define PBP_ORDER_TREE_FEED_H

#include "base/bug.h"
#include "base/vec.h"
#include "order/token.h"
#include "order/tree.h"

struct terminal {
	int kind; /* a token of grammar/page.y */
	struct span at;
	uint32_t line; /* of the sheet */
	enum sentence_end ending;
};
struct tree_feed {
	struct arena *arena;
	struct tree *tree;
	VEC(struct terminal) list;
	size_t next;
	uint32_t lines; /* the line that is fed */
	size_t below;   /* the number of the line that would go on with the last one; 0: none can */
	bool open;      /* the last sentence has not ended */
	struct block *last;
};

/* How a line begins and ends, as far as its tokens do not say. */
struct tree_line {
	uint32_t line;      /* of the sheet */
	size_t first, last; /* lines of the source */
	bool goes_on;       /* it may be the end of the line above */
	bool wrapped;       /* it may go on below */
};
void tree_feed_line(struct tree_feed *f, const struct tokens *t, const struct tree_line *l);
void tree_build(struct tree_feed *f);

/* ---- for the grammar ---- */

const struct terminal *tree_next(struct tree_feed *f);
struct chunks tree_chunk(struct tree_feed *f, enum chunk_kind kind, struct span at);
struct chunks chunks_join(struct chunks a, struct chunks b);
struct sentence *tree_sentence(struct tree_feed *f, struct chunks parts, const struct terminal *end);
struct block *tree_begin(struct tree_feed *f, struct sentence *s);
struct block *tree_add(struct block *b, struct sentence *s);
void tree_block(struct tree_feed *f, struct block *b);

#endif
