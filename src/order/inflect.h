/*
 * inflect: the forms of an English verb or noun. Generous on purpose: a form nobody
 * uses ("runing") does no harm, a form that is missing does.
 */
#ifndef PBP_ORDER_INFLECT_H
#define PBP_ORDER_INFLECT_H

#include "base/str.h"

struct arena;

enum form { FORM_BASE, FORM_S, FORM_ING, FORM_PAST };
enum { FORMS_MAX = 12 };

struct inflected {
	enum form form;
	struct str text;
};

/* The forms of a verb of one or several words; only the first inflects ("goes to"). Returns how many. */
size_t inflect_verb(struct str text, struct inflected out[FORMS_MAX], struct arena *a);
/* The noun and its plural; in "bag of salt" the word before "of" takes it, or the last. */
size_t inflect_noun(struct str text, struct inflected out[FORMS_MAX], struct arena *a);
/* "found", "played"; not what is its own past ("cut"). The word is folded. */
bool inflect_is_past(struct str word);

#endif
