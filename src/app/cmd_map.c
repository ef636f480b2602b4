/*
 * cmd_map: `pbp map`. What is drawn is made here, from what the viewer may see; drawing is the work of a program of its
 * own, pbp-draw, which lies beside this one and reads it from its standard input.
 */
#include <errno.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/look.h"
#include "app/tools.h"
#include "base/file.h"
#include "report/picture.h"

/* The turn that is asked for, or now with what the last turn brought. */
static int picture_of(struct picture *out, const struct app *a, struct live *l, struct err *e)
{
	const int32_t asked = look_turn(a), last = look_last_turn(l);
	struct report_turn t;
	int code = 0;

	*out = (struct picture){ .game = l->game, .now = engine_state(l->engine) };
	out->turn = asked < 0 ? last : asked;
	if (asked < 0 && last == 0)
		return 0;
	code = live_turn(&t, l, out->turn, NULL, &l->arena, e);
	if (code)
		return code;
	out->before = t.before;
	out->events = t.events;
	out->nevents = t.nevents;
	if (asked >= 0)
		out->now = t.after;
	return 0;
}

/* In a file without a name, to be read from its beginning. */
static int store(int *fd, const json_t *picture, struct err *e)
{
	*fd = memfd_create("picture", MFD_CLOEXEC);
	if (*fd < 0 || json_dumpfd(picture, *fd, JSON_COMPACT | JSON_SORT_KEYS) || lseek(*fd, 0, SEEK_SET))
		return err_sys(e, errno, "the picture cannot be handed to pbp-draw");
	return 0;
}

static int run(char *const *args, int fd, struct err *e)
{
	posix_spawn_file_actions_t actions;
	int reason, status = 0;
	pid_t pid;

	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, fd, STDIN_FILENO);
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

static int draw(struct app *a, const json_t *picture, const char *format, struct err *e)
{
	char *const args[] = { look_beside(a, "draw"),
			       arena_printf(&a->run, "--outlines=%s", place_data(&a->place, "maps", "", "")),
			       arena_printf(&a->run, "--format=%s", format), NULL };
	int fd = -1;
	int code = store(&fd, picture, e);

	fflush(a->out);
	if (!code)
		code = run(args, fd, e);
	if (fd >= 0)
		close(fd);
	return code;
}

static int map_of(struct app *a, struct live *l, struct err *e)
{
	const char *format = a->json ? "json" : app_option(a, "format");
	struct picture p;
	struct viewer v;
	json_t *picture;
	int code = look_viewer(&v, a, l, e);

	if (!app_option(a, "seat"))
		v.as = AUDIENCE_ALL;
	if (!code)
		code = picture_of(&p, a, l, e);
	if (code)
		return code;
	picture = picture_json(&p, v, &l->arena);
	if (format && str_eq_c(str_c(format), "json")) {
		look_json(a, picture);
		return 0;
	}
	code = draw(a, picture, format ? format : "svg", e);
	json_decref(picture);
	return code;
}

int tool_map(struct app *a)
{
	return look(a, map_of);
}
