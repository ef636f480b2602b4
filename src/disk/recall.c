/*
 * recall: the books of a game's open calls are not stored; they are what its
 * inbox says, heard again. Each mail is bound against the state it was heard in.
 */
#include <stdlib.h>

#include "disk/history.h"
#include "disk/live.h"

struct recall {
	struct live *live;
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
	struct str mails, word;
	struct hash h;
	for (size_t i = 0; i < r->n; i++)
		if (commit_trailer(&r->history[i], STR("Mails"), &mails))
			while (str_cut(&mails, ' ', &word))
				if (hash_from_hex(word, &h) && seen_has(waiting, &h))
					seen_add(&r->recorded, &h);
}

/* The state of that many steps. */
static int state_at(const struct state **out, struct recall *r, size_t steps, struct err *e)
{
	const size_t i = r->n - steps;
	int code = 0;
	if (i == 0) {
		*out = engine_state(r->live->engine);
		return 0;
	}
	if (!r->state || !object_eq(&r->at, &r->history[i].id))
		code = live_state(&r->state, r->live, &r->history[i].id, &r->live->arena, e);
	r->at = r->history[i].id;
	*out = r->state;
	return code;
}

/* A mail that was heard behind a step that was never committed: there is no state to bind it against, so
 * it is heard when that step has been made again. */
static bool comes_after_a_lost_step(const struct recall *r, const struct decision *d)
{
	return r->live->unheard.n || d->after > r->n || engine_next(r->live->engine) < d->arrival;
}

static int no_such_step(const struct live *l, const struct decision *d, struct err *e)
{
	return err_set(e, ERR_DAMAGED, "game %.*s: a mail in its inbox was heard after step %u, which its history lacks; "
		       "restore private.git and inbox from one backup", STR_ARG(l->name), d->after);
}

static int recall_mail(struct recall *r, const struct decision *place, struct arena *a, struct err *e)
{
	struct live *l = r->live;
	const struct inbox_entry entry = { place->arrival, place->hash };
	const bool recorded = seen_has(&r->recorded, &place->hash);
	struct decision d;
	struct input in;
	const struct state *then;
	if (!recorded && comes_after_a_lost_step(r, place)) {
		VEC_PUSH(&l->unheard, &l->arena, entry);
		return 0;
	}
	if (!place->after || place->after > r->n)
		return no_such_step(l, place, e);
	int code = inbox_read_heard(&d, &l->inbox, &entry, a, e);
	if (!code)
		code = state_at(&then, r, place->after, e);
	if (code)
		return code;
	live_input(&in, l, &d, NULL, a);
	switch (history_put_back(&r->play, &in, then, recorded)) {
	case RESTORE_KEPT:
		break;
	case RESTORE_ACTS:
		VEC_PUSH(&l->unheard, &l->arena, entry);
		break;
	case RESTORE_DONE:
		VEC_PUSH(&l->recorded, &l->arena, entry.hash);
		break;
	}
	return 0;
}

decision_order live_order(const struct game *g)
{
	return g->format == GAME_FORMAT_FIRST ? decision_cmp : decision_heard_cmp;
}

static int in_order(const void *a, const void *b, void *game)
{
	return live_order(*(const struct game *const *)game)(a, b);
}

int live_in_order(struct decision **out, struct live *l, struct arena *a, struct err *e)
{
	struct arena one = ARENA_INIT;
	struct decision d, *list = ARENA_ARRAY(a, struct decision, l->nwaiting);
	int code = 0;
	for (size_t i = 0; !code && i < l->nwaiting; i++) {
		code = inbox_read_place(&d, &l->inbox, &l->waiting[i], &one, e);
		list[i] = d;
		arena_reset(&one);
	}
	arena_release(&one);
	if (!code && l->nwaiting)
		qsort_r(list, l->nwaiting, sizeof *list, in_order, &l->game);
	*out = list;
	return code;
}

int live_recall(struct live *l, struct err *e)
{
	static const struct history_does nothing;
	struct recall r = { .live = l, .play = history_of(&l->engine, &nothing, NULL, HISTORY_ALL) };
	struct arena a = ARENA_INIT, one = ARENA_INIT;
	struct decision *list = NULL;
	int code = live_list_inbox(l, e);
	seen_init(&l->decided, &l->arena);
	seen_init(&r.recorded, &a);
	for (size_t i = 0; !code && i < l->nwaiting; i++)
		seen_add(&l->decided, &l->waiting[i].hash);
	if (!code && l->nwaiting)
		code = store_history(&r.history, &r.n, l->private, &l->tip, NULL, NEWEST_FIRST, &a, e);
	if (!code)
		code = live_in_order(&list, l, &a, e);
	find_recorded(&r, &l->decided);
	for (size_t i = 0; !code && i < l->nwaiting; i++) {
		code = recall_mail(&r, &list[i], &one, e);
		arena_reset(&one);
	}
	arena_release(&one);
	arena_release(&a);
	return code;
}
