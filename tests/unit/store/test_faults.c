/*
 * faults: the system fails, or the power does, at the n-th call of each kind
 * that writing makes, for every n: nothing half-done is ever history, no
 * failure is reported as success, and the next run does what this one could
 * not. The calls are made to fail by strace; without it these tests are skipped.
 */
#include <stdlib.h>
#include <sys/wait.h>

#include "stores.h"

static const char *self; /* this program, to be run again under strace */

/* What every run does: two commits and a tag in one batch, on whatever the tip is. */
static int write_batch(struct store *s, struct arena *a, struct err *e)
{
	static const char *const subjects[] = { "Two", "Three" };
	struct object_id tip;
	int r = store_begin(s, 0, e);
	if (r == 0)
		r = store_tip(&tip, s, e);
	for (int i = 0; r == 0 && i < 2; i++) {
		struct commit_draft d;
		draft_init(&d, a);
		d.message = str_c(subjects[i]);
		d.time = 1001 + i;
		d.tag = i ? STR_NONE : S("turn/2");
		draft_put(&d, S("state/land"), str_c(subjects[i]));
		r = store_commit(&tip, s, &tip, &d, e);
	}
	return r == 0 ? store_flush(s, e) : r;
}

static int open_and_write(const char *path)
{
	struct arena a = ARENA_INIT;
	struct err e = { 0 };
	struct store *s;
	int r = store_git_open(&s, path, &e);
	if (r == 0)
		r = write_batch(s, &a, &e);
	store_close(s);
	arena_release(&a);
	return r;
}

/* The number of commits; what they reach must be sound. */
static size_t count_commits(struct fixture *f, const char *path, struct object_id *tip)
{
	struct store *s;
	struct commit *list;
	struct str *problems;
	size_t n, nproblems;
	assert_ok(store_git_open(&s, path, &f->e), &f->e);
	assert_ok(store_check(&problems, &nproblems, s, &f->arena, &f->e), &f->e);
	assert_int_equal(nproblems, 0);
	assert_ok(store_tip(tip, s, &f->e), &f->e);
	assert_ok(store_history(&list, &n, s, tip, NULL, NEWEST_FIRST, &f->arena, &f->e), &f->e);
	store_close(s);
	return n;
}

/* Runs the batch with the n-th of these calls going wrong; 0 where it said that all is well. */
static int run_with_fault(struct fixture *f, const char *path, const char *calls, const char *fault, int n)
{
	const char *command = arena_printf(
		&f->arena,
		"rm -rf %s && cp -r %s %s && ASAN_OPTIONS=detect_leaks=0 strace -f -o /dev/null "
		"-e trace=%s -e inject=%s:%s:when=%d%s %s --write %s 2>/dev/null",
		path, f->path, path, calls, calls, fault, n, strncmp(fault, "error", 5) ? "" : "+", self, path);
	return system(command);
}

/* The commit that the batch ends with when nothing goes wrong. */
static struct object_id expected_tip(struct fixture *f)
{
	const char *path = arena_printf(&f->arena, "%s/well.git", f->folder);
	struct object_id tip;
	shell(f, "cp -r %s %s", f->path, path);
	assert_int_equal(open_and_write(path), 0);
	assert_int_equal(count_commits(f, path, &tip), 3);
	return tip;
}

static void check_fault(struct fixture *f, const struct object_id *expected, const char *path, int code)
{
	struct object_id tip;
	size_t n = count_commits(f, path, &tip);
	if (code == 0)
		assert_int_equal(n, 3); /* success is true */
	assert_true(n == 1 || n == 3);  /* all or nothing */
	if (n == 1)
		assert_int_equal(open_and_write(path), 0);
	assert_int_equal(count_commits(f, path, &tip), 3);
	assert_id(tip, *expected);
}

/* Every n until the call is not made so often any more. */
static void try_all(void **state, const char *calls, const char *fault)
{
	struct fixture *f = *state;
	const char *path = arena_printf(&f->arena, "%s/faulty.git", f->folder);
	struct commit_draft d = draft_of(f, 1000, "One", "game", "g", "state/land", "One", NULL);
	if (system("strace -o /dev/null true 2>/dev/null") != 0)
		skip();
	commit_one(f, &d);
	const struct object_id expected = expected_tip(f);
	int well = 0, n;
	for (n = 1; well < 3; n++) {
		int code = run_with_fault(f, path, calls, fault, n);
		check_fault(f, &expected, path, code);
		well = code == 0 ? well + 1 : 0;
	}
	assert_true(n > 4); /* something did go wrong */
}

static void test_faults__the_disk_is_full_at_the_nth_write(void **state)
{
	try_all(state, "write,pwrite64,ftruncate", "error=ENOSPC");
}

static void test_faults__the_nth_sync_fails(void **state)
{
	try_all(state, "fsync,fdatasync,syncfs", "error=EIO");
}

static void test_faults__the_nth_name_cannot_be_given(void **state)
{
	try_all(state, "rename,link,fchmod", "error=EIO");
}

static void test_faults__the_nth_file_cannot_be_opened(void **state)
{
	try_all(state, "openat", "error=EMFILE");
}

static void test_faults__killed_at_the_nth_write(void **state)
{
	try_all(state, "write,pwrite64", "signal=SIGKILL");
}

static void test_faults__killed_at_the_nth_sync(void **state)
{
	try_all(state, "fsync,fdatasync,syncfs", "signal=SIGKILL");
}

static void test_faults__killed_at_the_nth_naming(void **state)
{
	try_all(state, "rename,link,unlink,ftruncate", "signal=SIGKILL");
}

#define GIT(f) cmocka_unit_test_setup_teardown(f, git_begin, fixture_end)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		GIT(test_faults__the_disk_is_full_at_the_nth_write), GIT(test_faults__the_nth_sync_fails),
		GIT(test_faults__the_nth_name_cannot_be_given),      GIT(test_faults__the_nth_file_cannot_be_opened),
		GIT(test_faults__killed_at_the_nth_write),           GIT(test_faults__killed_at_the_nth_sync),
		GIT(test_faults__killed_at_the_nth_naming),
	};
	if (argc == 3 && strcmp(argv[1], "--write") == 0)
		return open_and_write(argv[2]) < 0;
	self = argv[0];
	return cmocka_run_group_tests(tests, NULL, NULL);
}
