/*
 * live: a game on disk, opened: its two histories, its inbox, its secret, and
 * the engine on top. One writer a game: its lock is held from live_begin to
 * live_close.
 *
 *	ROOT/NAME/private.git   all of it, for the host (0700)
 *	ROOT/NAME/public.git    what players may clone
 *	ROOT/NAME/inbox/        decided mails that are not in history yet
 *	ROOT/NAME/secret        of the dice, 64 hex digits (0600)
 *	ROOT/NAME/marks         of the chain of seeds: a cache, as secret as the secret (0600)
 *	ROOT/NAME/answered      how many steps have had their letters queued
 *	ROOT/NAME/quota         how many mails and letters of late (quota.h)
 *	ROOT/NAME/keys/ADDRESS.gpg  by which a sender's signatures are checked, laid down by the host
 *	ROOT/NAME/next          when the next bell is due: a cache (idle.h)
 *	ROOT/NAME/lock          who writes; a name that is left there says that he died over it
 */
#ifndef PBP_DISK_LIVE_H
#define PBP_DISK_LIVE_H

#include "disk/place.h"
#include "disk/quota.h"
#include "engine/engine.h"
#include "mail/inbox.h"
#include "mail/spool.h"
#include "report/report.h"
#include "disk/root.h"
#include "store/lock.h"
#include "store/store.h"

struct setup;

struct steps { /* ids of commits by step: steps.c */
	int64_t from; /* the step of older[0] */
	VEC(struct object_id) older, newer; /* backwards from there, and what this run made since */
};

struct live {
	const struct place *place;
	struct str name;
	const char *folder;
	struct arena arena; /* as long as it is open */
	struct store *private, *public;
	const struct game *game;
	struct binder *binder;
	struct engine *engine;
	struct object_id tip, public_tip;
	int64_t published; /* how many steps are in the public history; 0: not known yet */
	bool publishing;   /* its batch is open */
	struct inbox inbox;
	struct lock lock;
	bool owes; /* letters, or a flush, that the next run has to make good if this one dies */
	uint8_t secret[32];
	struct inbox_entry *waiting; /* what lies in the inbox, by (arrival, hash) */
	size_t nwaiting, waiting_room; /* the room that the list has */
	struct arena waiting_arena;
	struct seen decided; /* mails of the inbox, and of this run */
	struct seen seen; /* mails in history; loaded when first asked for */
	VEC(struct inbox_entry) unheard; /* a step was lost before or with them: to be heard again */
	bool replay; /* no folder, no inbox: a history played again in memory */
	bool seen_loaded, batch;
	VEC(struct decision) held; /* decided since the last flush */
	struct arena mails;        /* of them: until the flush */
	struct arena step;         /* of the commit that is being made */
	VEC(struct hash) recorded; /* in history since live_begin: they leave the inbox after the flush */
	struct str marks; /* as the file holds them */
	struct str words; /* of the commits that it makes: words.h; empty: not looked up yet */
	/* May exchange texts of a commit before it is made (a replay of what others wrote). NULL: none. */
	void (*reword)(struct live *l, struct commit_draft *d);
	void *reword_context;
	struct steps steps;
	struct turn_end { /* how the last turn that this run ended came out: the next report begins there */
		struct object_id commit;
		const struct state *state;
		struct arena arena;
	} turn_end;
	struct str signers; /* the file allowed_signers of the next commit; empty: none */
	struct quota quota;
	struct root *root; /* our addresses and who the host is */
};

enum { LOCK_WAIT_MS = 30000 };

char *live_folder(const struct place *p, struct str name);
int live_open(struct live **out, struct root *root, struct str name, struct err *e);
/* A new game with its first commit; create.c. ERR_EXISTS. s gets its secret, where it has none. */
int live_create(struct live **out, struct root *root, struct setup *s, struct err *e);
void live_close(struct live *l);
/* What belongs together does: the secret to this history, the public history behind the private one. ERR_DAMAGED
 * with what is to be done; what: of which. live_begin looks as well. */
int live_check(const char **what, struct live *l, struct err *e);

