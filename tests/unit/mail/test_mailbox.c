/* mailbox: splitting, dialects, cut-off boxes, memory */
#include "test.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"
#include "mail/boxlock.h"
#include "mail/limits.h"
#include "mail/mailbox.h"

#define FROM "From ann@example.org Mon Jan  5 08:00:00 2026\n"
#define FROM2 "From bob@example.org Mon Jan  5 09:30:05 2026\n"

static struct mailbox *box_of(struct str text, enum mailbox_format format)
{
	const struct mailbox_options o = { .format = format };
	struct mailbox *box;
	struct err e;
	FILE *f = tmpfile();

	assert_non_null(f);
	assert_int_equal(fwrite(text.p, 1, text.n, f), text.n);
	assert_int_equal(fflush(f), 0);
	rewind(f);
	assert_ok(mailbox_open_fd(&box, dup(fileno(f)), "box", &o, &e), &e);
	fclose(f);
	return box;
}

/* "mail|mail|" with '!' before a cut-off and '#' before an oversized one. */
static struct str mails_of(struct arena *a, struct str text, enum mailbox_format format)
{
	struct mailbox *box = box_of(text, format);
	struct buf b = buf_new(a);
	struct mail_item item;
	struct err e;
	int code;

	while ((code = mailbox_next(box, &item, &e)) == 1) {
		buf_add_c(&b, item.state == ITEM_CUT_OFF ? "!" : "");
		buf_add_c(&b, item.state == ITEM_OVERSIZED ? "#" : "");
		buf_add(&b, item.raw);
		buf_add_char(&b, '|');
	}
	assert_ok(code, &e);
	mailbox_close(box);
	return buf_str(&b);
}

static void test_mailbox__mails_are_parted_by_from_lines(void **state)
{
	assert_str(mails_of(*state, S(FROM "A: 1\n\none\n\n" FROM2 "B: 2\n\ntwo\n\n"), MAILBOX_AUTO),
		   "A: 1\n\none\n|B: 2\n\ntwo\n|");
	assert_str(mails_of(*state, S(""), MAILBOX_AUTO), "");
}

static void test_mailbox__text_that_looks_like_a_from_line_parts_nothing(void **state)
{
	/* no time and year; not after an empty line */
	assert_str(
		mails_of(*state, S(FROM "A: 1\n\nFrom here we go\n\nFrom me at 08:00\nx\n" FROM2 "y\n"), MAILBOX_AUTO),
		"A: 1\n\nFrom here we go\n\nFrom me at 08:00\nx\n" FROM2 "y\n|");
}

static void test_mailbox__one_quote_mark_is_undone(void **state)
{
	const struct str text = S(FROM "A: 1\n\n>From a\n>>From b\n >From c\n> From d\n\n");

	assert_str(mails_of(*state, text, MAILBOX_MBOXRD), "A: 1\n\nFrom a\n>From b\n >From c\n> From d\n|");
	assert_str(mails_of(*state, text, MAILBOX_MBOXO), "A: 1\n\nFrom a\n>>From b\n >From c\n> From d\n|");
	assert_str(mails_of(*state, text, MAILBOX_MBOXCL2), "A: 1\n\n>From a\n>>From b\n >From c\n> From d\n|");
}

static void test_mailbox__content_length_counts_only_where_a_from_line_follows(void **state)
{
	assert_str(mails_of(*state, S(FROM "Content-Length: 51\n\na\n\n" FROM2 "b\n\n" FROM "A: 1\n\nx\n\n"),
			    MAILBOX_MBOXCL2),
		   "Content-Length: 51\n\na\n\n" FROM2 "b\n|A: 1\n\nx\n|");
	assert_str(mails_of(*state, S(FROM "Content-Length: 3\n\nabcdef\n\n" FROM2 "A: 1\n\nx\n\n"), MAILBOX_MBOXCL2),
		   "Content-Length: 3\n\nabcdef\n|A: 1\n\nx\n|");
	assert_str(mails_of(*state, S(FROM "Content-Length: 9999\n\na\n\n" FROM2 "A: 1\n\nx\n\n"), MAILBOX_MBOXCL2),
		   "Content-Length: 9999\n\na\n|A: 1\n\nx\n|");
	assert_str(mails_of(*state, S(FROM "Content-Length: 1\n\nabcdef\n\n" FROM2 "A: 1\n\nx\n\n"), MAILBOX_MBOXRD),
		   "Content-Length: 1\n\nabcdef\n|A: 1\n\nx\n|");
}

static void test_mailbox__one_mail_needs_no_from_line_and_no_last_line_end(void **state)
{
	assert_str(mails_of(*state, S("A: 1\n\nmove 40"), MAILBOX_AUTO), "A: 1\n\nmove 40|");
	assert_str(mails_of(*state, S("A: 1\n\nx\n\n" FROM2 "B: 2\n"), MAILBOX_AUTO), "A: 1\n\nx\n\n" FROM2 "B: 2\n|");
	assert_str(mails_of(*state, S(FROM "A: 1\n\nx\n"), MAILBOX_AUTO), "A: 1\n\nx\n|");
}

