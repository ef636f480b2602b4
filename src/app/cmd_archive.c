/*
 * cmd_archive: `pbp archive`: what all may see of a game in one file, for keeps: its public history as a git bundle.
 */
#include "app/look.h"
#include "app/tools.h"
#include "base/file.h"
#include "disk/desk.h"
#include "disk/signing.h"
#include "store/bundle.h"

static void tell(struct buf *b, const char *file, struct live *l, struct str key)
{
	const bool over = state_game(engine_state(l->engine))->phase == GAME_OVER;
	const struct str by = key.n ? str_printf(b->arena, " --fingerprint %.*s", STR_ARG(key)) : STR_NONE;
	buf_addf(b, "%s: the public history of %.*s, %s\n", file, STR_ARG(l->name),
		 over ? "to its end" : "up to now: the game is not over");
	buf_addf(b, "to check it: pbp verify %s%.*s\n", file, STR_ARG(by));
	buf_addf(b, "to read it:  git clone %s\n", file);
}

static int archive(struct app *a, struct live *l, struct err *e)
{
	const char *to = app_option(a, "to"), *folder = live_folder(&a->place, l->name);
	const char *file = to ? to : arena_printf(&a->run, "%.*s.bundle", STR_ARG(l->name));
	struct buf b = buf_new(&a->run);
	struct str key;
	int code = signing_fingerprint(&key, l, folder, &a->run, e);
	if (!code)
		code = bundle_write(file, path_join(&a->run, folder, "public.git"), e);
	if (code)
		return code;
	tell(&b, file, l, key);
	app_print(a, buf_str(&b));
	return 0;
}

int tool_archive(struct app *a)
{
	return look(a, archive);
}
