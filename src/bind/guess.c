#include "bind/guess.h"

#include "bind/canonical.h"
#include "bind/frame.h"

enum fate { STAYS, GOES, FORBIDS };

/* What nobody knows is no word that may be missing where a name stands: begun, counted, behind a preposition or colon. */
static enum fate fate_of_argument(const struct phrase *p, bool behind_colon)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	if (!last)
		return GOES;
	if (last->kind == TERM_UNKNOWN)
		return p->role != ROLE_BARE || p->nterms > 1 || last->flags & TERM_STUMP || behind_colon ? FORBIDS
													 : GOES;
	return last->kind == TERM_PRONOUN && last->u.pronoun == PRONOUN_ME ? GOES : STAYS;
}

static enum fate fate_of(const struct phrase *p, bool behind_colon)
{
	switch (p->role) {
	case ROLE_STOP:
	case ROLE_PAST:
	case ROLE_KEEP:
		return FORBIDS;
	case ROLE_UNKNOWN:
		return behind_colon ? FORBIDS : GOES;
	case ROLE_CHAT:
	case ROLE_DESCRIPTION:
	case ROLE_LEAD:
	case ROLE_KEPT:
		return GOES;
	default:
		return p->role < ROLE_ARGUMENTS ? fate_of_argument(p, behind_colon) : STAYS;
	}
}

const struct reading *guess_reading(struct task *t, const struct reading *r)
{
	struct phrase *at = ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 1);
	struct reading *out = ARENA_NEW(t->arena, struct reading);
	uint32_t n = 0;
	if (!task_pay(t, r->nphrases))
		return NULL;
	for (uint32_t i = 0; i < r->nphrases; i++) {
		const enum fate fate = fate_of(&r->phrases[i], i && r->phrases[i - 1].flags & PHRASE_COLON);
		if (fate == FORBIDS)
			return NULL;
		if (fate == STAYS)
			at[n++] = r->phrases[i];
	}
	*out = *r;
	out->phrases = at;
	out->nphrases = n;
	out->next = NULL;
	return n < r->nphrases ? out : NULL;
}

/* ---- whose it is --------------------------------------------------------------------------------- */

static bool touches(const struct binding *b, const struct sense *s)
{
	return b->at.from < s->at.to && s->at.from < b->at.to;
}

/* It lies in the words of this binding alone. */
static bool is_of(const struct sense *s, const struct binding *b, const struct binding *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (touches(&list[i], s) != (&list[i] == b))
			return false;
	return true;
}

static void suggest(struct task *t, struct binding *b)
{
	struct diag *d = ARENA_NEW(t->keep, struct diag);
	struct buf out = buf_new(t->keep);
	for (size_t i = 0; i < b->nguess; i++) {
		buf_add_c(&out, i ? "; " : "write: ");
		command_print(&out, t->binder->game, t->view->state, b->guess[i]);
	}
	if (!b->ndiags)
		return;
	*d = b->diags[0];
	d->hint = buf_str(&out);
	b->diags = d;
	b->ndiags = 1;
}

void guess_orders(struct task *t, const struct path *p, struct binding *list, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct binding *b = &list[i];
		const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, p->nsenses + 1u);
		size_t from = p->nsenses;
		bool all = b->verdict == VERDICT_REFUSED;
		for (const struct path *q = p; all && q; q = q->before) {
			if (!q->sense || !touches(b, q->sense))
				continue;
			all = is_of(q->sense, b, list, n) && set_has(&t->scope->admitted, q->sense->verb);
			guess[--from] = sense_command(t, q->sense);
		}
		if (!all || from == p->nsenses)
			continue;
		b->guess = guess + from;
		b->nguess = p->nsenses - from;
		suggest(t, b);
	}
}
