/*
 * knowing: what a ruleset knows to say (lore.h) to the questions of a mail, sentence by sentence, beside whatever else the
 * mail says and whatever else is answered. A question that is answered so is not the host's (forward.h).
 */
#ifndef PBP_LETTERS_KNOWING_H
#define PBP_LETTERS_KNOWING_H

#include "letters/lore.h"
#include "letters/letters.h"

struct asked;
/* The sentences of a mail (all), one after the other. */
struct knowing;
struct knowing *knowing_of(struct desk *k, seat_id seat, struct str all, struct arena *a);
/* Whether a sentence asks what is known; asks: though no sign says so; unsure: it may be about something else. */
bool knowing_answers(struct knowing *t, struct str sentence, bool asks, bool *unsure);
/* Whether an answer of its own is for a sentence of the line: what it asks, or NULL. */
const struct asked *knowing_asked(struct desk *k, const struct outcome_line *l, struct str sentence, struct arena *a);
/* "I am away on Friday, what happens to my armies?": he tells something, and asks beside it. */
bool knowing_beside(const struct outcome_line *l, struct str sentence);
/* "hey yellow, you there?": it is said to whom it names. */
bool knowing_calls(struct str text, struct str name);
/* Whole words of what he wrote, between signs of quotation. */
struct str knowing_quoted(struct str said, struct arena *a);
/* What answers one text; how many entries. */
int knowing_find(const struct lore_entry *out[LORE_MOST], size_t *n, enum lore_sure *sure, struct desk *k,
		 struct str question, struct arena *a, struct err *e);
/* Whether what was taken for a question about the rules, or may be one, is answered by what is known: among the questions of its
 * mail. */
bool knowing_tells(struct desk *k, const struct asked *asked, struct arena *a);
/* Of all that a mail asks in sentences that ask, and that no other answer is for; nothing where nothing is known. */
int knowing_write(struct buf *out, struct desk *k, const struct answer *to, struct err *e);

#endif
