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
/* Adds the seats that are not in it yet; whether there was one. It is to be sealed again then. */
bool lexicon_learn_seats(struct vocab *v, const struct state *s);

/* The words that must open the slot's text ("country" of "country {}"); empty: none need to. */
struct str slot_opener(const struct slot *s);
/* The id of the noun that opens the text of a verb's slot. */
#define LEXICON_TEXT_ID(verb, slot) ((int32_t)((verb)*32 + (slot)))

#endif
