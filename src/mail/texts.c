/*
 * texts: two walks over the tree, one that takes the plain text of every
 * alternative and, where that made a difference, one that takes the HTML; a
 * third for attachments called orders*. Parts that are read together become one
 * text, so that nothing below a heading in the first is read in the second.
 */
#include "mail/texts.h"

#include "base/buf.h"
#include "mail/charset.h"
#include "mail/flowed.h"
#include "mail/html.h"
#include "mail/limits.h"

struct gather {
	struct arena *arena;
	struct texts *texts;
	enum body_origin want;
	struct buf text;
	VEC(uint8_t) kinds;
	unsigned repairs;
	size_t *room;   /* bytes of text that may still be read */
	bool found;     /* a text part was met */
	bool other_way; /* an alternative had another text to offer */
	bool as_html;   /* an HTML part was read */
};

/* Text that is no writing to us. */
static const char *const unread_types[] = {
	"text/calendar", "text/css",        "text/directory", "text/javascript", "text/rfc822-headers",
	"text/vcard",    "text/x-amp-html", "text/x-vcard",   "text/xml",        "text/rtf",
	"text/csv",
};

static bool is_html(const struct mime_part *p)
{
	return str_eq(p->type, STR("text/html")) || str_eq(p->type, STR("application/xhtml+xml"));
}

static bool is_text(const struct mime_part *p)
{
	for (size_t i = 0; i < sizeof unread_types / sizeof *unread_types; i++)
		if (str_eq_c(p->type, unread_types[i]))
			return false;
	return is_html(p) || str_starts(p->type, STR("text/")) || !p->type.n;
}

/* ---- one part ---- */

static void add_line_kinds(struct gather *g, const uint8_t *kinds, size_t n)
{
	for (size_t i = 0; i < n; i++)
		VEC_PUSH(&g->kinds, g->arena, kinds ? kinds[i] : LINE_OWN);
}

static void add_flowed(struct gather *g, const struct mime_part *p, struct str text)
{
	struct flowed_text flowed = flowed_join(g->arena, text, p->delsp);

	buf_add(&g->text, flowed.text);
	add_line_kinds(g, flowed.kind, flowed.nlines);
}

static void add_plain(struct gather *g, struct str text)
{
	struct str line;

	while (str_line(&text, &line)) {
		buf_add(&g->text, line);
		buf_add_char(&g->text, '\n');
		add_line_kinds(g, NULL, 1);
	}
}

static void add_html(struct gather *g, struct str text)
{
	struct html_text html = html_render(g->arena, text);

	if (html.crowded)
		g->texts->instead = STR("HTML with a tag of more than 1,000 attributes");
	buf_add(&g->text, html.text);
	add_line_kinds(g, html.kind, html.nlines);
	g->as_html = true;
}

/* The text of a part, taken from the room that is left. */
static struct str part_text(struct gather *g, const struct mime_part *p)
{
	size_t limit = is_html(p) && *g->room > MAIL_MAX_HTML ? MAIL_MAX_HTML : *g->room;
	struct str bytes, text;

	g->texts->trouble = mime_content(&bytes, p, limit, g->arena);
	text = charset_to_utf8(g->arena, bytes, p->charset, &g->repairs);
	if (text.n > limit)
		g->texts->trouble = MIME_TOO_MUCH_TEXT;
	else
		*g->room -= text.n;
	return text;
}

static void add_part(struct gather *g, const struct mime_part *p)
{
	struct str text = part_text(g, p);

	if (g->texts->trouble)
		return;
	g->found = true;
	if (is_html(p))
		add_html(g, text);
	else if (p->flowed)
		add_flowed(g, p, text);
	else
		add_plain(g, text);
}

/* ---- the walk; recursion is bounded by MAIL_MAX_DEPTH ---- */

static bool holds(const struct mime_part *p, bool html)
{
	if (!p->nparts)
		return !p->attachment && is_text(p) && is_html(p) == html;
	for (size_t i = 0; i < p->nparts; i++)
		if (holds(&p->parts[i], html))
			return true;
	return false;
}

/* RFC 2046, 5.1.4: alternatives stand in growing faithfulness; here the wanted kind counts. */
static const struct mime_part *alternative(struct gather *g, const struct mime_part *p)
{
	const struct mime_part *wanted = NULL, *other = NULL;

	for (size_t i = 0; i < p->nparts; i++) {
		if (!wanted && holds(&p->parts[i], g->want == BODY_HTML))
			wanted = &p->parts[i];
		else if (!other && holds(&p->parts[i], g->want != BODY_HTML))
			other = &p->parts[i];
	}
	g->other_way = g->other_way || (wanted && other);
	return wanted ? wanted : other;
}

/* RFC 2387: the part that start names, else the first. */
static const struct mime_part *related_root(const struct mime_part *p)
{
	for (size_t i = 0; p->start.n && i < p->nparts; i++)
		if (str_eq(p->parts[i].id, p->start))
			return &p->parts[i];
	return p->nparts ? &p->parts[0] : NULL;
}