/* The game of the tip's files `game` and `map`: live_open's part, and a replay's. */
int live_game_of(struct live *l, struct err *e);
/* Options, seats and players of the first commit, as they stood before it. */
int live_first_state(struct state **out, struct live *l, struct err *e);
/* The state of a commit; memory of arena. An error names the step. */
int live_state(const struct state **out, struct live *l, const struct object_id *commit,
	       struct arena *arena, struct err *e);
/* The number in a commit's trailer; -1: it is no step. */
int64_t step_of(const struct commit *c);
/* The turn that is being played after a commit, as its row says; 0 where that does not read. */
int32_t turn_written(struct store *s, const struct object_id *commit);
/* The commit that is step n; ERR_NOT_FOUND. steps.c */
int live_step(struct object_id *out, struct live *l, int64_t n, struct err *e);
/* The tip has moved on to a step that was made. */
void steps_made(struct live *l, const struct object_id *commit);
/* How often a turn ended in the history up to the tip, and the commit of the last time. */
int live_turn_ends(int *times, struct object_id *last, struct live *l, int32_t turn, struct err *e);
/* Whether a mail of that seat is among what the step heard. */
bool live_step_hears(struct live *l, const struct object_id *step, struct str seat, struct arena *a);
/* The commit that ended turn n (the last rerun of it), or the tip for n < 0. ERR_NOT_FOUND. */
int live_turn_commit(struct object_id *out, struct live *l, int32_t n, struct err *e);
/* All that the report of a turn needs, read back from history; last: the step that ends it and is
 * not committed yet, or NULL (then commit is the turn's own). */
int live_turn(struct report_turn *out, struct live *l, int32_t n, const struct step *last,
	      struct arena *arena, struct err *e);

/* The address of the game: pbp+GAME@ our domain. letters.c */
struct str live_address(const struct live *l, struct arena *a);

/* Waits for the game's lock, then hears the inbox again. ERR_CONFLICT where somebody played meanwhile:
 * the caller opens the game anew. */
int live_begin(struct live *l, struct err *e);
/* Opens the next batch after a flush, under the same lock. */
int live_resume(struct live *l, struct err *e);
/* Nothing is owed any more: every letter of what was flushed is on its way. */
void live_settled(struct live *l);
/* Hears the inbox again, so that the books stand as they stood; recall.c. Commands that only look call
 * it without the lock. */
int live_recall(struct live *l, struct err *e);
int live_list_inbox(struct live *l, struct err *e);
/* How the mails of a game are put in the order in which they were heard: those of one of format 1 by their arrival,
 * for lack of more. recall.c */
decision_order live_order(const struct game *g);
/* When each mail of l->waiting was heard, and its hash, in that order; recall.c. */
int live_in_order(struct decision **out, struct live *l, struct arena *a, struct err *e);
/* Puts a decision into the inbox (durable with the flush). Its texts must live in l->mails. */
int live_hold(struct live *l, const struct decision *d, struct err *e);
/* Commits a step to both histories (not durable before live_flush). */
int live_commit(struct live *l, const struct step *s, struct err *e);
/* Durable: inbox, private history, public history, in that order. */
int live_flush(struct live *l, struct err *e);
void live_abandon(struct live *l);
int live_seen(bool *out, struct live *l, const struct hash *mail, struct err *e);

/* A decided mail as the engine hears it; m: the mail as it was read, or NULL to read it anew. message.c */
void live_input(struct input *out, struct live *l, const struct decision *d, const struct message *m,
		struct arena *arena);
/* Keeps how a mail was read beside what was decided of it, so that it is never read again. message.c */
void live_heard(struct decision *d, const struct input *in);
/* Whether a mail holds more than chatter. message.c */
bool live_says_something(const struct outcome *o);
/* live_commit's part: the tree and message of one step. commit.c */
int commit_step(struct live *l, const struct step *s, struct err *e);
/* Writes the public history up to the private tip, a commit a step: durable with publish_flush, which
 * follows the private flush. publish.c */
int publish_steps(struct live *l, struct err *e);
int publish_flush(struct live *l, struct err *e);
void publish_abandon(struct live *l);
/* The public commit of a step. */
int publish_find(struct object_id *out, struct live *l, int64_t step, struct err *e);
/* The name of the public commit that ended a turn. */
int publish_turn(struct str *out, struct live *l, int32_t turn, struct arena *a, struct err *e);

#endif
