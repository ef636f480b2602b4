/*
 * main: pbp-post: brings the forums of games to where the games are, and the orders of their threads to `pbp process`.
 * The only file of it that reads the clock, the environment and the command line.
 */
#include <getopt.h>
#include <limits.h>
#include <pwd.h>
#include <signal.h>
#include <sodium.h>
#include <unistd.h>

#include "base/file.h"
#include "base/screen.h"
#include "post/ask.h"
#include "post/reading.h"
#include "post/settings.h"
#include "post/web.h"

enum { DONE = 0, NO = 1, USAGE = 2, AGAIN = 75, PATIENCE = 60 };

struct errand {
	const char *root, *now;
	int64_t patience;
	bool read;
	struct asked asked;
	size_t posted, forums;
	int code; /* how it ends */
};

void forum_say(const struct forum *f, const char *fmt, ...)
{
	struct arena a = ARENA_INIT;
	va_list args;

	va_start(args, fmt);
	screen_print(stderr, "pbp-post: %.*s, %.*s: %s\n", STR_ARG(f->game), STR_ARG(f->name),
		     arena_vprintf(&a, NULL, fmt, args));
	va_end(args);
	arena_release(&a);
}

static void sleep_for(void *who, int64_t seconds)
{
	(void)who;
	for (unsigned left = (unsigned)seconds; left;)
		left = sleep(left);
}

/* ---- a forum ---------------------------------------------------------------------------------- */

static int bring(struct errand *r, struct forum *f, struct err *e)
{
	struct gazette g = { ask_ended, ask_turn, sleep_for, &r->asked, r->patience };
	struct journal j;
	size_t n = 0;
	int code = journal_open(&j, f, e);

	if (!code)
		code = posting_run(&n, f, &j, &g, e);
	r->patience = g.patience;
	r->posted += n;
	journal_close(&j);
	if (n)
		screen_print(stdout, "%.*s, %.*s: %zu part%s posted\n", STR_ARG(f->game), STR_ARG(f->name), n,
			     n == 1 ? "" : "s");
	return code;
}

/* The game's own; made where there is none, by who reads first. */
static int key_of(struct postmark_key *out, const struct forum *f, struct err *e)
{
	const char *game = arena_printf(f->arena, "%s/%.*s", f->root, STR_ARG(f->game));
	int code = postmark_key_read(out, game, f->arena, e);

	if (code != ERR_NOT_FOUND)
		return code;
	struct hash fresh;

	randombytes_buf(fresh.b, sizeof fresh.b);
	code = file_create(path_join(f->arena, f->folder, "key"), hash_hex(f->arena, &fresh), 0600, e);
	return code && code != ERR_EXISTS ? code : postmark_key_read(out, game, f->arena, e);
}

static int fetch(struct errand *r, struct forum *f, struct err *e)
{
	struct postmark_key key;
	struct journal j;
	size_t n = 0;
	int code = 0;

	if (!f->driver->read || !f->members.n)
		return 0;
	code = key_of(&key, f, e);
	if (code)
		return code;
	code = journal_open(&j, f, e);
	if (!code)
		code = reading_run(&n, f, &j, &key, e);
	journal_close(&j);
	if (n)
		screen_print(stdout, "%.*s, %.*s: %zu post%s read\n", STR_ARG(f->game), STR_ARG(f->name), n,
			     n == 1 ? "" : "s");
	(void)r;
	return code;
}

/* One that does not answer keeps no other waiting. */
static void visit(struct errand *r, struct str game, const char *folder, struct str name)
{
	struct arena a = ARENA_INIT;
	struct err e = { 0 };
	struct forum f = { .root = r->root, .folder = folder, .game = game, .name = name };
	int code = settings_read(&f, path_join(&a, folder, str_cstr(&a, name)), &a, &e);

	f.now = (when)time(NULL);
	if (r->now)
		when_parse(str_c(r->now), &f.now);
	if (!code)
		code = (r->read ? fetch : bring)(r, &f, &e);
	web_close(&f);
	r->forums++;
	if (code)
		forum_say(&f, "%s", e.text);
	if (code && r->code != NO)
		r->code = code == ERR_AGAIN ? AGAIN : NO;
	arena_release(&a);
}

