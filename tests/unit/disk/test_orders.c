/* orders: the files orders/SEAT, made and read back */
#include "test.h"

#include "disk/orders.h"

static void test_orders__are_read_as_they_are_written(void **state)
{
	const struct source text = source_new(*state, STR("your mail"), STR("Spawn 3 in Kyoto\nhello\n"));
	const struct outcome_line heard[] = {
		{ .at = { 0, 16 }, .line = 1, .verdict = VERDICT_WARNED, .canonical = STR("spawn 3 in Kyoto: all") },
		{ .at = { 17, 22 }, .line = 2, .verdict = VERDICT_CHATTER },
	};
	const struct input in = { .text = &text };
	const struct recorded mail = { .seat = 4, .lines = heard, .nlines = 2, .input = &in };
	struct orders_line lines[2];
	struct buf b = buf_new(*state);
	struct str rest, line, digits;
	size_t n = 0, mails = 0;

	orders_write(&b, &mail, 1, 4);
	rest = buf_str(&b);
	while (str_line(&rest, &line)) {
		mails += orders_read_mail(&digits, line);
		if (n < 2)
			n += orders_read_line(&lines[n], line);
		else
			assert_false(orders_read_line(&lines[0], line));
	}
	assert_int_equal(mails, 1);
	assert_str(digits, "000000000000");
	assert_int_equal(n, 2);
	assert_int_equal(lines[0].line, 1);
	assert_int_equal(lines[0].verdict, VERDICT_WARNED);
	assert_str(lines[0].canonical, "spawn 3 in Kyoto: all");
	assert_int_equal(lines[1].verdict, VERDICT_CHATTER);
	assert_int_equal(lines[1].canonical.n, 0);
}

/* What a player wrote cannot be taken for what was heard: it stands behind blanks. */
static void test_orders__what_was_written_is_no_head(void **state)
{
	static const char *const others[] = {
		"", "  > 3 accepted: all", "  ! 3 refused", "x accepted: y", "3 believed: y", "3"
	};
	struct orders_line l;
	struct str digits;

	(void)state;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_false(orders_read_line(&l, str_c(others[i])));
	assert_false(orders_read_mail(&digits, STR("  > mail 0123")));
	assert_false(orders_read_mail(&digits, STR("mail")));
}

static void test_orders__classes_have_one_word_each(void **state)
{
	(void)state;
	for (enum outcome_class what = OUTCOME_ORDERS; what <= OUTCOME_IGNORED; what++)
		assert_int_equal(class_of_word(class_word(what)), what);
	assert_str(class_word(OUTCOME_REFUSED), "refused");
}

TEST_MAIN(TEST_ARENA(test_orders__are_read_as_they_are_written), TEST_ARENA(test_orders__what_was_written_is_no_head),
	  TEST_ARENA(test_orders__classes_have_one_word_each))
