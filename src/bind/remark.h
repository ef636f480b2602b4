/*
 * remark: what a line says about other lines by words of no game (grammar/lexicon.def): that what stands behind its
 * colon or below it is not what the writer orders now, that what stands above it is not, that it goes on below.
 * Read from the text alone: whether the line is an order itself, the binder says.
 */
#ifndef PBP_BIND_REMARK_H
#define PBP_BIND_REMARK_H

#include "base/arena.h"
#include "base/str.h"

/* Folded, marks dropped, a blank before and behind each word: " bobs said ". */
struct str words_folded(struct str text, struct arena *a);
/* Whole words; also with the "s" of "Bob's". word: folded. */
bool words_hold(struct str words, struct str word);
size_t words_count(struct str words);

/* "he said", not "as I said"; and "things I will not do": before a colon. */
bool words_are_hearsay(struct str words);

/* "my last mail" */
bool words_name_mail(struct str text);
/* "No.", "rather: Osaka": of a sentence behind another. */
bool words_deny(struct str sentence);

/* DENIES_ALONE: unless it is an order of the game ("wait"). */
enum denial { DENIES_NOT, DENIES_ALONE, DENIES_ALWAYS };
struct remark {
	bool opens;     /* "If he attacks:", "Is this legal?": leaves open what stands below, to the end */
	bool titles;    /* "NEXT TURN": the same, unless it is an order */
	bool hangs;     /* "... please don't": unless it is an order, the next line may be its end */
	bool wrapped;   /* long, without an end, and with words that would stop an order: the same, if it is chatter */
	bool ended;     /* by a full stop or its like */
	bool qualifies; /* "but not this turn": may be the end of the line above, if that has not ended */
	bool limits;    /* "only if Bob agrees": may speak of the line above */
	bool voids;     /* "only a draft": of all lines of the mail */
	bool undoes;    /* "cancel: spawn 3 in Nara" */
	bool drops;     /* "please disregard my previous orders": of an earlier mail */
	enum denial denies; /* "No.", "rather: Osaka": takes back what stands above */
};
/* stops: all that the line holds (enum stop); first: the one it begins with, or 0. */
struct remark remark_of(struct str line, unsigned stops, unsigned first, struct arena *a);

#endif
