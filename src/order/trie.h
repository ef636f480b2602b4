/*
 * trie: texts of several words, found word by word. Words are interned first, so that
 * a step is one probe of a table keyed by (node, word).
 */
#ifndef PBP_ORDER_TRIE_H
#define PBP_ORDER_TRIE_H

#include "base/str.h"

struct arena;
struct trie;

#define TRIE_ROOT 0u
#define TRIE_NONE 0u /* no word, no child: the root is nobody's child */

struct trie *trie_new(struct arena *a);
/* Another, with the same texts, whose words lie where those of the first do. */
struct trie *trie_copy(const struct trie *t, struct arena *a);
/* The number of a folded word, TRIE_NONE for one that no text holds. */
uint32_t trie_word(const struct trie *t, struct str word);
/* Whether some text has the word behind its first one. */
bool trie_is_inner(const struct trie *t, struct str word);
uint32_t trie_step(const struct trie *t, uint32_t node, uint32_t word);
/* The node of a folded text (utf8_fold_name), made where there is none; TRIE_NONE for a text without
 * words. Words are what stands between signs; '&' and '+' are the word "and". */
uint32_t trie_insert(struct trie *t, struct str text, struct arena *a);
/* As trie_insert, but makes nothing. */
uint32_t trie_find(const struct trie *t, struct str text);
/* Takes the next word off the front of *text; false when there is none. */
bool trie_cut_word(struct str *text, struct str *word);
uint32_t trie_nodes(const struct trie *t); /* all nodes are below it */

#endif
