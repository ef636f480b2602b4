/*
 * learn: counts of which traits (base/traits.h) texts of each kind have, for src/order/likely.c. It reads texts as
 *
 *	@ KIND anything
 *	a mail, with names of places as {Osaka}
 *
 * parted by an empty line, or
 *
 *	@@ KIND
 *	a sentence or two that stand in a mail
 *	others that stand in another
 *
 * and writes C: for each NAME a struct learned: the kinds, and for each trait that is in more than one text how many of each kind
 * have it. usage: learn [NAME=FILE]... >likely.inc
 */
#include <stdlib.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/log2.h"
#include "base/screen.h"
#include "base/traits.h"
#include "base/vec.h"

enum { TEXT_MOST = 1 << 26, KINDS_MOST = 63, COUNT_MOST = LOG2_ONE - 1 };

struct seen {
	uint32_t trait;
	uint16_t kind;
};
static struct {
	struct arena arena;
	struct str kinds[KINDS_MOST];
	size_t nkinds;
	VEC(struct seen) seen;
} learned;

static void fail(const char *what, struct str of)
{
	screen_print(stderr, "learn: %s: %.*s\n", what, STR_ARG(of));
	exit(1);
}

static uint16_t kind_of(struct str name)
{
	size_t k = 0;
	while (k < learned.nkinds && !str_eq(learned.kinds[k], name))
		k++;
	if (k == KINDS_MOST)
		fail("too many kinds", name);
	if (k == learned.nkinds)
		learned.kinds[learned.nkinds++] = name;
	return (uint16_t)k;
}

static size_t name_in_braces(const void *context, struct str rest)
{
	(void)context;
	return rest.p[0] == '{' ? str_find_char(rest, '}') + 1 : 0;
}

static void learn_text(struct str kind, struct str text)
{
	const struct traits t = traits_of(text, name_in_braces, NULL, &learned.arena);
	for (size_t i = 0; i < t.n; i++)
		VEC_PUSH(&learned.seen, &learned.arena, ((struct seen){ t.at[i], kind_of(kind) }));
}

static void learn_file(struct str path)
{
	struct str all, line, each = { 0 };
	struct err e = { 0 };
	if (file_read(&all, path.p, TEXT_MOST, &learned.arena, &e))
		fail(e.text, path);
	while (str_line(&all, &line)) {
		struct str rest = str_sub(line, str_find_char(line, ' ') + 1, line.n), kind;
		if (!line.n || line.p[0] == '#')
			continue;
		if (str_starts(line, STR("@ "))) {
			str_cut(&rest, ' ', &kind);
			const size_t end = str_find(all, STR("\n\n"));
			learn_text(kind, str_sub(all, 0, end));
			all = str_sub(all, end, all.n);
		} else if (str_starts(line, STR("@@ "))) {
			each = rest;
		} else if (each.n) {
			learn_text(each, line);
		} else {
			fail("no line \"@ KIND\" before", line);
		}
	}
}

static int by_trait(const void *a, const void *b)
{
	const struct seen *x = a, *y = b;
	return x->trait != y->trait ? (x->trait < y->trait ? -1 : 1) : (int)x->kind - (int)y->kind;
}

/* Of one trait: its kinds, each once with how many. */
static void write_counts(struct buf *out, const struct seen *s, size_t n, uint64_t of[KINDS_MOST])
{
	for (size_t i = 0, k; i < n; i = k) {
		for (k = i; k < n && s[k].kind == s[i].kind;)
			k++;
		const size_t count = k - i < COUNT_MOST ? k - i : COUNT_MOST;
		buf_addf(out, "%zu,", (size_t)s[i].kind * LOG2_ONE + count);
		of[s[i].kind] += count;
	}
}

static size_t same_trait(size_t from)
{
	size_t to = from;
	while (to < learned.seen.n && learned.seen.at[to].trait == learned.seen.at[from].trait)
		to++;
	return to;
}

static size_t kinds_in(const struct seen *s, size_t n)
{
	size_t kinds = 0;
	for (size_t i = 0; i < n; i++)
		kinds += !i || s[i].kind != s[i - 1].kind;
	return kinds;
}

/* Only what more than one text has: pieces of rare words say nothing, and are most. */
static size_t write_traits(struct buf *out, struct str name)
{
	size_t at = 0, n = 0;
	buf_addf(out, "static const uint32_t %.*s_traits[][2] = {", STR_ARG(name));
	for (size_t i = 0, to; i < learned.seen.n; i = to) {
		to = same_trait(i);
		if (to - i < 2)
			continue;
		buf_addf(out, "{%u,%zu},", (unsigned)learned.seen.at[i].trait, at);
		at += kinds_in(learned.seen.at + i, to - i);
		n++;
	}
	buf_addf(out, "{0xffffffff,%zu}};\n", at);
	return n;
}

static void write_others(struct buf *out, struct str name, const uint64_t of[KINDS_MOST], size_t ntraits)
{
	uint64_t all = 0;
	for (size_t k = 0; k < learned.nkinds; k++)
		all += of[k];
	buf_addf(out, "};\nstatic const int32_t %.*s_others[] = {", STR_ARG(name));
	for (size_t k = 0; k < learned.nkinds; k++)
		buf_addf(out, "%d,", (int)log2_of(all - of[k] + ntraits));
	buf_add_c(out, "};\n");
}

static void write_learned(struct buf *out, struct str name)
{
	uint64_t of[KINDS_MOST] = { 0 };
	buf_addf(out, "static const char *const %.*s_kinds[] = {", STR_ARG(name));
	for (size_t k = 0; k < learned.nkinds; k++)
		buf_addf(out, "\"%.*s\",", STR_ARG(learned.kinds[k]));
	buf_add_c(out, "};\n");
	const size_t ntraits = write_traits(out, name);
	buf_addf(out, "static const uint16_t %.*s_counts[] = {", STR_ARG(name));
	for (size_t i = 0, to; i < learned.seen.n; i = to) {
		to = same_trait(i);
		if (to - i >= 2)
			write_counts(out, learned.seen.at + i, to - i, of);
	}
	write_others(out, name, of, ntraits);
	buf_addf(out, "static const struct learned %.*s = {%.*s_kinds,%.*s_traits,%.*s_counts,%.*s_others,%zu,%zu};\n",
		 STR_ARG(name), STR_ARG(name), STR_ARG(name), STR_ARG(name), STR_ARG(name), learned.nkinds, ntraits);
}

static void write_logs(struct buf *out)
{
	buf_add_c(out, "static const int32_t logs[] = {0,");
	for (uint64_t n = 1; n < LOG2_ONE; n++)
		buf_addf(out, "%d,", (int)log2_of(n));
	buf_add_c(out, "};\n");
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&learned.arena);
	write_logs(&out);
	for (int i = 1; i < argc; i++) {
		struct str file = str_c(argv[i]), name;
		str_cut(&file, '=', &name);
		learned.nkinds = learned.seen.n = 0;
		learn_file(file);
		qsort(learned.seen.at, learned.seen.n, sizeof *learned.seen.at, by_trait);
		write_learned(&out, name);
	}
	screen_text(stdout, buf_str(&out));
	arena_release(&learned.arena);
	return fflush(stdout) ? 1 : 0;
}
