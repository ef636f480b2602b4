/*
 * test: what every unit test includes. cmocka wants its own set of headers
 * before itself; the rest are checks that make a case a line.
 */
#ifndef PBP_TESTS_TEST_H
#define PBP_TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
/* cmocka's order */
#include <cmocka.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

static inline void assert_str_at(struct str s, struct str expected, const char *file, int line)
{
	if (str_eq(s, expected))
		return;
	print_error("\"%.*s\" is not \"%.*s\"\n", STR_ARG(s), STR_ARG(expected));
	_fail(file, line);
}

/* The text reads so. */
#define assert_str(s, literal) assert_str_at((s), str_c(literal), __FILE__, __LINE__)
#define assert_str_str(s, expected) assert_str_at((s), (expected), __FILE__, __LINE__)

static inline void assert_ok_at(int code, const struct err *e, const char *file, int line)
{
	if (!code)
		return;
	print_error("failed with %d: %s\n", code, e->text);
	_fail(file, line);
}

/* assert_ok(file_read(&text, path, 0, &arena, &e), &e) */
#define assert_ok(call, e) assert_ok_at((call), (e), __FILE__, __LINE__)

/* Of so many cases that chance makes, how many are tried: a sixth; WHOLE=1 (make long): all. */
static inline unsigned some_of(unsigned n)
{
	return getenv("WHOLE") ? n : (n + 5) / 6;
}

/* Every test has its own arena: TEST_ARENA(test_name) in the list, `struct arena *a = *state`. */
static inline int test_arena_begin(void **state)
{
	static struct arena arena;

	arena_init(&arena);
	*state = &arena;
	return 0;
}

static inline int test_arena_end(void **state)
{
	arena_release(*state);
	return 0;
}

#define TEST_ARENA(f) cmocka_unit_test_setup_teardown(f, test_arena_begin, test_arena_end)

/* main() of a test program: TEST_MAIN(TEST_ARENA(test_x), cmocka_unit_test(test_y)) */
#define TEST_MAIN(...) \
	int main(void) \
	{ \
		const struct CMUnitTest tests[] = { __VA_ARGS__ }; \
		return cmocka_run_group_tests(tests, NULL, NULL); \
	}

/* S("text") is a struct str, shorter than STR where a case is a line. */
#define S(literal) STR(literal)

#endif
