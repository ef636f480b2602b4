/*
 * diag: mistakes as data, and how they are shown. What is shown of a player's
 * text has no control characters, no bad bytes and nothing that turns the
 * direction of writing; the work for one diag does not grow with its line.
 */
#include "base/diag.h"

#include "base/utf8.h"

#define INDENT "    "
#define WINDOW 68 /* columns of a line that are shown */
#define LEAD 24   /* of them before the span, where the line is longer */
#define FAR 10000 /* bytes into a line behind which no column is counted */
#define CUT "..."

void diags_init(struct diags *d, struct arena *a)
{
	*d = (struct diags){ .arena = a };
}

void diag_add(struct diags *d, const struct diag *diag)
{
	struct diag *copy = VEC_ADD(&d->list, d->arena);

	*copy = *diag;
	copy->code = str_dup(d->arena, diag->code);
	copy->rule = str_dup(d->arena, diag->rule);
	copy->what = str_dup(d->arena, diag->what);
	copy->detail = str_dup(d->arena, diag->detail);
	copy->hint = str_dup(d->arena, diag->hint);
}

static bool is_control(uint32_t c)
{
	return c < ' ' || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
}

static bool turns_direction(uint32_t c)
{
	return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
	       (c >= 0x2066 && c <= 0x2069);
}

/* The character as it is shown; 0 for not at all. */
static uint32_t shown(uint32_t c)
{
	if (is_control(c))
		return ' ';
	return turns_direction(c) ? 0 : c;
}

static void add_shown(struct buf *out, struct str s)
{
	for (size_t at = 0; at < s.n;) {
		uint32_t c = shown(utf8_next(s, &at));
		char bytes[4];

		if (c)
			buf_add(out, (struct str){ bytes, utf8_encode(c, bytes) });
	}
}

static size_t shown_columns(struct str s)
{
	size_t columns = 0;

	for (size_t at = 0; at < s.n;) {
		uint32_t c = shown(utf8_next(s, &at));

		columns += c ? utf8_width(c) : 0;
	}
	return columns;
}

/* What a character takes of the window; at least one, so that heaps of marks have an end too. */
static size_t share_of(uint32_t c)
{
	unsigned width = utf8_width(c);

	return width ? width : 1;
}

/* Where a stretch from at on ends that takes no more than columns. */
static size_t forward(struct str line, size_t at, size_t columns)
{
	while (at < line.n) {
		size_t next = at, share = share_of(utf8_next(line, &next));

		if (share > columns)
			break;
		columns -= share;
		at = next;
	}
	return at;
}

static size_t character_before(struct str line, size_t at)
{
	size_t from = at > 4 ? at - 4 : 0, next;

	for (; from < at; from++) {
		next = from;
		utf8_next(line, &next);
		if (next == at)
			return from;
	}
	return at - 1;
}

/* Where a stretch up to at begins that takes no more than columns. */
static size_t backward(struct str line, size_t at, size_t columns)
{
	while (at > 0) {
		size_t from = character_before(line, at), next = from;
		size_t share = share_of(utf8_next(line, &next));

		if (share > columns)
			break;
		columns -= share;
		at = from;
	}
	return at;
}

/* The part of a line that is shown around a place in it. */
static struct span window_of(struct str line, size_t at)
{
	size_t from = 0, to = forward(line, 0, WINDOW);

	if (to < line.n) {
		from = backward(line, at, LEAD);
		to = forward(line, from, WINDOW - 2 * strlen(CUT));
		if (to == line.n)
			from = backward(line, to, WINDOW - strlen(CUT));
	}
	return (struct span){ (uint32_t)from, (uint32_t)to };
}

/* The line with the span, and a line of carets below it; at is of the line, not of the text. */
static void add_quote(struct buf *out, struct str line, struct span at)
{
	struct span w = window_of(line, at.from);
	size_t to = at.to < w.to ? at.to : w.to;
	size_t marked = shown_columns(str_sub(line, at.from, to));

	buf_add_c(out, INDENT);
	buf_add_c(out, w.from ? CUT : "");
	add_shown(out, str_sub(line, w.from, w.to));
	buf_add_c(out, w.to < line.n ? CUT "\n" : "\n");

	buf_add_c(out, INDENT);
	buf_add_repeat(out, ' ', w.from ? strlen(CUT) : 0);
	buf_add_repeat(out, ' ', shown_columns(str_sub(line, w.from, at.from)));
	buf_add_char(out, '^');
	buf_add_repeat(out, '~', marked > 1 ? marked - 1 : 0);
	buf_add_char(out, '\n');
}

static void add_place(struct buf *out, const struct source *s, struct span at)
{
	size_t line = source_line_of(s, at.from);

	buf_addf(out, "line %zu", line);
	if (at.from - source_line_span(s, line).from < FAR)
		buf_addf(out, ", column %zu", source_column_of(s, at.from));
	buf_add_c(out, ": ");
}

static void add_extra(struct buf *out, struct str text)
{
	if (!text.n)
		return;
	buf_add_c(out, INDENT);
	add_shown(out, text);
	buf_add_char(out, '\n');
}

static struct span clamped(struct span at, struct span line)
{
	at.from = at.from < line.to ? at.from : line.to;
	at.to = at.to < line.to ? at.to : line.to;
	return (struct span){ at.from - line.from, at.to - line.from };
}

void diag_render(struct buf *out, const struct diag *d, const struct source *s)
{
	static const char *const grades[] = { "note: ", "warning: ", "" };
	bool placed = d->at.to > 0;
	struct span line = source_line_span(s, source_line_of(s, d->at.from));

	if (placed)
		add_place(out, s, d->at);
	buf_add_c(out, grades[d->severity]);
	add_shown(out, d->what);
	if (d->rule.n)
		buf_addf(out, " [%.*s]", STR_ARG(d->rule));
	buf_add_char(out, '\n');
	if (placed)
		add_quote(out, source_text(s, line), clamped(d->at, line));
	add_extra(out, d->detail);
	add_extra(out, d->hint);
}
