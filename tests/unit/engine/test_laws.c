/* The seven laws of calls (engine/engine.h), each shown on a toy game. */
#include "engine/toy.h"
#include "hear/hear.h"

/* ---- law 1 ---- */

static void test_law_1__a_command_is_heard_by_the_call_that_has_its_subject(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	toy_mail(&t, 1, "ann@x", "bid 2 5\nbid 3 4");
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_int_equal(toy_bell(&t, AUCTION, 1), 20);
	assert_int_equal(toy_bell(&t, AUCTION, 2), 11);
	assert_int_equal(toy_bell(&t, AUCTION, 3), 11);
	toy_close(&t);
}

static void test_law_1__a_subject_that_no_call_has_is_refused_naming_what_is_open(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	assert_false(toy_mail(&t, 1, "ann@x", "bid 9 5"));
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(toy_code(&t, 0), "no-such-call");
	assert_true(str_find(t.out.lines[0].diags[0].detail, STR("auction 1 (red, blue) until")) <
		    t.out.lines[0].diags[0].detail.n);
	toy_close(&t);
}

/* A seat is no number to those who read of it. */
static void test_a_call_is_worded_with_what_it_is_about(void **state)
{
	const struct call_status *calls;
	struct toy t;
	size_t n;

	(void)state;
	toy_start(&t, &duel, "", 2);
	n = engine_calls(t.e, &calls, &t.mail);
	assert_int_equal(n, 1);
	assert_str(calls[0].subject, "red");
	toy_mail(&t, 1, "ann@x", "deploy 1");
	assert_str(t.out.call_name, "turn of red");
	toy_mail(&t, 2, "host", "extend turn red by 5h\nextend turn of red by 5h\nextend turn by 5h");
	assert_string_equal(toy_verdicts(&t), "AAA");
	toy_mail(&t, 3, "host", "extend turn blue by 5h\nextend turn 0 by 5h");
	assert_string_equal(toy_verdicts(&t), "RR");
	assert_str(toy_code(&t, 0), "no-call");
	toy_close(&t);
}

/* Whoever is asked must choose: his silence would have chosen the default for him. */
static void test_law_6__done_is_no_answer_to_a_question_that_wants_words(void **state)
{
	static const char *const quiet[] = { "done", "pass" };
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 2);
	toy_mail(&t, 1, "ann@x", "ask 1");
	for (unsigned i = 0; i < 2; i++) {
		assert_false(toy_mail(&t, 2 + (int)i, "bob@x", quiet[i]));
		assert_string_equal(toy_verdicts(&t), "R");
		assert_str(toy_code(&t, 0), "no-answer");
	}
	assert_str(t.out.lines[0].diags[0].hint, "answer with: answer");
	assert_int_equal(toy_count(&t, "what=5"), 0);
	toy_mail(&t, 4, "bob@x", "done\nanswer 4"); /* with a word of his own it stands */
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_int_equal(toy_count(&t, "what=5 a=1 b=4"), 1);
	toy_close(&t);
}

static void test_law_1__the_newest_open_call_hears_first(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 2);
	toy_mail(&t, 1, "ann@x", "ask 0"); /* a question to oneself: the answer is the question's */
	toy_mail(&t, 2, "ann@x", "answer 3");
	assert_string_equal(toy_verdicts(&t), "A");
	assert_int_equal(toy_count(&t, "what=5 a=0 b=3"), 1);
	toy_close(&t);
}

static void test_law_1__who_is_not_asked_is_told_whose_turn_it_is(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	assert_false(toy_mail(&t, 1, "bob@x", "deploy 1"));
	assert_str(toy_code(&t, 0), "not-asked");
	assert_true(str_starts(t.out.lines[0].diags[0].detail, STR("open now: turn of red (red) until")));
	toy_close(&t);
}

/* Red and blue move the third seat in turn: it has no player of its own. */
static bool buffer_speaks_for(const struct view *v, player_id player, seat_id seat)
{
	return seat == 2 ? player == state_game(v->state)->turn / 3 % 2 : player == seat;
}

static const struct ruleset buffer = {
	.name = "buffer",
	.title = "buffer",
	.version = 1,
	.options = toy_options,
	.tables = toy_tables,
	.verbs = duel_verbs,
	.kinds = duel_kinds,
	.events = toy_events,
	.notes = toy_notes,
	.dice = toy_dice,
	.begin = duel_begin,
	.speaks_for = buffer_speaks_for,
};

