/* store: one suite for both backends: whatever it says holds for git and for memory */
#include "stores.h"

static void test_store__an_empty_store_has_no_tip(void **state)
{
	struct fixture *f = *state;
	struct object_id tip;
	assert_ok(store_tip(&tip, f->store, &f->e), &f->e);
	assert_true(object_is_none(&tip));
	assert_int_equal(store_tag(&tip, f->store, S("turn/1"), &f->e), ERR_NOT_FOUND);
	assert_int_equal(
		store_commit_read(&(struct commit){ 0 }, f->store, &(struct object_id){ { 1 } }, &f->arena, &f->e),
		ERR_NOT_FOUND);
}

static void test_store__what_was_put_is_read_back(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "game", "rules states\n", "state/land", "area=osaka\n",
					 "state/empty", "", NULL);
	struct object_id id = commit_one(f, &d);
	assert_str(read_at(f, &id, "game"), "rules states\n");
	assert_str(read_at(f, &id, "state/land"), "area=osaka\n");
	assert_str(read_at(f, &id, "state/empty"), "");
	assert_str(paths_at(f, &id, ""), "game state/empty state/land");
	assert_str(paths_at(f, &id, "state"), "state/empty state/land");
	assert_str(paths_at(f, &id, "nowhere"), "");
	assert_str(paths_at(f, &id, "game"), "");
}

static void test_store__bytes_are_kept_whatever_they_are(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", NULL);
	char *large = arena_alloc(&f->arena, 300000, 1);
	for (size_t i = 0; i < 300000; i++)
		large[i] = (char)(i * i >> 7);
	draft_put(&d, S("large"), (struct str){ large, 300000 });
	draft_put(&d, S("zero"), (struct str){ "a\0b", 3 });
	struct object_id id = commit_one(f, &d);
	assert_str_str(read_at(f, &id, "large"), ((struct str){ large, 300000 }));
	assert_str_str(read_at(f, &id, "zero"), ((struct str){ "a\0b", 3 }));
}

static void test_store__a_missing_file_is_not_found(void **state)
{
	static const char *const paths[] = { "b", "a/b", "state", "state/", "", "state/land/x", "/a" };
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", "state/land", "2", NULL);
	struct object_id id = commit_one(f, &d);
	struct str text;
	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
		assert_int_equal(store_read(&text, f->store, &id, str_c(paths[i]), &f->arena, &f->e), ERR_NOT_FOUND);
}

static void test_store__a_commit_changes_only_what_it_says(void **state)
{
	struct fixture *f = *state;
	struct commit_draft one = draft_of(f, 1000, "One", "a", "1", "s/x", "2", "s/y", "3", NULL);
	struct object_id first = commit_one(f, &one);
	struct commit_draft two = draft_of(f, 1001, "Two", "s/x", "4", "s/y", NULL, "t", "5", NULL);
	struct object_id second = commit_one(f, &two);
	assert_str(paths_at(f, &second, ""), "a s/x t");
	assert_str(read_at(f, &second, "s/x"), "4");
	assert_str(paths_at(f, &first, ""), "a s/x s/y");
	assert_str(read_at(f, &first, "s/x"), "2");
}

static void test_store__a_replaced_folder_keeps_nothing_old(void **state)
{
	struct fixture *f = *state;
	struct commit_draft one = draft_of(f, 1000, "One", "orders/red", "1", "orders/blue/x", "2", "orders-old", "3",
					   "mail/a", "4", NULL);
	commit_one(f, &one);
	struct commit_draft two = draft_of(f, 1001, "Two", "orders/green", "5", NULL);
	draft_replace(&two, S("orders"));
	draft_replace(&two, S("mail"));
	draft_replace(&two, S("nothing"));
	struct object_id id = commit_one(f, &two);
	assert_str(paths_at(f, &id, ""), "orders-old orders/green");
	struct commit_draft three = draft_of(f, 1002, "Three", "only", "6", NULL);
	draft_replace(&three, S(""));
	id = commit_one(f, &three);
	assert_str(paths_at(f, &id, ""), "only");
}

static void test_store__the_last_change_of_a_path_stands(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", "a", "2", "b", "1", "b", NULL, "c", NULL, "c", "3",
					 "nowhere/at/all", NULL, NULL);
	struct object_id id = commit_one(f, &d);
	assert_str(paths_at(f, &id, ""), "a c");
	assert_str(read_at(f, &id, "a"), "2");
}

