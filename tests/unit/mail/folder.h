/* folder: a folder of its own for a test, gone with everything in it afterwards. */
#ifndef PBP_TESTS_MAIL_FOLDER_H
#define PBP_TESTS_MAIL_FOLDER_H

#include <ftw.h>
#include <unistd.h>

#include "test.h"

static inline char *folder_of_test(struct arena *a)
{
	char *path = arena_printf(a, "/tmp/pbp-test-XXXXXX");

	assert_non_null(mkdtemp(path));
	return path;
}

static inline int remove_entry(const char *path, const struct stat *st, int type, struct FTW *at)
{
	(void)st;
	(void)type;
	(void)at;
	return remove(path);
}

static inline void folder_of_test_end(const char *path)
{
	assert_int_equal(nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS), 0);
}

#endif
