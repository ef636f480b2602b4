/*
 * recall: the books of a game's open calls are not stored; they are what its
 * inbox says, heard again. Each mail is bound against the state of its arrival.
 */
#include <stdlib.h>

#include "app/live.h"

struct recording {
	struct hash mail;
	size_t commit;
};

struct recall {
	struct live *live;
	struct commit *history; /* newest first */
	size_t n;
	struct recording *recorded; /* which commit records a mail, by hash */
	size_t nrecorded;
	struct object_id at; /* of the state that was read last */
	const struct state *state;
};

static int by_hash(const void *a, const void *b)
{
	const struct recording *x = a, *y = b;
	return hash_cmp(&x->mail, &y->mail);
}

/* Only mails that wait matter: a game's history may hold a hundred times as many. */
static void find_recordings(struct recall *r, const struct seen *waiting, struct arena *a)
{
	VEC(struct recording) list = { 0 };
	struct str mails, word;
	struct hash h;
	struct seen found;
	seen_init(&found, a);
	for (size_t i = r->n; i-- > 0;) /* the oldest counts: an annulled turn's mails are recorded again */
		if (commit_trailer(&r->history[i], STR("Mails"), &mails))
			while (str_cut(&mails, ' ', &word))
				if (hash_from_hex(word, &h) && seen_has(waiting, &h) && seen_add(&found, &h))
					VEC_PUSH(&list, a, ((struct recording){ h, i }));
	if (list.n)
		qsort(list.at, list.n, sizeof *list.at, by_hash);
	r->recorded = list.at;
	r->nrecorded = list.n;
}

/* Which commit records the mail; n for none. */
static size_t recorder(const struct recall *r, const struct hash *mail)
{
	const struct recording key = { .mail = *mail }, *found = NULL;
	if (r->nrecorded)
		found = bsearch(&key, r->recorded, r->nrecorded, sizeof key, by_hash);
	return found ? found->commit : r->n;
}

/* The newest commit that was there when the mail arrived. */
static size_t present(const struct recall *r, when arrival)
{
	size_t i = 0;
	while (i + 1 < r->n && r->history[i].time > arrival)
		i++;
	return i;
}

static int state_at(const struct state **out, struct recall *r, size_t i, struct err *e)
{
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

/* A mail whose arrival lies behind a step that was never committed: there is no state yet to bind it
 * against, so it is heard when that step has been made again. */
static bool comes_after_a_lost_step(const struct live *l, const struct inbox_entry *entry)
{
	return l->unheard.n || engine_next(l->engine) < entry->arrival;
}

static int recall_mail(struct recall *r, const struct inbox_entry *entry, struct arena *a, struct err *e)
{
	struct live *l = r->live;
	struct decision d;
	struct input in;
	const struct state *then;
	const size_t by = recorder(r, &entry->hash);
	if (by == r->n && comes_after_a_lost_step(l, entry)) {
		VEC_PUSH(&l->unheard, &l->arena, *entry);
		return 0;
	}
	int code = inbox_read(&d, &l->inbox, entry, a, e);
	if (!code)
		code = state_at(&then, r, by < r->n ? by + 1 : present(r, d.arrival), e);
	if (code)
		return code;
	live_input(&in, l, &d, NULL, a);
	if (by < r->n)
		in.flags |= INPUT_RECORDED;
	switch (engine_restore(l->engine, &in, then)) {
	case RESTORE_KEPT:
		break;
	case RESTORE_ACTS:
		VEC_PUSH(&l->unheard, &l->arena, *entry);
		break;
	case RESTORE_DONE:
		VEC_PUSH(&l->recorded, &l->arena, entry->hash);
		break;
	}
	return 0;
}

int live_recall(struct live *l, struct err *e)
{
	struct recall r = { .live = l };
	struct arena a = ARENA_INIT, one = ARENA_INIT;
	int code = live_list_inbox(l, e);
	seen_init(&l->decided, &l->arena);
	for (size_t i = 0; !code && i < l->nwaiting; i++)
		seen_add(&l->decided, &l->waiting[i].hash);
	if (!code && l->nwaiting)
		code = store_history(&r.history, &r.n, l->private, &l->tip, NULL, NEWEST_FIRST, &a, e);
	if (!code)
		find_recordings(&r, &l->decided, &a);
	for (size_t i = 0; !code && i < l->nwaiting; i++) {
		code = recall_mail(&r, &l->waiting[i], &one, e);
		arena_reset(&one);
	}
	arena_release(&one);
	arena_release(&a);
	return code;
}
