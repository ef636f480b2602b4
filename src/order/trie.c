#include "order/trie.h"

#include "base/arena.h"
#include "base/hash.h"

enum { FIRST_SLOTS = 1024 };

/* Open addressing, linear probing, at most half full. */
struct slot {
	uint64_t key;  /* words: the hash; steps: node and word */
	uint32_t value; /* TRIE_NONE: empty */
	struct str text; /* words only */
};
struct table {
	struct slot *slots;
	size_t n, nslots; /* a power of two */
};

struct trie {
	struct table words, steps;
	uint32_t nodes;
};

static size_t mix(uint64_t key)
{
	key *= 0x9e3779b97f4a7c15u; /* Fibonacci hashing: Knuth, TAOCP 6.4 */
	return (size_t)(key >> 32);
}

static struct slot *table_slot(const struct table *t, uint64_t key, struct str text)
{
	size_t i = mix(key) & (t->nslots - 1);

	while (t->slots[i].value && (t->slots[i].key != key || !str_eq(t->slots[i].text, text)))
		i = (i + 1) & (t->nslots - 1);
	return &t->slots[i];
}

static void table_grow(struct table *t, struct arena *a)
{
	const struct table old = *t;

	if (2 * (t->n + 1) <= t->nslots)
		return;
	t->nslots = old.nslots ? 2 * old.nslots : FIRST_SLOTS;
	t->slots = ARENA_ARRAY(a, struct slot, t->nslots);
	for (size_t i = 0; i < old.nslots; i++)
		if (old.slots[i].value)
			*table_slot(t, old.slots[i].key, old.slots[i].text) = old.slots[i];
}

static uint32_t table_add(struct table *t, uint64_t key, struct str text, uint32_t value,
                          struct arena *a)
{
	table_grow(t, a);

	struct slot *slot = table_slot(t, key, text);
	if (!slot->value) {
		*slot = (struct slot){ key, value, str_dup(a, text) };
		t->n++;
	}
	return slot->value;
}

struct trie *trie_new(struct arena *a)
{
	struct trie *t = ARENA_NEW(a, struct trie);

	t->nodes = 1;
	table_grow(&t->words, a);
	table_grow(&t->steps, a);
	return t;
}

static uint64_t step_key(uint32_t node, uint32_t word)
{
	return (uint64_t)node << 32 | word;
}

uint32_t trie_word(const struct trie *t, struct str word)
{
	return table_slot(&t->words, hash_fast(word), word)->value;
}

uint32_t trie_step(const struct trie *t, uint32_t node, uint32_t word)
{
	return word ? table_slot(&t->steps, step_key(node, word), STR_NONE)->value : TRIE_NONE;
}

static bool is_word_byte(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (unsigned char)c >= 0x80 || c == '@';
}

bool trie_cut_word(struct str *text, struct str *word)
{
	size_t from = 0, to;

	while (from < text->n && !is_word_byte(text->p[from]) && text->p[from] != '&' &&
	       text->p[from] != '+')
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

	for (struct str word; trie_cut_word(&text, &word);) {
		const uint32_t number =
			table_add(&t->words, hash_fast(word), word, (uint32_t)t->words.n + 1, a);
		const uint32_t child =
			table_add(&t->steps, step_key(node, number), STR_NONE, t->nodes, a);

		t->nodes += child == t->nodes;
		node = child;
	}
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
