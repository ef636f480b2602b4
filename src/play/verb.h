/*
 * verb: what can be ordered, described by data: its words, its arguments
 * (slots), in which calls it is admitted, when it acts. The binder reads these
 * tables and knows no verb by name.
 *
 * An order is what was written, a command is what was understood.
 */
#ifndef PBP_PLAY_VERB_H
#define PBP_PLAY_VERB_H

#include "base/word.h"
#include "world/state.h"

typedef int32_t verb_id; /* the ruleset's verbs first (0..), then the engine's */
#define VERB_NONE ((verb_id)-1)

struct view;
struct turn;
struct notes;

enum slot_flag {
	SLOT_SPREADS = 1,        /* a clause that lacks it takes it from the clause before ("spawn 3 in A and in B") */
	SLOT_ALL_OK = 2,         /* all, all but 2, the rest, up to 3 */
	SLOT_DIGITS_ONLY = 4,    /* a number word is none ("share 12", not "share twelve") */
	SLOT_LABEL = 8,          /* the number may carry the label of its class: "unit 12", "#12", "u12" */
	SLOT_ZERO_OK = 16,       /* 0 is a value (spawn 0, bid 0) */
	SLOT_CHAIN = 32,         /* a list in which every element starts where the one before ended (a -> b -> c) */
	SLOT_REST = 64,          /* NOUN_TEXT: takes everything to the end of the line, not only to a comma */
	SLOT_OWNER_REMARK = 128, /* NOUN_SEAT: a remark about who owns the target, to be checked, never needed */
	SLOT_OR_NEXT = 256,      /* min is 0, but this slot or the one behind it is needed: "unit 12", or "Osaka" */
	SLOT_COAST = 512,        /* NOUN_AREA: a coast may be meant; elsewhere the name of one means its area */
};

struct slot {
	const char *name; /* as in JSON: "count", "from" */
	noun_class what;
	uint8_t min, max; /* how many values: 0..1 optional, 1..1 needed, 1..9 a list */
	uint16_t flags;   /* enum slot_flag */
	int32_t def; /* where min is 0: what saying nothing means, so that to say it is no other meaning; -1: none. It
			     * is compared, never filled in: a rule asks command_value(c, slot, DEFAULT) */
	const struct mark *marks; /* ends with MARK_LAST */
	const int32_t *only;      /* may: the ids of the class that fit (NOUN_THING), ends with -1 */
	const char *print;        /* how canonical wording writes it: "from {}"; NULL: "{}" */
};

enum verb_flag {
	VERB_IMPLICIT = 1,   /* may be unspoken: "4 from Osaka to Kyoto" */
	VERB_ONCE = 2,       /* said twice is said once */
	VERB_LIGHT = 4,      /* a word with many meanings (get, use, make): weighs nothing as evidence */
	VERB_PARTICLE = 8,   /* may stand inside another verb's clause (both, walls) */
	VERB_LAST = 16,      /* inside one sheet a later order for the same subject replaces the earlier, also
			      * one of another verb with this flag */
	VERB_STRANGER = 64,  /* may be said from seat NONE (join) */
	VERB_CLEARS = 256,   /* REPLACE_SUBJECT: takes back what stands for its subject; does not stand itself */
	VERB_ANSWER = 512,   /* its first value is an answer where it is admitted and all that the mail says: "red" */
	VERB_OWN_STEP = 128, /* LIVE in whatever call is open (engine verbs): acts at once */
	VERB_WHOLE = 2048,   /* only as a line of its own and word for word: its words are none of a sentence */
	VERB_REPLACED =
		4096, /* about a sheet whose place a later one takes: of no use where a call takes orders otherwise */
	VERB_STANDING = 8192, /* about what waits: of no use where orders act at once */
	VERB_TALKS = 16384,   /* says something of orders, or of waiting, and is none itself: nobody counts it */
	VERB_ENDS = 1024,     /* says nothing but that something is over for its writer: a turn, a phase */
};

