/*
 * call: games differ in who may speak, until when, and whether a word acts at
 * once or at the bell. That, and only that, is the core's business: a ruleset
 * opens calls; the core hears, books, rings. An open call is a row of
 * TABLE_CALL, the seats it asks are rows of TABLE_ASKED.
 */
#ifndef PBP_PLAY_CALL_H
#define PBP_PLAY_CALL_H

#include "play/counsel.h"
#include "play/view.h"

typedef int32_t kind_id; /* the core's kinds first, then the ruleset's from KIND_OWN on */
enum core_kind { KIND_MUSTER, KIND_OWN };

enum hearing { SEALED, LIVE }; /* kept in the book until the call closes | acts on arrival */
enum ending { AT_BELL, WHEN_ALL_ANSWERED, WHEN_CHILDREN_CLOSED }; /* the bell always ends it as well */
enum keeping { REPLACE_ALL, REPLACE_SUBJECT, KEEP_FIRST }; /* what a later sheet of a seat does to an earlier one */
enum kind_flag {
	KIND_BLOCKS = 1,   /* while open, its parent is deaf and the parent's clock stands still */
	KIND_BOUNDARY = 2, /* amendments come into force when it opens */
	KIND_EXPLICIT = 4, /* silence is no answer: `done` and `pass` are refused while nothing stands that answers */
};

struct call_kind {
	const char *name;
	enum hearing hearing;
	enum ending ending;
	enum keeping keeping;
	unsigned flags;
	/* Of what class its subject is ("auction of share 12"): the core words it wherever people read of the call.
	 * NOUN_NONE: it is about nothing in particular, and opened with subject -1. */
	noun_class subject;
	/* adjudicate: read the book, change turn->after, add events, open the next call */
	void (*close)(struct turn *, const struct call_row *);
	/* may: what the opening does; at a BOUNDARY pending amendments come into force before it */
	void (*open)(struct turn *, const struct call_row *);
	/* may: whether a seat has said all it must; default: law 6 (what stands has no error; SEALED: a sheet stands) */
	bool (*answered)(const struct view *, const struct call_row *, seat_id);
	/* may: what will happen with what was not ordered, and what is missing, for receipts */
	void (*outlook)(const struct view *, const struct call_row *, seat_id, struct notes *);
	/* may: what a seat that it asks reads in a letter (struct event_row.letter): what it is asked, what
	 * each answer would mean, the words to send; the outlook where there is none */
	void (*letter)(const struct view *, const struct call_row *, seat_id, struct notes *);
	/* may: what it would order in that seat's place, for who may copy it. The view shows what the seat's player may see
	 * and nothing else; it has no book and no now */
	void (*counsel)(const struct view *, const struct call_row *, seat_id, struct counsel *);
};

#endif
