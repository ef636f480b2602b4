/* rest: games at rest are known by the times of two files; what has changed, or may have, is looked at again */
#include "test.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/file.h"
#include "disk/rest.h"

#define TIP "1111111111111111111111111111111111111111\n"

struct yard { /* a root with one game that says of itself until when it is idle */
	struct arena *a;
	struct place place;
	struct root root;
};

static void put(const struct yard *y, const char *file, const char *text)
{
	struct err e;
	assert_ok(file_write(path_join(y->a, y->root.path, file), str_c(text), 0600, &e), &e);
}

static void folder(const struct yard *y, const char *name)
{
	struct err e;
	assert_ok(folder_make(path_join(y->a, y->root.path, name), 0700, &e), &e);
}

static void open_yard(struct yard *y, struct arena *a)
{
	char name[] = "/tmp/pbp-test-rest-XXXXXX";
	assert_non_null(mkdtemp(name));
	*y = (struct yard){ .a = a, .place = { .run = a, .root = str_cstr(a, str_c(name)) } };
	y->root = (struct root){ .place = &y->place, .path = y->place.root };
	folder(y, ".pbp");
	folder(y, "g/inbox/tmp");
	folder(y, "g/private.git/refs/heads");
	folder(y, "g/public.git/refs/heads");
	put(y, "g/private.git/refs/heads/main", TIP);
	put(y, "g/public.git/refs/heads/main", TIP);
	put(y, "g/lock", "");
	put(y, "g/next",
	    "1111111111111111111111111111111111111111 1111111111111111111111111111111111111111 0 500 open\n");
}

/* A run that looks at its one game at `now`; `later`: the clock of the file system has moved on since its last change. */
static bool run_at(struct yard *y, when now, bool later)
{
	struct rest t;
	if (later)
		usleep(30000);
	put(y, ".pbp/running", "");
	rest_open(&t, &y->root, path_join(y->a, y->root.path, ".pbp/running"));
	const bool at_rest = rest_until(&t, STR("g"), now);
	rest_keep(&t);
	return at_rest;
}

static size_t kept(const struct yard *y)
{
	struct str text;
	return file_read(&text, path_join(y->a, y->root.path, ".pbp/rest"), 0, y->a, NULL) ? 0 : text.n;
}

static void test_rest__is_known_without_reading_the_game(void **state)
{
	struct yard y;
	open_yard(&y, *state);
	assert_true(run_at(&y, 400, true));
	assert_true(kept(&y) > 16);
	/* no file comes or goes by this, so nothing but reading would show it */
	assert_int_equal(truncate(path_join(y.a, y.root.path, "g/next"), 0), 0);
	assert_true(run_at(&y, 499, true));
	assert_false(run_at(&y, 500, true));
}

static void test_rest__is_asked_anew_when_somebody_wrote(void **state)
{
	struct yard y;
	open_yard(&y, *state);
	assert_true(run_at(&y, 400, true));
	assert_int_equal(truncate(path_join(y.a, y.root.path, "g/next"), 0), 0);
	usleep(30000);
	assert_int_equal(truncate(path_join(y.a, y.root.path, "g/lock"), 0), 0); /* as lock_drop does */
	assert_false(run_at(&y, 400, true));
}

static void test_rest__a_game_over_which_a_run_died_is_not_at_rest(void **state)
{
	struct yard y;
	open_yard(&y, *state);
	assert_true(run_at(&y, 400, true));
	put(&y, "g/lock", "4711\n");
	assert_false(run_at(&y, 400, true));
}

static void test_rest__what_changed_in_this_very_moment_is_not_kept(void **state)
{
	struct yard y;
	open_yard(&y, *state);
	usleep(30000);
	struct rest t;
	rest_open(&t, &y.root, path_join(y.a, y.root.path, "g/lock")); /* no later time than the game's own */
	assert_true(rest_until(&t, STR("g"), 400));
	rest_keep(&t);
	assert_int_equal(kept(&y), 0);
}

static void test_rest__a_game_that_is_gone_is_no_game(void **state)
{
	struct yard y;
	struct str *names;
	struct err e;
	struct rest t;
	size_t n;
	open_yard(&y, *state);
	assert_true(run_at(&y, 400, true));
	rest_open(&t, &y.root, path_join(y.a, y.root.path, ".pbp/running"));
	assert_ok(rest_games(&names, &n, &t, &e), &e);
	assert_int_equal(n, 1);
	assert_int_equal(rename(path_join(y.a, y.root.path, "g/private.git"), path_join(y.a, y.root.path, "aside")), 0);
	rest_open(&t, &y.root, path_join(y.a, y.root.path, ".pbp/running"));
	assert_ok(rest_games(&names, &n, &t, &e), &e);
	assert_int_equal(n, 0);
	assert_false(rest_until(&t, STR("g"), 400));
}

static void test_rest__knows_of_keys(void **state)
{
	struct yard y;
	struct rest t;
	open_yard(&y, *state);
	assert_true(run_at(&y, 400, true));
	rest_open(&t, &y.root, path_join(y.a, y.root.path, ".pbp/running"));
	assert_false(rest_any_keys(&t));
	folder(&y, "g/keys");
	rest_open(&t, &y.root, path_join(y.a, y.root.path, ".pbp/running"));
	assert_true(rest_any_keys(&t));
}

static void test_rest__a_damaged_file_says_nothing(void **state)
{
	struct yard y;
	open_yard(&y, *state);
	put(&y, ".pbp/rest", "pbp rest 1\n....half a record");
	assert_true(run_at(&y, 400, true));
	assert_false(run_at(&y, 500, true));
}

TEST_MAIN(TEST_ARENA(test_rest__is_known_without_reading_the_game),
	  TEST_ARENA(test_rest__is_asked_anew_when_somebody_wrote),
	  TEST_ARENA(test_rest__a_game_over_which_a_run_died_is_not_at_rest),
	  TEST_ARENA(test_rest__what_changed_in_this_very_moment_is_not_kept),
	  TEST_ARENA(test_rest__a_game_that_is_gone_is_no_game), TEST_ARENA(test_rest__knows_of_keys),
	  TEST_ARENA(test_rest__a_damaged_file_says_nothing))
