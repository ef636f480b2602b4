/*
 * board: reading a file as lines and blocks; what its readers ask of it.
 */
#include "base/board.h"

#include "base/board_build.h"
#include "base/buf.h"
#include "base/bug.h"

#include "board.tab.h"
#include "board.lex.h"

#include <stdarg.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define SCANNER_TAIL 2 /* NULs that flex wants behind the text */

void board_add_word(struct board_build *b, const struct board_word *word)
{
	VEC_PUSH(&b->words, b->scratch, *word);
}

static const struct board_word *take_words(struct board_build *b, size_t n)
{
	struct board_word *words = ARENA_ARRAY(b->arena, struct board_word, n);

	memcpy(words, b->words.at, n * sizeof *words);
	b->words.n = 0;
	return words;
}

struct board_line board_text(struct board_build *b, struct board_extent extent)
{
	struct board_line line = {
		.at = { extent.from, extent.from },
		.raw = str_sub(b->scan.text, extent.from, extent.to),
		.line = extent.line,
		.indent = extent.indent,
		.nwords = b->words.n,
	};

	if (line.nwords) {
		line.at.to = VEC_LAST(&b->words)->at.to;
		line.words = take_words(b, line.nwords);
	}
	return line;
}

void board_add_line(struct board_build *b, struct board_line line, struct board_block block)
{
	line.block = block.lines;
	line.nblock = block.n;
	VEC_PUSH(&b->lines, b->scratch, line);
}

struct board_block board_take_lines(struct board_build *b, size_t first)
{
	size_t n = b->lines.n - first;
	struct board_line *lines = ARENA_ARRAY(b->arena, struct board_line, n);

	if (n)
		memcpy(lines, b->lines.at + first, n * sizeof *lines);
	b->lines.n = first;
	return (struct board_block){ lines, n };
}

/*
 * The scanner's copy of the text. At each NUL within a token flex goes over the
 * token again, which would be quadratic; any other byte of a word does as well,
 * since texts are taken from the source.
 */
static char *scanner_copy(struct arena *a, struct str text)
{
	char *copy = arena_alloc(a, text.n + SCANNER_TAIL, 1);

	for (size_t i = 0; i < text.n; i++)
		copy[i] = text.p[i] ? text.p[i] : '\1';
	return copy;
}

static void run(struct board_build *b, struct str text)
{
	uint32_t skipped = str_starts(text, STR(BYTE_ORDER_MARK)) ? sizeof BYTE_ORDER_MARK - 1 : 0;
	struct str rest = str_sub(text, skipped, text.n);

	b->scan.text = text;
	b->scan.arena = b->arena;
	b->scan.to = skipped;
	b->scan.here = (struct board_extent){ .from = skipped, .to = skipped, .line = 1 };
	BUG_ON(board_flexlex_init_extra(&b->scan, (yyscan_t *)&b->scanner));
	BUG_ON(!board_flex_scan_buffer(scanner_copy(b->scratch, rest), rest.n + SCANNER_TAIL, b->scanner));
	BUG_ON(board_yyparse(b));
	board_flexlex_destroy(b->scanner);
}

int board_parse(struct board *out, const struct source *s, struct arena *a, struct err *e)
{
	struct arena scratch = ARENA_INIT;
	struct board_build b = { .arena = a, .scratch = &scratch };

	if (s->nlines > BOARD_LINES_MOST || s->text.n > INT32_MAX - SCANNER_TAIL)
		return err_set(e, ERR_LIMIT, "%.*s: more than %d lines or 2 GiB", STR_ARG(s->name), BOARD_LINES_MOST);
	run(&b, s->text);
	arena_release(&scratch);
	if (b.layout.too_deep)
		return err_set(e, ERR_LIMIT, "%.*s:%u: more than %d blocks in each other", STR_ARG(s->name),
			       b.scan.here.line, BOARD_DEPTH_MOST);
	*out = (struct board){ .source = s, .lines = b.all.lines, .nlines = b.all.n };
	return 0;
}

int board_error(struct err *e, const struct board *b, struct span at, const char *fmt, ...)
{
	struct arena a = ARENA_INIT;
	va_list args;
	int code;

	va_start(args, fmt);
	code = err_set(e, ERR_SYNTAX, "%.*s:%zu:%zu: %s", STR_ARG(b->source->name), source_line_of(b->source, at.from),
		       source_column_of(b->source, at.from), arena_vprintf(&a, NULL, fmt, args));
	va_end(args);
	arena_release(&a);
	return code;
}

static uint32_t least_indent(const struct board_line *l)
{
	uint32_t least = UINT32_MAX;

	for (size_t i = 0; i < l->nblock; i++)
		if (l->block[i].raw.n && l->block[i].indent < least)
			least = l->block[i].indent;
	return least;
}

/* Goes as deep as blocks do, BOARD_DEPTH_MOST at most. */
static void add_block(struct buf *out, const struct board_line *l, uint32_t indent)
{
	for (size_t i = 0; i < l->nblock; i++) {
		const struct board_line *line = &l->block[i];

		if (line->raw.n && line->indent > indent)
			buf_add_repeat(out, ' ', line->indent - indent);
		buf_add(out, line->raw);
		buf_add_char(out, '\n');
		add_block(out, line, indent);
	}
}

struct str board_block_text(struct arena *a, const struct board_line *l)
{
	struct buf out = buf_new(a);

	add_block(&out, l, least_indent(l));
	return buf_str(&out);
}

const struct board_word *board_value(const struct board_line *l, const char *key)
{
	for (size_t i = 0; i < l->nwords; i++)
		if (l->words[i].key.n && str_eq_c(l->words[i].key, key))
			return &l->words[i];
	return NULL;
}

bool board_word_is(const struct board_line *l, size_t i, const char *text)
{
	return i < l->nwords && !l->words[i].key.n && str_eq_c(l->words[i].text, text);
}
