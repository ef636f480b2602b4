/*
 * facts: what a sentence asks of how the game stands and goes on: "How many new men do I get?", "Who goes after yellow?", by an exact
 * grammar (grammar/facts.def).
 */
#ifndef PBP_SPEECH_FACTS_H
#define PBP_SPEECH_FACTS_H

#include "speech/ask.h"
#include "play/fact.h"
#include "world/core.h"

enum fact_asked {                                 /* behind those of play/fact.h */
		  FACT_COMPARES = FACTS_OF_RULES, /* his own, and another's */
		  FACT_STANDS,                    /* everybody's */
		  FACT_EACH,                      /* the same, with what of it is told to nobody */
		  FACT_MEANS,                     /* what an order does */
		  FACT_ORDERED,                   /* what another orders */
		  FACT_PRIVATE,                   /* whether others read of what he asks */
		  FACT_CHANGE,                    /* whether he may still order otherwise */
		  FACT_ARRIVED,                   /* whether a mail of his came */
		  FACT_AWAITED,                   /* who has still to order: what status says */
		  FACT_WROTE,                     /* whether another has written to him */
		  FACT_REAL,                      /* whether persons play */
		  FACT_THIN,                      /* where a seat stands with the fewest */
		  FACT_TOUCHES,                   /* whether two places touch */
		  FACT_GOAL,                      /* how far he is from the end */
		  FACT_CLASH,                     /* how a fight would come out */
		  FACT_ODDS,                      /* the same, of so many against so many, wherever it is */
		  FACT_BOOKED,                    /* whether his orders were taken: what stands for him */
		  FACT_DECIDES,                   /* who decides for a part of the board */
		  FACT_HOLDS,                     /* what a part of the board has */
		  FACT_SALE,                      /* when it can be bought */
		  FACT_QUESTIONS,                 /* what became of what he asked the host */
		  FACTS
};

struct game;
struct verb;
/* An order of that name, of which the game says what it does. */
bool facts_is_verb(const struct verb *v, struct str word);
/* Sentence by sentence, at most one each; of whom the first is that it names, or "he" who was named last. all: of the mail,
 * which text is a part of: what is asked may be in what stands before it. NULL: nothing. */
const struct asked *facts_asked(const struct game *g, const struct state *s, seat_id self, struct str all,
				struct str text, struct arena *a);

#endif
