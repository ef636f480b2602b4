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

static void wrap(struct buf *out, struct str text, unsigned indent, unsigned hang, unsigned width)
{
	struct str word;
	size_t column = indent;
	bool fresh = true;
	buf_add_repeat(out, ' ', indent);
	while (str_cut(&text, ' ', &word)) {
		size_t w = utf8_columns(word);
		if (!fresh && column + 1 + w > width) {
			buf_add_char(out, '\n');
			column = indent + hang;
			buf_add_repeat(out, ' ', column);
		} else if (!fresh) {
			buf_add_char(out, ' ');
			column++;
		}
		buf_add(out, word);
		column += w;
		fresh = false;
	}
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
