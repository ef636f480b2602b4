/* spool, drop, seen: durable files, their names, what is left by the dead */
#include "mail/folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "base/file.h"
#include "mail/seen.h"
#include "mail/spool.h"

static struct mail_item item_of(struct str raw)
{
	return (struct mail_item){ .raw = raw, .hash = hash_of(raw), .size = raw.n, .envelope = WHEN_NONE };
}

static size_t count_in(const char *folder, const char *sub, struct arena *a)
{
	struct str *names;
	struct err e;
	size_t n;

	assert_ok(folder_list(&names, &n, path_join(a, folder, sub), a, &e), &e);
	return n;
}

static void test_spool__a_mail_is_there_after_the_flush_and_not_before(void **state)
{
	char *folder = folder_of_test(*state);
	struct mail_item item = item_of(S("A: 1\n\nx\n"));
	struct spool_entry *entries;
	struct spool s;
	struct str raw;
	struct err e;
	size_t n;

	assert_ok(spool_open(&s, path_join(*state, folder, "s"), *state, &e), &e);
	item.envelope = 1767599990;
	item.null_sender = true;
	assert_ok(spool_add(&s, &item, 1767600000, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(n, 0);
	assert_ok(spool_flush(&s, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(n, 1);
	assert_int_equal(entries[0].stored, 1767600000);
	assert_int_equal(entries[0].envelope, 1767599990);
	assert_true(entries[0].null_sender);
	assert_ok(spool_read(&raw, &s, &entries[0], *state, &e), &e);
	assert_str(raw, "A: 1\n\nx\n");
	assert_ok(spool_remove(&s, &entries[0], &e), &e);
	spool_close(&s);
	assert_int_equal(count_in(folder, "s/tmp", *state), 0);
	assert_int_equal(count_in(folder, "s", *state), 1);
	folder_of_test_end(folder);
}

static void test_spool__mails_are_listed_by_time_then_in_the_order_in_which_they_came(void **state)
{
	char *folder = folder_of_test(*state);
	const struct str texts[] = { S("c"), S("a"), S("b"), S("d") };
	const when times[] = { 5, 3, 3, 1 };
	struct spool_entry *entries;
	struct spool s;
	struct err e;
	size_t n;

	assert_ok(spool_open(&s, path_join(*state, folder, "s"), *state, &e), &e);
	for (size_t i = 0; i < 4; i++) {
		struct mail_item item = item_of(texts[i]);

		assert_ok(spool_add(&s, &item, times[i], &e), &e);
	}
	assert_ok(spool_flush(&s, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(n, 4);
	assert_int_equal(entries[0].stored, 1);
	for (size_t i = 1; i < 3; i++) {
		const struct hash came = hash_of(texts[i]);

		assert_int_equal(hash_cmp(&entries[i].hash, &came), 0);
	}
	assert_true(entries[1].number < entries[2].number);
	assert_int_equal(entries[3].stored, 5);
	spool_close(&s);
	folder_of_test_end(folder);
}

static void test_spool__tries_and_moves_are_names(void **state)
{
	char *folder = folder_of_test(*state);
	struct mail_item item = item_of(S("x"));
	struct spool s, quarantine;
	struct spool_entry *entries;
	struct err e;
	size_t n;

	assert_ok(spool_open(&s, path_join(*state, folder, "s"), *state, &e), &e);
	assert_ok(spool_open(&quarantine, path_join(*state, folder, "q"), *state, &e), &e);
	assert_ok(spool_add(&s, &item, 1, &e), &e);
	assert_ok(spool_flush(&s, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_ok(spool_try(&s, &entries[0], &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(entries[0].tries, 1);
	assert_ok(spool_move(&s, &quarantine, &entries[0], &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(n, 0);
	assert_ok(spool_list(&entries, &n, &quarantine, *state, &e), &e);
	assert_int_equal(n, 1);
	assert_int_equal(entries[0].tries, 0);
	spool_close(&s);
	spool_close(&quarantine);
	folder_of_test_end(folder);
}

static void test_spool__bytes_that_are_not_the_hash_are_damage(void **state)
{
	char *folder = folder_of_test(*state);
	struct mail_item item = item_of(S("x"));
	struct spool_entry *entries;
	struct spool s;
	struct str raw;
	struct err e;
	size_t n;

	assert_ok(spool_open(&s, path_join(*state, folder, "s"), *state, &e), &e);
	assert_ok(spool_add(&s, &item, 1, &e), &e);
	assert_ok(spool_flush(&s, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_ok(file_write(spool_path(&s, &entries[0], *state), S("y"), 0600, &e), &e);
	assert_int_equal(spool_read(&raw, &s, &entries[0], *state, &e), ERR_DAMAGED);
	spool_close(&s);
	folder_of_test_end(folder);
}

static void test_drop__what_a_killed_writer_left_is_swept_and_a_living_ones_is_not(void **state)
{
	char *folder = folder_of_test(*state), *tmp = path_join(*state, folder, "tmp");
	struct drop alive;
	struct err e;
	pid_t pid;

	assert_ok(drop_open(&alive, folder, tmp, *state, &e), &e);
	assert_ok(drop_add(&alive, "mine", S(""), S("x"), &e), &e);
	pid = fork();
	if (pid == 0) {
		struct drop d;

		if (!drop_open(&d, folder, tmp, *state, &e) && !drop_add(&d, "a", S(""), S("y"), &e))
			_exit(0);
		_exit(1);
	}
	assert_int_equal(waitpid(pid, NULL, 0), pid);
	assert_ok(file_create(path_join(*state, tmp, "oversized-1"), S("z"), 0600, &e), &e);
	assert_ok(file_create(path_join(*state, tmp, "1767600000.foreign"), S("z"), 0600, &e), &e);
	assert_int_equal(count_in(folder, "tmp", *state), 4);
	assert_ok(drop_sweep(tmp, *state, &e), &e);
	assert_int_equal(count_in(folder, "tmp", *state), 2);
	assert_ok(drop_flush(&alive, &e), &e);
	assert_true(file_exists(path_join(*state, folder, "mine")));
	drop_close(&alive);
	assert_int_equal(count_in(folder, "tmp", *state), 1);
	folder_of_test_end(folder);
}

static void test_drop__many_files_are_all_there_private_and_the_first_of_a_name_wins(void **state)
{
	char *folder = folder_of_test(*state), *tmp = path_join(*state, folder, "tmp");
	struct drop d;
	struct stat st;
	struct err e;
	mode_t mask = umask(0);

	assert_ok(drop_open(&d, folder, tmp, *state, &e), &e);
	for (int i = 0; i < 3000; i++)
		assert_ok(drop_add(&d, arena_printf(*state, "f%d", i % 2999), S("h"), S("b"), &e), &e);
	assert_ok(drop_flush(&d, &e), &e);
	assert_int_equal(count_in(folder, ".", *state), 2999 + 1);
	assert_int_equal(stat(path_join(*state, folder, "f7"), &st), 0);
	assert_int_equal(st.st_mode & 0777, 0600);
	drop_close(&d);
	umask(mask);
	folder_of_test_end(folder);
}

static void test_drop__one_writers_files_are_forgotten_and_the_others_stay(void **state)
{
	char *folder = folder_of_test(*state), *tmp = path_join(*state, folder, "tmp");
	struct drop d;
	struct err e;

	assert_ok(drop_open(&d, folder, tmp, *state, &e), &e);
	for (unsigned i = 0; i < 9; i++) {
		d.owner = i % 3;
		assert_ok(drop_add(&d, arena_printf(*state, "f%u", i), S("h"), S("b"), &e), &e);
	}
	drop_forget(&d, 1);
	assert_ok(drop_flush(&d, &e), &e);
	assert_int_equal(count_in(folder, ".", *state), 6 + 1);
	assert_int_not_equal(access(path_join(*state, folder, "f4"), F_OK), 0);
	drop_close(&d);
	assert_int_equal(count_in(folder, "tmp", *state), 0);
	folder_of_test_end(folder);
}

static void test_drop__a_full_disk_leaves_nothing_half(void **state)
{
	char *folder = folder_of_test(*state), *tmp = path_join(*state, folder, "tmp");
	struct drop d;
	struct err e;

	assert_ok(drop_open(&d, folder, tmp, *state, &e), &e);
	assert_ok(drop_add(&d, "a", S(""), S("x"), &e), &e);
	assert_int_equal(chmod(folder, 0700), 0);
	d.pending.at[0].to = arena_printf(*state, "%s/no/such/folder", folder);
	assert_int_equal(drop_flush(&d, &e), ERR_NOT_FOUND);
	assert_int_equal(count_in(folder, ".", *state), 1);
	drop_close(&d);
	assert_int_equal(count_in(folder, "tmp", *state), 0);
	folder_of_test_end(folder);
}

static void deliver(const char *root, const char *text, struct arena *a)
{
	char *path = path_join(a, root, "input");
	struct err e;
	int fd;

	assert_ok(file_write(path, str_c(text), 0600, &e), &e);
	fd = open(path, O_RDONLY);
	assert_ok(spool_deliver(root, fd, 1767600000, &e), &e);
}

static void test_deliver__a_mail_is_stored_with_or_without_its_from_line(void **state)
{
	char *root = folder_of_test(*state);
	struct spool_entry *entries;
	struct spool s;
	struct str raw;
	struct err e;
	size_t n;

	deliver(root, "A: 1\n\nx\n\nFrom a@b Mon Jan  5 08:00:00 2026\ny", *state);
	deliver(root, "From MAILER-DAEMON Mon Jan  5 07:00:00 2026\nA: 1\n\n>From here\n", *state);
	deliver(root, "A: 1\n\nx\n\nFrom a@b Mon Jan  5 08:00:00 2026\ny", *state);
	deliver(root, "", *state);
	assert_ok(spool_open(&s, spool_folder(root, *state), *state, &e), &e);
	assert_ok(spool_list(&entries, &n, &s, *state, &e), &e);
	assert_int_equal(n, 3); /* a mail that comes again is known when it is looked at */
	assert_int_equal(hash_cmp(&entries[0].hash, &entries[2].hash), 0);
	n = 1;
	assert_true(entries[n].null_sender);
	assert_int_equal(entries[n].envelope, 1767600000 - 3600);
	assert_ok(spool_read(&raw, &s, &entries[n], *state, &e), &e);
	assert_str(raw, "A: 1\n\n>From here\n");
	spool_close(&s);
	folder_of_test_end(root);
}

static void test_seen__a_hash_is_new_once(void **state)
{
	struct seen seen;

	seen_init(&seen, *state);
	for (int i = 0; i < 5000; i++) {
		struct hash h = hash_of((struct str){ (const char *)&i, sizeof i });

		assert_false(seen_has(&seen, &h));
		assert_true(seen_add(&seen, &h));
		assert_false(seen_add(&seen, &h));
		assert_true(seen_has(&seen, &h));
	}
}

TEST_MAIN(TEST_ARENA(test_spool__a_mail_is_there_after_the_flush_and_not_before),
	  TEST_ARENA(test_spool__mails_are_listed_by_time_then_in_the_order_in_which_they_came),
	  TEST_ARENA(test_spool__tries_and_moves_are_names),
	  TEST_ARENA(test_spool__bytes_that_are_not_the_hash_are_damage),
	  TEST_ARENA(test_drop__what_a_killed_writer_left_is_swept_and_a_living_ones_is_not),
	  TEST_ARENA(test_drop__many_files_are_all_there_private_and_the_first_of_a_name_wins),
	  TEST_ARENA(test_drop__one_writers_files_are_forgotten_and_the_others_stay),
	  TEST_ARENA(test_drop__a_full_disk_leaves_nothing_half),
	  TEST_ARENA(test_deliver__a_mail_is_stored_with_or_without_its_from_line),
	  TEST_ARENA(test_seen__a_hash_is_new_once))
