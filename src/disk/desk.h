/*
 * desk: a game on disk, opened: its two histories, its inbox, its secret. One
 * writer a game: its lock is held from desk_begin to desk_close.
 *
 *	ROOT/NAME/private.git   all of it, for the host (0700)
 *	ROOT/NAME/public.git    what players may clone
 *	ROOT/NAME/inbox/        decided mails that are not in history yet
 *	ROOT/NAME/secret        of the dice, 64 hex digits (0600)
 *	ROOT/NAME/key           signs both histories and the tickets: of ssh, ed25519 (0600)
 *	ROOT/NAME/marks         of the chain of seeds: a cache, as secret as the secret (0600)
 *	ROOT/NAME/hosts         who runs it, where that is not the host of all (hosts.h)
 *	ROOT/NAME/answered      how many steps have had their letters queued
 *	ROOT/NAME/quota         how many mails and letters of late (quota.h)
 *	ROOT/NAME/questions     numbers of what was sent to the host (letters/forward.h)
 *	ROOT/NAME/reminded      up to when those who owe orders were reminded (remind.h)
 *	ROOT/NAME/later/        letters that may not leave yet (later.h)
 *	ROOT/NAME/keys/ADDRESS.gpg  by which a sender's signatures are checked, laid down by the host
 *	ROOT/NAME/next          when the next bell is due: a cache (idle.h)
 *	ROOT/NAME/lock          who writes; a name that is left there says that he died over it
 */
#ifndef PBP_DISK_DESK_H
#define PBP_DISK_DESK_H

#include "disk/commit.h"
#include "disk/hand.h"
#include "disk/quota.h"
#include "disk/waiting.h"
#include "mail/spool.h"
#include "store/lock.h"

struct known {               /* mails that are not to be heard again */
	struct seen decided; /* those of the inbox, and of this run */
	struct seen history; /* those in history; loaded when first asked for */
	bool loaded;
};

struct round { /* from desk_begin or desk_resume to the flush */
	bool open;
	bool publishing; /* the flush has the public batch in hand as well */
	struct hand hand;
	VEC(struct hash) recorded; /* in history since then: they leave the inbox behind the flush */
};

struct desk {
	struct live live;
	struct pen pen;
	const char *folder;
	struct lock lock;
	bool owes; /* letters, or a flush, that the next run has to make good if this one dies */
	struct waiting waiting;
	struct round round;
	struct known known;
	uint8_t secret[32];
	struct str marks; /* as the file holds them */
	struct quota quota;
};

int desk_open(struct desk **out, struct root *root, struct str name, struct err *e);
/* Of its repositories what git wants of a file that says nothing of the game. */
int desk_mend(const struct root *root, struct str name, struct err *e);
/* One without folders: for desk_create. */
struct desk *desk_new(struct root *root, struct str name);
void desk_close(struct desk *k);
/* What belongs together does: the secret to this history, the public history behind the private one. ERR_DAMAGED
 * with what is to be done; what: of which. desk_begin looks as well. */
int desk_check(const char **what, struct desk *k, struct err *e);

/* Waits for the game's lock, then hears the inbox again (recall.h). ERR_CONFLICT where somebody played meanwhile:
 * the caller opens the game anew. */
int desk_begin(struct desk *k, struct err *e);
/* Opens the next batch after a flush, under the same lock. */
int desk_resume(struct desk *k, struct err *e);
/* Puts a decision into the inbox (durable with the flush). Its texts must live in the hand's memory. */
int desk_hold(struct desk *k, const struct decision *d, struct err *e);
/* Commits a step (durable with the flush). */
int desk_commit(struct desk *k, const struct step *s, struct err *e);
/* Durable: inbox, private history, public history, in that order. */
int desk_flush(struct desk *k, struct err *e);
/* The same in stages, for who flushes several games together: what one stage adds to the set must be durable (sync_all)
 * before the next. After an error the round is abandoned. docs/reliability.md says what each makes durable. */
enum { DESK_STAGES = 7 };
int desk_flush_stage(struct desk *k, int stage, struct sync *s, struct err *e);
void desk_abandon(struct desk *k);
/* Nothing is owed any more: every letter of what was flushed is on its way. */
void desk_settled(struct desk *k);
/* Whether history has the mail. */
int desk_seen(bool *out, struct desk *k, const struct hash *mail, struct err *e);

#endif
