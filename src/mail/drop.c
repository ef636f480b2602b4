/*
 * drop: see drop.h. Sync first, then link, then sync the folder: a name never
 * stands for bytes that a power cut could take away.
 */
#include "mail/drop.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/byte.h"
#include "base/file.h"

#define FLUSH_AT 1024 /* files waiting */

int drop_open(struct drop *out, const char *folder, const char *tmp, struct arena *a, struct err *e)
{
	int code = folder_make(folder, 0700, e);
	struct err ignored; /* what cannot be swept hinders nobody */

	*out = (struct drop){ .arena = a, .lock = -1 };
	arena_init(&out->names);
	out->folder = str_cstr(a, str_c(folder));
	out->tmp = str_cstr(a, str_c(tmp));
	if (!code)
		code = folder_make(tmp, 0700, e);
	if (!code)
		drop_sweep(tmp, a, &ignored);
	return code;
}

/* 1: path names what fd holds; 0: no longer. */
static int is_still_there(int fd, const char *path, struct err *e)
{
	struct stat held, named;

	if (fstat(fd, &held))
		return err_sys(e, errno, "looking at %s", path);
	if (lstat(path, &named))
		return errno == ENOENT ? 0 : err_sys(e, errno, "looking at %s", path);
	return held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

/* 1: locked and ours; 0: a sweeper took it away before that. */
static int lock_own(struct drop *d, char *path, struct err *e)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), code;

	if (fd < 0)
		return errno == ENOENT ? 0 : err_sys(e, errno, "opening %s", path);
	if (flock(fd, LOCK_EX | LOCK_NB) && errno != EWOULDBLOCK) {
		int reason = errno;

		close(fd);
		return err_sys(e, reason, "locking %s", path);
	}
	code = is_still_there(fd, path, e);
	if (code <= 0) {
		close(fd);
		return code;
	}
	d->own = path;
	d->lock = fd;
	return 1;
}

static int make_own(struct drop *d, struct err *e)
{
	int code = d->lock >= 0;

	for (unsigned n = 0; !code; n++) {
		char *path = arena_printf(d->arena, "%s/%ld-%u", d->tmp, (long)getpid(), n);

		if (!mkdir(path, 0700)) {
			code = lock_own(d, path, e);
			if (code < 0)
				rmdir(path);
		} else if (errno != EEXIST) {
			code = err_sys(e, errno, "creating %s", path);
		}
	}
	return code < 0 ? code : 0;
}

static char *next_path(struct drop *d)
{
	return arena_printf(&d->names, "%s/%lu", d->own, d->count++);
}

static int write_file(const char *path, struct str head, struct str body, struct err *e)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600), code;

	if (fd < 0)
		return err_sys(e, errno, "creating %s", path);
	code = fchmod(fd, 0600) ? err_sys(e, errno, "creating %s", path) : 0;
	if (!code)
		code = file_write_all(fd, head, path, e);
	if (!code)
		code = file_write_all(fd, body, path, e);
	if (close(fd) && !code)
		code = err_sys(e, errno, "writing %s", path);
	if (code)
		unlink(path);
	return code;
}

static int add_pending(struct drop *d, char *path, const char *name, struct err *e)
{
	char *to = path_join(&d->names, d->folder, name);

	VEC_PUSH(&d->pending, &d->names, ((struct drop_file){ path, to, d->owner }));
	return d->pending.n < FLUSH_AT ? 0 : drop_flush(d, e);
}

int drop_add(struct drop *d, const char *name, struct str head, struct str body, struct err *e)
{
	int code = make_own(d, e);
	char *path;

	if (code)
		return code;
	path = next_path(d);
	code = write_file(path, head, body, e);
	return code ? code : add_pending(d, path, name, e);
}

int drop_adopt(struct drop *d, const char *name, const char *path, struct err *e)
{
	int code = make_own(d, e);
	char *to;

	if (code)
		return code;
	to = next_path(d);
	if (link(path, to))
		return err_sys(e, errno, "linking %s to %s", path, to);
	return add_pending(d, to, name, e);
}

