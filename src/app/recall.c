/*
 * recall: the books of a game's open calls are not stored; they are what its
 * inbox says, heard again. Each mail is bound against the state of its arrival.
 */
#include "app/live.h"

struct recall {
	struct live *live;
	struct commit *history; /* newest first */
	size_t n;
	struct object_id at; /* of the state that was read last */
	const struct state *state;
};

/* Which commit records the mail; n for none. */
static size_t recorder(const struct recall *r, const struct hash *mail, struct arena *a)
{
	struct str hex = hash_hex(a, mail), mails;
	for (size_t i = 0; i < r->n; i++)
		if (commit_trailer(&r->history[i], STR("Mails"), &mails) && str_find(mails, hex) < mails.n)
			return i;
	return r->n;
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

static int recall_mail(struct recall *r, const struct inbox_entry *entry, struct err *e)
{
	struct live *l = r->live;
	struct decision d;
	struct input *in = ARENA_NEW(&l->arena, struct input);
	const struct state *then;
	const size_t by = recorder(r, &entry->hash, &l->arena);
	int code = inbox_read(&d, &l->inbox, entry, &l->arena, e);
	if (!code)
		code = state_at(&then, r, by < r->n ? by + 1 : present(r, d.arrival), e);
	if (code)
		return code;
	live_input(in, l, &d, &l->arena);
	if (by < r->n)
		in->flags |= INPUT_RECORDED;
	switch (engine_restore(l->engine, in, then)) {
	case RESTORE_KEPT:
		break;
	case RESTORE_ACTS:
		VEC_PUSH(&l->unheard, &l->arena, d);
		break;
	case RESTORE_DONE:
		VEC_PUSH(&l->recorded, &l->arena, entry->hash);
		break;
	}
	return 0;
}

int live_recall(struct live *l, const struct seen *skip, struct err *e)
{
	struct recall r = { .live = l };
	int code = inbox_list(&l->waiting, &l->nwaiting, &l->inbox, &l->arena, e);
	if (!code && l->nwaiting)
		code = store_history(&r.history, &r.n, l->private, &l->tip, NULL, NEWEST_FIRST, &l->arena, e);
	for (size_t i = 0; !code && i < l->nwaiting; i++)
		if (!skip || !seen_has(skip, &l->waiting[i].hash))
			code = recall_mail(&r, &l->waiting[i], e);
	return code;
}
