/* sounds: see sounds.h. */
#include "order/sounds.h"

#include "base/arena.h"
#include "base/hash.h"

enum {
	KEY_BYTES = 63, /* a longer text sounds like none */
	NAME_BONES = 4, /* consonants that tell a name; there are many names */
	WORD_BONES = 2,
	ALIKE_LETTERS = 4
};

struct key {
	char at[2 * KEY_BYTES];
	size_t n;
};

struct keyed {
	uint64_t hash;
	uint32_t text;
};

struct index {
	struct keyed *at; /* sorted by hash, and by place */
	size_t n;
};

struct sounds {
	const struct near_text *texts;
	size_t n;
	struct index alike, bones;
	struct arena *arena;
	bool made; /* most runs read words that are all known */
};

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

/* bones: of its consonants, but for a vowel in front; "extra" and "xtra" begin alike. */
static struct key key_of(struct str text, bool bones)
{
	struct key k = { .n = 0 };

	for (size_t i = str_starts(text, STR("ex")); i < text.n && i < KEY_BYTES; i++) {
		const char c = letter_of(text.p[i]);

		if (c == 'x') {
			key_add(&k, 'k');
			key_add(&k, 's');
		} else if (c == 'p' && i + 1 < text.n && text.p[i + 1] == 'h') {
			key_add(&k, 'f');
			i++;
		} else if (!bones || !i || !is_vowel(text.p[i])) {
			key_add(&k, c);
		}
	}
	return k;
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

static struct index make_index(const struct sounds *s, bool bones)
{
	struct index index = { ARENA_ARRAY(s->arena, struct keyed, s->n), 0 };

	for (size_t i = 0; i < s->n; i++) {
		const struct near_text *t = &s->texts[i];

		if (!t->whole || t->text.n > KEY_BYTES)
			continue;
		const struct key key = key_of(t->text, bones);
		index.at[index.n++] = (struct keyed){ hash_of_key(&key), (uint32_t)i };
	}
	qsort(index.at, index.n, sizeof *index.at, keyed_cmp);
	return index;
}

struct sounds *sounds_new(const struct near_text *texts, size_t n, struct arena *a)
{
	struct sounds *s = ARENA_NEW(a, struct sounds);

	*s = (struct sounds){ .texts = texts, .n = n, .arena = a };
	return s;
}

static bool keys_equal(struct str a, struct str b, bool bones)
{
	const struct key x = key_of(a, bones), y = key_of(b, bones);

	return x.n == y.n && !memcmp(x.at, y.at, x.n);
}

static void find(struct sounds *s, struct str text, bool bones, void (*found)(void *, const struct near_text *),
		 void *context)
{
	const struct key key = key_of(text, bones);
	const uint64_t hash = hash_of_key(&key);

	if (!s->made) {
		s->alike = make_index(s, false);
		s->bones = make_index(s, true);
		s->made = true;
	}
	const struct index *index = bones ? &s->bones : &s->alike;
	size_t from = 0, to = index->n;
	while (from < to) {
		const size_t middle = from + (to - from) / 2;

		if (index->at[middle].hash < hash)
			from = middle + 1;
		else
			to = middle;
	}
	for (; from < index->n && index->at[from].hash == hash; from++) {
		const struct near_text *t = &s->texts[index->at[from].text];

		if (!str_eq(t->text, text) && keys_equal(t->text, text, bones) &&
		    (!bones || key.n >= (t->name ? NAME_BONES : WORD_BONES)))
			found(context, t);
	}
}

void sounds_alike(struct sounds *s, struct str text, void (*found)(void *, const struct near_text *), void *context)
{
	if (text.n >= ALIKE_LETTERS && text.n <= KEY_BYTES)
		find(s, text, false, found, context);
}

void sounds_short(struct sounds *s, struct str text, void (*found)(void *, const struct near_text *), void *context)
{
	bool bare = text.n >= WORD_BONES && text.n <= KEY_BYTES;

	for (size_t i = 0; i < text.n && bare; i++)
		bare = text.p[i] >= 'a' && text.p[i] <= 'z' && !is_vowel(text.p[i]);
	if (bare)
		find(s, text, true, found, context);
}
