/*
 * binder: the vocabulary of one game for the run.
 */
#include "bind/binder.h"
#include "bind/lexicon.h"
#include "order/parse.h"

struct binder *binder_new(const struct game *g, const struct state *s, struct arena *run)
{
	struct binder *b = ARENA_NEW(run, struct binder);
	b->game = g;
	b->run = run;
	b->vocab = vocab_new(run);
	lexicon_fill(b->vocab, g);
	binder_learn_seats(b, s);
	return b;
}

void binder_learn_seats(struct binder *b, const struct state *s)
{
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

bool task_tries(const struct task *t, verb_id id)
{
	return t->untimely || set_has(&t->scope->admitted, id);
}

unsigned verb_slots(const struct verb *v)
{
	unsigned n = 0;
	while (v->slots && v->slots[n].name)
		n++;
	return n;
}
