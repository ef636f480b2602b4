/*
 * html: a stack of open elements fed by libxml2's push parser; no tree is built,
 * so depth costs a stack entry and nothing more.
 */
#include "mail/html.h"

#include <libxml/HTMLparser.h>

#include "base/buf.h"
#include "base/bug.h"
#include "base/byte.h"
#include "base/vec.h"
#include "mail/body.h"

enum element {
	INLINE = 0,
	BLOCK = 1,   /* begins and ends a line */
	BREAK = 2,   /* ends a line, even an empty one */
	CELL = 4,    /* parted from the next by a blank */
	UNSEEN = 8,  /* nothing inside is read */
	STRUCK = 16, /* the same, by the writer's wish */
	QUOTE = 32,
	PRE = 64, /* line ends and blanks count */
	ATTRIBUTION = 128,
	BARE = 256,  /* no border around it: indented, where it is a blockquote */
	BARRED = 512 /* a line beside it: how web mailers draw a quote */
};
#define CHUNK 65536
#define ATTRIBUTES_MAX 1000
#define INHERITED (UNSEEN | STRUCK | QUOTE | PRE | ATTRIBUTION)

/* clang-format off */
static const struct {
	const char *name;
	unsigned flags;
} elements[] = {
	{ "address", BLOCK },  { "article", BLOCK },  { "aside", BLOCK },    { "blockquote", BLOCK | QUOTE },
	{ "body", BLOCK },     { "br", BREAK },       { "caption", BLOCK },  { "center", BLOCK },
	{ "dd", BLOCK },       { "del", STRUCK },     { "details", BLOCK },  { "dir", BLOCK },
	{ "div", BLOCK },      { "dl", BLOCK },       { "dt", BLOCK },       { "fieldset", BLOCK },
	{ "figcaption", BLOCK }, { "figure", BLOCK }, { "footer", BLOCK },   { "form", BLOCK },
	{ "h1", BLOCK },       { "h2", BLOCK },       { "h3", BLOCK },       { "h4", BLOCK },
	{ "h5", BLOCK },       { "h6", BLOCK },       { "head", UNSEEN },    { "header", BLOCK },
	{ "hr", BLOCK },       { "html", BLOCK },     { "iframe", UNSEEN },  { "legend", BLOCK },
	{ "li", BLOCK },       { "listing", BLOCK | PRE }, { "main", BLOCK }, { "menu", BLOCK },
	{ "nav", BLOCK },      { "noframes", UNSEEN }, { "object", UNSEEN }, { "ol", BLOCK },
	{ "option", UNSEEN },  { "p", BLOCK },        { "plaintext", BLOCK | PRE }, { "pre", BLOCK | PRE },
	{ "s", STRUCK },       { "script", UNSEEN },  { "section", BLOCK },  { "select", UNSEEN },
	{ "strike", STRUCK },  { "style", UNSEEN },   { "summary", BLOCK },  { "svg", UNSEEN },
	{ "table", BLOCK },    { "tbody", BLOCK },    { "td", CELL },        { "template", UNSEEN },
	{ "textarea", UNSEEN }, { "tfoot", BLOCK },   { "th", CELL },        { "thead", BLOCK },
	{ "title", UNSEEN },   { "tr", BLOCK },       { "ul", BLOCK },       { "xmp", BLOCK | PRE },
};
/* clang-format on */

/* Declarations of a style attribute, blanks taken out, that change what is seen. */
static const struct {
	const char *property, *value; /* the value begins so */
	unsigned flags;
} styles[] = {
	{ "border", "none", BARE },
	{ "display", "none", UNSEEN },
	{ "display", "block", BLOCK },
	{ "visibility", "hidden", UNSEEN },
	{ "visibility", "collapse", UNSEEN },
	{ "mso-hide", "all", UNSEEN },
	{ "text-decoration", "line-through", STRUCK },
	{ "text-decoration-line", "line-through", STRUCK },
	{ "white-space", "pre", PRE },
};

/* What mail programs call the line above a quote, by class or id. */
static const char *const attribution_classes[] = { "gmail_attr", "moz-cite-prefix", "divRplyFwdMsg" };

struct render {
	struct arena *arena;
	struct buf out, scratch;
	VEC(uint8_t) kinds;
	VEC(unsigned) open;
	size_t line;     /* where the line in the making begins in out */
	uint8_t kind;    /* of that line */
	bool pending;    /* a blank, if more text comes */
	bool ended;      /* a new line, if more text comes */
	bool fresh_cell; /* no text since the cell began: a block in it begins no line */
};

static unsigned now_open(const struct render *r)
{
	return r->open.n ? r->open.at[r->open.n - 1] & INHERITED : 0;
}

/* ---- lines ---- */

static bool line_is_empty(const struct render *r)
{
	return r->out.n == r->line;
}

/* Blanks at a line's end go, hard ones too; true if there were any. */
static bool trim_line(struct render *r)
{
	struct str line = str_sub(buf_str(&r->out), r->line, r->out.n);
	const struct str hard = STR("\xc2\xa0");
	bool any = r->pending;

	while (str_ends(line, hard) || str_ends(line, STR(" "))) {
		line.n -= str_ends(line, hard) ? hard.n : 1;
		any = true;
	}
	r->out.n = r->line + line.n;
	return any;
}

