/*
 * ready: pbp as suites start it a thousand times. To load its 43 libraries takes half of a short run, so that one process
 * loads them once (`ready serve SOCKET`) and begets one for each command, which has the arguments, the environment, the
 * folder, the files 0 to 2, the limits and the mask of who asked (tests/toys/ask.c), and does what main of pbp does.
 * By any other arguments it is pbp. One process, one thread; it ends when it is told to, or when who started it is gone.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/err.h"
#include "mail/mime.h"
#include "ready.h"
#include "store/gitlib.h"

enum { MOST = 64 };

extern int pbp_main(int argc, char **argv);

struct run {
	int asker;
	pid_t pid;
};
static struct run runs[MOST];
static size_t nruns;
static int woken[2]; /* a child has ended */

static void wake(int sig)
{
	const int before = errno;
	if (sig == SIGTERM)
		_exit(0);
	if (write(woken[1], "", 1) < 0)
		_exit(71);
	errno = before;
}

static bool read_all(int fd, void *to, size_t n)
{
	for (ssize_t got; n; n -= (size_t)got, to = (char *)to + got)
		if ((got = read(fd, to, n)) <= 0)
			return false;
	return true;
}

/* The head, and the files with it. */
static bool take_head(int asker, struct ready_head *head, int fds[READY_FILES])
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(sizeof(int) * READY_FILES)];
	} control;
	struct iovec part = { head, sizeof *head };
	struct msghdr m = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control };
	if (recvmsg(asker, &m, MSG_WAITALL) != (ssize_t)sizeof *head)
		return false;
	const struct cmsghdr *c = CMSG_FIRSTHDR(&m);
	if (!c || c->cmsg_type != SCM_RIGHTS || c->cmsg_len != CMSG_LEN(sizeof(int) * READY_FILES))
		return false;
	memcpy(fds, CMSG_DATA(c), sizeof(int) * READY_FILES);
	return true;
}

/* n texts, each ended by a NUL, as an array that ends with NULL. */
static char **texts(char **at, size_t n)
{
	char **all = calloc(n + 1, sizeof *all);
	for (size_t i = 0; all && i < n; i++, *at += strlen(*at) + 1)
		all[i] = *at;
	return all;
}

/* What libraries do when they are first used takes a quarter of a short run: it is done before the first. */
static void use_libraries(void)
{
	struct err e = { 0 };
	ARENA_SCRATCH(a);
	if (gitlib_use(&e))
		fprintf(stderr, "ready: %s\n", e.text);
	mime_decode_words(&a, STR("=?utf-8?q?ready?="));
}

/* In the child: becomes what was asked for. */
static void be_pbp(const struct ready_head *head, char *text, const int fds[READY_FILES])
{
	for (int i = 0; i < READY_FOLDER; i++)
		dup2(fds[i], i);
	if (fchdir(fds[READY_FOLDER]))
		_exit(71);
	for (int i = 0; i < READY_FILES; i++)
		close(fds[i]);
	umask(head->mask);
	for (int i = 0; i < READY_LIMITS; i++)
		setrlimit((__rlimit_resource_t)i, &head->limits[i]);
	char **argv = texts(&text, head->argc);
	environ = texts(&text, head->envc);
	const int code = argv && environ ? pbp_main((int)head->argc, argv) : 71;
#ifdef __SANITIZE_ADDRESS__ /* which looks for leaks in the end */
	exit(code);
#endif
	fflush(NULL);
	_exit(code); /* what 43 libraries do at the end takes a quarter of all of it */
}

/* What is otherwise here than in a program that a shell starts. */
static const int taken[] = { SIGCHLD, SIGTERM, SIGINT, SIGQUIT };

static void begin(int listener, int asker)
{
	struct ready_head head;
	int fds[READY_FILES];
	char *text;
	if (!take_head(asker, &head, fds)) {
		close(asker);
		return;
	}
	text = malloc(head.size + 1);
	if (text && read_all(asker, text, head.size)) {
		const pid_t pid = fork();
		if (pid == 0) {
			for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
				signal(taken[i], SIG_DFL);
			close(listener);
			close(woken[0]);
			close(woken[1]);
			for (size_t i = 0; i < nruns; i++)
				close(runs[i].asker);
			close(asker);
			be_pbp(&head, text, fds);
		}
		if (pid < 0)
			close(asker);
		else
			runs[nruns++] = (struct run){ asker, pid };
	} else {
		close(asker);
	}
	free(text);
	for (int i = 0; i < READY_FILES; i++)
		close(fds[i]);
}

static void forget(size_t i)
{
	close(runs[i].asker);
	runs[i] = runs[--nruns];
}

static void end_some(void)
{
	int status;
	for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;)
		for (size_t i = 0; i < nruns; i++)
			if (runs[i].pid == pid) {
				if (send(runs[i].asker, &status, sizeof status, MSG_NOSIGNAL) < 0)
					fputs("ready: nobody waits for a command any more\n", stderr);
				forget(i);
				break;
			}
}

/* A byte is a signal that who asked was sent; when he is gone, so is what he began. */
static void pass_signal(size_t i)
{
	unsigned char sig;
	if (read(runs[i].asker, &sig, 1) == 1) {
		kill(runs[i].pid, sig);
		return;
	}
	kill(runs[i].pid, SIGKILL);
	waitpid(runs[i].pid, NULL, 0);
	forget(i);
}

static int serve(const char *path)
{
	struct sockaddr_un name = { .sun_family = AF_UNIX };
	const int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (strlen(path) >= sizeof name.sun_path || listener < 0 || pipe(woken))
		return 71;
	memcpy(name.sun_path, path, strlen(path));
	if (bind(listener, (struct sockaddr *)&name, sizeof name) || listen(listener, MOST))
		return 71;
	prctl(PR_SET_PDEATHSIG, SIGTERM);
	use_libraries();
	sigaction(SIGCHLD, &(struct sigaction){ .sa_handler = wake, .sa_flags = SA_RESTART }, NULL);
	sigaction(SIGTERM, &(struct sigaction){ .sa_handler = wake }, NULL);
	for (;;) {
		struct pollfd at[MOST + 2] = { { .fd = woken[0], .events = POLLIN },
					       { .fd = nruns < MOST ? listener : -1, .events = POLLIN } };
		const size_t n = nruns;
		char byte;
		for (size_t i = 0; i < n; i++)
			at[i + 2] = (struct pollfd){ .fd = runs[i].asker, .events = POLLIN };
		if (poll(at, n + 2, -1) < 0)
			continue;
		for (size_t i = n; i-- > 0;)
			if (at[i + 2].revents)
				pass_signal(i);
		if (at[0].revents && read(woken[0], &byte, 1) == 1)
			end_some();
		const int asker = at[1].revents ? accept(listener, NULL, NULL) : -1;
		if (asker >= 0)
			begin(listener, asker);
	}
}

int main(int argc, char **argv)
{
	return argc == 3 && !strcmp(argv[1], "serve") ? serve(argv[2]) : pbp_main(argc, argv);
}
