/* phrase: what one phrase of a reading is: a number, a place, a deed, a sign. */
#ifndef PBP_BIND_PHRASE_H
#define PBP_BIND_PHRASE_H

#include <string.h>

#include "order/sheet.h"

static inline bool is_argument(const struct phrase *p)
{
	return p->role < ROLE_ARGUMENTS && p->nterms;
}

static inline bool is_name(const struct phrase *p)
{
	return is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_NAME;
}

static inline bool nouns_have(struct nouns nouns, noun_class what)
{
	uint32_t k = 0;
	while (k < nouns.n && nouns.at[k].what != what)
		k++;
	return k < nouns.n;
}

static inline bool names_what(const struct phrase *p, noun_class what)
{
	return is_name(p) && nouns_have(p->terms->u.nouns, what);
}
#define names_area(p) names_what(p, NOUN_AREA)
#define names_seat(p) names_what(p, NOUN_SEAT)

/* Two names of the same things. */
static inline bool same_name(const struct phrase *a, const struct phrase *b)
{
	return a->terms->u.nouns.n == b->terms->u.nouns.n &&
	       !memcmp(a->terms->u.nouns.at, b->terms->u.nouns.at, a->terms->u.nouns.n * sizeof(struct noun));
}

/* A number, be it an article: "a troop". */
static inline bool says_count(const struct phrase *p)
{
	return is_argument(p) && p->terms->kind == TERM_COUNT;
}

static inline bool has_count(const struct phrase *p)
{
	return says_count(p) && !(p->terms->flags & TERM_ARTICLE);
}

static inline bool is_number(const struct phrase *p)
{
	return has_count(p) && p->terms->how == COUNT_EXACT && p->terms->u.number > 0;
}

static inline bool is_rest(const struct phrase *p)
{
	return has_count(p) && p->terms->how == COUNT_ALL && p->terms->flags & TERM_REST;
}

static inline bool parts_clauses(const struct phrase *p)
{
	return p->role == ROLE_COMMA || p->role == ROLE_AND || p->role == ROLE_THEN || p->role == ROLE_FULL_STOP;
}

static inline bool is_stop(const struct phrase *p, enum stop stop)
{
	return p->role == ROLE_STOP && p->terms->u.stop == stop;
}

static inline bool is_verb(const struct phrase *p)
{
	return p->role == ROLE_VERB;
}

static inline bool is_past(const struct phrase *p)
{
	return p->role == ROLE_PAST;
}

/* A deed, or what a game or a number names. */
static inline bool is_game(const struct phrase *p)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	return is_verb(p) || is_past(p) ||
	       (is_argument(p) && last->kind != TERM_UNKNOWN && last->kind != TERM_PRONOUN && last->kind != TERM_WORD);
}

static inline bool names_kind(const struct phrase *p)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	return is_argument(p) && (last->kind == TERM_UNIT || last->kind == TERM_THING);
}

static inline bool is_unknown(const struct phrase *p)
{
	return p->nterms == 1 && p->terms->kind == TERM_UNKNOWN;
}

static inline bool is_place(const struct phrase *p, unsigned role)
{
	return p->role == role && names_area(p);
}

/* "none", "0" */
static inline bool is_zero(const struct phrase *p)
{
	return has_count(p) && p->nterms == 1 && p->terms->how == COUNT_EXACT && !p->terms->u.number;
}

/* "the troops", and not how many */
static inline bool is_uncounted(const struct phrase *p)
{
	return p->role == ROLE_BARE && names_kind(p) && !has_count(p);
}

/* "me", "here", "it" */
static inline bool is_pronoun(const struct phrase *p, unsigned which)
{
	return is_argument(p) && p->nterms == 1 && p->terms->kind == TERM_PRONOUN && p->terms->u.pronoun == which;
}

static inline bool is_them(const struct phrase *p)
{
	return is_pronoun(p, PRONOUN_THEM) || is_pronoun(p, PRONOUN_IT);
}

#endif
