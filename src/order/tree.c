/* tree: what of a mail's words and signs is a word, a comma, an end for grammar/page.y; and its nodes. */
#include "order/tree.h"

#include "order/tree_feed.h"
#include "page.tab.h"

enum { LABEL_WORDS = 9 }; /* more before a colon are no label */

/* ---- terminals ---- */

static void push(struct tree_feed *f, int kind, struct span at, enum sentence_end ending)
{
	VEC_PUSH(&f->list, f->arena, (struct terminal){ kind, at, f->lines, ending });
}

static int last_kind(const struct tree_feed *f)
{
	return f->list.n ? VEC_LAST(&f->list)->kind : P_BREAK;
}

/* A sentence needs a word: signs behind nothing are none. */
static bool in_sentence(const struct tree_feed *f)
{
	return last_kind(f) != P_BREAK && last_kind(f) != P_END;
}

/* Commas and colons part something from something. */
static void drop_hanging(struct tree_feed *f)
{
	while (f->list.n && (last_kind(f) == P_COMMA || last_kind(f) == P_COLON))
		f->list.n--;
}

static void end_sentence(struct tree_feed *f, struct span at, enum sentence_end ending)
{
	if (last_kind(f) == P_COLON)
		ending = ENDS_COLON;
	drop_hanging(f);
	if (in_sentence(f))
		push(f, P_END, at, ending);
	f->open = false;
}

static void end_block(struct tree_feed *f)
{
	if (f->open)
		end_sentence(f, (struct span){ 0 }, ENDS_LINE);
	if (last_kind(f) != P_BREAK)
		push(f, P_BREAK, (struct span){ 0 }, ENDS_LINE);
}

static void push_word(struct tree_feed *f, struct span at)
{
	push(f, P_WORD, at, ENDS_LINE);
	f->open = true;
}

/* The bracket that closes this one, with words between and none opened; 0. */
static size_t closing(const struct tokens *t, size_t open)
{
	for (size_t i = open + 1; i < t->list.n && t->list.at[i].kind != TOKEN_OPEN; i++)
		if (t->list.at[i].kind == TOKEN_CLOSE)
			return i > open + 1 ? i : 0;
	return 0;
}

/* Words since the sentence began; more than a label may have where one stands among them that no label has. */
static size_t words_of_label(const struct tree_feed *f)
{
	size_t n = 0;

	for (size_t i = f->list.n; i-- > 0 && f->list.at[i].kind != P_END && f->list.at[i].kind != P_BREAK; n++)
		if (f->list.at[i].kind != P_WORD)
			return LABEL_WORDS + 1;
	return n;
}

static void feed_colon(struct tree_feed *f, const struct tokens *t, size_t i)
{
	const size_t words = words_of_label(f);

	if (i + 1 >= t->list.n && in_sentence(f))
		end_sentence(f, t->list.at[i].at, ENDS_COLON);
	else if (words && words <= LABEL_WORDS)
		push(f, P_COLON, t->list.at[i].at, ENDS_LINE);
	else if (in_sentence(f))
		push_word(f, t->list.at[i].at);
}

static size_t feed_note(struct tree_feed *f, const struct tokens *t, size_t i)
{
	const size_t close = closing(t, i);

	if (!close)
		return i;
	push(f, P_OPEN, t->list.at[i].at, ENDS_LINE);
	for (size_t k = i + 1; k < close; k++)
		push_word(f, t->list.at[k].at);
	push(f, P_CLOSE, t->list.at[close].at, ENDS_LINE);
	return close;
}

static size_t feed_token(struct tree_feed *f, const struct tokens *t, size_t i)
{
	const struct token *token = &t->list.at[i];

	switch ((enum token_kind)token->kind) {
	case TOKEN_FULL_STOP:
	case TOKEN_SEMICOLON:
		end_sentence(f, token->at, ENDS_STOP);
		return i;
	case TOKEN_QUESTION:
		end_sentence(f, token->at, ENDS_QUESTION);
		return i;
	case TOKEN_COMMA:
		if (last_kind(f) == P_WORD || last_kind(f) == P_CLOSE)
			push(f, P_COMMA, token->at, ENDS_LINE);
		return i;
	case TOKEN_COLON:
		feed_colon(f, t, i);
		return i;
	case TOKEN_OPEN:
		return feed_note(f, t, i);
	case TOKEN_CLOSE:
	case TOKEN_ORNAMENT:
	case TOKEN_COMMENT:
		return i;
	default:
		push_word(f, token->at);
		return i;
	}
}

