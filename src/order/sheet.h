/*
 * sheet: what was written, as a tree: sheet > line > reading > phrase > term. A line has
 * several readings, cheapest first, because names are words and words are names; which one is
 * meant is decided by the binder, by meaning. Nothing of the text is left out of a reading but
 * fillers ("please", "the"), dress (bullets, list numbers) and emoji: every other word is in some
 * phrase, so a word left over can be found. Spans are bytes of the source as the player wrote it.
 * Everything lives in the arena given to sheet_parse and is constant afterwards.
 */
#ifndef PBP_ORDER_SHEET_H
#define PBP_ORDER_SHEET_H

#include "base/diag.h"
#include "base/word.h"

struct vocab;
struct tree;

enum term_kind {
	TERM_COUNT,      /* number, how: "4", "four", "all", "all but 2", "up to 3", "a" before a unit or thing */
	TERM_BAD_NUMBER, /* text: 4.5, 1e3, 1/2, 3-4, 12x7, 007, 99999999999999999999: never a count */
	TERM_MORE,       /* "more", "extra", "additional" */
	TERM_UNIT,       /* nouns */
	TERM_THING,      /* nouns */
	TERM_COIN,       /* nouns of class NOUN_NUMBER: "coins", "points" */
	TERM_LABEL,      /* nouns ("share", "unit"; none for '#'); one or two TERM_COUNT follow: 12, 12/1 */
	TERM_NAME,       /* nouns that all have exactly this name (or its one repair) */
	TERM_AMBIGUOUS,  /* nouns: a prefix or part of several names; at least two */
	TERM_UNKNOWN,    /* text as written: a word nobody knows */
	TERM_PRONOUN,    /* pronoun */
	TERM_OPENER,     /* nouns of class NOUN_TEXT; one TERM_TEXT follows: "country Sunrise Empire" */
	TERM_TEXT,       /* text as written, without its quotes */
	TERM_WHEN,       /* text: an instant or a duration: 2026-01-05T20:00Z, 72h, 1d12h */
	TERM_VERB,       /* nouns: all verbs this word may be; how: VERB_WEAK where only the thesaurus says so */
	TERM_STOP,       /* stop; how: of "but 2" the number, if it is small */
	TERM_WORD,       /* a word or sign that says nothing more than its phrase's role does */
	TERM_HEADING,    /* the words before a colon that opens the line: "Orders for turn 3:" */
	TERM_KINDS
};

enum count_how { COUNT_EXACT, COUNT_ALL, COUNT_ALL_BUT, COUNT_UP_TO, VERB_WEAK = 1 };
enum pronoun { PRONOUN_THEM, PRONOUN_IT, PRONOUN_THERE, PRONOUN_HERE, PRONOUN_ME };
/* How the word had to be mended; to be pointed out to the player. Whole words have REPAIR_NONE. */
enum repair { REPAIR_NONE, REPAIR_PREFIX, REPAIR_PART, REPAIR_TYPO, REPAIR_PASSED /* read past */ };

enum term_flag {
	TERM_SPELLED = 1,    /* a number in words: never an id */
	TERM_ARTICLE = 2,    /* the count is an article: "a troop" */
	TERM_QUOTED = 4,     /* stood in quotes */
	TERM_POSSESSIVE = 8, /* "Osaka's" */
	TERM_STUMP = 16,     /* unknown, but a name begins so: too short to be taken for it */
	TERM_REST = 32,      /* "the rest": all but what was spoken of */
	TERM_TIMES = 64,     /* "2x": so many, and no number of a place */
	TERM_ALL = 128,      /* "all 3": a number of which it is said that these are all */
};

struct nouns {
	const struct noun *at;
	uint32_t n;
};

struct term {
	uint8_t kind, how, repair, flags; /* term_kind, count_how, repair, term_flag */
	struct span at;
	union {
		int64_t number;
		struct nouns nouns;
		struct str text;
		enum pronoun pronoun;
		enum stop stop;
	} u;
};

enum phrase_flag {
	PHRASE_THE = 1,       /* "the", "my" stood before it; a verb is a noun then: "my bid" */
	PHRASE_COLON = 2,     /* a colon follows it: "Red: ...", "colour: teal" */
	PHRASE_TO = 4,        /* a verb after "to": "to hold" */
	PHRASE_DASH = 8,      /* the arrow was a bare dash; the separator was a dash between blanks */
	PHRASE_ADJACENT = 16, /* a bare count right behind a name: "Peru 3", a slot or an amount */
	PHRASE_ING = 32,      /* a verb in -ing */
	PHRASE_S = 64,        /* a verb in -s: somebody does it */
	PHRASE_EACH = 128,    /* "from each of": what is said holds for every one of a list */
};

/*
 * role: the preposition or sign before an argument (below ROLE_ARGUMENTS), or what the phrase is.
 * An argument's terms are in one of these orders: count? more? (unit | thing | coin)? with one of them
 * at least | count pronoun | label (count count? | unknown)? | opener text | one of name, ambiguous, unknown,
 * pronoun, text, when, bad number. A preposition with nothing behind it has no terms. All other roles
 * have one term.
 */
struct phrase {
	uint8_t role, flags;
	uint16_t nterms;
	struct span at;   /* with its preposition and article */
	struct span mark; /* the preposition; empty without */
	const struct term *terms;
};

struct reading {
	struct span at;
	const struct phrase *phrases; /* separators and brackets too; brackets may not match */
	uint32_t nphrases, price;
	unsigned stops; /* enum stop, of its phrases */
	const struct reading *next;
};

enum line_flag {
	LINE_QUOTED = 1,    /* "> ...": not read */
	LINE_COMMENT = 2,   /* "# ...", "// ...": not read */
	LINE_OUTSIDE = 4,   /* below a signature or an END, or outside ORDERS ... END: not read */
	LINE_HEADING = 8,   /* nothing but a heading */
	LINE_LISTED = 16,   /* a list number, letter or bullet was taken off its start */
	LINE_JOINED = 32,   /* a hard line break lies in it */
	LINE_TOO_LONG = 64, /* beyond SHEET_LINE_BYTES or _WORDS: no readings, a diag says so */
	LINE_CUT = 128,     /* there are more readings than are here: ask about it */
	LINE_MIXED = 256,   /* a word mixes letters of two scripts; a diag says so */
};

/* A line that is not read has no readings. Blank lines are not in the sheet. */
struct line {
	struct span at;                 /* without dress and blanks around it; over both parts of a joined one */
	const struct reading *readings; /* cheapest first */
	uint32_t nreadings;
	unsigned flags;
	unsigned stops; /* of the cheapest reading */
};

enum {
	SHEET_LINE_BYTES = 4000,
	SHEET_LINE_WORDS = 400,
	SHEET_LINES = 20000, /* lines beyond it are not read; a diag says so */
	SHEET_READINGS = 256,
};

struct sheet {
	const struct source *source;
	const struct line *lines;
	size_t nlines;
	const struct tree *tree; /* of the lines that are read (order/tree.h) */
	struct diags diags;      /* limits and odd letters; what an order lacks is the binder's to say */
};

/* One readable form of each node, for `pbp parse` and golden tests. */
void sheet_print(struct buf *out, const struct sheet *s, const struct vocab *v);
void line_print(struct buf *out, const struct line *l, const struct source *s, const struct vocab *v);
void reading_print(struct buf *out, const struct reading *r, const struct source *s, const struct vocab *v);
void phrase_print(struct buf *out, const struct phrase *p, const struct source *s, const struct vocab *v);
void term_print(struct buf *out, const struct term *t, const struct source *s, const struct vocab *v);

#endif
