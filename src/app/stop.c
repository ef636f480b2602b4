/*
 * stop: see stop.h.
 */
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include "app/app.h"
#include "app/stop.h"

enum { PATIENCE_US = 700000 };

static volatile sig_atomic_t asked;

static void on_end(int number)
{
	(void)number;
	_exit(EXIT_AGAIN);
}

static void on_signal(int number)
{
	const struct itimerval patience = { .it_value = { .tv_usec = PATIENCE_US } };
	(void)number;
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

void stop_aborts(void)
{
	const struct sigaction action = { .sa_handler = on_end };
	sigaction(SIGABRT, &action, NULL);
	sigaction(SIGTRAP, &action, NULL); /* GLib traps where others abort */
}

int stop_asked(struct err *e)
{
	return asked ? err_set(e, ERR_AGAIN, "stopped by a signal; the next run goes on from here") : 0;
}
