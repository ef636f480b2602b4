/*
 * live: opening a game, its lock, its inbox, its flush. What a commit holds is
 * made in commit.c.
 */
#include <errno.h>
#include <unistd.h>

#include "disk/annul.h"
#include "disk/setup.h"
#include "disk/signing.h"
#include "disk/words.h"
#include "base/file.h"
#include "world/record.h"

char *live_folder(const struct place *p, struct str name)
{
	return arena_printf(p->run, "%s/%.*s", p->root, STR_ARG(name));
}

static char *inside(struct live *l, const char *name)
{
	return path_join(&l->arena, l->folder, name);
}

/* ---- reading a commit ------------------------------------------------------------------------- */

static int read_table(struct state *s, table_id t, struct live *l, const struct object_id *commit,
		      struct err *e)
{
	struct str text, path = str_printf(s->arena, "state/%s", s->schema->tables[t]->name);
	int code = store_read(&text, l->private, commit, path, s->arena, e);
	if (code == ERR_NOT_FOUND) /* an empty table has no file */
		return 0;
	if (code)
		return code;
	struct source src = source_new(s->arena, path, text);
	return record_read_table(s, t, &src, e);
}

bool live_step_hears(struct live *l, const struct object_id *step, struct str seat, struct arena *a)
{
	struct str path = str_printf(a, "orders/%.*s", STR_ARG(str_slug(a, seat))), ignored;
	return !store_read(&ignored, l->private, step, path, a, NULL);
}

/* Which step it was, and the way out: the host has one line to go by. */
static int does_not_load(struct live *l, const struct object_id *commit, int code, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit c = { .message = STR("") };
	struct str name = l->name, why = e ? str_dup(&a, str_c(e->text)) : STR_NONE;
	store_commit_read(&c, l->private, commit, &a, NULL);
	err_set(e, code, "game %.*s, turn %d, step %lld (\"%.*s\", commit %.10s) does not load: %.*s; restore the repository from "
		"a backup, or take the pbp that wrote it (%.*s)", STR_ARG(name), (int)turn_written(l->private, commit),
		(long long)step_of(&c), STR_ARG(commit_subject(&c)), object_hex(&a, commit).p, STR_ARG(why), STR_ARG(words_of(&c)));
	arena_release(&a);
	return code;
}

int live_state(const struct state **out, struct live *l, const struct object_id *commit,
	       struct arena *arena, struct err *e)
{
	struct state *s = state_new(l->game->schema, l->game->texts, arena);
	int code = 0;
	for (size_t t = 0; !code && t < l->game->schema->ntables; t++)
		code = read_table(s, (table_id)t, l, commit, e);
	*out = s;
	return code ? does_not_load(l, commit, code, e) : 0;
}

/* The files `game` and `map` of the tip make the game. */
int live_game_of(struct live *l, struct err *e)
{
	struct setup setup;
	struct str game, map;
	setup_init(&setup, l->place, &l->arena);
	setup.of_history = true;
	setup.format = GAME_FORMAT_FIRST; /* it was written before histories said so */
	int code = store_read(&game, l->private, &l->tip, STR("game"), &l->arena, e);
	if (code == ERR_NOT_FOUND)
		err_wrap(e, "the tip is no commit of ours; restore refs/heads/main from a backup");
	if (!code)
		code = store_read(&map, l->private, &l->tip, STR("map"), &l->arena, e);
	if (code)
		return code;
	struct source *src = ARENA_ARRAY(&l->arena, struct source, 2);
	struct board *b = ARENA_ARRAY(&l->arena, struct board, 2);
	src[0] = source_new(&l->arena, STR("game"), game);
	src[1] = source_new(&l->arena, STR("map"), map);
	code = board_parse(&b[0], &src[0], &l->arena, e);
	if (!code)
		code = board_parse(&b[1], &src[1], &l->arena, e);
	for (size_t i = 0; code >= 0 && i < b[0].nlines; i++)
		if (b[0].lines[i].nwords)
			code = setup_line(&setup, &b[0], &b[0].lines[i], e);
	if (code < 0)
		return code;
	setup.map_board = &b[1];
	setup.map_lines = b[1].lines;
	setup.nmap_lines = b[1].nlines;
	return setup_game(&l->game, &setup, e);
}