static void test_store__a_file_may_take_the_place_of_a_folder_that_goes(void **state)
{
	struct fixture *f = *state;
	struct commit_draft one = draft_of(f, 1000, "One", "a/x", "1", "b", "2", NULL);
	commit_one(f, &one);
	struct commit_draft two = draft_of(f, 1001, "Two", "a", "3", "b", NULL, "b/y", "4", NULL);
	draft_replace(&two, S("a"));
	struct object_id id = commit_one(f, &two);
	assert_str(paths_at(f, &id, ""), "a b/y");
}

static void test_store__names_sort_as_git_sorts_them(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "a.b", "1", "a/c", "2", "a-b", "3", "ab", "4", "a0", "5",
					 "a/b/c", "6", NULL);
	struct object_id id = commit_one(f, &d);
	assert_str(paths_at(f, &id, ""), "a-b a.b a/b/c a/c a0 ab");
	assert_str(read_at(f, &id, "a/c"), "2");
	assert_str(read_at(f, &id, "a.b"), "1");
}

static void test_store__what_cannot_stand_in_a_tree_is_refused(void **state)
{
	static const char *const bad[] = { "",       "/a",   "a/",    "a//b", ".",   "a/../b", "..",
					   ".git/x", ".GIT", "git~1", "s",    "f/x", "f/x/y" };
	struct fixture *f = *state;
	struct commit_draft one = draft_of(f, 1000, "One", "s/x", "1", "f", "2", NULL);
	struct object_id tip = commit_one(f, &one), id;
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		struct commit_draft d = draft_of(f, 1001, "Two", "good", "1", bad[i], "2", NULL);
		assert_int_equal(store_commit(&id, f->store, &tip, &d, &f->e), ERR_REFUSED);
	}
	struct commit_draft zero = draft_of(f, 1001, "Two", NULL);
	draft_put(&zero, (struct str){ "a\0b", 3 }, S("1"));
	assert_int_equal(store_commit(&id, f->store, &tip, &zero, &f->e), ERR_REFUSED);
	struct commit_draft early = draft_of(f, -1, "Two", NULL);
	assert_int_equal(store_commit(&id, f->store, &tip, &early, &f->e), ERR_REFUSED);
	store_abandon(f->store);
	assert_str(paths_at(f, &tip, ""), "f s/x");
}

static void test_store__a_moved_tip_is_a_conflict(void **state)
{
	struct fixture *f = *state;
	struct object_id none = { { 0 } }, id;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", NULL);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	struct object_id first = commit(f, &d);
	assert_int_equal(store_commit(&id, f->store, &none, &d, &f->e), ERR_CONFLICT);
	struct object_id second = commit(f, &d);
	assert_int_equal(store_commit(&id, f->store, &first, &d, &f->e), ERR_CONFLICT);
	assert_ok(store_flush(f->store, &f->e), &f->e);
	assert_ok(store_tip(&id, f->store, &f->e), &f->e);
	assert_id(id, second);
}

static void test_store__a_batch_reads_its_own_commits(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", NULL);
	struct object_id tag;
	struct commit c;
	d.tag = S("turn/1");
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	struct object_id id = commit(f, &d);
	assert_str(read_at(f, &id, "a"), "1");
	assert_ok(store_commit_read(&c, f->store, &id, &f->arena, &f->e), &f->e);
	assert_str(c.message, "One\n");
	assert_ok(store_tag(&tag, f->store, S("turn/1"), &f->e), &f->e);
	assert_id(tag, id);
	store_abandon(f->store);
}

static void test_store__an_abandoned_batch_leaves_no_trace(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", "a", "1", NULL);
	struct object_id id;
	d.tag = S("turn/1");
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	commit(f, &d);
	store_abandon(f->store);
	assert_ok(store_tip(&id, f->store, &f->e), &f->e);
	assert_true(object_is_none(&id));
	assert_int_equal(store_tag(&id, f->store, S("turn/1"), &f->e), ERR_NOT_FOUND);
	commit_one(f, &d); /* and the next batch begins afresh */
}