static void test_law_1__a_ruleset_says_whose_words_act_for_a_seat(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &buffer, "", 3);
	toy_mail(&t, 1, "ann@x", "end turn");
	toy_mail(&t, 2, "bob@x", "end turn");
	assert_false(toy_mail(&t, 3, "ann@x", "deploy 2"));
	assert_false(toy_mail(&t, 3, "cat@x", "deploy 2")); /* whose seat it is in the table of seats */
	assert_true(toy_mail(&t, 3, "bob@x", "deploy 2"));
	assert_int_equal(t.out.seat, 2);
	assert_int_equal(toy_pile(&t, 2), 7);
	toy_close(&t);
}

/* ---- law 2 ---- */

static void test_law_2__a_call_with_an_open_blocking_child_is_deaf(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 1, "ann@x", "ask 2");
	assert_false(toy_mail(&t, 2, "ann@x", "end turn"));
	assert_str(toy_code(&t, 0), "deaf");
	assert_str(t.out.lines[0].diags[0].what, "turn waits for the answers to question of green");
	toy_close(&t);
}

static void test_law_2__a_blocked_call_does_not_age(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 8, "ann@x", "ask 2");
	toy_run_to(&t, 11); /* past the turn's bell, at 10 */
	assert_non_null(toy_call(&t, QUESTION, 2));
	toy_mail(&t, 11, "cat@x", "answer 1");
	assert_null(toy_call(&t, QUESTION, 2));
	assert_int_equal(toy_bell(&t, PARLEY_TURN, -1), 13);
	toy_close(&t);
}

static void test_law_2__silence_is_answered_by_the_default_at_the_bell(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 2, "ann@x", "ask 2");
	toy_run_to(&t, 7);
	assert_int_equal(toy_count(&t, "what=5 a=2 b=0"), 1);
	assert_int_equal(toy_bell(&t, PARLEY_TURN, -1), 14);
	toy_close(&t);
}

static void test_law_2__the_clock_stands_still_until_the_last_blocking_child_closes(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 1, "ann@x", "ask 1");
	toy_mail_at(&t, T0 + 1 * HOUR, "host", "act for red: ask 2"); /* deaf: refused */
	toy_mail(&t, 2, "bob@x", "answer 1");
	toy_mail(&t, 3, "ann@x", "ask 2");
	toy_run_to(&t, 100);
	assert_int_equal(toy_count(&t, "what=5"), 2);
	toy_close(&t);
}

/* ---- law 3 ---- */

static void test_law_3__an_input_of_the_bells_second_is_in_time(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	assert_true(toy_mail_at(&t, T0 + 10 * HOUR, "ann@x", "deploy 1"));
	assert_true(toy_mail_at(&t, T0 + 10 * HOUR, "ann@x", "deploy 2"));
	toy_run_to(&t, 10);
	assert_false(toy_mail_at(&t, T0 + 10 * HOUR + 1, "ann@x", "deploy 1"));
	toy_close(&t);
}

static void test_law_3__what_comes_when_a_bell_of_its_second_has_rung_is_after_it(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	/* the first of three auctions of one second has closed: a run was cut short */
	assert_true(engine_ring(t.e, T0 + 20 * HOUR, true, &t.step));
	assert_true(engine_ring(t.e, T0 + 20 * HOUR, false, &t.step));
	assert_true(engine_ring(t.e, T0 + 20 * HOUR, false, &t.step));
	assert_null(toy_call(&t, AUCTION, -1));
	toy_close(&t);
}

static void test_law_3__bells_of_one_second_ring_the_deepest_child_first_then_the_lowest_id(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	toy_run_to(&t, 20);
	assert_int_equal(toy_count(&t, "what=4 a=1"), 1);
	assert_true(str_find(buf_str(&t.log), STR("what=4 a=1")) < str_find(buf_str(&t.log), STR("what=4 a=2")));
	assert_true(str_find(buf_str(&t.log), STR("what=4 a=2")) < str_find(buf_str(&t.log), STR("what=4 a=3")));
	assert_true(str_find(buf_str(&t.log), STR("what=4 a=3")) <
		    str_find(buf_str(&t.log), STR("kind=market subject=-1\n")));
	toy_close(&t);
}

