/*
 * board_layout: from indentation to blocks. A line is under the last line before
 * it that is less indented. Blank and comment lines open and close nothing: they
 * belong to the deepest open block that their own indentation or the next line's
 * allows; outside of blocks they are dropped, and so are those that would be
 * alone in a block.
 */
#include "base/board_build.h"

#include "board.tab.h"

/* At a line's begin. */
static void open_line(struct board_scan *s)
{
	s->here = (struct board_extent){ .from = s->to, .to = s->to, .line = s->here.line + 1 };
}

/* How deep a line of that indentation stands: how many of the chain it is under. */
static uint32_t depth_of(const struct board_layout *l, uint32_t indent)
{
	uint32_t depth = l->depth;

	while (depth && l->chain[depth - 1] >= indent)
		depth--;
	return depth;
}

static void add_blank(struct board_build *b)
{
	struct board_layout *l = &b->layout;
	struct board_extent extent = b->scan.here;
	uint32_t depth = 0;

	/* a line of blanks alone has no indentation to speak of */
	if (extent.from < extent.to)
		depth = depth_of(l, extent.indent);
	if (depth > l->level)
		depth = l->level;
	VEC_PUSH(&l->waiting, b->scratch, ((struct board_waiting){ extent, depth }));
}

/* What follows a waiting line is never deeper than it. */
static void settle_depths(struct board_layout *l)
{
	for (size_t i = l->waiting.n - 1; i-- > 0;)
		if (l->waiting.at[i].depth < l->waiting.at[i + 1].depth)
			l->waiting.at[i].depth = l->waiting.at[i + 1].depth;
}

/* The line in hand joins the chain in the place of those that it is not under. */
static uint32_t chain_line(struct board_layout *l, uint32_t indent)
{
	uint32_t depth = depth_of(l, indent);

	if (depth > BOARD_DEPTH_MOST) {
		l->too_deep = true;
		return 0;
	}
	l->chain[depth] = indent;
	l->depth = depth + 1;
	return depth;
}

/* Passes blank lines, keeping them, up to the first word of a line or the end. */
static void look_ahead(struct board_build *b)
{
	struct board_layout *l = &b->layout;
	uint32_t depth = 0;

	l->waiting.n = l->released = 0;
	while ((l->next = board_scan(b->scanner)) == BOARD_PIECE_LINE_END) {
		add_blank(b);
		open_line(&b->scan);
	}
	if (l->next == BOARD_PIECE_WORD)
		depth = chain_line(l, b->scan.here.indent);
	else if (b->scan.here.from < b->scan.here.to)
		add_blank(b);
	if (l->too_deep)
		l->next = BOARD_PIECE_END;
	VEC_PUSH(&l->waiting, b->scratch, ((struct board_waiting){ b->scan.here, depth }));
	settle_depths(l);
	l->holds = true;
}

/* The next of the waiting lines, or what must come before it. */
static int release(struct board_build *b, BOARD_YYSTYPE *value)
{
	struct board_layout *l = &b->layout;
	const struct board_waiting *w = &l->waiting.at[l->released];

	if (l->level < w->depth) {
		l->level++;
		return INDENT;
	}
	if (l->level > w->depth) {
		l->level--;
		return DEDENT;
	}
	if (++l->released < l->waiting.n) {
		value->extent = w->extent;
		return BLANK;
	}
	l->holds = false;
	if (l->next == BOARD_PIECE_END)
		return BOARD_YYEOF;
	l->within_line = true;
	value->word = b->scan.word;
	return WORD;
}

/* The rest of a line that has begun; the last one may lack its end. */
static int within_line(struct board_build *b, BOARD_YYSTYPE *value)
{
	if (board_scan(b->scanner) == BOARD_PIECE_WORD) {
		value->word = b->scan.word;
		return WORD;
	}
	value->extent = b->scan.here;
	open_line(&b->scan);
	b->layout.within_line = false;
	return LINE_END;
}

int board_yylex(BOARD_YYSTYPE *value, struct board_build *b)
{
	struct board_layout *l = &b->layout;

	if (l->within_line)
		return within_line(b, value);
	if (!l->holds)
		look_ahead(b);
	while (!l->level && l->released + 1 < l->waiting.n && !l->waiting.at[l->released].depth)
		l->released++; /* blank lines outside of blocks */
	return release(b, value);
}
