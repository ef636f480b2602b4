/* Texts through a pipe, one after another (base/piece.h). */
#include <unistd.h>

#include "base/piece.h"
#include "test.h"

static void pieces_come_as_they_went(void **state)
{
	struct arena a = ARENA_INIT;
	struct err e = { 0 };
	struct str out;
	int fd[2];
	(void)state;
	assert_int_equal(pipe(fd), 0);
	assert_ok(piece_write(fd[1], STR("one\n"), &e), &e);
	assert_ok(piece_write(fd[1], STR(""), &e), &e);
	assert_ok(piece_write(fd[1], STR("three"), &e), &e);
	close(fd[1]);
	assert_ok(piece_read(&out, fd[0], 10, &a, &e), &e);
	assert_true(str_eq_c(out, "one\n"));
	assert_ok(piece_read(&out, fd[0], 10, &a, &e), &e);
	assert_int_equal(out.n, 0);
	assert_int_equal(piece_read(&out, fd[0], 4, &a, &e), ERR_LIMIT);
	close(fd[0]);
	arena_release(&a);
}

static void what_is_none_is_said(void **state)
{
	static const struct {
		const char *bytes;
		int code;
	} cases[] = {
		{ "", ERR_NOT_FOUND },
		{ "12", ERR_SYNTAX },
		{ "00000000000000x\nabc", ERR_SYNTAX },
		{ "-00000000000003\nabc", ERR_SYNTAX },
		{ "000000000000004\nabc", ERR_SYNTAX },
		{ "000000000000003\nabc", 0 },
	};
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct arena a = ARENA_INIT;
		struct err e = { 0 };
		struct str out;
		int fd[2];
		assert_int_equal(pipe(fd), 0);
		assert_int_equal(write(fd[1], cases[i].bytes, strlen(cases[i].bytes)), strlen(cases[i].bytes));
		close(fd[1]);
		assert_int_equal(piece_read(&out, fd[0], 100, &a, &e), cases[i].code);
		close(fd[0]);
		arena_release(&a);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pieces_come_as_they_went),
		cmocka_unit_test(what_is_none_is_said),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