static void stall_begin(struct turn *t)
{
	struct set all = seats_of(t);

	call_open(t, AUCTION, CALL_NONE, 9, t->now + 20 * HOUR, &all);
	market_open(t);
}
TOY(stall, market_kinds, market_verbs, stall_begin);

static void test_law_3__a_deeper_call_of_another_parent_rings_before_a_lower_id(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &stall, "", 2);
	toy_run_to(&t, 20);
	assert_true(str_find(buf_str(&t.log), STR("what=4 a=3")) < str_find(buf_str(&t.log), STR("what=4 a=9")));
	toy_close(&t);
}

static void test_law_3__a_mail_older_than_the_last_step_counts_at_that_steps_time(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_run_to(&t, 10);
	assert_true(toy_mail_at(&t, T0 + 2 * HOUR, "bob@x", "deploy 1"));
	assert_int_equal(t.step.at, T0 + 10 * HOUR);
	assert_int_equal(t.step.mails[0].at, T0 + 2 * HOUR);
	toy_close(&t);
}

static void test_law_3__a_call_that_closes_takes_its_open_children_first(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	toy_mail(&t, 1, "host", "extend auction 2 to 1970-01-20T00:00Z");
	toy_mail(&t, 2, "host", "extend market to 1970-01-13T00:00Z");
	toy_run_to(&t, 1000);
	assert_true(str_find(buf_str(&t.log), STR("what=4 a=2")) <
		    str_find(buf_str(&t.log), STR("kind=market subject=-1\n")));
	assert_int_equal(toy_count(&t, "what=4"), 3);
	toy_close(&t);
}

static void test_law_3__what_a_mail_brings_to_its_end_closes_before_the_next_mail(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail_at(&t, T0 + HOUR, "ann@x", "end turn");
	assert_true(toy_mail_at(&t, T0 + HOUR, "bob@x", "deploy 1")); /* of the same second */
	assert_string_equal(toy_verdicts(&t), "A");
	toy_close(&t);
}

static void test_law_3__each_close_is_a_step_of_its_own(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "", 2);
	toy_mail_at(&t, T0, "host", "begin");
	assert_int_equal(t.steps, 2);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_MUSTER);
	toy_ring(&t, T0, false);
	assert_int_equal(t.steps, 3);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_close(&t);
}

static void test_law_3__a_call_ends_when_its_children_have_closed(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	toy_run_to(&t, 19);
	assert_non_null(toy_call(&t, MARKET, -1));
	toy_run_to(&t, 21);
	assert_int_equal(toy_count(&t, "kind=market subject=-1\n"), 1);
	assert_int_equal(t.step.at, T0 + 20 * HOUR);
	toy_close(&t);
}

/* ---- law 4 ---- */

static void test_law_4__the_same_inputs_give_the_same_bytes(void **state)
{
	struct toy one, two;

	(void)state;
	for (struct toy *t = &one;; t = &two) {
		toy_start(t, &duel, "", 2);
		toy_mail(t, 1, "ann@x", "deploy 3\nattack 1\nattack 1\nend turn");
		toy_mail(t, 2, "bob@x", "attack 0\nend turn");
		toy_run_to(t, 50);
		if (t == &two)
			break;
	}
	assert_true(one.steps > 6);
	assert_str_str(buf_str(&one.log), buf_str(&two.log));
	toy_close(&one);
	toy_close(&two);
}

/* What the step in hand has rolled, with its labels, a line each. */
static void add_rolls(struct buf *out, const struct toy *t)
{
	for (size_t i = 0; i < t->step.events.list.n; i++) {
		const struct event *e = &t->step.events.list.at[i];

		if (e->what == EVENT_ROLLED)
			buf_addf(out, "%.*s: %.*s\n", STR_ARG(text_of(t->step.after, (text_id)e->args[0])),
				 STR_ARG(text_of(t->step.after, (text_id)e->args[2])));
	}
}

