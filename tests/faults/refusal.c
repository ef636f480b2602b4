/*
 * refusal: a library to preload that refuses allocations: the REFUSE_AT-th from
 * the beginning of main, and with REFUSE_ON set all later ones too. Their number
 * is written to the file REFUSE_COUNT, if that is named.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <unistd.h>

typedef int main_function(int, char **, char **);

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t size);

static main_function *real_main;
static unsigned long refuse_at;
static int refuse_on;
static atomic_ulong asked;
static atomic_bool running;

static int is_refused(void)
{
	unsigned long n;

	if (!atomic_load(&running))
		return 0;
	n = atomic_fetch_add(&asked, 1) + 1;
	if (!refuse_at || (refuse_on ? n < refuse_at : n != refuse_at))
		return 0;
	errno = ENOMEM;
	return 1;
}

void *malloc(size_t size)
{
	return is_refused() ? NULL : __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
	return is_refused() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t size)
{
	return is_refused() ? NULL : __libc_realloc(old, size);
}

static int counted_main(int argc, char **argv, char **environment)
{
	const char *at = getenv("REFUSE_AT"), *path = getenv("REFUSE_COUNT");
	/* opened now: the program may shut itself in */
	FILE *count = path ? fopen(path, "w") : NULL;
	int code;

	refuse_at = at ? strtoul(at, NULL, 10) : 0;
	refuse_on = getenv("REFUSE_ON") != NULL;
	atomic_store(&running, 1);
	code = real_main(argc, argv, environment);
	atomic_store(&running, 0);
	if (count) {
		fprintf(count, "%lu\n", atomic_load(&asked));
		fclose(count);
	}
	return code;
}

int __libc_start_main(main_function *m, int argc, char **argv, void (*init)(void), void (*fini)(void),
		      void (*rtld_fini)(void), void *stack_end);

int __libc_start_main(main_function *m, int argc, char **argv, void (*init)(void), void (*fini)(void),
		      void (*rtld_fini)(void), void *stack_end)
{
	int (*start)(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void),
		     void *);

	*(void **)&start = dlsym(RTLD_NEXT, "__libc_start_main");
	real_main = m;
	return start(counted_main, argc, argv, init, fini, rtld_fini, stack_end);
}
