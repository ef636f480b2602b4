/*
 * catchup: the letters that a crash swallowed. What happened since the last step
 * whose letters are known to be queued is heard once more, by an engine of its
 * own that nobody commits: so a receipt says what it would have said.
 */
#include <stdlib.h>

#include "disk/judge.h"
#include "disk/message.h"
#include "disk/proof.h"
#include "disk/recall.h"
#include "letters/letters.h"
#include "disk/witness.h"
#include "base/file.h"

struct catchup {
	struct desk *desk;
	const struct owed *owed;
	struct arena arena;
	struct commit *commits; /* since then, oldest first; the first is the last whose letters are out */
	size_t n;
	const struct state *start, *then; /* of that step; of `after` steps, as it was read last */
	uint32_t after;
	struct seen recorded; /* of the mails: by steps up to the start */
	struct seen again;    /* and these were annulled up to there: they waited */
	struct witness *past; /* what those commits record */
	size_t npast;
	struct heard *mails; /* all of it, in order of arrival */
	struct history play;
	size_t nmails;
};

struct heard {
	const struct witness *past; /* NULL: in the inbox */
	struct decision place;
};

static char *answered_path(struct desk *k)
{
	return path_join(&k->live.arena, k->folder, "answered");
}

int letters_answered(int64_t *out, struct desk *k, struct err *e)
{
	struct str text;
	int code = file_read(&text, answered_path(k), 100, &k->live.arena, e);
	if (code || !str_to_int(str_trim(text), out))
		*out = 0;
	return code == ERR_NOT_FOUND ? 0 : code;
}

static int is_behind(bool *out, struct desk *k, struct err *e)
{
	int64_t have;
	const int code = letters_answered(&have, k, e);
	*out = have != state_game(engine_state(k->live.engine))->step;
	return code;
}

int letters_count(struct desk *k, struct sync *s, struct err *e)
{
	const int32_t steps = state_game(engine_state(k->live.engine))->step;
	bool behind;
	int code = is_behind(&behind, k, e);
	if (code || !behind)
		return code;
	return file_prepare(answered_path(k), str_printf(&k->live.arena, "%d\n", steps), 0600, s, e);
}

int letters_done(struct desk *k, struct sync *s, struct err *e)
{
	bool behind;
	const int code = is_behind(&behind, k, e);
	return code || !behind ? code : file_place(answered_path(k), s, e);
}

/* ---- what happened since ---------------------------------------------------------------------- */

/* Step n is the commit that made n + 1 of them. The game's first has no letters. */
static int find_start(struct catchup *c, int64_t have, struct err *e)
{
	struct desk *k = c->desk;
	struct object_id at = k->live.tip;
	VEC(struct commit) list = { 0 };
	int code = 0;
	while (!code) {
		struct commit one;
		code = store_commit_read(&one, k->live.private, &at, &c->arena, e);
		if (code)
			break;
		VEC_PUSH(&list, &c->arena, one);
		if (step_of(&one) < have || object_is_none(&one.parent))
			break;
		at = one.parent;
	}
	c->n = list.n;
	c->commits = ARENA_ARRAY(&c->arena, struct commit, list.n);
	for (size_t i = 0; i < list.n; i++)
		c->commits[i] = list.at[list.n - 1 - i];
	return code;
}

static int in_order(const void *a, const void *b, void *game)
{
	const struct heard *x = a, *y = b;
	return live_order(*(const struct game *const *)game)(&x->place, &y->place);
}

static int list_mails(struct catchup *c, struct err *e)
{
	struct desk *k = c->desk;
	struct decision *waiting;
	struct seen past;
	int code = waiting_in_order(&waiting, &k->waiting, live_order(k->live.game), &c->arena, e);
	if (code)
		return code;
	seen_init(&past, &c->arena);
	c->mails = ARENA_ARRAY(&c->arena, struct heard, c->npast + k->waiting.n);
	for (size_t i = 0; i < c->npast; i++) {
		const struct decision *d = &c->past[i].decision;
		seen_add(&past, &d->hash);
		c->mails[c->nmails++] = (struct heard){ &c->past[i], *d };
	}
	for (size_t i = 0; i < k->waiting.n; i++)
		if (!seen_has(&past, &waiting[i].hash))
			c->mails[c->nmails++] = (struct heard){ NULL, waiting[i] };
	if (c->nmails)
		qsort_r(c->mails, c->nmails, sizeof *c->mails, in_order, &k->live.game);
	return 0;
}

/* What came before the start did perhaps not wait there: it was in history, and a later step annulled that. */
static int find_recorded(struct catchup *c, struct err *e)
{
	const int32_t rerun = state_game(c->start)->rerun;
	struct seen all;
	struct commit *list;
	size_t n = 0;
	seen_init(&all, &c->arena);
	seen_init(&c->recorded, &c->arena);
	seen_init(&c->again, &c->arena);
	for (size_t i = 0; i < c->nmails; i++)
		seen_add(&all, &c->mails[i].place.hash);
	int code = c->nmails ? store_history(&list, &n, c->desk->live.private, &c->commits[0].id, NULL, NEWEST_FIRST,
					     &c->arena, e)
			     : 0;
	for (size_t i = 0; i < n; i++)
		step_mails(rerun && step_of(&list[i]) >= rerun ? &c->again : &c->recorded, &list[i], &all);
	return code;
}

static int look_back(struct catchup *c, int64_t have, struct err *e)
{
	struct desk *k = c->desk;
	int code = find_start(c, have, e);
	if (!code)
		code = live_state(&c->start, &k->live, &c->commits[0].id, &c->arena, e);
	if (!code)
		code = witnesses_read(&c->past, &c->npast, live_order(k->live.game), k->live.private, c->commits + 1,
				      c->n - 1, &c->arena, e);
	if (!code)
		code = list_mails(c, e);
	return code ? code : find_recorded(c, e);
}