static void end_line(struct render *r)
{
	/* the blank of a signature's "-- " is the only one at a line's end that means something */
	if (trim_line(r) && str_eq(str_sub(buf_str(&r->out), r->line, r->out.n), STR("--")))
		buf_add_char(&r->out, ' ');
	buf_add_char(&r->out, '\n');
	VEC_PUSH(&r->kinds, r->arena, r->kind);
	r->line = r->out.n;
	r->kind = LINE_OWN;
	r->pending = false;
}

static void block_edge(struct render *r)
{
	r->ended = r->ended || !r->fresh_cell;
}

static void cell_begins(struct render *r)
{
	r->pending = true;
	r->fresh_cell = true;
}

/* A browser puts the next cell beside this one, whatever blocks it holds. */
static void cell_ends(struct render *r)
{
	r->pending = true;
	r->ended = false;
}

static void line_break(struct render *r)
{
	if (r->ended && !line_is_empty(r))
		end_line(r);
	r->ended = false;
	end_line(r);
}

static uint8_t kind_of(unsigned flags)
{
	if (flags & QUOTE)
		return LINE_QUOTED;
	return flags & ATTRIBUTION ? LINE_ATTRIBUTION : LINE_OWN;
}

static void add_char(struct render *r, char c, unsigned flags)
{
	if (!line_is_empty(r) && (r->ended || r->kind != kind_of(flags)))
		end_line(r);
	if (line_is_empty(r))
		r->kind = kind_of(flags);
	else if (r->pending)
		buf_add_char(&r->out, ' ');
	r->pending = r->ended = r->fresh_cell = false;
	buf_add_char(&r->out, c);
}

static void add_text(struct render *r, const char *p, size_t n)
{
	unsigned flags = now_open(r);

	if (flags & (UNSEEN | STRUCK))
		return;
	for (size_t i = 0; i < n; i++) {
		if ((flags & PRE) && p[i] == '\n')
			line_break(r);
		else if (!(flags & PRE) && strchr(" \t\r\n\f", p[i]))
			r->pending = true;
		else if (p[i] != '\r')
			add_char(r, p[i], flags);
	}
}

/* ---- elements ---- */

static unsigned element_flags(const char *name)
{
	for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
		if (!strcmp(elements[i].name, name))
			return elements[i].flags;
	return INLINE;
}

static bool is_zero_size(struct str property, struct str value)
{
	return (str_eq(property, STR("font-size")) || str_eq(property, STR("opacity")) ||
		str_eq(property, STR("max-height"))) &&
	       value.n && *value.p == '0' && (value.n == 1 || strchr("pe%r!", value.p[1]));
}

static unsigned declaration_flags(struct str property, struct str value)
{
	unsigned flags = is_zero_size(property, value) ? UNSEEN : 0;

	if (str_eq(property, STR("border-left")) && str_find(value, STR("solid")) < value.n)
		flags |= BARRED;
	for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
		if (str_eq_c(property, styles[i].property) &&
		    (str_starts(value, str_c(styles[i].value)) ||
		     (styles[i].flags == STRUCK && str_find(value, str_c(styles[i].value)) < value.n)))
			flags |= styles[i].flags;
	return flags;
}

static unsigned style_flags(struct render *r, const char *style)
{
	struct buf *b = &r->scratch;
	struct str rest, declaration;
	unsigned flags = 0;

	b->n = 0;
	for (; *style; style++)
		if (!strchr(" \t\r\n", *style))
			buf_add_char(b, byte_lower(*style));
	rest = buf_str(b);
	while (str_cut(&rest, ';', &declaration)) {
		size_t colon = str_find_char(declaration, ':');

		flags |= declaration_flags(str_sub(declaration, 0, colon),
					   str_sub(declaration, colon + 1, declaration.n));
	}
	return flags;
}

static unsigned class_flags(const char *class)
{
	for (size_t i = 0; i < sizeof attribution_classes / sizeof *attribution_classes; i++)
		if (strstr(class, attribution_classes[i]))
			return ATTRIBUTION;
	return 0;
}

static unsigned attribute_flags(struct render *r, const xmlChar **attributes)
{
	unsigned flags = 0;

	for (; attributes && attributes[0]; attributes += 2) {
		const char *name = (const char *)attributes[0];
		const char *value = attributes[1] ? (const char *)attributes[1] : "";

		if (!strcmp(name, "hidden"))
			flags |= UNSEEN;
		else if (!strcmp(name, "style"))
			flags |= style_flags(r, value);
		else if (!strcmp(name, "class") || !strcmp(name, "id"))
			flags |= class_flags(value);
	}
	return flags;
}

/* A list of boxes to tick is read as people write one. */
static void show_box(struct render *r, const xmlChar **attributes)
{
	bool box = false, ticked = false;

	for (; attributes && attributes[0]; attributes += 2) {
		const char *name = (const char *)attributes[0];
		const char *value = attributes[1] ? (const char *)attributes[1] : "";

		ticked |= !strcmp(name, "checked");
		box |= !strcmp(name, "type") && (!strcmp(value, "checkbox") || !strcmp(value, "radio"));
	}
	if (box)
		add_text(r, ticked ? "[x] " : "[ ] ", 4);
}

