/*
 * takes: what verbs may be said with: values of which classes, behind which words.
 */
#ifndef PBP_BIND_TAKES_H
#define PBP_BIND_TAKES_H

#include "bind/binder.h"

bool slot_takes(const struct slot *s, unsigned role);
/* The same, as the plainest way to say it. */
bool slot_takes_freely(const struct slot *s, unsigned role);
/* It needs no more than its own words: "end turn". */
bool verb_stands_alone(const struct verb *v);
/* The first slot for values of that class; NULL. */
const struct slot *verb_first(const struct verb *v, noun_class what);
static inline bool verb_takes(const struct verb *v, noun_class what)
{
	return verb_first(v, what) != NULL;
}
/* The same, behind that word or sign; NOUN_NONE: of any class. */
bool verb_takes_as(const struct verb *v, noun_class what, unsigned role);

/* Whether any of the verbs that a word may be is such a one. */
bool verbs_any(const struct task *t, struct nouns verbs, bool (*is)(const struct verb *));
bool verbs_all(const struct task *t, struct nouns verbs, bool (*is)(const struct verb *));
bool verbs_take(const struct task *t, struct nouns verbs, noun_class what);
bool verbs_take_as(const struct task *t, struct nouns verbs, noun_class what, unsigned role);

#endif
