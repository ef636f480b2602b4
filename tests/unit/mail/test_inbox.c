/* inbox: decisions survive, in the order in which they count */
#include "mail/folder.h"

#include "base/buf.h"
#include "base/file.h"
#include "mail/inbox.h"

static struct decision decision_at(when arrival, struct str raw)
{
	return (struct decision){ .arrival = arrival,
				  .hash = hash_of(raw),
				  .class = S("orders"),
				  .reason = S("well\nmeant"),
				  .seat = S("red"),
				  .from = S("ann@example.org"),
				  .verdict = S("from"),
				  .raw = raw };
}

static void test_inbox__a_decision_comes_back_as_it_was(void **state)
{
	char *folder = folder_of_test(*state);
	const struct decision d = decision_at(1767600000, S("A: 1\n\nx\n\n\0y"));
	struct inbox_entry *entries;
	struct decision found;
	struct inbox i;
	struct err e;
	size_t n;

	assert_ok(inbox_open(&i, folder, *state, &e), &e);
	assert_ok(inbox_add(&i, &d, &e), &e);
	assert_ok(inbox_flush(&i, &e), &e);
	assert_ok(inbox_list(&entries, &n, &i, *state, &e), &e);
	assert_int_equal(n, 1);
	assert_ok(inbox_read(&found, &i, &entries[0], *state, &e), &e);
	assert_int_equal(found.arrival, 1767600000);
	assert_int_equal(hash_cmp(&found.hash, &d.hash), 0);
	assert_str(found.class, "orders");
	assert_str(found.reason, "well meant");
	assert_str(found.seat, "red");
	assert_str(found.from, "ann@example.org");
	assert_str(found.verdict, "from");
	assert_str_str(found.raw, d.raw);
	assert_ok(inbox_remove(&i, &entries[0], &e), &e);
	assert_ok(inbox_list(&entries, &n, &i, *state, &e), &e);
	assert_int_equal(n, 0);
	inbox_close(&i);
	folder_of_test_end(folder);
}

/* The words that were heard come back without the mail around them, however long they are. */
static void test_inbox__what_was_heard_comes_back_by_itself(void **state)
{
	static const size_t lengths[] = { 0, 1, 4000, 300000 };
	char *folder = folder_of_test(*state);
	struct inbox i;
	struct err e;

	assert_ok(inbox_open(&i, folder, *state, &e), &e);
	for (size_t k = 0; k < sizeof lengths / sizeof *lengths; k++) {
		struct decision d = decision_at(100, S("From: x\n\nwords\n")), found;
		struct inbox_entry entry = { 100, d.hash };
		struct buf text = buf_new(*state);

		buf_add_repeat(&text, 'w', lengths[k]);
		d.heard = true;
		d.flags = 770;
		d.after = 3;
		d.place = 4;
		d.text = buf_str(&text);
		assert_ok(inbox_add(&i, &d, &e), &e);
		assert_ok(inbox_flush(&i, &e), &e);
		assert_ok(inbox_read_place(&found, &i, &entry, *state, &e), &e);
		assert_int_equal(found.after * 10 + found.place, 34);
		assert_ok(inbox_read_heard(&found, &i, &entry, *state, &e), &e);
		assert_true(found.heard && found.flags == 770 && !found.raw.n);
		assert_str_str(found.text, d.text);
		assert_ok(inbox_read(&found, &i, &entry, *state, &e), &e);
		assert_str_str(found.text, d.text);
		assert_str_str(found.raw, d.raw);
		assert_ok(inbox_remove(&i, &entry, &e), &e);
	}
	inbox_close(&i);
	folder_of_test_end(folder);
}

/* Mail waits for days: the next pbp finds what the one before it laid down. */
static void test_inbox__of_the_pbp_before_is_to_be_read_anew(void **state)
{
	struct decision d = decision_at(7, S("")), found;
	struct buf b = buf_new(*state);
	struct str head = decision_head(&d, *state);
	struct err e;

	buf_add_c(&b, "pbp decision 2\n");
	buf_add(&b, str_sub(head, str_find(head, S("arrival ")), str_find(head, S("heard -\n"))));
	buf_add_c(&b, "\nFrom: x\n");
	assert_ok(decision_read(&found, buf_str(&b), &e), &e);
	assert_true(!found.heard);
	assert_str(found.raw, "From: x\n");
	assert_str(found.verdict, "from");
}