/* ---- games ------------------------------------------------------------------------------------ */

/* Not what pbp-post itself puts beside them, which has a dot in its name, nor the key. */
static bool is_forum(struct str name)
{
	return str_find_char(name, '.') == name.n && !str_ends(name, STR("~")) && !str_eq_c(name, "key");
}

static int visit_game(struct errand *r, struct str game, struct arena *a, struct err *e)
{
	const char *folder = arena_printf(a, "%s/%.*s/forums", r->root, STR_ARG(game));
	struct str *names;
	size_t n;
	const int code = folder_list(&names, &n, folder, a, e);

	for (size_t i = 0; !code && i < n; i++)
		if (is_forum(names[i]))
			visit(r, game, folder, names[i]);
	return code;
}

static int visit_all(struct errand *r, struct arena *a, struct err *e)
{
	struct str *games;
	size_t n;
	int code = folder_list(&games, &n, r->root, a, e);

	for (size_t i = 0; !code && i < n; i++)
		if (file_exists(arena_printf(a, "%s/%.*s/forums", r->root, STR_ARG(games[i]))))
			code = visit_game(r, games[i], a, e);
	return code;
}

static int visit_named(struct errand *r, char **games, struct arena *a, struct err *e)
{
	int code = 0;

	for (; !code && *games; games++) {
		code = visit_game(r, str_c(*games), a, e);
		if (code == ERR_NOT_FOUND)
			err_set(e, code,
				"game %s has no forums: each is a file in %s/%s/forums (docs/forums.md says what "
				"stands in it)",
				*games, r->root, *games);
	}
	return code;
}

/* ---- the command line ------------------------------------------------------------------------- */

static const char *home_root(struct arena *a)
{
	const char *root = getenv("PBP_ROOT"), *home = getenv("HOME");
	const struct passwd *user;

	if (root && *root)
		return root;
	if (!home || *home != '/') {
		user = getpwuid(getuid());
		home = user ? user->pw_dir : "/";
	}
	return path_join(a, home, ".local/share/pbp");
}

/* pbp lies beside: this program's path without "-post". */
static const char *beside(struct arena *a)
{
	char self[PATH_MAX];
	const ssize_t n = readlink("/proc/self/exe", self, sizeof self);

	return n > 5 ? arena_strndup(a, self, (size_t)n - 5) : "pbp";
}

static bool read_options(struct errand *r, int argc, char **argv)
{
	static const struct option options[] = {
		{ "now", required_argument, NULL, 'n' },
		{ "wait", required_argument, NULL, 'w' },
		{ "read", no_argument, NULL, 'r' },
		{ NULL, 0, NULL, 0 },
	};
	int option;
	when now;

	while ((option = getopt_long(argc, argv, "C:", options, NULL)) != -1) {
		if (option == '?' || (option == 'n' && !when_parse(str_c(optarg), &now)) ||
		    (option == 'w' && (!str_to_int(str_c(optarg), &r->patience) || r->patience < 0)))
			return false;
		if (option == 'r')
			r->read = true;
		else if (option != 'w')
			*(option == 'C' ? &r->root : &r->now) = optarg;
	}
	return true;
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	struct errand r = { .root = home_root(&a), .patience = PATIENCE };
	struct err e = { 0 };
	int code;

	signal(SIGPIPE, SIG_IGN);
	if (!read_options(&r, argc, argv)) {
		screen_print(stderr, "usage: pbp-post [-C DIR] [--read] [--wait SECONDS] [--now TIME] [GAME]...\n");
		return USAGE;
	}
	if (sodium_init() < 0)
		screen_print(stderr, "pbp-post: libsodium does not start; going on without its fast paths\n");
	r.asked = (struct asked){ beside(&a), r.root, r.now };
	code = optind < argc ? visit_named(&r, argv + optind, &a, &e) : visit_all(&r, &a, &e);
	if (code)
		screen_print(stderr, "pbp-post: %s\n", e.text);
	arena_release(&a);
	return code ? NO : r.code;
}
