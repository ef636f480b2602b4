/*
 * escape: what a player wrote, made harmless for one target each. Bidirectional
 * marks and control characters are dropped everywhere: they could make a line
 * look like another.
 */
#include "base/utf8.h"
#include "report/report.h"

/* U+200E, U+200F, U+202A..E, U+2066..9, U+061C: they turn the direction of what follows */
static bool turns_direction(uint32_t c)
{
	return c == 0x200e || c == 0x200f || c == 0x61c || (c >= 0x202a && c <= 0x202e) ||
	       (c >= 0x2066 && c <= 0x2069);
}

static bool is_control(uint32_t c)
{
	return (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
}

typedef bool (*special)(struct buf *out, uint32_t c);

static void escape(struct buf *out, struct str s, special f)
{
	for (size_t i = 0; i < s.n;) {
		char bytes[4];
		uint32_t c = utf8_next(s, &i);
		if (is_control(c) || turns_direction(c) || f(out, c))
			continue;
		buf_add(out, (struct str){ bytes, utf8_encode(c, bytes) });
	}
}

static bool html_special(struct buf *out, uint32_t c)
{
	const char *name = c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" :
			   c == '"' ? "&quot;" : c == '\'' ? "&#39;" : NULL;
	if (name)
		buf_add_c(out, name);
	return name != NULL;
}

void escape_html(struct buf *out, struct str s)
{
	escape(out, s, html_special);
}

/* CommonMark: any ASCII punctuation may stand behind a backslash */
static bool markdown_special(struct buf *out, uint32_t c)
{
	if (c && c < 0x80 && strchr("\\`*_{}[]<>()#+!|~&", (int)c))
		buf_add_char(out, '\\');
	return false;
}

void escape_markdown(struct buf *out, struct str s)
{
	escape(out, s, markdown_special);
}

/* There is no escape in BBCode: brackets become look-alikes. */
static bool bbcode_special(struct buf *out, uint32_t c)
{
	if (c != '[' && c != ']')
		return false;
	buf_add_char(out, c == '[' ? '(' : ')');
	return true;
}

void escape_bbcode(struct buf *out, struct str s)
{
	escape(out, s, bbcode_special);
}

void escape_json(struct buf *out, struct str s)
{
	for (size_t i = 0; i < s.n;) {
		char bytes[4];
		uint32_t c = utf8_next(s, &i);
		if (c == '"' || c == '\\')
			buf_addf(out, "\\%c", (int)c);
		else if (c < 0x20 || c == 0x7f || turns_direction(c))
			buf_addf(out, "\\u%04x", c);
		else
			buf_add(out, (struct str){ bytes, utf8_encode(c, bytes) });
	}
}

static bool nothing_special(struct buf *out, uint32_t c)
{
	(void)out;
	(void)c;
	return false;
}

void escape_terminal(struct buf *out, struct str s)
{
	escape(out, s, nothing_special);
}