static void test_law_4__no_mail_no_hour_and_no_step_is_in_the_dice(void **state)
{
	struct toy one, two;
	struct buf x = buf_new(*state), y = buf_new(*state);

	toy_start(&one, &duel, "", 2);
	toy_start(&two, &duel, "", 2);
	toy_mail(&one, 1, "ann@x", "attack 1\nattack 1\nattack 1");
	add_rolls(&x, &one);
	toy_mail(&two, 2, "ann@x", "deploy 2");
	toy_mail(&two, 3, "ann@x", "# x\nattack 1");
	add_rolls(&y, &two);
	toy_mail(&two, 9, "ann@x", "attack 1\ndeploy 1\nattack 1\n# a word more");
	add_rolls(&y, &two);
	assert_true(x.n > 60);
	assert_str_str(buf_str(&x), buf_str(&y));
	toy_close(&one);
	toy_close(&two);
}

static void test_law_4__a_turn_has_one_seed_and_the_next_another(void **state)
{
	struct toy t;
	struct hash first, hashed;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "attack 1");
	first = t.step.seed;
	assert_int_equal(t.step.key.number, 1);
	toy_mail(&t, 2, "ann@x", "attack 1\nend turn");
	assert_memory_equal(&first, &t.step.key.seed, sizeof first);
	toy_mail(&t, 3, "bob@x", "attack 0");
	assert_int_equal(t.step.key.number, 2);
	hashed = hash_of((struct str){ (const char *)t.step.seed.b, sizeof first });
	assert_memory_equal(&first, &hashed, sizeof first);
	assert_int_equal(row_count(toy_state(&t), TABLE_ROLLED), 1);
	toy_close(&t);
}

static void test_law_4__luck_counts_from_the_next_turn_on(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "luck rabbit\nattack 1");
	assert_str(t.step.key.luck, "");
	toy_mail(&t, 2, "bob@x", "luck foot");
	toy_mail(&t, 3, "ann@x", "end turn");
	toy_mail(&t, 4, "bob@x", "attack 0");
	assert_str(t.step.key.luck, "0=rabbit\n1=foot\n");
	toy_mail(&t, 5, "ann@x", "luck paw");
	toy_mail(&t, 6, "bob@x", "attack 0\nattack 0");
	assert_str(t.step.key.luck, "0=rabbit\n1=foot\n");
	toy_close(&t);
}

/* As games were until then: the dice of a step follow from its mails, and each has a seed of its own. */
static void test_law_4__before_format_3_the_mails_are_in_the_dice(void **state)
{
	struct toy one, two;
	struct buf x = buf_new(*state), y = buf_new(*state);
	struct hash first;

	toy_start(&one, &duel, "", 2);
	toy_start(&two, &duel, "", 2);
	one.game->format = two.game->format = GAME_FORMAT_SECOND;
	toy_mail(&one, 1, "ann@x", "attack 1\nattack 1\nattack 1\nattack 1");
	first = one.step.seed;
	add_rolls(&x, &one);
	toy_mail(&two, 1, "ann@x", "attack 1\nattack 1\nattack 1\nattack 1\n#");
	assert_memory_equal(&one.step.seed, &two.step.seed, sizeof first);
	add_rolls(&y, &two);
	assert_true(str_starts(buf_str(&x), STR("attack:1#0: ")));
	assert_false(str_eq(buf_str(&x), buf_str(&y)));
	toy_mail(&one, 2, "ann@x", "attack 1");
	assert_true(hash_cmp(&first, &one.step.seed) != 0);
	toy_close(&one);
	toy_close(&two);
}

static void test_law_4__rolls_are_events_before_what_follows_from_them(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "deploy 1\nattack 1\nattack 1");
	assert_int_equal(t.step.events.list.n, 5);
	assert_int_equal(t.step.events.list.at[0].what, EVENT_TOLD);
	assert_int_equal(t.step.events.list.at[1].what, EVENT_ROLLED);
	assert_int_equal(t.step.events.list.at[2].what, EVENT_TOLD);
	assert_str(text_of(t.step.after, (text_id)t.step.events.list.at[1].args[0]), "attack:1#1 = attack 0 -1 1 -1 1");
	assert_str(text_of(t.step.after, (text_id)t.step.events.list.at[3].args[0]), "attack:1#2 = attack 0 -1 1 -1 2");
	assert_str(t.step.events.list.at[4].order, "attack 1");
	assert_int_equal(t.out.lines[0].nevents, 1);
	assert_int_equal(t.out.lines[1].nevents, 2);
	assert_int_equal(t.out.lines[2].events[1].what, EVENT_TOLD);
	assert_str(t.out.lines[2].events[1].order, "attack 1");
	assert_ptr_equal(t.out.lines[2].events[1].cause, t.out.lines[2].command);
	toy_close(&t);
}

