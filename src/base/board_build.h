/*
 * board_build: what the scanner, the layout and the grammar of board files share.
 * Scanner (board.l): bytes to words and line ends. Layout (board_layout.c):
 * indentation to opening and closing of blocks. Grammar (board.y): lines and
 * blocks. Builder (board.c): the arrays that come of it.
 */
#ifndef PBP_BASE_BOARD_BUILD_H
#define PBP_BASE_BOARD_BUILD_H

#include "base/board.h"
#include "base/vec.h"

#define BOARD_LINES_MOST 10000000
#define BOARD_DEPTH_MOST 32

enum board_piece { BOARD_PIECE_END, BOARD_PIECE_WORD, BOARD_PIECE_LINE_END };

/* Where a line stands, words apart. */
struct board_extent {
	uint32_t from, to; /* without indentation and line end */
	uint32_t line, indent;
};

struct board_scan {
	struct str text;     /* the source's; the scanner reads a copy of its own */
	struct arena *arena; /* for texts that lose their escapes */
	uint32_t from, to;   /* the piece in hand */
	struct board_extent here;
	struct board_word word;
};

struct board_block {
	const struct board_line *lines;
	size_t n;
};

/* A line that waits for what follows: only then is known which block it is in. */
struct board_waiting {
	struct board_extent extent;
	uint32_t depth;
};

struct board_layout {
	uint32_t chain[BOARD_DEPTH_MOST + 1]; /* indentations of the line in hand and those it is under */
	uint32_t depth;                       /* how many they are */
	uint32_t level;                       /* blocks open in the grammar */
	VEC(struct board_waiting) waiting;    /* blank lines in hand, then what comes next */
	size_t released;
	enum board_piece next; /* the last of them: a line or the end */
	bool within_line, holds, too_deep;
};

struct board_build {
	void *scanner;
	struct board_scan scan;
	struct board_layout layout;
	VEC(struct board_word) words; /* of the line in hand */
	VEC(struct board_line) lines; /* of all open blocks; an inner one's are on top */
	struct arena *arena, *scratch;
	struct board_block all;
};

enum board_piece board_scan(void *scanner);

void board_add_word(struct board_build *b, const struct board_word *word);
/* The line of the words so far. */
struct board_line board_text(struct board_build *b, struct board_extent extent);
void board_add_line(struct board_build *b, struct board_line line, struct board_block block);
/* The lines from first on, in an array of their own. */
struct board_block board_take_lines(struct board_build *b, size_t first);

#endif
