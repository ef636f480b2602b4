/* pieces: see pieces.h. */
#include "verdict/pieces.h"

#include <inttypes.h>

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "order/meaning.h"
#include "order/roles.h"

static void add(struct pieces *p, enum analogy_kind kind, struct span at)
{
	if (p->n == ANALOGY_PIECES) {
		p->many = true;
		return;
	}
	const struct str text = utf8_fold_name(p->task->arena, source_text(p->task->source, at));
	p->of[p->n] = at;
	p->count[p->n] = -1;
	p->at[p->n++] = (struct analogy_piece){ .kind = (uint8_t)kind, .text = text, .parts = false };
}

static void add_sign(struct pieces *p, struct span at, struct str sign)
{
	add(p, ANALOGY_WORD, at);
	if (p->many)
		return;
	p->at[p->n - 1].text = sign;
	p->at[p->n - 1].parts = analogy_parts(sign);
}

/* What the game has a thing for: "bribe" may be read as a deed. */
static bool is_thing(const struct task *t, struct str word)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), word));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_THING)
			return true;
	return false;
}

static void add_word(struct pieces *p, struct span at)
{
	int64_t number;
	add(p, ANALOGY_WORD, at);
	if (p->many)
		return;
	struct analogy_piece *q = &p->at[p->n - 1];
	q->parts = analogy_parts(q->text);
	q->opens = analogy_opens(q->text);
	if (number_said(q->text, &number))
		q->kind = ANALOGY_NUMBER;
	else if (is_thing(p->task, q->text))
		q->kind = ANALOGY_THING;
	else if (analogy_points(q->text)) {
		q->kind = ANALOGY_PLACE;
		q->points = true;
	}
}

static bool in_word(struct str text, size_t i)
{
	return byte_is_word(text.p[i]) || (text.p[i] == '\'' && i + 1 < text.n && byte_is_letter(text.p[i + 1]));
}

/* What no name or number of the reading covers. */
static void add_text(struct pieces *p, struct span at)
{
	const struct str text = p->task->source->text;
	for (uint32_t i = at.from, to; i < at.to && !p->many; i = to) {
		to = i + 1;
		if (text.p[i] == '\n') {
			add_sign(p, (struct span){ i, to }, STR("\\n"));
		} else if (byte_is_digit(text.p[i])) {
			while (to < at.to && byte_is_digit(text.p[to]))
				to++;
			add(p, ANALOGY_NUMBER, (struct span){ i, to });
		} else if (byte_is_word(text.p[i])) {
			while (to < at.to && in_word(text, to) && !byte_is_digit(text.p[to]))
				to++;
			add_word(p, (struct span){ i, to });
		} else if (text.p[i] == '-' && to < at.to && text.p[to] == '>') {
			add_sign(p, (struct span){ i, ++to }, STR(">"));
		} else if (!strchr(" \t\r", text.p[i])) {
			add_sign(p, (struct span){ i, to }, source_text(p->task->source, (struct span){ i, to }));
		}
	}
}

static enum analogy_kind kind_of(const struct term *t)
{
	switch (t->kind) {
	case TERM_THING:
		return ANALOGY_THING;
	case TERM_COUNT:
		return t->how == COUNT_EXACT && !(t->flags & TERM_ARTICLE) ? ANALOGY_NUMBER : ANALOGY_WORD;
	case TERM_NAME:
		return nouns_have(t->u.nouns, NOUN_AREA) || nouns_have(t->u.nouns, NOUN_REGION) ? ANALOGY_PLACE
		       : nouns_have(t->u.nouns, NOUN_SEAT)                                      ? ANALOGY_SEAT
												: ANALOGY_THING;
	default:
		return ANALOGY_WORD;
	}
}

static void add_term(struct pieces *p, const struct term *t, uint32_t *from, uint32_t to)
{
	const enum analogy_kind kind = kind_of(t);
	p->more |= t->kind == TERM_MORE && t->at.from >= *from && t->at.to <= to;
	if (kind == ANALOGY_WORD || t->at.from < *from || t->at.to > to)
		return;
	add_text(p, (struct span){ *from, t->at.from });
	add(p, kind, t->at);
	if (!p->many) {
		p->area[p->n - 1] = t->kind == TERM_NAME && nouns_have(t->u.nouns, NOUN_AREA);
		p->count[p->n - 1] = kind == ANALOGY_NUMBER ? t->u.number : -1;
	}
	*from = t->at.to;
}

static void take_pieces(struct pieces *p, const struct reading *r, struct span at)
{
	uint32_t from = at.from;
	for (size_t i = 0; i < r->nphrases; i++)
		for (size_t k = 0; k < r->phrases[i].nterms && r->phrases[i].role < ROLE_ARGUMENTS; k++)
			add_term(p, &r->phrases[i].terms[k], &from, at.to);
	add_text(p, (struct span){ from, at.to });
}

void pieces_take(struct pieces *p, const struct reading *r, const struct span *at, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (i)
			add_sign(p, (struct span){ at[i].from, at[i].from }, STR(","));
		take_pieces(p, r, at[i]);
	}
}

struct str pieces_in_words(const struct pieces *p, const struct analogy_order *o)
{
	struct buf out = buf_new(p->task->keep);
	struct str rest = str_c(o->form), word, mark = STR("");
	size_t slot = 0;
	while (str_cut(&rest, ' ', &word)) {
		const bool stands = analogy_stands_for(word);
		const int16_t piece = stands ? o->slots[slot++] : -1;
		if (stands ? piece >= 0 : mark.n > 0)
			buf_addf(&out, "%.*s ", STR_ARG(mark));
		mark = !stands && analogy_marks(word) ? word : STR("");
		if (stands && piece >= 0 && p->count[piece] >= 0) /* "a single" */
			buf_addf(&out, "%" PRId64 " ", p->count[piece]);
		else if (stands && piece >= 0)
			buf_addf(&out, "%.*s ", STR_ARG(source_text(p->task->source, p->of[piece])));
		else if (!stands && !mark.n)
			buf_addf(&out, "%.*s ", STR_ARG(word));
	}
	return str_trim(buf_str(&out));
}
