/*
 * ear: a mail being heard: what is known of its speaker, what its lines came to so far, what it drafted for the
 * book, the step that it began. The lines themselves are hear/line.h's.
 */
#ifndef PBP_ENGINE_EAR_H
#define PBP_ENGINE_EAR_H

#include "base/buf.h"
#include "engine/calls.h"
#include "engine/say.h"
#include "engine/tape.h"
#include "engine/work.h"

enum { MAIL_ORDERS = 1000 }; /* a mail with more is heard up to there */

struct draft { /* of a booked sheet, while its mail is heard */
	call_id call;
	seat_id seat;
	VEC(const struct command *) orders;
	VEC(int32_t) subjects;
	VEC(size_t) lines; /* index of each order's outcome line */
	VEC(struct offer) offers;
	bool clears;
	bool answered;    /* a yes was said to what waited */
	bool keeps;       /* what stands, so far: what waits for a yes waits on */
	bool added;       /* to what stands, which nobody means to say twice */
	uint32_t refused; /* the first line that was; 0 */
	bool unread;      /* one corrects what is not understood */
	bool given;       /* what would be offered the mail says as well */
	enum says says;
	size_t said; /* index of the outcome line that says so */
	text_id luck;
};
struct trial {                     /* what a step was before orders were tried in it that are held */
	const struct state *state; /* that was heard against */
	struct state *after;
	struct dice dice;
	size_t events, streams, orders;
	bool began; /* the step, for the trial alone */
};
struct open { /* talk of the mail, or (label) what stands over a line; empty: nothing */
	struct span at;
	uint32_t line;
	bool label;
	bool against; /* it may take them back: they wait for a yes, also where they would stand */
};
/* What waited and goes (fallen.h), to be told at a line. */
struct fallen {
	size_t line;
	struct span at;
	const struct command *order;
	struct str words;
};
struct ear {
	struct engine *e;
	const struct input *in;
	struct arena *a;
	when now;
	bool pretend;              /* pbp check: after a roll nothing is certain, so what rolled is undone */
	const struct state *state; /* what the next line is heard against */
	uint32_t version;          /* of the state, from 1 */
	struct {
		uint32_t version;
		seat_id only;
		const struct call_row *call;
		seat_id seat;
	} asked; /* the newest call that asks the speaker, in that version of the state */
	struct speaker who;
	struct engine_work *work; /* begun by the first line that acts */
	struct trial *trial;      /* or NULL */
	VEC(struct outcome_line) lines;
	VEC(struct draft) drafts;
	struct tape tape;
	struct buf took; /* of its sheets (took.h) */
	/* hears all lines of a text, or what the tape has in their place; for a line that holds others (act for).
	 * Handed down, so that what a line does knows nothing of pages */
	void (*hear)(struct ear *, const struct source *);
	const struct board_line *again; /* of the tape, where it is heard instead of a text: what comes next */
	size_t nagain;
	uint32_t line;      /* that is heard now */
	uint32_t base;      /* where the text of an `act for` begins in the mail's */
	unsigned orders;    /* commands so far */
	const char *prefix; /* before canonical words: "act for red: ", or "" */
	uint32_t stopped;   /* the line that stopped the rest; 0 */
	uint32_t *refused;  /* by verb, the first line of it that was refused; NULL: none (hold.c) */
	struct {
		uint32_t line;
		struct span at;
	} foreseen;        /* what was refused in a line (hold.c) */
	bool yes_part;     /* a part of the answer is like a yes, and all of it was not heard as one (reply.c) */
	size_t yes_count;  /* a yes was said to so many, and another number of them waits; 0 */
	bool yes_unheard;  /* a yes was said, and what stands beside it may change what it is to */
	bool asking;       /* the order in hand waits for its writer's word (held.c) */
	uint32_t held;     /* the first line that waits because it would end something; 0 */
	bool keeps;        /* the mail says that the rest of what stands is as before (addition.h) */
	bool not_annulled; /* a line that takes a turn back was refused: those below are for what it would have left */
	bool tried_to_join;
	struct {
		struct str of;
		bool is_talk;   /* unlike any order (topic.h) */
		bool asks_only; /* it holds a question, and no order */
		bool counted;   /* and it is known whether it holds orders */
		bool orders;
	} weighed;
	unsigned takebacks; /* lines that were looked at for one (takeback.h) */
	struct open open;   /* what leaves open whether the line in hand is meant */
	int32_t headed;     /* the other turn that the line's heading names ("Turn 3: ..."), or 0 */
	int32_t spoken;     /* the other turn that chatter above names, until it was remarked on, or 0 */
	VEC(struct fallen) fallen;
	call_id heard; /* by which call first; CALL_NONE */
	seat_id seat;
};
/* A place in the text in hand, in the mail (ear->base). */
struct span ear_span(const struct ear *ear, struct span at);
struct outcome_line *ear_add(struct ear *ear, enum verdict v, struct span at);
/* The line is refused; d may be NULL where its diags are there already. */
void ear_refuse(struct ear *ear, struct outcome_line *l, verb_id verb, const struct diag *d);
/* The same; its verb is that of its command. */
void ear_refuse_line(struct ear *ear, struct outcome_line *l, const struct diag *d);
/* The diag's place is one in the text in hand (ear->base). */
void ear_add_diag(struct ear *ear, struct outcome_line *l, const struct diag *d);
/* A note or warning at a line. */
void ear_remark(struct ear *ear, struct outcome_line *l, const struct diag *d);
/* Notes as the line's diags; true when one is an error. */
bool ear_notes(struct ear *ear, struct outcome_line *l, const struct notes *n, struct span whole);
/* "write: ...": what a note suggests */
struct str ear_suggestion(struct ear *ear, const struct command *c);

/* An order in its canonical words, as the board stands. */
struct str ear_words(struct ear *ear, const struct command *c);
/* One more of some, "; " between them. */
void ear_list(struct ear *ear, struct buf *out, const struct command *c);
struct view ear_view(struct ear *ear, seat_id seat, call_id call);
/* The newest call that asks the speaker, and for which seat. */
const struct call_row *ear_asked(struct ear *ear, seat_id *seat);
/* Its orders wait for its bell; else they act at once. */
bool ear_is_sealed(struct ear *ear);
bool ear_is_stranger(const struct ear *ear);
struct draft *ear_draft(struct ear *ear, call_id call, seat_id seat);
void draft_clear(struct draft *d);
struct engine_work *ear_step(struct ear *ear);
void ear_follow(struct ear *ear); /* the step's state is heard against from now on */

#endif
