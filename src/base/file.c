/*
 * file: see file.h. A file in the making has a temporary name of its own, made
 * from the name it will have, and is locked while it is written: so a second
 * writer waits, and what a killed one left is known as such and removed.
 */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define READ_FIRST ((size_t)4096)

static int open_again(const char *path, int flags, unsigned mode)
{
	int fd;

	do
		fd = open(path, flags | O_CLOEXEC, mode);
	while (fd < 0 && errno == EINTR);
	return fd;
}

static ssize_t read_again(int fd, void *p, size_t n)
{
	ssize_t got;

	do
		got = read(fd, p, n);
	while (got < 0 && errno == EINTR);
	return got;
}

/* What the file says its size is, plus one byte to see its end; a guess for what is no file. */
static size_t first_room(int fd, size_t limit)
{
	struct stat st;
	size_t room = READ_FIRST;

	if (!fstat(fd, &st) && S_ISREG(st.st_mode) && st.st_size > 0)
		room = (size_t)st.st_size + 1;
	return limit && room > limit ? limit + 1 : room;
}

/* Reads until the end or one byte beyond the limit. */
static int read_to_end(struct str *out, int fd, size_t limit, struct arena *a)
{
	size_t cap = first_room(fd, limit), n = 0;
	char *p = arena_alloc(a, cap, 1);

	for (;;) {
		ssize_t got = read_again(fd, p + n, cap - n);

		if (got < 0)
			return -1;
		n += (size_t)got;
		*out = (struct str){ p, n };
		if (!got || (limit && n > limit))
			return 0;
		if (n == cap) {
			p = arena_grow(a, p, cap, cap * 2, 1);
			cap *= 2;
		}
	}
}

static int read_named(struct str *out, int fd, const char *path, size_t limit, struct arena *a, struct err *e)
{
	if (read_to_end(out, fd, limit, a))
		return err_sys(e, errno, "reading %s", path);
	if (limit && out->n > limit)
		return err_set(e, ERR_LIMIT, "%s: larger than %zu bytes", path, limit);
	return 0;
}

int file_read_first(struct str *out, const char *path, size_t most, struct arena *a, struct err *e)
{
	const int fd = open_again(path, O_RDONLY, 0);
	char *p = arena_alloc(a, most ? most : 1, 1);
	ssize_t got = 1;
	int code = 0;

	*out = (struct str){ p, 0 };
	if (fd < 0)
		return err_sys(e, errno, "opening %s", path);
	while (got > 0 && out->n < most)
		out->n += (size_t)((got = read_again(fd, p + out->n, most - out->n)) > 0 ? got : 0);
	if (got < 0)
		code = err_sys(e, errno, "reading %s", path);
	close(fd);
	return code;
}

int file_read(struct str *out, const char *path, size_t limit, struct arena *a, struct err *e)
{
	int fd = open_again(path, O_RDONLY, 0), code;

	if (fd < 0)
		return err_sys(e, errno, "reading %s", path);
	code = read_named(out, fd, path, limit, a, e);
	close(fd);
	return code;
}

int file_read_fd(struct str *out, int fd, size_t limit, struct arena *a, struct err *e)
{
	return read_named(out, fd, "the input", limit, a, e);
}

int file_write_all(int fd, struct str bytes, const char *path, struct err *e)
{
	while (bytes.n) {
		ssize_t put = write(fd, bytes.p, bytes.n);

		if (put < 0 && errno != EINTR)
			return err_sys(e, errno, "writing %s", path);
		if (put > 0)
			bytes = str_sub(bytes, (size_t)put, bytes.n);
	}
	return 0;
}

static struct str folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	if (!slash)
		return STR(".");
	return slash == path ? STR("/") : (struct str){ path, (size_t)(slash - path) };
}

/* "a/b" -> "a/.b.tmp" */
static char *temporary_name(struct arena *a, const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

	return arena_printf(a, "%.*s.%s.tmp", (int)(name - path), path, name);
}

