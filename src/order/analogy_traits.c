/* analogy_traits: see analogy_traits.h. */
#include "order/analogy_traits.h"

#include <stdlib.h>

#include "base/vec.h"

enum { PIECE = 4, WORD_MOST = 32, MANY = 3 };

struct maker {
	struct arena *arena;
	VEC(uint32_t) found;
};

/* FNV-1a of what follows each other, with a sign between. */
static void add(struct maker *m, const char *kind, struct str x, struct str y, struct str z)
{
	const struct str parts[] = { str_c(kind), x, y, z };
	uint64_t h = 0xcbf29ce484222325u;
	for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) {
		for (size_t i = 0; i < parts[k].n; i++)
			h = (h ^ (unsigned char)parts[k].p[i]) * 0x100000001b3u;
		h = (h ^ '|') * 0x100000001b3u;
	}
	VEC_PUSH(&m->found, m->arena, (uint32_t)(h ^ h >> 32));
}

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

static int by_size(const void *a, const void *b)
{
	const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return x < y ? -1 : x > y;
}

static struct traits made(struct maker *m)
{
	struct traits out = { 0 };
	qsort(m->found.at, m->found.n, sizeof *m->found.at, by_size);
	for (size_t i = 0; i < m->found.n; i++)
		if (!out.n || m->found.at[out.n - 1] != m->found.at[i])
			m->found.at[out.n++] = m->found.at[i];
	out.at = m->found.at;
	return out;
}

static void add_pieces(struct maker *m, struct str word)
{
	char whole[WORD_MOST + 2] = "<";
	const size_t n = word.n < WORD_MOST ? word.n : WORD_MOST;
	memcpy(whole + 1, word.p, n);
	whole[n + 1] = '>';
	for (size_t i = 0; i + PIECE <= n + 2; i++)
		add(m, "4", (struct str){ whole + i, PIECE }, STR(""), STR(""));
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
	struct maker m = { .arena = a };
	for (size_t i = from; i <= to; i++) {
		const struct str word = i < to ? shape(&at[i]) : STR("$");
		add(&m, "1", word, STR(""), STR(""));
		add(&m, "2", beside(at, i, -1, from, to), word, STR(""));
		add(&m, "3", beside(at, i, -2, from, to), word, STR(""));
		if (i < to && at[i].kind == ANALOGY_THING)
			add(&m, "T", at[i].text, STR(""), STR(""));
		if (i < to && at[i].kind == ANALOGY_WORD)
			add_pieces(&m, at[i].text);
	}
	add(&m, "S", sequence(at, from, to, a), STR(""), STR(""));
	return made(&m);
}

struct traits analogy_place_traits(const struct analogy_piece *at, size_t i, size_t from, size_t to, struct arena *a)
{
	struct maker m = { .arena = a };
	const char kind[] = { (char)at[i].kind, 0 };
	const struct str k = str_c(kind), none = STR("");
	const struct str p1 = beside(at, i, -1, from, to), p2 = beside(at, i, -2, from, to),
			 p3 = beside(at, i, -3, from, to), n1 = beside(at, i, 1, from, to),
			 n2 = beside(at, i, 2, from, to);
	size_t before = 0, same = 0, all = 0;
	for (size_t j = from; j < to; j++) {
		before += j < i && at[j].kind != ANALOGY_WORD;
		same += j < i && at[j].kind == at[i].kind;
		all += at[j].kind == at[i].kind;
	}
	const char index[] = { (char)('0' + (same < MANY ? same : MANY)), '/', (char)('0' + (all < MANY ? all : MANY)),
			       0 };
	const char count[] = { (char)('0' + (before < 9 ? before : 9)), 0 };
	add(&m, "k", k, none, none);
	add(&m, "a", k, p1, none);
	add(&m, "b", k, p2, none);
	add(&m, "c", k, p3, none);
	add(&m, "d", k, p2, p1);
	add(&m, "e", k, n1, none);
	add(&m, "f", k, n2, none);
	add(&m, "g", k, n1, n2);
	add(&m, "h", k, p1, n1);
	add(&m, "i", k, str_c(index), none);
	add(&m, "s", k, sequence(at, from, to, a), str_c(count));
	if (at[i].kind == ANALOGY_THING)
		add(&m, "T", at[i].text, none, none);
	if (at[i].points)
		add(&m, "t", k, none, none);
	for (size_t j = from; j < to; j++) {
		if (at[j].kind != ANALOGY_WORD)
			continue;
		add(&m, j < i ? "w" : "v", k, at[j].text, none);
		add(&m, "x", str_c(index), at[j].text, k);
	}
	return made(&m);
}
