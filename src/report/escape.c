/*
 * escape: what a player wrote, made harmless for one target each. Bidirectional
 * marks and control characters are dropped everywhere, they could make a line
 * look like another; a value never breaks its line.
 */
#include "base/byte.h"
#include "base/utf8.h"
#include "report/report.h"
#include "report/wrap.h"

static bool breaks_line(uint32_t c)
{
	return c == '\n' || c == '\t';
}

struct letter {
	uint32_t c;
	struct str before, behind; /* what is left of the value on both sides */
};
/* Writes what must stand before or instead of the letter; true when it stands instead. */
typedef bool (*special)(struct buf *out, const struct letter *l);

/* What no format minds: most of every text. */
static size_t end_of_plain(struct str s, size_t i)
{
	while (i < s.n && (byte_is_plain(s.p[i]) || s.p[i] == ' ' || s.p[i] == ','))
		i++;
	return i;
}

static void escape(struct buf *out, struct str s, special f)
{
	for (size_t i = 0; i < s.n;) {
		const size_t plain = end_of_plain(s, i);
		struct letter l = { .before = str_sub(s, 0, plain) };
		char bytes[4];

		buf_add(out, str_sub(s, i, plain));
		i = plain;
		if (i == s.n)
			return;
		l.c = utf8_next(s, &i);
		l.behind = str_sub(s, i, s.n);
		if (breaks_line(l.c))
			buf_add_char(out, ' ');
		else if (!utf8_paints(l.c) && !f(out, &l))
			buf_add(out, (struct str){ bytes, utf8_encode(l.c, bytes) });
	}
}

/* ---- HTML ---- */

static bool html_special(struct buf *out, const struct letter *l)
{
	const char *name = l->c == '&'    ? "&amp;"
			   : l->c == '<'  ? "&lt;"
			   : l->c == '>'  ? "&gt;"
			   : l->c == '"'  ? "&quot;"
			   : l->c == '\'' ? "&#39;"
					  : NULL;

	if (name)
		buf_add_c(out, name);
	return name != NULL;
}

void escape_html(struct buf *out, struct str s)
{
	escape(out, s, html_special);
}

/* ---- Markdown ---- */

static bool are_digits(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!byte_is_digit(s.p[i]))
			return false;
	return s.n > 0;
}

/* Only at the begin: bullets, headings, rules and numbers of lists. */
static bool opens_block(const struct letter *l)
{
	if (strchr("-+#=", (int)l->c))
		return !str_trim(l->before).n;
	return (l->c == '.' || l->c == ')') && are_digits(str_trim(l->before)) && !str_trim(str_sub(l->behind, 0, 1)).n;
}

/* GitHub makes links of what looks like one: "https:", "www.", "@". */
static bool opens_link(const struct letter *l)
{
	const size_t n = l->before.n;

	if (l->c == '.')
		return n >= 3 && str_eq_nocase(str_sub(l->before, n - 3, n), STR("www"));
	return l->c == '@' || (l->c == ':' && str_starts(l->behind, STR("/")));
}

/* CommonMark: any ASCII punctuation may stand behind a backslash. */
static bool markdown_special(struct buf *out, const struct letter *l)
{
	if (l->c && l->c < 0x80 && (strchr("\\`*_[]<>|~&$", (int)l->c) || opens_block(l) || opens_link(l)))
		buf_add_char(out, '\\');
	return false;
}

void escape_markdown(struct buf *out, struct str s)
{
	escape(out, s, markdown_special);
}

/* ---- BBCode ---- */

/* There is no escape in BBCode: brackets become look-alikes; a blank keeps "8)" and "(c)" from
 * being made into pictures. */
static bool bbcode_special(struct buf *out, const struct letter *l)
{
	if (l->c == '[' || l->c == ']') {
		buf_add_char(out, l->c == '[' ? '(' : ')');
		return true;
	}
	if (l->c == ')' && l->before.n && strchr("8cCrRmM:;", l->before.p[l->before.n - 1]))
		buf_add_char(out, ' ');
	return false;
}

void escape_bbcode(struct buf *out, struct str s)
{
	escape(out, s, bbcode_special);
}

/* ---- terminals, and JSON, whose writer does the rest ---- */

static bool nothing_special(struct buf *out, const struct letter *l)
{
	(void)out;
	(void)l;
	return false;
}

void escape_terminal(struct buf *out, struct str s)
{
	escape(out, s, nothing_special);
}

enum { SHORT_COLUMNS = 60 };

/* X6: no text of a mail reaches a terminal or a letter as it came. */
struct str escape_short(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);
	escape_terminal(&b, text);
	const size_t n = utf8_fit(buf_str(&b), SHORT_COLUMNS);
	return n < b.n ? str_printf(a, "%.*s...", (int)n, b.p) : buf_str(&b);
}
