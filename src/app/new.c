/*
 * new: `pbp new`: a game's folder, its two repositories and its first commit.
 * Made under a temporary name and moved into place, so a crash leaves no half
 * of a game.
 */
#include <errno.h>
#include <sys/random.h>
#include <unistd.h>

#include "app/live.h"
#include "app/signing.h"
#include "base/bug.h"
#include "app/setup.h"
#include "base/file.h"

static bool names_a_file(const struct app *a)
{
	return str_ends(str_c(a->args[0]), STR(".game"));
}

static int read_command_line(struct setup *s, struct app *a, struct err *e)
{
	const char *value;
	struct hash h;
	int code = 0;
	if (names_a_file(a))
		code = setup_file(s, a->args[0], e);
	else
		s->name = str_c(a->args[0]);
	if ((value = app_option(a, "rules")))
		s->rules = str_c(value);
	if ((value = app_option(a, "map"))) {
		s->map = str_c(value);
		s->map_board = NULL;
	}
	for (size_t i = 0; (value = app_option_at(a, "option", i)); i++)
		setup_option_word(s, str_c(value));
	for (size_t i = 0; (value = app_option_at(a, "player", i)); i++)
		setup_seat_word(s, str_c(value));
	if ((value = app_option(a, "secret")) && hash_from_hex(str_c(value), &h)) {
		memcpy(s->secret, h.b, sizeof s->secret);
		s->has_secret = true;
	}
	return code;
}

/* Where the host has named a mail server to believe, it is believed, unless he says otherwise. */
static void believe_our_server(struct setup *s, const struct root *r)
{
	bool said = !r->site.authserv_id.n;
	for (size_t i = 0; i < s->options.n; i++)
		said |= str_eq_c(s->options.at[i].name, "auth");
	if (!said)
		VEC_PUSH(&s->options, s->arena, ((struct setup_option){ STR("auth"), STR("results") }));
}

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
	if (!engine_create(l->engine, l->app->now, &step))
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
	const char *place = live_folder(l->app, s->name);
	if (file_exists(place))
		return err_set(e, ERR_EXISTS, "%s stands already; choose another name", place);
	l->folder = arena_printf(&l->arena, "%s/.pbp/new-%.*s", l->app->root, STR_ARG(s->name));
	int code = folder_remove(l->folder, e);
	if (!code)
		code = make_folders(l, s->secret, e);
	if (!code)
		code = first_step(l, s, e);
	if (!code && rename(l->folder, place))
		code = err_sys(e, errno, "moving %s to %s", l->folder, place);
	if (!code)
		code = folder_sync(l->app->root, e);
	if (code)
		folder_remove(l->folder, NULL);
	l->folder = place;
	return code;
}

static void tell(struct app *a, const struct live *l, const struct root *r)
{
	struct hash secret_end = engine_commitment(l->engine);
	struct str address = r->site.address;
	size_t at = str_find_char(address, '@');
	struct buf b = buf_new(&a->run);
	buf_addf(&b, "game %.*s lies in %s\n", STR_ARG(l->name), l->folder);
	buf_addf(&b, "players join by a mail to %.*s+%.*s%.*s, or to %.*s with [pbp:%.*s] in the subject\n",
		 STR_ARG(str_sub(address, 0, at)), STR_ARG(l->name), STR_ARG(str_sub(address, at, address.n)),
		 STR_ARG(address), STR_ARG(l->name));
	buf_addf(&b, "what they may clone: %s/public.git\n", l->folder);
	buf_addf(&b, "dice commitment: %.*s\n", STR_ARG(hash_hex(&a->run, &secret_end)));
	buf_addf(&b, "begin it with: pbp host %.*s begin\n", STR_ARG(l->name));
	app_print(a, buf_str(&b));
}

/* A name and what it is made of, or a file with all of it. */
static int check_usage(const struct app *a)
{
	if (names_a_file(a))
		return 0;
	if (!app_option(a, "rules") || !app_option(a, "map"))
		return app_usage(a);
	return game_name_is_lawful(str_c(a->args[0])) ? 0 :
	       app_fail(a, EXIT_USAGE, "\"%s\" is no name for a game: write a-z, 0-9 and -, at most 32", a->args[0]);
}

int tool_new(struct app *a)
{
	const int usage = check_usage(a);
	if (usage)
		return usage;
	struct err e = { 0 };
	struct setup s;
	struct root root;
	struct live l = { .app = a, .root = &root, .lock = { .fd = -1 } };
	setup_init(&s, a, &l.arena);
	int code = read_command_line(&s, a, &e);
	if (!code && !game_name_is_lawful(s.name))
		code = err_set(&e, ERR_REFUSED, "\"%.*s\" is no name for a game: write a-z, 0-9 and -, at most 32",
			       STR_ARG(s.name));
	if (!code)
		code = root_open(&root, a, true, &e);
	if (!code)
		code = setup_game(&l.game, &s, &e);
	if (!code)
		code = draw_secret(&s, &e);
	l.name = s.name;
	if (!code)
		believe_our_server(&s, &root);
	if (!code)
		code = make_game(&l, &s, &e);
	if (!code)
		tell(a, &l, &root);
	live_close(&l);
	return code ? app_failed(a, &e) : EXIT_DONE;
}
