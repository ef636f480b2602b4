/* gitlib: see the header. */
#include "store/gitlib.h"

#include <errno.h>
#include <fcntl.h>
#include <git2.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/err.h"

#define CACHE_BYTES ((ssize_t)4 << 20)
#define PACKS_OPEN ((size_t)128)
#define MAPPED_BYTES ((size_t)32 << 20)

static int configure(void)
{
	static const int levels[] = { GIT_CONFIG_LEVEL_SYSTEM, GIT_CONFIG_LEVEL_XDG, GIT_CONFIG_LEVEL_GLOBAL,
				      GIT_CONFIG_LEVEL_PROGRAMDATA };
	int r = 0;
	for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
		r |= git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, levels[i], "");
	r |= git_libgit2_opts(GIT_OPT_ENABLE_FSYNC_GITDIR, 1);
	/* we run no hook and read no configuration, so whose repository it is does no harm */
	r |= git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
	/* every object is hashed by git.c, five times faster */
	r |= git_libgit2_opts(GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION, 0);
	r |= git_libgit2_opts(GIT_OPT_SET_CACHE_MAX_SIZE, CACHE_BYTES);
	r |= git_libgit2_opts(GIT_OPT_SET_MWINDOW_MAPPED_LIMIT, MAPPED_BYTES);
	r |= git_libgit2_opts(GIT_OPT_SET_MWINDOW_FILE_LIMIT, PACKS_OPEN);
	return r;
}

/* While it begins no file can be opened: it would read and parse every certificate of the system, half of what a short
 * command takes, for a network that it is never sent to. */
static int begin(void)
{
	struct rlimit files = { 0 };
	const bool known = !getrlimit(RLIMIT_NOFILE, &files);
	const struct rlimit none = { .rlim_cur = 0, .rlim_max = files.rlim_max };
	const bool shut = known && !setrlimit(RLIMIT_NOFILE, &none);
	const int r = git_libgit2_init();
	if (shut)
		setrlimit(RLIMIT_NOFILE, &files);
	return r < 0 && shut ? git_libgit2_init() : r; /* another libgit2 may need some file */
}

int gitlib_use(struct err *e)
{
	static bool used;
	if (used)
		return 0;
	if (begin() < 0 || configure() < 0)
		return gitlib_error(e, ERR_FAILED, "libgit2");
	used = true;
	return 0;
}

int gitlib_error(struct err *e, int code, const char *what)
{
	const git_error *last = git_error_last();
	if (last && (last->klass == GIT_ERROR_OS || last->klass == GIT_ERROR_NOMEMORY))
		code = ERR_AGAIN;
	return err_set(e, code, "%s: %s", what, last && last->message ? last->message : "libgit2 failed");
}

/* As many descriptors as reading an object may take at a time; the errno of the first that is refused, or 0. */
static int refused(const char *folder)
{
	int fd[8], n = 0, why = 0;
	while (!why && n < (int)(sizeof fd / sizeof *fd)) {
		fd[n] = open(folder, O_RDONLY | O_CLOEXEC);
		why = fd[n] < 0 ? errno : 0;
		n += !why;
	}
	while (n > 0)
		close(fd[--n]);
	return why;
}

int gitlib_unread(struct err *e, int code, const char *folder)
{
	const int why = refused(folder);
	return why && why != ENOENT && why != ENOTDIR ? err_sys(e, why, "reading %s", folder)
						      : gitlib_error(e, code, folder);
}