int live_first_state(struct state **out, struct live *l, struct err *e)
{
	static const table_id kept[] = { TABLE_SEAT, TABLE_PLAYER, TABLE_OPTION };
	const struct state *first;
	int code = live_state(&first, l, &l->tip, &l->arena, e);
	if (code)
		return code;
	*out = state_new(l->game->schema, l->game->texts, &l->arena);
	for (size_t k = 0; k < sizeof kept / sizeof *kept; k++)
		for (size_t i = 0; i < row_count(first, kept[k]); i++)
			row_put(*out, kept[k], row_at(first, kept[k], i));
	struct game_row g = { .paused = WHEN_NONE, .last = WHEN_NONE };
	g.next_player = (int32_t)row_count(first, TABLE_PLAYER);
	row_put(*out, TABLE_GAME, &g);
	return 0;
}

/* ---- opening ---------------------------------------------------------------------------------- */

static int read_secret(struct live *l, struct err *e)
{
	struct str text;
	struct hash h;
	int code = file_read(&text, inside(l, "secret"), 1000, &l->arena, e);
	if (code)
		return err_wrap(e, "without the secret no die can be rolled; restore it from the backup");
	if (!hash_from_hex(str_trim(text), &h))
		return err_set(e, ERR_DAMAGED, "%s is damaged: it must hold 64 hex digits; restore it from the backup",
			       inside(l, "secret"));
	memcpy(l->secret, h.b, sizeof l->secret);
	return 0;
}

/* It follows from the private one: a backup need not have it. */
static int open_public(struct live *l, struct err *e)
{
	if (file_exists(inside(l, "public.git")))
		return store_git_open(&l->public, inside(l, "public.git"), e);
	return store_git_create(&l->public, inside(l, "public.git"), 0755, e);
}

static int open_stores(struct live *l, struct err *e)
{
	int code = store_git_open(&l->private, inside(l, "private.git"), e);
	if (!code)
		code = open_public(l, e);
	if (!code)
		code = store_tip(&l->tip, l->private, e);
	if (!code)
		code = store_tip(&l->public_tip, l->public, e);
	if (!code && object_is_none(&l->tip))
		code = err_set(e, ERR_DAMAGED, "game %.*s has no history: `pbp new` did not end; remove %s",
			       STR_ARG(l->name), l->folder);
	return code;
}

static int open_all(struct live *l, struct err *e)
{
	const struct state *tip;
	int code = open_stores(l, e);
	if (!code)
		code = live_game_of(l, e);
	if (!code)
		code = live_state(&tip, l, &l->tip, &l->arena, e);
	if (!code)
		code = read_secret(l, e);
	if (!code)
		code = inbox_open(&l->inbox, inside(l, "inbox"), &l->arena, e);
	if (code)
		return code;
	quota_open(&l->quota, inside(l, "quota"), &l->arena);
	l->binder = binder_new(l->game, tip, &l->arena);
	l->engine = engine_new(l->game, l->binder, tip, l->secret, &l->arena);
	if (!file_read(&l->marks, inside(l, "marks"), 1 << 20, &l->arena, NULL))
		engine_use_dice_marks(l->engine, l->marks);
	return 0;
}

int live_open(struct live **out, struct root *root, struct str name, struct err *e)
{
	const struct place *p = root->place;
	struct live *l = ARENA_NEW(p->run, struct live);
	*l = (struct live){ .place = p, .root = root, .name = str_dup(p->run, name), .lock = { .fd = -1 } };
	l->folder = live_folder(p, name);
	*out = NULL;
	int code = game_name_is_lawful(name) && file_exists(inside(l, "private.git")) ?
			   open_all(l, e) :
			   err_set(e, ERR_NOT_FOUND, "there is no game \"%.*s\" in %s; `pbp status` lists them",
				   STR_ARG(name), p->root);
	if (code)
		live_close(l);
	else
		*out = l;
	return code;
}

void live_close(struct live *l)
{
	if (!l)
		return;
	if (l->batch)
		live_abandon(l);
	if (l->engine)
		engine_free(l->engine);
	if (l->inbox.drop.folder)
		inbox_close(&l->inbox);
	store_close(l->private);
	store_close(l->public);
	if (l->owes && l->lock.fd >= 0)
		close(l->lock.fd); /* our name stays in it */
	else
		lock_drop(&l->lock);
	arena_release(&l->waiting_arena);
	arena_release(&l->mails);
	arena_release(&l->turn_end.arena);
	arena_release(&l->step);
	arena_release(&l->arena);
}

