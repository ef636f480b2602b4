/*
 * binder: the vocabulary of one game for the run.
 */
#include "bind/binder.h"
#include "bind/lexicon.h"
#include "bind/whole.h"
#include "order/parse.h"

static struct binder *with_vocab(struct vocab *v, bool sealed, const struct game *g, const struct state *s,
				 struct arena *run)
{
	struct binder *b = ARENA_NEW(run, struct binder);
	b->game = g;
	b->run = run;
	b->vocab = v;
	b->sealed = sealed;
	b->whole_letters = whole_letters(g);
	binder_learn_seats(b, s);
	return b;
}

static struct vocab *words_of(const struct game *g, struct arena *a)
{
	struct vocab *v = vocab_new(a);
	lexicon_fill(v, g);
	return v;
}

struct binder *binder_new(const struct game *g, const struct state *s, struct arena *run)
{
	return with_vocab(words_of(g, run), false, g, s, run);
}

const struct vocab *binder_words(const struct game *g, struct arena *run)
{
	struct vocab *v = words_of(g, run);
	vocab_seal(v);
	return v;
}

struct binder *binder_with(const struct vocab *words, const struct game *g, const struct state *s, struct arena *run)
{
	return with_vocab(vocab_copy(words, run), true, g, s, run);
}

/* Seldom does a seat come or change its name between two steps. */
static bool seats_are_known(const struct binder *b, const struct state *s)
{
	const size_t n = row_count(s, TABLE_SEAT);
	bool known = b->sealed && b->texts == s->texts && b->seats.n == n;
	for (size_t i = 0; known && i < n; i++)
		known = b->seats.at[i].name == ROW(struct seat_row, s, TABLE_SEAT, i)->name &&
			b->seats.at[i].aliases == ROW(struct seat_row, s, TABLE_SEAT, i)->aliases;
	return known;
}

static void note_seats(struct binder *b, const struct state *s)
{
	b->texts = s->texts;
	b->seats.n = 0;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		VEC_PUSH(&b->seats, b->run, *ROW(struct seat_row, s, TABLE_SEAT, i));
}

void binder_learn_seats(struct binder *b, const struct state *s)
{
	if (seats_are_known(b, s))
		return;
	note_seats(b, s);
	if (!lexicon_learn_seats(b->vocab, s) && b->sealed)
		return;
	vocab_seal(b->vocab);
	b->sealed = true;
}

const struct sheet *binder_read(const struct binder *b, const struct source *text, struct arena *a)
{
	struct sheet *sheet = ARENA_NEW(a, struct sheet);
	sheet_parse(sheet, text, NULL, 0, b->vocab, a);
	return sheet;
}

const struct span *binder_lines(size_t *n, const struct binder *b, const struct source *text, struct arena *a)
{
	const struct sheet *sheet = binder_read(b, text, a);
	struct span *at = ARENA_ARRAY(a, struct span, sheet->nlines);
	*n = sheet->nlines;
	for (size_t i = 0; i < sheet->nlines; i++)
		at[i] = sheet->lines[i].at;
	return at;
}

bool task_tries(const struct task *t, verb_id id)
{
	return t->untimely || set_has(&t->scope->admitted, id);
}

bool task_implies(const struct task *t, verb_id id)
{
	const unsigned flags = task_verb(t, id)->flags;
	return flags & VERB_IMPLICIT || (flags & VERB_ANSWER && t->scope->alone);
}

unsigned verb_slots(const struct verb *v)
{
	unsigned n = 0;
	while (v->slots && v->slots[n].name)
		n++;
	return n;
}
