/*
 * mime: GMime, kept on a short lead. It gets a header of Content-* fields that
 * we wrote ourselves and the body as it came, after a count of what could open
 * a part: its memory then has a bound. Its mbox mode, its charset conversion
 * and its address parser are not used.
 */
#include "mail/mime.h"

#include <gmime/gmime.h>

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "mail/charset.h"
#include "mail/limits.h"
#include "mail/transfer.h"

#define JUNK_MAX 1000

struct walk {
	struct arena *arena;
	size_t nparts;
	enum mime_trouble trouble;
};

static void begin(void)
{
	static gsize begun;

	if (g_once_init_enter(&begun)) {
		g_mime_init();
		g_once_init_leave(&begun, 1);
	}
}

/* ---- before GMime sees it ---- */

/*
 * The library makes an object of every part and keeps all of its header. A part begins with a line
 * "--boundary", an inner mail with an empty line; so lines that begin with "--" bound the parts, and
 * lines that look like fields, between two empty ones, bound a header.
 */
static bool looks_like_field(const char *p, const char *end, bool in_field)
{
	if (byte_is_blank(*p))
		return in_field;
	while (p<end && * p> ' ' && *p < 0x7f && *p != ':')
		p++;
	while (p < end && byte_is_blank(*p))
		p++;
	return p < end && *p == ':';
}

static bool is_empty_line(const char *p, const char *end)
{
	return *p == '\n' || (*p == '\r' && p + 1 < end && p[1] == '\n');
}

static enum mime_trouble looks_bounded(struct str body)
{
	size_t openers = 0, header = 0;
	const char *end = body.p + body.n;
	bool in_field = false;

	for (const char *p = body.p, *next; p < end; p = next) {
		const char *lf = memchr(p, '\n', (size_t)(end - p));

		next = lf ? lf + 1 : end;
		openers += next - p > 2 && p[0] == '-' && p[1] == '-';
		if (is_empty_line(p, end))
			header = 0;
		in_field = looks_like_field(p, next, in_field);
		header += in_field ? (size_t)(next - p) : 0;
		if (header > MAIL_MAX_HEADER)
			return MIME_HEADER_TOO_LARGE;
		if (openers > 2 * MAIL_MAX_PARTS)
			return MIME_TOO_MANY_PARTS;
	}
	return MIME_FINE;
}

static bool can_hold_parts(const struct header *h)
{
	struct str type = header_token(header_get(h, "Content-Type"));

	return str_starts_nocase(type, STR("multipart/")) || str_starts_nocase(type, STR("message/"));
}

/* ---- the tree ---- */

static bool param_is(GMimeContentType *type, const char *name, const char *value)
{
	const char *v = g_mime_content_type_get_parameter(type, name);

	return v && !g_ascii_strcasecmp(v, value);
}

static struct str parameter(GMimeContentType *type, const char *name, struct arena *a)
{
	return str_dup(a, str_c(g_mime_content_type_get_parameter(type, name)));
}

static struct str without_brackets(struct str s)
{
	return s.n > 1 && *s.p == '<' ? str_sub(s, 1, s.n - 1) : s;
}

static bool is_type(struct str token)
{
	size_t slash = str_find_char(token, '/');

	return slash > 0 && slash + 1 < token.n;
}

/* RFC 2045, 5.2: what is no type at all is plain text. */
static struct str type_name(GMimeObject *object, struct arena *a)
{
	const char *written = g_mime_object_get_header(object, "Content-Type");
	GMimeContentType *type = g_mime_object_get_content_type(object);
	char *name;
	struct str s;

	if (written && !is_type(header_token(str_c(written))))
		return STR("text/plain");
	name = g_mime_content_type_get_mime_type(type);
	s = str_lower(a, str_c(name), 0);

	g_free(name);
	return s;
}

static void read_leaf(struct mime_part *out, GMimePart *part, struct arena *a)
{
	out->name = str_dup(a, str_c(g_mime_part_get_filename(part)));
	out->content = part;
}

