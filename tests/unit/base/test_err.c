/* err, bug: failures are said in one line, bugs abort */
#include "test.h"

#include "base/bug.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static void test_err__set_returns_its_code(void **state)
{
	struct err e;

	(void)state;
	assert_int_equal(err_set(&e, ERR_LIMIT, "%d lines", 7), ERR_LIMIT);
	assert_int_equal(e.code, ERR_LIMIT);
	assert_string_equal(e.text, "7 lines");
	assert_int_equal(err_set(NULL, ERR_LIMIT, "x"), ERR_LIMIT);
}

static void test_err__the_text_is_one_clean_line(void **state)
{
	struct err e;

	(void)state;
	err_set(&e, ERR_FAILED, "a\nb\033[31m\x7f");
	assert_string_equal(e.text, "a b [31m ");
	err_set(&e, ERR_FAILED, "%02000d", 1);
	assert_int_equal(strlen(e.text), sizeof e.text - 1);
	err_wrap(&e, "%02000d", 1);
	assert_int_equal(strlen(e.text), sizeof e.text - 1);
}

static void test_err__wrapping_puts_the_deed_before_the_reason(void **state)
{
	struct err e;

	(void)state;
	assert_int_equal(err_sys(&e, ENOSPC, "writing %s", "x"), ERR_AGAIN);
	assert_int_equal(err_wrap(&e, "game %s", "g1"), ERR_AGAIN);
	assert_string_equal(e.text, "game g1: writing x: No space left on device");
	assert_int_equal(err_wrap(NULL, "x"), ERR_FAILED);
	err_set(&e, ERR_FAILED, "again: %s", e.text);
	assert_string_equal(e.text, "again: game g1: writing x: No space left on device");
}

static void test_err__errno_becomes_a_code_to_branch_on(void **state)
{
	(void)state;
	assert_int_equal(err_sys(NULL, ENOENT, "x"), ERR_NOT_FOUND);
	assert_int_equal(err_sys(NULL, EEXIST, "x"), ERR_EXISTS);
	assert_int_equal(err_sys(NULL, EACCES, "x"), ERR_AGAIN);
	assert_int_equal(err_sys(NULL, ELOOP, "x"), ERR_FAILED);
}

static void test_bug__aborts(void **state)
{
	int status;
	pid_t child = fork();

	(void)state;
	if (!child) {
		signal(SIGABRT, SIG_DFL);
		if (!freopen("/dev/null", "w", stderr))
			_exit(0);
		BUG_ON(1 + 1 == 2);
		_exit(0);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

TEST_MAIN(cmocka_unit_test(test_err__set_returns_its_code), cmocka_unit_test(test_err__the_text_is_one_clean_line),
	  cmocka_unit_test(test_err__wrapping_puts_the_deed_before_the_reason),
	  cmocka_unit_test(test_err__errno_becomes_a_code_to_branch_on), cmocka_unit_test(test_bug__aborts))