void tree_feed_line(struct tree_feed *f, const struct tokens *t, const struct tree_line *l)
{
	if (f->list.n && l->first != f->below)
		end_block(f);
	else if (f->open && !l->goes_on)
		end_sentence(f, (struct span){ 0 }, ENDS_LINE);
	f->lines = l->line;
	for (size_t i = 0; i < t->list.n; i++)
		i = feed_token(f, t, i);
	if (f->open && !l->wrapped)
		end_sentence(f, (struct span){ 0 }, ENDS_LINE);
	f->below = l->last + 1;
}

const struct terminal *tree_next(struct tree_feed *f)
{
	static const struct terminal end = { .kind = P_YYEOF };

	return f->next < f->list.n ? &f->list.at[f->next++] : &end;
}

void tree_build(struct tree_feed *f)
{
	if (f->list.n)
		end_block(f);
	page_parse(f);
}

/* ---- nodes ---- */

struct chunks tree_chunk(struct tree_feed *f, enum chunk_kind kind, struct span at)
{
	struct chunk *p = ARENA_NEW(f->arena, struct chunk);

	*p = (struct chunk){ kind, at, NULL };
	return (struct chunks){ p, p };
}

struct chunks chunks_join(struct chunks a, struct chunks b)
{
	a.last->next = b.first;
	return (struct chunks){ a.first, b.last };
}

/* The terminal before `end` that is not the sentence's own, and its first one. */
static const struct terminal *first_of(const struct tree_feed *f, const struct terminal *end)
{
	while (end > f->list.at && end[-1].kind != P_END && end[-1].kind != P_BREAK)
		end--;
	return end;
}

struct sentence *tree_sentence(struct tree_feed *f, struct chunks parts, const struct terminal *end)
{
	struct sentence *s = ARENA_NEW(f->arena, struct sentence);
	const struct terminal *first = first_of(f, end), *behind = end + 1;

	*s = (struct sentence){ .at = { first->at.from, end->at.to ? end->at.to : end[-1].at.to },
				.parts = parts.first,
				.first = first->line,
				.last = end->line,
				.block = (uint32_t)f->tree->nblocks,
				.ending = end->ending };
	s->whole = (first == f->list.at || first[-1].kind == P_BREAK || first[-1].line != s->first) &&
		   (behind >= f->list.at + f->list.n || behind->kind == P_BREAK || behind->line != s->last);
	f->tree->nsentences++;
	return s;
}

struct block *tree_begin(struct tree_feed *f, struct sentence *s)
{
	struct block *b = ARENA_NEW(f->arena, struct block);

	*b = (struct block){ s, s, NULL };
	return b;
}

struct block *tree_add(struct block *b, struct sentence *s)
{
	b->last->next = s;
	b->last = s;
	return b;
}

void tree_block(struct tree_feed *f, struct block *b)
{
	if (f->last)
		f->last->next = b;
	else
		f->tree->blocks = b;
	f->last = b;
	f->tree->nblocks++;
}

/* ---- shown ---- */

void tree_print(struct buf *out, const struct tree *t, const struct source *s)
{
	static const char *const kinds[] = { [CHUNK_LABEL] = "label", [CHUNK_ITEM] = "item", [CHUNK_NOTE] = "note" };
	static const char *const endings[] = {
		[ENDS_LINE] = "", [ENDS_STOP] = " .", [ENDS_QUESTION] = " ?", [ENDS_COLON] = " :"
	};

	for (const struct block *b = t->blocks; b; b = b->next) {
		buf_add_c(out, "block\n");
		for (const struct sentence *k = b->first; k; k = k->next) {
			buf_addf(out, "  sentence%s\n", endings[k->ending]);
			for (const struct chunk *p = k->parts; p; p = p->next)
				buf_addf(out, "    %s \"%.*s\"\n", kinds[p->kind], STR_ARG(source_text(s, p->at)));
		}
	}
}