enum how { HOW_EXACT, HOW_ALL, HOW_ALL_BUT, HOW_UP_TO };

struct arg {
	uint8_t slot;   /* index into the verb's slots */
	uint8_t how;    /* enum how; for HOW_ALL value is 0 */
	struct span at; /* where it was written; empty for what was taken over from another clause */
	int32_t value;  /* a number, or the id of the slot's class */
	bool all;       /* "all 3": HOW_EXACT, and it was said that there are no more; means nothing else */
};

struct command {
	verb_id verb;
	seat_id seat;
	player_id player;
	call_id call;
	uint32_t mail;    /* ordinal of the mail among those of the step */
	uint32_t line;    /* in the decoded text, from 1 */
	uint32_t ordinal; /* of the command in its step, from 0: written order */
	struct span at;
	const struct command *rider; /* the second verb of a NOUN_COMMAND slot, or NULL */
	uint16_t nargs;
	struct arg arg[]; /* by slot, then as written; optional slots not said have none */
};

/* The k-th value of a slot, or NULL. */
const struct arg *command_arg(const struct command *c, unsigned slot, unsigned k);
unsigned command_count(const struct command *c, unsigned slot);
/* The first value, or otherwise. */
int32_t command_value(const struct command *c, unsigned slot, int32_t otherwise);
/* A count against what there is: EXACT n -> n, ALL -> there, ALL_BUT n -> there - n (>= 0),
 * UP_TO n -> min(n, there). */
int32_t arg_amount(const struct arg *a, int32_t there);
struct command *command_copy(const struct command *c, struct arena *a);
bool command_equal(const struct command *a, const struct command *b); /* meaning only: no spans, lines, ordinals */

struct verb {
	const char *name; /* canonical: "move" */
	const char *
		aliases; /* "send march distribute"; where one has several words all are parted by |: "send|march|go to" */
	const struct slot *slots; /* ends with a NULL name */
	const char *canonical;    /* "move {count} {unit} from {from} to {to}": phrase syntax; holes whose slot is
				   * empty vanish with the words in [ ] around them: "[ from {from}]" */
	uint32_t admitted; /* bit per call kind: KIND_BIT(k), or ADMITTED_NOWHERE; 0: in every call (engine verbs) */
	int8_t call_slot;  /* this slot's value must be the call's subject; where one call alone would hear it, it is
			      * where nothing is said. -1: none */
	uint16_t flags;    /* enum verb_flag */
	const char *rule;  /* "7.2": what help and messages cite */
	const char *help;
	const char *examples; /* lines parted by \n, each understood on some map: tests run them */
	/* may: whom or what the order is about (for REPLACE_SUBJECT and LAST), a number that the orders of all verbs
	 * share; otherwise the value of call_slot, or of the first slot */
	int32_t (*subject)(const struct view *, const struct command *);
	/* may: pure; errors (never possible) and warnings (not as the board stands). Only while a call is open that
	 * admits the verb, so what that call's opening made sure of holds */
	void (*check)(const struct view *, const struct command *, struct notes *);
	/* may, LIVE: whether it is too late for an order of that verb once this is done (a later phase closes the
	 * earlier ones); VERB_NONE: for some order. Always so of VERB_ENDS. */
	bool (*shuts)(const struct view *, const struct command *, verb_id other);
	/* may: whether it can be nothing but the second part of an order (NOUN_COMMAND), so that on the line right
	 * below one it belongs to that */
	bool (*rides)(const struct command *);
	/* LIVE calls: does it, at once */
	void (*act)(struct turn *, const struct command *);
};
/* By its name or an alias. */
bool verb_has_word(const struct verb *v, struct str word);
/* The next of what is left of its aliases. */
bool verb_cut_alias(const struct verb *v, struct str *rest, struct str *alias);
#define KIND_BIT(kind) (1u << (kind))
#define ADMITTED_NOWHERE KIND_BIT(31) /* understood wherever it is said, so that it can be answered; never heard */

#endif
