/* sandbox: what holds once it is entered, tried in a child; what the kernel has not cannot hold */
#include "test.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/sandbox.h"

#define INSIDE "/tmp/pbp-test-sandbox"
#define OUTSIDE "/tmp/pbp-test-outside"

static bool may_make(const char *path)
{
	const int fd = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

static bool may_connect(void)
{
	const int fd = socket(AF_INET, SOCK_STREAM, 0);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

static bool may_run(void)
{
	const pid_t pid = fork();
	int status;

	if (!pid) {
		execl("/bin/true", "true", (char *)NULL);
		_exit(9);
	}
	waitpid(pid, &status, 0);
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* 0, or the number of the first thing that is not as it should be. */
static int try_all(unsigned held)
{
	if (!may_make(INSIDE "/a/x") || link(INSIDE "/a/x", INSIDE "/b/x") || rename(INSIDE "/a/x", INSIDE "/b/y") ||
	    unlink(INSIDE "/b/x"))
		return 1; /* what a run does */
	if (open(INSIDE "/b", O_RDONLY | O_DIRECTORY) < 0 || open("/dev/null", O_WRONLY) < 0)
		return 2;
	if (held & SANDBOX_FILES && (may_make(OUTSIDE "/x") || open(OUTSIDE "/secret", O_RDONLY) >= 0))
		return 3;
	if (held & SANDBOX_FILES && !access(OUTSIDE, R_OK) && rename(INSIDE "/b/y", OUTSIDE "/y") == 0)
		return 4;
	if (held & SANDBOX_CALLS && (may_connect() || may_run()))
		return 5;
	return 0;
}

static int in_a_child(unsigned *held, bool programs)
{
	struct arena a = ARENA_INIT;
	int status, fd[2];
	pid_t pid;

	assert_int_equal(pipe(fd), 0);
	pid = fork();
	if (!pid) {
		struct sandbox s = { .programs = programs };

		VEC_PUSH(&s.write, &a, INSIDE);
		VEC_PUSH(&s.read, &a, "/nonexistent");
		*held = sandbox_enter(&s);
		if (write(fd[1], held, sizeof *held) < 0)
			_exit(99);
		_exit(programs ? !may_run() : try_all(*held));
	}
	assert_int_equal(read(fd[0], held, sizeof *held), sizeof *held);
	close(fd[0]);
	close(fd[1]);
	waitpid(pid, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 100;
}

static void test_sandbox__holds_and_lets_a_run_do_its_work(void **state)
{
	unsigned held = 0;

	(void)state;
	assert_int_equal(in_a_child(&held, false), 0);
	assert_int_equal(held & ~sandbox_kernel(), 0);
	print_message("held: %s %s\n", held & SANDBOX_FILES ? "files" : "-", held & SANDBOX_CALLS ? "calls" : "-");
}

static void test_sandbox__lets_gpgv_run_where_signatures_are_checked(void **state)
{
	unsigned held = 0;

	(void)state;
	assert_int_equal(in_a_child(&held, true), 0);
}

static int setup(void **state)
{
	(void)state;
	mkdir(INSIDE, 0700);
	mkdir(INSIDE "/a", 0700);
	mkdir(INSIDE "/b", 0700);
	mkdir(OUTSIDE, 0700);
	may_make(OUTSIDE "/secret");
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	unlink(INSIDE "/a/x");
	unlink(INSIDE "/b/x");
	unlink(INSIDE "/b/y");
	unlink(OUTSIDE "/secret");
	unlink(OUTSIDE "/x");
	rmdir(INSIDE "/a");
	rmdir(INSIDE "/b");
	rmdir(INSIDE);
	return rmdir(OUTSIDE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_sandbox__holds_and_lets_a_run_do_its_work, setup, teardown),
		cmocka_unit_test_setup_teardown(test_sandbox__lets_gpgv_run_where_signatures_are_checked, setup,
						teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