/* ---- a batch ---------------------------------------------------------------------------------- */

int live_resume(struct live *l, struct err *e)
{
	struct object_id tip;
	int code = store_begin(l->private, LOCK_WAIT_MS, e);
	if (!code)
		code = store_tip(&tip, l->private, e);
	if (code)
		return code;
	l->batch = true;
	if (!object_eq(&tip, &l->tip)) /* somebody played while we waited: the caller opens it anew */
		code = err_set(e, ERR_CONFLICT, "game %.*s moved on", STR_ARG(l->name));
	if (code)
		live_abandon(l);
	return code;
}

static int64_t tip_step(struct live *l, struct store *s, const struct object_id *id)
{
	struct commit c;
	return !object_is_none(id) && !store_commit_read(&c, s, id, &l->arena, NULL) ? step_of(&c) : -1;
}

/* Nothing is public that is not private first. */
static int check_order(struct live *l, struct err *e)
{
	const int64_t private = tip_step(l, l->private, &l->tip), public = tip_step(l, l->public, &l->public_tip);
	if (public <= private)
		return 0;
	return err_set(e, ERR_DAMAGED, "ends at step %lld, but step %lld is public: its tip was moved back, or the backup "
		       "is an older one; restore a newer backup", (long long)private, (long long)public);
}

/* The secret belongs to this history when it ends in the commitment that the tip was made with. */
static int check_secret(struct live *l, struct err *e)
{
	struct commit tip;
	struct str said;
	struct hash end;
	if (state_game(engine_state(l->engine))->step % DICE_CHAIN == 0 ||
	    store_commit_read(&tip, l->private, &l->tip, &l->arena, NULL) ||
	    !commit_trailer(&tip, STR("Dice-Commitment"), &said))
		return 0;
	end = engine_commitment(l->engine);
	if (str_eq(said, hash_hex(&l->arena, &end)))
		return 0;
	return err_set(e, ERR_DAMAGED, "is another game's: the dice of this one were fixed by another; restore it from "
		       "the backup");
}

int live_check(const char **what, struct live *l, struct err *e)
{
	int code = check_secret(l, e);
	*what = "secret";
	if (code)
		return code;
	*what = "private history";
	return check_order(l, e);
}

int live_begin(struct live *l, struct err *e)
{
	const char *what;
	int code = lock_take(&l->lock, inside(l, "lock"), LOCK_WAIT_MS, e);
	if (code)
		return code;
	l->owes = l->lock.orphan;
	if (live_check(&what, l, e))
		return err_wrap(e, "game %.*s: its %s", STR_ARG(l->name), what);
	code = drop_sweep(l->inbox.drop.tmp, &l->arena, e);
	if (!code)
		code = signing_begin(l, e);
	if (!code)
		code = live_resume(l, e);
	return code ? code : live_recall(l, e);
}

/* ---- mails in history ------------------------------------------------------------------------- */

static void see_trailer(struct live *l, const struct commit *c)
{
	struct str value, word;
	struct hash h;
	if (!commit_trailer(c, STR("Mails"), &value))
		return;
	while (str_cut(&value, ' ', &word))
		if (hash_from_hex(word, &h))
			seen_add(&l->seen, &h);
}

static int load_seen(struct live *l, struct err *e)
{
	struct commit *history;
	size_t n;
	int code = store_history(&history, &n, l->private, &l->tip, NULL, NEWEST_FIRST, &l->arena, e);
	if (code)
		return code;
	seen_init(&l->seen, &l->arena);
	for (size_t i = 0; i < n; i++)
		see_trailer(l, &history[i]);
	l->seen_loaded = true;
	return 0;
}

int live_seen(bool *out, struct live *l, const struct hash *mail, struct err *e)
{
	int code = l->seen_loaded ? 0 : load_seen(l, e);
	if (!code)
		*out = seen_has(&l->seen, mail);
	return code;
}

/* ---- the end of a batch ----------------------------------------------------------------------- */

int live_commit(struct live *l, const struct step *s, struct err *e)
{
	struct step annulled;
	int code = s->annul ? annul_state(&annulled, l, s, e) : 0;
	if (!code)
		code = commit_step(l, s->annul ? &annulled : s, e);
	if (code)
		return code;
	l->owes = true;
	for (size_t i = 0; i < s->nmails; i++) {
		if (!s->mails[i].stays)
			VEC_PUSH(&l->recorded, &l->arena, s->mails[i].hash);
		if (l->seen_loaded)
			seen_add(&l->seen, &s->mails[i].hash);
	}
	return 0;
}

