/* analogy_traits: see analogy_traits.h. */
#include "order/analogy_traits.h"

#include <string.h>

enum { MANY = 3, NEAR = 6 /* pieces around an order */ };

/* What it is like to its neighbours: a name is any name. */
static struct str shape(const struct analogy_piece *p)
{
	switch (p->kind) {
	case ANALOGY_PLACE:
		return p->points ? STR("{there}") : STR("{P}");
	case ANALOGY_NUMBER:
		return STR("{N}");
	case ANALOGY_THING:
		return STR("{T}");
	case ANALOGY_SEAT:
		return STR("{S}");
	default:
		return p->text;
	}
}

static struct str beside(const struct analogy_piece *at, size_t i, long off, size_t from, size_t to)
{
	const long k = (long)i + off;
	return k < (long)from || k >= (long)to ? STR("^") : shape(&at[k]);
}

/* ---- clauses ----------------------------------------------------------------------------------- */

static bool begins(const struct analogy_piece *p)
{
	if (p->kind == ANALOGY_WORD)
		return p->opens;
	return (p[-1].kind == ANALOGY_PLACE && (p->kind == ANALOGY_NUMBER || p->kind == ANALOGY_PLACE)) ||
	       (p[-1].kind == ANALOGY_NUMBER && p->kind == ANALOGY_PLACE);
}

size_t analogy_clauses(struct analogy_text x, struct analogy_clause *out, size_t most)
{
	size_t n = 0;
	for (size_t i = 0, to; i < x.n; i = to) {
		to = i + 1;
		if (x.at[i].parts)
			continue;
		while (to < x.n && !x.at[to].parts && !begins(&x.at[to]))
			to++;
		if (n == most)
			return most + 1;
		out[n++] = (struct analogy_clause){ i, to };
	}
	return n;
}

bool analogy_are_parted(struct analogy_clause a, struct analogy_clause b)
{
	return a.to < b.from;
}

/* ---- orders ------------------------------------------------------------------------------------ */

/* What is named, in its order: "PNP". */
static struct str sequence(const struct analogy_piece *at, size_t from, size_t to, struct arena *a)
{
	char *out = arena_alloc(a, to - from + 1, 1);
	size_t n = 0;
	for (size_t i = from; i < to; i++)
		if (at[i].kind != ANALOGY_WORD)
			out[n++] = (char)at[i].kind;
	return (struct str){ out, n };
}

static bool ends_sentence(const struct analogy_piece *p)
{
	return p->kind == ANALOGY_WORD && p->text.n == 1 && strchr(".!?", *p->text.p);
}

/* Words before it and behind it, up to the ends of its sentence. */
static void add_around(struct traits_maker *m, struct analogy_text x, size_t from, size_t to, const char kinds[2],
		       struct str to_what)
{
	for (size_t i = from; i && from - i < NEAR && !ends_sentence(&x.at[i - 1]); i--)
		traits_add(m, kinds[0], shape(&x.at[i - 1]), to_what);
	for (size_t i = to; i < x.n && i - to < NEAR && !ends_sentence(&x.at[i]); i++)
		traits_add(m, kinds[1], shape(&x.at[i]), to_what);
}

struct traits analogy_deed_traits(struct analogy_text x, size_t from, size_t to, struct arena *a)
{
	const struct analogy_piece *at = x.at;
	struct traits_maker m = { .arena = a };
	for (size_t i = from; i <= to; i++) {
		const struct str word = i < to ? shape(&at[i]) : STR("$");
		traits_add(&m, '1', word, STR(""));
		traits_add(&m, '2', beside(at, i, -1, from, to), word);
		traits_add(&m, '3', beside(at, i, -2, from, to), word);
		if (i < to && at[i].kind == ANALOGY_THING)
			traits_add(&m, 'T', at[i].text, STR(""));
		if (i < to && (at[i].kind == ANALOGY_WORD || at[i].kind == ANALOGY_THING))
			traits_add_pieces(&m, '4', at[i].text);
	}
	traits_add(&m, 'S', sequence(at, from, to, a), STR(""));
	add_around(&m, x, from, to, "ba", STR(""));
	traits_add(&m, 'c', beside(at, from, -1, 0, x.n), STR(""));
	traits_add(&m, 'h', beside(at, to, 0, 0, x.n), STR(""));
	return traits_made(&m);
}

struct traits analogy_behind_traits(struct analogy_text x, size_t from, size_t to, struct str before, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	traits_add(&m, 'D', before, STR(""));
	traits_add(&m, 'E', before, beside(x.at, from, 0, from, to));
	traits_add(&m, 'F', before, sequence(x.at, from, to, a));
	return traits_made(&m);
}

/* A place, a number, which of how many in its clauses: "N1/2". */
static struct str index_of(const struct analogy_piece *at, size_t i, size_t from, size_t to, struct arena *a)
{
	unsigned before = 0, all = 0;
	for (size_t j = from; j < to; j++) {
		before += j < i && at[j].kind == at[i].kind;
		all += at[j].kind == at[i].kind;
	}
	return str_printf(a, "%c%u/%u", at[i].kind, before < MANY ? before : MANY, all < MANY ? all : MANY);
}

