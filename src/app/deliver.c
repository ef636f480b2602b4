/*
 * pbp-deliver: what a mail server's pipe starts. Stores the mail on stdin in
 * ROOT/.pbp/spool, durably, and looks at nothing. Ends in 0, or in 75 (try
 * again) for every trouble of the world, or in 64 for a wrong command line: any
 * other code would bounce the mail to the player.
 */
#include <errno.h>
#include <pwd.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "run/stop.h"
#include "base/screen.h"
#include "base/file.h"
#include "mail/spool.h"

enum { DONE = 0, USAGE = 64, TRY_AGAIN = 75 };

static void on_signal(int number)
{
	(void)number;
	_exit(TRY_AGAIN);
}

/* A mail server asks again after 75; what is half written lies below tmp, for the next sweep. */
static void catch_signals(void)
{
	const int signals[] = { SIGTERM, SIGINT, SIGHUP };
	struct sigaction action = { .sa_handler = on_signal };

	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		sigaction(signals[i], &action, NULL);
	action.sa_handler = SIG_IGN;
	sigaction(SIGPIPE, &action, NULL);
	sigaction(SIGXFSZ, &action, NULL); /* EFBIG is said, as a full disk is */
	stop_crashes();
}

static int complain(const char *what)
{
	screen_print(stderr, "pbp-deliver: %s\n", what);
	return TRY_AGAIN;
}

/* -C DIR, else $PBP_ROOT, else ~/.local/share/pbp; a mail server may pass no HOME. */
static const char *root_folder(const char *option, struct arena *a)
{
	const char *root = option ? option : getenv("PBP_ROOT"), *home = getenv("HOME");
	const struct passwd *user;

	if (root && *root)
		return root;
	if (!home || *home != '/') {
		user = getpwuid(getuid());
		home = user ? user->pw_dir : NULL;
	}
	return home ? path_join(a, home, ".local/share/pbp") : NULL;
}

/* Run as root in somebody else's folder, it would leave files there that he cannot read. */
static bool is_foreign(const char *root)
{
	struct stat st;

	return geteuid() == 0 && !stat(root, &st) && st.st_uid != 0;
}

static bool read_when(when *now, const char *seconds)
{
	char *end;

	errno = 0;
	*now = strtoll(seconds, &end, 10);
	return !errno && end > seconds && !*end;
}

/* -n SECONDS: the present, for `pbp deliver --now`. */
static bool read_options(int argc, char **argv, const char **root, when *now)
{
	bool good = true;
	int option;

	opterr = 0;
	while (good && (option = getopt(argc, argv, "C:n:")) != -1)
		if (option == 'C')
			*root = optarg;
		else
			good = option == 'n' && read_when(now, optarg);
	return good && optind == argc;
}

int main(int argc, char **argv)
{
	struct arena a = ARENA_INIT;
	const char *root = NULL;
	when now = (when)time(NULL);
	struct err e;
	int code;

	if (!read_options(argc, argv, &root, &now)) {
		screen_print(stderr, "usage: pbp-deliver [-C DIR] [-n SECONDS] <MAIL\n");
		return USAGE;
	}
	catch_signals();
	root = root_folder(root, &a);
	if (!root)
		return complain("no -C, no PBP_ROOT and no home folder");
	if (is_foreign(root))
		return complain("run as root, but the root folder is another user's");
	code = spool_deliver(root, STDIN_FILENO, now, &e);
	arena_release(&a);
	return code ? complain(e.text) : DONE;
}
