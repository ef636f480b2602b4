#include "order/phrases.h"

#include "order.tab.h"

int phrases_next(struct phrases *to, const struct lexeme **value, struct span *at)
{
	if (to->next == to->npath)
		return 0;
	*value = to->path[to->next++];
	*at = (*value)->term.at;
	return (*value)->symbol;
}

void phrases_role(struct phrases *to, const struct lexeme *l)
{
	to->role = l;
}

void phrases_before(struct phrases *to, unsigned flags)
{
	to->flags |= flags;
}

void phrases_one(struct phrases *to, const struct lexeme *l)
{
	to->one = l;
}

void phrases_term(struct phrases *to, const struct lexeme *l)
{
	VEC_PUSH(&to->terms, to->arena, l->term);
}

void phrases_opener(struct phrases *to, const struct lexeme *l)
{
	VEC_PUSH(&to->terms, to->arena, l->term);
	VEC_PUSH(&to->terms, to->arena, l->rest);
}

/* "all 3": that these are all of them is for the rules to see */
void phrases_all(struct phrases *to, const struct lexeme *all, const struct lexeme *number)
{
	struct term t = number->term;

	t.at = span_join(all->term.at, t.at);
	t.flags |= TERM_ALL;
	VEC_PUSH(&to->terms, to->arena, t);
}

/* "12/1" behind a label: two numbers */
void phrases_pair(struct phrases *to, const struct lexeme *l)
{
	struct term first = l->rest, second = l->rest;

	first.u.number = l->rest.u.number >> 32;
	second.u.number = (uint32_t)l->rest.u.number;
	VEC_PUSH(&to->terms, to->arena, first);
	VEC_PUSH(&to->terms, to->arena, second);
}

/* "all units but 2"; "3 units but 2" is no count. */
void phrases_all_but(struct phrases *to, const struct lexeme *l)
{
	struct term *first = &to->terms.at[to->terms_from];

	if (first->kind == TERM_COUNT && first->how == COUNT_ALL) {
		first->how = COUNT_ALL_BUT;
		first->u.number = l->term.u.number;
		return;
	}
	VEC_PUSH(&to->terms, to->arena,
		 ((struct term){ .kind = TERM_BAD_NUMBER, .at = l->term.at, .u.text = l->rest.u.text }));
}

/* Phrases refer to their terms by number until the reading is done, for the list of terms may move. */
static struct phrase *add_phrase(struct phrases *to, enum role role, struct span at)
{
	struct phrase *p = VEC_ADD(&to->list, to->arena);

	*p = (struct phrase){
		.role = (uint8_t)role,
		.flags = (uint8_t)to->flags,
		.at = at,
		.nterms = (uint16_t)(to->terms.n - to->terms_from),
	};
	if (to->role) {
		p->mark = to->role->term.at;
		p->flags |= to->role->flags;
	}
	to->terms_from = to->terms.n;
	to->role = to->one = NULL;
	to->flags = 0;
	return p;
}

static bool counts_with_article(const struct term *t)
{
	return t->kind == TERM_UNIT || t->kind == TERM_THING || t->kind == TERM_COIN;
}

/* "a" before a unit or a thing is a count, before anything else an article: "an additional 2 troops". */
static void count_article(struct phrases *to)
{
	if (!to->one || to->terms.n == to->terms_from || !counts_with_article(VEC_LAST(&to->terms)))
		return;
	VEC_PUSH(&to->terms, to->arena, to->one->term);
	struct term *t = &to->terms.at[to->terms_from];
	memmove(t + 1, t, (to->terms.n - to->terms_from - 1) * sizeof *t);
	*t = to->one->term;
}

static bool is_bare_count(const struct phrase *p, const struct term *t)
{
	return p->role == ROLE_BARE && p->nterms == 1 && t->kind == TERM_COUNT && t->how == COUNT_EXACT &&
	       !(t->flags & TERM_TIMES);
}

/* "Peru 3" */
static bool follows_name(const struct phrases *to, const struct phrase *p)
{
	const struct phrase *last = p - 1;

	return to->list.n > 1 && last->role < ROLE_ARGUMENTS && last->nterms == 1 &&
	       to->terms.at[to->terms_from - 2].kind == TERM_NAME && p->at.from <= last->at.to + 1;
}

void phrases_argument(struct phrases *to, struct span at)
{
	enum role role = to->role ? to->role->role : ROLE_BARE;

	count_article(to);
	if (role == ROLE_BARE && to->terms.at[to->terms_from].kind == TERM_UNKNOWN)
		role = ROLE_UNKNOWN;
	struct phrase *p = add_phrase(to, role, at);
	if (p->nterms && is_bare_count(p, VEC_LAST(&to->terms)) && follows_name(to, p))
		p->flags |= PHRASE_ADJACENT;
}

void phrases_description(struct phrases *to, struct span at)
{
	VEC_PUSH(&to->terms, to->arena, ((struct term){ .kind = TERM_WORD, .at = at }));
	add_phrase(to, ROLE_DESCRIPTION, at);
}

void phrases_verb(struct phrases *to, struct span at, const struct lexeme *l)
{
	const unsigned flags = l->flags | (to->role && to->role->role == ROLE_TO ? PHRASE_TO : 0);

	VEC_PUSH(&to->terms, to->arena, l->term);
	add_phrase(to, ROLE_VERB, at)->flags |= (uint8_t)flags;
}

void phrases_word(struct phrases *to, struct span at, const struct lexeme *l)
{
	VEC_PUSH(&to->terms, to->arena, l->term);
	if (l->term.kind == TERM_STOP)
		to->stops |= l->term.u.stop;
	if (l->role == ROLE_PAST)
		to->stops |= STOP_PAST;
	add_phrase(to, l->role, at)->flags |= l->flags;
}

void phrases_stop(struct phrases *to, struct span at, const struct lexeme *l, enum stop why)
{
	const int64_t number = l->term.u.number;
	VEC_PUSH(&to->terms, to->arena,
		 ((struct term){ .kind = TERM_STOP,
				 .at = at,
				 .how = (uint8_t)(number > 0 && number <= UINT8_MAX ? number : 0),
				 .u.stop = why }));
	to->stops |= why;
	add_phrase(to, ROLE_STOP, at);
}

void phrases_colon(struct phrases *to)
{
	if (to->list.n)
		VEC_LAST(&to->list)->flags |= PHRASE_COLON;
}

void phrases_parse(struct phrases *out, const struct lexeme *const *path, size_t n, struct arena *a)
{
	*out = (struct phrases){ .arena = a, .path = path, .npath = n };
	out->list.cap = n;
	out->list.at = ARENA_ARRAY(a, struct phrase, out->list.cap);
	out->terms.cap = n;
	out->terms.at = ARENA_ARRAY(a, struct term, out->terms.cap);
	order_parse(out);

	const struct term *t = out->terms.at;
	for (size_t i = 0; i < out->list.n; i++) {
		out->list.at[i].terms = t;
		t += out->list.at[i].nterms;
	}
}
