/*
 * sender: see sender.h.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/sender.h"

enum { READ_END = 0, WRITE_END = 1 };

struct answer {
	int code;
	struct sending end;
	struct err e;
};

static _Noreturn void wait_and_send(int word, int answer, struct outbox *o, const struct sending *how)
{
	struct answer a = { .end = *how };
	ssize_t got;
	char c;

	close(STDIN_FILENO); /* whoever writes to us there waits for its end */
	while ((got = read(word, &c, 1)) < 0 && errno == EINTR)
		;
	if (got == 1) {
		a.code = sending_run(&a.end, o, &a.e);
		outbox_close(o); /* of what this process put there */
		if (write(answer, &a, sizeof a) != sizeof a)
			_exit(1);
	}
	_exit(0);
}

int sender_start(struct sender *out, struct outbox *o, const struct sending *how, struct err *e)
{
	int word[2], answer[2];

	*out = (struct sender){ 0 };
	if (pipe2(word, O_CLOEXEC))
		return err_sys(e, errno, "starting the sender of letters");
	if (pipe2(answer, O_CLOEXEC)) {
		close(word[READ_END]);
		close(word[WRITE_END]);
		return err_sys(e, errno, "starting the sender of letters");
	}
	out->pid = fork();
	if (!out->pid) {
		close(word[WRITE_END]);
		close(answer[READ_END]);
		wait_and_send(word[READ_END], answer[WRITE_END], o, how);
	}
	close(word[READ_END]);
	close(answer[WRITE_END]);
	out->word = word[WRITE_END];
	out->answer = answer[READ_END];
	if (out->pid > 0)
		return 0;
	out->pid = 0;
	close(out->word);
	close(out->answer);
	return err_sys(e, errno, "starting the sender of letters");
}

static bool read_answer(int fd, struct answer *a)
{
	size_t n = 0;

	while (n < sizeof *a) {
		ssize_t got = read(fd, (char *)a + n, sizeof *a - n);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		n += (size_t)got;
	}
	return true;
}

int sender_send(struct sender *s, struct sending *end, struct err *e)
{
	struct answer a;

	if (write(s->word, "s", 1) != 1 || !read_answer(s->answer, &a))
		return err_set(e, ERR_AGAIN, "the sender of letters died; they wait in the outbox");
	*end = a.end;
	*e = a.e;
	return a.code;
}

void sender_stop(struct sender *s)
{
	if (!s->pid)
		return;
	close(s->word);
	close(s->answer);
	while (waitpid(s->pid, NULL, 0) < 0 && errno == EINTR)
		;
	s->pid = 0;
}
