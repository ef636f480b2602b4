/* object: trees and commits as bytes, well-formed and not; paths; the map of ids */
#include "test.h"

#include "store/idmap.h"
#include "store/object.h"

static struct tree_entry entry(const char *name, uint32_t mode, uint8_t id)
{
	return (struct tree_entry){ str_c(name), mode, { { id } } };
}

static struct str three_entries(struct arena *a)
{
	struct tree t = { 0 };
	VEC_PUSH(&t.entries, a, entry("b", MODE_FILE, 1));
	VEC_PUSH(&t.entries, a, entry("a", MODE_FOLDER, 2));
	VEC_PUSH(&t.entries, a, entry("a.c", MODE_FILE, 3));
	tree_sort(&t);
	return tree_encode(&t, a);
}

static void test_object__a_folder_sorts_with_a_slash(void **state)
{
	struct arena *a = *state;
	struct tree t;
	assert_true(tree_decode(&t, three_entries(a), a));
	assert_int_equal(t.entries.n, 3);
	assert_str(t.entries.at[0].name, "a.c");
	assert_str(t.entries.at[1].name, "a");
	assert_str(t.entries.at[2].name, "b");
	assert_int_equal(tree_find(&t, S("a"))->mode, MODE_FOLDER);
	assert_int_equal(tree_find(&t, S("b"))->id.b[0], 1);
	assert_null(tree_find(&t, S("c")));
}

static void test_object__a_tree_cut_anywhere_is_no_tree(void **state)
{
	struct arena *a = *state;
	struct str whole = three_entries(a);
	struct tree t;
	for (size_t n = 1; n < whole.n; n++) {
		/* of its own size, so that reading past the end is seen */
		struct str cut = str_dup(a, str_sub(whole, 0, n));
		if (tree_decode(&t, cut, a))
			assert_true(t.entries.n < 3);
	}
}

static void test_object__odd_trees_are_no_trees(void **state)
{
	static const char id[] = "12345678901234567890";
	static const struct str heads[] = { { "100644 \0", 8 }, { "100644 a/b\0", 11 }, { "100648 a\0", 9 },
					    { "1 a\0", 4 },     { "10064444 a\0", 11 }, { "a\0", 2 } };
	struct arena *a = *state;
	struct tree t;
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
		struct buf b = buf_new(a);
		buf_add(&b, heads[i]);
		buf_add_c(&b, id);
		assert_false(tree_decode(&t, buf_str(&b), a));
	}
	struct buf twice = buf_new(a);
	for (int i = 0; i < 2; i++) {
		buf_add(&twice, (struct str){ "100644 a\0", 9 });
		buf_add_c(&twice, id);
	}
	assert_false(tree_decode(&t, buf_str(&twice), a));
}

static void test_object__a_commit_reads_as_it_was_written(void **state)
{
	struct arena *a = *state;
	const struct object_id tree = { { 1 } }, parent = { { 2 } };
	struct object_id found;
	struct commit c;
	struct str bytes = commit_encode(&tree, &parent, 1767600000, S("One\n"), a);
	assert_true(commit_decode(&c, &found, bytes));
	assert_true(object_eq(&found, &tree));
	assert_true(object_eq(&c.parent, &parent));
	assert_int_equal(c.time, 1767600000);
	assert_str(c.message, "One\n");
}

static void test_object__a_commit_cut_anywhere_does_no_harm(void **state)
{
	struct arena *a = *state;
	const struct object_id tree = { { 1 } }, parent = { { 2 } };
	struct object_id found;
	struct commit c;
	struct str whole = commit_encode(&tree, &parent, 1767600000, S("One\n"), a);
	for (size_t n = 0; n < whole.n; n++) {
		if (commit_decode(&c, &found, str_dup(a, str_sub(whole, 0, n))))
			assert_true(n + 40 > whole.n);
	}
}

static void test_object__commits_of_others_are_read(void **state)
{
	static const char tree[] = "tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\n";
	static const char first[] = "parent 1111111111111111111111111111111111111111\n";
	struct arena *a = *state;
	struct object_id found;
	struct commit c;
	struct str merge = str_printf(a,
				      "%s%sparent 2222222222222222222222222222222222222222\n"
				      "author A <a@b> 5 +0100\ncommitter B C <b@c> 77 -0230\n"
				      "gpgsig -----BEGIN\n \n x\n\nSubject\n\nbody\n",
				      tree, first);
	assert_true(commit_decode(&c, &found, merge));
	assert_int_equal(c.parent.b[0], 0x11); /* of a merge, the first */
	assert_int_equal(c.time, 77);
	assert_str(commit_subject(&c), "Subject");
	assert_false(commit_decode(&c, &found, str_printf(a, "%sparent 11\n\nx", tree)));
	assert_false(commit_decode(&c, &found, str_printf(a, "%scommitter x\n\nx", tree)));
	assert_false(commit_decode(&c, &found, str_printf(a, "%s\nx", tree)));
	assert_false(commit_decode(&c, &found, S("")));
}

static void test_object__paths_are_names_joined_by_slashes(void **state)
{
	static const char *const good[] = { "a", "state/land", "a.b/c-d/..e", "mail/0af3", "a b", "git" };
	static const char *const bad[] = { "",   "/",     "a/",   "/a",       "a//b",        ".",
					   "..", "a/./b", ".git", "a/.GIT/b", ".gitmodules", "GIT~1" };
	struct arena *a = *state;
	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		assert_true(path_is_good(str_c(good[i])));
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(path_is_good(str_c(bad[i])));
	struct buf deep = buf_new(a);
	for (int i = 0; i < 32; i++)
		buf_add_c(&deep, i ? "/a" : "a");
	assert_true(path_is_good(buf_str(&deep)));
	buf_add_c(&deep, "/a");
	assert_false(path_is_good(buf_str(&deep)));
	struct buf text = buf_new(a);
	buf_add_repeat(&text, 'a', 1025);
	assert_false(path_is_good(buf_str(&text)));
}

static void test_object__a_map_finds_what_was_added_and_nothing_else(void **state)
{
	struct arena *a = *state;
	struct idmap m;
	idmap_init(&m, a);
	struct object_id id = { { 0 } };
	assert_null(idmap_find(&m, &id));
	for (uint32_t i = 0; i < 5000; i++) {
		/* the same first bytes every 256 ids: the worst that a map can meet */
		id.b[0] = (uint8_t)i;
		memcpy(id.b + 12, &i, sizeof i);
		assert_true(idmap_add(&m, &id, i));
		assert_false(idmap_add(&m, &id, i + 1));
	}
	for (uint32_t i = 0; i < 5000; i++) {
		id.b[0] = (uint8_t)i;
		memcpy(id.b + 12, &i, sizeof i);
		assert_int_equal(*idmap_find(&m, &id), i);
		id.b[1] = 1;
		assert_null(idmap_find(&m, &id));
		id.b[1] = 0;
	}
}

TEST_MAIN(TEST_ARENA(test_object__a_folder_sorts_with_a_slash), TEST_ARENA(test_object__a_tree_cut_anywhere_is_no_tree),
	  TEST_ARENA(test_object__odd_trees_are_no_trees), TEST_ARENA(test_object__a_commit_reads_as_it_was_written),
	  TEST_ARENA(test_object__a_commit_cut_anywhere_does_no_harm),
	  TEST_ARENA(test_object__commits_of_others_are_read),
	  TEST_ARENA(test_object__paths_are_names_joined_by_slashes),
	  TEST_ARENA(test_object__a_map_finds_what_was_added_and_nothing_else))
