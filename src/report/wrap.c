/*
 * wrap: see wrap.h.
 */
#include "base/utf8.h"
#include "report/wrap.h"

size_t utf8_fit(struct str s, size_t columns)
{
	size_t used = 0;

	for (size_t i = 0; i < s.n;) {
		size_t next = i;

		used += utf8_width(utf8_next(s, &next));
		if (used > columns)
			return i;
		i = next;
	}
	return s.n;
}

struct lines {
	struct buf *out;
	size_t column, hang, width;
	bool fresh; /* nothing stands in the line but its indent */
};

static void next_line(struct lines *l)
{
	buf_add_char(l->out, '\n');
	buf_add_repeat(l->out, ' ', l->hang);
	l->column = l->hang;
	l->fresh = true;
}

/* A no-break blank has kept its word together; on paper it is a blank. */
static void add_piece(struct lines *l, struct str piece)
{
	static const struct str no_break = { "\xc2\xa0", 2 };

	l->column += utf8_columns(piece);
	l->fresh = false;
	while (piece.n) {
		size_t at = str_find(piece, no_break);

		buf_add(l->out, str_sub(piece, 0, at));
		if (at < piece.n)
			buf_add_char(l->out, ' ');
		piece = str_sub(piece, at + no_break.n, piece.n);
	}
}

static void add_word(struct lines *l, struct str word)
{
	size_t n;

	if (!l->fresh && l->column + 1 + utf8_columns(word) > l->width)
		next_line(l);
	if (!l->fresh) {
		buf_add_char(l->out, ' ');
		l->column++;
	}
	/* one that is longer than a line is cut */
	while ((n = utf8_fit(word, l->width - l->column)) < word.n && n > 0) {
		add_piece(l, str_sub(word, 0, n));
		word = str_sub(word, n, word.n);
		next_line(l);
	}
	add_piece(l, word);
}

static void wrap(struct buf *out, struct str text, unsigned indent, unsigned hang, unsigned width)
{
	struct lines l = { out, indent, indent + hang, width, true };
	struct str word;

	buf_add_repeat(out, ' ', indent);
	while (str_cut(&text, ' ', &word))
		add_word(&l, word);
	buf_add_char(out, '\n');
}

void wrap_text(struct buf *out, struct str text, unsigned indent, unsigned width)
{
	wrap(out, text, indent, 2, width);
}

void wrap_paragraph(struct buf *out, struct str text, unsigned indent, unsigned width)
{
	wrap(out, text, indent, 0, width);
}

void wrap_as_is(struct buf *out, struct str line)
{
	struct lines l = { .out = out };

	add_piece(&l, line);
	buf_add_char(out, '\n');
}

static size_t leading_blanks(struct str line)
{
	size_t n = 0;

	while (n < line.n && line.p[n] == ' ')
		n++;
	return n;
}

void wrap_lines(struct buf *out, struct str text, unsigned width)
{
	struct str line;

	while (str_line(&text, &line)) {
		size_t margin = leading_blanks(line);

		if (utf8_columns(line) > width && margin < width / 2) {
			wrap(out, str_sub(line, margin, line.n), (unsigned)margin, margin ? 2 : 0, width);
			continue;
		}
		buf_add(out, line);
		buf_add_char(out, '\n');
	}
}
