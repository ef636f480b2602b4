/*
 * topic: what a sentence asks the game about, told by what it names, in whatever words and order. grammar/asks.l gives each
 * word what it may say (who, when, can, please show) and name (a map, the deadline, orders); a row of topic.c says
 * which of them together ask for what. Its first words tell whether a sentence asks at all.
 *
 * To tell somebody what he may know does no harm: here a guess is good enough, and words that are not known are passed
 * over. What does something is guessed too, but never done: he is told the line that does it (ask.h).
 */
#ifndef PBP_ENGINE_TOPIC_H
#define PBP_ENGINE_TOPIC_H

#include "engine/ask.h"
#include "world/map.h"

/* What a word says: a question mark, a word that is in no row, please, what may stand before the words with which a sentence
 * opens (OPENS), what opens a question (ASKS), a wish to be told (TELL, WISH); the rest as they are called. */
enum {
	TOPIC_MARK,
	TOPIC_STRANGE,
	TOPIC_PLEASE,
	TOPIC_OPENS,
	TOPIC_COMMA,
	TOPIC_ASKS,
	TOPIC_TELL,
	TOPIC_WISH,
	TOPIC_I,
	TOPIC_YOU,
	TOPIC_WHO,
	TOPIC_WHOSE,
	TOPIC_WHAT,
	TOPIC_WHICH,
	TOPIC_WHEN,
	TOPIC_WHERE,
	TOPIC_HOW,
	TOPIC_HOW_LONG,
	TOPIC_HOW_MANY,
	TOPIC_MAY,
	TOPIC_PAST,
	TOPIC_NOT,
	TOPIC_IF,
	TOPIC_LET_US,
	TOPIC_UNTIL,
	TOPIC_MORE,
	TOPIC_ELSE,
	TOPIC_LEFT,
	TOPIC_LAST,
	TOPIC_NUMBERS,
	TOPIC_PEOPLE,
	TOPIC_AGAIN,
	TOPIC_ALL,
	TOPIC_IT,
	TOPIC_NUMBER,
	TOPIC_FOR,
};
/* What it names. */
enum {
	TOPIC_IS_RULES,
	TOPIC_IS_EXPLAIN,
	TOPIC_IS_WORKS,
	TOPIC_IS_COST,
	TOPIC_IS_MAP,
	TOPIC_IS_PLACES,
	TOPIC_IS_LIST,
	TOPIC_IS_BORDER,
	TOPIC_IS_OWN,
	TOPIC_IS_HAVE,
	TOPIC_IS_DUE,
	TOPIC_IS_TURN,
	TOPIC_IS_TIME,
	TOPIC_IS_PLAYERS,
	TOPIC_IS_PLAY,
	TOPIC_IS_ORDERS,
	TOPIC_IS_SENT,
	TOPIC_IS_GOT,
	TOPIC_IS_STAND,
	TOPIC_IS_STATUS,
	TOPIC_IS_HAPPEN,
	TOPIC_IS_HISTORY,
	TOPIC_IS_REPORT,
	TOPIC_IS_REPORTS,
	TOPIC_IS_WAIT,
	TOPIC_IS_MINE,
	TOPIC_IS_GOODS,
	TOPIC_IS_QUIT,
	TOPIC_IS_SEAT,
	TOPIC_IS_AWAY,
	TOPIC_IS_EXTEND,
	TOPIC_IS_VOTE,
	TOPIC_IS_DRAW,
	TOPIC_IS_END,
	TOPIC_IS_GAME,
	TOPIC_IS_PAUSE,
	TOPIC_IS_CONCEDE,
	TOPIC_IS_MAIL,
	TOPIC_IS_ADDRESS,
	TOPIC_IS_ADD,
	TOPIC_IS_TEXT,
	TOPIC_IS_HTML,
	TOPIC_IS_STOP,
	TOPIC_IS_START,
	TOPIC_IS_FORM,
	TOPIC_IS_WRITE,
	TOPIC_IS_DROP,
	TOPIC_IS_FINAL,
	TOPIC_IS_DRAFT,
	TOPIC_IS_JOIN,
	TOPIC_IS_WATCH,
	TOPIC_IS_FREE,
	TOPIC_IS_LETTERS,
	TOPIC_IS_PERSON,
};
struct topics {
	uint64_t says, names; /* bits of the two */
};
struct scanned {            /* what asks.l works in */
	struct topics word; /* the last */
	struct arena *arena;
};

/* What a line of a mail asks, sentence by sentence, in their order, at most one each; NULL: nothing that is known. refused: it was
 * taken for an order with a mistake; who names a place and does not ask meant one. */
const struct asked *topic_read(const struct source *text, struct span at, bool refused, const struct map *m,
			       struct arena *a);
/* The same, or what it says exactly (ask.h). */
const struct asked *topic_asked(const struct source *text, struct span at, const struct map *m, struct arena *a);
/* A question for what everybody may know, or what one has: it says nothing of the orders beside it. */
bool topic_asks_fact(struct str sentence, const struct map *m, struct arena *a);
/* Of who does not play: he asks for a seat, to watch, or what game this is. */
bool topic_wants_in(struct str text, struct arena *a);

#endif