static void test_store__a_batch_of_nothing_is_no_error(void **state)
{
	struct fixture *f = *state;
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	assert_ok(store_flush(f->store, &f->e), &f->e);
}

static void test_store__a_commit_may_change_nothing(void **state)
{
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "Nothing at all", NULL);
	struct object_id first = commit_one(f, &d), second = commit_one(f, &d);
	assert_false(object_eq(&first, &second));
	assert_str(paths_at(f, &second, ""), "");
}

static void test_store__time_never_goes_back(void **state)
{
	struct fixture *f = *state;
	struct commit c;
	struct commit_draft late = draft_of(f, 2000, "Late", NULL);
	struct commit_draft early = draft_of(f, 1000, "Early", NULL);
	commit_one(f, &late);
	struct object_id id = commit_one(f, &early);
	assert_ok(store_commit_read(&c, f->store, &id, &f->arena, &f->e), &f->e);
	assert_int_equal(c.time, 2000);
}

static void test_store__a_message_ends_in_one_newline(void **state)
{
	static const char *const messages[] = { "Turn", "Turn\n", "Turn\n\n\n" };
	struct fixture *f = *state;
	struct commit c;
	for (size_t i = 0; i < 3; i++) {
		struct commit_draft d = draft_of(f, 1000, messages[i], NULL);
		struct object_id id = commit_one(f, &d);
		assert_ok(store_commit_read(&c, f->store, &id, &f->arena, &f->e), &f->e);
		assert_str(c.message, "Turn\n");
	}
}

static void test_store__trailers_stand_in_the_last_paragraph(void **state)
{
	struct commit c = { .message = S("Mails: in the subject\n\nMails: in the body\n\n"
					 "Event-Time: 2026-01-05T08:00:00Z\nMails: 4\nmails:5 \n") };
	struct str value;
	(void)state;
	assert_str(commit_subject(&c), "Mails: in the subject");
	assert_true(commit_trailer(&c, S("Event-Time"), &value));
	assert_str(value, "2026-01-05T08:00:00Z");
	assert_true(commit_trailer(&c, S("Mails"), &value));
	assert_str(value, "5");
	assert_false(commit_trailer(&c, S("Mail"), &value));
	c.message = S("Mails: 4\n");
	assert_false(commit_trailer(&c, S("Mails"), &value));
	c.message = S("");
	assert_false(commit_trailer(&c, S("Mails"), &value));
}

static void test_store__history_runs_both_ways(void **state)
{
	static const char *const subjects[] = { "One", "Two", "Three", "Four" };
	struct fixture *f = *state;
	struct object_id id[4], none = { { 0 } };
	struct commit *list;
	size_t n;
	for (size_t i = 0; i < 4; i++) {
		struct commit_draft d = draft_of(f, (when)(1000 + i), subjects[i], NULL);
		id[i] = commit_one(f, &d);
	}
	assert_ok(store_history(&list, &n, f->store, &id[3], NULL, NEWEST_FIRST, &f->arena, &f->e), &f->e);
	assert_int_equal(n, 4);
	assert_str(list[0].message, "Four\n");
	assert_id(list[0].parent, id[2]);
	assert_true(object_is_none(&list[3].parent));
	assert_int_equal(list[3].time, 1000);
	assert_ok(store_history(&list, &n, f->store, &id[2], &id[0], OLDEST_FIRST, &f->arena, &f->e), &f->e);
	assert_int_equal(n, 2);
	assert_id(list[0].id, id[1]);
	assert_id(list[1].id, id[2]);
	assert_int_equal(store_history(&list, &n, f->store, &id[1], &id[3], OLDEST_FIRST, &f->arena, &f->e),
			 ERR_NOT_FOUND);
	assert_ok(store_history(&list, &n, f->store, &none, NULL, OLDEST_FIRST, &f->arena, &f->e), &f->e);
	assert_int_equal(n, 0);
}

