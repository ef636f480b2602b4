/*
 * stop: see stop.h.
 */
#include <signal.h>
#include <sys/time.h>
#include <sysexits.h>
#include <unistd.h>

#include "base/err.h"
#include "run/stop.h"

enum { PATIENCE_US = 700000 };

static volatile sig_atomic_t asked;

static void on_end(int number)
{
	(void)number;
	_exit(EX_TEMPFAIL);
}

static void on_signal(int number)
{
	const struct itimerval patience = { .it_value = { .tv_usec = PATIENCE_US } };
	(void)number;
	if (asked) /* who asks again and again does not put off the end */
		return;
	asked = 1;
	setitimer(ITIMER_REAL, &patience, NULL);
}

void stop_watch(void)
{
	static const int numbers[] = { SIGTERM, SIGINT, SIGHUP };
	struct sigaction action = { .sa_handler = on_end };
	sigaction(SIGALRM, &action, NULL);
	action.sa_handler = on_signal;
	action.sa_flags = SA_RESTART;
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		sigaction(numbers[i], &action, NULL);
}

/* Only what may be called in a signal handler. */
static void on_crash(int number)
{
	char line[] = "pbp: ended by signal 00\n";
	line[sizeof line - 4] = (char)('0' + number / 10 % 10);
	line[sizeof line - 3] = (char)('0' + number % 10);
	ssize_t ignored = write(STDERR_FILENO, line, sizeof line - 1);
	(void)ignored;
	_exit(EX_TEMPFAIL);
}

/* On a stack of its own: GLib and libgit2 overflow theirs when there is no memory to say that there is
 * no memory. A sanitizer's handler stays. */
void stop_crashes(void)
{
	static const int numbers[] = { SIGABRT, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS };
	static char room[1 << 14];
	const stack_t stack = { .ss_sp = room, .ss_size = sizeof room };
	const struct sigaction action = { .sa_handler = on_crash, .sa_flags = SA_ONSTACK };
	struct sigaction old;
	sigaltstack(&stack, NULL);
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (!sigaction(numbers[i], NULL, &old) && old.sa_handler == SIG_DFL)
			sigaction(numbers[i], &action, NULL);
}

int stop_asked(struct err *e)
{
	return asked ? err_set(e, ERR_AGAIN, "stopped by a signal; the next run goes on from here") : 0;
}
