/* phrasing: see phrasing.h. Where a row may end is a set of places, a bit each: no way is gone twice. */
#include "order/phrasing.h"

#include "base/byte.h"
#include "order/roles.h"

typedef uint64_t places;
enum { DEPTH_MOST = 8, OPENING_MOST = 14 /* words */ };

static const struct phrasing_row {
	const char *name, *row;
	bool is_class; /* one word of those in the row */
} rows[] = {
#define CLASS(name, words) { #name, words, true },
#define RULE(name, row) { #name, row, false },
#define WORD(what, words)
#include "../../grammar/finished.def"
#include "../../grammar/assent.def"
#include "../../grammar/facts.def"
#include "../../grammar/courtesy.def"
#undef CLASS
#undef RULE
#undef WORD
};

static places behind_row(const struct phrasing *p, struct str row, places from, int depth);

static places at(size_t i)
{
	return (places)1 << i;
}

static bool is_word(const struct phrasing *p, struct str said, struct str word)
{
	if (!str_starts(said, STR("$")))
		return str_eq(said, word);
	return p->is && p->is(p->context, str_sub(said, 1, said.n), word);
}

static bool in_class(const struct phrasing *p, struct str words, struct str word)
{
	struct str said;

	while (str_cut(&words, ' ', &said))
		if (said.n && is_word(p, said, word))
			return true;
	return false;
}

/* Behind one word, class or rule, at one place. */
static places behind_one(const struct phrasing *p, struct str said, size_t from, int depth)
{
	places out = 0;

	if (from >= p->n || depth > DEPTH_MOST)
		return 0;
	if (!byte_is_capital((unsigned char)*said.p))
		return is_word(p, said, p->words[from]) ? at(from + 1) : 0;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct phrasing_row *r = &rows[i];

		if (!str_eq_c(said, r->name))
			continue;
		if (r->is_class)
			out |= in_class(p, str_c(r->row), p->words[from]) ? at(from + 1) : 0;
		else
			out |= behind_row(p, str_c(r->row), at(from), depth + 1);
	}
	return out;
}

/* The same of several, "a|b", at each of some places. */
static places behind_any(const struct phrasing *p, struct str said, places from, int depth)
{
	places out = 0;
	struct str one;

	while (str_cut(&said, '|', &one))
		for (size_t i = 0; i < p->n; i++)
			if (from & at(i))
				out |= behind_one(p, one, i, depth);
	return out;
}

static places behind_row(const struct phrasing *p, struct str row, places from, int depth)
{
	struct str said;

	while (from && str_cut(&row, ' ', &said)) {
		const char sign = said.p[said.n - 1];
		const bool some = sign == '?' || sign == '*' || sign == '+';
		const struct str plain = str_sub(said, 0, said.n - some);
		places next = behind_any(p, plain, from, depth), all = next;

		while (next && (sign == '*' || sign == '+')) {
			next = behind_any(p, plain, next, depth) & ~all;
			all |= next;
		}
		from = sign == '?' || sign == '*' ? from | all : all;
	}
	return from;
}

bool phrasing_fits(const struct phrasing *p, const char *name, size_t from, size_t to)
{
	const struct phrasing part = { p->words, to, p->is, p->context };

	return to <= PHRASING_WORDS && behind_one(&part, str_c(name), from, 0) & at(to);
}

struct str phrasing_behind(const char *name, struct str text, struct arena *a)
{
	struct str words[OPENING_MOST], behind[OPENING_MOST], rest = text, one;
	struct phrasing p = { .words = words };

	while (p.n < OPENING_MOST && str_cut(&rest, ' ', &one)) {
		const struct words w = words_singly(one, a);

		for (size_t i = 0; i < w.n && p.n < OPENING_MOST; i++) {
			behind[p.n] = rest;
			words[p.n++] = w.at[i].text;
		}
	}
	for (size_t to = p.n; to; to--)
		if (behind[to - 1].n && phrasing_fits(&p, name, 0, to))
			return str_trim(behind[to - 1]);
	return text;
}

bool phrasing_says(const char *name, struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	struct str words[PHRASING_WORDS];
	struct phrasing p = { .words = words };

	while (p.n < w.n && p.n < PHRASING_WORDS) {
		words[p.n] = w.at[p.n].text;
		p.n++;
	}
	return p.n && p.n == w.n && phrasing_fits(&p, name, 0, p.n);
}
