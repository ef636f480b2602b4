/*
 * namer: the work of lattice_build, shared by its parts: namer.c; lattice.c, which calls match.c (texts of the vocabulary), place.c
 * (what they are where they stand), freetext.c (what is not read as words), sign.c (what is no word), heading.c and
 * repair.c (prefixes, parts, slips).
 */
#ifndef PBP_ORDER_NAMER_H
#define PBP_ORDER_NAMER_H

#include "order/lattice.h"

enum { MATCHES = 8 };

struct match {
	uint32_t node;
	uint16_t to;
	uint8_t like; /* so many of its words stand for another, of the thesaurus */
};

/* The texts of the vocabulary that begin at one token, shortest first. */
struct matches {
	struct match at[MATCHES];
	uint8_t n;
	bool inside; /* of a longer one that began before */
	bool stump;  /* a beginning of a name that is too short to be taken for it */
	uint16_t traits;
};

struct namer {
	struct lattice *out;
	struct token *tokens;
	size_t n;
	const struct source *source;
	const struct vocab *vocab;
	struct arena *arena; /* for the lattice */
	struct arena *keep;  /* for what terms point to */
	struct matches *matches;
	uint32_t killed_to;      /* shorter words that end at or before this token are not looked at */
	size_t quote_closed;     /* quotes before this token have their partner */
	size_t raw_from, raw_to; /* tokens of free text behind a verb, which are not read as words */
	struct term raw;
	bool mixed_case; /* a capital says something: not all words of the line have one */
	bool unknown;    /* there are words that nobody knows */
};

/* A lexeme over tokens [from, to) with the span of its term set. The address is good until the next. */
struct lexeme *namer_add(struct namer *n, uint16_t symbol, size_t from, size_t to);
struct span namer_span(const struct namer *n, size_t from, size_t to);
bool namer_is_word(const struct namer *n, size_t at);
bool namer_is_unknown(const struct namer *n, size_t at);
uint16_t namer_traits(const struct namer *n, size_t at);
/* Hidden by a longer text that ends behind it, or at the same token. */
bool namer_is_killed(const struct namer *n, size_t to);
void lexeme_price(struct lexeme *l, uint8_t none, uint8_t marked, uint8_t verb);

/* match.c: the texts that begin at a token; the number that stands there, in digits or one word. */
void namer_match(struct namer *n, size_t at);
bool namer_number(const struct namer *n, size_t at, int64_t *out, bool *spelled);
/* place.c: puts all texts that begin at a token into the lattice, the longest first; whether there are any. */
bool namer_texts(struct namer *n, size_t at);
/* freetext.c: the text that stands raw behind a verb. */
void namer_raw(struct namer *n);
/* sign.c: all that a token which is no word may be. */
void namer_sign(struct namer *n, size_t at);
/* repair.c: unknown words that begin at a token or are reached from it; true if something was found,
 * which then is the longest and the only thing there. */
bool namer_repair(struct namer *n, size_t at);
/* heading.c: whether the sentence that begins at a token does so with a heading, which then is its first lexeme; returns
 * its end, or `from`. */
size_t namer_heading(struct namer *n, size_t from);

#endif
