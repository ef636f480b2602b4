/*
 * request: what a player may say in any game that is no order by its rules: he resigns, is away, asks for time, votes.
 * A row each. Which line is one is read by ask.h in the words of people, and only where the line is no order; what it
 * was understood to say has an exact form, as the host's lines have: that stands on the tape (tape.h) and is heard again.
 *
 * A request makes a step at once, whatever calls are open; it waits in no book, ends no call, and says nothing of the
 * orders of its mail. It is for all to read, or for its writer and the host: then the public history has a step in which
 * nothing happens, and does not say by whose mail. What does not read as one is the host's to read (letters/forward.h).
 *
 *	resign                                  the seat falls vacant; what its silence means the rules say
 *	away from 2026-03-05 to 2026-03-09      a row `away`, of the game's own days
 *	back                                    takes that back
 *	more time 24h                           asks the host for it
 *	vote draw | end | pause | concede red   a row `vote`: it stands until it is taken back; vote.c counts
 *	address ann@work.example                a row `moving`: a letter asks there whether it is his
 *	also ann@work.example                   a row `also`: the same for an address beside the one that he has
 *	without ann@work.example                takes that back
 *	moved, moved beside                     a mail from there, which is known to be: it is; or one beside his own
 *	unvote                                  takes all votes of a seat back
 *	letters text | html | both              a row `wish` of its player: letters/sending.h obeys it
 *	zone CET-1CEST,M3.5.0,M10.5.0/3         the same: in which zone times stand beside those of the game
 *	reports stop | start                    the same: no reports of turns, but what is asked of him
 *	observe start | stop                    of who plays no seat: a row `observer`: he is sent what all may see of a turn
 *	offer press to blue: Hello              he is asked whether he wants that: a row `offered` (pending.h)
 *	lapse press to blue: Hello              he did not say so
 *	name Ann                                how others read of its player, instead of "player 3"
 */
#ifndef PBP_REQUEST_REQUEST_H
#define PBP_REQUEST_REQUEST_H

#include "speech/ask.h"
#include "engine/ear.h"

struct request {
	struct ear *ear;
	struct span at;  /* of the line */
	seat_id seat;    /* its writer's */
	struct str rest; /* behind the name of its exact form */
	bool unended;    /* struct requested */
	bool open;       /* all may read it: as its kind says, or as it turns out to be */
};
struct request_kind {
	enum ask ask;
	const char *name; /* with which the exact form begins */
	bool open;        /* all may read it, and whose it is */
	/* From what a line says behind its words ("until wednesday") what stands behind the name; p NULL: it does not
	 * read. NULL: nothing stands there. */
	struct str (*exact)(const struct request *, const struct asked *);
	/* Does it, in a step of its own or in the one that its mail has begun; or why it cannot be. */
	const struct diag *(*run)(struct request *);
};

/* Whether a text asks for something and nothing else. */
bool request_reads(struct ear *ear, struct str text);
/* Whether it tells for sure of days on which he cannot write, or that he is back: no order, whatever it might be taken for. */
bool request_tells_away(struct ear *ear, struct str text);
/* The line just heard as chatter, if it asks for something: done, or why not, stands at it; clear: nothing beside it
 * leaves open whether it is meant. */
void request_hear(struct ear *ear, struct str text, bool clear);
/* A mail from the address that a player has given as his new one: heard, whatever stands in it. */
bool request_moves(struct ear *ear);
seat_id request_writer(const struct ear *ear);
/* A letter to others in the line just heard (press.h); why: it is not to be sent; unended: no line END was found. */
void request_letter(struct ear *ear, struct str exact, const struct diag *why, bool unended);
/* The same from the tape: its exact form. */
void request_again(struct ear *ear, struct str exact);

/* request_read.c: dates, durations and names as people write them. */
struct str request_days(const struct request *r, const struct asked *asked);
/* The same of a sentence that says them in the middle, for sure; empty: none. */
/* "I'm back early", "Back from my trip", not "back on Monday". */
bool request_says_back(struct str sentence, struct arena *a);
/* It may say that an absence of his is none: "The Whitby trip is off"; he is asked. */
bool request_may_stay(const struct ear *ear, struct str sentence);
/* It names nobody: its writer is meant. */
bool request_is_of_none(struct str sentence, struct arena *a);
/* Of the sentence, or of as much of it, to a comma, as tells of days: then likely, and that is given back. */
struct str request_days_in(const struct request *r, struct str *sentence, bool *likely);
struct str request_duration(const struct request *r, const struct asked *asked);
struct str request_motion(const struct request *r, const struct asked *asked);
struct str request_form(const struct request *r, const struct asked *asked);    /* wish.c */
struct str request_reports(const struct request *r, const struct asked *asked); /* wish.c */
struct str request_zone(const struct request *r, const struct asked *asked);    /* zoned.c */
struct str request_name(const struct request *r, const struct asked *asked);

/* vote.c */
const struct diag *request_vote(struct request *r), *request_unvote(struct request *r);
/* zoned.c */
const struct diag *request_wish_zone(struct request *r);
/* observe.c */
const struct diag *request_observe(struct request *r);
/* wish.c */
const struct diag *request_wish_form(struct request *r), *request_wish_reports(struct request *r);

#endif
