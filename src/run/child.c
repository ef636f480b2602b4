/*
 * child: see child.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/child.h"

enum { READ_END = 0, WRITE_END = 1 };

int child_start(struct child *out, child_work *work, void *context, const char *what, struct err *e)
{
	int ask[2], answer[2];

	*out = (struct child){ 0 };
	if (pipe2(ask, O_CLOEXEC))
		return err_sys(e, errno, "starting %s", what);
	if (pipe2(answer, O_CLOEXEC)) {
		close(ask[READ_END]);
		close(ask[WRITE_END]);
		return err_sys(e, errno, "starting %s", what);
	}
	out->pid = fork();
	if (!out->pid) {
		close(ask[WRITE_END]);
		close(answer[READ_END]);
		work(ask[READ_END], answer[WRITE_END], context);
		_exit(0);
	}
	close(ask[READ_END]);
	close(answer[WRITE_END]);
	out->ask = ask[WRITE_END];
	out->answer = answer[READ_END];
	if (out->pid > 0)
		return 0;
	out->pid = 0;
	close(out->ask);
	close(out->answer);
	return err_sys(e, errno, "starting %s", what);
}

void child_stop(struct child *c)
{
	if (!c->pid)
		return;
	close(c->ask);
	close(c->answer);
	while (waitpid(c->pid, NULL, 0) < 0 && errno == EINTR)
		;
	c->pid = 0;
}

bool child_read(int fd, void *to, size_t n)
{
	for (size_t done = 0; done < n;) {
		const ssize_t got = read(fd, (char *)to + done, n - done);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		done += (size_t)got;
	}
	return true;
}
