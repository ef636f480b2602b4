/*
 * ask: what may be asked of any game in a mail: help, status, map, ... A word of the table counts only where its line
 * says nothing else, and only where the line is no order: orders and names go first (look.c). What is asked is chatter to
 * the game: it makes no step, stands in no public history, and is answered below what stands.
 */
#ifndef PBP_ENGINE_ASK_H
#define PBP_ENGINE_ASK_H

#include "base/arena.h"
#include "base/str.h"

enum ask {
	ASK_HELP,
	ASK_RULES,
	ASK_RULE,
	ASK_STATUS,
	ASK_ORDERS,
	ASK_FORM,
	ASK_POSITION,
	ASK_MAP,
	ASK_NEIGHBOURS,
	ASK_WHO,
	ASK_HISTORY,
	ASK_REPORT,
	ASK_RESIGN, /* asked back */
	/* from here on what the host decides: he is sent it */
	ASK_RESIGNED,
	ASK_AWAY,
	ASK_EXTENSION,
	ASK_ADDRESS,
	ASK_MOTION,
	ASKS
};
static inline bool ask_is_for_host(enum ask what)
{
	return what >= ASK_RESIGNED;
}

struct asked {
	enum ask what;
	struct str about; /* "neighbours of Osaka": the rest of the line, in lower case; or empty */
};

/* NULL: the line asks nothing that is known here. */
const struct asked *ask_read(struct str line, struct arena *a);

#endif
