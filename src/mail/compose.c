/*
 * compose: writing a mail. One function for each kind of place that text can
 * go to: encoded word, address, id, body.
 */
#include "mail/compose.h"

#include <sodium.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/bug.h"
#include "base/byte.h"
#include "base/utf8.h"

#define LINE_MAX_PLAIN 78  /* RFC 5322, 2.1.1: what a line should not exceed */
#define LINE_MAX_QP 76     /* RFC 2045, 6.7 */
#define WORD_BYTES 42      /* of UTF-8 in an encoded word: 56 digits and 12 signs around them */
#define REFERENCES_MAX 900 /* bytes; a header line may have 998 */

/* ---- what may stand where ---- */

static bool is_id(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] <= ' ' || s.p[i] >= 0x7f || (strchr("<>", s.p[i]) && i && i + 1 < s.n))
			return false;
	return s.n > 2 && s.n <= 250 && *s.p == '<' && s.p[s.n - 1] == '>';
}

static bool is_kind(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!byte_is_small(s.p[i]) && !byte_is_digit(s.p[i]) && s.p[i] != '-')
			return false;
	return s.n > 0;
}

/* Printable ASCII that cannot be taken for an encoded word. */
static bool is_plain(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < ' ' || s.p[i] >= 0x7f)
			return false;
	return str_find(s, STR("=?")) == s.n && s.n <= 900;
}

/* ---- headers ---- */

/* Control characters become blanks, bytes that are no UTF-8 become U+FFFD. */
static struct str clean_text(struct arena *a, struct str s)
{
	struct buf b = buf_new(a);
	char bytes[4];

	for (size_t at = 0; at < s.n;) {
		uint32_t c = utf8_next(s, &at);
		bool control = c < ' ' || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;

		buf_add(&b, (struct str){ bytes, utf8_encode(control ? ' ' : c, bytes) });
	}
	return str_trim(buf_str(&b));
}

/* As many bytes of s as fit in an encoded word without cutting a character (RFC 2047, 5). */
static size_t word_length(struct str s)
{
	size_t n = s.n < WORD_BYTES ? s.n : WORD_BYTES;

	while (n < s.n && n && ((unsigned char)s.p[n] & 0xc0) == 0x80)
		n--;
	return n;
}

static void add_encoded_words(struct buf *b, struct str s)
{
	char coded[4 * WORD_BYTES];

	for (size_t n; s.n; s = str_sub(s, n, s.n)) {
		n = word_length(s);
		sodium_bin2base64(coded, sizeof coded, (const unsigned char *)s.p, n, sodium_base64_VARIANT_ORIGINAL);
		buf_addf(b, "=?utf-8?B?%s?=%s", coded, n < s.n ? "\n " : "");
	}
}

/* Folds at blanks; a word that is too long by itself stays whole (RFC 5322, 2.2.3). */
static void add_folded(struct buf *b, struct str s, size_t column)
{
	struct str word;

	for (bool first = true; str_cut(&s, ' ', &word); first = false) {
		if (!first && word.n && column + word.n + 1 > LINE_MAX_PLAIN) {
			buf_add_c(b, "\n");
			column = 0;
		}
		if (!first)
			buf_add_char(b, ' ');
		buf_add(b, word);
		column += word.n + 1;
	}
}

static void add_text_field(struct buf *b, const char *name, struct str text, struct arena *a)
{
	struct str s = clean_text(a, text);

	buf_addf(b, "%s: ", name);
	if (is_plain(s))
		add_folded(b, s, strlen(name) + 2);
	else
		add_encoded_words(b, s);
	buf_add_char(b, '\n');
}

static void add_from(struct buf *b, const struct letter *l, struct arena *a)
{
	struct str name = clean_text(a, l->from_name);

	buf_add_c(b, "From: ");
	if (name.n && is_plain(name) && str_find_char(name, '"') == name.n && str_find_char(name, '\\') == name.n)
		buf_addf(b, "\"%.*s\" ", STR_ARG(name));
	else if (name.n)
		add_encoded_words(b, name), buf_add_char(b, ' ');
	buf_addf(b, "<%.*s>\n", STR_ARG(l->from));
}

struct str letter_id(const struct letter *l, struct arena *a)
{
	struct str hex = hash_hex(a, &l->about), domain = address_domain(l->from);

	BUG_ON(!is_kind(l->kind));
	return str_printf(a, "<pbp.%.*s.%.*s.%08llx@%.*s>", STR_ARG(l->kind), 24, hex.p,
			  (unsigned long long)hash_fast(l->to) & 0xffffffffu, STR_ARG(domain));
}

