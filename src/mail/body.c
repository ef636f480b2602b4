/*
 * body: from a decoded text to lines that are own and lines that are not.
 */
#include "mail/body.h"

#include "mail/quote.h"

/* clang-format off */
static const char *const kind_names[LINE_KIND_COUNT] = {
	[LINE_OWN] = "own",           [LINE_QUOTED] = "quoted",
	[LINE_ATTRIBUTION] = "attribution", [LINE_HEADING] = "heading",
	[LINE_OLD] = "old",           [LINE_SIGNATURE] = "signature",
	[LINE_ARMOUR] = "armour",     [LINE_FRAME] = "frame",
	[LINE_OUTSIDE] = "outside",
};
/* clang-format on */

const char *line_kind_name(enum line_kind kind)
{
	return kind < LINE_KIND_COUNT ? kind_names[kind] : "unknown";
}

static void blank(char *p, struct span at)
{
	for (uint32_t i = at.from; i < at.to; i++)
		p[i] = ' ';
}

static struct source own_lines(struct arena *a, struct body *b)
{
	char *p = arena_strndup(a, b->text.text.p, b->text.text.n);
	struct source own = b->text;

	own.text.p = p;
	for (size_t i = 0; i < b->text.nlines; i++) {
		struct span at = source_line_span(&b->text, i + 1);

		if (b->kind[i] != LINE_OWN)
			blank(p, at);
	}
	return own;
}

struct body body_of_lines(struct arena *a, struct str text, const uint8_t *hints)
{
	struct body b = { .text = source_new(a, STR("your mail"), text) };
	uint8_t *kind = arena_alloc(a, b.text.nlines, 1);

	if (hints)
		memcpy(kind, hints, b.text.nlines);
	quote_classify(&b.text, kind);
	b.kind = kind;
	b.own = own_lines(a, &b);
	return b;
}
