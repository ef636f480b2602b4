/*
 * learn: counts of which traits (base/traits.h) mails of each kind have, for src/engine/likely.c. It reads texts as
 *
 *	@ KIND anything
 *	the mail, with names of places as {Osaka}
 *
 * parted by an empty line, and writes C: the kinds, and for each trait that is in more than one mail how many of each kind
 * have it. usage: learn FILE... >likely.inc
 */
#include <stdlib.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/screen.h"
#include "base/traits.h"
#include "base/vec.h"

enum { TEXT_MOST = 1 << 26, KINDS_MOST = 63, COUNT_MOST = 1023 };

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

static void learn_mail(struct str kind, struct str text)
{
	const struct traits t = traits_of(text, name_in_braces, NULL, &learned.arena);
	for (size_t i = 0; i < t.n; i++)
		VEC_PUSH(&learned.seen, &learned.arena, ((struct seen){ t.at[i], kind_of(kind) }));
}

static void learn_file(const char *path)
{
	struct str all, line;
	struct err e = { 0 };
	if (file_read(&all, path, TEXT_MOST, &learned.arena, &e))
		fail(e.text, str_c(path));
	while (str_line(&all, &line)) {
		struct str rest, kind;
		if (!line.n || line.p[0] == '#')
			continue;
		if (!str_starts(line, STR("@ ")))
			fail("no line \"@ KIND\" before", line);
		rest = str_sub(line, 2, line.n);
		str_cut(&rest, ' ', &kind);
		const size_t end = str_find(all, STR("\n\n"));
		learn_mail(kind, str_sub(all, 0, end));
		all = str_sub(all, end, all.n);
	}
}

static int by_trait(const void *a, const void *b)
{
	const struct seen *x = a, *y = b;
	return x->trait != y->trait ? (x->trait < y->trait ? -1 : 1) : (int)x->kind - (int)y->kind;
}

/* Of one trait: its kinds, each once with how many. */
static void write_counts(struct buf *out, const struct seen *s, size_t n)
{
	for (size_t i = 0, k; i < n; i = k) {
		for (k = i; k < n && s[k].kind == s[i].kind;)
			k++;
		buf_addf(out, "%u,", (unsigned)s[i].kind << 10 | (unsigned)(k - i < COUNT_MOST ? k - i : COUNT_MOST));
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

/* Only what more than one mail has: pieces of rare words say nothing, and are most. */
static void write_tables(struct buf *out)
{
	size_t at = 0;
	buf_add_c(out, "static const char *const kind_names[] = {");
	for (size_t k = 0; k < learned.nkinds; k++)
		buf_addf(out, "\"%.*s\",", STR_ARG(learned.kinds[k]));
	buf_add_c(out, "};\nstatic const uint32_t traits_known[][2] = {");
	for (size_t i = 0, to; i < learned.seen.n; i = to) {
		to = same_trait(i);
		if (to - i < 2)
			continue;
		buf_addf(out, "{%u,%zu},", (unsigned)learned.seen.at[i].trait, at);
		at += kinds_in(learned.seen.at + i, to - i);
	}
	buf_addf(out, "{0xffffffff,%zu}};\nstatic const uint16_t counts[] = {", at);
	for (size_t i = 0, to; i < learned.seen.n; i = to) {
		to = same_trait(i);
		if (to - i >= 2)
			write_counts(out, learned.seen.at + i, to - i);
	}
	buf_add_c(out, "};\n");
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&learned.arena);
	for (int i = 1; i < argc; i++)
		learn_file(argv[i]);
	qsort(learned.seen.at, learned.seen.n, sizeof *learned.seen.at, by_trait);
	write_tables(&out);
	screen_text(stdout, buf_str(&out));
	arena_release(&learned.arena);
	return fflush(stdout) ? 1 : 0;
}
