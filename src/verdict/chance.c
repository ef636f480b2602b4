/* chance: see chance.h. */
#include "verdict/chance.h"

#include "base/utf8.h"
#include "bind/diagnose.h"
#include "bind/phrase.h"
#include "order/dictionary.h"

/* "Night" of "Nightharbour"; not "Jersey" of "New Jersey", which is a word of it. */
static bool is_beginning(const struct task *t, const struct term *term)
{
	const struct str name = vocab_name(binder_vocab(t->binder), term->u.nouns.at[0]);
	if ((term->repair != REPAIR_PREFIX && term->repair != REPAIR_PART) || str_find_char(name, ' ') < name.n)
		return false;
	return dictionary_has(utf8_fold_name(t->arena, source_text(t->source, term->at)));
}

enum chance chance_of(const struct task *t, const struct reading *r, struct span at)
{
	bool named = false, counted = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->at.from < at.from || p->at.to > at.to)
			continue;
		if (is_verb(p) || (is_name(p) && !is_beginning(t, p->terms)))
			return CHANCE_NONE;
		named |= is_name(p);
		counted |= is_number(p);
	}
	return !named ? CHANCE_NONE : counted ? CHANCE_ASKED : CHANCE_TALK;
}

void chance_ask(const struct task *t, struct binding *b)
{
	const struct command **guess = ARENA_NEW(t->keep, const struct command *);
	struct diags diags;
	*guess = b->command;
	diags_init(&diags, t->keep);
	diagnose_deedless(&diags, b->at);
	b->verdict = VERDICT_REFUSED;
	b->guess = guess;
	b->nguess = 1;
	b->command = NULL;
	b->diags = diags.list.at;
	b->ndiags = diags.list.n;
}
