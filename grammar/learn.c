/*
 * learn: counts of which traits (base/traits.h) texts of each kind have, for src/order/likely.c. It reads texts as
 *
 *	@ KIND anything
 *	a mail, with names of places as {Osaka}
 *
 * parted by an empty line, or
 *
 *	@@ KIND
 *	a sentence or two that stand in a mail, of which more is a trait (order/talk_traits.h)
 *	others that stand in another
 *
 * and writes C: for each NAME a struct learned: the kinds, and for each trait that is in more than one text how many of each kind
 * have it. usage: learn [NAME=FILE]... >likely.inc
 */
#include <stdlib.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/screen.h"
#include "base/vec.h"
#include "order/learned.h"
#include "order/talk_traits.h"

enum { TEXT_MOST = 1 << 26, LEAST = 2, COUNT_MOST = LIKELY_BIT - 1 /* more texts of one kind are not counted */ };

struct example {
	struct traits traits;
	uint16_t kind; /* below LIKELY_KINDS */
};
static struct {
	struct arena arena;
	struct str kinds[LIKELY_KINDS];
	size_t nkinds;
	VEC(struct example) examples;
} texts;

static void fail(const char *what, struct str of)
{
	screen_print(stderr, "learn: %s: %.*s\n", what, STR_ARG(of));
	exit(1);
}

static uint16_t kind_of(struct str name)
{
	size_t k = 0;
	while (k < texts.nkinds && !str_eq(texts.kinds[k], name))
		k++;
	if (k == LIKELY_KINDS)
		fail("too many kinds", name);
	if (k == texts.nkinds)
		texts.kinds[texts.nkinds++] = name;
	return (uint16_t)k;
}

static size_t name_in_braces(const void *context, struct str rest)
{
	(void)context;
	return rest.p[0] == '{' ? str_find_char(rest, '}') + 1 : 0;
}

static void learn_mail(struct str kind, struct str text)
{
	const struct traits t = traits_of(text, name_in_braces, NULL, &texts.arena);
	VEC_PUSH(&texts.examples, &texts.arena, ((struct example){ t, kind_of(kind) }));
}

static void learn_talk(struct str kind, struct str text)
{
	VEC_PUSH(&texts.examples, &texts.arena, ((struct example){ talk_traits(text, &texts.arena), kind_of(kind) }));
}

static void learn_file(struct str path)
{
	struct str all, line, each = { 0 };
	struct err e = { 0 };
	if (file_read(&all, path.p, TEXT_MOST, &texts.arena, &e))
		fail(e.text, path);
	while (str_line(&all, &line)) {
		struct str rest = str_sub(line, str_find_char(line, ' ') + 1, line.n), kind;
		if (!line.n || line.p[0] == '#')
			continue;
		if (str_starts(line, STR("@ "))) {
			str_cut(&rest, ' ', &kind);
			const size_t end = str_find(all, STR("\n\n"));
			learn_mail(kind, str_sub(all, 0, end));
			all = str_sub(all, end, all.n);
		} else if (str_starts(line, STR("@@ "))) {
			each = rest;
		} else if (each.n) {
			learn_talk(each, line);
		} else {
			fail("no line \"@ KIND\" before", line);
		}
	}
}

/* ---- what is counted ---- */

struct seen {
	uint32_t trait;
	uint16_t kind;
};

static int by_trait(const void *a, const void *b)
{
	const struct seen *x = a, *y = b;
	return x->trait != y->trait ? (x->trait < y->trait ? -1 : 1) : (int)x->kind - (int)y->kind;
}

static struct seen *all_seen(const struct example *list, size_t n, size_t *out, struct arena *a)
{
	size_t all = 0;
	for (size_t i = 0; i < n; i++)
		all += list[i].traits.n;
	struct seen *seen = ARENA_ARRAY(a, struct seen, all + 1);
	*out = all;
	for (size_t i = n; i-- > 0;)
		for (size_t k = list[i].traits.n; k-- > 0;)
			seen[--all] = (struct seen){ list[i].traits.at[k], list[i].kind };
	qsort(seen, *out, sizeof *seen, by_trait);
	return seen;
}

/* Of one trait: its kinds, each once with how many. */
static size_t count_kinds(uint16_t *out, const struct seen *s, size_t n, uint32_t *of)
{
	size_t kinds = 0;
	for (size_t i = 0, k; i < n; i = k) {
		for (k = i; k < n && s[k].kind == s[i].kind;)
			k++;
		const size_t count = k - i < COUNT_MOST ? k - i : COUNT_MOST;
		out[kinds++] = (uint16_t)(s[i].kind * LIKELY_BIT + count);
		of[s[i].kind] += (uint32_t)count;
	}
	return kinds;
}

