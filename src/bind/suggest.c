/*
 * suggest: near names, as a question.
 */
#include "bind/suggest.h"

#include "base/utf8.h"
#include "order/dictionary.h"

enum { SUGGESTIONS = 4 };

bool suggest_is_plain(const struct term *unknown, const struct task *t)
{
	const struct str word = utf8_fold_name(t->arena, unknown->u.text);
	return !(unknown->flags & TERM_STUMP) && dictionary_find(word) == DICTIONARY_WORD;
}

static void add_name(struct buf *out, const struct task *t, struct noun n, size_t i, size_t of)
{
	buf_add_c(out, i == 0 ? "did you mean " : i + 1 == of ? " or " : ", ");
	buf_add(out, vocab_name(binder_vocab(t->binder), n));
}

/* An opener or a label is no name that could have been meant. */
static bool is_a_name(void *context, struct noun n)
{
	(void)context;
	return n.what != NOUN_TEXT && n.id >= 0;
}

struct str suggest_near(const struct task *t, struct str text, noun_class what)
{
	struct suggestion near[SUGGESTIONS];
	size_t n = vocab_suggest(binder_vocab(t->binder), text, what, is_a_name, NULL, near, SUGGESTIONS);
	struct buf out = buf_new(t->arena);
	for (size_t i = 0; i < n; i++)
		add_name(&out, t, near[i].noun, i, n);
	if (n)
		buf_add_char(&out, '?');
	return buf_str(&out);
}

struct str suggest_nouns(const struct task *t, struct nouns nouns, noun_class what)
{
	struct noun fits[SUGGESTIONS + 1];
	size_t n = 0;
	for (uint32_t k = 0; k < nouns.n && n <= SUGGESTIONS; k++)
		if (what == NOUN_NONE || nouns.at[k].what == what)
			fits[n++] = nouns.at[k];
	size_t shown = n > SUGGESTIONS ? SUGGESTIONS : n;
	struct buf out = buf_new(t->arena);
	for (size_t i = 0; i < shown; i++)
		add_name(&out, t, fits[i], i, n);
	if (n)
		buf_add_c(&out, n > shown ? " or another?" : "?");
	return buf_str(&out);
}
