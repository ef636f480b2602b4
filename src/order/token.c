#include "order/contraction.h"
#include "order/token.h"

#include "base/bug.h"
#include "base/byte.h"
#include "order/scan.h"
#include "words.lex.h"

enum { NUMBER_DIGITS = 15 };

static char scan_peek(const struct scan *s, size_t at)
{
	return at < s->fold->n ? s->fold->text[at] : '\0';
}

bool scan_is_dress(const struct scan *s, char next)
{
	const char last = s->fold->text[s->to - 1];
	const bool blank = next == ' ' || next == '\0';

	if (last == ')')
		return !byte_is_digit(next);
	if (last == '.') /* "4.5 ..." is none; "a.b" is none */
		return blank || (byte_is_any_letter(next) && byte_is_digit(s->fold->text[s->from]));
	if (last == FOLD_SYMBOL)
		return true;
	return blank || (byte_is_any_letter(next) && last != '+');
}

/* "#c1a26c": six digits, and no seventh letter. next is the first. */
static bool is_colour(const struct scan *s, char next)
{
	size_t n = 1;

	if (!byte_is_hex(next))
		return false;
	while (n < 6 && byte_is_hex(scan_peek(s, s->to + n)))
		n++;
	const char behind = scan_peek(s, s->to + n);
	return n == 6 && !byte_is_digit(behind) && !byte_is_any_letter(behind);
}

bool scan_is_comment(const struct scan *s, char next)
{
	const bool number = byte_is_digit(next) || (next == ' ' && byte_is_digit(scan_peek(s, s->to + 1)));

	return (s->from == 0 || s->fold->text[s->from - 1] == ' ') &&
	       (s->fold->text[s->from] == '/' || !(number || is_colour(s, next)));
}

bool scan_is_row(const struct scan *s, char next)
{
	size_t end = s->fold->n, at = s->to;

	while (end > s->to && (s->fold->text[end - 1] == ' ' || s->fold->text[end - 1] == '\r'))
		end--;
	while (next == ' ' && at < end && (at == s->to || s->fold->text[at] == ' '))
		at++;
	return next != '|' && at + 1 < end && s->fold->text[end - 1] == '|' && s->fold->text[at] != '|';
}

size_t token_number_extent(const char *p, size_t n)
{
	size_t i = 1;

	for (; i < n; i++)
		if (!byte_is_digit(p[i]) && !byte_is_any_letter(p[i]) && p[i] != '%' &&
		    (i + 1 == n || !byte_is_digit(p[i + 1])))
			break;
	return i;
}

size_t token_word_extent(const char *p, size_t n)
{
	while (n > 1 && p[n - 1] == '\'')
		n--;
	return n;
}

static size_t digits(struct str s, size_t at)
{
	size_t n = 0;

	while (at + n < s.n && byte_is_digit(s.p[at + n]))
		n++;
	return n;
}

static bool plain_number(struct str s, int64_t *out)
{
	if (s.n == 0 || s.n > NUMBER_DIGITS || (s.n > 1 && s.p[0] == '0') || digits(s, 0) != s.n)
		return false;
	return str_to_int(s, out);
}

/* 1d12h: durations of one part are TOKEN_GLUED, since 5m may be five of something. */
static bool is_duration(struct str s)
{
	size_t parts = 0;

	for (size_t at = 0; at < s.n; parts++) {
		const size_t n = digits(s, at);

		if (n == 0 || at + n >= s.n || !memchr("wdhms", s.p[at + n], 5))
			return false;
		at += n + 1;
	}
	return parts > 1;
}

/* 2026-01-05, 2026-01-05t20:00z, 20:00 */
static bool is_instant(struct str s)
{
	if (digits(s, 0) == 4 && digits(s, 5) == 2 && digits(s, 8) == 2 && s.n >= 10)
		return s.p[4] == '-' && s.p[7] == '-' && (s.n == 10 || s.p[10] == 't');
	return s.n >= 4 && digits(s, 0) <= 2 && s.p[digits(s, 0)] == ':' && digits(s, digits(s, 0) + 1) == 2;
}

