/*
 * bug: how the program ends when it is wrong itself.
 */
#include "base/bug.h"

#include <stdarg.h>

void bug_at(const char *file, int line, const char *fmt, ...)
{
	va_list args;

	fprintf(stderr, "bug: %s:%d: ", file, line);
	va_start(args, fmt);
	vfprintf(stderr, fmt, args);
	va_end(args);
	fputc('\n', stderr);
	abort();
}

_Noreturn void out_of_memory(size_t size)
{
	if (size)
		fprintf(stderr, "out of memory: %zu bytes refused\n", size);
	else
		fprintf(stderr, "out of memory\n");
	abort();
}
