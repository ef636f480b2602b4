/* lock: flock(2) on a file that holds the process id of its holder. */
#include "store/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/byte.h"
#include "base/err.h"

#define STEP_MS 5

/* The process id in the file, or "". */
static void read_holder(int fd, char *out, size_t room)
{
	ssize_t n = pread(fd, out, room - 1, 0);
	size_t end = 0;
	while (n > 0 && end < (size_t)n && byte_is_digit(out[end]))
		end++;
	out[end] = '\0';
}

static int held_by_another(int fd, const char *path, struct err *e)
{
	char holder[24];
	read_holder(fd, holder, sizeof holder);
	return err_set(e, ERR_AGAIN, "%s: process %s is writing", path, *holder ? holder : "?");
}

/* flock with a limit. */
static int wait_for(int fd, const char *path, unsigned wait_ms, struct err *e)
{
	const struct timespec step = { .tv_nsec = STEP_MS * 1000000L };
	for (unsigned waited = 0;; waited += STEP_MS) {
		if (flock(fd, LOCK_EX | LOCK_NB) == 0)
			return 0;
		if (errno != EWOULDBLOCK && errno != EINTR)
			return err_sys(e, errno, "%s", path);
		if (waited >= wait_ms)
			return held_by_another(fd, path, e);
		nanosleep(&step, NULL);
	}
}

static int sign(int fd, const char *path, struct err *e)
{
	char pid[24];
	int n = snprintf(pid, sizeof pid, "%ld\n", (long)getpid());
	if (ftruncate(fd, 0) < 0 || pwrite(fd, pid, (size_t)n, 0) != n)
		return err_sys(e, errno, "%s", path);
	return 0;
}

int lock_take(struct lock *l, const char *path, unsigned wait_ms, struct err *e)
{
	char holder[24];
	l->fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
	if (l->fd < 0)
		return err_sys(e, errno, "%s", path);
	int r = wait_for(l->fd, path, wait_ms, e);
	if (r == 0) {
		read_holder(l->fd, holder, sizeof holder);
		l->orphan = *holder != '\0';
		r = sign(l->fd, path, e);
	}
	if (r < 0) {
		close(l->fd);
		l->fd = -1;
	}
	return r;
}

void lock_drop(struct lock *l)
{
	if (l->fd < 0)
		return;
	/* a name that stays would only make the next one look for what was left */
	int ignored = ftruncate(l->fd, 0);
	(void)ignored;
	close(l->fd);
	l->fd = -1;
}
