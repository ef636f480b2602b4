/*
 * sync: see sync.h.
 */
#include "base/sync.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { EACH_AT_MOST = 4, FILE_SYSTEMS = 8 };

/* A folder is named again and again by what comes into it. */
void sync_add(struct sync *s, const char *path)
{
	for (size_t i = s->paths.n; i > 0 && i + EACH_AT_MOST > s->paths.n; i--)
		if (!strcmp(s->paths.at[i - 1], path))
			return;
	VEC_PUSH(&s->paths, &s->arena, arena_strndup(&s->arena, path, strlen(path)));
}

static int call(int (*how)(int), const char *path, struct err *e)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	/* ENOENT: who wrote it has given it up; EINVAL: a file system whose folders cannot be synced, and need not be */
	const int reason = fd < 0 || (how(fd) && errno != EINVAL) ? errno : 0;
	if (fd >= 0)
		close(fd);
	return reason && reason != ENOENT ? err_sys(e, reason, "syncing %s", path) : 0;
}

/* One call for each file system on which any of it lies. */
static int sync_systems(const struct sync *s, struct err *e)
{
	dev_t done[FILE_SYSTEMS];
	size_t n = 0;
	int code = 0;
	for (size_t i = 0; !code && i < s->paths.n; i++) {
		struct stat st;
		size_t k = 0;
		if (stat(s->paths.at[i], &st)) {
			code = errno == ENOENT ? 0 : err_sys(e, errno, "syncing %s", s->paths.at[i]);
			continue;
		}
		while (k < n && done[k] != st.st_dev)
			k++;
		if (k < n)
			continue;
		code = call(syncfs, s->paths.at[i], e);
		if (n < FILE_SYSTEMS)
			done[n++] = st.st_dev;
	}
	return code;
}

int sync_all(struct sync *s, struct err *e)
{
	int code = 0;
	if (s->paths.n > EACH_AT_MOST)
		code = sync_systems(s, e);
	else
		for (size_t i = 0; !code && i < s->paths.n; i++)
			code = call(fsync, s->paths.at[i], e);
	if (!code)
		sync_release(s);
	return code;
}

void sync_release(struct sync *s)
{
	memset(&s->paths, 0, sizeof s->paths);
	arena_reset(&s->arena);
}