/* The newest that fit, and before them the first: RFC 5322, 3.6.4, and what threading needs. */
static void add_references(struct buf *b, const struct letter *l, struct arena *a)
{
	struct buf ids = buf_new(a);
	struct str rest = l->references, id;

	while (str_cut(&rest, ' ', &id))
		if (is_id(id) && ids.n + id.n + l->in_reply_to.n < REFERENCES_MAX)
			buf_addf(&ids, "%.*s ", STR_ARG(id));
	if (is_id(l->in_reply_to))
		buf_add(&ids, l->in_reply_to);
	if (!ids.n)
		return;
	buf_add_c(b, "References: ");
	add_folded(b, str_trim(buf_str(&ids)), 12);
	buf_add_char(b, '\n');
}

static void add_header(struct buf *b, const struct letter *l, struct arena *a)
{
	struct str date = when_rfc5322(a, l->date), id = letter_id(l, a);

	add_from(b, l, a);
	buf_addf(b, "To: %.*s\n", STR_ARG(l->to));
	if (address_is_safe(l->reply_to))
		buf_addf(b, "Reply-To: %.*s\n", STR_ARG(l->reply_to));
	add_text_field(b, "Subject", l->subject, a);
	buf_addf(b, "Date: %.*s\nMessage-ID: %.*s\n", STR_ARG(date), STR_ARG(id));
	if (is_id(l->in_reply_to))
		buf_addf(b, "In-Reply-To: %.*s\n", STR_ARG(l->in_reply_to));
	add_references(b, l, a);
	/* RFC 3834, and what keeps Exchange from answering */
	buf_addf(b, "Auto-Submitted: auto-replied\nX-Auto-Response-Suppress: All\nX-Loop: %.*s\n", STR_ARG(l->from));
	buf_add_c(b, "MIME-Version: 1.0\n");
}

/* ---- bodies ---- */

/* Whether lines can go as they are: ASCII, short, nothing that a mail server would touch. */
static bool is_seven_bit(struct str text)
{
	struct str line;

	while (str_line(&text, &line)) {
		if (line.n > LINE_MAX_PLAIN || str_starts(line, STR("From ")) || str_eq(line, STR(".")) ||
		    str_ends(line, STR(" ")) || str_ends(line, STR("\t")))
			return false;
		for (size_t i = 0; i < line.n; i++)
			if ((line.p[i] < ' ' && line.p[i] != '\t') || line.p[i] == 0x7f)
				return false;
	}
	return true;
}

/* A blank at a line's end, "From " and a lone dot at its start would not arrive as they are. */
static bool must_be_coded(struct str line, size_t i)
{
	unsigned char c = (unsigned char)line.p[i];

	if (c == '=' || c >= 0x7f || (c < ' ' && c != '\t'))
		return true;
	if (byte_is_blank(c))
		return i + 1 == line.n;
	return i == 0 && (str_starts(line, STR("From ")) || str_eq(line, STR(".")));
}

static void add_coded(struct buf *b, unsigned char c)
{
	static const char digits[] = "0123456789ABCDEF";

	buf_add(b, (struct str){ (const char[]){ '=', digits[c >> 4], digits[c & 15] }, 3 });
}

static void add_qp_line(struct buf *b, struct str line)
{
	size_t column = 0;

	for (size_t i = 0; i < line.n; i++) {
		bool coded = must_be_coded(line, i);
		size_t width = coded ? 3 : 1;

		if (column + width > LINE_MAX_QP - 1) {
			buf_add_c(b, "=\n");
			column = 0;
		}
		if (coded)
			add_coded(b, (unsigned char)line.p[i]);
		else
			buf_add_char(b, line.p[i]);
		column += width;
	}
	buf_add_char(b, '\n');
}

static void add_body(struct buf *b, const char *type, struct str text)
{
	bool plain = is_seven_bit(text);
	struct str line;

	buf_addf(b, "Content-Type: %s; charset=utf-8\nContent-Transfer-Encoding: %s\n\n", type,
		 plain ? "7bit" : "quoted-printable");
	while (str_line(&text, &line)) {
		if (!plain) {
			add_qp_line(b, line);
			continue;
		}
		buf_add(b, line);
		buf_add_char(b, '\n');
	}
}

/* RFC 2045, in lines of 76. */
static void add_base64(struct buf *b, struct str s)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const unsigned char *p = (const unsigned char *)s.p;

	for (size_t i = 0; i < s.n; i += 3) {
		const uint32_t v = (uint32_t)p[i] << 16 | (i + 1 < s.n ? (uint32_t)p[i + 1] << 8 : 0) |
				   (i + 2 < s.n ? p[i + 2] : 0);

		buf_add_char(b, digits[v >> 18]);
		buf_add_char(b, digits[v >> 12 & 63]);
		buf_add_char(b, i + 1 < s.n ? digits[v >> 6 & 63] : '=');
		buf_add_char(b, i + 2 < s.n ? digits[v & 63] : '=');
		if (i % 57 == 54 || i + 3 >= s.n)
			buf_add_char(b, '\n');
	}
}

