/*
 * lean: what src/order/answers.c knows, of grammar/answers.examples: texts of known kinds, a line each, below lines "@@ KIND"; and
 * what src/order/replies.c and withholds.c know likewise. usage: lean NAME FILE >NAME.inc
 */
#include <stdlib.h>

#include "svm.h"

#include "base/file.h"
#include "base/screen.h"
#include "base/vec.h"
#include "order/talk_traits.h"

enum { TEXT_MOST = 1 << 24, KINDS_MOST = 16, TRAIT_LEAST = 2 };
static const double COST = 5;

static struct {
	struct arena arena;
	struct str kinds[KINDS_MOST];
	uint32_t nkinds, kind;
	VEC(struct svm_text) texts;
} all;

static void fail(const char *what, struct str of)
{
	screen_print(stderr, "lean: %s: %.*s\n", what, STR_ARG(of));
	exit(1);
}

static uint32_t kind_of(struct str name)
{
	uint32_t k = 0;
	while (k < all.nkinds && !str_eq(all.kinds[k], name))
		k++;
	if (k == KINDS_MOST)
		fail("too many kinds", name);
	all.kinds[k] = name;
	all.nkinds += k == all.nkinds;
	return k;
}

static void read_line(struct str line)
{
	if (!line.n || line.p[0] == '#')
		return;
	if (!str_starts(line, STR("@@ "))) {
		if (!all.nkinds)
			fail("no line \"@@ KIND\" before", line);
		VEC_PUSH(&all.texts, &all.arena, ((struct svm_text){ talk_traits(line, &all.arena), all.kind }));
		return;
	}
	all.kind = kind_of(str_sub(line, 3, line.n));
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&all.arena);
	struct str text, line;
	struct err e = { 0 };
	if (argc != 3 || file_read(&text, argv[2], TEXT_MOST, &all.arena, &e))
		fail(argc != 3 ? "usage: lean NAME FILE" : e.text, STR(""));
	while (str_line(&text, &line))
		read_line(line);
	/* of two the first alone: the other is its opposite */
	svm_write(&out, str_c(argv[1]), all.texts.at, all.texts.n, all.kinds, all.nkinds == 2 ? 1 : all.nkinds,
		  TRAIT_LEAST, COST);
	screen_text(stdout, buf_str(&out));
	arena_release(&all.arena);
	return fflush(stdout) ? 1 : 0;
}
