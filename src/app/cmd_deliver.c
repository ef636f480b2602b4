/*
 * cmd_deliver: `pbp deliver`: becomes the program pbp-deliver that lies beside.
 */
#include <errno.h>
#include <unistd.h>

#include "app/look.h"
#include "app/tools.h"

int tool_deliver(struct app *a)
{
	char *path = look_beside(a, "deliver");
	if (!path)
		return app_fail(a, EXIT_AGAIN, "where the program lies cannot be read: %s", strerror(errno));
	char *now = a->now_given ? arena_printf(&a->run, "-n%lld", (long long)a->place.now) : NULL;
	char *args[] = { path, arena_printf(&a->run, "-C%s", a->place.root), now, NULL };
	execv(path, args);
	return app_fail(a, EXIT_AGAIN, "starting %s: %s", path, strerror(errno));
}
