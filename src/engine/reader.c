/* reader: how the engine asks the binder; the tests put a stand-in here. */
#include "engine/reader.h"

#include "order/sheet.h"
#include "verdict/verdict.h"

struct binder_context {
	struct binder *binder;
	const struct game *game;
};

enum { NOT_READ = LINE_QUOTED | LINE_COMMENT | LINE_OUTSIDE | LINE_HEADING };

static void mark_alone(struct line_at *line, size_t n)
{
	struct line_at *said = NULL;
	size_t count = 0;

	for (size_t i = 0; i < n; i++)
		if (line[i].read && line[i].line->nreadings) {
			said = &line[i];
			count++;
		}
	if (count == 1)
		said->alone = true;
}

static const struct sentence *const *sentences_of(const struct tree *t, struct arena *a)
{
	const struct sentence **out = ARENA_ARRAY(a, const struct sentence *, t->nsentences + 1);
	size_t n = 0;

	for (const struct block *b = t->blocks; b; b = b->next)
		for (const struct sentence *k = b->first; k; k = k->next)
			out[n++] = k;
	return out;
}

static void read_page(void *context, const struct source *text, struct page *out, struct arena *a)
{
	const struct binder_context *c = context;
	const struct sheet *sheet = binder_read(c->binder, text, a);
	struct line_at *lines = ARENA_ARRAY(a, struct line_at, sheet->nlines);

	for (size_t i = 0; i < sheet->nlines; i++) {
		const struct line *l = &sheet->lines[i];

		lines[i] = (struct line_at){ .at = l->at,
					     .line = l,
					     .number = (uint32_t)source_line_of(text, l->at.from),
					     .read = !(l->flags & NOT_READ),
					     .heads = (l->flags & NOT_READ) == LINE_HEADING };
	}
	mark_alone(lines, sheet->nlines);
	*out = (struct page){ .source = text,
			      .sheet = sheet,
			      .lines = lines,
			      .n = sheet->nlines,
			      .sentences = sentences_of(sheet->tree, a),
			      .nsentences = sheet->tree->nsentences,
			      .diags = sheet->diags.list.at,
			      .ndiags = sheet->diags.list.n };
}

static struct bound bind(void *context, const struct view *v, const struct scope *scope, const struct page *page,
			 size_t line, struct arena *a)
{
	const struct binder_context *c = context;

	return bind_line(c->binder, v, scope, page->sheet, page->lines[line].line, a);
}

enum { ONE_READINGS = 8 }; /* of each of two lines, the cheapest */

static struct phrase comma_at(struct span at, struct arena *a)
{
	struct term *comma = ARENA_NEW(a, struct term);

	*comma = (struct term){ .kind = TERM_WORD, .at = at };
	return (struct phrase){ .role = ROLE_COMMA, .nterms = 1, .at = at, .terms = comma };
}

static bool is_within(struct span at, struct span all)
{
	return at.from >= all.from && at.to <= all.to;
}

static uint32_t add_phrases(struct phrase *list, uint32_t n, const struct reading *r, struct span between,
			    struct arena *a)
{
	for (uint32_t i = 0; i < r->nphrases; i++, n++) {
		list[n] = r->phrases[i];
		if (list[n].role == ROLE_FULL_STOP && is_within(list[n].at, between))
			list[n] = comma_at(list[n].at, a);
	}
	return n;
}

static struct reading *reading_as_one(const struct reading *one, const struct reading *two, struct span between,
				      struct arena *a)
{
	struct phrase *list = ARENA_ARRAY(a, struct phrase, one->nphrases + 1 + two->nphrases);
	struct reading *both = ARENA_NEW(a, struct reading);
	uint32_t n = add_phrases(list, 0, one, between, a);

	if (two->nphrases)
		list[n++] = comma_at((struct span){ one->at.to, two->at.from }, a);
	n = add_phrases(list, n, two, between, a);
	*both = (struct reading){ .at = span_join(one->at, two->at),
				  .phrases = list,
				  .nphrases = n,
				  .price = one->price + two->price,
				  .stops = one->stops | two->stops };
	return both;
}

static struct line line_as_one(const struct line *one, const struct line *two, struct span between, struct arena *a)
{
	struct line both = { .at = span_join(one->at, two->at),
			     .flags = one->flags | two->flags,
			     .stops = one->stops | two->stops };
	const struct reading **tail = &both.readings;
	uint32_t i = 0;

	if (one->nreadings > ONE_READINGS || two->nreadings > ONE_READINGS)
		both.flags |= LINE_CUT;
	for (const struct reading *r = one->readings; r && i < ONE_READINGS; r = r->next, i++) {
		uint32_t k = 0;

		for (const struct reading *q = two->readings; q && k < ONE_READINGS; q = q->next, k++) {
			struct reading *next = reading_as_one(r, q, between, a);

			*tail = next;
			tail = &next->next;
			both.nreadings++;
		}
	}
	return both;
}

static struct bound bind_as_one(void *context, const struct view *v, const struct scope *scope, const struct page *page,
				size_t line, size_t n, struct span between, struct arena *a)
{
	const struct binder_context *c = context;
	const struct line *one = page->lines[line].line;
	const struct reading empty = { .at = { one->at.to, one->at.to } };
	const struct line nothing = { .at = empty.at, .readings = &empty, .nreadings = 1 };
	const struct line both = line_as_one(one, n > 1 ? page->lines[line + 1].line : &nothing, between, a);

	return bind_line(c->binder, v, scope, page->sheet, &both, a);
}

static void print(void *context, struct buf *out, const struct state *s, const struct command *cmd)
{
	const struct binder_context *c = context;

	command_print(out, c->game, s, cmd);
}

static void learn(void *context, const struct state *s)
{
	const struct binder_context *c = context;

	binder_learn_seats(c->binder, s);
}

struct reader reader_of_binder(struct binder *b, const struct game *g, struct arena *run)
{
	struct binder_context *c = ARENA_NEW(run, struct binder_context);

	*c = (struct binder_context){ b, g };
	return (struct reader){ c, read_page, bind, bind_as_one, print, learn };
}

bool page_is_adjacent(const struct page *page, size_t i)
{
	return i > 0 && i < page->n && page->lines[i].read &&
	       page->lines[i].number == source_line_of(page->source, page->lines[i - 1].at.to - 1) + 1;
}
