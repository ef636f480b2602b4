#include "order/trie.h"

#include <string.h>

#include "base/arena.h"
#include "base/byte.h"
#include "base/hash.h"

enum { FIRST_SLOTS = 1024 };

/* Open addressing, linear probing, at most half full; value TRIE_NONE is an empty slot. */
struct word_slot {
	uint64_t hash;
	struct str text;
	uint32_t value;
	bool inner; /* some text has it behind its first word */
};
struct step_slot {
	uint64_t key; /* node and word */
	uint32_t value;
};

struct trie {
	struct word_slot *words;
	struct step_slot *steps;
	size_t nwords, word_slots, nsteps, step_slots; /* slots are powers of two */
	uint32_t nodes;
};

static size_t mix(uint64_t key)
{
	key *= 0x9e3779b97f4a7c15u; /* Fibonacci hashing: Knuth, TAOCP 6.4 */
	return (size_t)(key >> 32);
}

static struct word_slot *word_slot(const struct trie *t, uint64_t hash, struct str text)
{
	size_t i = mix(hash) & (t->word_slots - 1);

	while (t->words[i].value && (t->words[i].hash != hash || !str_eq(t->words[i].text, text)))
		i = (i + 1) & (t->word_slots - 1);
	return &t->words[i];
}

static struct step_slot *step_slot(const struct trie *t, uint32_t node, uint32_t word)
{
	const uint64_t key = (uint64_t)node << 32 | word;
	size_t i = mix(key) & (t->step_slots - 1);

	while (t->steps[i].value && t->steps[i].key != key)
		i = (i + 1) & (t->step_slots - 1);
	return &t->steps[i];
}

static void grow_words(struct trie *t, struct arena *a)
{
	const struct word_slot *old = t->words;
	const size_t n = t->word_slots;

	t->word_slots = n ? 2 * n : FIRST_SLOTS;
	t->words = ARENA_ARRAY(a, struct word_slot, t->word_slots);
	for (size_t i = 0; i < n; i++)
		if (old[i].value)
			*word_slot(t, old[i].hash, old[i].text) = old[i];
}

static void grow_steps(struct trie *t, struct arena *a)
{
	const struct step_slot *old = t->steps;
	const size_t n = t->step_slots;

	t->step_slots = n ? 2 * n : FIRST_SLOTS;
	t->steps = ARENA_ARRAY(a, struct step_slot, t->step_slots);
	for (size_t i = 0; i < n; i++)
		if (old[i].value)
			*step_slot(t, (uint32_t)(old[i].key >> 32), (uint32_t)old[i].key) = old[i];
}

static uint32_t add_word(struct trie *t, struct str word, bool inner, struct arena *a)
{
	struct word_slot *slot;

	if (2 * (t->nwords + 1) > t->word_slots)
		grow_words(t, a);
	slot = word_slot(t, hash_fast(word), word);
	if (!slot->value)
		*slot = (struct word_slot){ .hash = hash_fast(word),
					    .text = str_dup(a, word),
					    .value = (uint32_t)++t->nwords };
	slot->inner |= inner;
	return slot->value;
}

static uint32_t add_step(struct trie *t, uint32_t node, uint32_t word, struct arena *a)
{
	struct step_slot *slot;

	if (2 * (t->nsteps + 1) > t->step_slots)
		grow_steps(t, a);
	slot = step_slot(t, node, word);
	if (!slot->value) {
		*slot = (struct step_slot){ (uint64_t)node << 32 | word, t->nodes++ };
		t->nsteps++;
	}
	return slot->value;
}

struct trie *trie_new(struct arena *a)
{
	struct trie *t = ARENA_NEW(a, struct trie);

	t->nodes = 1;
	grow_words(t, a);
	grow_steps(t, a);
	return t;
}

struct trie *trie_copy(const struct trie *t, struct arena *a)
{
	struct trie *copy = ARENA_NEW(a, struct trie);
	const size_t words = t->word_slots * sizeof *t->words, steps = t->step_slots * sizeof *t->steps;

	*copy = *t;
	copy->words = memcpy(arena_take(a, words, alignof(struct word_slot)), t->words, words);
	copy->steps = memcpy(arena_take(a, steps, alignof(struct step_slot)), t->steps, steps);
	return copy;
}

uint32_t trie_word(const struct trie *t, struct str word)
{
	return word_slot(t, hash_fast(word), word)->value;
}

bool trie_is_inner(const struct trie *t, struct str word)
{
	return word_slot(t, hash_fast(word), word)->inner;
}

uint32_t trie_step(const struct trie *t, uint32_t node, uint32_t word)
{
	return word ? step_slot(t, node, word)->value : TRIE_NONE;
}

static bool is_word_byte(char c)
{
	return byte_is_small(c) || byte_is_digit(c) || c & 0x80 || c == '@';
}

bool trie_cut_word(struct str *text, struct str *word)
{
	size_t from = 0, to;

	while (from < text->n && !is_word_byte(text->p[from]) && text->p[from] != '&' && text->p[from] != '+')
		from++;
	for (to = from; to < text->n && is_word_byte(text->p[to]); to++)
		;
	*word = to == from && from < text->n ? STR("and") : str_sub(*text, from, to);
	*text = str_sub(*text, to + (to == from && from < text->n), text->n);
	return word->n > 0;
}

uint32_t trie_insert(struct trie *t, struct str text, struct arena *a)
{
	uint32_t node = TRIE_ROOT;

	for (struct str word; trie_cut_word(&text, &word);)
		node = add_step(t, node, add_word(t, word, node != TRIE_ROOT, a), a);
	return node;
}

uint32_t trie_find(const struct trie *t, struct str text)
{
	uint32_t node = TRIE_ROOT;

	for (struct str word; trie_cut_word(&text, &word);) {
		node = trie_step(t, node, trie_word(t, word));
		if (node == TRIE_NONE)
			return TRIE_NONE;
	}
	return node;
}

uint32_t trie_nodes(const struct trie *t)
{
	return t->nodes;
}
