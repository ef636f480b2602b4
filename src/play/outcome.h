/*
 * outcome: what became of a mail, line by line: what receipts, `pbp check` and
 * scenarios show. Made by the engine, worded by bind, printed by report. All that
 * it points at lies in the arena that it was asked for with: it outlives the step.
 */
#ifndef PBP_PLAY_OUTCOME_H
#define PBP_PLAY_OUTCOME_H

#include "base/diag.h"
#include "play/event.h"
#include "play/game.h"

enum verdict {
	VERDICT_ACCEPTED,
	VERDICT_WARNED,
	VERDICT_REFUSED,
	VERDICT_CHATTER,
	VERDICT_HELD, /* understood and lawful, but its mail leaves open whether it is meant: `confirm` does it */
};

#define LINE_NONE 0 /* the number of no line: what is said is about the mail as a whole */
struct outcome_line {
	struct span at;
	uint32_t line; /* of the decoded text, from 1; or LINE_NONE */
	enum verdict verdict;
	const struct command *command; /* accepted and warned; refused by a rule as well */
	struct str canonical;          /* empty without a command */
	const struct diag *diags;
	size_t ndiags;
	const struct event *events; /* LIVE: what it did */
	size_t nevents;
	const struct command *instead_of; /* HELD: what stands that it would take the place of; or NULL */
	const struct diag *question;      /* it stands or waits, but the answer begins with this; or NULL */
	const struct asked *asked;        /* chatter that asks the game something (speech/ask.h); or NULL */
	const struct asked *asks;         /* the same of a line that was refused for being a question */
	const struct requested *request;  /* chatter that was heard as a request (request/request.h); or NULL */
	struct str digest;                /* when its writer, a host, wants the letter of the day; or empty */
	bool idle;                        /* chatter that names nothing of the game: no order was meant by it */
	bool unreasoned;                  /* a host's line without "because": who is told of it reads no reason */
	int64_t settles;                  /* the question of that number, of the host's; or 0 */
	bool yes;                         /* `confirm`: no order itself, but those that follow it are his */
	bool follows;                     /* from the line before (`confirm`): told, and no order of this mail */
};

enum outcome_class { OUTCOME_ORDERS, OUTCOME_REFUSED, OUTCOME_IGNORED };

struct outcome {
	enum outcome_class what;
	struct str reason; /* of refused and ignored: one sentence; rule in front where there is one */
	seat_id seat;
	player_id player;
	struct outcome_line *lines;
	size_t nlines;
	struct str tape;            /* what was understood, to be heard again (engine/tape.h) */
	struct str took;            /* what it brought about, in typed commands (engine/took.h) */
	const struct str *standing; /* canonical wording of all that now stands for the seat */
	size_t nstanding;
	const struct str *fallen; /* what stood for the seat before this mail and does no longer */
	size_t nfallen;
	bool overtaken;            /* of its orders some do not stand, because another mail counts after it */
	when overtaken_by;         /* when that one arrived */
	const struct str *missing; /* defaults and what is still to be said */
	size_t nmissing;
	call_id call;                 /* the call that heard it; CALL_NONE */
	const struct call_kind *kind; /* of that call, which may be gone when this is read; or NULL */
	struct str call_name;         /* what it asks for, in the game's words */
	int32_t turn;
	when bell;        /* of that call; WHEN_NEVER */
	bool in_grace;    /* its bell, as people are told, is over: bell is when it is played */
	bool early;       /* it ends before that when all have answered */
	bool several;     /* orders of his stand in it, and one of them can be taken back by its number */
	bool final;       /* it can no longer be changed */
	bool again;       /* that call was annulled and closes with what stands; only the host changes that */
	bool closes;      /* with this mail that call has come to its end: it closes before anything else is heard */
	size_t yes_count; /* he said yes to so many, and not so many wait, so it was taken for none; 0 */
	bool yes_unheard; /* he said yes to what waits, and it was taken for none, for what he wrote beside it */
	size_t awaited, asked; /* how many seats the call still waits for, of how many */
};

/* An open call as people see it: `pbp status`, the site. */
struct call_status {
	call_id call;
	struct str name, subject;
	when opened, bell;
	const seat_id *asked, *awaited;
	size_t nasked, nawaited;
	bool deaf;
};

#endif
