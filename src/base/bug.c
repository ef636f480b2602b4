/*
 * bug: how the program ends when it is wrong itself.
 */
#include "base/bug.h"
#include "base/screen.h"

#include <stdarg.h>

void bug_at(const char *file, int line, const char *fmt, ...)
{
	va_list args;

	screen_print(stderr, "bug: %s:%d: ", file, line);
	va_start(args, fmt);
	screen_vprint(stderr, fmt, args);
	va_end(args);
	screen_print(stderr, "\n");
	abort();
}

_Noreturn void out_of_memory(size_t size)
{
	if (size)
		screen_print(stderr, "out of memory: %zu bytes refused\n", size);
	else
		screen_print(stderr, "out of memory\n");
	abort();
}
