/*
 * create: see create.h. A game is made under a temporary name and moved into place, so a crash leaves no half of one.
 */
#include <errno.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/bug.h"
#include "base/file.h"
#include "disk/create.h"
#include "disk/signing.h"

static int draw_secret(struct setup *s, struct err *e)
{
	if (s->has_secret)
		return 0;
	if (getrandom(s->secret, sizeof s->secret, 0) != sizeof s->secret)
		return err_sys(e, errno, "drawing the secret of the dice");
	s->has_secret = true;
	return 0;
}

static int make_folders(struct desk *k, const struct setup *s, struct err *e)
{
	struct arena *a = &k->live.arena;
	struct hash h;
	memcpy(h.b, s->secret, sizeof h.b);
	struct str hex = str_printf(a, "%.*s\n", STR_ARG(hash_hex(a, &h)));
	int code = folder_make(k->folder, 0755, e);
	if (!code)
		code = file_create(path_join(a, k->folder, "secret"), hex, 0600, e);
	if (!code)
		code = signing_create(k->folder, s->key, a, e);
	if (!code)
		code = store_git_create(&k->live.private, path_join(a, k->folder, "private.git"), 0700, e);
	if (!code)
		code = store_git_create(&k->pen.public.store, path_join(a, k->folder, "public.git"), 0755, e);
	if (!code)
		code = inbox_open(&k->waiting.inbox, path_join(a, k->folder, "inbox"), a, e);
	return code;
}

static int check_possible(struct desk *k, struct err *e)
{
	struct notes why = { .arena = &k->live.arena };
	struct diag d = { 0 };
	if (engine_is_possible(k->live.engine, &why))
		return 0;
	note_words(&d, k->live.game, engine_state(k->live.engine), &why.list.at[0], &k->live.arena);
	return err_set(e, ERR_REFUSED, "such a game could never begin: %.*s. %.*s %.*s", STR_ARG(d.what),
		       STR_ARG(d.detail), STR_ARG(d.hint));
}

/* A game that waits for more than can play would wait for ever. */
static int check_wanted(const struct desk *k, struct err *e)
{
	const struct ruleset *r = k->live.game->rules;
	const struct state *s = engine_state(k->live.engine);
	const int32_t wanted = option_int(s, "players"), most = r->most ? r->most(s) : wanted;
	if (wanted <= most)
		return 0;
	return err_set(
		e, ERR_REFUSED,
		"option players is %d, and at most %d can play %s on this map: the game would never begin; say %d or less",
		(int)wanted, (int)most, r->title, (int)most);
}

static int first_step(struct desk *k, const struct setup *s, struct err *e)
{
	struct state *st;
	struct step step = { 0 };
	int code = setup_state(&st, s, k->live.game, e);
	if (code)
		return code;
	k->live.binder = binder_new(k->live.game, st, &k->live.arena);
	k->live.engine = engine_new(k->live.game, k->live.binder, st, s->secret, &k->live.arena);
	if (!engine_create(k->live.engine, k->live.root->place->now, &step))
		BUG("a new game made no step");
	code = check_possible(k, e);
	if (!code)
		code = check_wanted(k, e);
	if (code)
		return code;
	code = signing_begin(&k->pen, k->folder, e);
	if (!code)
		code = store_begin(k->live.private, 0, e);
	if (!code)
		code = desk_commit(k, &step, e);
	return code ? code : desk_flush(k, e);
}

static int make_game(struct desk *k, const struct setup *s, struct err *e)
{
	const char *place = live_folder(k->live.root->place, s->name);
	if (file_exists(place))
		return err_set(e, ERR_EXISTS, "%s stands already; choose another name", place);
	k->folder = arena_printf(&k->live.arena, "%s/.pbp/new-%.*s", k->live.root->place->root, STR_ARG(s->name));
	int code = folder_remove(k->folder, e);
	if (!code)
		code = make_folders(k, s, e);
	if (!code)
		code = first_step(k, s, e);
	if (!code && rename(k->folder, place))
		code = err_sys(e, errno, "moving %s to %s", k->folder, place);
	if (!code)
		code = folder_sync(k->live.root->place->root, e);
	if (code)
		folder_remove(k->folder, NULL);
	k->folder = place;
	return code;
}

int desk_create(struct desk **out, struct root *root, struct setup *s, struct err *e)
{
	struct desk *k = desk_new(root, s->name);
	*out = NULL;
	int code = setup_game(&k->live.game, s, e);
	if (!code)
		code = draw_secret(s, e);
	if (!code)
		code = make_game(k, s, e);
	if (code)
		desk_close(k);
	else
		*out = k;
	return code;
}
