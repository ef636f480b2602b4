/*
 * follower: see follower.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/follower.h"

enum { READ_END = 0, WRITE_END = 1, CANNOT_RUN = 127, SIGNALLED = 128 };

static _Noreturn void wait_and_run(int word, const char *command, const char *root)
{
	ssize_t got;
	char c;

	while ((got = read(word, &c, 1)) < 0 && errno == EINTR)
		;
	/* whoever writes to us at 0 waits for its end, and no command of ours reads it */
	const int nothing = got == 1 ? open("/dev/null", O_RDONLY | O_CLOEXEC) : -1;
	if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 || setenv("PBP_ROOT", root, 1))
		_exit(got == 1 ? CANNOT_RUN : 0);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(CANNOT_RUN);
}

int follower_start(struct follower *out, const char *command, const char *root, struct err *e)
{
	int word[2];

	*out = (struct follower){ 0 };
	if (pipe2(word, O_CLOEXEC))
		return err_sys(e, errno, "starting what comes after the run");
	out->pid = fork();
	if (!out->pid) {
		close(word[WRITE_END]);
		wait_and_run(word[READ_END], command, root);
	}
	close(word[READ_END]);
	out->word = word[WRITE_END];
	if (out->pid > 0)
		return 0;
	out->pid = 0;
	close(out->word);
	return err_sys(e, errno, "starting what comes after the run");
}

static int wait_for(struct follower *f)
{
	int status = 0;

	while (waitpid(f->pid, &status, 0) < 0 && errno == EINTR)
		;
	f->pid = 0;
	close(f->word);
	return WIFEXITED(status) ? WEXITSTATUS(status) : SIGNALLED + WTERMSIG(status);
}

int follower_go(struct follower *f)
{
	if (!f->pid)
		return 0;
	if (write(f->word, "g", 1) != 1)
		return CANNOT_RUN;
	return wait_for(f);
}

void follower_stop(struct follower *f)
{
	if (!f->pid)
		return;
	close(f->word);
	f->word = -1;
	wait_for(f);
}
