#include "order/parse.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "order.tab.h"
#include "order/frame.h"
#include "order/readings.h"
#include "order/tree_feed.h"

/* Phrases that all readings of a sheet may have together; beyond it each line keeps its cheapest. */
enum {
	SHEET_PHRASES = 200000,
	READ_WORDS = 20000,
	WRAPPED_LETTERS = 30, /* a line as long as this may have been broken by a mail program */
};

struct parse {
	const struct source *source;
	const struct vocab *vocab;
	struct sheet *out;
	struct arena *arena, scratch;
	struct tree_feed feed;
	VEC(struct line) lines;
	size_t phrases;
};

static void complain(struct parse *p, const char *code, struct span at, struct str what)
{
	diag_add(&p->out->diags,
		 &(struct diag){ .severity = SEVERITY_ERROR, .at = at, .code = str_c(code), .what = what });
}

/* "1. move ... 2. attack ...": the numbers of a list in one line end what stands before them. */
static void cut_list(struct tokens *t, int64_t number)
{
	for (size_t i = number > 0; i + 2 < t->list.n; i++) {
		struct token *token = &t->list.at[i];
		const uint8_t sign = token[1].kind, next = token[2].kind;

		if (token->kind != TOKEN_NUMBER || token->number != number + 1 || token[1].blank_before ||
		    (sign != TOKEN_FULL_STOP && sign != TOKEN_CLOSE) || next == TOKEN_END)
			continue;
		token[0].kind = token[1].kind = TOKEN_FULL_STOP;
		number++;
	}
}

/* "My orders: 1) move ... 2) attack ...": so many numbers of a list that begins within the line; a bracket that is open closes none. */
static unsigned count_listed(const struct tokens *t)
{
	unsigned n = 0, open = 0;

	for (size_t i = 0; i + 2 < t->list.n; i++) {
		const struct token *token = &t->list.at[i];

		open += token->kind == TOKEN_OPEN;
		if (token->kind == TOKEN_NUMBER && !open && token->number == n + 1 && token[1].kind == TOKEN_CLOSE &&
		    !token[1].blank_before)
			n++;
		else if (token->kind == TOKEN_CLOSE && open)
			open--;
	}
	return n;
}

/* "12." is 12; -1 for "b)". */
static int64_t list_number(const struct source *s, const struct token *token)
{
	const struct str text = source_text(s, token->at);
	int64_t number;

	return str_to_int(str_sub(text, 0, text.n - 1), &number) ? number : -1;
}

/* Takes the tokens of a line's dress off its front; what it was dressed as. */
static unsigned undress(struct tokens *t, const struct source *s)
{
	unsigned flags = 0;
	size_t n = 0;
	int64_t number = -1;

	for (; n < t->list.n; n++) {
		const uint8_t kind = t->list.at[n].kind;

		if (kind == TOKEN_QUOTED)
			flags |= LINE_QUOTED;
		else if (kind == TOKEN_BULLET || kind == TOKEN_LIST_NUMBER)
			flags |= LINE_LISTED;
		else
			break;
		if (kind == TOKEN_LIST_NUMBER)
			number = list_number(s, &t->list.at[n]);
	}
	t->list.at += n;
	t->list.n -= n;
	t->list.cap -= n;
	if (number >= 0 || count_listed(t) > 1)
		cut_list(t, number > 0 ? number : 0);
	if (t->list.n && t->list.at[0].kind == TOKEN_COMMENT)
		flags |= LINE_COMMENT;
	else if (t->list.n && VEC_LAST(&t->list)->kind == TOKEN_COMMENT)
		t->list.n--;
	return flags;
}

/* "Whose turn is it? Attack Utah.": a question mark ends what stands before it, as a full stop does, where that is more
 * than a word: "done? move 3". */
static bool ends_question(const struct tokens *t, size_t i)
{
	enum { WORDS = 3 };
	size_t n = 0;

	if (t->list.at[i].kind != TOKEN_QUESTION || i + 1 == t->list.n)
		return false;
	while (n < i && t->list.at[i - 1 - n].kind == TOKEN_WORD)
		n++;
	return n >= WORDS;
}