static bool is_pair(struct token *t)
{
	const size_t slash = str_find_char(t->text, '/');

	return slash < t->text.n && plain_number(str_sub(t->text, 0, slash), &t->number) &&
	       plain_number(str_sub(t->text, slash + 1, t->text.n), &t->second);
}

static bool is_glued(struct token *t)
{
	const size_t n = digits(t->text, 0);

	t->tail = str_sub(t->text, n, t->text.n);
	for (size_t i = 0; i < t->tail.n; i++)
		if (!byte_is_any_letter(t->tail.p[i]))
			return false;
	return t->tail.n && plain_number(str_sub(t->text, 0, n), &t->number);
}

void token_classify_number(struct token *t)
{
	if (plain_number(t->text, &t->number))
		t->kind = TOKEN_NUMBER;
	else if (is_pair(t))
		t->kind = TOKEN_PAIR;
	else if (is_duration(t->text) || is_instant(t->text))
		t->kind = TOKEN_WHEN;
	else if (is_glued(t))
		t->kind = TOKEN_GLUED;
	else
		t->kind = TOKEN_ODD;
}

/* "Osaka's" -> osaka (with an s behind the text), "don't" -> dont, "l'aquila" -> laquila */
static void drop_apostrophes(struct token *t, struct arena *a)
{
	struct str s = t->text;
	const struct str whole = contraction_of(s);
	size_t n = 0;

	if (whole.n) {
		t->text = whole;
		return;
	}
	if (str_ends(s, STR("'s"))) {
		t->possessive = true;
		s.n -= 2;
	}
	char *p = arena_alloc(a, s.n + 1, 1);
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] != '\'')
			p[n++] = s.p[i];
	t->text = (struct str){ p, n };
	if (t->possessive)
		p[n] = 's';
}

static void note_capitals(struct token *t, const struct source *s)
{
	const struct str written = source_text(s, t->at);
	size_t i = 0;

	while (i < written.n && !byte_is_small(written.p[i]))
		i++;
	t->capital = byte_is_capital(written.p[0]);
	t->capitals = t->capital && i == written.n && i > 1;
}

static void token_fill(struct token *t, int kind, struct scan *scan, const struct source *s)
{
	const struct fold *f = scan->fold;

	*t = (struct token){
		.kind = (uint8_t)kind,
		.blank_before = scan->blank,
		.at = fold_origin(f, scan->from, scan->to),
		.text = { f->text + scan->from, scan->to - scan->from },
	};
	if (kind == TOKEN_NUMBER)
		token_classify_number(t);
	if (t->kind == TOKEN_PAIR && t->at.to - t->at.from != t->text.n)
		t->kind = TOKEN_ODD; /* a number and a fraction: one character was folded to "1/2" */
	if (kind != TOKEN_WORD)
		return;
	note_capitals(t, s);
	if (t->text.p[0] == '&' || t->text.p[0] == '+')
		t->text = STR("and");
	else if (t->text.p[t->text.n - 1] == '/')
		t->text = STR("with");
	else if (memchr(t->text.p, '\'', t->text.n))
		drop_apostrophes(t, scan->arena);
}

/* Words and signs without blanks between them of which one holds an '@' or is "://" are an address. */
static bool glues_address(const struct tokens *t, const struct token *next)
{
	const struct token *last = t->list.n ? VEC_LAST(&t->list) : NULL;

	if (!last || next->blank_before)
		return false;
	if (last->kind == TOKEN_ADDRESS)
		return next->kind != TOKEN_COMMA && next->kind != TOKEN_CLOSE && next->kind != TOKEN_QUOTE;
	return last->kind == TOKEN_COLON && next->kind == TOKEN_SIGN && next->text.n == 2 && t->list.n > 1 &&
	       !last->blank_before;
}

static bool is_word_or_dot(const struct token *t)
{
	return t->kind == TOKEN_WORD || t->kind == TOKEN_FULL_STOP || t->kind == TOKEN_DASH ||
	       (t->kind >= TOKEN_NUMBER && t->kind <= TOKEN_GLUED);
}

