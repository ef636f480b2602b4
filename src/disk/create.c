/*
 * create: see live.h. A game is made under a temporary name and moved into place, so a crash leaves no half of one.
 */
#include <errno.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/bug.h"
#include "base/file.h"
#include "disk/live.h"
#include "disk/setup.h"
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

static int make_folders(struct live *l, const uint8_t secret[32], struct err *e)
{
	struct arena *a = &l->arena;
	struct hash h;
	memcpy(h.b, secret, sizeof h.b);
	struct str hex = str_printf(a, "%.*s\n", STR_ARG(hash_hex(a, &h)));
	int code = folder_make(l->folder, 0755, e);
	if (!code)
		code = file_create(path_join(a, l->folder, "secret"), hex, 0600, e);
	if (!code)
		code = store_git_create(&l->private, path_join(a, l->folder, "private.git"), 0700, e);
	if (!code)
		code = store_git_create(&l->public, path_join(a, l->folder, "public.git"), 0755, e);
	if (!code)
		code = inbox_open(&l->inbox, path_join(a, l->folder, "inbox"), a, e);
	return code;
}

static int first_step(struct live *l, const struct setup *s, struct err *e)
{
	struct state *st;
	struct step step = { 0 };
	int code = setup_state(&st, s, l->game, e);
	if (code)
		return code;
	l->binder = binder_new(l->game, st, &l->arena);
	l->engine = engine_new(l->game, l->binder, st, s->secret, &l->arena);
	if (!engine_create(l->engine, l->place->now, &step))
		BUG("a new game made no step");
	code = signing_begin(l, e);
	if (!code)
		code = store_begin(l->private, 0, e);
	if (!code)
		code = live_commit(l, &step, e);
	return code ? code : live_flush(l, e);
}

static int make_game(struct live *l, const struct setup *s, struct err *e)
{
	const char *place = live_folder(l->place, s->name);
	if (file_exists(place))
		return err_set(e, ERR_EXISTS, "%s stands already; choose another name", place);
	l->folder = arena_printf(&l->arena, "%s/.pbp/new-%.*s", l->place->root, STR_ARG(s->name));
	int code = folder_remove(l->folder, e);
	if (!code)
		code = make_folders(l, s->secret, e);
	if (!code)
		code = first_step(l, s, e);
	if (!code && rename(l->folder, place))
		code = err_sys(e, errno, "moving %s to %s", l->folder, place);
	if (!code)
		code = folder_sync(l->place->root, e);
	if (code)
		folder_remove(l->folder, NULL);
	l->folder = place;
	return code;
}

int live_create(struct live **out, struct root *root, struct setup *s, struct err *e)
{
	struct live *l = ARENA_NEW(root->place->run, struct live);
	*l = (struct live){ .place = root->place, .root = root, .name = s->name, .lock = { .fd = -1 } };
	*out = NULL;
	int code = setup_game(&l->game, s, e);
	if (!code)
		code = draw_secret(s, e);
	if (!code)
		code = make_game(l, s, e);
	if (code)
		live_close(l);
	else
		*out = l;
	return code;
}