/* ---- heard once more -------------------------------------------------------------------------- */

static const struct history_does nothing;

static int read_mail(struct decision *d, struct catchup *c, const struct heard *h, struct arena *a, struct err *e)
{
	const struct inbox_entry waiting = { h->place.arrival, h->place.hash };
	if (h->past)
		return witness_read(d, h->past, c->desk->live.private, a, e);
	return inbox_read(d, &c->desk->waiting.inbox, &waiting, a, e);
}

const struct below_owed *owed_below(const struct owed *o, const struct hash *heard)
{
	for (size_t i = 0; i < o->nbelow; i++)
		if (!hash_cmp(&o->below[i].hash, heard))
			return &o->below[i];
	return NULL;
}

static int answer_owed(struct catchup *c, const struct decision *d, const struct input *in, const struct heard_mail *h,
		       struct arena *a, struct err *e)
{
	struct desk *k = c->desk;
	struct message m;
	const struct answer to = { d, &m, in, h };
	const struct below_owed *below = owed_below(c->owed, &d->hash);
	if (below)
		return below_mail(&m, d, below->reason, &k->live.root->site, a) ? letter_below(k, &to, a, e) : 0;
	if (!seen_has(&c->owed->mails, &d->hash) || proof_has(d->verdict, PROOF_SHELL))
		return 0;
	judge_read(&m, d, false, &k->live.root->site, a);
	return letter_receipt(k, &to, a, e);
}

/* As the inbox is heard again (disk/recall.h). */
static int put_back(struct catchup *c, struct input *in, struct err *e)
{
	const bool again = seen_has(&c->again, &in->hash);
	struct object_id step;
	if (!again && seen_has(&c->recorded, &in->hash))
		return 0;
	int code = 0;
	if (c->after != in->after) {
		code = live_step(&step, &c->desk->live, (int64_t)in->after - 1, e);
		if (!code)
			code = live_state(&c->then, &c->desk->live, &step, &c->arena, e);
		c->after = in->after;
	}
	if (!code)
		history_put_back(&c->play, in, c->then, again);
	return code;
}

/* What waited before that is put back, all else is heard; who is owed an answer gets it. */
static int hear_once_more(struct catchup *c, const struct heard *h, struct arena *a, struct err *e)
{
	struct desk *k = c->desk;
	struct decision d;
	struct input in;
	struct heard_mail heard;
	int code = read_mail(&d, c, h, a, e);
	if (code || below_waits(&d))
		return code;
	const bool waited = d.after < (uint32_t)state_game(c->start)->step;
	code = waited ? 0 : history_ring(&c->play, d.arrival, d.after, e);
	if (code)
		return code;
	live_input(&in, &k->live, &d, NULL, a);
	if (waited)
		return put_back(c, &in, e);
	code = history_hear(&c->play, &in, &heard, a, e);
	return code ? code : answer_owed(c, &d, &in, &heard, a, e);
}

/* Up to the end, or to who annuls a turn; *next: how many steps there were then, or 0. */
static int hear_all(int64_t *next, struct catchup *c, struct err *e)
{
	struct desk *k = c->desk;
	struct engine *now = k->live.engine;
	struct arena a = ARENA_INIT;
	int code = 0;
	k->live.engine = engine_new(k->live.game, k->live.binder, c->start, k->secret, &c->arena);
	engine_use_dice_marks(k->live.engine, k->marks);
	c->play = history_of(&k->live.engine, &nothing, NULL, HISTORY_ALL);
	for (size_t i = 0; !code && i < c->nmails && !history_ended(&c->play); i++) {
		code = hear_once_more(c, &c->mails[i], &a, e);
		arena_reset(&a);
	}
	arena_release(&a);
	*next = history_ended(&c->play) ? (int64_t)history_steps(&c->play) : 0;
	engine_free(k->live.engine);
	k->live.engine = now;
	return code;
}

/* What came behind a step that took a turn back was heard by a game that was opened anew. */
static int answer_all(struct catchup *c, struct err *e)
{
	int64_t next;
	int code = hear_all(&next, c, e);
	while (!code && next) {
		struct catchup on = { .desk = c->desk, .owed = c->owed };
		code = look_back(&on, next, e);
		if (!code)
			code = hear_all(&next, &on, e);
		arena_release(&on.arena);
	}
	return code;
}

/* Of every turn that a step since then ended. */
static int report_turns(struct catchup *c, struct err *e)
{
	struct desk *k = c->desk;
	struct object_id id;
	const int32_t first = state_game(c->start)->turn, last = state_game(engine_state(k->live.engine))->turn;
	int code = 0;
	for (int32_t n = first > 0 ? first : 1; !code && n <= last; n++) {
		code = live_turn_commit(&id, &k->live, n, e);
		if (code == ERR_NOT_FOUND)
			code = 0;
		else if (!code)
			code = letter_reports(k, n, e);
	}
	return code;
}

int letters_catch_up(struct desk *k, const struct owed *owed, struct err *e)
{
	struct catchup c = { .desk = k, .owed = owed };
	const bool any = owed->mails.n || owed->nbelow;
	int64_t have;
	int code = letters_answered(&have, k, e);
	if (code || (!any && have == state_game(engine_state(k->live.engine))->step))
		return code;
	code = look_back(&c, have, e);
	if (!code && any)
		code = answer_all(&c, e);
	if (!code)
		code = report_turns(&c, e);
	arena_release(&c.arena);
	return code;
}
