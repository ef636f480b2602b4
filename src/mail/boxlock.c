/*
 * boxlock: see boxlock.h. Asked again and again: a wait in the kernel would have
 * no limit.
 */
#include "mail/boxlock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define STEP_MS 20

static int held_by_another(int fd, const char *name, struct err *e)
{
	struct flock holder = { .l_type = F_RDLCK, .l_whence = SEEK_SET };

	if (fcntl(fd, F_GETLK, &holder) || holder.l_type == F_UNLCK)
		return err_set(e, ERR_AGAIN, "%s: another program is writing it", name);
	return err_set(e, ERR_AGAIN, "%s: process %ld is writing it", name, (long)holder.l_pid);
}

int boxlock_take(int fd, const char *name, unsigned wait_ms, struct err *e)
{
	const struct flock whole = { .l_type = F_RDLCK, .l_whence = SEEK_SET };
	const struct timespec step = { .tv_nsec = STEP_MS * 1000000L };
	struct stat st;

	if (fstat(fd, &st) || !S_ISREG(st.st_mode))
		return 0;
	for (unsigned waited = 0; fcntl(fd, F_SETLK, &whole); waited += STEP_MS) {
		if (errno != EACCES && errno != EAGAIN && errno != EINTR)
			return 0;
		if (waited >= wait_ms)
			return held_by_another(fd, name, e);
		nanosleep(&step, NULL);
	}
	return 0;
}
