/* What players may say in any game, as the real binder understands it. */
#include "engine/toy.h"

static void bound_toy(struct toy *t, const char *options)
{
	struct state *s;
	struct binder *b;

	toy_start(t, &senate, options, 2);
	s = state_copy(toy_state(t), &t->run);
	b = binder_new(t->game, s, &t->run);
	t->e->reader = reader_of_binder(b, t->game, &t->run);
}

static void assert_said(const char *line, const char *canonical)
{
	struct toy t;

	bound_toy(&t, "");
	toy_mail(&t, 1, "ann@x", line);
	if (t.out.nlines != 1 || t.out.lines[0].verdict != VERDICT_ACCEPTED)
		print_error("\"%s\": %s %.*s\n", line, toy_verdicts(&t),
			    t.out.nlines && t.out.lines[0].ndiags ? (int)t.out.lines[0].diags[0].what.n : 0,
			    t.out.nlines && t.out.lines[0].ndiags ? t.out.lines[0].diags[0].what.p : "");
	assert_string_equal(toy_verdicts(&t), "A");
	assert_str(t.out.lines[0].canonical, canonical);
	toy_close(&t);
}

static void test_verbs__done_is_said_in_many_ways(void **state)
{
	static const char *const ways[] = { "done",         "Done.",     "ready",     "that's all",
					    "That is all.", "I am done", "I'm ready", "finished" };

	(void)state;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		assert_said(ways[i], "done");
}

static void test_verbs__wait_takes_done_back(void **state)
{
	(void)state;
	assert_said("wait", "wait");
	assert_said("not done", "wait");
}

static void test_verbs__withdrawals_are_acted_on(void **state)
{
	static const char *const ways[] = { "cancel all",
					    "withdraw all",
					    "scratch that",
					    "cancel my orders",
					    "please cancel all my orders",
					    "ignore my last mail",
					    "withdraw all orders" };

	(void)state;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		assert_said(ways[i], "withdraw all");
}

static void test_verbs__the_last_mail_is_withdrawn_where_there_is_one_alone(void **state)
{
	struct toy t;

	(void)state;
	bound_toy(&t, "");
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "ignore my last mail");
	assert_string_equal(toy_verdicts(&t), "A");
	assert_int_equal(t.out.nstanding, 0);
	toy_mail(&t, 3, "ann@x", "order 1 2");
	toy_mail(&t, 3, "ann@x", "ignore my last mail");
	assert_string_equal(toy_verdicts(&t), "A");
	toy_mail(&t, 3, "ann@x", "order 1 2");
	toy_mail(&t, 4, "ann@x", "order 2 3");
	toy_mail(&t, 5, "ann@x", "ignore my last mail");
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(toy_code(&t, 0), "withdraw-mails");
	assert_true(t.out.nstanding > 0);
	toy_mail(&t, 6, "ann@x", "withdraw all");
	assert_string_equal(toy_verdicts(&t), "A");
	toy_close(&t);
}

static void test_verbs__a_withdrawal_and_an_order_in_one_sentence_are_asked_about(void **state)
{
	static const char *const tangled[] = { "cancel - order 1 2", "cancel, order 1 2", "cancel all - order 1 2" };
	static const char *const clear[] = { "cancel all. Order 1 2.", "cancel everything and order 1 2" };
	struct toy t;

	(void)state;
	for (size_t i = 0; i < sizeof tangled / sizeof *tangled; i++) {
		bound_toy(&t, "");
		toy_mail(&t, 1, "ann@x", tangled[i]);
		assert_string_equal(toy_verdicts(&t), "RR");
		assert_str(toy_code(&t, 0), "withdraw-which");
		toy_close(&t);
	}
	for (size_t i = 0; i < sizeof clear / sizeof *clear; i++) {
		bound_toy(&t, "");
		toy_mail(&t, 1, "ann@x", clear[i]);
		assert_string_equal(toy_verdicts(&t), "AA");
		toy_close(&t);
	}
}

static void test_verbs__orders_for_another_turn_are_not_booked_in_silence(void **state)
{
	struct toy t;

	(void)state;
	bound_toy(&t, "");
	toy_mail(&t, 1, "ann@x", "For turn 2: order 1 2\n");
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(toy_code(&t, 0), "other-turn");
	toy_mail(&t, 2, "ann@x", "For turn 1: order 1 2\n");
	assert_string_equal(toy_verdicts(&t), "A");
	toy_mail(&t, 3, "ann@x", "Thanks a lot for turn 3.\n\norder 1 2\norder 2 2\n");
	assert_string_equal(toy_verdicts(&t), "CWA");
	assert_str(t.out.lines[1].diags[0].code, "speaks-of-turn");
	toy_close(&t);
}

static void test_verbs__what_a_later_line_takes_back_in_words_is_not_carried_out(void **state)
{
	struct toy t;

	(void)state;
	bound_toy(&t, "");
	toy_mail(&t, 1, "ann@x", "order 1 2\n\nno wait, I meant another one.\n\norder 1 2\n");
	assert_string_equal(toy_verdicts(&t), "RRA");
	assert_str(t.out.lines[0].diags[0].code, "taken-back-below");
	assert_int_equal(t.out.nstanding, 1);
	toy_close(&t);
}

static void test_verbs__pass_and_luck(void **state)
{
	(void)state;
	assert_said("pass", "pass");
	assert_said("I pass", "pass");
	assert_said("luck rabbit", "luck rabbit");
}

static void test_verbs__every_example_is_understood(void **state)
{
	(void)state;
	for (const struct verb *v = engine_verbs; v->name; v++)
		for (struct str rest = str_c(v->examples), line; str_cut(&rest, '\n', &line);) {
			struct toy t;

			bound_toy(&t, "");
			toy_mail(&t, 1, "ann@x", str_cstr(&t.run, line));
			if (v->flags & VERB_WHOLE) /* there is nothing yet that it could be about */
				assert_non_null(t.out.lines[0].command);
			else
				assert_string_equal(toy_verdicts(&t), "A");
			toy_close(&t);
		}
}

static void test_verbs__what_could_not_be_read_is_refused_in_its_place(void **state)
{
	struct toy t;
	struct buf text;

	(void)state;
	bound_toy(&t, "");
	text = buf_new(&t.run);
	buf_add_c(&text, "pass\n");
	buf_add_repeat(&text, 'x', 5000);
	buf_add_c(&text, "\nluck clover");
	toy_mail(&t, 1, "ann@x", buf_str(&text).p);
	assert_string_equal(toy_verdicts(&t), "RRA");
	assert_str(toy_code(&t, 0), "held");
	assert_str(toy_code(&t, 1), "line-too-long");
	assert_int_equal(t.out.lines[1].line, 2);
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_verbs__done_is_said_in_many_ways), cmocka_unit_test(test_verbs__wait_takes_done_back),
	  cmocka_unit_test(test_verbs__withdrawals_are_acted_on),
	  cmocka_unit_test(test_verbs__the_last_mail_is_withdrawn_where_there_is_one_alone),
	  cmocka_unit_test(test_verbs__a_withdrawal_and_an_order_in_one_sentence_are_asked_about),
	  cmocka_unit_test(test_verbs__orders_for_another_turn_are_not_booked_in_silence),
	  cmocka_unit_test(test_verbs__what_a_later_line_takes_back_in_words_is_not_carried_out),
	  cmocka_unit_test(test_verbs__pass_and_luck),
	  cmocka_unit_test(test_verbs__what_could_not_be_read_is_refused_in_its_place),
	  cmocka_unit_test(test_verbs__every_example_is_understood))