/* ---- law 5 ---- */

static void test_law_5__done_is_a_word_in_the_book_of_a_sealed_call(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "early=answered", 2);
	assert_false(toy_mail(&t, 1, "ann@x", "done"));
	assert_int_equal(t.out.awaited, 1);
	toy_mail(&t, 2, "bob@x", "order 1 2");
	assert_int_equal(toy_count(&t, "kind=session subject=-1\n"), 1);
	assert_int_equal(t.step.at, T0 + 2 * HOUR);
	toy_close(&t);
}

static void test_law_5__done_acts_at_once_in_a_live_call(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "early=answered", 2);
	assert_true(toy_mail(&t, 1, "ann@x", "done"));
	assert_non_null(toy_call(&t, DUEL_TURN, 1));
	toy_close(&t);
}

static void test_law_5__pass_is_an_answer_and_orders_nothing(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "pass");
	assert_str(toy_standing(&t), "done");
	toy_mail(&t, 3, "bob@x", "pass");
	assert_int_equal(toy_count(&t, "kind=season subject=-1\n"), 1);
	assert_int_equal(toy_count(&t, "what=6"), 0);
	toy_close(&t);
}

static void test_law_5__withdraw_empties_the_book_and_is_refused_where_words_act_at_once(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "order 2 2\nwithdraw all");
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_str(toy_code(&t, 0), "taken-back");
	assert_int_equal(t.out.nstanding, 0);
	toy_close(&t);
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "withdraw all");
	assert_str(toy_code(&t, 0), "nothing-to-withdraw");
	toy_close(&t);
}

static void test_law_5__a_word_of_luck_changes_no_order_but_the_dice(void **state)
{
	struct toy one, two;

	(void)state;
	toy_start(&one, &senate, "", 2);
	toy_start(&two, &senate, "", 2);
	toy_mail(&one, 1, "ann@x", "order 1 2");
	toy_mail(&two, 1, "ann@x", "order 1 2");
	toy_mail(&one, 2, "ann@x", "luck rabbit");
	assert_str(toy_standing(&one), "order 1 2");
	toy_run_to(&one, 24);
	toy_run_to(&two, 24);
	assert_false(str_eq(buf_str(&one.log), buf_str(&two.log)));
	assert_str(text_of(toy_state(&one), ROW(struct player_row, toy_state(&one), TABLE_PLAYER, 0)->luck), "rabbit");
	toy_close(&one);
	toy_close(&two);
}

/* ---- law 6 ---- */

static void test_law_6__a_later_sheet_replaces_the_earlier_whole(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\norder 2 2");
	toy_mail(&t, 2, "ann@x", "order 3 4");
	assert_str(toy_standing(&t), "order 3 4");
	toy_close(&t);
}

static void test_law_6__an_order_can_be_taken_back_alone(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\norder 2 4");
	toy_mail(&t, 2, "ann@x", "drop 1");
	assert_str(toy_standing(&t), "order 2 4");
	toy_mail(&t, 3, "ann@x", "order 1 6\ndrop 1");
	assert_str(toy_standing(&t), "order 2 4");
	toy_close(&t);
}

static void test_law_6__a_later_sheet_replaces_the_orders_for_the_same_subject(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\norder 2 2");
	toy_mail(&t, 2, "ann@x", "order 2 4");
	assert_str(toy_standing(&t), "order 1 2; order 2 4");
	toy_close(&t);
}

static void test_law_6__a_first_answer_stands(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "done=asked", 3);
	toy_mail(&t, 1, "ann@x", "ask 2");
	toy_mail(&t, 2, "cat@x", "answer 1");
	toy_mail(&t, 3, "cat@x", "answer 2");
	assert_str(toy_code(&t, 0), "first-stands");
	assert_str(toy_standing(&t), "answer 1");
	toy_close(&t);
}

static void test_law_6__a_sheet_without_one_accepted_line_replaces_nothing(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "order 2 99");
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(toy_standing(&t), "order 1 2");
	toy_close(&t);
}

