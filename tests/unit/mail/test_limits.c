/* limits: bombs are refused with their reason, and what is just large is read (X1, X7) */
#include "test.h"

#include "base/buf.h"
#include "mail/limits.h"
#include "mail/message.h"

#define HEAD "From: ann@example.org\nTo: pbp@example.org\nMIME-Version: 1.0\n"
#define ORDER "move 4 from Osaka to Kyoto\n"

static struct buf head(struct arena *a, const char *type)
{
	struct buf b = buf_new(a);

	buf_addf(&b, HEAD "Content-Type: %s\n\n", type);
	return b;
}

static struct message read_buf(struct arena *a, const struct buf *b)
{
	const struct mail_site site = { .nown = 0 };
	struct message m;

	message_read(&m, buf_str(b), false, &site, a);
	return m;
}

static void assert_refused(struct arena *a, const struct buf *b, const char *reason)
{
	struct message m = read_buf(a, b);

	assert_int_equal(m.class, MAIL_BEYOND);
	assert_str(m.reason, reason);
	assert_int_equal(m.nbodies, 0);
}

static void assert_own(struct arena *a, const struct buf *b, size_t line)
{
	struct message m = read_buf(a, b);

	assert_int_equal(m.class, MAIL_NORMAL);
	assert_str(source_text(&m.bodies[0].own, source_line_span(&m.bodies[0].own, line)),
		   "move 4 from Osaka to Kyoto");
}

/* A multipart in a multipart ..., depth of them, around one text. */
static struct buf nested(struct arena *a, int depth)
{
	struct buf b = head(a, "multipart/mixed; boundary=b0");

	for (int i = 0; i + 1 < depth; i++)
		buf_addf(&b, "--b%d\nContent-Type: multipart/mixed; boundary=b%d\n\n", i, i + 1);
	buf_addf(&b, "--b%d\n\n" ORDER, depth - 1);
	return b;
}

static void test_limits__a_hundred_parts_deep_is_read_and_more_refused(void **state)
{
	struct buf b = nested(*state, MAIL_MAX_DEPTH);

	assert_own(*state, &b, 1);
	b = nested(*state, MAIL_MAX_DEPTH + 1);
	assert_refused(*state, &b, "its parts lie more than 100 deep");
	b = nested(*state, 9000);
	assert_refused(*state, &b, "its parts lie more than 100 deep");
	b = nested(*state, 100000);
	assert_refused(*state, &b, "it has more than 10,000 parts");
}

static struct buf with_parts(struct arena *a, int n)
{
	struct buf b = head(a, "multipart/mixed; boundary=b");

	for (int i = 0; i < n; i++)
		buf_add_c(&b, "--b\n\n" ORDER);
	return b;
}

static void test_limits__ten_thousand_parts_are_counted(void **state)
{
	struct buf b = with_parts(*state, MAIL_MAX_PARTS - 1);

	assert_own(*state, &b, MAIL_MAX_PARTS - 1);
	b = with_parts(*state, MAIL_MAX_PARTS);
	assert_refused(*state, &b, "it has more than 10,000 parts");
	b = with_parts(*state, 300000);
	assert_refused(*state, &b, "it has more than 10,000 parts");
}

static void test_limits__a_parts_header_is_limited_too(void **state)
{
	struct buf b = head(*state, "multipart/mixed; boundary=b");

	buf_add_c(&b, "--b\nX-A: ");
	buf_add_repeat(&b, 'x', MAIL_MAX_HEADER);
	buf_add_c(&b, "\n\n" ORDER);
	assert_refused(*state, &b, "a part's header is larger than 1 MiB");
}

static void test_limits__many_and_long_lines_are_no_reason_to_lose_text(void **state)
{
	struct buf b = head(*state, "text/plain");

	buf_add_repeat(&b, 'x', 4000000);
	buf_add_c(&b, "\n" ORDER);
	assert_own(*state, &b, 2);
	b = head(*state, "text/plain");
	buf_add_repeat(&b, '\n', 1000000);
	buf_add_c(&b, ORDER);
	assert_own(*state, &b, 1000001);
}

static void test_limits__too_much_text_is_said(void **state)
{
	const char *reason = "its text is larger than 8 MiB, or 3 MiB of HTML";
	struct buf b = head(*state, "text/plain");

	buf_add_repeat(&b, 'x', MAIL_MAX_TEXT + 1);
	assert_refused(*state, &b, reason);
	b = head(*state, "text/html");
	buf_add_repeat(&b, 'x', MAIL_MAX_HTML + 1);
	assert_refused(*state, &b, reason);
	b = head(*state, "text/plain; charset=windows-1252"); /* three bytes each when decoded */
	buf_add_repeat(&b, '\x80', MAIL_MAX_TEXT / 2);
	assert_refused(*state, &b, reason);
}

/* The sender's own words; what he quotes of others is not heard and may be longer. */
static void test_limits__too_many_own_words_are_said(void **state)
{
	const char *reason = "it says more than 256 KiB or 20,000 lines; send the orders alone";
	static const struct {
		const char *line;
		size_t most;
	} own[] = { { "a\n", MAIL_MAX_OWN_LINES }, { "move 4 from Aldport to Brume, please\n", MAIL_MAX_OWN / 36 } };

	for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
		struct buf b = head(*state, "text/plain");

		for (size_t k = 0; k <= own[i].most; k++)
			buf_add_c(&b, own[i].line);
		assert_refused(*state, &b, reason);
		b = head(*state, "text/plain");
		buf_add_c(&b, ORDER);
		for (size_t k = 0; k <= own[i].most; k++) {
			buf_add_c(&b, "> ");
			buf_add_c(&b, own[i].line);
		}
		assert_own(*state, &b, 1);
	}
}

static void test_limits__deep_html_is_read(void **state)
{
	struct buf b = head(*state, "text/html");

	for (int i = 0; i < 100000; i++)
		buf_add_c(&b, "<div>");
	buf_add_c(&b, ORDER);
	assert_own(*state, &b, 1);
}

static void test_limits__a_tag_of_a_thousand_attributes_is_not(void **state)
{
	struct buf b = head(*state, "text/html");
	struct message m;

	buf_add_c(&b, "<p ");
	for (int i = 0; i < 100000; i++)
		buf_addf(&b, "a%d=b ", i);
	buf_add_c(&b, ">" ORDER);
	m = read_buf(*state, &b);
	assert_int_equal(m.class, MAIL_TEXTLESS);
	assert_str(m.reason, "it holds no text, only HTML with a tag of more than 1,000 attributes");
}

TEST_MAIN(TEST_ARENA(test_limits__a_hundred_parts_deep_is_read_and_more_refused),
	  TEST_ARENA(test_limits__ten_thousand_parts_are_counted),
	  TEST_ARENA(test_limits__a_parts_header_is_limited_too),
	  TEST_ARENA(test_limits__many_and_long_lines_are_no_reason_to_lose_text),
	  TEST_ARENA(test_limits__too_much_text_is_said), TEST_ARENA(test_limits__too_many_own_words_are_said),
	  TEST_ARENA(test_limits__deep_html_is_read), TEST_ARENA(test_limits__a_tag_of_a_thousand_attributes_is_not))
