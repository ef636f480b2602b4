/* sync: a few files and many, what is gone meanwhile, what cannot be opened; file_write in two steps */
#include "test.h"

#include "base/file.h"

#include <unistd.h>

static char *folder;
static struct err e;

static int begin(void **state)
{
	static struct arena a;
	arena_init(&a);
	folder = arena_printf(&a, "/tmp/pbp-test-sync-XXXXXX");
	*state = &a;
	return mkdtemp(folder) ? 0 : -1;
}

static int end(void **state)
{
	folder_remove(folder, &e);
	arena_release(*state);
	return 0;
}

static const char *file(struct arena *a, int i)
{
	const char *path = arena_printf(a, "%s/f%d", folder, i);
	assert_ok(file_keep(path, str_c("x"), 0600, &e), &e);
	return path;
}

static void test_sync__few_and_many_and_none(void **state)
{
	struct sync s = { .arena = ARENA_INIT };
	static const int sizes[] = { 0, 1, 4, 5, 100 };
	for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
		for (int i = 0; i < sizes[k]; i++)
			sync_add(&s, file(*state, i));
		assert_int_equal(s.paths.n, sizes[k]);
		assert_ok(sync_all(&s, &e), &e);
		assert_int_equal(s.paths.n, 0);
	}
	arena_release(&s.arena);
}

static void test_sync__a_folder_that_is_named_again_and_again_is_one(void **state)
{
	struct sync s = { .arena = ARENA_INIT };
	(void)state;
	for (int i = 0; i < 10; i++)
		sync_add(&s, folder);
	assert_int_equal(s.paths.n, 1);
	arena_release(&s.arena);
}

static void test_sync__what_is_gone_is_left_out(void **state)
{
	struct sync s = { .arena = ARENA_INIT };
	static const int sizes[] = { 2, 20 };
	for (size_t k = 0; k < 2; k++) {
		for (int i = 0; i < sizes[k]; i++)
			sync_add(&s, file(*state, i));
		unlink(s.paths.at[0]);
		assert_ok(sync_all(&s, &e), &e);
	}
	arena_release(&s.arena);
}

static void test_sync__what_cannot_be_opened_is_an_error_and_stays(void **state)
{
	struct sync s = { .arena = ARENA_INIT };
	static const int sizes[] = { 1, 20 };
	for (size_t k = 0; k < 2; k++) {
		const char *below = arena_printf(*state, "%s/below", file(*state, 1000));
		for (int i = 0; i < sizes[k]; i++)
			sync_add(&s, arena_printf(*state, "%s%d", below, i));
		assert_int_not_equal(sync_all(&s, &e), 0);
		assert_int_equal(s.paths.n, sizes[k]);
		sync_release(&s);
	}
	arena_release(&s.arena);
}

static void test_file__is_not_there_before_it_is_placed(void **state)
{
	struct sync s = { .arena = ARENA_INIT };
	struct str text;
	const char *path = path_join(*state, folder, "counted");
	assert_ok(file_prepare(path, str_c("1"), 0600, &s, &e), &e);
	assert_int_equal(file_read(&text, path, 0, *state, &e), ERR_NOT_FOUND);
	assert_ok(file_prepare(path, str_c("2"), 0600, &s, &e), &e); /* by who died before he placed it */
	assert_ok(sync_all(&s, &e), &e);
	assert_ok(file_place(path, &s, &e), &e);
	assert_ok(sync_all(&s, &e), &e);
	assert_ok(file_read(&text, path, 0, *state, &e), &e);
	assert_true(str_eq_c(text, "2"));
	assert_int_equal(file_place(path, &s, &e), ERR_NOT_FOUND);
	arena_release(&s.arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_sync__few_and_many_and_none, begin, end),
		cmocka_unit_test_setup_teardown(test_sync__a_folder_that_is_named_again_and_again_is_one, begin, end),
		cmocka_unit_test_setup_teardown(test_sync__what_is_gone_is_left_out, begin, end),
		cmocka_unit_test_setup_teardown(test_sync__what_cannot_be_opened_is_an_error_and_stays, begin, end),
		cmocka_unit_test_setup_teardown(test_file__is_not_there_before_it_is_placed, begin, end),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