static void end_questions(struct tokens *t, struct arena *a)
{
	struct tokens out = { 0 };
	bool any = false;

	for (size_t i = 0; i < t->list.n; i++)
		any |= ends_question(t, i);
	for (size_t i = 0; any && i <= t->list.n; i++) { /* the TOKEN_END behind them as well */
		const struct span behind = { t->list.at[i].at.to, t->list.at[i].at.to };

		VEC_PUSH(&out.list, a, t->list.at[i]);
		if (i < t->list.n && ends_question(t, i))
			VEC_PUSH(&out.list, a, (struct token){ .kind = TOKEN_FULL_STOP, .at = behind });
	}
	if (!any)
		return;
	t->list = out.list;
	t->list.n--;
}

static bool is_blank(const struct tokens *t)
{
	for (size_t i = 0; i < t->list.n; i++)
		if (t->list.at[i].kind != TOKEN_ORNAMENT && t->list.at[i].kind != TOKEN_DASH &&
		    t->list.at[i].kind != TOKEN_EQUALS && t->list.at[i].kind != TOKEN_FULL_STOP)
			return false;
	return true;
}

static bool is_wide(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.p[i] >= 0x80)
			return true;
	return false;
}

/* A word of letters that only look alike is nobody's name. */
static void check_scripts(struct parse *p, const struct tokens *t, struct line *line)
{
	for (size_t i = 0; i < t->list.n; i++) {
		const struct token *token = &t->list.at[i];
		const struct str written = source_text(p->source, token->at);
		uint32_t odd;

		if (token->kind != TOKEN_WORD || !is_wide(written) || !utf8_mixed_scripts(written, &odd))
			continue;
		line->flags |= LINE_MIXED;
		complain(p, "mixed-scripts", token->at,
			 str_printf(p->arena, "\"%.*s\" holds U+%04X, a letter of another script", STR_ARG(written),
				    (unsigned)odd));
	}
}

static uint32_t readings_allowed(const struct parse *p, size_t ntokens)
{
	const size_t limit = READ_WORDS / (ntokens + 1);

	if (p->phrases >= SHEET_PHRASES)
		return 1;
	return limit < SHEET_READINGS ? (uint32_t)limit + 1 : SHEET_READINGS;
}

static bool is_heading(const struct reading *r)
{
	return r->nphrases == 1 && r->phrases[0].nterms == 1 && r->phrases[0].terms[0].kind == TERM_HEADING;
}

/* "... at the lake and / it was lovely": in a small letter, and no order of its own. */
static bool goes_on(const struct parse *p, const struct line *l)
{
	const struct reading *r = l->readings;
	const struct str text = source_text(p->source, l->at);

	return !(l->flags & LINE_LISTED) && text.n && byte_is_small(text.p[0]) && r && r->nphrases &&
	       r->phrases->role != ROLE_VERB;
}

static void feed_tree(struct parse *p, const struct tokens *t, const struct line *l)
{
	tree_feed_line(&p->feed, t,
		       &(struct tree_line){ .line = (uint32_t)p->lines.n,
					    .first = source_line_of(p->source, l->at.from),
					    .last = source_line_of(p->source, l->at.to - 1),
					    .goes_on = goes_on(p, l),
					    .wrapped = utf8_count(source_text(p->source, l->at)) >= WRAPPED_LETTERS });
}

static void read_tokens(struct parse *p, struct tokens *t, struct line *line)
{
	struct lattice lattice;

	line->at = (struct span){ t->list.at[0].at.from, VEC_LAST(&t->list)->at.to };
	check_scripts(p, t, line);
	lattice_build(&lattice, t, p->source, p->vocab, &p->scratch, p->arena);
	readings_find(line, &lattice, readings_allowed(p, lattice.ntokens), &p->scratch, p->arena);
	for (const struct reading *r = line->readings; r; r = r->next)
		p->phrases += r->nphrases;
	if (is_heading(line->readings))
		line->flags |= LINE_HEADING;
	feed_tree(p, t, line);
}

