/*
 * desk: opening a game on disk, its lock, its inbox, its flush.
 */
#include <errno.h>
#include <unistd.h>

#include "disk/annul.h"
#include "disk/desk.h"
#include "disk/recall.h"
#include "disk/setup.h"
#include "disk/signing.h"
#include "base/bug.h"
#include "base/file.h"

static char *inside(struct desk *k, const char *name)
{
	return path_join(&k->live.arena, k->folder, name);
}

/* ---- opening ---------------------------------------------------------------------------------- */

static int read_secret(struct desk *k, struct err *e)
{
	struct str text;
	struct hash h;
	int code = file_read(&text, inside(k, "secret"), 1000, &k->live.arena, e);
	if (code)
		return err_wrap(e, "without the secret no die can be rolled; restore it from the backup");
	if (!hash_from_hex(str_trim(text), &h))
		return err_set(e, ERR_DAMAGED, "%s is damaged: it must hold 64 hex digits; restore it from the backup",
			       inside(k, "secret"));
	memcpy(k->secret, h.b, sizeof k->secret);
	return 0;
}

/* It follows from the private one: a backup need not have it. */
static int open_public(struct desk *k, struct err *e)
{
	if (file_exists(inside(k, "public.git")))
		return store_git_open(&k->pen.public.store, inside(k, "public.git"), e);
	return store_git_create(&k->pen.public.store, inside(k, "public.git"), 0755, e);
}

static int open_stores(struct desk *k, struct err *e)
{
	int code = store_git_open(&k->live.private, inside(k, "private.git"), e);
	if (!code)
		code = open_public(k, e);
	if (!code)
		code = store_tip(&k->live.tip, k->live.private, e);
	if (!code)
		code = store_tip(&k->pen.public.tip, k->pen.public.store, e);
	if (!code && object_is_none(&k->live.tip))
		code = err_set(e, ERR_DAMAGED, "game %.*s has no history: `pbp new` did not end; remove %s",
			       STR_ARG(k->live.name), k->folder);
	return code;
}

static int open_all(struct desk *k, struct err *e)
{
	const struct state *tip;
	int code = open_stores(k, e);
	if (!code)
		code = live_game_of(&k->live, e);
	if (!code)
		code = live_state(&tip, &k->live, &k->live.tip, &k->live.arena, e);
	if (!code)
		code = read_secret(k, e);
	if (!code)
		code = hosts_read(&k->live.hosts, k->live.root, k->folder, &k->live.arena, e);
	if (!code)
		code = inbox_open(&k->waiting.inbox, inside(k, "inbox"), &k->live.arena, e);
	if (!code)
		code = quota_open(&k->quota, inside(k, "quota"), &k->live.arena, e);
	if (code)
		return code;
	struct binder_words *words = shelf_words(&k->live.root->shelf, k->live.game, k->live.root->place->run);
	k->live.binder = binder_with(words, k->live.game, tip, &k->live.arena);
	k->live.engine = engine_new(k->live.game, k->live.binder, tip, k->secret, &k->live.arena);
	if (!file_read(&k->marks, inside(k, "marks"), 1 << 20, &k->live.arena, NULL))
		engine_use_dice_marks(k->live.engine, k->marks);
	return 0;
}

/* What is recorded was decided by this run, or by one before it and lies in the inbox. */
static int find_decision(struct decision *out, void *context, const struct recorded *m, size_t *next, struct arena *a,
			 struct err *e)
{
	const struct desk *k = context;
	const struct decision *held = hand_find(&k->round.hand, &m->hash, next);
	if (held) {
		*out = *held;
		return 0;
	}
	const struct inbox_entry *entry = waiting_find(&k->waiting, m->at, &m->hash);
	if (!entry)
		BUG("a step records a mail that is nowhere");
	return inbox_read(out, &k->waiting.inbox, entry, a, e);
}

static const struct pen_does writes = { .find = find_decision };

struct desk *desk_new(struct root *root, struct str name)
{
	struct desk *k = ARENA_NEW(root->place->run, struct desk);
	*k = (struct desk){ .live = { .root = root, .name = name }, .lock = { .fd = -1 } };
	hosts_of_root(&k->live.hosts, root, &k->live.arena);
	k->folder = live_folder(root->place, name);
	k->pen = pen_of(&k->live, &writes, k);
	return k;
}

int desk_open(struct desk **out, struct root *root, struct str name, struct err *e)
{
	const struct place *p = root->place;
	struct desk *k = desk_new(root, str_dup(p->run, name));
	*out = NULL;
	int code = game_name_is_lawful(name) && file_exists(inside(k, "private.git"))
			   ? open_all(k, e)
			   : err_set(e, ERR_NOT_FOUND, "there is no game \"%.*s\" in %s; `pbp status` lists them",
				     STR_ARG(name), p->root);
	if (code)
		desk_close(k);
	else
		*out = k;
	return code;
}

