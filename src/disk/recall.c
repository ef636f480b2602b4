/*
 * recall: the books of a game's open calls are not stored; they are what its
 * inbox says, heard again. Each mail is bound against the state it was heard in.
 */
#include "disk/history.h"
#include "disk/message.h"
#include "disk/proof.h"
#include "disk/recall.h"
#include "hear/hear.h"

struct recall {
	struct desk *desk;
	struct history play;
	struct commit *history; /* newest first */
	size_t n;
	struct seen recorded; /* of what waits: by a step already */
	struct object_id at;  /* of the state that was read last */
	const struct state *state;
};

/* Only mails that wait matter: a game's history may hold a hundred times as many. */
static void find_recorded(struct recall *r, const struct seen *waiting)
{
	for (size_t i = 0; i < r->n; i++)
		step_mails(&r->recorded, &r->history[i], waiting);
}

/* The state of that many steps. */
static int state_at(const struct state **out, struct recall *r, size_t steps, struct err *e)
{
	const size_t i = r->n - steps;
	int code = 0;
	if (i == 0) {
		*out = engine_state(r->desk->live.engine);
		return 0;
	}
	if (!r->state || !object_eq(&r->at, &r->history[i].id))
		code = live_state(&r->state, &r->desk->live, &r->history[i].id, &r->desk->live.arena, e);
	r->at = r->history[i].id;
	*out = r->state;
	return code;
}

/* A mail that was heard behind a step that was never committed: there is no state to bind it against, so
 * it is heard when that step has been made again. */
static bool comes_after_a_lost_step(const struct recall *r, const struct decision *d)
{
	return r->desk->waiting.unheard.n || d->after > r->n || engine_next(r->desk->live.engine) < d->arrival;
}

static int no_such_step(const struct desk *k, const struct decision *d, struct err *e)
{
	return err_set(e, ERR_DAMAGED,
		       "game %.*s: a mail in its inbox was heard after step %u, which its history lacks; "
		       "restore private.git and inbox from one backup",
		       STR_ARG(k->live.name), d->after);
}

static const struct str below_word = STR("below annul");

struct str below_reason(struct str from, struct str id, struct arena *a)
{
	return str_printf(a, "%.*s %.*s %.*s", STR_ARG(below_word), STR_ARG(from), STR_ARG(id));
}

bool below_waits(const struct decision *d)
{
	return !d->heard && proof_has(d->verdict, PROOF_SHELL) && str_starts(d->reason, below_word);
}

bool below_mail(struct message *out, const struct decision *d, struct str reason, const struct mail_site *site,
		struct arena *a)
{
	struct str from = STR(""), id = str_trim(str_sub(reason, below_word.n, reason.n));
	str_cut(&id, ' ', &from);
	message_read(out,
		     str_printf(a, "From: %.*s\nMessage-ID: %.*s\n\n%.*s", STR_ARG(from), STR_ARG(id), STR_ARG(d->raw)),
		     false, site, a);
	return from.n > 0;
}

void below_name(struct decision *d)
{
	struct arena a = ARENA_INIT;
	d->hash = hash_of(str_printf(&a, "heard below %.*s", STR_ARG(hash_hex(&a, &d->hash))));
	d->reason = STR("");
	arena_release(&a);
}

static int recall_mail(struct recall *r, const struct decision *place, struct arena *a, struct err *e)
{
	struct desk *k = r->desk;
	const struct inbox_entry entry = { place->arrival, place->hash };
	const bool recorded = seen_has(&r->recorded, &place->hash);
	struct decision d;
	struct input in;
	const struct state *then;
	if (!recorded && comes_after_a_lost_step(r, place)) {
		VEC_PUSH(&k->waiting.unheard, &k->live.arena, entry);
		return 0;
	}
	if (!place->after || place->after > r->n)
		return no_such_step(k, place, e);
	int code = inbox_read_heard(&d, &k->waiting.inbox, &entry, a, e);
	if (!code && below_waits(&d)) {
		VEC_PUSH(&k->waiting.unheard, &k->live.arena, entry);
		return 0;
	}
	if (!code)
		code = state_at(&then, r, place->after, e);
	if (code)
		return code;
	live_input(&in, &k->live, &d, NULL, a);
	switch (history_put_back(&r->play, &in, then, recorded)) {
	case RESTORE_KEPT:
		break;
	case RESTORE_ACTS:
		VEC_PUSH(&k->waiting.unheard, &k->live.arena, entry);
		break;
	case RESTORE_DONE:
		VEC_PUSH(&k->round.recorded, &k->live.arena, entry.hash);
		break;
	}
	return 0;
}

int desk_recall(struct desk *k, struct err *e)
{
	static const struct history_does nothing;
	struct recall r = { .desk = k, .play = history_of(&k->live.engine, &nothing, NULL, HISTORY_ALL) };
	struct arena a = ARENA_INIT, one = ARENA_INIT;
	struct decision *list = NULL;
	int code = waiting_list(&k->waiting, e);
	seen_init(&k->known.decided, &k->live.arena);
	seen_init(&r.recorded, &a);
	for (size_t i = 0; !code && i < k->waiting.n; i++)
		seen_add(&k->known.decided, &k->waiting.list[i].hash);
	if (!code && k->waiting.n)
		code = store_history(&r.history, &r.n, k->live.private, &k->live.tip, NULL, NEWEST_FIRST, &a, e);
	if (!code)
		code = waiting_in_order(&list, &k->waiting, live_order(k->live.game), &a, e);
	find_recorded(&r, &k->known.decided);
	for (size_t i = 0; !code && i < k->waiting.n; i++) {
		code = recall_mail(&r, &list[i], &one, e);
		arena_reset(&one);
	}
	arena_release(&one);
	arena_release(&a);
	return code;
}