static void test_inbox__mails_count_by_arrival_then_hash(void **state)
{
	char *folder = folder_of_test(*state);
	const when times[] = { 200, 5, 5, 1000000000 };
	const struct str raws[] = { S("a"), S("b"), S("c"), S("d") };
	struct inbox_entry *entries;
	struct inbox i;
	struct err e;
	size_t n;

	assert_ok(inbox_open(&i, folder, *state, &e), &e);
	for (size_t k = 0; k < 4; k++) {
		struct decision d = decision_at(times[k], raws[k]);

		assert_ok(inbox_add(&i, &d, &e), &e);
	}
	assert_ok(inbox_flush(&i, &e), &e);
	assert_ok(inbox_list(&entries, &n, &i, *state, &e), &e);
	assert_int_equal(n, 4);
	assert_int_equal(entries[1].arrival, 5);
	assert_true(hash_cmp(&entries[0].hash, &entries[1].hash) < 0);
	assert_int_equal(entries[3].arrival, 1000000000);
	inbox_close(&i);
	folder_of_test_end(folder);
}

static void test_inbox__a_file_cut_anywhere_in_its_head_is_damage(void **state)
{
	const struct decision d = decision_at(7, S(""));
	struct str head = decision_head(&d, *state);
	struct decision found;
	struct err e;

	assert_ok(decision_read(&found, head, &e), &e);
	for (size_t n = 0; n < head.n - 1; n++)
		assert_int_equal(decision_read(&found, str_sub(head, 0, n), &e), ERR_DAMAGED);
}

static void test_inbox__a_byte_changed_anywhere_is_damage(void **state)
{
	struct decision d = decision_at(7, S("From: x\n\nwords\n")), found;
	struct err e;
	struct str file;

	d.heard = true;
	d.text = S("words");
	d.tape = S("order line=1 said x\n");
	file = str_printf(*state, "%.*s%.*s", STR_ARG(decision_head(&d, *state)), STR_ARG(d.raw));
	assert_ok(decision_read(&found, file, &e), &e);
	for (size_t n = 0; n < file.n; n++) {
		char *p = (char *)(uintptr_t)file.p;

		p[n] ^= 1;
		assert_int_equal(decision_read(&found, file, &e), ERR_DAMAGED);
		p[n] ^= 1;
	}
	for (size_t n = 0; n < file.n; n++)
		assert_int_equal(decision_read(&found, str_sub(file, 0, n), &e), ERR_DAMAGED);
}

/* A file says which mail it is: under another name, or with what was understood changed, it is not read. */
static void test_inbox__a_file_is_the_mail_of_its_name(void **state)
{
	char *folder = folder_of_test(*state);
	const struct decision d = decision_at(100, S("From: x\n"));
	const struct inbox_entry other = { 101, d.hash };
	struct decision found;
	struct inbox i;
	struct err e;

	assert_ok(inbox_open(&i, folder, *state, &e), &e);
	assert_ok(inbox_add(&i, &d, &e), &e);
	assert_ok(inbox_flush(&i, &e), &e);
	assert_int_equal(
		rename(arena_printf(*state, "%s/000000000100.%.*s", folder, STR_ARG(hash_hex(*state, &d.hash))),
		       arena_printf(*state, "%s/000000000101.%.*s", folder, STR_ARG(hash_hex(*state, &d.hash)))),
		0);
	assert_int_equal(inbox_read(&found, &i, &other, *state, &e), ERR_DAMAGED);
	assert_int_equal(inbox_read_place(&found, &i, &other, *state, &e), ERR_DAMAGED);
	assert_non_null(strstr(e.text, "restore it from the backup"));
	inbox_close(&i);
	folder_of_test_end(folder);
}

TEST_MAIN(TEST_ARENA(test_inbox__a_decision_comes_back_as_it_was),
	  TEST_ARENA(test_inbox__what_was_heard_comes_back_by_itself),
	  TEST_ARENA(test_inbox__of_the_pbp_before_is_to_be_read_anew),
	  TEST_ARENA(test_inbox__mails_count_by_arrival_then_hash),
	  TEST_ARENA(test_inbox__a_byte_changed_anywhere_is_damage),
	  TEST_ARENA(test_inbox__a_file_is_the_mail_of_its_name),
	  TEST_ARENA(test_inbox__a_file_cut_anywhere_in_its_head_is_damage))