/* The HTML with the picture that it shows (RFC 2387). */
static void add_illustrated(struct buf *b, const struct letter *l, const char *boundary)
{
	buf_addf(b, "Content-Type: multipart/related; type=\"text/html\"; boundary=\"%s_r\"\n\n--%s_r\n", boundary,
		 boundary);
	add_body(b, "text/html", l->html);
	buf_addf(b,
		 "\n--%s_r\nContent-Type: image/png; name=\"board.png\"\nContent-Transfer-Encoding: base64\n"
		 "Content-ID: <%.*s>\nContent-Disposition: inline; filename=\"board.png\"\n\n",
		 boundary, STR_ARG(l->picture_id));
	add_base64(b, l->picture);
	buf_addf(b, "\n--%s_r--\n", boundary);
}

/* '_' and '=' together stand in no quoted-printable text: no line of a body can be the boundary. */
static const char *boundary_of(const struct letter *l, struct arena *a)
{
	return arena_printf(a, "=_pbp_%.*s", STR_ARG(hash_hex_short(a, &l->about)));
}

static void add_both(struct buf *b, const struct letter *l, struct arena *a)
{
	const char *boundary = boundary_of(l, a);

	buf_addf(b, "Content-Type: multipart/alternative; boundary=\"%s\"\n\n--%s\n", boundary, boundary);
	add_body(b, "text/plain", l->text);
	buf_addf(b, "\n--%s\n", boundary);
	if (l->picture.n)
		add_illustrated(b, l, boundary);
	else
		add_body(b, "text/html", l->html);
	buf_addf(b, "\n--%s--\n", boundary);
}

/* Behind the tag that opens the body, so that browsers show it; at the top where there is none. */
static struct str html_marked(struct str html, struct str line, struct arena *a)
{
	const struct str tag = STR("<body");
	size_t at = str_find(html, tag);

	if (at < html.n)
		at += str_find_char(str_sub(html, at, html.n), '>') + 1;
	if (at >= html.n)
		at = 0;
	return str_printf(a, "%.*s<p><small>%.*s</small></p>\n%.*s", STR_ARG(str_sub(html, 0, at)), STR_ARG(line),
			  STR_ARG(str_sub(html, at, html.n)));
}

struct letter letter_marked(const struct letter *l, struct arena *a)
{
	struct letter marked = *l;
	const bool game = is_kind(l->from_name) && !str_eq_c(l->from_name, "pbp");
	struct str line = game ? str_printf(a, "----- " LETTER_MARK ", game %.*s -----", STR_ARG(l->from_name))
			       : STR("----- " LETTER_MARK " -----");

	if (l->text.n || !l->html.n)
		marked.text = str_printf(a, "%.*s\n\n%.*s", STR_ARG(line), STR_ARG(l->text));
	if (l->html.n)
		marked.html = html_marked(l->html, line, a);
	return marked;
}

static void add_content(struct buf *b, const struct letter *l, struct arena *a)
{
	if (l->html.n && l->text.n)
		add_both(b, l, a);
	else if (l->picture.n)
		add_illustrated(b, l, boundary_of(l, a));
	else if (l->html.n)
		add_body(b, "text/html", l->html);
	else
		add_body(b, "text/plain", l->text);
}

/* What it says, and behind that a text to be kept (RFC 2183). */
static void add_mixed(struct buf *b, const struct letter *l, struct arena *a)
{
	const char *boundary = arena_printf(a, "=_with_%.*s", STR_ARG(hash_hex_short(a, &l->about)));

	buf_addf(b, "Content-Type: multipart/mixed; boundary=\"%s\"\n\n--%s\n", boundary, boundary);
	add_content(b, l, a);
	buf_addf(b, "\n--%s\nContent-Disposition: attachment; filename=\"%s\"\n", boundary, l->attached_as);
	add_body(b, arena_printf(a, "text/plain; name=\"%s\"", l->attached_as), l->attached);
	buf_addf(b, "\n--%s--\n", boundary);
}

int letter_write(struct str *out, const struct letter *l, struct arena *a, struct err *e)
{
	struct buf b = buf_new(a);

	if (!address_is_safe(l->to))
		return err_set(e, ERR_REFUSED, "a letter cannot go to such an address");
	if (!address_is_safe(l->from))
		return err_set(e, ERR_REFUSED, "a letter cannot come from such an address");
	add_header(&b, l, a);
	if (l->attached.n)
		add_mixed(&b, l, a);
	else
		add_content(&b, l, a);
	*out = buf_str(&b);
	return 0;
}