/* 1: the name still means the open file; 0: no longer; -1 with errno: it cannot be known. */
static int is_named(int fd, const char *name)
{
	struct stat held, named;

	if (fstat(fd, &held))
		return -1;
	if (lstat(name, &named))
		return errno == ENOENT ? 0 : -1;
	return held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

static int lock_again(int fd)
{
	int code;

	do
		code = flock(fd, LOCK_EX);
	while (code && errno == EINTR);
	return code;
}

/* What stands there belongs to a writer at work (then wait) or to one that died (then remove it). */
static int remove_leftover(const char *name)
{
	int fd = open_again(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0), code;

	if (fd < 0)
		return errno == ENOENT ? 0 : -1;
	code = lock_again(fd) ? -1 : is_named(fd, name);
	if (code > 0)
		code = unlink(name) && errno != ENOENT ? -1 : 0;
	close(fd);
	return code;
}

/* A new locked file of that name, or -1 with errno. */
static int open_temporary(const char *name)
{
	for (;;) {
		int fd = open_again(name, O_WRONLY | O_CREAT | O_EXCL, 0600), named;

		if (fd < 0) {
			if (errno != EEXIST || remove_leftover(name))
				return -1;
			continue;
		}
		named = lock_again(fd) ? -1 : is_named(fd, name);
		if (named > 0)
			return fd;
		if (named < 0) {
			int reason = errno;

			close(fd);
			errno = reason;
			return -1;
		}
		/* another writer locked it first, took it for a leftover and removed it */
		close(fd);
	}
}

static int fill(int fd, struct str bytes, unsigned mode, const char *path, struct err *e)
{
	int code = file_write_all(fd, bytes, path, e);

	if (code)
		return code;
	return fchmod(fd, mode) ? err_sys(e, errno, "writing %s", path) : 0;
}

/* Where the file system cannot rename without replacing, a link and an unlink do. */
static int rename_new(const char *from, const char *to)
{
	if (!renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE))
		return 0;
	if (errno != EINVAL && errno != ENOSYS)
		return -1;
	return link(from, to) ? -1 : unlink(from);
}

typedef int (*place_fn)(const char *from, const char *to);

static int write_under(const char *path, struct str bytes, unsigned mode, place_fn place, bool synced, struct arena *a,
		       struct err *e)
{
	const char *temporary = temporary_name(a, path);
	int fd = open_temporary(temporary), code;

	if (fd < 0)
		return err_sys(e, errno, "creating %s", temporary);
	code = fill(fd, bytes, mode, path, e);
	if (!code && synced && fsync(fd))
		code = err_sys(e, errno, "writing %s", path);
	if (!code && place(temporary, path))
		code = err_sys(e, errno, "creating %s", path);
	if (code)
		unlink(temporary);
	close(fd);
	return code || !synced ? code : folder_sync(str_cstr(a, folder_of(path)), e);
}

int file_write(const char *path, struct str bytes, unsigned mode, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = write_under(path, bytes, mode, rename, true, &a, e);

	arena_release(&a);
	return code;
}

int file_keep(const char *path, struct str bytes, unsigned mode, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = write_under(path, bytes, mode, rename, false, &a, e);

	arena_release(&a);
	return code;
}

int file_create(const char *path, struct str bytes, unsigned mode, struct err *e)
{
	struct arena a = ARENA_INIT;
	int code = write_under(path, bytes, mode, rename_new, true, &a, e);

	arena_release(&a);
	return code;
}

int file_prepare(const char *path, struct str bytes, unsigned mode, struct sync *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	const char *temporary = temporary_name(&a, path);
	const int fd = open_temporary(temporary);
	int code = fd < 0 ? err_sys(e, errno, "creating %s", temporary) : fill(fd, bytes, mode, path, e);

	if (code && fd >= 0)
		unlink(temporary);
	if (fd >= 0)
		close(fd);
	if (!code)
		sync_add(s, temporary);
	arena_release(&a);
	return code;
}

int file_place(const char *path, struct sync *s, struct err *e)
{
	struct arena a = ARENA_INIT;
	const int code = rename(temporary_name(&a, path), path) ? err_sys(e, errno, "creating %s", path) : 0;

	if (!code)
		sync_add(s, str_cstr(&a, folder_of(path)));
	arena_release(&a);
	return code;
}

int file_remove(const char *path, struct err *e)
{
	if (unlink(path) && errno != ENOENT)
		return err_sys(e, errno, "removing %s", path);
	return 0;
}

bool file_exists(const char *path)
{
	struct stat st;

	return !stat(path, &st) || (errno != ENOENT && errno != ENOTDIR);
}

char *path_join(struct arena *a, const char *folder, const char *name)
{
	size_t n = strlen(folder);

	return arena_printf(a, n && folder[n - 1] != '/' ? "%s/%s" : "%s%s", folder, name);
}
