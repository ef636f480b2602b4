/*
 * ask: see ask.h.
 */
#include <errno.h>
#include <jansson.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "post/ask.h"

enum { MOST_BYTES = 16 << 20, MOST_WORDS = 12 };

extern char **environ;

static int run(char *const *args, int out, struct err *e)
{
	posix_spawn_file_actions_t actions;
	int reason, status = 0;
	pid_t pid;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
	reason = posix_spawn(&pid, args[0], &actions, NULL, args, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (reason)
		return err_set(e, ERR_NOT_FOUND, "%s cannot be run (%s): it must lie beside pbp-post", args[0],
			       strerror(reason));
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		return err_set(e, ERR_FAILED, "`pbp %s` did not work", args[1]); /* it has said why */
	return 0;
}

/* The words end with a NULL. */
static int ask(struct str *out, const struct asked *w, const struct forum *f, const char *const *words, struct err *e)
{
	const int fd = memfd_create("answer", MFD_CLOEXEC);
	char *args[MOST_WORDS] = { str_cstr(f->arena, str_c(w->pbp)) };
	size_t n = 1;
	int code;

	while (*words)
		args[n++] = str_cstr(f->arena, str_c(*words++));
	args[n++] = str_cstr(f->arena, STR("-C"));
	args[n++] = str_cstr(f->arena, str_c(w->root));
	if (w->now)
		args[n++] = arena_printf(f->arena, "--now=%s", w->now);
	code = fd < 0 ? err_sys(e, errno, "no file for an answer") : run(args, fd, e);
	if (!code && lseek(fd, 0, SEEK_SET) < 0)
		code = err_sys(e, errno, "an answer cannot be read");
	if (!code)
		code = file_read_fd(out, fd, MOST_BYTES, f->arena, e);
	if (fd >= 0)
		close(fd);
	return code;
}

static int read_json(json_t **out, struct str text, struct err *e)
{
	json_error_t where;

	*out = json_loadb(text.p, text.n, 0, &where);
	return *out ? 0 : err_set(e, ERR_DAMAGED, "pbp answers with what is no JSON: %s", where.text);
}

int ask_ended(struct str **commits, size_t *n, void *who, const struct forum *f, struct err *e)
{
	const char *const words[] = { "status", str_cstr(f->arena, f->game), "--json", NULL };
	struct str text;
	json_t *status = NULL, *ended;
	int code = ask(&text, who, f, words, e);

	if (!code)
		code = read_json(&status, text, e);
	if (code)
		return code;
	ended = json_object_get(status, "ended");
	*n = json_array_size(ended);
	*commits = ARENA_ARRAY(f->arena, struct str, *n + 1);
	for (size_t i = 0; i < *n; i++)
		(*commits)[i] = str_dup(f->arena, str_c(json_string_value(json_array_get(ended, i))));
	json_decref(status);
	return 0;
}

static struct str kept(const json_t *o, const char *key, struct arena *a)
{
	return str_dup(a, str_c(json_string_value(json_object_get(o, key))));
}

int ask_turn(struct turn *out, void *who, const struct forum *f, int32_t turn, struct err *e)
{
	const char *number = arena_printf(f->arena, "--turn=%d", turn), *game = str_cstr(f->arena, f->game);
	const char *const json[] = { "report", game, number, "--json", NULL };
	const char *const text[] = { "report", game, number,
				     arena_printf(f->arena, "--format=%.*s", STR_ARG(f->format)), NULL };
	struct str answer;
	json_t *o = NULL;
	int code = ask(&answer, who, f, json, e);

	if (!code)
		code = read_json(&o, answer, e);
	if (code)
		return code;
	*out = (struct turn){ .number = turn,
			      .words = kept(o, "turn_words", f->arena),
			      .headline = kept(o, "headline", f->arena) };
	json_decref(o);
	return ask(&out->report, who, f, text, e);
}
