/*
 * letter: see letter.h.
 */
#include "report/letter.h"

#include "base/utf8.h"
#include "report/wrap.h"

enum { COLUMNS = 72, COPIED = 4, HEADING_MOST = 60 };

/* ---- lines ------------------------------------------------------------------------------------ */

static size_t margin_of(struct str line)
{
	size_t n = 0;

	while (n < line.n && line.p[n] == ' ')
		n++;
	return n;
}

static bool is_copied(struct str line)
{
	return str_starts(line, STR("# ")) || str_starts(line, STR("| "));
}

/* The next that says something; apart: an empty one stood before it. */
static bool next_line(struct str *rest, struct str *line, bool *apart)
{
	*apart = false;
	while (str_line(rest, line)) {
		if (str_trim(*line).n)
			return true;
		*apart = true;
	}
	return false;
}

void letter_text(struct buf *out, struct str lines)
{
	struct str line;
	bool apart, any = false;

	for (; next_line(&lines, &line, &apart); any = true) {
		const unsigned margin = (unsigned)margin_of(line);
		const struct str words = str_sub(line, margin, line.n);

		if (apart && any)
			buf_add_char(out, '\n');
		if (is_copied(line))
			buf_addf(out, "%.*s\n", STR_ARG(line));
		else if (utf8_columns(line) <= COLUMNS)
			wrap_as_is(out, line);
		else if ((!margin && !str_starts(line, STR("! "))) || margin == COPIED)
			wrap_paragraph(out, words, margin, COLUMNS);
		else
			wrap_text(out, words, margin, COLUMNS);
	}
}

void letter_line(struct buf *out, struct str text, unsigned blanks)
{
	buf_add_repeat(out, ' ', blanks);
	buf_add(out, text);
	buf_add_char(out, '\n');
}

/* ---- words ------------------------------------------------------------------------------------ */

int letter_words(struct letter_words *out, struct templates *t, const char *name, json_t *value, struct arena *a,
		 struct err *e)
{
	struct buf b = buf_new(a);
	const int code = report_letter(&b, t, name, value, e);
	struct str first;

	json_decref(value);
	*out = (struct letter_words){ .lines = buf_str(&b) };
	if (code || !str_line(&out->lines, &first))
		return code;
	out->subject = str_trim(str_sub(first, sizeof "Subject:" - 1, first.n));
	return 0;
}

/* ---- the page --------------------------------------------------------------------------------- */

enum shape { PARAGRAPH, HEADING, ITEM, REMARK, COPY };
static const char *const blocks[] = { [PARAGRAPH] = "paragraph", [ITEM] = "items", [COPY] = "copy" };

struct page {
	json_t *blocks, *last; /* last: what its block holds */
	enum shape shape;
	struct arena *arena;
};

static enum shape shape_of(const struct page *p, struct str line, struct str rest)
{
	const size_t margin = margin_of(line);
	struct str below;
	bool apart;

	if (is_copied(line) || margin == COPIED || (margin > COPIED && p->shape != ITEM))
		return COPY;
	if (margin)
		return margin < COPIED ? ITEM : REMARK;
	if (str_ends(line, STR(":")) && utf8_columns(line) < HEADING_MOST && next_line(&rest, &below, &apart) &&
	    (margin_of(below) || is_copied(below) || str_starts(below, STR("! "))))
		return HEADING;
	return PARAGRAPH;
}

static void open_block(struct page *p, enum shape shape)
{
	json_t *block = json_object();

	p->last = json_array();
	p->shape = shape;
	json_object_set_new(block, blocks[shape], json_pack("{s:o}", "lines", p->last));
	json_object_set_new(block, "first", json_boolean(!json_array_size(p->blocks)));
	json_array_append_new(p->blocks, block);
}

static void add_line(struct page *p, struct str line, bool apart, enum shape shape)
{
	json_t *text = model_text(shape == COPY ? line : str_trim(line), p->arena);

	if (shape == HEADING) {
		json_array_append_new(p->blocks, json_pack("{s:o}", "heading", text));
		p->last = NULL;
		p->shape = HEADING;
		return;
	}
	if (shape == REMARK) {
		json_t *item = json_array_get(p->last, json_array_size(p->last) - 1);

		json_array_append_new(json_object_get(item, "remarks"), text);
		return;
	}
	if (!p->last || p->shape != shape || (apart && shape == PARAGRAPH))
		open_block(p, shape);
	json_array_append_new(p->last, json_pack("{s:o,s:[]}", "text", text, "remarks"));
}

json_t *letter_blocks(struct str lines, struct arena *a)
{
	struct page p = { .blocks = json_array(), .shape = PARAGRAPH, .arena = a };
	struct str line;
	bool apart;

	while (next_line(&lines, &line, &apart))
		add_line(&p, line, apart, shape_of(&p, line, lines));
	return p.blocks;
}

int letter_html(struct buf *out, struct templates *t, const struct letter_words *w, struct err *e)
{
	json_t *value = json_object();
	int code;

	model_set(value, "subject", w->subject, out->arena);
	json_object_set_new(value, "blocks", letter_blocks(w->lines, out->arena));
	code = report_page(out, t, "letter", value, e);
	json_decref(value);
	return code;
}
