/*
 * painter: see painter.h. Over a pipe each way: a length, and as many bytes.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/painter.h"
#include "base/file.h"

enum { READ_END = 0, WRITE_END = 1, MOST_BYTES = 16 << 20, SECONDS = 20 };

static bool read_whole(int fd, void *to, size_t n)
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

static bool write_framed(int fd, struct str s)
{
	const uint64_t n = s.n;
	const struct str length = { (const char *)&n, sizeof n };

	return !file_write_all(fd, length, "a picture", NULL) && !file_write_all(fd, s, "a picture", NULL);
}

/* False: the other side is gone, or says what it cannot mean. */
static bool read_framed(struct str *out, int fd, struct arena *a)
{
	uint64_t n;
	char *bytes;

	if (!read_whole(fd, &n, sizeof n) || n > MOST_BYTES)
		return false;
	bytes = arena_alloc(a, n + 1, 1);
	*out = (struct str){ bytes, n };
	return read_whole(fd, bytes, n);
}

/* Empty: it was not drawn. */
static struct str drawn(painting how, void *context, struct str json, struct arena *a)
{
	const int out = memfd_create("drawn", MFD_CLOEXEC);
	struct str png = STR_NONE;
	struct err e = { 0 };

	if (out < 0)
		return STR_NONE;
	if (how(context, out, json, &e) || lseek(out, 0, SEEK_SET) < 0 || file_read_fd(&png, out, MOST_BYTES, a, &e))
		png = STR_NONE;
	close(out);
	return png;
}

static _Noreturn void wait_and_paint(int ask, int answer, painting how, void *context)
{
	const struct rlimit seconds = { SECONDS, SECONDS }; /* of each picture: the program that draws inherits it */
	struct arena a = ARENA_INIT;
	struct str json;

	dup2(ask, STDIN_FILENO); /* whoever writes to us there waits for its end; and no file of ours may be 0 */
	setrlimit(RLIMIT_CPU, &seconds);
	while (read_framed(&json, ask, &a) && write_framed(answer, drawn(how, context, json, &a)))
		arena_reset(&a);
	_exit(0);
}

int painter_start(struct painter *out, painting how, void *context, struct err *e)
{
	int ask[2], answer[2];

	*out = (struct painter){ 0 };
	if (pipe2(ask, O_CLOEXEC))
		return err_sys(e, errno, "starting the painter");
	if (pipe2(answer, O_CLOEXEC)) {
		close(ask[READ_END]);
		close(ask[WRITE_END]);
		return err_sys(e, errno, "starting the painter");
	}
	out->pid = fork();
	if (!out->pid) {
		close(ask[WRITE_END]);
		close(answer[READ_END]);
		wait_and_paint(ask[READ_END], answer[WRITE_END], how, context);
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
	return err_sys(e, errno, "starting the painter");
}

struct str painter_paint(struct painter *p, struct str json, struct arena *a)
{
	struct str png;

	return p->pid && write_framed(p->ask, json) && read_framed(&png, p->answer, a) ? png : STR_NONE;
}

void painter_stop(struct painter *p)
{
	if (!p->pid)
		return;
	close(p->ask);
	close(p->answer);
	while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
		;
	p->pid = 0;
}
