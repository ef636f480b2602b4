/*
 * roles: what the words of a sentence may be beside orders, by grammar/lexicon.def: the longest entry at each place,
 * with all its roles. Games' words are not known here.
 */
#ifndef PBP_ORDER_ROLES_H
#define PBP_ORDER_ROLES_H

#include "base/arena.h"
#include "base/str.h"

#define ROLES_1(X) X(ADDS) X(AGAINST) X(ARTICLE) X(ARTICLE_ONE) X(ASKS_FACT) X(BESIDES) X(CHANGES) X(CHAT)
#define ROLES_2(X) X(CLOSED) X(CLOSING) X(COURTESY) X(DENIAL) X(DESCRIPTION) X(DOES) X(DROP) X(EARLIER) X(ELSE)
#define ROLES_3(X) X(FILLER) X(HAZARD) X(HEADING_WORD) X(HEARER) X(HEARSAY) X(INSTEAD) X(KEPT) X(LABEL_WORD)
#define ROLES_4(X) X(LAND) X(LEGAL) X(LIMITS) X(MAILED) X(MEANS) X(MENTION) X(MILD) X(NUMBER) X(OTHERS)
#define ROLES_5(X) X(OWN_WORD) X(PARTING) X(PAST_TIME) X(PERSON) X(POINTED) X(PRAISE) X(PREDICATE)
#define ROLES_6(X) X(PREPOSITION) X(PRESENTS) X(RATHER) X(REASON) X(REFERENCE) X(REST) X(RETRACTS) X(SEPARATOR)
#define ROLES_7(X) X(SHALL) X(SO) X(SOMEONE) X(STATUS) X(STOP_ALTERNATIVE) X(STOP_CONDITION) X(STOP_CORRECTION)
#define ROLES_8(X) X(STOP_NEGATION) X(STOP_PAST) X(STOP_QUESTION) X(STOP_VAGUE) X(SUBJECT) X(TAIL) X(TELL)
#define ROLES_9(X) X(TEMPORAL) X(THANKS) X(UNDONE) X(UNSETTLED) X(WHOLE) X(WHY) X(WILL) X(WORDING) X(WRITER)
#define ROLES_10(X) X(YES)
/* What says nothing beside orders. */
#define ROLES_11(X) \
	X(ALL) X(BUT) X(CLOSES) X(DEED) X(DUTY) X(EACH) X(ENDED) X(ENDS) X(FIELD) X(FRESH) X(GETS) X(INFORMS)
#define ROLES_12(X) \
	X(KEEP) X(LEAD) X(LEAD_TO) X(LEAVE) X(LEAVE_OF) X(MINDS) X(MORE) X(ONCE) X(ORDINAL) X(OTHER) X(OUGHT)
#define ROLES_13(X) X(OWNS) X(PERCEIVES) X(PLEASES) X(PREPOSITION_EACH) X(PRONOUN_HERE) X(PRONOUN_IT) X(PRONOUN_ME)
#define ROLES_14(X) X(PRONOUN_THEM) X(PRONOUN_THERE) X(RELATIVE) X(SAME) X(SELECTS) X(SHARE) X(SPOT) X(STOP_BEFORE_VERB)
#define ROLES_15(X) X(TROOPS) X(UP_TO) X(VERB) X(WANTED) X(WAY) X(WISHED) X(WISHING) X(YET)
#define ROLES_BESIDE(X) \
	ROLES_1(X) ROLES_2(X) ROLES_3(X) ROLES_4(X) ROLES_5(X) ROLES_6(X) ROLES_7(X) ROLES_8(X) ROLES_9(X) ROLES_10(X)
#define ROLES_IN_ORDERS(X) ROLES_11(X) ROLES_12(X) ROLES_13(X) ROLES_14(X) ROLES_15(X)
#define X(name) ROLE_NUMBER_##name,
enum role_number { ROLES_BESIDE(X) ROLES_IN_ORDERS(X) ROLE_NUMBERS };
#undef X
enum {
	ROLE_NUMBER_MODAL = ROLE_NUMBER_STOP_CONDITION,
	ROLE_NUMBER_CONTRAST = ROLE_NUMBER_STOP_CONDITION,
	ROLE_NUMBER_INVERSION = ROLE_NUMBER_STOP_CONDITION
};
/* A bit for each. Two words, as there are more than one holds; gcc and clang have it on every machine of 64 bits, and for
 * WebAssembly. */