static void read_properties(struct mime_part *out, GMimeObject *object, struct arena *a)
{
	GMimeContentType *type = g_mime_object_get_content_type(object);
	const char *disposition = g_mime_object_get_disposition(object);

	out->type = type_name(object, a);
	out->charset = parameter(type, "charset", a);
	out->flowed = param_is(type, "format", "flowed");
	out->delsp = param_is(type, "delsp", "yes");
	out->start = without_brackets(parameter(type, "start", a));
	out->id = without_brackets(str_dup(a, str_c(g_mime_object_get_content_id(object))));
	/* RFC 2183, 2.8: what is neither inline nor known is an attachment */
	out->attachment = disposition && g_ascii_strcasecmp(disposition, "inline") != 0;
}

/* Recursion is bounded by MAIL_MAX_DEPTH. */
static void read_part(struct mime_part *out, GMimeObject *object, size_t depth, struct walk *w)
{
	GMimeMultipart *multipart;

	if (depth > MAIL_MAX_DEPTH || ++w->nparts > MAIL_MAX_PARTS) {
		w->trouble = depth > MAIL_MAX_DEPTH ? MIME_TOO_DEEP : MIME_TOO_MANY_PARTS;
		return;
	}
	read_properties(out, object, w->arena);
	if (GMIME_IS_PART(object))
		read_leaf(out, GMIME_PART(object), w->arena);
	if (!GMIME_IS_MULTIPART(object))
		return;
	multipart = GMIME_MULTIPART(object);
	out->nparts = (size_t)g_mime_multipart_get_count(multipart);
	out->parts = ARENA_ARRAY(w->arena, struct mime_part, out->nparts);
	for (size_t i = 0; i < out->nparts && !w->trouble; i++)
		read_part(&out->parts[i], g_mime_multipart_get_part(multipart, (int)i), depth + 1, w);
}

/* ---- feeding GMime ---- */

/* Bytes that are not ours to free stay in place: GMime reads them where they lie. */
static GMimeStream *stream_over(struct str bytes, GByteArray **owner)
{
	GMimeStream *stream;

	*owner = g_byte_array_new_take((guint8 *)(uintptr_t)bytes.p, bytes.n);
	stream = g_mime_stream_mem_new_with_byte_array(*owner);
	g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream), FALSE);
	return stream;
}

static bool is_content_field(struct str name)
{
	return str_starts_nocase(name, STR("Content-"));
}

/* Content-* fields, one line each; the first of a name counts. type replaces what the mail says. */
static struct str content_header(const struct header *h, struct str type, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < h->n; i++) {
		const struct field *f = &h->fields[i];
		bool is_content_type = str_eq_nocase(f->name, STR("Content-Type"));

		if (!is_content_field(f->name) || header_get(h, str_cstr(a, f->name)).p != f->value.p)
			continue;
		if (is_content_type && (type.n || !is_type(header_token(f->value))))
			continue;
		buf_addf(&b, "%.*s: %.*s\n", STR_ARG(f->name), STR_ARG(f->value));
	}
	if (type.n)
		buf_addf(&b, "Content-Type: %.*s\n", STR_ARG(type));
	buf_add_c(&b, "MIME-Version: 1.0\n\n");
	return buf_str(&b);
}

/* ---- multiparts whose boundary is missing or wrong ---- */

static bool is_boundary_char(char c)
{
	return byte_is_plain(c) || (c && strchr("'()+_,-./:=?", c));
}

/* The boundary of a line "--boundary"; empty if it cannot be one. */
static struct str boundary_in(struct str line)
{
	struct str s = str_trim(line);

	if (!str_starts(s, STR("--")) || s.n < 3 || s.n > 72)
		return STR_NONE;
	for (size_t i = 2; i < s.n; i++)
		if (!is_boundary_char(s.p[i]))
			return STR_NONE;
	return str_sub(s, 2, s.n);
}

/* What the mail's boundary is likely to be: of the first such line that a Content field follows. */
static struct str guessed_type(struct str body, struct arena *a)
{
	struct str line, boundary = STR_NONE;

