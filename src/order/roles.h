/*
 * roles: what the words of a sentence may be beside orders, by grammar/lexicon.def: the longest entry at each place,
 * with all its roles. Games' words are not known here.
 */
#ifndef PBP_ORDER_ROLES_H
#define PBP_ORDER_ROLES_H

#include "base/arena.h"
#include "base/str.h"

#define ROLES_1(X) X(ADDS) X(AGAINST) X(ARTICLE) X(ARTICLE_ONE) X(ASKS_FACT) X(CHAT) X(CLOSED) X(CLOSING) X(COURTESY)
#define ROLES_2(X) \
	X(BESIDES) \
	X(CHANGES) X(DENIAL) X(DESCRIPTION) X(DOES) X(DROP) X(EARLIER) X(FILLER) X(HAZARD) X(HEADING_WORD) X(HEARSAY)
#define ROLES_3(X) X(KEPT) X(LABEL_WORD) X(LAND) X(LEGAL) X(MAILED) X(MEANS) X(MENTION) X(MILD) X(NUMBER) X(OTHERS)
#define ROLES_4(X) X(OWN_WORD) X(PARTING) X(PAST_TIME) X(POINTED) X(PRAISE) X(PREDICATE) X(PREPOSITION) X(PRESENTS)
#define ROLES_5(X) \
	X(RATHER) \
	X(REASON) X(REFERENCE) X(REST) X(RETRACTS) X(SEPARATOR) X(STATUS) X(STOP_ALTERNATIVE) X(STOP_CONDITION)
#define ROLES_6(X) X(STOP_CORRECTION) X(STOP_NEGATION) X(STOP_PAST) X(STOP_QUESTION) X(STOP_VAGUE) X(SUBJECT)
#define ROLES_7(X) \
	X(TAIL) \
	X(LIMITS) \
	X(TELL) X(TEMPORAL) X(THANKS) X(UNDONE) X(UNSETTLED) X(WHOLE) X(WHY) X(SO) X(SOMEONE) X(WILL) X(WORDING) X(YES)
/* What says nothing beside orders. */
#define ROLES_8(X) X(ALL) X(BUT) X(EACH) X(DEED) X(MORE) X(PREPOSITION_EACH) X(UP_TO)
#define ROLES_9(X) \
	X(STOP_BEFORE_VERB) X(PRONOUN) X(GETS) X(KEEP) X(LEAD) X(LEAD_TO) X(LEAVE) X(LEAVE_OF) X(OTHER) X(OUGHT)
#define ROLES_10(X) \
	X(FRESH) \
	X(ONCE) \
	X(RELATIVE) \
	X(SAME) \
	X(ORDINAL) \
	X(SELECTS) \
	X(SPOT) \
	X(OWNS) \
	X(TROOPS) \
	X(VERB) \
	X(WANTED) \
	X(ENDED) X(FIELD) X(DUTY) X(WAY) X(WISHED) X(WISHING) X(PLEASES) X(MINDS) X(YET) X(ENDS) X(CLOSES) \
		X(PERCEIVES) X(INFORMS)
#define ROLES_BESIDE(X) ROLES_1(X) ROLES_2(X) ROLES_3(X) ROLES_4(X) ROLES_5(X) ROLES_6(X) ROLES_7(X)
#define ROLES_IN_ORDERS(X) ROLES_8(X) ROLES_9(X) ROLES_10(X)
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
struct words words_said(struct str text, struct arena *a);
/* The number that a word says, in figures or in letters. */
bool number_said(struct str word, int64_t *out);
/* Which place in a list, "third", "3rd"; 0: the last. */
bool ordinal_said(struct str word, int64_t *out);
/* Of one entry: whether it has any of these. word: folded. */
bool word_is(struct str word, roles any);
/* The same, each word by itself. */
struct words words_singly(struct str text, struct arena *a);
/* Folded, marks dropped, a blank before and behind each word: " bobs said ". */
struct str words_folded(struct str text, struct arena *a);
/* Whole words; also with the "s" of "Bob's". word: folded. */
bool words_hold(struct str words, struct str word);

#endif
