/*
 * late: nothing that was opened is ever closed.
 */
#include "mail/late.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/screen.h"

void *late_find(const char *library, const char *function)
{
	void *handle = dlopen(library, RTLD_LAZY);
	void *found = handle ? dlsym(handle, function) : NULL;
	if (!found) {
		screen_print(stderr, "no mail can be read: %s\n", dlerror());
		abort();
	}
	return found;
}
