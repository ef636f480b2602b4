/*
 * token: the words, numbers and signs of one line, as Flex finds them (grammar/words.l).
 * A token says what stands there, not what it means.
 */
#ifndef PBP_ORDER_TOKEN_H
#define PBP_ORDER_TOKEN_H

#include "base/source.h"
#include "base/vec.h"

enum token_kind {
	TOKEN_END, /* of the line */
	TOKEN_WORD,
	TOKEN_NUMBER,  /* number: plain digits that fit */
	TOKEN_ODD,     /* digits that make no number: 4.5, 007, 1e3, 3-4 */
	TOKEN_PAIR,    /* number/second: 12/1 */
	TOKEN_WHEN,    /* an instant, a clock time, or a duration of several parts */
	TOKEN_GLUED,   /* number and letters: 4x, 7c, 72h; `text` is the whole, `tail` the letters */
	TOKEN_HASH,    /* # */
	TOKEN_ADDRESS, /* mail or web address */
	TOKEN_DASH,    /* - -- */
	TOKEN_ARROW,   /* -> => > */
	TOKEN_BACK,    /* <- <= */
	TOKEN_EQUALS,
	TOKEN_COMMA,
	TOKEN_FULL_STOP, /* . ... ! */
	TOKEN_SEMICOLON,
	TOKEN_QUESTION,
	TOKEN_COLON,
	TOKEN_OPEN,
	TOKEN_CLOSE,
	TOKEN_QUOTE,    /* " */
	TOKEN_SIGN,     /* any other sign: counts as an unknown word */
	TOKEN_ORNAMENT, /* emoji, stars, stray apostrophes: nothing */
	TOKEN_BULLET,   /* the following only where a line begins */
	TOKEN_LIST_NUMBER,
	TOKEN_QUOTED,
	TOKEN_COMMENT, /* the rest of the line */
};

struct token {
	uint8_t kind;
	bool blank_before;
	bool capital;    /* its first letter was written large */
	bool capitals;   /* all its letters were, and it has more than one */
	bool possessive; /* ended in 's, which is not in text, but its s stands behind it */
	struct span at;
	struct str text, tail; /* folded; apostrophes dropped */
	uint32_t word;         /* in the vocabulary's trie; 0: unknown */
	int64_t number, second;
};

struct tokens {
	VEC(struct token) list; /* ends with a TOKEN_END, which n does not count */
};

/* The tokens of one line of the source. Ends early, without an END, past the limit of words. */
bool tokens_scan(struct tokens *out, const struct source *s, struct span line, size_t limit, struct arena *a);
/* What digits with other things in and behind them are (kind, number, second, tail). */
void token_classify_number(struct token *t);
/* How many of the n bytes that begin with a digit belong together: "4," is "4", "4.5" is "4.5". */
size_t token_number_extent(const char *p, size_t n);
/* The same for a word: apostrophes at its end are quote marks. */
size_t token_word_extent(const char *p, size_t n);

#endif