/* ... and where it stands among all that is named: "PNP2". */
static struct str row_of(const struct analogy_piece *at, size_t i, size_t from, size_t to, struct arena *a)
{
	unsigned before = 0;
	for (size_t j = from; j < i; j++)
		before += at[j].kind != ANALOGY_WORD;
	return str_printf(a, "%.*s%u%c", STR_ARG(sequence(at, from, to, a)), before, at[i].kind);
}

struct traits analogy_place_traits(struct analogy_text x, size_t i, size_t from, size_t to, struct arena *a)
{
	const struct analogy_piece *at = x.at;
	struct traits_maker m = { .arena = a };
	const char kind[] = { (char)at[i].kind, 0 };
	const struct str k = str_c(kind), index = index_of(at, i, from, to, a);
	struct str near[6]; /* from three before it to two behind */
	for (int off = -3; off <= 2; off++) {
		near[off + 3] = str_printf(a, "%s%.*s", kind, STR_ARG(beside(at, i, off, from, to)));
		if (off)
			traits_add(&m, (char)('d' + off), near[off + 3], STR(""));
	}
	traits_add(&m, 'k', k, STR(""));
	traits_add(&m, 'l', near[1], near[2]);
	traits_add(&m, 'm', near[4], near[5]);
	traits_add(&m, 'n', near[2], near[4]);
	traits_add(&m, 'i', index, STR(""));
	traits_add(&m, 's', row_of(at, i, from, to, a), STR(""));
	if (at[i].kind == ANALOGY_THING)
		traits_add(&m, 'T', at[i].text, STR(""));
	if (at[i].points)
		traits_add(&m, 't', k, STR(""));
	for (size_t j = from; j < to; j++) {
		if (at[j].kind != ANALOGY_WORD)
			continue;
		traits_add(&m, j < i ? 'w' : 'v', k, at[j].text);
		traits_add(&m, 'x', index, at[j].text);
	}
	return traits_made(&m);
}

/* ---- where they end, and what they share ------------------------------------------------------- */

static struct str signs_between(struct analogy_text x, struct analogy_clause left, struct analogy_clause right,
				struct arena *a)
{
	struct str out = STR("");
	for (size_t i = left.to; i < right.from; i++)
		out = str_printf(a, "%.*s %.*s", STR_ARG(out), STR_ARG(x.at[i].text));
	return out;
}

struct traits analogy_cut_traits(struct analogy_text x, struct analogy_clause left, struct analogy_clause right,
				 struct arena *a)
{
	struct traits_maker m = { .arena = a };
	const struct analogy_piece *at = x.at;
	const struct str l = sequence(at, left.from, left.to, a), r = sequence(at, right.from, right.to, a);
	const struct str signs = signs_between(x, left, right, a);
	const struct str first = shape(&at[right.from]), last = shape(&at[left.to - 1]);
	for (size_t i = left.from; i < left.to; i++)
		traits_add(&m, 'l', shape(&at[i]), STR(""));
	for (size_t i = right.from; i < right.to; i++)
		traits_add(&m, 'r', shape(&at[i]), STR(""));
	traits_add(&m, 'g', signs, STR(""));
	traits_add(&m, 'L', l, signs);
	traits_add(&m, 'R', r, signs);
	traits_add(&m, 'M', l, r);
	traits_add(&m, 'A', sequence(at, 0, left.to, a), r);
	traits_add(&m, 'B', l, sequence(at, right.from, x.n, a));
	traits_add(&m, 'f', first, signs);
	traits_add(&m, 'F', first, beside(at, right.from, 1, 0, right.to));
	traits_add(&m, 'e', last, signs);
	traits_add(&m, 'E', beside(at, left.to, -2, left.from, left.to), last);
	traits_add(&m, 'j', last, first);
	traits_add(&m, 'o', beside(at, left.from, 0, 0, x.n), first);
	add_around(&m, x, left.from, right.to, "ba", STR(""));
	return traits_made(&m);
}

struct traits analogy_share_traits(struct analogy_text x, size_t from, size_t to, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	for (size_t i = from; i < to; i++) {
		traits_add(&m, '1', shape(&x.at[i]), STR(""));
		traits_add(&m, '2', beside(x.at, i, -1, from, to), shape(&x.at[i]));
	}
	traits_add(&m, 'S', sequence(x.at, from, to, a), STR(""));
	traits_add(&m, 'A', sequence(x.at, 0, from, a), sequence(x.at, from, to, a));
	traits_add(&m, 'B', sequence(x.at, from, to, a), sequence(x.at, to, x.n, a));
	add_around(&m, x, from, to, "ba", STR(""));
	return traits_made(&m);
}

struct traits analogy_meant_traits(struct analogy_text x, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	for (size_t i = 0; i <= x.n; i++) {
		const struct str word = i < x.n ? shape(&x.at[i]) : STR("$");
		traits_add(&m, '1', word, STR(""));
		traits_add(&m, '2', beside(x.at, i, -1, 0, x.n), word);
		traits_add(&m, '3', beside(x.at, i, -2, 0, x.n), word);
		if (i < x.n && x.at[i].kind == ANALOGY_WORD)
			traits_add_pieces(&m, '4', x.at[i].text);
	}
	return traits_made(&m);
}

bool analogy_listed(struct str word, struct str list)
{
	struct str one;
	while (str_cut(&list, ' ', &one))
		if (str_eq(one, word))
			return true;
	return false;
}