	while (str_line(&body, &line)) {
		if (boundary.n && is_content_field(line))
			return str_printf(a, "multipart/mixed; boundary=\"%.*s\"", STR_ARG(boundary));
		boundary = boundary_in(line);
	}
	return STR("text/plain");
}

/* ---- part headers whose empty line is missing ---- */

/* Lines in part headers that are no fields; the library would drop them. */
struct junk {
	VEC(size_t) lines; /* where they begin in the body */
	struct arena *arena;
	size_t head; /* bytes before the body */
};

static void on_warning(gint64 offset, GMimeParserWarning code, const gchar *item, gpointer data)
{
	struct junk *junk = data;

	(void)item;
	if (code == GMIME_CRIT_INVALID_HEADER_NAME && offset >= (gint64)junk->head && junk->lines.n < JUNK_MAX)
		VEC_PUSH(&junk->lines, junk->arena, (size_t)offset - junk->head);
}

static size_t behind_line(struct str body, size_t at)
{
	return at + str_find_char(str_sub(body, at, body.n), '\n') + 1;
}

/* The body with the missing empty lines put in; the body itself where none is missing. */
static struct str mended(struct str body, const struct junk *junk, struct arena *a)
{
	struct buf b = buf_new(a);
	size_t from = 0;

	if (body.n > MAIL_MAX_TEXT)
		return body;
	for (size_t i = 0; i < junk->lines.n; i++) {
		size_t at = junk->lines.at[i];

		if (at < from || at > body.n || header_goes_on(body, behind_line(body, at)))
			continue;
		buf_add(&b, str_sub(body, from, at));
		buf_add_char(&b, '\n');
		from = at;
	}
	if (!b.n)
		return body;
	buf_add(&b, str_sub(body, from, body.n));
	return buf_str(&b);
}

struct feed {
	GMimeStream *cat, *head, *body;
	GByteArray *head_bytes, *body_bytes;
	GMimeObject *object;
};

static void feed_release(struct feed *f)
{
	if (f->object)
		g_object_unref(f->object);
	g_object_unref(f->cat);
	g_object_unref(f->head);
	g_object_unref(f->body);
	g_byte_array_free(f->head_bytes, FALSE);
	g_byte_array_free(f->body_bytes, FALSE);
	g_free(f);
}

static struct feed *feed_new(struct str head, struct str body, struct junk *junk)
{
	GMimeParserOptions *options = g_mime_parser_options_new();
	struct feed *f = g_new0(struct feed, 1);
	GMimeParser *parser;

	f->head = stream_over(head, &f->head_bytes);
	f->body = stream_over(body, &f->body_bytes);
	f->cat = g_mime_stream_cat_new();
	g_mime_stream_cat_add_source(GMIME_STREAM_CAT(f->cat), f->head);
	g_mime_stream_cat_add_source(GMIME_STREAM_CAT(f->cat), f->body);
	parser = g_mime_parser_new_with_stream(f->cat);
	g_mime_parser_set_persist_stream(parser, TRUE);
	junk->head = head.n;
	g_mime_parser_options_set_warning_callback(options, on_warning, junk);
	f->object = g_mime_parser_construct_part(parser, options);
	g_mime_parser_options_free(options);
	g_object_unref(parser);
	return f;
}

static enum mime_trouble read_as(struct mime *out, struct str type, struct str body, const struct header *h,
				 struct junk *junk)
{
	struct arena *a = junk->arena;
	struct walk w = { .arena = a };
	struct feed *f = feed_new(content_header(h, type, a), body, junk);

	*out = (struct mime){ 0 };
	if (f->object)
		read_part(&out->root, f->object, 0, &w);
	else
		w.trouble = MIME_UNREADABLE;
	if (w.trouble)
		feed_release(f);
	else
		out->handle = f;
	return w.trouble;
}

enum mime_trouble mime_read(struct mime *out, struct str raw, const struct header *h, struct arena *a)
{
	struct str body = str_sub(raw, h->body, raw.n);
	enum mime_trouble trouble = can_hold_parts(h) ? looks_bounded(body) : MIME_FINE;
	struct junk junk = { .arena = a };

