/*
 * ask: what may be asked of any game in a mail: help, status, map, ... A word of the table counts only where its line
 * says nothing else, and only where the line is no order: orders and names go first (look.c). What is asked is chatter to
 * the game: it makes no step, stands in no public history, and is answered below what stands; but for requests (request.h).
 */
#ifndef PBP_SPEECH_ASK_H
#define PBP_SPEECH_ASK_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"

enum ask {
	ASK_HELP,
	ASK_RULES,
	ASK_RULE,
	ASK_ABOUT, /* the rules that name something */
	ASK_STATUS,
	ASK_ORDERS,
	ASK_FORM,
	ASK_POSITION,
	ASK_MAP,
	ASK_NEIGHBOURS,
	ASK_PLACE,
	ASK_WHO,
	ASK_HISTORY,
	ASK_REPORT,
	ASK_TALK,     /* how players write to each other */
	ASK_PREVIEW,  /* of what stands below that line (preview.c) */
	ASK_RESIGN,   /* asked back */
	ASK_DROP,     /* to take orders back, in words that do not: he is told those that do */
	ASK_FINAL,    /* that his orders are final, or are not yet: what that means here */
	ASK_YES,      /* he says yes, and nothing waits for that */
	ASK_THEIRS,   /* what others have, whose names are in about (theirs.h) */
	ASK_STANDING, /* how the players stand against each other */
	ASK_LEAVE,    /* whether he may order something, which the rules would not take: about says why (line.c) */
	ASK_FACT,     /* what the state of the game tells (facts.h) */
	/* from here on what the host decides or must know: he is sent it */
	ASK_RESIGNED,
	ASK_AWAY,
	ASK_BACK,
	ASK_EXTENSION,
	ASK_VOTE,
	ASK_UNVOTE,
	ASK_NAME,
	ASK_PRESS, /* no line of its words, but a letter (press.h) */
	ASK_HOST,  /* such a letter to the host */
	ASK_ADDRESS,
	ASK_LETTERS,
	ASK_REPORTS,
	ASK_ZONE,    /* in which his times stand */
	ASK_ALSO,    /* another address beside his */
	ASK_WITHOUT, /* no longer */
	ASK_OBSERVE, /* of who does not play: to be sent reports, or no more of them */
	ASK_MOVED,   /* no line of its words: a mail from the new address */
	ASK_OFFER,   /* no line of its words: what he may ask for waits for his yes (pending.h) */
	ASK_LAPSE,   /* and it came in no mail: it waits no longer */
	ASKS
};
struct asked {
	enum ask what;
	struct str about; /* "neighbours of Osaka": the rest of the line, in lower case; or empty */
	struct str words; /* all of the line, so */
	struct str said;  /* about, as it was written */
	bool guessed;     /* by what it names (topic.h): answered, but nothing is done by it */
	bool unsure;      /* much stands beside it that is not known: it may ask something else */
	bool whole;       /* all of a mail asks it, and no sentence by itself: if it is unsure, the host reads it too */
	bool vague;       /* a question of which it is not known what it is about: the host is asked as well */
	uint8_t fact;     /* of ASK_FACT: enum fact_asked */
	int32_t of;       /* the seat that it is about; SEAT_NONE */
	const struct asked *next; /* that the same text asks */
};

/* What a player may settle by himself is told to nobody because it was guessed. */
static inline bool ask_is_for_host(const struct asked *asked)
{
	return asked->what >= ASK_RESIGNED &&
	       !(asked->guessed && (asked->what == ASK_LETTERS || asked->what == ASK_REPORTS));
}

/* Of a line that was heard as a request. */
struct requested {
	enum ask what;
	struct str exact;           /* as request.h has it */
	int32_t seat;               /* whose it is */
	bool unended;               /* of a letter: no line END was found */
	const struct diag *refused; /* why it was not done; or NULL: it was */
};

/* NULL: the line asks nothing that is known here. */
const struct asked *ask_read(struct str line, struct arena *a);

#endif
