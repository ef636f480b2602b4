/*
 * vocab: every word a text may hold, as a trie of words: the classes of grammar/lexicon.def
 * (prepositions, fillers, stops ...), which belong to every game, and the names, units,
 * things and verbs that the game adds. Texts are matched as utf8_fold_name folds them, hyphens as
 * blanks. Adding is followed by vocab_seal; more may be added later (a seat joins) if no sheet is
 * being parsed meanwhile, and is sealed again.
 *
 * Several nouns may share one text: "Ohio" the area and "Ohio" the seat, "move" for two verbs.
 * The namer hands all of them on; who may be meant is for the binder to say.
 */
#ifndef PBP_ORDER_VOCAB_H
#define PBP_ORDER_VOCAB_H

#include "base/arena.h"
#include "base/word.h"

struct vocab;

/* What an entry may do, beside what its noun class says. */
enum vocab_flag {
	VOCAB_NAME = 1,         /* a proper name: a unique prefix or word of it stands for it */
	VOCAB_CODE = 2,         /* a short code (OR, JP-01): only whole, in capitals where it is a word too */
	VOCAB_LABEL = 4,        /* a number after it says which one: "share 12", "unit 12", glued "u12" */
	VOCAB_TEXT = 8,         /* raw text follows, up to a comma or a full stop: "country", "called" */
	VOCAB_REST = 16,        /* raw text follows, up to the end of the line: "announce" */
	VOCAB_EXACT = 32,       /* neither inflected nor repaired */
	VOCAB_FIELD = 128,      /* means this only before a colon or "=": "Name: Frogland" */
	VOCAB_BEFORE_VERB = 64, /* means this only right before a verb: "I'd attack" */
	VOCAB_MODAL = 256,      /* says nothing behind a name or noun: "Osaka should move"; else a condition */
	VOCAB_CONTRAST = 512,   /* parts as "and" does behind a comma: "..., while 3 in Nara hold"; else a condition */
	VOCAB_INVERSION = 1024, /* a condition where it opens its clause: "had he more"; else it tells what was */
};

/*
 * The noun's class says how the text is taken:
 *	NOUN_VERB             a verb: -s, -ing inflect its first word; the past tense is narration
 *	NOUN_UNIT, NOUN_THING countable: the plural is understood too
 *	NOUN_NUMBER           a word for what a plain number counts: "coin", "points"; plural too
 *	NOUN_TEXT             with VOCAB_TEXT or VOCAB_REST an opener of free text
 *	any other             a name, or with VOCAB_LABEL the word for its class: "share", "colour"
 * A label before a name of its class says nothing: "colour teal", "player Red".
 * Words of one or two letters, and whatever is VOCAB_CODE or VOCAB_EXACT, are never repaired.
 */
struct vocab *vocab_new(struct arena *a);
/* A sealed vocabulary once more, to which more is added. Its texts are those of the first, which must outlive it. */
struct vocab *vocab_copy(const struct vocab *v, struct arena *a);
/* Text without letters and digits is ignored. Aliases are further calls with the same noun; the text
 * of the first call is the noun's name. */
void vocab_add(struct vocab *v, struct str text, struct noun what, unsigned flags);
/* Ends the adding and builds the indexes. Terms of sheets parsed before stay valid. */
void vocab_seal(struct vocab *v);

/* The text of the noun's first vocab_add before the last vocab_seal; empty where there was none. */
struct str vocab_name(const struct vocab *v, struct noun what);
/* Whether exactly this text (folded) is in the vocabulary as that noun. */
bool vocab_has(const struct vocab *v, struct str text, struct noun what);

struct suggestion {
	struct noun noun;
	unsigned distance; /* restricted Damerau-Levenshtein (optimal string alignment) of the folded texts */
};
/*
 * The nearest entries of a class (NOUN_NONE: any) that admits() lets through (NULL: all): at most max,
 * nearest first, ties in the order of adding, each noun once; prefixes count as distance 1. Only what
 * is near enough to have been meant: distance 1 up to 4 letters, 2 up to 7, else 3. Returns how many.
 */
size_t vocab_suggest(const struct vocab *v, struct str text, noun_class what,
		     bool (*admits)(void *context, struct noun), void *context, struct suggestion *out, size_t max);

#endif
