/* file: whole files, durable writes, folders */
#include "test.h"

#include "base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char root[] = "/tmp/pbp-test-file-XXXXXX";
static struct err e;

static int begin(void **state)
{
	(void)state;
	return mkdtemp(root) ? 0 : -1;
}

static void remove_all(struct arena *a, const char *path)
{
	struct str *names;
	size_t n;

	if (folder_list(&names, &n, path, a, NULL)) {
		unlink(path);
		return;
	}
	for (size_t i = 0; i < n; i++)
		unlink(path_join(a, path, names[i].p));
}

static int end(void **state)
{
	struct arena a = ARENA_INIT;
	struct str *names;
	size_t n;

	(void)state;
	if (!folder_list(&names, &n, root, &a, &e))
		for (size_t i = 0; i < n; i++) {
			char *path = path_join(&a, root, names[i].p);

			remove_all(&a, path);
			rmdir(path);
		}
	arena_release(&a);
	return rmdir(root);
}

static unsigned mode_of(const char *path)
{
	struct stat st;

	assert_int_equal(stat(path, &st), 0);
	return st.st_mode & 07777;
}

static size_t entries_of(struct arena *a, const char *folder)
{
	struct str *names;
	size_t n;

	assert_ok(folder_list(&names, &n, folder, a, &e), &e);
	return n;
}

static void test_file__what_is_written_is_read(void **state)
{
	char *path = path_join(*state, root, "a");
	struct str text;

	assert_ok(file_write(path, S("one\0two"), 0600, &e), &e);
	assert_ok(file_keep(path, S("two"), 0600, &e), &e);
	assert_int_not_equal(file_keep("/nowhere/at/all", S("x"), 0600, &e), 0);
	assert_ok(file_write(path, S("three"), 0644, &e), &e);
	assert_ok(file_read(&text, path, 0, *state, &e), &e);
	assert_str(text, "three");
	assert_int_equal(mode_of(path), 0644);
	assert_true(file_exists(path));
	assert_ok(file_remove(path, &e), &e);
	assert_ok(file_remove(path, &e), &e);
	assert_false(file_exists(path));
	assert_int_equal(entries_of(*state, root), 0);
}

static void test_file__the_umask_plays_no_part(void **state)
{
	char *path = path_join(*state, root, "masked");
	mode_t old = umask(0777);

	assert_ok(file_create(path, S(""), 0640, &e), &e);
	umask(old);
	assert_int_equal(mode_of(path), 0640);
	assert_ok(file_remove(path, &e), &e);
}

static void test_file__create_never_replaces(void **state)
{
	char *path = path_join(*state, root, "b");
	struct str text;

	assert_ok(file_create(path, S("first"), 0600, &e), &e);
	assert_int_equal(file_create(path, S("second"), 0600, &e), ERR_EXISTS);
	assert_ok(file_read(&text, path, 0, *state, &e), &e);
	assert_str(text, "first");
	assert_ok(file_remove(path, &e), &e);
	assert_int_equal(entries_of(*state, root), 0);
}

static void test_file__a_leftover_of_a_killed_writer_is_removed(void **state)
{
	char *path = path_join(*state, root, "c"), *kept = path_join(*state, root, "kept");
	struct str text;

	/* the worst kind: still linked to a file that was placed */
	assert_ok(file_write(kept, S("kept"), 0600, &e), &e);
	assert_int_equal(link(kept, path_join(*state, root, ".c.tmp")), 0);
	assert_ok(file_write(path, S("new"), 0600, &e), &e);
	assert_ok(file_read(&text, kept, 0, *state, &e), &e);
	assert_str(text, "kept");
	assert_int_equal(entries_of(*state, root), 2);
	assert_ok(file_remove(path, &e), &e);
	assert_ok(file_remove(kept, &e), &e);
}

static void write_often(const char *path, char letter)
{
	char text[5000];

	memset(text, letter, sizeof text);
	for (int i = 0; i < 30; i++)
		if (file_write(path, (struct str){ text, sizeof text }, 0600, NULL))
			_exit(1);
	_exit(0);
}

static void test_file__writers_at_once_leave_one_whole_file(void **state)
{
	char *path = path_join(*state, root, "d");
	struct str text;

	for (char letter = 'a'; letter < 'e'; letter++)
		if (!fork())
			write_often(path, letter);
	for (int i = 0; i < 4; i++) {
		int status;

		assert_true(wait(&status) > 0);
		assert_int_equal(status, 0);
	}
	assert_ok(file_read(&text, path, 0, *state, &e), &e);
	assert_int_equal(text.n, 5000);
	for (size_t i = 1; i < text.n; i++)
		assert_int_equal(text.p[i], text.p[0]);
	assert_int_equal(entries_of(*state, root), 1);
	assert_ok(file_remove(path, &e), &e);
}