static const int32_t *logs_of_others(const uint32_t *of, uint32_t nkinds, uint32_t ntraits, struct arena *a)
{
	int32_t *out = ARENA_ARRAY(a, int32_t, nkinds + 1);
	uint64_t all = 0;
	for (uint32_t k = 0; k < nkinds; k++)
		all += of[k];
	for (uint32_t k = 0; k < nkinds; k++)
		out[k] = all - of[k] + ntraits ? log2_of(all - of[k] + ntraits) : 0;
	return out;
}

/* Only traits that at least LEAST texts have: pieces of rare words say nothing, and are most. */
static struct learned learned_of(const struct example *list, size_t n, uint32_t nkinds, struct arena *a)
{
	size_t nseen, at = 0, to;
	const struct seen *seen = all_seen(list, n, &nseen, a);
	uint32_t(*traits)[2] = arena_calloc(a, nseen + 1, sizeof *traits, alignof(uint32_t));
	uint16_t *counts = ARENA_ARRAY(a, uint16_t, nseen + 1);
	uint32_t *of = ARENA_ARRAY(a, uint32_t, LIKELY_KINDS);
	uint32_t ntraits = 0;
	for (size_t i = 0; i < nseen; i = to) {
		for (to = i; to < nseen && seen[to].trait == seen[i].trait;)
			to++;
		if (to - i < LEAST)
			continue;
		traits[ntraits][0] = seen[i].trait;
		traits[ntraits++][1] = (uint32_t)at;
		at += count_kinds(counts + at, seen + i, to - i, of);
	}
	traits[ntraits][0] = UINT32_MAX;
	traits[ntraits][1] = (uint32_t)at;
	return (struct learned){ .traits = (const uint32_t(*)[2])traits,
				 .counts = counts,
				 .of = of,
				 .others = logs_of_others(of, nkinds, ntraits, a),
				 .nkinds = nkinds,
				 .ntraits = ntraits };
}

/* ---- in C ---- */

static void write_learned(struct buf *out, struct str name)
{
	static const char *const parts[] = { "traits", "counts", "of", "others", "kinds" };
	const struct learned l = learned_of(texts.examples.at, texts.examples.n, (uint32_t)texts.nkinds, &texts.arena);
	buf_addf(out, "static const char *const %.*s_kinds[] = {", STR_ARG(name));
	for (size_t k = 0; k < texts.nkinds; k++)
		buf_addf(out, "\"%.*s\",", STR_ARG(texts.kinds[k]));
	buf_addf(out, "};\nstatic const uint32_t %.*s_traits[][2] = {", STR_ARG(name));
	for (size_t i = 0; i <= l.ntraits; i++)
		buf_addf(out, "{%u,%u},", (unsigned)l.traits[i][0], (unsigned)l.traits[i][1]);
	buf_addf(out, "};\nstatic const uint16_t %.*s_counts[] = {", STR_ARG(name));
	for (size_t i = 0; i < l.traits[l.ntraits][1]; i++)
		buf_addf(out, "%u,", (unsigned)l.counts[i]);
	buf_addf(out, "};\nstatic const uint32_t %.*s_of[] = {", STR_ARG(name));
	for (size_t k = 0; k < l.nkinds; k++)
		buf_addf(out, "%u,", (unsigned)l.of[k]);
	buf_addf(out, "};\nstatic const int32_t %.*s_others[] = {", STR_ARG(name));
	for (size_t k = 0; k < l.nkinds; k++)
		buf_addf(out, "%d,", (int)l.others[k]);
	buf_addf(out, "};\nstatic const struct learned %.*s = {", STR_ARG(name));
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		buf_addf(out, ".%s=%.*s_%s,", parts[i], STR_ARG(name), parts[i]);
	buf_addf(out, ".nkinds=%u,.ntraits=%u};\n", (unsigned)l.nkinds, (unsigned)l.ntraits);
}

static void write_logs(struct buf *out)
{
	buf_add_c(out, "static const int32_t logs[] = {0,");
	for (uint64_t n = 1; n < LIKELY_BIT; n++)
		buf_addf(out, "%d,", (int)log2_of(n));
	buf_add_c(out, "};\n");
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&texts.arena);
	write_logs(&out);
	for (int i = 1; i < argc; i++) {
		struct str file = str_c(argv[i]), name;
		str_cut(&file, '=', &name);
		texts.nkinds = texts.examples.n = 0;
		learn_file(file);
		write_learned(&out, name);
	}
	screen_text(stdout, buf_str(&out));
	arena_release(&texts.arena);
	return fflush(stdout) ? 1 : 0;
}
