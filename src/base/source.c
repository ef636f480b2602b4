/*
 * source: from byte offsets to lines and columns.
 */
#include "base/source.h"

#include "base/arena.h"
#include "base/bug.h"
#include "base/utf8.h"

/* LF, CRLF and CR end a line. The offset behind the end of the line that from lies in. */
static size_t next_line(struct str text, size_t from)
{
	from = str_line_end(text, from);
	if (from + 1 < text.n && text.p[from] == '\r' && text.p[from + 1] == '\n')
		from++;
	return from < text.n ? from + 1 : from;
}

static size_t count_lines(struct str text)
{
	size_t n = 1;

	for (size_t at = next_line(text, 0); at < text.n; at = next_line(text, at))
		n++;
	return n;
}

struct source source_new(struct arena *a, struct str name, struct str text)
{
	struct source s = { .text = text, .name = name };
	size_t at = 0;

	BUG_ON(text.n >= UINT32_MAX);
	s.nlines = count_lines(text);
	s.line_start = ARENA_ARRAY(a, uint32_t, s.nlines);
	for (size_t i = 0; i < s.nlines; i++, at = next_line(text, at))
		s.line_start[i] = (uint32_t)at;
	return s;
}

struct str source_text(const struct source *s, struct span at)
{
	return str_sub(s->text, at.from, at.to);
}

size_t source_line_of(const struct source *s, uint32_t offset)
{
	size_t low = 0, high = s->nlines; /* line_start[low] <= offset < line_start[high] */

	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;

		if (s->line_start[middle] <= offset)
			low = middle;
		else
			high = middle;
	}
	return low + 1;
}

struct span source_line_span(const struct source *s, size_t line)
{
	struct span at;

	BUG_ON(!line || line > s->nlines);
	at.from = s->line_start[line - 1];
	at.to = line < s->nlines ? s->line_start[line] : (uint32_t)s->text.n;
	if (at.to > at.from && s->text.p[at.to - 1] == '\n')
		at.to--;
	if (at.to > at.from && s->text.p[at.to - 1] == '\r')
		at.to--;
	return at;
}

size_t source_column_of(const struct source *s, uint32_t offset)
{
	struct span line = source_line_span(s, source_line_of(s, offset));
	struct str before = source_text(s, (struct span){ line.from, offset });
	size_t column = 1;

	for (size_t at = 0; at < before.n;) {
		uint32_t c = utf8_next(before, &at);

		column += c == '\t' ? 1 : utf8_width(c);
	}
	return column;
}

struct span span_join(struct span a, struct span b)
{
	if (span_is_empty(a))
		return b;
	if (span_is_empty(b))
		return a;
	return (struct span){ a.from < b.from ? a.from : b.from, a.to > b.to ? a.to : b.to };
}

bool span_is_empty(struct span s)
{
	return s.from >= s.to;
}