static void test_mailbox__crlf_boxes_are_split_too(void **state)
{
	assert_str(mails_of(*state,
			    S("From a@b Mon Jan  5 08:00:00 2026\r\nA: 1\r\n\r\nx\r\n\r\n"
			      "From a@b Mon Jan  5 08:00:00 2026\r\nB: 2\r\n\r\ny\r\n\r\n"),
			    MAILBOX_AUTO),
		   "A: 1\r\n\r\nx\r\n|B: 2\r\n\r\ny\r\n|");
}

/* Cut at every byte: the whole mails come whole, and the cut one never passes for whole. */
static void test_mailbox__a_cut_off_box_gives_its_whole_mails_only(void **state)
{
	const struct str first = S(FROM "A: 1\n\nmove 10\nmove 20\n\n");
	const struct str all = S(FROM "A: 1\n\nmove 10\nmove 20\n\n" FROM2 "B: 2\n\nmove 30\nmove 40\n\n" FROM
				      "C: 3\n\nx\n\n");
	const size_t second = first.n + S(FROM2 "B: 2\n\nmove 30\nmove 40\n\n").n;

	for (size_t n = first.n + 5; n < second; n++) {
		struct str s = mails_of(*state, str_sub(all, 0, n), MAILBOX_AUTO);

		assert_true(str_starts(s, S("A: 1\n\nmove 10\nmove 20\n|")));
		/* a cut behind the second header's empty line is the cut of an empty mail */
		if (n != first.n + S(FROM2 "B: 2\n\n").n)
			assert_int_equal(s.p[S("A: 1\n\nmove 10\nmove 20\n|").n], '!');
	}
	assert_str(mails_of(*state, str_sub(all, 0, second), MAILBOX_AUTO),
		   "A: 1\n\nmove 10\nmove 20\n|B: 2\n\nmove 30\nmove 40\n|");
}

static void test_mailbox__the_envelope_is_read(void **state)
{
	struct mailbox *box = box_of(S(FROM "A: 1\n\n\n" FROM2 "A: 1\n\n\n"
					    "From MAILER-DAEMON Mon Jan  5 08:00:00 CET 2026\nA: 1\n\n"),
				     MAILBOX_AUTO);
	struct mail_item item;
	struct err e;

	(void)state;
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_int_equal(item.envelope, 1767600000);
	assert_false(item.null_sender);
	assert_string_equal(item.where, "box, byte 0");
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_int_equal(item.envelope, 1767600000 + 5405);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_true(item.null_sender);
	assert_int_equal(mailbox_next(box, &item, &e), 0);
	mailbox_close(box);
}

static void put_repeated(FILE *f, char c, size_t n)
{
	char chunk[65536];

	memset(chunk, c, sizeof chunk);
	for (; n >= sizeof chunk; n -= sizeof chunk)
		assert_int_equal(fwrite(chunk, 1, sizeof chunk, f), sizeof chunk);
	assert_int_equal(fwrite(chunk, 1, n, f), n);
}

static void test_mailbox__an_oversized_mail_is_spilled_and_the_next_one_is_whole(void **state)
{
	char folder[] = "/tmp/pbp-mailbox-XXXXXX";
	const struct mailbox_options o = { .spill = folder };
	FILE *f = tmpfile();
	struct mailbox *box;
	struct mail_item item;
	struct stat st;
	struct err e;

	(void)state;
	assert_non_null(mkdtemp(folder));
	fputs(FROM "A: 1\n\n", f);
	put_repeated(f, 'x', MAIL_MAX_BYTES + 4000000u);
	fputs("\n\n" FROM2 "B: 2\n\ny\n\n", f);
	fflush(f);
	rewind(f);
	assert_ok(mailbox_open_fd(&box, dup(fileno(f)), "box", &o, &e), &e);
	fclose(f);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_int_equal(item.state, ITEM_OVERSIZED);
	assert_int_equal(item.raw.n, MAIL_KEEP_OF_OVERSIZED);
	assert_int_equal(stat(item.spilled, &st), 0);
	assert_int_equal(st.st_size, item.size);
	assert_in_range(item.size, MAIL_MAX_BYTES + 4000000u + 7, MAIL_MAX_BYTES + 4000000u + 8);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_str(item.raw, "B: 2\n\ny\n");
	assert_int_equal(mailbox_next(box, &item, &e), 0);
	mailbox_close(box);
	assert_int_equal(rmdir(folder), 0);
}

static void put_file(struct arena *a, const char *folder, const char *name, const char *text)
{
	struct err e;

	assert_ok(file_create(path_join(a, folder, name), str_c(text), 0600, &e), &e);
}

