/*
 * ends: learns what src/order/ends.c knows, of grammar/ends.examples: lines under "@@ kind", each a clause or a sentence. Those of the
 * names in "@own ..." and "@other ..." are the writer and another. usage: ends FILE >ends.inc
 */
#include <stdlib.h>

#include "svm.h"

#include "base/file.h"
#include "base/screen.h"
#include "base/vec.h"
#include "order/ends_traits.h"

enum { TEXT_MOST = 1 << 24, TRAIT_LEAST = 1, KINDS = 16 };
static const double COST = 0.5;

static struct {
	struct arena arena;
	struct str own, other; /* names, blanks between */
	struct str kinds[KINDS];
	uint32_t nkinds;
	VEC(struct svm_text) texts;
} all;

static void fail(const char *what)
{
	screen_print(stderr, "ends: %s\n", what);
	exit(1);
}

static bool is_among(struct str list, struct str word)
{
	struct str one;
	while (str_cut(&list, ' ', &one))
		if (str_eq(one, word))
			return true;
	return false;
}

static enum ends_word read_word(void *context, struct str word)
{
	(void)context;
	return is_among(all.own, word) ? ENDS_OWN : is_among(all.other, word) ? ENDS_OTHER : ENDS_WORD;
}

static void begin_kind(struct str name)
{
	if (all.nkinds == KINDS)
		fail("too many kinds");
	all.kinds[all.nkinds++] = name;
}

static void read_line(struct str line)
{
	if (str_starts(line, STR("@own ")))
		all.own = str_sub(line, 5, line.n);
	else if (str_starts(line, STR("@other ")))
		all.other = str_sub(line, 7, line.n);
	else if (str_starts(line, STR("@@ ")))
		begin_kind(str_sub(line, 3, line.n));
	else if (!all.nkinds)
		fail("a line before the first kind");
	else
		VEC_PUSH(&all.texts, &all.arena,
			 ((struct svm_text){ ends_traits(line, read_word, NULL, &all.arena), all.nkinds - 1 }));
}

int main(int argc, char **argv)
{
	struct buf out = buf_new(&all.arena);
	struct str text, line;
	struct err e = { 0 };
	if (argc != 2 || file_read(&text, argv[1], TEXT_MOST, &all.arena, &e))
		fail(argc != 2 ? "usage: ends FILE" : e.text);
	while (str_line(&text, &line))
		if (line.n && line.p[0] != '#')
			read_line(line);
	svm_write(&out, STR("ended"), all.texts.at, all.texts.n, all.kinds, all.nkinds, TRAIT_LEAST, COST);
	screen_text(stdout, buf_str(&out));
	arena_release(&all.arena);
	return fflush(stdout) ? 1 : 0;
}
