/*
 * cmd_new: `pbp new`: a game's folder, its two repositories and its first commit.
 */
#include "app/tools.h"
#include "app/look.h"
#include "app/zones.h"
#include "disk/create.h"
#include "disk/setup.h"
#include "base/file.h"
#include "store/sshsig.h"

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
	if (!code && (value = app_option(a, "key")))
		code = file_read(&s->key, value, 1 << 16, &a->run, e);
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

static void tell(struct app *a, const struct desk *k, const struct root *r)
{
	struct hash secret_end = engine_commitment(k->live.engine);
	struct str address = r->site.address;
	size_t at = str_find_char(address, '@');
	struct buf b = buf_new(&a->run);
	buf_addf(&b, "game %.*s lies in %s\n", STR_ARG(k->live.name), k->folder);
	buf_addf(&b, "players join by a mail to %.*s+%.*s%.*s, or to %.*s with [pbp:%.*s] in the subject\n",
		 STR_ARG(str_sub(address, 0, at)), STR_ARG(k->live.name), STR_ARG(str_sub(address, at, address.n)),
		 STR_ARG(address), STR_ARG(k->live.name));
	buf_addf(&b, "what they may clone: %s/public.git\n", k->folder);
	buf_addf(&b, "dice commitment: %.*s\n", STR_ARG(hash_hex(&a->run, &secret_end)));
	buf_addf(&b, "it is signed with %s/key, fingerprint %.*s\n", k->folder,
		 STR_ARG(sshkey_fingerprint(k->pen.key->public, &a->run)));
	buf_addf(&b, "begin it with: pbp host %.*s begin\n", STR_ARG(k->live.name));
	app_print(a, buf_str(&b));
}

/* A name and what it is made of, or a file with all of it. */
static int check_usage(const struct app *a)
{
	if (names_a_file(a))
		return 0;
	if (!app_option(a, "rules") || !app_option(a, "map"))
		return app_usage(a);
	return game_name_is_lawful(str_c(a->args[0]))
		       ? 0
		       : app_fail(a, EXIT_USAGE, "\"%s\" is no name for a game: write a-z, 0-9 and -, at most 32",
				  a->args[0]);
}

int tool_new(struct app *a)
{
	const int usage = check_usage(a);
	if (usage)
		return usage;
	struct err e = { 0 };
	struct setup s;
	struct root root;
	struct desk *k = NULL;
	setup_init(&s, &a->place, &a->run);
	int code = read_command_line(&s, a, &e);
	if (!code && !game_name_is_lawful(s.name))
		code = err_set(&e, ERR_REFUSED, "\"%.*s\" is no name for a game: write a-z, 0-9 and -, at most 32",
			       STR_ARG(s.name));
	if (!code)
		code = zones_of_setup(&s, &e);
	if (!code)
		code = root_open(&root, &a->place, true, &e);
	if (!code)
		believe_our_server(&s, &root);
	if (!code)
		code = desk_create(&k, &root, &s, &e);
	if (!code)
		tell(a, k, &root);
	desk_close(k);
	return code ? app_failed(a, &e) : EXIT_DONE;
}
