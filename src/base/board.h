/*
 * board: the one syntax of every file a host writes or reads: maps, games,
 * scenarios, config, phrases, state rows. A file is lines; a line is words; a
 * line indented under another is in its block. What the words mean is for each
 * floor to say. Grammar: grammar/board.l, grammar/board.y.
 *
 *	map japan "Japan, 47 prefectures"
 *	area 1 Hokkaido land alias=JP-01
 *	mail red 2026-01-06T10:00Z
 *	  spawn nothing                  # '#' at a word's start opens a comment
 *
 * Words are parted by blanks; "..." quotes (\" and \\ inside); key=value is one
 * word, key="va lue" too; a lone = is a word. Blocks that hold another language
 * (mails) are read by `raw`, which keeps comments and everything else. Tabs
 * count to the next multiple of 8.
 */
#ifndef PBP_BASE_BOARD_H
#define PBP_BASE_BOARD_H

#include "base/arena.h"
#include "base/err.h"
#include "base/source.h"

struct board_word {
	struct span at;
	struct str key;  /* of key=value, else empty */
	struct str text; /* unquoted, unescaped */
	bool quoted;
	bool broken; /* a quote that never closes */
};

struct board_line {
	struct span at; /* first to last word */
	struct str raw; /* the line as it stands: without indentation and line end, with comments */
	uint32_t line;  /* from 1 */
	uint32_t indent;
	const struct board_word *words;
	size_t nwords; /* 0: a blank or comment line; kept in blocks only, for raw; never alone in one */
	const struct board_line *block;
	size_t nblock;
};

struct board {
	const struct source *source;
	const struct board_line *lines;
	size_t nlines;
};

/* Never fails on content (a broken quote is marked); ERR_LIMIT over 10^7 lines or indentation depth 32. */
int board_parse(struct board *out, const struct source *s, struct arena *a, struct err *e);
/* ERR_SYNTAX with "file:line:col: message"; the span must be of the board's source. */
int board_error(struct err *e, const struct board *b, struct span at, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* The block of l as a text of its own: every line of it, also those under others, without the
 * indentation that all have. */
struct str board_block_text(struct arena *a, const struct board_line *l);
/* The word with that key, or NULL. */
const struct board_word *board_value(const struct board_line *l, const char *key);
/* Whether word i exists, has no key and reads so. */
bool board_word_is(const struct board_line *l, size_t i, const char *text);

#endif