static void test_law_6__a_sheet_with_some_replaces_by_those(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "order 2 99\norder 3 3\n#hello");
	assert_string_equal(toy_verdicts(&t), "RWC");
	assert_str(toy_standing(&t), "order 3 3");
	toy_close(&t);
}

static void test_law_6__a_seat_has_answered_when_what_stands_has_no_error(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "bob@x", "order 5 2");
	toy_mail(&t, 2, "ann@x", "order 1 2\n?rubbish");
	assert_int_equal(toy_count(&t, "kind=season subject=-1\n"), 0);
	assert_int_equal(t.out.awaited, 1);
	toy_mail(&t, 3, "ann@x", "order 2 2");
	assert_int_equal(toy_count(&t, "kind=season subject=-1\n"), 1);
	toy_close(&t);
}

static void test_law_6__an_option_asks_for_an_explicit_done(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "done=asked", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	assert_int_equal(t.out.awaited, 2);
	assert_str(toy_joined(&t, t.out.missing, t.out.nmissing), "say \"done\" when you have finished");
	toy_mail(&t, 2, "ann@x", "done");
	toy_mail(&t, 3, "bob@x", "order 2 2\ndone");
	assert_int_equal(toy_count(&t, "kind=season subject=-1\n"), 1);
	toy_close(&t);
}

static void test_law_6__done_and_luck_alone_change_no_order(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "done\nluck clover");
	assert_str(toy_standing(&t), "order 1 2; done");
	toy_mail(&t, 3, "ann@x", "wait");
	assert_str(toy_standing(&t), "order 1 2; wait");
	toy_mail(&t, 4, "ann@x", "order 1 2");
	assert_str(toy_standing(&t), "order 1 2; wait"); /* until he says that he is done */
	toy_close(&t);
}

static void test_law_6__inside_one_sheet_only_verbs_flagged_last_replace(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\norder 1 4");
	assert_str(toy_standing(&t), "order 1 4");
	assert_str(toy_code(&t, 0), "replaced");
	toy_close(&t);
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\norder 1 4\norder 1 4");
	assert_str(toy_standing(&t), "order 1 2; order 1 4");
	assert_str(toy_code(&t, 2), "said-twice");
	toy_close(&t);
}

static void test_law_6__a_refused_line_points_at_the_older_order_for_its_subject(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "order 1 50");
	assert_str(toy_code(&t, 0), "older-stands");
	toy_close(&t);
}

static void test_law_6__a_whole_sheet_is_checked_and_only_what_breaks_it_is_refused(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 8\norder 2 6\norder 3 4");
	assert_string_equal(toy_verdicts(&t), "ARA");
	assert_str(toy_standing(&t), "order 1 8; order 3 4");
	toy_close(&t);
}

static void test_law_6__an_option_discards_a_sheet_with_a_refused_line(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "invalid=discard", 2);
	toy_mail(&t, 1, "ann@x", "order 5 2");
	toy_mail(&t, 2, "ann@x", "order 1 8\n?what");
	assert_string_equal(toy_verdicts(&t), "RR");
	assert_str(toy_code(&t, 0), "discarded");
	assert_str(toy_standing(&t), "order 5 2");
	toy_close(&t);
}

static void test_law_6__a_mail_that_comes_late_does_not_replace_a_later_one(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 5, "ann@x", "order 1 2");
	toy_mail(&t, 3, "ann@x", "order 2 2"); /* was on its way for two hours */
	assert_str(toy_standing(&t), "order 1 2");
	toy_close(&t);
}

/* ---- law 7 ---- */

static void test_law_7__a_live_line_sees_the_result_of_the_one_before(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "deploy 2\ndeploy 2\ndeploy 1");
	assert_string_equal(toy_verdicts(&t), "ARA");
	assert_int_equal(toy_pile(&t, 0), 8);
	toy_close(&t);
}

static void test_law_7__an_option_stops_a_live_mail_at_its_first_refused_line(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "on_refusal=stop", 2);
	toy_mail(&t, 1, "ann@x", "deploy 2\ndeploy 2\ndeploy 1");
	assert_string_equal(toy_verdicts(&t), "ARR");
	assert_str(toy_code(&t, 2), "stopped");
	assert_int_equal(toy_pile(&t, 0), 7);
	toy_close(&t);
}

