/* Golden readings: tests/grammar/readings. PBP_GOLDEN=write rewrites what differs. */
#include "test.h"

#include "base/file.h"
#include "readings_file.h"

#define FOLDER "tests/grammar/readings"

static void show_difference(struct str found, struct str expected)
{
	struct str a, b, said = STR_NONE;

	while (str_line(&found, &a) && str_line(&expected, &b)) {
		if (a.n && a.p[0] == '>')
			said = a;
		if (str_eq(a, b))
			continue;
		print_error("%.*s\n found    %.*s\n expected %.*s\n", STR_ARG(said), STR_ARG(a), STR_ARG(b));
		return;
	}
}

static bool check_file(struct arena *a, const char *path)
{
	struct err e;
	struct str text, found;

	assert_ok(file_read(&text, path, 0, a, &e), &e);
	found = readings_rewritten(a, text);
	if (str_eq(found, text))
		return true;
	if (getenv("PBP_GOLDEN") && str_eq_c(str_c(getenv("PBP_GOLDEN")), "write"))
		assert_ok(file_write(path, found, 0644, &e), &e);
	print_error("%s differs\n", path);
	show_difference(found, text);
	return false;
}

static void test_readings__every_golden_line_reads_as_written(void **state)
{
	struct arena *a = *state;
	struct str *names;
	struct err e;
	size_t n, wrong = 0;

	assert_ok(folder_list(&names, &n, FOLDER, a, &e), &e);
	assert_true(n > 0);
	for (size_t i = 0; i < n; i++)
		wrong += !check_file(a, path_join(a, FOLDER, str_cstr(a, names[i])));
	assert_int_equal(wrong, 0);
}

TEST_MAIN(TEST_ARENA(test_readings__every_golden_line_reads_as_written))