static void too_long(struct parse *p, struct line *line)
{
	line->flags |= LINE_TOO_LONG;
	complain(p, "line-too-long", (struct span){ line->at.from, line->at.from + 1 },
		 str_printf(p->arena, "this line is longer than %d bytes or %d words; it was not read",
			    SHEET_LINE_BYTES, SHEET_LINE_WORDS));
}

/* A box that is not ticked, a cross, a no entry sign. */
static const char *const unticked[] = {
	"[ ]",          "[]",
	"( )",          "\xe2\x98\x90",
	"\xe2\x96\xa1", /* ballot box, white square */
	"\xe2\x98\x92", "\xe2\x9c\x97",
	"\xe2\x9c\x98", "\xe2\x9c\x96",     /* ballot box with X, ballot X, heavy X */
	"\xe2\x9d\x93", "\xf0\x9f\x91\x8e", /* question mark, thumb down */
	"\xe2\x9d\x8c", "\xe2\x9d\x8e",
	"\xe2\x9b\x94", "\xf0\x9f\x9a\xab", /* cross mark, no entry, no entry sign */
};

/* "[ ] end turn", "red [ ]" */
static bool is_unticked(struct str line)
{
	static const struct str variant = { "\xef\xb8\x8f", 3 }; /* U+FE0F: drawn in colours */

	while (line.n && strchr("-*+ \t", *line.p) && *line.p)
		line = str_sub(line, 1, line.n);
	line = str_trim(line);
	if (str_ends(line, variant))
		line = str_sub(line, 0, line.n - variant.n);
	for (size_t i = 0; i < sizeof unticked / sizeof *unticked; i++)
		if (str_starts(line, str_c(unticked[i])) || str_ends(line, str_c(unticked[i])))
			return true;
	return false;
}

/* "[s]move ...[/s]", and letters with a stroke laid over them (U+0336). */
static bool is_struck(struct str line)
{
	static const char *const signs[] = { "[s]", "[strike]", "[del]", "\xcc\xb6" };

	for (size_t i = 0; i < line.n; i++)
		for (size_t k = 0; k < sizeof signs / sizeof *signs; k++)
			if (str_starts_nocase(str_sub(line, i, line.n), str_c(signs[k])))
				return true;
	return false;
}

static void parse_line(struct parse *p, struct span at, unsigned flags)
{
	struct line line = { .at = at, .flags = flags };
	struct tokens tokens = { 0 };

	arena_reset(&p->scratch);
	if (at.to - at.from > SHEET_LINE_BYTES || !tokens_scan(&tokens, p->source, at, SHEET_LINE_WORDS, &p->scratch)) {
		too_long(p, &line);
	} else {
		line.flags |= undress(&tokens, p->source);
		end_questions(&tokens, &p->scratch);
		if (is_unticked(source_text(p->source, at)) || is_struck(source_text(p->source, at)))
			line.flags |= LINE_COMMENT;
		if (is_blank(&tokens) && !(line.flags & LINE_QUOTED))
			return;
		if (!(line.flags & (LINE_QUOTED | LINE_COMMENT | LINE_OUTSIDE)))
			read_tokens(p, &tokens, &line);
	}
	VEC_PUSH(&p->lines, p->arena, line);
}

void sheet_parse(struct sheet *out, const struct source *source, const struct span *read, size_t nread,
		 const struct vocab *v, struct arena *a)
{
	struct parse p = { .source = source, .vocab = v, .out = out, .arena = a };
	struct frame frame;
	struct span at;
	unsigned flags;

	*out = (struct sheet){ .source = source };
	diags_init(&out->diags, a);
	arena_init(&p.scratch);
	p.feed = (struct tree_feed){ .arena = a, .tree = ARENA_NEW(a, struct tree) };
	frame_begin(&frame, source, read, nread, v);
	while (frame_next(&frame, &at, &flags)) {
		if (p.lines.n == SHEET_LINES) {
			complain(&p, "too-many-lines", at,
				 str_printf(a, "a text may have %d lines; from here on it was not read", SHEET_LINES));
			break;
		}
		parse_line(&p, at, flags);
	}
	arena_release(&p.scratch);
	tree_build(&p.feed);
	out->tree = p.feed.tree;
	out->lines = p.lines.at;
	out->nlines = p.lines.n;
}