static void on_start(void *context, const xmlChar *name, const xmlChar **attributes)
{
	struct render *r = context;
	unsigned flags = element_flags((const char *)name) | attribute_flags(r, attributes);

	if (flags & BARRED)
		flags |= QUOTE;
	else if (flags & BARE)
		flags &= ~(unsigned)QUOTE;
	flags |= now_open(r);
	VEC_PUSH(&r->open, r->arena, flags);
	if (flags & (UNSEEN | STRUCK))
		return;
	if (flags & BREAK)
		line_break(r);
	else if (flags & BLOCK)
		block_edge(r);
	else if (flags & CELL)
		cell_begins(r);
	if (!strcmp((const char *)name, "input"))
		show_box(r, attributes);
}

static void on_end(void *context, const xmlChar *name)
{
	struct render *r = context;
	unsigned flags;

	(void)name;
	if (!r->open.n)
		return;
	flags = r->open.at[--r->open.n];
	if (flags & (UNSEEN | STRUCK))
		return;
	if (flags & BLOCK)
		block_edge(r);
	else if (flags & CELL)
		cell_ends(r);
}

static void on_text(void *context, const xmlChar *p, int n)
{
	add_text(context, (const char *)p, (size_t)n);
}

static void on_nothing(void *context, const char *message, ...)
{
	(void)context;
	(void)message;
}

/* A chunk that ends inside a character would be taken for Latin-1. */
static size_t chunk_length(struct str html, size_t at)
{
	size_t n = html.n - at < CHUNK ? html.n - at : CHUNK;

	while (n > 1 && at + n < html.n && ((unsigned char)html.p[at + n] & 0xc0) == 0x80)
		n--;
	return n;
}

static void feed(htmlParserCtxtPtr parser, struct str html)
{
	for (size_t at = 0, step; at < html.n; at += step) {
		step = chunk_length(html, at);
		htmlParseChunk(parser, html.p + at, (int)step, 0);
	}
}

/* Word's "<![if !mso]>", a comment to browsers, would be text to the parser. "<![endif]-->" ends a
 * comment that began otherwise, and stays. */
static size_t word_tag_length(struct str s)
{
	size_t end = str_find_char(str_sub(s, 0, 200), '>');

	if (end >= 200 || end == s.n || str_ends(str_sub(s, 0, end), STR("--")))
		return 0;
	return end + 1;
}

static void feed_without_word_tags(htmlParserCtxtPtr parser, struct str html)
{
	const struct str opener = STR("<![");

	for (size_t at; (at = str_find(html, opener)) < html.n;) {
		size_t length = word_tag_length(str_sub(html, at, html.n));

		feed(parser, str_sub(html, 0, length ? at : at + opener.n));
		html = str_sub(html, at + (length ? length : opener.n), html.n);
	}
	feed(parser, html);
}

static void parse(struct render *r, struct str html)
{
	xmlSAXHandler sax = {
		.startElement = on_start,
		.endElement = on_end,
		.characters = on_text,
		.ignorableWhitespace = on_text,
		.error = on_nothing,
		.warning = on_nothing,
		.fatalError = on_nothing,
	};
	htmlParserCtxtPtr parser = htmlCreatePushParserCtxt(&sax, r, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);

	if (!parser)
		out_of_memory(0);
	htmlCtxtUseOptions(parser, HTML_PARSE_IGNORE_ENC | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
					   HTML_PARSE_NONET | HTML_PARSE_RECOVER);
	feed_without_word_tags(parser, html);
	htmlParseChunk(parser, NULL, 0, 1);
	htmlFreeParserCtxt(parser);
}

/*
 * The parser compares every attribute of a tag with every other. Counted without looking at quotes,
 * about which it and we could be made to differ: words behind a blank or a quote up to the next '>'.
 */
static bool has_crowded_tag(struct str html)
{
	size_t words = 0;
	bool in_tag = false;

	for (size_t i = 0; i + 1 < html.n && words <= ATTRIBUTES_MAX; i++) {
		in_tag = html.p[i] != '>' && (in_tag || (html.p[i] == '<' && byte_is_letter(html.p[i + 1])));
		if (!in_tag)
			words = 0;
		else if (strchr(" \t\r\n\f\"'", html.p[i]) && !strchr(" \t\r\n\f\"'>", html.p[i + 1]))
			words++;
	}
	return words > ATTRIBUTES_MAX;
}

struct html_text html_render(struct arena *a, struct str html)
{
	struct render r = { .arena = a, .out = buf_new(a), .scratch = buf_new(a) };

	if (has_crowded_tag(html))
		return (struct html_text){ .crowded = true };
	parse(&r, html);
	if (!line_is_empty(&r))
		end_line(&r);
	return (struct html_text){ .text = buf_str(&r.out), .kind = r.kinds.at, .nlines = r.kinds.n };
}
