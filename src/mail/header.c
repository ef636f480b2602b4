/*
 * header: finding fields. One pass over the bytes; every value is copied once.
 */
#include "mail/header.h"

#include "base/byte.h"
#include "base/vec.h"

#define JUNK_LINES 5

static size_t line_end(struct str raw, size_t from)
{
	const char *lf = memchr(raw.p + from, '\n', raw.n - from);

	return lf ? (size_t)(lf - raw.p) + 1 : raw.n;
}

static bool is_empty_line(struct str line)
{
	return line.n == 0 || *line.p == '\n' || (*line.p == '\r' && (line.n == 1 || line.p[1] == '\n'));
}

/* The length of the field name that the line begins with; 0 for a line that is no field. */
static size_t name_length(struct str line, size_t *value)
{
	size_t n = 0, colon;

	while (n < line.n && line.p[n] > ' ' && line.p[n] < 0x7f && line.p[n] != ':')
		n++;
	for (colon = n; colon < line.n && byte_is_blank(line.p[colon]); colon++)
		;
	if (colon == line.n || line.p[colon] != ':')
		return 0;
	*value = colon + 1;
	return n;
}

/* A From_ line that a mail server left at the top. */
static bool is_envelope(struct str line)
{
	return str_starts(line, STR("From ")) || str_starts(line, STR(">From "));
}

/* Within a few lines and before an empty one. */
bool header_goes_on(struct str raw, size_t at)
{
	for (int i = 0; i < JUNK_LINES && at < raw.n; i++, at = line_end(raw, at)) {
		struct str line = str_sub(raw, at, line_end(raw, at));
		size_t ignored;

		if (is_empty_line(line))
			return false;
		if (name_length(line, &ignored))
			return true;
	}
	return false;
}

/*
 * A header ends at an empty line. Where that is missing, the first line that is no field begins the
 * text, as mail servers have it, unless fields go on behind it.
 */
size_t header_length(struct str raw)
{
	size_t ignored;

	for (size_t at = 0, end; at < raw.n; at = end) {
		struct str line;

		end = line_end(raw, at);
		line = str_sub(raw, at, end);
		if (is_empty_line(line))
			return end;
		if (!byte_is_blank(*line.p) && !name_length(line, &ignored) && !is_envelope(line) &&
		    !header_goes_on(raw, end))
			return at;
	}
	return raw.n;
}

static struct str unfolded(struct str folded, struct arena *a)
{
	char *p = arena_alloc(a, folded.n + 1, 1);
	size_t n = 0;

	for (size_t i = 0; i < folded.n; i++) {
		unsigned char c = (unsigned char)folded.p[i];

		if (c >= ' ' && c != 0x7f)
			p[n++] = (char)c;
		else if (c == '\t')
			p[n++] = ' ';
	}
	return str_trim((struct str){ p, n });
}

/* The end of the field or junk that starts at from: behind its continuation lines. */
static size_t field_end(struct str raw, size_t from, size_t limit)
{
	size_t end = line_end(raw, from);

	while (end < limit && byte_is_blank(raw.p[end]))
		end = line_end(raw, end);
	return end;
}

void header_parse(struct header *out, struct str raw, struct arena *a)
{
	VEC(struct field) fields = { 0 };
	struct str top;

	out->body = header_length(raw);
	top = str_sub(raw, 0, out->body);
	for (size_t at = 0, end; at < top.n; at = end) {
		size_t value, n;

		end = field_end(top, at, top.n);
		n = name_length(str_sub(top, at, end), &value);
		if (n)
			VEC_PUSH(&fields, a,
				 ((struct field){ str_sub(top, at, at + n),
						  unfolded(str_sub(top, at + value, end), a) }));
	}
	out->fields = fields.at;
	out->n = fields.n;
}

struct str header_get(const struct header *h, const char *name)
{
	for (size_t i = 0; i < h->n; i++)
		if (str_eq_nocase(h->fields[i].name, str_c(name)))
			return h->fields[i].value;
	return STR_NONE;
}

size_t header_count(const struct header *h, const char *name)
{
	size_t n = 0;

	for (size_t i = 0; i < h->n; i++)
		n += str_eq_nocase(h->fields[i].name, str_c(name));
	return n;
}

size_t header_skip_comment(struct str s, size_t at)
{
	size_t depth = 0;

	for (; at < s.n; at++) {
		if (s.p[at] == '\\')
			at++;
		else if (s.p[at] == '(')
			depth++;
		else if (s.p[at] == ')' && --depth == 0)
			return at + 1;
	}
	return s.n;
}

struct str header_token(struct str value)
{
	size_t at = 0, from;

	while (at < value.n && (byte_is_blank(value.p[at]) || value.p[at] == '('))
		at = value.p[at] == '(' ? header_skip_comment(value, at) : at + 1;
	for (from = at; at < value.n && !strchr("; \t(", value.p[at]); at++)
		;
	return str_sub(value, from, at);
}
