/*
 * cmd_deliver: `pbp deliver`: becomes the program pbp-deliver that lies beside.
 */
#include <errno.h>
#include <limits.h>
#include <unistd.h>

#include "app/tools.h"

int tool_deliver(struct app *a)
{
	char self[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
	if (n <= 0)
		return app_fail(a, EXIT_AGAIN, "where the program lies cannot be read: %s", strerror(errno));
	self[n] = '\0';
	char *path = arena_printf(&a->run, "%s-deliver", self);
	char *now = a->now_given ? arena_printf(&a->run, "-n%lld", (long long)a->place.now) : NULL;
	char *args[] = { path, arena_printf(&a->run, "-C%s", a->place.root), now, NULL };
	execv(path, args);
	return app_fail(a, EXIT_AGAIN, "starting %s: %s", path, strerror(errno));
}