	*out = (struct mime){ 0 };
	if (trouble)
		return trouble;
	begin();
	trouble = read_as(out, STR_NONE, body, h, &junk);
	/* X2: read as far as it can be */
	if (!trouble && str_starts(out->root.type, STR("multipart/")) && !out->root.nparts) {
		mime_release(out);
		trouble = read_as(out, guessed_type(body, a), body, h, &junk);
	}
	if (!trouble && junk.lines.n) {
		struct str mend = mended(body, &junk, a);

		if (mend.p != body.p) {
			mime_release(out);
			trouble = read_as(out, STR_NONE, mend, h, &junk);
		}
	}
	return trouble;
}

void mime_release(struct mime *m)
{
	if (m->handle)
		feed_release(m->handle);
	m->handle = NULL;
}

/* Our own decoders where the coding is one that we know to be mishandled. */
static size_t undo_transfer(GMimeContentEncoding encoding, char *p, size_t n)
{
	if (encoding == GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE)
		return transfer_undo_qp(p, n);
	if (encoding == GMIME_CONTENT_ENCODING_BASE64)
		return transfer_undo_base64(p, n);
	return n;
}

/* The bytes as they stand in the mail; of uuencoded parts the decoded ones. */
static GByteArray *written(GMimeDataWrapper *content, GMimeStream *mem)
{
	GMimeStream *stream = g_mime_data_wrapper_get_stream(content);

	if (g_mime_data_wrapper_get_encoding(content) == GMIME_CONTENT_ENCODING_UUENCODE) {
		g_mime_data_wrapper_write_to_stream(content, mem);
	} else {
		g_mime_stream_reset(stream);
		g_mime_stream_write_to_stream(stream, mem);
	}
	return g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(mem));
}

enum mime_trouble mime_content(struct str *out, const struct mime_part *p, size_t limit, struct arena *a)
{
	GMimePart *part = (GMimePart *)(uintptr_t)p->content;
	GMimeDataWrapper *content = part ? g_mime_part_get_content(part) : NULL;
	enum mime_trouble trouble = MIME_FINE;
	GMimeStream *mem;
	GByteArray *bytes;
	size_t n;

	*out = STR_NONE;
	if (!content)
		return MIME_FINE;
	/* quoted-printable at its worst writes three bytes for one */
	if (g_mime_stream_length(g_mime_data_wrapper_get_stream(content)) > (gint64)(3 * limit))
		return MIME_TOO_MUCH_TEXT;
	mem = g_mime_stream_mem_new();
	bytes = written(content, mem);
	n = undo_transfer(g_mime_data_wrapper_get_encoding(content), (char *)bytes->data, bytes->len);
	if (n <= limit)
		*out = str_dup(a, (struct str){ (const char *)bytes->data, n });
	else
		trouble = MIME_TOO_MUCH_TEXT;
	g_object_unref(mem);
	return trouble;
}

/* What decoding may bring in again: line ends, escapes, NUL. */
static struct str one_line(struct arena *a, struct str s)
{
	struct buf b = buf_new(a);

	for (size_t at = 0; at < s.n;) {
		size_t from = at;
		uint32_t c = utf8_next(s, &at);

		if (c < ' ' || (c >= 0x7f && c < 0xa0))
			buf_add_char(&b, ' ');
		else
			buf_add(&b, str_sub(s, from, at));
	}
	return str_trim(buf_str(&b));
}

struct str mime_decode_words(struct arena *a, struct str value)
{
	unsigned repairs = 0;
	char *decoded;
	struct str s;

	begin();
	/* raw eight-bit headers first become UTF-8, by the rules for texts without a charset */
	s = charset_to_utf8(a, value, STR_NONE, &repairs);
	decoded = g_mime_utils_header_decode_text(NULL, str_cstr(a, s));
	s = charset_to_utf8(a, str_dup(a, str_c(decoded)), STR("utf-8"), &repairs);
	g_free(decoded);
	return one_line(a, s);
}
