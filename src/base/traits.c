/* traits: see traits.h. */
#include "base/traits.h"

#include <stdlib.h>

#include "base/byte.h"
#include "base/vec.h"

enum { PIECE = 4, WORD_MOST = 32 };

struct maker {
	struct traits_maker traits;
	struct str before[2]; /* the last two words */
};

/* Within a word: "12/6", "2.5", "ann@example.org", "don't". */
static bool joins(struct str text, size_t i)
{
	return i && i + 1 < text.n && byte_is_word(text.p[i - 1]) && byte_is_word(text.p[i + 1]) &&
	       (text.p[i] == '\'' || text.p[i] == '@' ||
		(strchr("./:-+_", text.p[i]) && (byte_is_digit(text.p[i - 1]) || byte_is_digit(text.p[i + 1]))));
}

/* FNV-1a of the pieces, one after another. */
static uint32_t hashed(char kind, struct str x, struct str y)
{
	uint64_t h = (0xcbf29ce484222325u ^ (unsigned char)kind) * 0x100000001b3u;
	for (size_t i = 0; i < x.n; i++)
		h = (h ^ (unsigned char)x.p[i]) * 0x100000001b3u;
	h = (h ^ ' ') * 0x100000001b3u;
	for (size_t i = 0; i < y.n; i++)
		h = (h ^ (unsigned char)y.p[i]) * 0x100000001b3u;
	return (uint32_t)(h ^ h >> 32);
}

static void add(struct traits_maker *m, uint32_t trait)
{
	VEC(uint32_t) found = { .at = m->at, .n = m->n, .cap = m->cap };
	VEC_PUSH(&found, m->arena, trait);
	m->at = found.at;
	m->n = found.n;
	m->cap = found.cap;
}

void traits_add(struct traits_maker *m, char kind, struct str x, struct str y)
{
	add(m, hashed(kind, x, y));
}

void traits_add_all(struct traits_maker *m, struct traits t)
{
	for (size_t i = 0; i < t.n; i++)
		add(m, t.at[i]);
}

static void add_word(struct maker *m, struct str word)
{
	traits_add(&m->traits, '1', word, STR(""));
	traits_add(&m->traits, '2', m->before[1], word);
	traits_add(&m->traits, '3', m->before[0], word);
	m->before[0] = m->before[1];
	m->before[1] = word;
}

void traits_add_pieces(struct traits_maker *m, char kind, struct str word)
{
	char whole[WORD_MOST + 2] = "<";
	const size_t n = word.n < WORD_MOST ? word.n : WORD_MOST;
	memcpy(whole + 1, word.p, n);
	whole[n + 1] = '>';
	for (size_t i = 0; i + PIECE <= n + 2; i++)
		traits_add(m, kind, (struct str){ whole + i, PIECE }, STR(""));
}

/* In lower case, without an apostrophe, whether straight or curled. */
static struct str plain(struct str word, struct arena *a)
{
	char *out = arena_alloc(a, word.n + 1, 1);
	size_t n = 0;
	for (size_t i = 0; i < word.n; i++) {
		const char c = word.p[i];
		if (str_starts(str_sub(word, i, word.n), STR("\u2019")))
			i += 2;
		else if (c != '\'')
			out[n++] = byte_lower(c);
	}
	return (struct str){ out, n };
}

static bool is_number(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!byte_is_digit(word.p[i]) && !strchr("./:-", word.p[i]))
			return false;
	return true;
}

static void take_word(struct maker *m, struct str word)
{
	if (str_find_char(word, '@') < word.n) {
		add_word(m, STR("@"));
	} else if (is_number(word)) {
		add_word(m, STR("0"));
	} else {
		word = plain(word, m->traits.arena);
		add_word(m, word);
		traits_add_pieces(&m->traits, '4', word);
	}
}

static size_t word_end(struct str text, size_t from)
{
	size_t to = from;
	while (to < text.n && (byte_is_word(text.p[to]) || joins(text, to)))
		to++;
	return to;
}

static int by_size(const void *a, const void *b)
{
	const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return x < y ? -1 : x > y;
}

struct traits traits_made(struct traits_maker *m)
{
	struct traits out = { .at = m->at };
	if (m->n) /* none may be nowhere */
		qsort(m->at, m->n, sizeof *m->at, by_size);
	for (size_t i = 0; i < m->n; i++)
		if (!out.n || out.at[out.n - 1] != m->at[i])
			out.at[out.n++] = m->at[i];
	return out;
}

struct traits traits_of(struct str text, traits_name *name, const void *context, struct arena *a)
{
	struct maker m = { .traits = { .arena = a }, .before = { STR("^"), STR("^") } };
	for (size_t i = 0, to; i < text.n; i = to) {
		to = i + 1;
		const size_t named = !name ? 0 : name(context, str_sub(text, i, text.n));
		if (named) {
			add_word(&m, STR("{}"));
			to = i + named;
		} else if (byte_is_word(text.p[i])) {
			to = word_end(text, i);
			take_word(&m, str_sub(text, i, to));
		} else if (text.p[i] == '?') {
			add_word(&m, STR("?"));
		}
	}
	add_word(&m, STR("$"));
	return traits_made(&m.traits);
}

uint32_t trait_of_word(struct str word, struct arena *a)
{
	return hashed('1', plain(word, a), STR(""));
}