static void begin_address(struct tokens *t)
{
	struct token *list = t->list.at;
	size_t from = t->list.n - 1;

	while (from && !list[from].blank_before && (is_word_or_dot(&list[from - 1]) || from + 2 > t->list.n))
		from--;
	list[from].kind = TOKEN_ADDRESS;
	list[from].at.to = list[t->list.n - 1].at.to;
	t->list.n = from + 1;
}

static void push_token(struct tokens *t, const struct token *next, struct arena *a)
{
	if (glues_address(t, next)) {
		if (VEC_LAST(&t->list)->kind != TOKEN_ADDRESS)
			begin_address(t);
		VEC_LAST(&t->list)->at.to = next->at.to;
		return;
	}
	VEC_PUSH(&t->list, a, *next);
	if (next->kind == TOKEN_WORD && next->text.n > 1 && memchr(next->text.p, '@', next->text.n))
		begin_address(t);
}

/* The full stop that ended the sentence is no part of the address before it. */
static void end_address(struct tokens *t, const struct source *s)
{
	for (size_t i = 0; i < t->list.n; i++) {
		struct token *address = &t->list.at[i];

		while (address->kind == TOKEN_ADDRESS && address->at.to > address->at.from + 1 &&
		       strchr(".,;!?>", s->text.p[address->at.to - 1]))
			address->at.to--;
	}
}

/* "bid +1" is one more, and no bid of one; "3+" is no number and another, but three or more. */
static void mark_plus(struct tokens *t, const struct source *s)
{
	for (size_t i = 0; i < t->list.n; i++) {
		struct token *sign = &t->list.at[i];
		const struct token *last = i ? sign - 1 : NULL, *next = i + 1 < t->list.n ? sign + 1 : NULL;

		if (sign->kind != TOKEN_WORD || s->text.p[sign->at.from] != '+')
			continue;
		if (last && !sign->blank_before && last->kind == TOKEN_NUMBER && (!next || next->blank_before))
			sign->kind = TOKEN_SIGN;
		else if ((!last || sign->blank_before) && next && next->kind == TOKEN_NUMBER && !next->blank_before)
			sign->text = STR("more");
	}
}

bool tokens_scan(struct tokens *out, const struct source *s, struct span line, size_t limit, struct arena *a)
{
	struct fold fold;
	struct scan scan = { .fold = &fold, .arena = a };
	yyscan_t flex;
	int kind;

	fold_line(&fold, s, line, a);
	*out = (struct tokens){ 0 };
	out->list.cap = fold.n / 3 + 4;
	out->list.at = ARENA_ARRAY(a, struct token, out->list.cap);
	words_lex_init_extra(&scan, &flex);
	words__scan_buffer(fold.text, fold.n + 2, flex);
	while (out->list.n <= limit && (kind = words_lex(flex)) != TOKEN_END) {
		struct token next;

		token_fill(&next, kind, &scan, s);
		scan.blank = false;
		if (scan.comment)
			next.at.to = line.to;
		push_token(out, &next, a);
		if (scan.comment)
			break;
	}
	words_lex_destroy(flex);
	const bool whole = out->list.n <= limit;
	end_address(out, s);
	mark_plus(out, s);
	*VEC_ADD(&out->list, a) = (struct token){ .kind = TOKEN_END, .at = { line.to, line.to } };
	out->list.n--;
	return whole;
}

/* Flex's memory lives as long as the line's tokens do. */
void *words_alloc(yy_size_t size, yyscan_t scanner)
{
	return arena_alloc(words_get_extra(scanner)->arena, size, alignof(max_align_t));
}

void *words_realloc(void *old, yy_size_t size, yyscan_t scanner)
{
	(void)old;
	(void)size;
	(void)scanner;
	BUG("a line is scanned as one buffer: nothing grows");
}

void words_free(void *p, yyscan_t scanner)
{
	(void)p;
	(void)scanner;
}
