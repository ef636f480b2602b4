/*
 * lexicon: which words a game adds to the vocabulary: its places, seats,
 * nouns, verbs, options, and the openers of its free texts.
 */
#ifndef PBP_BIND_LEXICON_H
#define PBP_BIND_LEXICON_H

#include "order/vocab.h"
#include "play/game.h"

/* All but the seats. The vocabulary is not sealed. */
void lexicon_fill(struct vocab *v, const struct game *g);
/* Each name of each seat. */
void lexicon_seats(const struct state *s, void (*each)(void *context, struct str name, struct noun seat),
		   void *context);

/* The words that must open the slot's text ("country" of "country {}"); empty: none need to. */
struct str slot_opener(const struct slot *s);
/* The id of the noun that opens the text of a verb's slot. */
#define LEXICON_TEXT_ID(verb, slot) ((int32_t)((verb)*32 + (slot)))

#endif
