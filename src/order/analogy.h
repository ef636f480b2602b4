/*
 * analogy: which orders a sentence is, by sentences whose orders are known (grammar/analogy.examples, learned by grammar/teach.c when the
 * program is built): for what no rule reads. Of each run of its clauses it is asked which deed it is, and of each name and number
 * in it what it is to that deed (order/lean.h); what is likeliest together is the reading. It is a way to say the
 * same in plain words, which must be read as any line is; no game is known here, but the words of deeds.
 */
#ifndef PBP_ORDER_ANALOGY_H
#define PBP_ORDER_ANALOGY_H

#include "base/arena.h"
#include "base/str.h"

enum analogy_kind {
	ANALOGY_WORD = 'W',
	ANALOGY_PLACE = 'P',
	ANALOGY_NUMBER = 'N',
	ANALOGY_THING = 'T',
	ANALOGY_SEAT = 'S'
};
/* A word or sign, or what the game has a name or number for. */
struct analogy_piece {
	uint8_t kind;    /* enum analogy_kind */
	bool parts;      /* a sign or word between clauses */
	bool points;     /* a place that is not named: "there" */
	bool opens;      /* a word by which a clause may begin: "while" */
	struct str text; /* folded */
};

enum { ANALOGY_SLOTS = 6, ANALOGY_ORDERS = 8, ANALOGY_CLAUSES = 32, ANALOGY_PIECES = 120 };
/* One order: plain words, of which some stand for pieces: "move N from P to P". */
struct analogy_order {
	const char *form;
	int16_t slots[ANALOGY_SLOTS]; /* of each capital of the form: which piece; -1: none */
	int32_t sure;                 /* parts of LEAN_ONE: how much likelier than the next deed */
};
struct analogy {
	struct analogy_order orders[ANALOGY_ORDERS];
	size_t n;
	uint8_t idle[ANALOGY_PIECES]; /* of each piece: 1 where it is of no order */
	int32_t likely;               /* of the least likely one: parts of LEAN_ONE */
};

/* A folded word or a sign that parts clauses; a word by which one may begin; a word for the place that was named last. */
bool analogy_parts(struct str word);
bool analogy_opens(struct str word);
bool analogy_points(struct str word);
/* Of the words of a form: it stands for a piece; it says of what stands behind it what that is. */
bool analogy_stands_for(struct str word);
bool analogy_marks(struct str word);

/* What is looked for. admits: whether a deed may be said here, by its plain words: "move", "end turn". whole: all that is named is rather
 * something to an order than nothing. never: forms that are none here. */
enum { ANALOGY_NEVER = 6 };
struct analogy_search {
	bool (*admits)(void *context, struct str deed);
	void *context;
	struct str game; /* by its name: of one that is known only its forms */
	bool whole;
	const char *never[ANALOGY_NEVER];
	size_t nnever;
};

/* Whether what is like an order in it is meant: parts of LEAN_ONE, below 0: rather not. */
int32_t analogy_meant(const struct analogy_piece *at, size_t n);
/* No order: n is 0. Linear in the pieces. */
struct analogy analogy_read(const struct analogy_piece *at, size_t n, const struct analogy_search *search);

#endif