int desk_mend(const struct root *root, struct str name, struct err *e)
{
	static const char *const repositories[] = { "private.git", "public.git" };
	struct arena a = ARENA_INIT;
	int code = 0;
	for (size_t i = 0; !code && game_name_is_lawful(name) && i < 2; i++) {
		const char *path = path_join(&a, live_folder(root->place, name), repositories[i]);
		code = file_exists(path) ? store_git_mend(path, e) : 0;
	}
	arena_release(&a);
	return code;
}

void desk_close(struct desk *k)
{
	if (!k)
		return;
	if (k->round.open)
		desk_abandon(k);
	store_close(k->live.private);
	store_close(k->pen.public.store);
	if (k->owes && k->lock.fd >= 0)
		close(k->lock.fd); /* our name stays in it */
	else
		lock_drop(&k->lock);
	waiting_release(&k->waiting);
	arena_release(&k->round.hand.mails);
	pen_release(&k->pen);
	live_release(&k->live);
}

/* ---- a batch ---------------------------------------------------------------------------------- */

int desk_resume(struct desk *k, struct err *e)
{
	struct object_id tip;
	int code = store_begin(k->live.private, LOCK_WAIT_MS, e);
	if (!code)
		code = store_tip(&tip, k->live.private, e);
	if (code)
		return code;
	k->round.open = true;
	if (!object_eq(&tip, &k->live.tip)) /* somebody played while we waited: the caller opens it anew */
		code = err_set(e, ERR_CONFLICT, "game %.*s moved on", STR_ARG(k->live.name));
	if (code)
		desk_abandon(k);
	return code;
}

static int64_t tip_step(struct desk *k, struct store *s, const struct object_id *id)
{
	struct commit c;
	return !object_is_none(id) && !store_commit_read(&c, s, id, &k->live.arena, NULL) ? step_of(&c) : -1;
}

/* Nothing is public that is not private first. */
static int check_order(struct desk *k, struct err *e)
{
	const int64_t private = tip_step(k, k->live.private, &k->live.tip);
	const int64_t public = tip_step(k, k->pen.public.store, &k->pen.public.tip);
	if (public <= private)
		return 0;
	return err_set(e, ERR_DAMAGED,
		       "ends at step %lld, but step %lld is public: its tip was moved back, or the backup "
		       "is an older one; restore a newer backup, or, if there is none, say `pbp doctor --restore`",
		       (long long)private, (long long)public);
}

/* The secret belongs to this history when it ends in the commitment that the tip was made with. */
static int check_secret(struct desk *k, struct err *e)
{
	struct commit tip;
	struct str said;
	struct hash end;
	if (state_game(engine_state(k->live.engine))->step % DICE_CHAIN == 0 ||
	    store_commit_read(&tip, k->live.private, &k->live.tip, &k->live.arena, NULL) ||
	    !commit_trailer(&tip, STR("Dice-Commitment"), &said))
		return 0;
	end = engine_commitment(k->live.engine);
	if (str_eq(said, hash_hex(&k->live.arena, &end)))
		return 0;
	return err_set(e, ERR_DAMAGED,
		       "is another game's: the dice of this one were fixed by another; restore it from "
		       "the backup");
}

int desk_check(const char **what, struct desk *k, struct err *e)
{
	int code = check_secret(k, e);
	*what = "secret";
	if (code)
		return code;
	*what = "private history";
	return check_order(k, e);
}

int desk_begin(struct desk *k, struct err *e)
{
	const char *what;
	int code = lock_take(&k->lock, inside(k, "lock"), LOCK_WAIT_MS, e);
	if (code)
		return code;
	k->owes = k->pen.public.littered = k->lock.orphan;
	if (desk_check(&what, k, e))
		return err_wrap(e, "game %.*s: its %s", STR_ARG(k->live.name), what);
	code = drop_sweep(k->waiting.inbox.drop.tmp, &k->live.arena, e);
	if (!code)
		code = signing_begin(&k->pen, k->folder, e);
	if (!code)
		code = desk_resume(k, e);
	return code ? code : desk_recall(k, e);
}

/* ---- mails in history ------------------------------------------------------------------------- */

static int load_seen(struct desk *k, struct err *e)
{
	struct commit *history;
	size_t n;
	int code = store_history(&history, &n, k->live.private, &k->live.tip, NULL, NEWEST_FIRST, &k->live.arena, e);
	if (code)
		return code;
	seen_init(&k->known.history, &k->live.arena);
	for (size_t i = 0; i < n; i++)
		step_mails(&k->known.history, &history[i], NULL);
	k->known.loaded = true;
	return 0;
}

int desk_seen(bool *out, struct desk *k, const struct hash *mail, struct err *e)
{
	int code = k->known.loaded ? 0 : load_seen(k, e);
	if (!code)
		*out = seen_has(&k->known.history, mail);
	return code;
}

/* ---- the end of a batch ----------------------------------------------------------------------- */

