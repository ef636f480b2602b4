/*
 * golden: texts that are kept beside the tests and read as a diff when they
 * change. `make golden` writes them anew.
 */
#ifndef PBP_TESTS_GOLDEN_H
#define PBP_TESTS_GOLDEN_H

#include "test.h"

#include "base/buf.h"
#include "base/file.h"

static inline void golden_write(const char *path, struct str text)
{
	FILE *f = fopen(path, "wb");

	assert_non_null(f);
	assert_int_equal(fwrite(text.p, 1, text.n, f), text.n);
	assert_int_equal(fclose(f), 0);
}

static inline void golden_differ(const char *path, struct str kept, struct str text)
{
	struct str was, is;
	bool more = true;

	while (more && str_line(&kept, &was)) {
		more = str_line(&text, &is);
		if (more && str_eq(was, is))
			continue;
		print_error("%s\n- %.*s\n+ %.*s\nIf it is better so: make golden\n", path, STR_ARG(was),
			    STR_ARG(more ? is : STR("")));
		fail();
	}
	print_error("%s goes on: %.*s\n", path, STR_ARG(text));
	fail();
}

/* The text is that of tests/unit/report/golden/NAME. */
static inline void golden(struct arena *a, const char *name, struct str text)
{
	const char *path = arena_printf(a, "tests/unit/report/golden/%s", name);
	struct str kept;
	struct err e = { 0 };

	if (getenv("PBP_GOLDEN")) {
		golden_write(path, text);
		return;
	}
	assert_ok(file_read(&kept, path, 1 << 20, a, &e), &e);
	if (!str_eq(kept, text))
		golden_differ(path, kept, text);
}

#endif
