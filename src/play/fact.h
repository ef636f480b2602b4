/*
 * fact: what players ask of how a game stands and goes on that its rules alone can tell (struct ruleset.fact). A ruleset answers
 * with notes, a sentence each; what is not in its game, with none.
 */
#ifndef PBP_PLAY_FACT_H
#define PBP_PLAY_FACT_H

#include <stdbool.h>
#include <stdint.h>

enum fact {
	FACT_INCOME, /* what a seat will get, and has to place now */
	FACT_HAS,    /* what a seat has, in one sentence, as all may know it */
	FACT_NEXT,   /* whose turn it is, and who comes then, until it is that seat's */
	FACT_ENDS,   /* when the game is over, and how far it is */
	FACT_PRICES, /* what the seat may buy, for how much */
	FACT_TOTAL,  /* what it has in all with what it will get */
	FACT_CHANCE, /* what is left to chance, in one sentence */
	FACTS_OF_RULES
};

/* What is asked of a part of the board. */
enum matter_asked {
	MATTER_DECIDES, /* who decides for it */
	MATTER_SALE,    /* whether and when it can be bought */
	MATTER_HOLDS,   /* what it has */
};
struct matter {
	enum matter_asked what;
	int32_t region; /* REGION_NONE: it names none */
	int32_t area;   /* AREA_NONE: the same */
	int64_t number; /* that a thing of the game has; below 0: none */
};

/* A fight that somebody asks of, on the board as it stands. */
struct clash {
	int32_t by, whom;  /* seats: who would attack; who was named as attacked, or SEAT_NONE */
	int32_t from, to;  /* areas; AREA_NONE: no place was named; where to is none both numbers are said */
	int32_t attackers; /* how many would; 0: as many as can from there, or how many would have to is asked */
	int32_t defenders; /* as he says; -1: those that stand there */
};

#endif