static void test_file__reading_stops_at_the_limit(void **state)
{
	char *path = path_join(*state, root, "e");
	struct str text;

	assert_ok(file_write(path, S("12345"), 0600, &e), &e);
	assert_ok(file_read(&text, path, 5, *state, &e), &e);
	assert_int_equal(file_read(&text, path, 4, *state, &e), ERR_LIMIT);
	assert_non_null(strstr(e.text, "larger than 4 bytes"));
	assert_ok(file_remove(path, &e), &e);
	assert_int_equal(file_read(&text, path, 0, *state, &e), ERR_NOT_FOUND);
}

static void test_file__a_pipe_is_read_to_its_end(void **state)
{
	int ends[2];
	struct str text;
	pid_t child;

	assert_int_equal(pipe(ends), 0);
	child = fork();
	if (!child) {
		for (int i = 0; i < 20000; i++)
			if (file_write_all(ends[1], S("0123456789"), "pipe", NULL))
				_exit(1);
		_exit(0);
	}
	close(ends[1]);
	assert_ok(file_read_fd(&text, ends[0], 0, *state, &e), &e);
	assert_int_equal(text.n, 200000);
	close(ends[0]);
	assert_int_equal(waitpid(child, NULL, 0), child);
}

static void test_file__a_failed_write_leaves_nothing(void **state)
{
	char *folder = path_join(*state, root, "f");

	assert_ok(folder_make(folder, 0700, &e), &e);
	assert_int_not_equal(file_write(folder, S("x"), 0600, &e), 0);
	assert_int_equal(file_write("/nowhere/at/all", S("x"), 0600, &e), ERR_NOT_FOUND);
	assert_int_equal(entries_of(*state, root), 1);
	assert_int_equal(rmdir(folder), 0);
}

static void test_folder__it_is_made_with_its_parents(void **state)
{
	char *folder = path_join(*state, root, "g//h/");
	char *file = path_join(*state, root, "file");

	assert_ok(folder_make(folder, 0700, &e), &e);
	assert_ok(folder_make(folder, 0700, &e), &e);
	assert_ok(folder_sync(folder, &e), &e);
	assert_ok(file_write(file, S(""), 0600, &e), &e);
	assert_int_equal(folder_make(file, 0700, &e), ERR_EXISTS);
	assert_int_equal(rmdir(folder), 0);
	assert_int_equal(rmdir(path_join(*state, root, "g")), 0);
	assert_ok(file_remove(file, &e), &e);
}

static void test_folder__names_are_sorted_by_bytes(void **state)
{
	static const char *const made[] = { "b", "B", "a10", "a2", ".hidden" };
	char *folder = path_join(*state, root, "i");
	struct str *names;
	size_t n;

	assert_ok(folder_make(folder, 0700, &e), &e);
	for (size_t i = 0; i < 5; i++)
		assert_ok(file_write(path_join(*state, folder, made[i]), S(""), 0600, &e), &e);
	assert_ok(folder_list(&names, &n, folder, *state, &e), &e);
	assert_int_equal(n, 5);
	assert_str(names[0], ".hidden");
	assert_str(names[1], "B");
	assert_str(names[2], "a10");
	assert_str(names[3], "a2");
	assert_str(names[4], "b");
	assert_int_equal(folder_list(&names, &n, "/nowhere", *state, &e), ERR_NOT_FOUND);
}

static void test_file__paths_join_with_one_slash(void **state)
{
	assert_string_equal(path_join(*state, "a", "b"), "a/b");
	assert_string_equal(path_join(*state, "a/", "b"), "a/b");
	assert_string_equal(path_join(*state, "", "b"), "b");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST_ARENA(test_file__what_is_written_is_read),
		TEST_ARENA(test_file__the_umask_plays_no_part),
		TEST_ARENA(test_file__create_never_replaces),
		TEST_ARENA(test_file__a_leftover_of_a_killed_writer_is_removed),
		TEST_ARENA(test_file__writers_at_once_leave_one_whole_file),
		TEST_ARENA(test_file__reading_stops_at_the_limit),
		TEST_ARENA(test_file__a_pipe_is_read_to_its_end),
		TEST_ARENA(test_file__a_failed_write_leaves_nothing),
		TEST_ARENA(test_folder__it_is_made_with_its_parents),
		TEST_ARENA(test_folder__names_are_sorted_by_bytes),
		TEST_ARENA(test_file__paths_join_with_one_slash),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