static void test_store__a_tag_names_one_commit_for_good(void **state)
{
	static const char *const bad[] = { "turn/", "-/../x", "turn 3", "a.lock", "a~1", ".a", "a/.b" };
	struct fixture *f = *state;
	struct commit_draft d = draft_of(f, 1000, "One", NULL);
	d.tag = S("turn/1");
	struct object_id first = commit_one(f, &d), id;
	assert_ok(store_tag(&id, f->store, S("turn/1"), &f->e), &f->e);
	assert_id(id, first);
	assert_ok(store_begin(f->store, 0, &f->e), &f->e);
	assert_int_equal(store_commit(&id, f->store, &first, &d, &f->e), ERR_REFUSED);
	d.tag = S("turn/1.2");
	struct object_id second = commit(f, &d);
	assert_int_equal(store_commit(&id, f->store, &second, &d, &f->e), ERR_REFUSED);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		d.tag = str_c(bad[i]);
		assert_int_equal(store_commit(&id, f->store, &second, &d, &f->e), ERR_REFUSED);
	}
	assert_ok(store_flush(f->store, &f->e), &f->e);
	assert_ok(store_tag(&id, f->store, S("turn/1.2"), &f->e), &f->e);
	assert_id(id, second);
}

static void test_store__ids_are_those_that_git_gives(void **state)
{
	struct fixture *f = *state;
	struct arena *a = &f->arena;
	struct commit_draft one = draft_of(f, 1767600000, "One\n\nMails: 2", "b", "2\n", "a/c", "3\n", NULL);
	struct commit_draft two = draft_of(f, 1767600001, "Two", "a/c", "4\n", NULL);
	struct object_id first = commit_one(f, &one), second = commit_one(f, &two);
	/* made by git mktree and git commit-tree */
	assert_str(object_hex(a, &first), "69b055020bbb5cee8e244c028fb53f4fcda11e40");
	assert_str(object_hex(a, &second), "a2447eca8d0b092555ac4cb33e6e5f11192a8f2b");
}

static void test_store__a_healthy_store_has_no_problems(void **state)
{
	struct fixture *f = *state;
	struct str *problems;
	size_t n;
	struct commit_draft d = draft_of(f, 1000, "One", "a/b", "1", "c", "2", NULL);
	d.tag = S("turn/1");
	commit_one(f, &d);
	assert_ok(store_check(&problems, &n, f->store, &f->arena, &f->e), &f->e);
	assert_int_equal(n, 0);
}

static void test_store__an_id_reads_as_it_is_written(void **state)
{
	struct fixture *f = *state;
	struct object_id id;
	assert_true(object_from_hex(S("00ff10aBcDef000000000000000000000000000f"), &id));
	assert_str(object_hex(&f->arena, &id), "00ff10abcdef000000000000000000000000000f");
	assert_false(object_from_hex(S("00ff10abcdef00000000000000000000000000"), &id));
	assert_false(object_from_hex(S("00ff10abcdef000000000000000000000000000g"), &id));
}

#define BOTH(f) \
	cmocka_unit_test_setup_teardown(f, memory_begin, fixture_end), \
		cmocka_unit_test_setup_teardown(f, git_begin, fixture_end)

TEST_MAIN(BOTH(test_store__an_empty_store_has_no_tip), BOTH(test_store__what_was_put_is_read_back),
	  BOTH(test_store__bytes_are_kept_whatever_they_are), BOTH(test_store__a_missing_file_is_not_found),
	  BOTH(test_store__a_commit_changes_only_what_it_says), BOTH(test_store__a_replaced_folder_keeps_nothing_old),
	  BOTH(test_store__the_last_change_of_a_path_stands),
	  BOTH(test_store__a_file_may_take_the_place_of_a_folder_that_goes),
	  BOTH(test_store__names_sort_as_git_sorts_them), BOTH(test_store__what_cannot_stand_in_a_tree_is_refused),
	  BOTH(test_store__a_moved_tip_is_a_conflict), BOTH(test_store__a_batch_reads_its_own_commits),
	  BOTH(test_store__an_abandoned_batch_leaves_no_trace), BOTH(test_store__a_batch_of_nothing_is_no_error),
	  BOTH(test_store__a_commit_may_change_nothing), BOTH(test_store__time_never_goes_back),
	  BOTH(test_store__a_message_ends_in_one_newline), BOTH(test_store__trailers_stand_in_the_last_paragraph),
	  BOTH(test_store__history_runs_both_ways), BOTH(test_store__a_tag_names_one_commit_for_good),
	  BOTH(test_store__ids_are_those_that_git_gives), BOTH(test_store__a_healthy_store_has_no_problems),
	  BOTH(test_store__an_id_reads_as_it_is_written))
