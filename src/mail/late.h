/*
 * late: of libraries that only a mail needs, what is called is looked up when it is called first. GMime brings
 * GLib and GPGME with it, libxml2 ICU and libstdc++: thirty libraries, and half of the time in which any command starts.
 *
 * A library that cannot be opened, as one that was never installed, or while too many files are open, ends the
 * program as memory does that is refused (base/bug.h).
 */
#ifndef PBP_MAIL_LATE_H
#define PBP_MAIL_LATE_H

/* #define f LATE("libx.so.1", f) behind the library's header, and f is called as ever. */
#define LATE(library, function) \
	(*__extension__({ \
		static __typeof__(function) *found; \
		if (!found) \
			found = (__typeof__(found))late_find(library, #function); \
		found; \
	}))

/* Never NULL. */
void *late_find(const char *library, const char *function);

#endif