static void walk(struct gather *g, const struct mime_part *p);

static void note_instead(struct gather *g, const struct mime_part *p);

/* Apple Mail shows a file that was put into a mail, and says "inline" of it: what bears a file's name below
 * the writer's text is a file all the same. */
static bool is_shown_file(const struct gather *g, const struct mime_part *p)
{
	return g->found && p->name.n && !p->nparts;
}

static void walk_all(struct gather *g, const struct mime_part *p)
{
	for (size_t i = 0; i < p->nparts && !g->texts->trouble; i++)
		if (is_shown_file(g, &p->parts[i]))
			note_instead(g, &p->parts[i]);
		else
			walk(g, &p->parts[i]);
}

static void walk_alternative(struct gather *g, const struct mime_part *p)
{
	const struct mime_part *part = alternative(g, p);

	if (part)
		walk(g, part);
}

static void walk_related(struct gather *g, const struct mime_part *p)
{
	const struct mime_part *part = related_root(p);

	if (part)
		walk(g, part);
}

static void walk_signed(struct gather *g, const struct mime_part *p)
{
	g->texts->is_signed = true;
	if (p->nparts)
		walk(g, &p->parts[0]);
}

static void seal(struct gather *g, const struct mime_part *p)
{
	(void)p;
	g->texts->sealed = STR("a part of the mail is encrypted, and there is no key for it here");
}

/* What is not in the table and has parts is read like multipart/mixed (RFC 2046, 5.1.3). */
static const struct {
	const char *type;
	void (*walk)(struct gather *g, const struct mime_part *p);
} containers[] = {
	{ "multipart/alternative", walk_alternative },
	{ "multipart/related", walk_related },
	{ "multipart/signed", walk_signed },
	{ "multipart/encrypted", seal },
	{ "application/pkcs7-mime", seal },
	{ "application/x-pkcs7-mime", seal },
};

static void note_instead(struct gather *g, const struct mime_part *p)
{
	if (str_eq(p->type, STR("application/ms-tnef")) || str_eq_nocase(p->name, STR("winmail.dat")))
		g->texts->instead = STR("an Outlook file (winmail.dat)");
	else if (p->attachment && is_text(p))
		g->texts->instead = STR("a text file that is not called orders.txt");
	else if (!g->texts->instead.n)
		g->texts->instead = str_printf(g->arena, "%.*s", STR_ARG(p->type));
}

static void walk(struct gather *g, const struct mime_part *p)
{
	for (size_t i = 0; i < sizeof containers / sizeof *containers; i++)
		if (str_eq_c(p->type, containers[i].type)) {
			containers[i].walk(g, p);
			return;
		}
	if (p->nparts)
		walk_all(g, p);
	else if (!p->attachment && is_text(p))
		add_part(g, p);
	else
		note_instead(g, p);
}

static bool is_orders_file(const struct mime_part *p)
{
	return str_starts_nocase(str_trim(p->name), STR("orders")) && !p->nparts &&
	       (is_text(p) || str_ends(p->name, STR(".txt")));
}

static void walk_orders_files(struct gather *g, const struct mime_part *p)
{
	if (is_orders_file(p))
		add_part(g, p);
	for (size_t i = 0; i < p->nparts && !g->texts->trouble; i++)
		walk_orders_files(g, &p->parts[i]);
}

/* ---- bodies ---- */

static struct gather gather_new(struct texts *t, enum body_origin want, size_t *room, struct arena *a)
{
	return (struct gather){ .arena = a, .texts = t, .want = want, .text = buf_new(a), .room = room };
}

static void finish(struct gather *g, enum body_origin origin)
{
	struct body *b;

	if (!g->found || g->texts->trouble)
		return;
	if (!g->kinds.n)
		add_line_kinds(g, NULL, 1); /* an empty text has one empty line */
	b = VEC_ADD(&g->texts->bodies, g->arena);
	*b = body_of_lines(g->arena, buf_str(&g->text), g->kinds.at);
	b->origin = origin;
	b->repairs = g->repairs;
}

void texts_read(struct texts *out, const struct mime *m, struct arena *a)
{
	struct mime_part root = m->root;
	size_t room = MAIL_MAX_TEXT;
	struct gather plain = gather_new(out, BODY_PLAIN, &room, a);
	struct gather html = gather_new(out, BODY_HTML, &room, a);
	struct gather files = gather_new(out, BODY_ATTACHMENT, &room, a);

	root.attachment = false;
	walk(&plain, &root);
	finish(&plain, plain.as_html ? BODY_HTML : BODY_PLAIN);
	if (plain.other_way && !out->trouble) {
		walk(&html, &root);
		finish(&html, BODY_HTML);
	}
	if (!out->trouble && root.nparts) /* the mail itself is a text, whatever it calls itself */
		walk_orders_files(&files, &root);
	finish(&files, BODY_ATTACHMENT);
}