int desk_commit(struct desk *k, const struct step *s, struct err *e)
{
	const int code = pen_commit(&k->pen, s, e);
	if (code)
		return code;
	k->owes = true;
	for (size_t i = 0; i < s->nmails; i++) {
		if (!s->mails[i].stays)
			VEC_PUSH(&k->round.recorded, &k->live.arena, s->mails[i].hash);
		if (k->known.loaded)
			seen_add(&k->known.history, &s->mails[i].hash);
	}
	return 0;
}

/* What was held lies in the inbox now; what history records leaves it. */
static int clear_inbox(struct desk *k, struct err *e)
{
	waiting_add(&k->waiting, &k->round.hand);
	const int code = k->round.recorded.n ? waiting_remove(&k->waiting, k->round.recorded.at, k->round.recorded.n, e)
					     : 0;
	k->round.recorded.n = 0;
	memset(&k->round.hand.held, 0, sizeof k->round.hand.held);
	arena_reset(&k->round.hand.mails);
	return code;
}

/* A cache: what cannot be written is made again by the next run. */
static void keep_marks(struct desk *k)
{
	struct str marks = engine_dice_marks(k->live.engine, &k->live.arena);
	if (!marks.n || str_eq(marks, k->marks))
		return;
	file_keep(inside(k, "marks"), marks, 0600, NULL);
	k->marks = marks;
}

int desk_hold(struct desk *k, const struct decision *d, struct err *e)
{
	k->owes = true;
	seen_add(&k->known.decided, &d->hash);
	return inbox_add(&k->waiting.inbox, d, e);
}

/* ---- a flush, in stages ------------------------------------------------------------------------ */

/* Of the public history: what cannot be published hinders no private step; its own stage says why. */
static int stage_public(struct desk *k, enum store_stage stage, struct sync *s, struct err *e)
{
	if (!k->round.publishing)
		return 0;
	const int code = store_flush_stage(k->pen.public.store, stage, s, e);
	k->pen.public.open = !code && stage != STORE_TIP;
	k->round.publishing = k->pen.public.open;
	if (code)
		publish_abandon(&k->pen);
	return code;
}

/* Before anything is durable that a dying run would leave half done, it is durable that it may: the lock. */
static int flush_write(struct desk *k, struct sync *s, struct err *e)
{
	if (publish_steps(&k->pen, NULL))
		publish_abandon(&k->pen);
	k->round.publishing = k->pen.public.open;
	if (k->owes && k->lock.fd >= 0)
		sync_add(s, inside(k, "lock"));
	drop_written(&k->waiting.inbox.drop, s);
	const int code = store_flush_stage(k->live.private, STORE_WRITE, s, e);
	return code ? code : stage_public(k, STORE_WRITE, s, e);
}

static int flush_name(struct desk *k, struct sync *s, struct err *e)
{
	int code = drop_place(&k->waiting.inbox.drop, s, e);
	if (!code)
		code = store_flush_stage(k->live.private, STORE_NAME, s, e);
	return code ? code : stage_public(k, STORE_NAME, s, e);
}

static int flush_tags(struct desk *k, struct sync *s, struct err *e)
{
	drop_placed(&k->waiting.inbox.drop);
	return store_flush_stage(k->live.private, STORE_TAGS, s, e);
}

static int flush_tip(struct desk *k, struct sync *s, struct err *e)
{
	const int code = store_flush_stage(k->live.private, STORE_TIP, s, e);
	k->round.open = false;
	return code;
}

static int flush_public_tags(struct desk *k, struct sync *s, struct err *e)
{
	return k->round.publishing ? stage_public(k, STORE_TAGS, s, e) : publish_flush(&k->pen, e);
}

static int flush_public_tip(struct desk *k, struct sync *s, struct err *e)
{
	return stage_public(k, STORE_TIP, s, e);
}

static int flush_done(struct desk *k, struct sync *s, struct err *e)
{
	(void)s;
	const int code = clear_inbox(k, e);
	if (!code)
		keep_marks(k);
	return code;
}

static int (*const stages[DESK_STAGES])(struct desk *, struct sync *, struct err *) = {
	flush_write, flush_name, flush_tags, flush_tip, flush_public_tags, flush_public_tip, flush_done,
};

int desk_flush_stage(struct desk *k, int stage, struct sync *s, struct err *e)
{
	const int code = stages[stage](k, s, e);
	if (code)
		desk_abandon(k);
	return code;
}

int desk_flush(struct desk *k, struct err *e)
{
	struct sync s = { .arena = ARENA_INIT };
	int code = 0;
	for (int stage = 0; !code && stage < DESK_STAGES; stage++) {
		code = desk_flush_stage(k, stage, &s, e);
		if (!code)
			code = sync_all(&s, e);
	}
	if (code)
		desk_abandon(k);
	arena_release(&s.arena);
	return code;
}

void desk_settled(struct desk *k)
{
	k->owes = false;
}

void desk_abandon(struct desk *k)
{
	store_abandon(k->live.private);
	if (k->pen.public.store)
		publish_abandon(&k->pen);
	k->round.open = k->round.publishing = false;
}
