/*
 * ask: what may be asked of any game in a mail: help, status, map, ... A word of the table counts only where its line
 * says nothing else, and only where the line is no order: orders and names go first (look.c). What is asked is chatter to
 * the game: it makes no step, stands in no public history, and is answered below what stands; but for requests (request.h).
 */
#ifndef PBP_ENGINE_ASK_H
#define PBP_ENGINE_ASK_H

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
	ASK_PREVIEW, /* of what stands below that line (preview.c) */
	ASK_RESIGN,  /* asked back */
	/* from here on what the host decides or must know: he is sent it */
	ASK_RESIGNED,
	ASK_AWAY,
	ASK_BACK,
	ASK_EXTENSION,
	ASK_VOTE,
	ASK_UNVOTE,
	ASK_NAME,
	ASK_PRESS, /* no line of its words, but a letter (press.h) */
	ASK_ADDRESS,
	ASK_LETTERS,
	ASK_REPORTS,
	ASK_ALSO,    /* another address beside his */
	ASK_WITHOUT, /* no longer */
	ASK_MOVED,   /* no line of its words: a mail from the new address */
	ASKS
};
static inline bool ask_is_for_host(enum ask what)
{
	return what >= ASK_RESIGNED;
}

struct asked {
	enum ask what;
	struct str about; /* "neighbours of Osaka": the rest of the line, in lower case; or empty */
	struct str words; /* all of the line, so */
	struct str said;  /* about, as it was written */
};

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
