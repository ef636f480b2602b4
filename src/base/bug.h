/*
 * bug: the third grade of trouble. A mistake is a player's (struct diag), a
 * failure is the world's (int + struct err), a bug is ours: it aborts, and the
 * mail that met it is still in the spool.
 */
#ifndef PBP_BASE_BUG_H
#define PBP_BASE_BUG_H

#include <stddef.h>

#define BUG(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)
#define BUG_ON(cond) \
	do { \
		if (cond) \
			BUG("%s", #cond); \
	} while (0)

/* Prints "bug: file:line: ..." on stderr and aborts. */
_Noreturn void bug_at(const char *file, int line, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Allocation never returns NULL: this says what was refused and aborts (process and deliver end in
 * 75 then, so that a mail server tries again). size 0: not known. */
_Noreturn void out_of_memory(size_t size);

#endif
