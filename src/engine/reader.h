/*
 * reader: how the engine has a text read and its lines bound: it asks the binder, or a stand-in of the tests.
 */
#ifndef PBP_ENGINE_READER_H
#define PBP_ENGINE_READER_H

#include "bind/bind.h"
#include "bind/talk.h"

struct line;
struct line_at {
	struct span at;
	uint32_t number; /* of the decoded text, from 1 */
	bool read;       /* not quoted, no comment, not below a signature */
	const struct line *line;
	bool alone; /* no other line of the mail is read */
	bool heads; /* nothing but a heading ("Turn 3:") */
};
/* What a line was bound to, and against which state (ear->version); 0: not yet. */
struct look {
	struct bound bound;
	uint32_t version;
};
struct page {
	const struct source *source;
	const struct sheet *sheet;
	const struct line_at *lines;
	size_t n;
	const struct sentence *const *sentences; /* of the lines that are read, and of headings */
	size_t nsentences;
	const struct diag *diags; /* limits and odd letters, in the order of the text */
	size_t ndiags;
	struct look *looks; /* by line: a page asks about its lines again and again */
};
struct reader {
	void *context;
	void (*read)(void *, const struct source *, struct page *, struct arena *);
	struct bound (*bind)(void *, const struct view *, const struct scope *, const struct page *, size_t line,
			     struct arena *);
	/* may: n lines from one on, one or two, as if a comma stood for the break and for the full stops between */
	struct bound (*bind_as_one)(void *, const struct view *, const struct scope *, const struct page *, size_t line,
				    size_t n, struct span between, struct arena *);
	void (*print)(void *, struct buf *, const struct state *, const struct command *);
	void (*learn)(void *, const struct state *);
};
/* No blank line between a line and the one before. */
bool page_is_adjacent(const struct page *page, size_t i);
/* The reader that asks the binder. */
struct reader reader_of_binder(struct binder *b, const struct game *g, struct arena *run);

#endif
