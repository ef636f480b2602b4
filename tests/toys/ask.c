/*
 * ask: in place of pbp for suites: has `ready` (the socket PBP_READY) do it, and ends as that ends. What a process that is
 * another's child cannot be is done by pbp itself, three folders above: what is traced, preloaded, another user's.
 */
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ready.h"

static int ready = -1;

static void pass_on(int sig)
{
	const unsigned char byte = (unsigned char)sig;
	if (write(ready, &byte, 1) < 0)
		_exit(71);
}

static int be_pbp(char **argv)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 8);
	for (int up = 0; n > 0 && up < 3;)
		up += path[--n] == '/';
	if (n <= 0)
		return 71;
	memcpy(path + n, "/pbp", 5);
	execv(path, argv);
	return 71;
}

static bool is_traced(void)
{
	char text[512];
	const int fd = open("/proc/self/status", O_RDONLY);
	const ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
	close(fd);
	text[n > 0 ? n : 0] = '\0';
	const char *at = strstr(text, "TracerPid:\t");
	return !at || strncmp(at, "TracerPid:\t0\n", 13);
}

static bool reach(void)
{
	struct sockaddr_un name = { .sun_family = AF_UNIX };
	const char *path = getenv("PBP_READY");
	struct stat st;
	if (!path || getenv("LD_PRELOAD") || strlen(path) >= sizeof name.sun_path || is_traced())
		return false;
	for (int i = 0; i < 1000 && stat(path, &st); i++)
		usleep(2000); /* it has been started just now */
	if (stat(path, &st) || st.st_uid != geteuid() || geteuid() != getuid())
		return false;
	memcpy(name.sun_path, path, strlen(path));
	ready = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	return ready > 2 && !connect(ready, (struct sockaddr *)&name, sizeof name);
}

static size_t size_of(char **texts, size_t *n)
{
	size_t size = 0;
	for (*n = 0; texts[*n]; ++*n)
		size += strlen(texts[*n]) + 1;
	return size;
}

static bool send_texts(char **texts, char *room)
{
	char *to = room;
	for (; *texts; texts++)
		to = stpcpy(to, *texts) + 1;
	return write(ready, room, (size_t)(to - room)) == to - room;
}

static bool send_all(char **argv)
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(sizeof(int) * READY_FILES)];
	} control = { .head = { .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS,
				.cmsg_len = CMSG_LEN(sizeof(int) * READY_FILES) } };
	struct ready_head head = { .mask = umask(0) };
	struct iovec part = { &head, sizeof head };
	struct msghdr m = { .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control };
	const int fds[READY_FILES] = { 0, 1, 2, open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) };
	head.size = size_of(argv, &head.argc);
	head.size += size_of(environ, &head.envc);
	char *room = malloc(head.size + 1);
	umask(head.mask);
	for (int i = 0; i < READY_LIMITS; i++)
		getrlimit((__rlimit_resource_t)i, &head.limits[i]);
	memcpy(CMSG_DATA(&control.head), fds, sizeof fds);
	return room && sendmsg(ready, &m, 0) == (ssize_t)sizeof head && send_texts(argv, room) &&
	       send_texts(environ, room);
}

int main(int argc, char **argv)
{
	static const int passed[] = { SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM };
	int status;
	(void)argc;
	if (!reach())
		return be_pbp(argv);
	for (size_t i = 0; i < sizeof passed / sizeof *passed; i++)
		if (signal(passed[i], SIG_IGN) != SIG_IGN)
			signal(passed[i], pass_on);
	if (!send_all(argv))
		return be_pbp(argv); /* a file is closed that should be open, or the folder is gone */
	if (read(ready, &status, sizeof status) != (ssize_t)sizeof status)
		return 71;
	if (WIFSIGNALED(status)) {
		signal(WTERMSIG(status), SIG_DFL);
		raise(WTERMSIG(status));
	}
	return WEXITSTATUS(status);
}
