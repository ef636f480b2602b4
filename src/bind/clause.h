/*
 * clause: what one clause may mean. A clause is some phrases of a reading and a
 * verb, spoken or not; a sense of it is one way to give the phrases to the verb's
 * slots. A sense may be incomplete (a needed slot has no value) or faulty (a
 * name nobody knows stands where a name must): those are kept as well, because
 * the cheapest of them is what the player is asked about.
 */
#ifndef PBP_BIND_CLAUSE_H
#define PBP_BIND_CLAUSE_H

#include "bind/binder.h"

/* One phrase as the clauses see it: brackets and notes are gone. */
struct item {
	const struct phrase *phrase;
	bool bracketed; /* stood in brackets: the same value again is an apposition */
	bool foreign;   /* a heading or a call that names another seat: accounts for nothing */
};

/* How an item stands as an argument: an unknown word without preposition stands bare. */
static inline unsigned item_role(const struct item *item)
{
	return item->phrase->role == ROLE_UNKNOWN ? ROLE_BARE : item->phrase->role;
}
static inline bool item_is_argument(const struct item *item)
{
	return item_role(item) < ROLE_ARGUMENTS && item->phrase->nterms;
}
static inline bool item_is_unknown(const struct item *item)
{
	return item_is_argument(item) && item->phrase->terms[item->phrase->nterms - 1].kind == TERM_UNKNOWN;
}

/* What is to be shown of a phrase that is left over: of "player Joe" the word that nobody knows. */
static inline const struct term *phrase_word(const struct phrase *p)
{
	return p->nterms ? &p->terms[p->terms->kind == TERM_LABEL ? p->nterms - 1 : 0] : NULL;
}

/* A verb that can carry a clause: not "the attack", not "done with moving"; but "my attack: ...". */
static inline bool item_is_verb(const struct item *item)
{
	const struct phrase *p = item->phrase;
	return p->role == ROLE_VERB && (!(p->flags & PHRASE_THE) || p->flags & PHRASE_COLON) &&
	       (p->mark.to == p->mark.from || p->flags & PHRASE_TO);
}

enum fault_kind {
	FAULT_NONE,
	FAULT_LEFT,      /* a word that is not accounted for */
	FAULT_UNKNOWN,   /* no such name, where a name stands */
	FAULT_AMBIGUOUS, /* several names */
	FAULT_NUMBER,    /* malformed, or out of range */
	FAULT_ZERO,
	FAULT_NEGATIVE,
	FAULT_ALL,     /* "all" where a number must stand */
	FAULT_MISSING, /* a needed slot has no value */
	FAULT_VERB,    /* no verb: what is to be done? */
	FAULT_STOP,
	FAULT_CHATTER, /* no order at all */
};
struct fault {
	enum fault_kind kind;
	struct span at;
	uint8_t slot;            /* of the meaning's verb */
	const struct term *term; /* may be NULL */
	unsigned stops;          /* FAULT_STOP: enum stop */
};

/* Prices beyond those of marks and readings. A fault is dearer than any price of complete senses. */
enum price {
	PRICE_CUT = 1,      /* a clause ends where it need not */
	PRICE_REPEAT = 2,   /* and without any sign of it */
	PRICE_OTHER = 1,    /* another verb of the word before */
	PRICE_UNSPOKEN = 1, /* an implicit verb */
	PRICE_INVERTED = 1, /* bare names against the order of the slots */
	PRICE_DETACHED = 8, /* a number right behind a name that goes elsewhere */
	PRICE_NAMED = 3,    /* the place of a unit whose number was said */
	PRICE_POINTED = 1,  /* a pronoun */
	PRICE_CORE = 1,     /* a verb of the core's where the game has one of that name */
	PRICE_UNTIMELY = 4, /* a verb that is not admitted now */
	PRICE_MISSING = 3,  /* a slot is to be asked for */
	PRICE_FAULT = 100,
	PRICE_NO_VERB = 500,
	PRICE_LEFT = 1000,
};

enum { SENSE_ARGS = 32, SENSE_SLOTS = 24, SENSES = 4 };

enum sense_flag {
	SENSE_EACH = 1,      /* "each" was said */
	SENSE_CARRIED = 2,   /* "them": the origin is where they are */
	SENSE_BARE = 4,      /* its fault is a word without preposition: it could mean anything */
	SENSE_UNCOUNTED = 8, /* a thing stands without a number of its own */
	SENSE_LOOSE = 16,    /* a number stands without what it counts */
	SENSE_PLURAL = 32,   /* a thing in the plural, without a number */
};
struct sense {
	verb_id verb;
	const struct verb *row; /* of that verb; NULL for VERB_NONE */
	struct span at;
	struct arg args[SENSE_ARGS]; /* as written; what was taken over comes last, with empty spans */
	uint8_t roles[SENSE_ARGS];   /* how each stood */
	uint8_t nargs;
	uint8_t flags;
	uint32_t missing; /* bit per needed slot without value */
	uint32_t price;
	struct fault fault; /* the first */
	const struct sense *rider;
};
struct senses {
	struct sense at[SENSES]; /* cheapest first, all different */
	size_t n;
};

struct clause {
	const struct item *item;
	size_t n;
	verb_id verb;
	size_t verb_at;             /* index of its item; n where it is unspoken */
	const struct sense *before; /* what pronouns point at, or NULL */
	uint8_t row_role;           /* how a lone name stands as the next of a row: "to Kyoto and Nara"; or ROLE_BARE */
	bool ahead;                 /* all of it stands before the verb, which is said in a later clause */
	bool onward;                /* "then" stands before it */
	bool rider;                 /* is itself a rider: riders have none */
};

/* The cheapest ways to give every phrase of the clause to a slot of its verb. */
void assign(struct task *t, const struct clause *c, struct senses *out);

bool sense_is_complete(const struct sense *m);
/* What it costs as it stands, with what it lacks. */
uint32_t sense_cost(const struct sense *m);
/* Whether carrying them out is the same: verb and values, not spans. */
bool sense_same(const struct sense *a, const struct sense *b);
const struct arg *sense_arg(const struct sense *m, unsigned slot, unsigned k);
unsigned sense_count(const struct sense *m, unsigned slot);
/* The first number that it says of anything; NULL. */
const struct arg *sense_count_said(const struct sense *m);
/* Where the clause ended: its last place as written that is no origin; else that one; NULL. */
const struct arg *sense_last_place(const struct sense *m);
/* Where what it is done by comes from, if it is led to no place: "attack Utah from Nevada"; NULL. */
const struct arg *sense_start(const struct sense *m);
void sense_add(struct sense *m, struct arg a, uint8_t role);
void sense_find_missing(struct sense *m, const struct verb *v); /* which needed slots have no value */
void senses_keep(struct senses *list, const struct sense *m);   /* the cheapest SENSES */
/* In the task's arena, arguments by slot. */
struct command *sense_command(const struct task *t, const struct sense *m);

#endif
