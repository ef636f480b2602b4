/* analogy_traits: see analogy_traits.h. */
#include "order/analogy_traits.h"

#include <string.h>

enum { MANY = 3 };

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

struct traits analogy_deed_traits(const struct analogy_piece *at, size_t from, size_t to, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	for (size_t i = from; i <= to; i++) {
		const struct str word = i < to ? shape(&at[i]) : STR("$");
		traits_add(&m, '1', word, STR(""));
		traits_add(&m, '2', beside(at, i, -1, from, to), word);
		traits_add(&m, '3', beside(at, i, -2, from, to), word);
		if (i < to && at[i].kind == ANALOGY_THING)
			traits_add(&m, 'T', at[i].text, STR(""));
		if (i < to && at[i].kind == ANALOGY_WORD)
			traits_add_pieces(&m, '4', at[i].text);
	}
	traits_add(&m, 'S', sequence(at, from, to, a), STR(""));
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

struct traits analogy_place_traits(const struct analogy_piece *at, size_t i, size_t from, size_t to, struct arena *a)
{
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

bool analogy_listed(struct str word, struct str list)
{
	struct str one;
	while (str_cut(&list, ' ', &one))
		if (str_eq(one, word))
			return true;
	return false;
}
