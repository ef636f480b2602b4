/*
 * audit: a history under examination by `pbp verify`. Every check returns 0, or
 * ERR_REFUSED once it has found the first difference, or the world's failure.
 *
 *	audit.c     what every history shows: order, times, seeds of the dice
 *	seals.c     signatures of commits
 *	differ.c    where two commits differ
 *	reread.c    mails read again, beside what they were heard to say
 *	replay.c    a private history played again, to the commit id
 *	retell.c    a public history played again, as far as orders are revealed
 *	hidden.c    steps of a public history whose orders are not revealed
 *	rolls.c     what fell otherwise in a turn that was played again
 *	owed.c      whether a public history reveals what it owes
 *	names.c     which history is looked at in a clone; tags, and all else that has a name
 *	evidence.c  what players kept: receipts, older tips; the public twin
 *	aside.c     signatures of tags, by a second process
 *	tickets.c   signed tickets of mails, line by line
 *	own.c       mails as their writer has them, read again beside their tickets
 */
#ifndef PBP_AUDIT_AUDIT_H
#define PBP_AUDIT_AUDIT_H

#include "audit/shown.h"
#include "disk/live.h"

struct audit_seed {
	struct hash seed, end;
	bool known; /* the history shows it */
};
struct audit_chain { /* of seeds, that the last step looked at is in */
	uint64_t number;
	struct hash end;
};
struct host_did { /* what he did: legal, and shown */
	when at;
	struct str text, verdict;
	unsigned takes; /* enum host_takes: with a line that was carried out */
};
struct new_key {
	uint8_t public[32];
	size_t step;
};
struct audit_asked {                /* what is to be looked at */
	const char *path;           /* of the repository; before it is opened, perhaps the name of a game */
	VEC(const char *) since;    /* commits that somebody saw published */
	VEC(const char *) receipts; /* files that a player kept */
	VEC(const char *) mails;    /* that he sent, as he has them */
	VEC(const char *) keys;     /* fingerprints; none: whoever signs, signs */
	bool signatures;            /* each by itself, where the newest of a key would do (seals.c) */
};
struct audit_seals {              /* seals.c */
	bool owed;                /* the game is one whose histories are signed from their first commit on */
	struct str *signatures;   /* by commit; empty: not signed */
	size_t steps;             /* that are signed */
	size_t checked;           /* of those, whose signature was checked by itself */
	struct str allowed;       /* who may sign, as of the last step that was looked at */
	VEC(struct new_key) keys; /* that sign, with the first step of each */
};
struct audit_public { /* of a private history the public one that it implies, of a public one itself */
	bool wanted;
	struct object_id *ids;
	struct str *subjects; /* private: of the same */
	size_t n;
	const char *path;       /* of the one beside a private one, or NULL */
	struct str *signatures; /* of its commits, for its replay */
	size_t nsignatures;
};
struct audit_wording {          /* steps may be in other words than ours */
	struct str ours, other; /* in which this pbp writes, and in which the first step that has others */
	size_t steps;           /* in other words */
	struct str rules;       /* it was played by rules of another version: how that is said */
};
struct audit_reread {         /* reread.c */
	size_t readers;       /* steps whose mails another reader heard than this pbp's */
	size_t lines, mails;  /* that are understood otherwise today; mails that were read again */
	VEC(struct str) told; /* the first of them */
};
struct audit_host {
	VEC(struct host_did) lines;
};
struct audit_tally {
	size_t overwritten;             /* mails in which a token was overwritten before they were kept */
	size_t mails, receipts, unseen; /* unseen: receipts whose mail is not public */
	size_t tips;                    /* of public histories, which are not here */
	size_t played, hidden;          /* public: steps that were played again, steps whose orders are not revealed */
	size_t unchecked;               /* files of hidden steps that nothing shows to be right */
};

struct audit {
	const struct place *place;
	struct root root;
	struct audit_asked asked;
	struct store *store;
	struct object_id tip;
	struct commit *commits; /* oldest first */
	size_t n;
	bool is_private;
	struct audit_seed *seeds; /* by number: of the turn, before format 3 of the step */
	struct audit_chain chain;
	VEC(int32_t) turns; /* the turn that was being played after a step, of those that were played again */
	struct audit_seals seals;
	struct audit_public public;
	struct audit_shown shown;
	struct audit_wording wording;
	struct audit_reread reread;
	bool restored; /* what differs is that the private history is older than the public one */
	struct audit_listed listed;
	struct audit_host host;
	struct audit_tickets tickets;
	struct audit_tally tally;
	int aside;             /* aside.c; 0 or less: nobody */
	struct str difference; /* the first, or empty */
};

/* Remembers the first difference; i: the step it is in, n for none. Always ERR_REFUSED. */
int audit_differ(struct audit *c, size_t i, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* The same for a failure in reading what a step holds. */
int audit_unreadable(struct audit *c, size_t i, int code, const struct err *e);
/* The first lines in which two texts differ; empty for what has ended. */
void audit_lines(struct str a, struct str b, struct str *x, struct str *y);
/* An engine's source of seeds: those that the history reveals. */
bool audit_seeds(void *context, uint64_t number, struct hash *seed, struct hash *end);
/* What the host said: a line of his that was carried out, as history has it; all that stands in a mail or line. */
void audit_host_did(struct audit *c, when at, struct str text);
void audit_host(struct audit *c, const struct outcome *o, const struct input *in);
/* Whether one, from then to then, took away something of that kind (enum host_takes). */
bool audit_host_took(const struct audit *c, unsigned what, when from, when to);
/* A step that was played again: which turn it leads to. */
void audit_turn(struct audit *c, const struct step *s);

/* Of a commit's file `game` what stands behind a word; false: no line begins with it. */
bool audit_game_says(struct str *out, struct audit *c, size_t i, const char *what);
/* The turn that is being played after a step: as it was played again, else as its row says. */
int32_t audit_turn_after(struct audit *c, size_t i);

int audit_chain(struct audit *c, struct err *e);
/* Of every commit, and by whom. */
int audit_seal(struct audit *c, struct err *e);
int audit_twin_seals(struct audit *c, struct err *e);
int audit_replay(struct audit *c, struct err *e);
int audit_retell(struct audit *c, struct err *e);
/* played: of each step what is revealed of it. */
int audit_owed(struct audit *c, struct live *l, const struct str *played, struct err *e);
int audit_twin(struct audit *c, struct err *e);
int audit_evidence(struct audit *c, struct err *e);

/* All of it: c->asked says of what. The first difference is in c->difference, and ERR_REFUSED. */
int audit_all(struct audit *c, struct err *e);

#endif
