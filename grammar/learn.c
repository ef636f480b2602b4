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
#include "base/screen.h"
#include "base/vec.h"
#include "order/learned.h"

enum { TEXT_MOST = 1 << 26, LEAST = 2 };

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

static void learn_text(struct str kind, struct str text)
{
	const struct traits t = traits_of(text, name_in_braces, NULL, &texts.arena);
	VEC_PUSH(&texts.examples, &texts.arena, ((struct example){ t, kind_of(kind) }));
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

static void write_learned(struct buf *out, struct str name)
{
	static const char *const parts[] = { "traits", "counts", "of", "others", "kinds" };
	const struct learned l = learned_of(texts.examples.at, texts.examples.n, (uint32_t)texts.nkinds, LEAST,
					    &texts.arena);
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
