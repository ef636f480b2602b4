/*
 * word: what a word or phrase of a player can be. Shared by the floors that
 * name things (world, play, rules), those that read text (order) and the one
 * that joins them (bind). Nothing here knows a game.
 */
#ifndef PBP_BASE_WORD_H
#define PBP_BASE_WORD_H

#include "base/source.h"

/* Classes of nouns. A ruleset numbers its own from NOUN_OWN on (struct noun_row in play/ruleset.h). */
typedef uint8_t noun_class;
enum {
	NOUN_NONE,
	NOUN_COUNT,  /* a number of things, with struct arg.how: 4, all, all but 2, up to 3 */
	NOUN_NUMBER, /* a plain number: a price, a bid, a turn; "12 coins" where a noun of this class is called coin */
	NOUN_AREA,
	NOUN_REGION,
	NOUN_SEAT,
	NOUN_UNIT,  /* a kind of unit: troop */
	NOUN_THING, /* a kind of thing: fortress, bag of salt, walls */
	NOUN_VERB,
	NOUN_TEXT,    /* free text, as written; value = text_id */
	NOUN_COLOUR,  /* a colour word or #rrggbb; value = 0xrrggbb */
	NOUN_COMMAND, /* a second verb with its own arguments: struct command.rider */
	NOUN_WHEN,    /* an instant or a duration, as written; value = text_id */
	NOUN_OPTION,  /* an option of the game */
	NOUN_OWN,     /* a ruleset's first own class */
};

/* "share 12/2": a pair of numbers of a ruleset's own class, as one number: 12 + 2 * NOUN_PAIR. */
enum { NOUN_PAIR = 1000000 };

struct noun {
	noun_class what;
	int32_t id;
};

/* How a phrase stands in its sentence: the preposition or sign before it, or what it is instead. */
enum role {
	ROLE_BARE,  /* no preposition */
	ROLE_ARROW, /* -> => > and dashes that turned out to be arrows */
	ROLE_TO,    /* to into onto towards */
	ROLE_FROM,  /* from "out of" */
	ROLE_IN,    /* in at within inside */
	ROLE_ON,    /* on upon over */
	ROLE_WITH,  /* with using */
	ROLE_FOR,   /* for */
	ROLE_AGAINST,
	ROLE_VIA, /* via through across */
	ROLE_OF,
	ROLE_BY,
	ROLE_AS,
	ROLE_UNTIL,     /* until till */
	ROLE_EQUALS,    /* = */
	ROLE_ARGUMENTS, /* the roles above may stand before an argument; those below are phrases by themselves */
	ROLE_VERB = ROLE_ARGUMENTS,
	ROLE_COMMA,
	ROLE_AND,
	ROLE_THEN,
	ROLE_FULL_STOP, /* . ; ! and the end of a list */
	ROLE_OPEN,      /* ( */
	ROLE_CLOSE,     /* ) */
	ROLE_EACH,
	ROLE_STOP,        /* struct term.stop says which */
	ROLE_PAST,        /* narration: "moved" */
	ROLE_CHAT,        /* an opener of chatter: thanks, hello */
	ROLE_DESCRIPTION, /* "my", "new", "strong": says nothing an order needs */
	ROLE_UNKNOWN,     /* a word nobody knows */
	ROLE_LEAD,  /* "have", "order": what follows is done by another verb, and to whom it is said stands between */
	ROLE_KEEP,  /* "keep", "leave": all but these go */
	ROLE_KEPT,  /* "behind", of what is left */
	ROLE_GETS,  /* "receives": a place and what comes there, whatever the verb for it */
	ROLE_OUGHT, /* "is to be", "should be": what stands before it is done by the verb behind it */
	ROLE_COUNT
};

/* Why a sentence is no order although it may look like one; bits, so that a line can carry several. */
enum stop {
	STOP_CONDITION = 1,   /* if, unless, when, in case, had they */
	STOP_NEGATION = 2,    /* don't, never, not */
	STOP_VAGUE = 4,       /* some, half, about, a few */
	STOP_ALTERNATIVE = 8, /* or, either */
	STOP_QUESTION = 16,
	STOP_CORRECTION = 32, /* I meant, instead, changed my mind */
	STOP_PAST = 64,
};

/* Where an argument may stand: a mark of a slot. Several marks a slot; no mark, no place. Least total price wins. */
enum side { SIDE_ANY, SIDE_BEFORE, SIDE_AFTER }; /* of the verb */
struct mark {
	uint8_t role; /* enum role, below ROLE_ARGUMENTS */
	uint8_t side;
	uint8_t price;
};
#define MARK_LAST 255 /* role of the entry that ends a list of marks */

#endif
