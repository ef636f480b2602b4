/*
 * print: sheets in one readable form. A reading is a line of phrases; a phrase is its
 * role, flags and terms: `to[Kyoto]`, `bare[4 troop]`, `VERB[move]`. Nouns stand by their first name;
 * repaired and raw words with what was written: `Osaka~"Osakka"`.
 */
#include "base/buf.h"
#include "order/sheet.h"
#include "order/vocab.h"

static const char *const role_names[ROLE_COUNT] = {
	[ROLE_BARE] = "bare",       [ROLE_ARROW] = "->",    [ROLE_TO] = "to",
	[ROLE_FROM] = "from",       [ROLE_IN] = "in",       [ROLE_ON] = "on",
	[ROLE_WITH] = "with",       [ROLE_FOR] = "for",     [ROLE_AGAINST] = "against",
	[ROLE_VIA] = "via",         [ROLE_OF] = "of",       [ROLE_BY] = "by",
	[ROLE_AS] = "as",           [ROLE_UNTIL] = "until", [ROLE_EQUALS] = "=",
	[ROLE_VERB] = "VERB",       [ROLE_COMMA] = ",",     [ROLE_AND] = "AND",
	[ROLE_THEN] = "THEN",       [ROLE_FULL_STOP] = ".", [ROLE_OPEN] = "(",
	[ROLE_CLOSE] = ")",         [ROLE_EACH] = "EACH",   [ROLE_STOP] = "STOP",
	[ROLE_PAST] = "PAST",       [ROLE_CHAT] = "CHAT",   [ROLE_DESCRIPTION] = "DESCRIPTION",
	[ROLE_UNKNOWN] = "UNKNOWN", [ROLE_LEAD] = "LEAD",   [ROLE_KEEP] = "KEEP",
	[ROLE_KEPT] = "KEPT",       [ROLE_GETS] = "GETS",   [ROLE_OUGHT] = "OUGHT",
};

static const char *const pronoun_names[] = {
	[PRONOUN_THEM] = "them", [PRONOUN_IT] = "it", [PRONOUN_THERE] = "there",
	[PRONOUN_HERE] = "here", [PRONOUN_ME] = "me",
};

/* By bit. */
static const char *const stop_names[] = { "condition", "negation",   "vague", "alternative",
					  "question",  "correction", "past" };
static const char *const flag_names[] = { "the", ":", "to", "dash", "adjacent", "ing", "s" };
static const char *const line_flag_names[] = { "quoted", "comment",  "outside", "heading", "listed",
					       "joined", "too-long", "cut",     "mixed" };

static void print_bits(struct buf *out, unsigned bits, const char *const *names, size_t n, const char *before)
{
	for (size_t i = 0; i < n; i++)
		if (bits & 1u << i)
			buf_addf(out, "%s%s", before, names[i]);
}

static void print_nouns(struct buf *out, const struct nouns *nouns, const struct vocab *v)
{
	for (uint32_t i = 0; i < nouns->n; i++) {
		if (i)
			buf_add_char(out, '|');
		buf_add(out, vocab_name(v, nouns->at[i]));
		if (!vocab_name(v, nouns->at[i]).n)
			buf_addf(out, "%d:%d", nouns->at[i].what, nouns->at[i].id);
	}
}

static void print_count(struct buf *out, const struct term *t)
{
	static const char *const hows[] = {
		[COUNT_EXACT] = "", [COUNT_ALL] = "all", [COUNT_ALL_BUT] = "all-but-", [COUNT_UP_TO] = "up-to-"
	};

	buf_add_c(out, hows[t->how]);
	if (t->how != COUNT_ALL)
		buf_addf(out, "%lld", (long long)t->u.number);
}

static void print_quoted(struct buf *out, struct str text)
{
	buf_addf(out, "\"%.*s\"", STR_ARG(text));
}

/* What it is by its kind. */
static void print_kind(struct buf *out, const struct term *t, const struct vocab *v)
{
	static const char *const signs[TERM_KINDS] = {
		[TERM_MORE] = "more", [TERM_BAD_NUMBER] = "bad", [TERM_UNKNOWN] = "?",
		[TERM_WHEN] = "@",    [TERM_LABEL] = "#",        [TERM_HEADING] = "heading",
	};

	if (signs[t->kind])
		buf_add_c(out, signs[t->kind]);
	switch ((enum term_kind)t->kind) {
	case TERM_COUNT:
		print_count(out, t);
		break;
	case TERM_PRONOUN:
		buf_addf(out, "<%s>", pronoun_names[t->u.pronoun]);
		break;
	case TERM_STOP:
		print_bits(out, t->u.stop, stop_names, 7, "");
		break;
	case TERM_LABEL:
	case TERM_UNIT:
	case TERM_THING:
	case TERM_COIN:
	case TERM_NAME:
	case TERM_OPENER:
	case TERM_VERB:
	case TERM_AMBIGUOUS:
		print_nouns(out, &t->u.nouns, v);
		break;
	default:
		break;
	}
}

/* Its kind alone does not say what was written. */
static bool shows_text(const struct term *t)
{
	static const bool shown[TERM_KINDS] = {
		[TERM_AMBIGUOUS] = true, [TERM_BAD_NUMBER] = true, [TERM_UNKNOWN] = true, [TERM_WHEN] = true,
		[TERM_TEXT] = true,      [TERM_HEADING] = true,    [TERM_STOP] = true,
	};

	return t->repair || shown[t->kind];
}

void term_print(struct buf *out, const struct term *t, const struct source *s, const struct vocab *v)
{
	print_kind(out, t, v);
	if (t->flags & TERM_POSSESSIVE)
		buf_add_c(out, "'s");
	if (t->repair || t->kind == TERM_AMBIGUOUS)
		buf_add_char(out, '~');
	if (shows_text(t))
		print_quoted(out, source_text(s, t->at));
}

void phrase_print(struct buf *out, const struct phrase *p, const struct source *s, const struct vocab *v)
{
	const bool word = p->nterms == 1 && p->terms[0].kind == TERM_WORD;

	buf_add_c(out, role_names[p->role]);
	print_bits(out, p->flags, flag_names, 7, "+");
	if (word && p->role < ROLE_EACH)
		return;
	buf_add_char(out, '[');
	if (word)
		print_quoted(out, source_text(s, p->terms[0].at));
	for (unsigned i = 0; i < p->nterms; i++) {
		if (i)
			buf_add_char(out, ' ');
		term_print(out, &p->terms[i], s, v);
	}
	buf_add_char(out, ']');
}

void reading_print(struct buf *out, const struct reading *r, const struct source *s, const struct vocab *v)
{
	for (uint32_t i = 0; i < r->nphrases; i++) {
		if (i)
			buf_add_char(out, ' ');
		phrase_print(out, &r->phrases[i], s, v);
	}
}

void line_print(struct buf *out, const struct line *l, const struct source *s, const struct vocab *v)
{
	buf_addf(out, "line %zu:", source_line_of(s, l->at.from));
	print_bits(out, l->flags, line_flag_names, 9, " ");
	buf_add_char(out, '\n');
	for (const struct reading *r = l->readings; r; r = r->next) {
		buf_addf(out, "  %u: ", r->price);
		reading_print(out, r, s, v);
		buf_add_char(out, '\n');
	}
}

void sheet_print(struct buf *out, const struct sheet *s, const struct vocab *v)
{
	for (size_t i = 0; i < s->nlines; i++)
		line_print(out, &s->lines[i], s->source, v);
	for (size_t i = 0; i < s->diags.list.n; i++)
		diag_render(out, &s->diags.list.at[i], s->source);
}
