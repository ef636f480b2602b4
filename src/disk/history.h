/*
 * history: plays a game in the order in which it went, or goes: bells and mails
 * in time order, each step handed over before anything else is heard or rung.
 * What becomes of a step, and of what is said about a mail, is its user's
 * business: to commit it (run/session), to compare it (audit/replay,
 * audit/retell), to answer it (letters/catchup), to keep what happened
 * (scenario). It knows no store, no file and no letter.
 *
 * A mail is heard so: history_ring up to its time and the steps that the game
 * had made then; the mail read as an input, against the state that now is; and
 * history_hear. What only waits again in a book is put back (disk/recall).
 */
#ifndef PBP_DISK_HISTORY_H
#define PBP_DISK_HISTORY_H

#include "engine/engine.h"
#include "hear/hear.h"

struct history;

struct heard_mail { /* what became of it */
	struct outcome o;
	int32_t steps;    /* the game had made then, its own included */
	int32_t annulled; /* the turn that it took back; 0: none */
};

/* It made a step of its own. */
static inline bool heard_acts(const struct heard_mail *m, const struct input *in)
{
	return m->steps > (int32_t)in->after;
}

/* Each may be NULL. Anything but 0 ends the playing, and is what the caller gets. */
struct history_does {
	/* A mail was heard. Its own step, if it made one, is taken after that. */
	int (*heard)(void *context, const struct input *in, const struct heard_mail *m, struct err *e);
	int (*step)(void *context, const struct step *s, struct err *e);
	/* The step that was taken annulled a turn, and the engine stands behind what is no more: history_go_on with one
	 * that stands before the end of that turn, and put back what waited then. Else the history has ended. */
	int (*annul)(void *context, const struct step *s, struct err *e);
};

#define HISTORY_ALL SIZE_MAX

struct history {
	struct engine **engine; /* where its owner keeps it */
	const struct history_does *does;
	void *context;
	size_t limit;     /* so many steps are played and no more */
	int32_t annulled; /* the turn that was taken back, as long as nothing goes on from there; 0 */
};

struct history history_of(struct engine **engine, const struct history_does *does, void *context, size_t limit);
/* How many steps the game has made. */
size_t history_steps(const struct history *h);
/* Nothing more is played. */
bool history_ended(const struct history *h);
/* The first step of a new game. */
int history_create(struct history *h, when at, struct err *e);
/* The bells before t, and those of that second as well, as long as fewer steps than `after` were made. */
int history_ring(struct history *h, when t, size_t after, struct err *e);
/* A mail, its step, and the bells that are due in its wake. Memory of out: a. */
int history_hear(struct history *h, struct input *in, struct heard_mail *out, struct arena *a, struct err *e);
/* A mail that was heard before the engine's state was made, against the state of then; recorded: by a step. */
enum restored history_put_back(struct history *h, struct input *in, const struct state *then, bool recorded);
/* On with another engine; the one before is freed. */
void history_go_on(struct history *h, struct engine *engine);

#endif
