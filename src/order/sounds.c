/* sounds: see sounds.h. */
#include "order/sounds.h"

#include "base/arena.h"
#include "base/hash.h"

enum {
	KEY_BYTES = 63, /* a longer text sounds like none */
	NAME_BONES = 4, /* consonants that tell a name; there are many names */
	WORD_BONES = 2,
	ALIKE_LETTERS = 4,
	INITIALS_MOST = 4
};

/* What a key is made of: letters as they sound; consonants alone; the first letters of words; the same letters, but for the first in any
 * order. */
enum kind { ALIKE, BONES, INITIALS, SWAPPED, KINDS };

struct key {
	char at[2 * KEY_BYTES];
	size_t n;
};

struct keyed {
	uint64_t hash;
	uint32_t text;
};

struct index {
	struct keyed
		*at; /* sorted by hash, and by place; NULL: not yet made, for most runs read words that are all known */
	size_t n;
};

struct sounds {
	const struct near_text *texts;
	size_t n;
	struct index index[KINDS];
	struct arena *arena;
};

typedef void found_text(void *context, const struct near_text *t);

static bool is_vowel(char c)
{
	return c && strchr("aeiou", c);
}

/* One letter for those that are taken for each other. */
static char letter_of(char c)
{
	return c == 'y' ? 'i' : c == 'q' || c == 'c' ? 'k' : c == 'z' ? 's' : c;
}

static void key_add(struct key *k, char c)
{
	if (!k->n || k->at[k->n - 1] != c) /* two of a kind are one */
		k->at[k->n++] = c;
}

/* Of consonants, but for a vowel in front; "extra" and "xtra" begin alike. */
static void key_of_sounds(struct key *k, struct str text, bool bones)
{
	for (size_t i = str_starts(text, STR("ex")); i < text.n && i < KEY_BYTES; i++) {
		const char c = letter_of(text.p[i]);

		if (c == 'x') {
			key_add(k, 'k');
			key_add(k, 's');
		} else if (c == 'p' && i + 1 < text.n && text.p[i + 1] == 'h') {
			key_add(k, 'f');
			i++;
		} else if (!bones || !i || !is_vowel(text.p[i])) {
			key_add(k, c);
		}
	}
}

static void key_of_letters(struct key *k, struct str text)
{
	k->n = text.n;
	memcpy(k->at, text.p, text.n);
	for (size_t i = 2; i < k->n; i++)
		for (size_t at = i; at > 1 && k->at[at] < k->at[at - 1]; at--) {
			const char c = k->at[at];

			k->at[at] = k->at[at - 1];
			k->at[at - 1] = c;
		}
}

static struct key key_of_text(enum kind kind, struct str text)
{
	struct key k = { .n = 0 };

	if (kind == SWAPPED)
		key_of_letters(&k, text);
	else if (kind != INITIALS)
		key_of_sounds(&k, text, kind == BONES);
	for (size_t i = 0; kind == INITIALS && i < text.n && i < KEY_BYTES; i++)
		if (!i || text.p[i - 1] == ' ' || text.p[i - 1] == '-')
			k.at[k.n++] = text.p[i];
	return k;
}

/* Of what was written: initials are written as they are. */
static struct key key_of_written(enum kind kind, struct str text)
{
	struct key k = { .n = 0 };

	if (kind != INITIALS)
		return key_of_text(kind, text);
	memcpy(k.at, text.p, text.n);
	k.n = text.n;
	return k;
}

static bool may_be_meant(enum kind kind, const struct near_text *t, size_t letters)
{
	switch (kind) {
	case BONES:
		return letters >= (t->name ? NAME_BONES : WORD_BONES) && t->text.n >= ALIKE_LETTERS;
	case INITIALS:
		return t->name && letters > 1 && letters <= INITIALS_MOST;
	case SWAPPED:
		return t->word;
	case ALIKE:
	case KINDS:
		break;
	}
	return true;
}

static uint64_t hash_of_key(const struct key *k)
{
	return hash_fast((struct str){ k->at, k->n });
}

static int keyed_cmp(const void *a, const void *b)
{
	const struct keyed *x = a, *y = b;

	return x->hash != y->hash ? (x->hash > y->hash) - (x->hash < y->hash)
				  : (x->text > y->text) - (x->text < y->text);
}

static void make_index(struct sounds *s, enum kind kind)
{
	struct index *index = &s->index[kind];

	index->at = ARENA_ARRAY(s->arena, struct keyed, s->n + 1);
	for (size_t i = 0; i < s->n; i++) {
		const struct near_text *t = &s->texts[i];
		const struct key key = key_of_text(kind, str_sub(t->text, 0, KEY_BYTES));

		if (t->whole && t->text.n <= KEY_BYTES && may_be_meant(kind, t, key.n))
			index->at[index->n++] = (struct keyed){ hash_of_key(&key), (uint32_t)i };
	}
	qsort(index->at, index->n, sizeof *index->at, keyed_cmp);
}

struct sounds *sounds_new(const struct near_text *texts, size_t n, struct arena *a)
{
	struct sounds *s = ARENA_NEW(a, struct sounds);

	*s = (struct sounds){ .texts = texts, .n = n, .arena = a };
	return s;
}

static size_t first_of(const struct index *index, uint64_t hash)
{
	size_t from = 0, to = index->n;

	while (from < to) {
		const size_t middle = from + (to - from) / 2;

		if (index->at[middle].hash < hash)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

static void find(struct sounds *s, enum kind kind, struct str text, found_text *found, void *context)
{
	const struct index *index = &s->index[kind];

	if (!index->at)
		make_index(s, kind);
	const struct key key = key_of_written(kind, text);
	const uint64_t hash = hash_of_key(&key);
	for (size_t i = first_of(index, hash); i < index->n && index->at[i].hash == hash; i++) {
		const struct near_text *t = &s->texts[index->at[i].text];
		const struct key other = key_of_text(kind, t->text);

		if (other.n == key.n && !memcmp(other.at, key.at, key.n) && !str_eq(t->text, text))
			found(context, t);
	}
}

static bool are_letters(struct str text, bool consonants)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] < 'a' || text.p[i] > 'z' || (consonants && is_vowel(text.p[i])))
			return false;
	return true;
}

void sounds_alike(struct sounds *s, struct str text, found_text *found, void *context)
{
	if (text.n >= ALIKE_LETTERS && text.n <= KEY_BYTES)
		find(s, ALIKE, text, found, context);
}

void sounds_short(struct sounds *s, struct str text, found_text *found, void *context)
{
	if (text.n >= WORD_BONES && text.n <= KEY_BYTES && are_letters(text, true))
		find(s, BONES, text, found, context);
}

void sounds_initials(struct sounds *s, struct str text, found_text *found, void *context)
{
	if (text.n > 1 && text.n <= INITIALS_MOST && are_letters(text, false))
		find(s, INITIALS, text, found, context);
}

void sounds_swapped(struct sounds *s, struct str text, found_text *found, void *context)
{
	if (text.n > 2 && text.n <= KEY_BYTES && are_letters(text, false))
		find(s, SWAPPED, text, found, context);
}
