/*
 * annul: see annul.h.
 */
#include "disk/annul.h"
#include "disk/message.h"
#include "disk/witness.h"
#include "engine/calls.h"

/* The commit that ended the turn, before it was annulled. */
static int find_close(struct commit *out, struct live *l, int32_t turn, struct arena *a, struct err *e)
{
	struct object_id id;
	int code = live_turn_commit(&id, l, turn, e);
	return code ? code : store_commit_read(out, l->private, &id, a, e);
}

/* Bells are due when the host resumes, not before. */
static void stop_clocks(struct state *s, when by)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		struct call_row *c = row_edit_at(s, TABLE_CALL, i);
		if (c->bell != WHEN_NEVER && c->bell != WHEN_NONE)
			c->bell += by;
	}
}

/* From the close, or the step before, to the one in whose wake it came; *before: as it stood before that. */
static int go_back(struct commit *c, const struct state **before, struct live *l, int32_t turn, struct arena *a,
		   struct err *e)
{
	const struct state *earlier;
	int code = 0;
	while (!code && turn_was_ended(l->game, *before, turn, c->time)) {
		struct commit step;
		code = store_commit_read(&step, l->private, &c->parent, a, e);
		if (!code)
			code = live_state(&earlier, l, &step.parent, a, e);
		if (code || state_game(earlier)->phase != GAME_RUNNING || state_game(earlier)->turn != turn)
			break;
		*c = step;
		*before = earlier;
	}
	return code;
}

int annul_state(struct step *out, struct live *l, const struct step *s, struct arena *a, struct err *e)
{
	struct commit c;
	const struct state *before;
	int code = find_close(&c, l, s->annul, a, e);
	if (!code)
		code = live_state(&before, l, &c.parent, a, e);
	if (!code && s->undoes)
		code = go_back(&c, &before, l, s->annul, a, e);
	if (code)
		return code;
	struct state *again = state_copy(before, a);
	const struct game_row *now = state_game(s->after);
	stop_clocks(again, s->at - c.time);
	row_clear(again, TABLE_REOPENED);
	struct game_row *g = state_game_edit(again);
	g->step = now->step;
	g->last = now->last;
	g->amendments = now->amendments;
	g->paused = s->at;
	g->rerun = g->rerun ? g->rerun : (int32_t)step_of(&c);
	*out = *s;
	out->after = again;
	return 0;
}

static void keep_in_inbox(struct round *r, const struct hash *mail)
{
	size_t left = 0;
	for (size_t i = 0; i < r->recorded.n; i++)
		if (hash_cmp(&r->recorded.at[i], mail))
			r->recorded.at[left++] = r->recorded.at[i];
	r->recorded.n = left;
}

/* The commits since the close that was annulled (the first time, where it was more than once), with it. */
static int find_commits(struct commit **out, size_t *n, struct live *l, struct arena *a, struct err *e)
{
	const struct state *s;
	int code = live_state(&s, l, &l->tip, a, e);
	if (!code)
		code = store_history(out, n, l->private, &l->tip, NULL, OLDEST_FIRST, a, e);
	if (code)
		return code;
	const size_t from = (size_t)state_game(s)->rerun; /* step n is commit n */
	if (from >= *n || step_of(&(*out)[from]) != (int64_t)from)
		return err_set(e, ERR_DAMAGED, "game %.*s: its history lacks a step", STR_ARG(l->name));
	*out += from;
	*n -= from;
	return 0;
}

/* With what it was understood to say, as it was in the inbox before. */
static int hold_again(struct desk *k, const struct witness *w, struct arena *a, struct err *e)
{
	struct decision d;
	struct input in;
	int code = witness_read(&d, w, k->live.private, a, e);
	if (code)
		return code;
	if (d.tape.p) {
		live_input(&in, &k->live, &d, NULL, a);
		live_read(&d, &in);
	}
	keep_in_inbox(&k->round, &d.hash);
	return desk_hold(k, &d, e);
}

int annul_mails(struct desk *k, struct err *e)
{
	struct commit *commits;
	struct witness *mails;
	struct live *l = &k->live;
	struct arena *a = &k->round.hand.mails;
	size_t ncommits, n = 0;
	int code = find_commits(&commits, &ncommits, l, a, e);
	if (!code)
		code = witnesses_read(&mails, &n, live_order(l->game), l->private, commits, ncommits, a, e);
	for (size_t i = 0; !code && i < n; i++)
		code = hold_again(k, &mails[i], a, e);
	return code;
}
