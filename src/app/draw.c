/*
 * draw: see draw.h.
 */
#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/draw.h"
#include "app/look.h"
#include "base/file.h"

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

static int run(char *const *args, int in, int out, struct err *e)
{
	posix_spawn_file_actions_t actions;
	int reason, status = 0;
	pid_t pid;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
	reason = posix_spawn(&pid, args[0], &actions, NULL, args, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (reason)
		return err_set(e, ERR_NOT_FOUND,
			       "%s cannot be run (%s): `make install` puts it beside pbp; `--format json` "
			       "does without",
			       args[0], strerror(reason));
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

int draw_svg(struct str *svg, struct app *a, const json_t *picture, struct arena *arena, struct err *e)
{
	const int out = memfd_create("drawn", MFD_CLOEXEC);
	int code = out < 0 ? err_sys(e, errno, "no file for the picture") : draw_to(out, a, picture, "page", e);

	if (!code && lseek(out, 0, SEEK_SET) < 0)
		code = err_sys(e, errno, "the picture cannot be read");
	if (!code)
		code = file_read_fd(svg, out, MOST_BYTES, arena, e);
	if (out >= 0)
		close(out);
	return code;
}
