/*
 * meaning: what one text of the vocabulary may be. A meaning is a term waiting for a place and
 * the symbol by which grammar/order.y knows it. Shared by vocab and namer.
 */
#ifndef PBP_ORDER_MEANING_H
#define PBP_ORDER_MEANING_H

#include "order/sheet.h"
#include "order/trie.h"
#include "order/vocab.h"

struct meaning {
	uint16_t symbol;      /* a token of grammar/order.y */
	uint16_t vocab_flags; /* enum vocab_flag, of the game's words */
	uint8_t role;         /* of prepositions, separators and what is a phrase by itself */
	uint8_t phrase_flags; /* enum phrase_flag */
	bool builtin;         /* of grammar/lexicon.def */
	struct term term;     /* without its place */
};

/* What a text may be, roughly: enough to look at the neighbours. */
enum trait {
	TRAIT_COUNT = 1,  /* a number or "all" */
	TRAIT_LEAD = 2,   /* the, new, of, more */
	TRAIT_NOUN = 4,   /* a unit, a thing, coins, "them" */
	TRAIT_NUMBER = 8, /* digits or a number word, alone */
	TRAIT_VERB = 16,
	TRAIT_VERB_S = 32,
	TRAIT_NAME = 64,
	TRAIT_STOP = 128,
	TRAIT_KNOWN = 256,
	TRAIT_OWN = 512, /* a word of the game */
	TRAIT_ARTICLE = 1024,
	TRAIT_PAST = 2048, /* of a verb */
};

struct meanings {
	const struct meaning *at;
	uint32_t n;
	bool plain;      /* one of them is a word of the language or a verb: as a name it is dear */
	bool name;       /* one of them is a name */
	uint16_t traits; /* of all */
};

const struct trie *vocab_trie(const struct vocab *v);
/* What the text that ends at this node may be; n == 0 where no text does. */
struct meanings vocab_meanings(const struct vocab *v, uint32_t node);
/* The texts that may be repaired: names, verbs, the game's nouns. */
struct near *vocab_near(const struct vocab *v);
struct sounds *vocab_sounds(const struct vocab *v);
/* near_text.meaning is such a number. */
const struct meaning *vocab_meaning(const struct vocab *v, uint32_t number);

/* All texts of the game's words of a class (NOUN_NONE: any), folded, each with each of its nouns, in the
 * order of adding. */
void vocab_each(const struct vocab *v, noun_class what, void (*each)(void *context, struct str text, struct noun noun),
		void *context);

/* The words of grammar/lexicon.def. */
struct builtin {
	const char *text;
	struct meaning meaning;
};
extern const struct builtin builtins[];
extern const size_t nbuiltins;

#endif
