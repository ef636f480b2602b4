/* Orders that act at once and wait for their writer's word: what holds, does, replaces and ends them. */
#include "engine/toy.h"

/* The stand-in, but that a line which begins with "~" leaves open whether it is meant; and "confirm line 2". */
static struct bound open_bind(void *context, const struct view *v, const struct scope *scope, const struct page *page,
			      size_t line, struct arena *a)
{
	struct str text = source_text(page->source, page->lines[line].at);
	struct line_at *at;
	struct page bare = *page;
	struct binding *left;
	struct bound b;

	if (!str_starts(text, STR("~")))
		return toy_bind(context, v, scope, page, line, a);
	at = ARENA_NEW(a, struct line_at);
	*at = page->lines[line];
	at->at.from++;
	bare.lines = at;
	b = toy_bind(context, v, scope, &bare, 0, a);
	left = ARENA_NEW(a, struct binding);
	*left = *b.list;
	left->open = (struct span){ at->at.from - 1, at->at.from };
	return (struct bound){ left, 1 };
}

static void held_toy(struct toy *t, const struct ruleset *r)
{
	toy_start(t, r, "", 2);
	t->e->reader = (struct reader){ t->game, toy_read, open_bind, NULL, toy_print, toy_learn };
}

static size_t waiting(const struct toy *t)
{
	return row_count(toy_state(t), TABLE_HELD);
}

static void test_held__it_is_not_done_before_its_writer_confirms_it(void **state)
{
	struct toy t;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 3");
	assert_string_equal(toy_verdicts(&t), "H");
	assert_int_equal(waiting(&t), 1);
	assert_int_equal(pile(toy_state(&t), 0), 5);
	toy_mail(&t, 2, "ann@x", "confirm");
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_int_equal(waiting(&t), 0);
	assert_int_equal(pile(toy_state(&t), 0), 8);
	toy_mail(&t, 3, "ann@x", "confirm");
	assert_str(toy_code(&t, 0), "nothing-held");
	toy_close(&t);
}

static void test_held__a_new_order_takes_its_place_and_a_refused_one_does_not(void **state)
{
	struct toy t;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 1\n~deploy 2");
	assert_int_equal(waiting(&t), 2);
	toy_mail(&t, 2, "ann@x", "?what");
	assert_int_equal(waiting(&t), 2);
	toy_mail(&t, 3, "ann@x", "~deploy 1");
	assert_int_equal(waiting(&t), 1);
	toy_mail(&t, 4, "ann@x", "deploy 2");
	assert_int_equal(waiting(&t), 0);
	assert_int_equal(pile(toy_state(&t), 0), 7);
	toy_close(&t);
}

static void test_held__of_several_one_may_be_confirmed_or_taken_back(void **state)
{
	struct toy t;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 1\n~deploy 1\n~deploy 1");
	toy_mail(&t, 2, "ann@x", "confirm line 2");
	assert_int_equal(pile(toy_state(&t), 0), 6);
	assert_int_equal(waiting(&t), 2);
	toy_mail(&t, 3, "ann@x", "withdraw line 1");
	assert_int_equal(waiting(&t), 1);
	toy_mail(&t, 4, "ann@x", "withdraw line 1");
	assert_str(toy_code(&t, 0), "nothing-to-withdraw");
	toy_mail(&t, 5, "ann@x", "withdraw all");
	assert_int_equal(waiting(&t), 0);
	assert_int_equal(pile(toy_state(&t), 0), 6);
	toy_close(&t);
}

static void test_held__it_goes_with_its_call(void **state)
{
	struct toy t;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 3");
	toy_mail(&t, 2, "bob@x", "confirm");
	assert_int_equal(waiting(&t), 1);
	toy_run_to(&t, 1000);
	assert_int_equal(waiting(&t), 0);
	toy_close(&t);
}

static void test_held__nobody_else_sees_it(void **state)
{
	struct toy t;
	struct buf all, own;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 3");
	all = buf_new(&t.run);
	own = buf_new(&t.run);
	record_write_table(&all, toy_state(&t), TABLE_HELD, (struct viewer){ AUDIENCE_OWNER, 1 });
	record_write_table(&all, toy_state(&t), TABLE_HELD, (struct viewer){ AUDIENCE_ALL, SEAT_NONE });
	record_write_table(&own, toy_state(&t), TABLE_HELD, (struct viewer){ AUDIENCE_OWNER, 0 });
	assert_int_equal(all.n, 0);
	assert_true(own.n > 0);
	toy_close(&t);
}

/* Where the rules no longer take it nothing is done, and it waits on. */
static void test_held__what_is_not_possible_any_more_is_shown_again(void **state)
{
	struct toy t;
	struct state *tip;

	(void)state;
	held_toy(&t, &duel);
	toy_mail(&t, 1, "ann@x", "~deploy 3");
	memcpy(&tip, &t.e->tip, sizeof tip);
	pile_put(tip, 100, 0, 2); /* as a correction of the host's would */
	toy_mail(&t, 2, "ann@x", "confirm");
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(t.out.lines[0].diags[0].code, "confirm-differs");
	assert_int_equal(waiting(&t), 1);
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_held__it_is_not_done_before_its_writer_confirms_it),
	  cmocka_unit_test(test_held__a_new_order_takes_its_place_and_a_refused_one_does_not),
	  cmocka_unit_test(test_held__of_several_one_may_be_confirmed_or_taken_back),
	  cmocka_unit_test(test_held__it_goes_with_its_call), cmocka_unit_test(test_held__nobody_else_sees_it),
	  cmocka_unit_test(test_held__what_is_not_possible_any_more_is_shown_again))