void drop_written(const struct drop *d, struct sync *s)
{
	for (size_t i = 0; i < d->pending.n; i++)
		sync_add(s, d->pending.at[i].at);
}

int drop_place(const struct drop *d, struct sync *s, struct err *e)
{
	for (size_t i = 0; i < d->pending.n; i++) {
		const struct drop_file *f = &d->pending.at[i];

		if (link(f->at, f->to) && errno != EEXIST)
			return err_sys(e, errno, "linking %s", f->to);
	}
	if (d->pending.n)
		sync_add(s, d->folder);
	return 0;
}

void drop_placed(struct drop *d)
{
	for (size_t i = 0; i < d->pending.n; i++)
		unlink(d->pending.at[i].at);
	d->pending.at = NULL;
	d->pending.n = d->pending.cap = 0;
	arena_reset(&d->names);
}

void drop_forget(struct drop *d, unsigned owner)
{
	size_t left = 0;

	for (size_t i = 0; i < d->pending.n; i++) {
		if (d->pending.at[i].owner == owner)
			unlink(d->pending.at[i].at);
		else
			d->pending.at[left++] = d->pending.at[i];
	}
	d->pending.n = left;
}

int drop_flush(struct drop *d, struct err *e)
{
	struct sync s = { .arena = ARENA_INIT };
	int code;

	drop_written(d, &s);
	code = sync_all(&s, e);
	if (!code)
		code = drop_place(d, &s, e);
	if (!code)
		code = sync_all(&s, e);
	if (!code)
		drop_placed(d);
	arena_release(&s.arena);
	return code;
}

void drop_close(struct drop *d)
{
	drop_placed(d);
	if (d->own)
		rmdir(d->own);
	if (d->lock >= 0)
		close(d->lock);
	d->own = NULL;
	d->lock = -1;
	arena_release(&d->names);
}

/* ---- sweeping ---- */

static int empty_folder(const char *path, struct arena *a, struct err *e)
{
	struct str *names;
	size_t n;
	int code = folder_list(&names, &n, path, a, e);

	for (size_t i = 0; i < n && !code; i++)
		code = file_remove(path_join(a, path, str_cstr(a, names[i])), e);
	return code;
}

/* "1234-0", a writer's folder, or "oversized-1234" (mailbox.c): other programs write into a Maildir's
 * tmp as well. */
static bool is_name_of_ours(struct str name)
{
	const struct str oversized = STR("oversized-");
	size_t from = str_starts(name, oversized) ? oversized.n : 0, hyphens = 0;

	for (size_t i = from; i < name.n; i++) {
		hyphens += name.p[i] == '-';
		if (name.p[i] != '-' && !byte_is_digit(name.p[i]))
			return false;
	}
	return name.n > from && hyphens == (from ? 0 : 1);
}

/* Whoever wrote it holds a lock on it as long as he lives. */
static int sweep_one(const char *path, struct arena *a, struct err *e)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK), code = 0;
	struct stat st;

	if (fd < 0)
		return errno == ENOENT ? 0 : err_sys(e, errno, "opening %s", path);
	if (!flock(fd, LOCK_EX | LOCK_NB) && !fstat(fd, &st)) {
		code = S_ISDIR(st.st_mode) ? empty_folder(path, a, e) : 0;
		if (!code && (S_ISDIR(st.st_mode) ? rmdir(path) : unlink(path)) && errno != ENOENT)
			code = err_sys(e, errno, "removing %s", path);
	}
	close(fd);
	return code;
}

int drop_sweep(const char *tmp, struct arena *a, struct err *e)
{
	struct str *names;
	size_t n;
	int code = folder_list(&names, &n, tmp, a, e);

	if (code == ERR_NOT_FOUND)
		return 0;
	for (size_t i = 0; i < n && !code; i++)
		if (is_name_of_ours(names[i]))
			code = sweep_one(path_join(a, tmp, str_cstr(a, names[i])), a, e);
	return code;
}
