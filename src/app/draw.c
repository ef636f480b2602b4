/*
 * draw: see draw.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/draw.h"
#include "app/look.h"
#include "base/file.h"
#include "base/piece.h"

enum { MOST_BYTES = 64 << 20 };

/* In a file without a name, to be read from its beginning. */
static int store(int *fd, struct str json, struct err *e)
{
	*fd = memfd_create("picture", MFD_CLOEXEC);
	if (*fd < 0)
		return err_sys(e, errno, "the picture cannot be handed to pbp-draw");
	if (file_write_all(*fd, json, "the picture", e))
		return e->code;
	return lseek(*fd, 0, SEEK_SET) < 0 ? err_sys(e, errno, "the picture cannot be handed to pbp-draw") : 0;
}

static int spawn(pid_t *pid, char *const *args, int in, int out, struct err *e)
{
	posix_spawn_file_actions_t actions;
	int reason;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
	reason = posix_spawn(pid, args[0], &actions, NULL, args, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (reason)
		return err_set(e, ERR_NOT_FOUND,
			       "%s cannot be run (%s): `make install` puts it beside pbp; `--format json` "
			       "does without",
			       args[0], strerror(reason));
	return 0;
}

static int run(char *const *args, int in, int out, struct err *e)
{
	int status = 0;
	pid_t pid;
	const int code = spawn(&pid, args, in, out, e);

	if (code)
		return code;
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		return err_set(e, ERR_DAMAGED, "%s has not drawn it", args[0]);
	return 0;
}

int draw_json(int out, struct app *a, struct str json, const char *format, struct err *e)
{
	char *const args[] = { look_beside(a, "draw"),
			       arena_printf(&a->run, "--outlines=%s", place_data(&a->place, "maps", "", "")),
			       arena_printf(&a->run, "--format=%s", format), NULL };
	int in = -1;
	int code = store(&in, json, e);

	if (!code)
		code = run(args, in, out, e);
	if (in >= 0)
		close(in);
	return code;
}

int draw_to(int out, struct app *a, const json_t *picture, const char *format, struct err *e)
{
	char *json = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
	const int code = json ? draw_json(out, a, str_c(json), format, e) : err_set(e, ERR_LIMIT, "no memory");

	free(json);
	return code;
}

/* ---- many --------------------------------------------------------------------------------------- */

static int start(struct drawer *d, struct err *e)
{
	struct arena *run = &d->app->run;
	char *const args[] = { look_beside(d->app, "draw"),
			       arena_printf(run, "--outlines=%s", place_data(&d->app->place, "maps", "", "")),
			       arena_printf(run, "--format=page"), arena_printf(run, "--many"), NULL };
	int in[2], out[2];

	if (pipe2(in, O_CLOEXEC))
		return err_sys(e, errno, "no pipe to pbp-draw");
	if (pipe2(out, O_CLOEXEC)) {
		close(in[0]);
		close(in[1]);
		return err_sys(e, errno, "no pipe to pbp-draw");
	}
	const int code = spawn(&d->pid, args, in[0], out[1], e);
	close(in[0]);
	close(out[1]);
	if (code) {
		close(in[1]);
		close(out[0]);
		return code;
	}
	d->to = in[1];
	d->from = out[0];
	return 0;
}

int drawer_page(struct str *out, struct drawer *d, const json_t *picture, struct arena *arena, struct err *e)
{
	char *json = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
	int code = json ? 0 : err_set(e, ERR_LIMIT, "no memory");

	if (!code && !d->pid)
		code = start(d, e);
	if (!code)
		code = piece_write(d->to, str_c(json), e);
	if (!code)
		code = piece_read(out, d->from, MOST_BYTES, arena, e);
	free(json);
	return code == ERR_NOT_FOUND && d->pid ? err_set(e, ERR_DAMAGED, "pbp-draw has not drawn it") : code;
}

void drawer_close(struct drawer *d)
{
	int status;

	if (!d->pid)
		return;
	close(d->to);
	close(d->from);
	while (waitpid(d->pid, &status, 0) < 0 && errno == EINTR)
		;
	*d = (struct drawer){ .app = d->app };
}
