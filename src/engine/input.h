/*
 * input: what the engine hears: one mail or one line of the host's, and what is recorded of it. What
 * of it the engine keeps it copies.
 */
#ifndef PBP_ENGINE_INPUT_H
#define PBP_ENGINE_INPUT_H

#include "play/outcome.h"

enum input_flag {
	INPUT_COPIED = 1,   /* the mail names other recipients */
	INPUT_REPAIRED = 2, /* its text had to be guessed (charset): said in the receipt */
	INPUT_PROVED = 8,   /* it is known to come from that address: a token, a signature, the mail server */
	INPUT_COHOST =
		16, /* the host who speaks is one beside the host: some of the verbs are not his (host_verb.chief) */
	INPUT_ROLLED = 32,  /* the game rests in a turn that was annulled, and dice of it are known */
	INPUT_RECORDED = 4, /* engine_restore: a step has recorded it already, and an open book may hold more of it */
};
struct question { /* that the host is asked; disk/questions.h */
	int64_t number;
	struct str seat;  /* that asked it; empty: all who play */
	struct str words; /* what it asks for, short, where that is known: "24h more" */
	struct str offer; /* the line of the host's that does it, where there is one */
	int32_t turn;     /* in which alone that does it; -1: in any */
	struct str by;    /* the hash of his mail that said yes or no to it, in hex; or empty */
};
/*
 * One mail or one line of the host's.
 *
 * What came in one second is told apart by `after` and `place`: counts in the order in which it was heard, and
 * that is the order in which the spool numbered it. Places are recorded.
 *
 * In games of format 1 mails that only wait share a place and count by hash there; what acts, what the host says
 * at the shell, and what comes when the game has already moved in that second has a place to itself.
 */
struct input {
	when at;        /* arrival; never before the last step (the app sees to that) */
	uint32_t after; /* how many steps the game had made; 0: it was never heard, and engine_hear fills in both */
	uint32_t place; /* format 1: shared ones are even, others odd */
	struct hash hash;
	struct str address;      /* folded as addresses are; empty: the host at the shell */
	bool host;               /* the host speaks: his verbs are admitted */
	unsigned flags;          /* enum input_flag */
	uint32_t body;           /* which of the mail's texts `text` is, from 0 */
	enum outcome_class what; /* REFUSED, IGNORED: decided before (authentication, no text): only recorded */
	struct str reason;
	struct str press; /* a letter to that seat, by the address or the subject of the mail; empty: it is none */
	int64_t replies;  /* the host answers the letter about the question of that number; 0: none */
	const struct question *questions; /* of players to the host, which his line may answer; or NULL */
	size_t nquestions;
	const struct source *text; /* decoded; lines that are not the sender's own are blank */
	struct str
		tape; /* what was understood, where it was heard before (tape.h): the text is not read; p NULL: it is */
};

/* A mail as a step records it. */
struct recorded {
	struct hash hash;
	when at;
	enum outcome_class what;
	struct str reason;
	seat_id seat;
	const struct outcome_line *lines;
	size_t nlines;
	const struct input *input;
	bool stays; /* the book of an open call holds a part of it: it must stay in the inbox */
};

/* "+join.as.red" behind the name of the game: the address that a letter to who does not play is answered at offers a line. */
static inline bool input_is_offer(const struct input *in)
{
	return str_starts(in->press, STR("join.")) || str_eq_c(in->press, "join");
}

/* By (arrival, steps before, place, hash): the order in which inputs count. */
int input_cmp(const struct input *a, const struct input *b);

#endif