static void test_law_7__a_refused_line_holds_what_ends_something_and_what_stands_below_that(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "?what\ndeploy 2\ndone\ndeploy 1");
	assert_string_equal(toy_verdicts(&t), "RARR");
	assert_str(toy_code(&t, 2), "held");
	assert_str(toy_code(&t, 3), "held-below");
	assert_int_equal(toy_pile(&t, 0), 7);
	toy_close(&t);
	toy_start(&t, &duel, "on_refusal=go_on", 2);
	toy_mail(&t, 1, "ann@x", "?what\ndone\ndeploy 1");
	assert_string_equal(toy_verdicts(&t), "RAA");
	toy_close(&t);
}

static void test_law_7__a_refused_line_holds_done_in_a_sealed_sheet_as_well(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "early=answered", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2\ndone\n?what");
	assert_string_equal(toy_verdicts(&t), "ARR");
	assert_str(toy_code(&t, 1), "held");
	assert_str(toy_standing(&t), "order 1 2");
	toy_mail(&t, 2, "ann@x", "done");
	assert_str(toy_standing(&t), "order 1 2; done");
	toy_close(&t);
}

static void test_law_7__lines_after_the_end_of_a_turn_find_nobody(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "end turn\ndeploy 1");
	assert_string_equal(toy_verdicts(&t), "AR");
	toy_close(&t);
}

static void assert_line(const struct toy *t, const struct outcome_line *l, const char *canonical, size_t nevents)
{
	struct arena a = ARENA_INIT;
	struct buf text = buf_new(&a);

	toy_print(t->game, &text, toy_state(t), l->command);
	assert_str(buf_str(&text), canonical);
	assert_str(l->canonical, canonical);
	assert_int_equal(l->nevents, nevents);
	for (size_t i = 0; i < nevents; i++) {
		assert_ptr_equal(l->events[i].cause, l->command);
		assert_str(l->events[i].order, canonical);
	}
	arena_release(&a);
}

/* The arenas of steps are used again from the second step after it on. */
static void test_law_7__the_answer_to_a_live_mail_outlives_its_step(void **state)
{
	struct toy t;
	struct outcome first;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "deploy 2\nattack 1\nend turn");
	first = t.out;
	for (int hour = 2; hour < 8; hour++)
		toy_mail(&t, hour, hour % 2 ? "ann@x" : "bob@x", "deploy 0\ndeploy 0\ndeploy 0\nend turn");
	assert_int_equal(first.nlines, 3);
	assert_line(&t, &first.lines[0], "deploy 2", 1);
	assert_line(&t, &first.lines[1], "attack 1", 2);
	assert_line(&t, &first.lines[2], "end turn", 0);
	toy_close(&t);
}

