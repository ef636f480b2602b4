/*
 * hurry: a library to preload with which every sleep is HURRY times as short.
 */
#include <stdlib.h>
#include <time.h>

int nanosleep(const struct timespec *asked, struct timespec *left)
{
	const char *by = getenv("HURRY");
	const long long times = by ? atoll(by) : 1;
	const long long ns = (asked->tv_sec * 1000000000LL + asked->tv_nsec) / (times > 0 ? times : 1);
	const struct timespec shorter = { .tv_sec = ns / 1000000000, .tv_nsec = ns % 1000000000 };

	return clock_nanosleep(CLOCK_MONOTONIC, 0, &shorter, left);
}
