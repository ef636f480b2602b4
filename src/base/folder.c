/*
 * folder: making, listing and syncing folders (file.h).
 */
#include "base/file.h"
#include "base/vec.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

int folder_sync(const char *path, struct err *e)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), code = 0;

	/* EINVAL: a file system whose folders cannot be synced, and need not be */
	if (fd < 0 || (fsync(fd) && errno != EINVAL))
		code = err_sys(e, errno, "syncing %s", path);
	if (fd >= 0)
		close(fd);
	return code;
}

static bool is_folder(const char *path)
{
	struct stat st;

	return !stat(path, &st) && S_ISDIR(st.st_mode);
}

/* One level; where it is new its name in the parent is synced. */
static int make_one(const char *path, const char *parent, unsigned mode, struct err *e)
{
	if (!mkdir(path, mode))
		return folder_sync(parent, e);
	if (errno == EEXIST && is_folder(path))
		return 0;
	return err_sys(e, errno, "making folder %s", path);
}

static int make_levels(char *path, unsigned mode, struct err *e)
{
	const char *parent = *path == '/' ? "/" : ".";
	struct arena a = ARENA_INIT;
	int code = 0;

	for (char *p = path + (*path == '/'); !code && *p;) {
		char *slash = strchrnul(p, '/'), after = *slash;

		*slash = '\0';
		if (slash > p) {
			code = make_one(path, parent, mode, e);
			parent = arena_strndup(&a, path, (size_t)(slash - path));
		}
		*slash = after;
		p = slash + (after == '/');
	}
	arena_release(&a);
	return code;
}

int folder_make(const char *path, unsigned mode, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = 0;

	if (!is_folder(path))
		code = make_levels(arena_strndup(&a, path, strlen(path)), mode, e);
	arena_release(&a);
	return code;
}

static int by_bytes(const void *a, const void *b)
{
	return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

int folder_list(struct str **names, size_t *n, const char *path, struct arena *a, struct err *e)
{
	VEC(struct str) list = { 0 };
	const struct dirent *entry;
	DIR *folder = opendir(path);

	if (!folder)
		return err_sys(e, errno, "listing %s", path);
	while (errno = 0, (entry = readdir(folder))) {
		if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, ".."))
			VEC_PUSH(&list, a, str_dup(a, str_c(entry->d_name)));
	}
	if (errno) {
		int code = err_sys(e, errno, "listing %s", path);

		closedir(folder);
		return code;
	}
	closedir(folder);
	if (list.n)
		qsort(list.at, list.n, sizeof *list.at, by_bytes);
	*names = list.at;
	*n = list.n;
	return 0;
}

/* Folders below are entered by descriptor, so that a link put in place meanwhile leads nowhere. */
static int remove_inside(int fd, const char *path, unsigned depth, struct err *e)
{
	DIR *dir = fdopendir(fd);
	struct dirent *entry;
	int code = dir ? 0 : err_sys(e, errno, "reading %s", path);

	if (!dir)
		close(fd);
	while (!code && dir && (entry = readdir(dir))) {
		const char *name = entry->d_name;
		int below;

		if (!strcmp(name, ".") || !strcmp(name, ".."))
			continue;
		if (!unlinkat(dirfd(dir), name, 0))
			continue;
		below = depth ? openat(dirfd(dir), name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : -1;
		if (below < 0)
			code = err_sys(e, errno, "removing %s/%s", path, name);
		else if (!(code = remove_inside(below, path, depth - 1, e)) && unlinkat(dirfd(dir), name, AT_REMOVEDIR))
			code = err_sys(e, errno, "removing %s/%s", path, name);
	}
	if (dir)
		closedir(dir);
	return code;
}

int folder_remove(const char *path, struct err *e)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

	if (fd < 0)
		return errno == ENOENT ? 0 : err_sys(e, errno, "opening %s", path);
	int code = remove_inside(fd, path, 100, e);
	if (!code && rmdir(path))
		code = err_sys(e, errno, "removing %s", path);
	return code;
}

static int copy_bytes(int from, int to, const char *path, struct err *e)
{
	enum { AT_ONCE = 1 << 26 };
	ssize_t n;

	while ((n = sendfile(to, from, NULL, AT_ONCE)) > 0)
		;
	return n < 0 ? err_sys(e, errno, "copying %s", path) : 0;
}

static int copy_file(const char *from, const char *to, unsigned mode, struct err *e)
{
	const int in = open(from, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
	const int out = in < 0 ? -1 : open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode | S_IWUSR);
	int code = out < 0 ? err_sys(e, errno, "copying %s", from) : copy_bytes(in, out, from, e);

	if (in >= 0)
		close(in);
	if (out >= 0 && close(out) && !code)
		code = err_sys(e, errno, "copying %s", from);
	return code;
}

static int copy_inside(const char *from, const char *to, unsigned depth, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str *names;
	struct stat st;
	size_t n = 0;
	int code = mkdir(to, 0700) ? err_sys(e, errno, "making folder %s", to) : folder_list(&names, &n, from, &a, e);

	for (size_t i = 0; !code && i < n; i++) {
		const char *source = path_join(&a, from, names[i].p), *target = path_join(&a, to, names[i].p);

		if (lstat(source, &st))
			code = err_sys(e, errno, "copying %s", source);
		else if (S_ISDIR(st.st_mode) && depth)
			code = copy_inside(source, target, depth - 1, e);
		else if (S_ISREG(st.st_mode))
			code = copy_file(source, target, st.st_mode & 0777, e);
	}
	arena_release(&a);
	return code;
}

int folder_copy(const char *from, const char *to, struct err *e)
{
	return copy_inside(from, to, 100, e);
}