__extension__ typedef unsigned __int128 roles;
#define SAYS_ROLE(name) ((roles)1 << ROLE_NUMBER_##name)
/* All that say nothing beside orders, of which ALL is the first. */
#define SAYS_IN_ORDERS (((roles)1 << ROLE_NUMBERS) - SAYS_ROLE(ALL))

struct said {
	struct str text; /* folded */
	roles roles;     /* 0: in no row */
};
struct words {
	struct said *at;
	size_t n;
	struct str folded; /* " all of them " */
};
/* One of them has any of these roles, and none of the others. */
static inline bool words_have_but(const struct words *w, roles any, roles never)
{
	size_t i = 0;
	while (i < w->n && (!(w->at[i].roles & any) || w->at[i].roles & never))
		i++;
	return i < w->n;
}
static inline bool words_have(const struct words *w, roles any)
{
	return words_have_but(w, any, 0);
}
struct words words_said(struct str text, struct arena *a);
/* The number that a word says, in figures or in letters. */
bool number_said(struct str word, int64_t *out);
/* Which place in a list, "third", "3rd"; 0: the last. */
bool ordinal_said(struct str word, int64_t *out);
/* "two thirds": so many of so many parts. */
bool share_said(struct str words, int64_t *n, int64_t *of);
/* What its row says of it at one place alone. */
enum word_list {
	LIST_ADDS_BEHIND,
	LIST_AMONG,
	LIST_ANOTHER,
	LIST_BEHIND,
	LIST_BEING,
	LIST_BOTH,
	LIST_BOUNDS,
	LIST_CHOOSES,
	LIST_COMPARES,
	LIST_CROWD,
	LIST_DAYS,
	LIST_DENIES,
	LIST_DIVIDES,
	LIST_EVENLY,
	LIST_EXCHANGES,
	LIST_EXCHANGES_FOR,
	LIST_EXPLAINS,
	LIST_IS,
	LIST_LENDS,
	LIST_LETS,
	LIST_LIKES,
	LIST_LINKS,
	LIST_MEANWHILE,
	LIST_NAMES,
	LIST_NO,
	LIST_NOTED,
	LIST_ONESELF,
	LIST_OURS,
	LIST_PARTED,
	LIST_PASSIVE,
	LIST_PLACED,
	LIST_PRESENT,
	LIST_REQUESTS,
	LIST_STAKES,
	LIST_STANDS,
	LIST_WANTS,
	LIST_WAS,
	LIST_WHICH,
};
bool word_listed(struct str word, enum word_list list);
/* With what: "back" of "take"; empty: it is not in that list. */
struct str word_listed_with(struct str word, enum word_list list);
/* Of one entry: whether it has any of these. word: folded. */
bool word_is(struct str word, roles any);
/* "nvr", "tomoz", "prolly": it may be a word with any of these roles, without some of its letters. */
bool word_shortens(struct str word, roles any);
/* The same as they are written: a capital says nothing. */
bool text_is(struct str text, roles any);
bool text_listed(struct str text, enum word_list list);
/* With what it begins, up to a blank, is one entry with any of these. */
bool text_begins(struct str text, roles any);
/* The same, each word by itself. */
struct words words_singly(struct str text, struct arena *a);
/* Folded, marks dropped, a blank before and behind each word: " bobs said ". */
struct str words_folded(struct str text, struct arena *a);
/* Whole words; also with the "s" of "Bob's". word: folded. */
bool words_hold(struct str words, struct str word);
bool words_hold_listed(struct str words, enum word_list list);
/* The first entry with any of these roles that the words hold; empty: none. */
struct str words_held(struct str words, roles any);

#endif