int live_list_inbox(struct live *l, struct err *e)
{
	arena_reset(&l->waiting_arena);
	l->nwaiting = 0;
	const int code = inbox_list(&l->waiting, &l->nwaiting, &l->inbox, &l->waiting_arena, e);
	l->waiting_room = l->nwaiting;
	return code;
}

static int by_arrival(const void *a, const void *b)
{
	const struct inbox_entry *x = a, *y = b;
	if (x->arrival != y->arrival)
		return x->arrival < y->arrival ? -1 : 1;
	return hash_cmp(&x->hash, &y->hash);
}

/* What was held lies in the inbox now: the list is what reading the folder again would give. Most often it all
 * comes behind what is there; a game may have a hundred thousand mails waiting. */
static void wait_for_held(struct live *l)
{
	const size_t before = l->nwaiting, n = before + l->held.n;
	if (n > l->waiting_room) {
		l->waiting = arena_grow(&l->waiting_arena, l->waiting, before * sizeof *l->waiting,
					2 * n * sizeof *l->waiting, alignof(struct inbox_entry));
		l->waiting_room = 2 * n;
	}
	for (size_t i = 0; i < l->held.n; i++)
		l->waiting[l->nwaiting++] = (struct inbox_entry){ l->held.at[i].arrival, l->held.at[i].hash };
	for (size_t i = before ? before : 1; i < n; i++)
		if (by_arrival(&l->waiting[i - 1], &l->waiting[i]) > 0) {
			qsort(l->waiting, n, sizeof *l->waiting, by_arrival);
			break;
		}
}

static int remove_recorded(struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct seen gone;
	size_t left = 0;
	int code = 0;
	seen_init(&gone, &a);
	for (size_t i = 0; i < l->recorded.n; i++)
		seen_add(&gone, &l->recorded.at[i]);
	for (size_t i = 0; !code && i < l->nwaiting; i++) {
		if (seen_has(&gone, &l->waiting[i].hash))
			code = inbox_remove(&l->inbox, &l->waiting[i], e);
		else
			l->waiting[left++] = l->waiting[i];
	}
	l->nwaiting = left;
	l->recorded.n = 0;
	arena_release(&a);
	return code;
}

/* What was held lies in the inbox now; what history records leaves it. */
static int clear_inbox(struct live *l, struct err *e)
{
	wait_for_held(l);
	int code = l->recorded.n ? remove_recorded(l, e) : 0;
	memset(&l->held, 0, sizeof l->held);
	arena_reset(&l->mails);
	return code;
}

/* A cache: what cannot be written is made again by the next run. */
static void keep_marks(struct live *l)
{
	struct str marks = engine_dice_marks(l->engine, &l->arena);
	if (!marks.n || str_eq(marks, l->marks))
		return;
	file_write(inside(l, "marks"), marks, 0600, NULL);
	l->marks = marks;
}

int live_hold(struct live *l, const struct decision *d, struct err *e)
{
	l->owes = true;
	seen_add(&l->decided, &d->hash);
	return inbox_add(&l->inbox, d, e);
}

/* Before anything is durable that a dying run would leave half done, it is durable that it may. */
static int sign(const struct live *l, struct err *e)
{
	if (l->owes && l->lock.fd >= 0 && fsync(l->lock.fd))
		return err_sys(e, errno, "syncing %s/lock", l->folder);
	return 0;
}

int live_flush(struct live *l, struct err *e)
{
	int code = sign(l, e);
	if (!code)
		code = inbox_flush(&l->inbox, e);
	if (code) {
		live_abandon(l);
		return code;
	}
	code = store_flush(l->private, e);
	l->batch = false;
	if (code)
		publish_abandon(l);
	else
		code = publish_flush(l, e);
	if (!code)
		code = clear_inbox(l, e);
	if (!code)
		keep_marks(l);
	return code;
}

void live_settled(struct live *l)
{
	l->owes = false;
}

void live_abandon(struct live *l)
{
	store_abandon(l->private);
	if (l->public)
		publish_abandon(l);
	l->batch = false;
}
