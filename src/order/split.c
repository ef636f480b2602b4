#include "order/split.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "order.tab.h"

static bool may_be(const struct vocab *v, struct str word, const uint16_t *symbols)
{
	const struct meanings m = vocab_meanings(v, trie_find(vocab_trie(v), word));

	for (uint32_t i = 0; i < m.n; i++)
		for (const uint16_t *s = symbols; *s; s++)
			if (m.at[i].symbol == *s)
				return true;
	return false;
}

/* What may stand glued behind a number, and before one. A verb may not: "5m" is no march. */
static const uint16_t tails[] = { W_UNIT, W_THING, W_COIN, W_FILLER, W_PREPOSITION, 0 };
static const uint16_t heads[] = { W_LABEL, W_VERB, 0 };

/* Where in the source the token's first n folded bytes end. */
static uint32_t end_of_folded(const struct source *s, const struct token *t, size_t n)
{
	size_t at = t->at.from, done = 0;

	while (done < n && at < t->at.to) {
		char folded[4];

		done += utf8_fold(utf8_next(s->text, &at), folded);
	}
	return (uint32_t)at;
}

static void push_halves(struct tokens *out, const struct token *t, size_t cut, const struct source *s, struct arena *a)
{
	struct token head = *t, tail = *t;

	head.text = str_sub(t->text, 0, cut);
	head.at.to = tail.at.from = end_of_folded(s, t, cut);
	tail.text = str_sub(t->text, cut, t->text.n);
	tail.blank_before = false;
	head.kind = tail.kind = TOKEN_WORD;
	struct token *number = t->kind == TOKEN_GLUED ? &head : &tail;
	token_classify_number(number);
	VEC_PUSH(&out->list, a, head);
	VEC_PUSH(&out->list, a, tail);
}

static size_t letters(struct str s)
{
	size_t n = 0;

	while (n < s.n && !byte_is_digit(s.p[n]))
		n++;
	return n;
}

static bool is_label_number(const struct token *t, const struct vocab *v)
{
	const char last = t->text.p[t->text.n - 1];
	const size_t n = byte_is_digit(last) ? letters(t->text) : t->text.n;
	int64_t number;

	return n < t->text.n && str_to_int(str_sub(t->text, n, t->text.n), &number) &&
	       !trie_word(vocab_trie(v), t->text) &&
	       (may_be(v, str_sub(t->text, 0, n), heads) || str_eq_c(str_sub(t->text, 0, n), "x"));
}

static void split_glued(struct tokens *out, struct token *t, const struct source *s, const struct vocab *v,
			struct arena *a)
{
	if (trie_word(vocab_trie(v), t->text)) {
		t->kind = TOKEN_WORD;
	} else if (may_be(v, t->tail, tails)) {
		push_halves(out, t, t->text.n - t->tail.n, s, a);
		return;
	} else {
		t->kind = t->tail.n == 1 && memchr("wdhms", t->tail.p[0], 5) ? TOKEN_WHEN : TOKEN_ODD;
	}
	VEC_PUSH(&out->list, a, *t);
}

/* A date and the hour behind it are one instant. */
static bool joins_instant(const struct tokens *out, const struct token *t)
{
	const struct token *last = out->list.n ? VEC_LAST(&out->list) : NULL;

	return t->kind == TOKEN_WHEN && last && last->kind == TOKEN_WHEN && last->text.n == 10 &&
	       memchr(t->text.p, ':', t->text.n);
}

static bool has_glued(const struct tokens *t, const struct vocab *v)
{
	for (size_t i = 0; i < t->list.n; i++) {
		const struct token *token = &t->list.at[i];

		if (token->kind == TOKEN_GLUED || token->kind == TOKEN_WHEN ||
		    (token->kind == TOKEN_WORD && is_label_number(token, v)))
			return true;
	}
	return false;
}

void tokens_split(struct tokens *t, const struct source *s, const struct vocab *v, struct arena *a)
{
	struct tokens out = { 0 };

	if (!has_glued(t, v))
		return;
	for (size_t i = 0; i <= t->list.n; i++) {
		struct token *token = &t->list.at[i];

		if (token->kind == TOKEN_GLUED)
			split_glued(&out, token, s, v, a);
		else if (token->kind == TOKEN_WORD && is_label_number(token, v))
			push_halves(&out, token, letters(token->text), s, a);
		else if (joins_instant(&out, token))
			VEC_LAST(&out.list)->at.to = token->at.to;
		else
			VEC_PUSH(&out.list, a, *token);
	}
	out.list.n--;
	*t = out;
}
