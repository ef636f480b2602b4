/*
 * main: finds the tool, the root and the present, and runs the tool. The only
 * file that reads the clock and the environment.
 */
#include <libgen.h>
#include <limits.h>
#include <malloc.h>
#include <pwd.h>
#include <jansson.h>
#include <signal.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/tools.h"
#include "base/screen.h"
#include "run/stop.h"
#include "base/bug.h"
#include "base/file.h"

static const char *home_folder(void)
{
	const char *home = getenv("HOME");
	if (home && *home)
		return home;
	struct passwd *p = getpwuid(getuid()); /* a mail server may pass no HOME */
	return p ? p->pw_dir : "/";
}

static const char *find_root(struct app *a)
{
	const char *given = app_option(a, "C");
	if (!given)
		given = getenv("PBP_ROOT");
	if (given && *given)
		return given;
	return arena_printf(&a->run, "%s/.local/share/pbp", home_folder());
}

/* The data lies beside the program: PREFIX/share/pbp when installed, the source tree when built. */
static const char *find_data(struct app *a)
{
	const char *given = getenv("PBP_DATA");
	if (given && *given)
		return given;
	char exe[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);
	if (n <= 0)
		return ".";
	exe[n] = '\0';
	const char *bin = dirname(exe);
	static const char *const places[] = { "../share/pbp", "..", "../.." };
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		const char *path = arena_printf(&a->run, "%s/%s", bin, places[i]);
		if (file_exists(path_join(&a->run, path, "games/core/phrases")))
			return path;
	}
	return ".";
}

static void find_now(struct app *a)
{
	const char *given = app_option(a, "now");
	a->now_given = given != NULL;
	if (!given || !when_parse(str_c(given), &a->place.now))
		a->place.now = (when)time(NULL);
}

static int run_tool(struct app *a, int argc, char **argv, int tool_at)
{
	int code = app_arguments(a, argc, argv, tool_at);
	if (code)
		return code;
	if (app_option(a, "help")) {
		a->nargs = tool_at < argc; /* of `pbp --help` all tools */
		a->args = (const char *const *)&a->tool->name;
		return tool_help(a);
	}
	a->place.run = &a->run;
	a->place.root = find_root(a);
	a->place.data = find_data(a);
	a->json = app_option(a, "json") != NULL;
	find_now(a);
	return a->tool->run(a);
}

/* Mail servers retry on 75 only; anything else bounces with our output to the player. */
static int mail_code(int code)
{
	return code == EXIT_USAGE ? EXIT_MAIL_USAGE : code == EXIT_DONE ? EXIT_DONE : EXIT_AGAIN;
}

/* The small pieces of JSON of which reports are made come and go by the thousand: they are kept for the
 * next report and not joined to their neighbours each time (a fifth of the work of `pbp verify`). What an
 * arena gives back the next one takes: the system need not clear it again (half of what the kernel does for a run). */
static void tune_memory(void)
{
#ifdef M_MXFAST
	mallopt(M_MXFAST, 80 * sizeof(size_t) / 4); /* the most it takes */
	mallopt(M_TRIM_THRESHOLD, 8 << 20);
	mallopt(M_MMAP_THRESHOLD, 2 << 20);
#endif
}

/* Jansson leaves out of an object what there is no memory for: a report would lack a line. */
static void *memory_or_end(size_t size)
{
	void *p = malloc(size);
	if (!p)
		out_of_memory(size);
	return p;
}

int main(int argc, char **argv)
{
	struct app a = { .out = stdout, .tools = tools };
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is said, by EFBIG, as a full disk is */
	json_set_alloc_funcs(memory_or_end, free);
	umask(022); /* libgit2's files in a public history are for all; what is private says so itself */
	tune_memory();
	if (sodium_init() < 0) /* without it the library hashes without the machine's vector units */
		screen_print(stderr, "pbp: libsodium does not start; going on without its fast paths\n");
	const int at = app_tool_at(tools, argc, argv);
	const char *name = at < argc ? argv[at] : "help";
	if (at == argc && !strcmp(argv[argc - 1], "--version")) {
		screen_print(stdout, "pbp %s\n", PBP_VERSION);
		return fflush(stdout) ? EXIT_NO : EXIT_DONE;
	}
	a.tool = tool_find(tools, name);
	if (!a.tool) {
		screen_print(stderr, "pbp: there is no command \"%s\"; `pbp help` lists them\n", name);
		return EXIT_USAGE;
	}
	if (a.tool->flags & TOOL_MAIL)
		stop_crashes();
	int code = run_tool(&a, argc, argv, at);
	if (a.tool->flags & TOOL_MAIL)
		code = mail_code(code);
	if (fflush(a.out) && code == EXIT_DONE && !(a.tool->flags & TOOL_MAIL))
		code = EXIT_NO;
	arena_release(&a.run);
	return code;
}