static void test_mailbox__a_maildirs_mail_moves_to_cur_when_it_is_taken(void **state)
{
	char root[] = "/tmp/pbp-maildir-XXXXXX";
	char *new, *cur;
	struct mailbox *box;
	struct mail_item item;
	struct err e;

	assert_non_null(mkdtemp(root));
	new = path_join(*state, root, "new");
	cur = path_join(*state, root, "cur");
	assert_ok(folder_make(new, 0700, &e), &e);
	assert_ok(folder_make(cur, 0700, &e), &e);
	put_file(*state, new, "1767600000.M1.host", "A: 1\n\nnew\n");
	put_file(*state, cur, "1767600001.M1.host:2,S", "A: 1\n\ncur\n");
	assert_ok(mailbox_open(&box, root, NULL, &e), &e);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_str(item.raw, "A: 1\n\ncur\n");
	assert_ok(mailbox_taken(box, item.where, &e), &e);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_str(item.raw, "A: 1\n\nnew\n");
	assert_int_equal(item.envelope, 1767600000);
	assert_ok(mailbox_taken(box, item.where, &e), &e);
	assert_int_equal(mailbox_next(box, &item, &e), 0);
	mailbox_close(box);
	assert_true(file_exists(path_join(*state, cur, "1767600000.M1.host:2,")));
	assert_ok(file_remove(path_join(*state, cur, "1767600000.M1.host:2,"), &e), &e);
	assert_ok(file_remove(path_join(*state, cur, "1767600001.M1.host:2,S"), &e), &e);
	rmdir(cur);
	rmdir(new);
	assert_int_equal(rmdir(root), 0);
}

/* Writes the first mail's half, tells by the pipe, and the rest a little later. */
static void write_slowly(const char *path, int told)
{
	const struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	const struct timespec pause = { .tv_nsec = 150000000L };
	int fd = open(path, O_WRONLY | O_APPEND);

	if (fcntl(fd, F_SETLK, &whole) || write(fd, FROM "A: 1\n\nmove 4\n", sizeof FROM + 12) < 0 ||
	    write(told, "x", 1) < 0)
		_exit(1);
	nanosleep(&pause, NULL);
	_exit(write(fd, "0\n\n", 3) != 3);
}

static void test_mailbox__a_box_that_is_being_written_is_waited_for(void **state)
{
	char path[] = "/tmp/pbp-mbox-XXXXXX", byte;
	int fd = mkstemp(path), told[2], status;
	struct mailbox *box;
	struct mail_item item;
	struct err e;
	pid_t writer;

	(void)state;
	assert_true(fd >= 0 && !pipe(told));
	writer = fork();
	if (!writer)
		write_slowly(path, told[1]);
	assert_int_equal(read(told[0], &byte, 1), 1);
	assert_ok(mailbox_open(&box, path, NULL, &e), &e);
	assert_int_equal(mailbox_next(box, &item, &e), 1);
	assert_str(item.raw, "A: 1\n\nmove 4\n0\n");
	assert_int_equal(item.state, ITEM_WHOLE);
	mailbox_close(box);
	waitpid(writer, &status, 0);
	assert_int_equal(status, 0);
	close(told[0]);
	close(told[1]);
	close(fd);
	unlink(path);
}

static void test_boxlock__who_writes_is_named_when_the_time_is_over(void **state)
{
	char path[] = "/tmp/pbp-mbox-XXXXXX", byte;
	int fd = mkstemp(path), told[2];
	struct err e;
	pid_t writer;

	assert_true(fd >= 0 && !pipe(told));
	writer = fork();
	if (!writer)
		write_slowly(path, told[1]);
	assert_int_equal(read(told[0], &byte, 1), 1);
	assert_int_equal(boxlock_take(fd, path, 20, &e), ERR_AGAIN);
	assert_str(str_c(e.text), arena_printf(*state, "%s: process %ld is writing it", path, (long)writer));
	waitpid(writer, NULL, 0);
	assert_ok(boxlock_take(fd, path, 0, &e), &e);
	close(told[0]);
	close(told[1]);
	close(fd);
	unlink(path);
}

TEST_MAIN(TEST_ARENA(test_mailbox__mails_are_parted_by_from_lines),
	  TEST_ARENA(test_mailbox__text_that_looks_like_a_from_line_parts_nothing),
	  TEST_ARENA(test_mailbox__one_quote_mark_is_undone),
	  TEST_ARENA(test_mailbox__content_length_counts_only_where_a_from_line_follows),
	  TEST_ARENA(test_mailbox__one_mail_needs_no_from_line_and_no_last_line_end),
	  TEST_ARENA(test_mailbox__crlf_boxes_are_split_too),
	  TEST_ARENA(test_mailbox__a_cut_off_box_gives_its_whole_mails_only),
	  TEST_ARENA(test_mailbox__the_envelope_is_read),
	  TEST_ARENA(test_mailbox__an_oversized_mail_is_spilled_and_the_next_one_is_whole),
	  TEST_ARENA(test_mailbox__a_maildirs_mail_moves_to_cur_when_it_is_taken),
	  TEST_ARENA(test_mailbox__a_box_that_is_being_written_is_waited_for),
	  TEST_ARENA(test_boxlock__who_writes_is_named_when_the_time_is_over))
