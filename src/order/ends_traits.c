/* ends_traits: see ends_traits.h. */
#include "order/ends_traits.h"

#include <string.h>

#include "base/byte.h"

enum { WORDS_MOST = 60, STEM_LEAST = 4 };

static const char *const kin[] = {
#define CLASS(name, words)
#define RULE(name, row)
#define TOLD(what, words)
#define KIN(words) words,
#define KIN_PASSED(words) words,
#include "../../grammar/ending.def"
#undef CLASS
#undef RULE
#undef TOLD
#undef KIN
#undef KIN_PASSED
};
static const char *const forms[] = {
#define SAYS(name, kind)
#define FORM(ending) ending,
#include "../../grammar/ends.def"
#undef FORM
#undef SAYS
};

/* "deployed", "deploys": "deploy" */
static struct str stem_of(struct str word)
{
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		const struct str end = str_c(forms[i]);
		if (word.n >= end.n + STEM_LEAST && str_ends(word, end))
			return str_sub(word, 0, word.n - end.n);
	}
	return word;
}

struct str ends_kin(struct str word)
{
	const struct str stem = stem_of(word);
	for (size_t i = 0; i < sizeof kin / sizeof *kin; i++) {
		struct str rest = str_c(kin[i]), one;
		while (str_cut(&rest, ' ', &one))
			if (str_eq(one, word) || (stem.n >= STEM_LEAST && str_eq(stem, stem_of(one))))
				return str_c(kin[i]);
	}
	return STR_NONE;
}

static struct str shape_of(struct str word, ends_reader *is, void *context)
{
	if (byte_is_digit(*word.p))
		return STR("{N}");
	if (ends_kin(word).n)
		return STR("{T}");
	switch (is(context, word)) {
	case ENDS_DEED:
		return STR("{T}");
	case ENDS_OWN:
		return STR("{O}");
	case ENDS_OTHER:
		return STR("{S}");
	default:
		return word;
	}
}

struct said {
	struct str words[WORDS_MOST];
	size_t n;
	bool many;
};

static void add(struct said *s, struct str word)
{
	s->many |= s->n == WORDS_MOST;
	if (!s->many)
		s->words[s->n++] = word;
}

/* Its letters, small, without an apostrophe; and where the text goes on. */
static struct str word_at(struct str text, size_t *i, struct arena *a)
{
	char *word = arena_alloc(a, text.n - *i, 1);
	size_t n = 0;
	for (; *i < text.n && (byte_is_word(text.p[*i]) || text.p[*i] == '\''); ++*i)
		if (text.p[*i] != '\'')
			word[n++] = byte_lower(text.p[*i]);
	return (struct str){ word, n };
}

static void take_words(struct said *s, struct str text, ends_reader *is, void *context, struct arena *a)
{
	for (size_t i = 0; i < text.n && !s->many;) {
		if (byte_is_word(text.p[i])) {
			add(s, shape_of(word_at(text, &i, a), is, context));
			continue;
		}
		if (strchr(",;:.!\n(-", text.p[i]) && s->n && !str_eq_c(s->words[s->n - 1], ","))
			add(s, STR(","));
		i++;
	}
	if (s->n && str_eq_c(s->words[s->n - 1], ","))
		s->n--;
}

static struct str word_or_edge(const struct said *s, size_t i, size_t before)
{
	return before > i ? STR("^") : s->words[i - before];
}

struct traits ends_traits(struct str text, ends_reader *is, void *context, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	struct said s = { .n = 0 };
	take_words(&s, text, is, context, a);
	for (size_t i = 0; i <= s.n && s.n && !s.many; i++) {
		const struct str word = i < s.n ? s.words[i] : STR("$");
		traits_add(&m, '1', word, STR(""));
		traits_add(&m, '2', word_or_edge(&s, i, 1), word);
		traits_add(&m, '3', word_or_edge(&s, i, 2), word);
		if (i < s.n && byte_is_letter(*word.p))
			traits_add_pieces(&m, '4', word);
	}
	return traits_made(&m);
}
