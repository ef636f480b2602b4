/*
 * stores: what the tests of the store share: a folder of their own, stores of
 * both kinds, and drafts in a line.
 */
#ifndef PBP_TESTS_STORES_H
#define PBP_TESTS_STORES_H

#include <unistd.h>

#include "test.h"

#include "store/store.h"

struct fixture {
	struct arena arena;
	char folder[32];
	const char *path; /* of the repository; NULL for memory */
	struct store *store;
	struct err e;
};

/* Runs a shell command made as by printf; its output without the last newline. Fails the test
 * unless it exits with 0. */
static inline struct str shell(struct fixture *f, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static inline struct str shell(struct fixture *f, const char *fmt, ...)
{
	char command[1000];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(command, sizeof command, fmt, ap);
	va_end(ap);
	FILE *pipe = popen(command, "r");
	assert_non_null(pipe);
	struct str out = { arena_alloc(&f->arena, 1 << 20, 1), 0 };
	out.n = fread((char *)(uintptr_t)out.p, 1, 1 << 20, pipe);
	int code = pclose(pipe);
	if (code)
		print_error("%s: %d\n", command, code);
	assert_int_equal(code, 0);
	return str_trim(out);
}

static inline int memory_begin(void **state)
{
	struct fixture *f = test_calloc(1, sizeof *f);
	f->store = store_memory_new(&f->arena);
	*state = f;
	return 0;
}

static inline int git_begin(void **state)
{
	struct fixture *f = test_calloc(1, sizeof *f);
	snprintf(f->folder, sizeof f->folder, "/tmp/pbp-store-XXXXXX");
	*state = f;
	if (!mkdtemp(f->folder))
		return -1;
	f->path = arena_printf(&f->arena, "%s/private.git", f->folder);
	return store_git_create(&f->store, f->path, 0700, &f->e);
}

static inline int fixture_end(void **state)
{
	struct fixture *f = *state;
	store_close(f->store);
	if (f->path)
		shell(f, "rm -rf %s", f->folder);
	arena_release(&f->arena);
	test_free(f);
	return 0;
}

/* One path and its text, then more; NULL ends. A text of NULL removes. */
static inline struct commit_draft draft_of(struct fixture *f, when time, const char *message, ...)
{
	struct commit_draft d;
	va_list ap;
	draft_init(&d, &f->arena);
	d.message = str_c(message);
	d.time = time;
	va_start(ap, message);
	for (const char *path; (path = va_arg(ap, const char *)) != NULL;) {
		const char *text = va_arg(ap, const char *);
		if (text)
			draft_put(&d, str_c(path), str_c(text));
		else
			draft_remove(&d, str_c(path));
	}
	va_end(ap);
	return d;
}

/* Commits on the tip; a batch must be open. */
static inline struct object_id commit(struct fixture *f, const struct commit_draft *d)
{
	struct object_id tip, id;
	assert_ok(store_tip(&tip, f->store, &f->e), &f->e);
	assert_ok(store_commit(&id, f->store, &tip, d, &f->e), &f->e);
	return id;
}

static inline struct object_id commit_one(struct fixture *f, const struct commit_draft *d)
{
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	struct object_id id = commit(f, d);
	assert_ok(store_flush(f->store, &f->e), &f->e);
	return id;
}

static inline struct str read_at(struct fixture *f, const struct object_id *id, const char *path)
{
	struct str text = STR_NONE;
	assert_ok(store_read(&text, f->store, id, str_c(path), &f->arena, &f->e), &f->e);
	return text;
}

/* "a b/c", the paths of a commit in one line */
static inline struct str paths_at(struct fixture *f, const struct object_id *id, const char *folder)
{
	struct file_entry *files;
	size_t n;
	struct str all = STR_NONE;
	assert_ok(store_list(&files, &n, f->store, id, str_c(folder), &f->arena, &f->e), &f->e);
	for (size_t i = 0; i < n; i++)
		all = str_printf(&f->arena, "%.*s%s%.*s", STR_ARG(all), i ? " " : "", STR_ARG(files[i].path));
	return all;
}

#define assert_id(a, b) assert_true(object_eq(&(a), &(b)))

#endif