static void test_law_7__so_does_the_answer_to_one_that_is_only_checked(void **state)
{
	struct toy t;
	struct outcome first;
	struct input in;

	(void)state;
	toy_start(&t, &duel, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "deploy 2\nend turn");
	engine_check(t.e, &in, &first, &t.mail);
	for (int hour = 2; hour < 8; hour++)
		toy_mail(&t, hour, hour % 2 ? "bob@x" : "ann@x", "deploy 0\ndeploy 0\ndeploy 0\nend turn");
	assert_int_equal(first.nlines, 2);
	assert_line(&t, &first.lines[0], "deploy 2", 0);
	assert_line(&t, &first.lines[1], "end turn", 0);
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_law_1__a_command_is_heard_by_the_call_that_has_its_subject),
	  cmocka_unit_test(test_law_1__a_subject_that_no_call_has_is_refused_naming_what_is_open),
	  cmocka_unit_test(test_a_call_is_worded_with_what_it_is_about),
	  cmocka_unit_test(test_law_6__done_is_no_answer_to_a_question_that_wants_words),
	  cmocka_unit_test(test_law_1__the_newest_open_call_hears_first),
	  cmocka_unit_test(test_law_1__who_is_not_asked_is_told_whose_turn_it_is),
	  cmocka_unit_test(test_law_1__a_ruleset_says_whose_words_act_for_a_seat),
	  cmocka_unit_test(test_law_2__a_call_with_an_open_blocking_child_is_deaf),
	  cmocka_unit_test(test_law_2__a_blocked_call_does_not_age),
	  cmocka_unit_test(test_law_2__silence_is_answered_by_the_default_at_the_bell),
	  cmocka_unit_test(test_law_2__the_clock_stands_still_until_the_last_blocking_child_closes),
	  cmocka_unit_test(test_law_3__an_input_of_the_bells_second_is_in_time),
	  cmocka_unit_test(test_law_3__what_comes_when_a_bell_of_its_second_has_rung_is_after_it),
	  cmocka_unit_test(test_law_3__bells_of_one_second_ring_the_deepest_child_first_then_the_lowest_id),
	  cmocka_unit_test(test_law_3__a_deeper_call_of_another_parent_rings_before_a_lower_id),
	  cmocka_unit_test(test_law_3__a_mail_older_than_the_last_step_counts_at_that_steps_time),
	  cmocka_unit_test(test_law_3__a_call_that_closes_takes_its_open_children_first),
	  cmocka_unit_test(test_law_3__what_a_mail_brings_to_its_end_closes_before_the_next_mail),
	  cmocka_unit_test(test_law_3__each_close_is_a_step_of_its_own),
	  cmocka_unit_test(test_law_3__a_call_ends_when_its_children_have_closed),
	  cmocka_unit_test(test_law_4__the_same_inputs_give_the_same_bytes),
	  TEST_ARENA(test_law_4__no_mail_no_hour_and_no_step_is_in_the_dice),
	  cmocka_unit_test(test_law_4__a_turn_has_one_seed_and_the_next_another),
	  cmocka_unit_test(test_law_4__luck_counts_from_the_next_turn_on),
	  TEST_ARENA(test_law_4__before_format_3_the_mails_are_in_the_dice),
	  cmocka_unit_test(test_law_4__rolls_are_events_before_what_follows_from_them),
	  cmocka_unit_test(test_law_5__done_is_a_word_in_the_book_of_a_sealed_call),
	  cmocka_unit_test(test_law_5__done_acts_at_once_in_a_live_call),
	  cmocka_unit_test(test_law_5__pass_is_an_answer_and_orders_nothing),
	  cmocka_unit_test(test_law_5__withdraw_empties_the_book_and_is_refused_where_words_act_at_once),
	  cmocka_unit_test(test_law_5__a_word_of_luck_changes_no_order_but_the_dice),
	  cmocka_unit_test(test_law_6__a_later_sheet_replaces_the_earlier_whole),
	  cmocka_unit_test(test_law_6__a_later_sheet_replaces_the_orders_for_the_same_subject),
	  cmocka_unit_test(test_law_6__a_first_answer_stands),
	  cmocka_unit_test(test_law_6__an_order_can_be_taken_back_alone),
	  cmocka_unit_test(test_law_6__a_sheet_without_one_accepted_line_replaces_nothing),
	  cmocka_unit_test(test_law_6__a_sheet_with_some_replaces_by_those),
	  cmocka_unit_test(test_law_6__a_seat_has_answered_when_what_stands_has_no_error),
	  cmocka_unit_test(test_law_6__an_option_asks_for_an_explicit_done),
	  cmocka_unit_test(test_law_6__done_and_luck_alone_change_no_order),
	  cmocka_unit_test(test_law_6__inside_one_sheet_only_verbs_flagged_last_replace),
	  cmocka_unit_test(test_law_6__a_refused_line_points_at_the_older_order_for_its_subject),
	  cmocka_unit_test(test_law_6__a_whole_sheet_is_checked_and_only_what_breaks_it_is_refused),
	  cmocka_unit_test(test_law_6__an_option_discards_a_sheet_with_a_refused_line),
	  cmocka_unit_test(test_law_6__a_mail_that_comes_late_does_not_replace_a_later_one),
	  cmocka_unit_test(test_law_7__a_live_line_sees_the_result_of_the_one_before),
	  cmocka_unit_test(test_law_7__an_option_stops_a_live_mail_at_its_first_refused_line),
	  cmocka_unit_test(test_law_7__a_refused_line_holds_what_ends_something_and_what_stands_below_that),
	  cmocka_unit_test(test_law_7__a_refused_line_holds_done_in_a_sealed_sheet_as_well),
	  cmocka_unit_test(test_law_7__lines_after_the_end_of_a_turn_find_nobody),
	  cmocka_unit_test(test_law_7__the_answer_to_a_live_mail_outlives_its_step),
	  cmocka_unit_test(test_law_7__so_does_the_answer_to_one_that_is_only_checked))
