/*
 * talk_words: what the words of a sentence say together, by their roles. For talk.c and the files of its name.
 */
#ifndef PBP_BIND_TALK_WORDS_H
#define PBP_BIND_TALK_WORDS_H

#include "base/byte.h"
#include "bind/anothers.h"
#include "order/roles.h"

enum {
	TALK_BYTES = 600, /* a longer sentence is not harmless anyway, and no more of it is looked at */
	COURTESY_WORDS = 14,
	CLOSING_WORDS = 4,
	FRAGMENT_WORDS = 5,
	NAME_WORDS = 2,
	SIGNED_WORDS = 3,
	APART_WORDS = 3,
	QUOTED_LETTERS = 240,
};

#define IS(name) SAYS_ROLE(name)
/* Words of closed classes that doubt, limit, ask, put off or take back. */
#define STOPS (IS(STOP_CONDITION) | IS(STOP_NEGATION) | IS(STOP_CORRECTION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION))
#define DOUBT (STOPS | IS(HAZARD) | IS(UNSETTLED) | IS(AGAINST) | IS(DENIAL) | IS(DROP))
#define NEVER_HARMLESS (DOUBT | IS(STATUS))

static inline size_t count(const struct words *w)
{
	size_t n = 0;
	for (size_t i = 0; i + 1 < w->folded.n; i++)
		n += w->folded.p[i] == ' ';
	return n;
}

/* "had they", but not "I hope you had a lovely weekend". */
static inline bool doubts(const struct words *w, roles any)
{
	return (w->n && w->at[0].roles & any) || words_have_but(w, any, IS(PREDICATE));
}

static inline bool begins(const struct words *w, roles any)
{
	return w->n && w->at[0].roles & any;
}

static inline bool ends(const struct words *w, roles any)
{
	return w->n && w->at[w->n - 1].roles & any;
}

static inline bool are_all(const struct words *w, roles any)
{
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & any))
			return false;
	return w->n > 0;
}

static inline struct words behind(const struct words *w, size_t n)
{
	return (struct words){ w->at + n, w->n - n, w->folded };
}

static inline bool holds_digit(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (byte_is_digit(text.p[i]))
			return true;
	return false;
}

static inline bool holds_number(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (holds_digit(w->at[i].text))
			return true;
	return false;
}

static inline bool draws_arrow(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == '>' || text.p[i] == '=' || (unsigned char)text.p[i] == 0xe2)
			return true;
	return false;
}

static inline bool is_area(const struct view *v, struct str word)
{
	const struct map *m = v->game->map;
	return m && m->nareas && map_find(m, word) != AREA_NONE;
}

/* "New Hampshire" at word i, of as many words as it has but one. */
static inline bool names_long_area(const struct view *v, const struct words *w, size_t i)
{
	enum { WORDS_MORE = 3 };
	const char *from = w->at[i].text.p;
	for (size_t k = i + 1; k < w->n && k <= i + WORDS_MORE; k++) {
		const char *to = w->at[k].text.p + w->at[k].text.n;
		if (to > from && is_area(v, (struct str){ from, (size_t)(to - from) }))
			return true;
	}
	return false;
}

/* "Oh" and "ok" are codes of places as well: beside orders they are none. */
static inline bool names_area(const struct view *v, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if ((!(w->at[i].roles & (IS(CLOSED) | IS(CHAT) | IS(WHOLE))) && is_area(v, w->at[i].text)) ||
		    names_long_area(v, w, i))
			return true;
	return false;
}

static inline bool points_at_orders(const struct view *v, const struct words *w)
{
	return words_have(w, IS(REFERENCE) | IS(WILL) | IS(OTHERS)) || holds_number(w) || names_area(v, w) ||
	       names_another(v, w->folded);
}

/* The words that name what the sentence is about; 0: nothing that it names. */
static inline size_t subject_of(const struct words *w)
{
	if (begins(w, IS(SUBJECT)))
		return 1;
	return w->n > 1 && w->at[1].roles & IS(PREDICATE) && !(w->at[0].roles & (STOPS | IS(STOP_VAGUE))) ? 1 : 0;
}

#endif
