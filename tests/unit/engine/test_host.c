/* The host's powers and the muster, on the toy games. */
#include "engine/toy.h"
#include "hear/hear.h"

/* ---- muster ---- */

static void test_muster__begin_is_a_command_and_then_the_close_of_the_muster(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "", 2);
	assert_true(toy_mail(&t, 1, "host", "begin"));
	assert_int_equal(t.steps, 3);
	assert_int_equal(state_game(toy_state(&t))->turn, 1);
	toy_mail(&t, 2, "host", "begin");
	assert_str(toy_code(&t, 0), "begun");
	toy_close(&t);
}

static void test_muster__a_game_that_is_not_ready_does_not_begin_and_says_why(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "begin=1970-01-12T14:46:40Z", 1); /* hour 1 */
	toy_mail(&t, 0, "host", "begin");
	assert_str(toy_code(&t, 0), "too-few");
	toy_run_to(&t, 5);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_MUSTER);
	toy_mail(&t, 6, "eve@x", "join gold");
	toy_run_to(&t, 6); /* the hour has passed: now that it is ready it begins */
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_close(&t);
}

static void test_muster__it_begins_at_the_hour_of_option_begin(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "begin=1970-01-12T15:46:40Z", 2);
	assert_int_equal(toy_bell(&t, KIND_MUSTER, -1), 2);
	toy_mail(&t, 1, "host", "amend begin = 1970-01-12T16:46:40Z because ann is late");
	assert_int_equal(toy_bell(&t, KIND_MUSTER, -1), 3);
	toy_run_to(&t, 3);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_close(&t);
}

static void test_muster__it_begins_when_the_seats_are_taken(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "players=3", 2);
	toy_mail(&t, 1, "eve@x", "join gold");
	assert_string_equal(toy_verdicts(&t), "A");
	assert_int_equal(t.out.seat, 2);
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_close(&t);
}

static void test_muster__a_stranger_can_only_join(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "eve@x", "order 1 2");
	assert_int_equal(t.out.what, OUTCOME_IGNORED);
	toy_mail(&t, 2, "eve@x", "order 1 2\njoin gold\norder 1 2");
	assert_int_equal(t.out.what, OUTCOME_ORDERS);
	assert_string_equal(toy_verdicts(&t), "RAA");
	assert_str(toy_code(&t, 0), "not-a-player");
	assert_str(text_of(toy_state(&t), ROW(struct player_row, toy_state(&t), TABLE_PLAYER, 2)->address), "eve@x");
	toy_close(&t);
}

static void test_muster__a_stranger_whose_joining_was_not_understood_is_answered(void **state)
{
	static const char *const tries[] = { "I want to join, as violet", "name: Anna of the Lakes!",
					     "let me enlist!" };
	struct toy t;

	(void)state;
	toy_open(&t, &camp, "", 1);
	for (int i = 0; i < 3; i++) {
		toy_mail(&t, 1 + i, "eve@x", tries[i]);
		assert_int_not_equal(t.out.what, OUTCOME_IGNORED);
	}
	toy_mail(&t, 4, "eve@x", "you have won a million");
	assert_int_equal(t.out.what, OUTCOME_IGNORED);
	toy_close(&t);
}

static void test_muster__who_plays_already_does_not_join_again(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &duel, "", 2);
	toy_mail(&t, 1, "ann@x", "join silver");
	assert_str(toy_code(&t, 0), "twice");
	toy_close(&t);
}

/* ---- clocks ---- */

static void test_host__what_a_line_takes_away(void **state)
{
	(void)state;
	assert_int_equal(host_takes(STR("annul turn 2")), HOST_TAKES_TURN);
	assert_int_equal(host_takes(STR("Annul turn 2")), HOST_TAKES_TURN);
	assert_int_equal(host_takes(STR("remove red")), HOST_TAKES_SEAT);
	assert_int_equal(host_takes(STR("annulment of turn 2")), 0);
	assert_int_equal(host_takes(STR("begin")), 0);
	assert_int_equal(host_takes(STR_NONE), 0);
}

static void test_host__extend_moves_the_bell_of_an_open_call(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &market, "", 2);
	toy_mail(&t, 1, "host", "extend auction 2 by 5h");
	assert_int_equal(toy_bell(&t, AUCTION, 2), 25);
	assert_str(toy_code(&t, 0), "bell-moved");
	toy_mail(&t, 1, "host", "extend market to 1970-01-20T00:00Z");
	toy_mail(&t, 1, "host", "extend market to 1970-01-19T00:00Z");
	assert_str(toy_code(&t, 0), "bell-sooner");
	toy_mail(&t, 1, "host", "extend market to 1970-01-20T00:00Z");
	assert_int_equal(toy_bell(&t, MARKET, -1), 178);
	toy_mail(&t, 1, "host", "extend market to 1970-01-01T00:00Z\nextend nothing by 3h\nextend by soon\nextend");
	assert_string_equal(toy_verdicts(&t), "RRRR");
	assert_str(toy_code(&t, 0), "host-past");
	assert_str(toy_code(&t, 1), "no-call");
	assert_str(toy_code(&t, 2), "host-when");
	assert_str(toy_code(&t, 3), "host-usage");
	toy_close(&t);
}

static void test_host__close_now_follows_option_early(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "host", "close now");
	assert_str(toy_code(&t, 0), "early-never");
	toy_close(&t);
	toy_start(&t, &senate, "early=host", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "host", "close now");
	assert_str(toy_code(&t, 0), "early-awaited");
	toy_mail(&t, 3, "bob@x", "order 2 2");
	assert_int_equal(state_game(toy_state(&t))->turn, 1);
	toy_mail(&t, 4, "host", "close now");
	assert_int_equal(state_game(toy_state(&t))->turn, 2);
	toy_close(&t);
}

static void test_host__close_now_ends_a_deaf_call_after_its_children(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 1, "ann@x", "ask 2");
	toy_mail(&t, 2, "host", "close now question green");
	assert_int_equal(toy_count(&t, "what=5"), 1);
	toy_close(&t);
}

static void test_host__a_pause_moves_every_bell_and_counts_no_second_twice(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 2, "ann@x", "ask 2"); /* question until 6, turn until 10 */
	toy_mail(&t, 3, "host", "pause");
	toy_run_to(&t, 20);
	assert_non_null(toy_call(&t, QUESTION, 2));
	toy_mail(&t, 20, "host", "resume");
	assert_int_equal(toy_bell(&t, QUESTION, 2), 23);
	toy_run_to(&t, 23);
	assert_int_equal(toy_bell(&t, PARLEY_TURN, -1), 31); /* 8 of its 10 hours were left */
	toy_close(&t);
}

static void test_host__what_opens_during_a_pause_ages_from_its_end(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &parley, "", 3);
	toy_mail(&t, 3, "host", "pause");
	toy_mail(&t, 5, "ann@x", "ask 2");
	toy_mail(&t, 20, "host", "resume");
	assert_int_equal(toy_bell(&t, QUESTION, 2), 24);
	toy_run_to(&t, 24);
	assert_int_equal(toy_bell(&t, PARLEY_TURN, -1), 31); /* 7 of its 10 hours were left */
	toy_close(&t);
}

static void test_host__orders_are_taken_while_the_game_is_paused(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "host", "pause");
	toy_mail(&t, 2, "ann@x", "order 1 2");
	toy_mail(&t, 3, "bob@x", "order 2 2");
	assert_string_equal(toy_verdicts(&t), "A");
	assert_int_equal(state_game(toy_state(&t))->turn, 1);
	assert_int_equal(engine_next(t.e), WHEN_NEVER);
	toy_mail(&t, 4, "host", "pause\nresume");
	assert_string_equal(toy_verdicts(&t), "RA");
	assert_int_equal(state_game(toy_state(&t))->turn, 2);
	toy_close(&t);
}

/* ---- seats ---- */

static void test_host__admit_gives_seats_and_replace_gives_them_to_others(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &camp, "", 1);
	toy_mail(&t, 1, "host", "admit blue Bob@EXAMPLE.org\nadmit green\nadmit red eve@x\nadmit gold nonsense@");
	assert_string_equal(toy_verdicts(&t), "AARR");
	assert_str(toy_code(&t, 2), "seat-taken");
	assert_str(toy_code(&t, 3), "no-address");
	toy_mail(&t, 2, "host", "begin");
	toy_mail(&t, 3, "Bob@example.org", "order 1 2");
	assert_string_equal(toy_verdicts(&t), "A");
	toy_mail(&t, 4, "host", "replace blue by eve@x\nreplace red by eve@x\nadmit pink dan@x");
	assert_string_equal(toy_verdicts(&t), "ARR");
	toy_mail(&t, 5, "eve@x", "order 2 2");
	assert_str(toy_standing(&t), "order 1 2; order 2 2");
	toy_close(&t);
}

static void test_host__an_address_is_in_no_event(void **state)
{
	struct toy t;

	(void)state;
	toy_open(&t, &camp, "", 1);
	toy_mail(&t, 1, "host", "admit blue bob@x\nreplace red by eve@x");
	assert_string_equal(toy_verdicts(&t), "AA");
	assert_str(t.out.lines[1].canonical, "replace red by eve@x");
	assert_int_equal(toy_count(&t, "host command=\"admit blue\""), 1);
	assert_int_equal(toy_count(&t, "host command=\"replace red\""), 1);
	toy_close(&t);
}

static void test_host__a_removed_seat_is_not_waited_for(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 3);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "bob@x", "order 2 2");
	assert_int_equal(state_game(toy_state(&t))->turn, 1);
	toy_mail(&t, 3, "host", "remove green");
	assert_int_equal(state_game(toy_state(&t))->turn, 2);
	toy_mail(&t, 4, "host", "remove mauve");
	assert_str(toy_code(&t, 0), "no-seat");
	toy_close(&t);
}

static void test_host__act_for_a_seat_goes_into_its_book_like_a_mail_of_its_own(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	assert_true(toy_mail(&t, 1, "host", "act for blue: order 1 2\nact for blue: order 2 99"));
	assert_string_equal(toy_verdicts(&t), "AR");
	assert_str(t.out.lines[0].canonical, "act for blue: order 1 2");
	assert_int_equal(t.out.lines[1].diags[0].at.from, 24 + 14);          /* points into the host's mail */
	assert_int_equal(toy_count(&t, "host command=\"act for blue\""), 1); /* what is sealed is not told */
	assert_int_equal(toy_count(&t, "ordered-for seat=blue line=\"order 1 2\""), 1);
	engine_outlook(t.e, 1, &t.out, &t.mail);
	assert_str(toy_standing(&t), "order 1 2");
	toy_close(&t);
}

static void test_host__act_for_a_seat_acts_at_once_in_a_live_call_and_is_shown(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	assert_true(toy_mail(&t, 1, "host", "act for red: deploy 2"));
	assert_int_equal(toy_pile(&t, 0), 7);
	assert_int_equal(toy_count(&t, "host command=\"act for red: deploy 2\""), 1);
	toy_mail(&t, 2, "host", "act for blue: deploy 2");
	assert_str(toy_code(&t, 0), "not-asked");
	toy_mail(&t, 3, "host", "act for red:");
	assert_str(toy_code(&t, 0), "host-usage");
	toy_close(&t);
}

static void test_host__discard_takes_back_what_stands_for_a_seat(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	assert_true(toy_mail(&t, 2, "host", "discard red"));
	assert_int_equal(toy_count(&t, "host command=\"discard red\""), 1);
	assert_int_equal(toy_count(&t, "taken-back seat=red"), 1);
	engine_outlook(t.e, 0, &t.out, &t.mail);
	assert_int_equal(t.out.nstanding, 0);
	toy_close(&t);
}

/* ---- options and rows ---- */

static void test_host__an_amendment_waits_for_a_boundary(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "host", "amend early = answered because proposal 7 passed\namend done = asked");
	assert_str(toy_code(&t, 0), "pending");
	assert_true(option_is(toy_state(&t), "early", "never"));
	toy_mail(&t, 2, "host", "withdraw amendment 2\nwithdraw amendment 5");
	assert_string_equal(toy_verdicts(&t), "AR");
	toy_run_to(&t, 24);
	assert_true(option_is(toy_state(&t), "early", "answered"));
	assert_true(option_is(toy_state(&t), "done", "not"));
	assert_int_equal(toy_count(&t, "value=answered because=\"proposal 7 passed\""), 3);
	toy_close(&t);
}

static void test_host__a_rule_in_words_stands_from_the_boundary_on(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "host", "amend rules: nobody speaks twice because proposal 9 passed\namend rules:");
	assert_string_equal(toy_verdicts(&t), "AR");
	assert_int_equal(toy_count(&t, "since="), 0);
	toy_run_to(&t, 24);
	assert_int_equal(row_count(toy_state(&t), TABLE_AMENDMENT), 1);
	assert_true(ROW(struct amendment_row, toy_state(&t), TABLE_AMENDMENT, 0)->since == T0 + 24 * HOUR);
	toy_run_to(&t, 48);
	assert_int_equal(toy_count(&t, "amended"), 1); /* it comes into force once */
	toy_mail(&t, 49, "host", "withdraw amendment 1");
	assert_int_equal(row_count(toy_state(&t), TABLE_AMENDMENT), 0);
	toy_close(&t);
}

static void test_host__without_boundaries_an_amendment_is_in_force_at_once(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "host", "amend done = asked\namend done = perhaps\namend sping = 3\namend done");
	assert_string_equal(toy_verdicts(&t), "ARRR");
	assert_true(option_is(toy_state(&t), "done", "asked"));
	assert_str(toy_code(&t, 1), "bad-value");
	assert_str(toy_code(&t, 2), "no-option");
	toy_close(&t);
}

static void test_host__set_keeps_the_fields_it_does_not_name(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "set pile pile=1 amount=9 because of a slip");
	assert_int_equal(toy_pile(&t, 1), 9);
	assert_int_equal(ROW(struct pile_row, toy_state(&t), TABLE_PILE, 1)->owner, 1);
	toy_mail(&t, 2, "host",
		 "unset pile pile=1\nunset pile pile=1\nset hill pile=1\nset pile amount=many\nset call id=1");
	assert_string_equal(toy_verdicts(&t), "ARRRR");
	assert_int_equal(toy_pile(&t, 1), 0);
	toy_close(&t);
}

static void test_host__set_wants_the_key_of_a_row(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "set pile amount=9\nset seat out=yes\nset pile pile=1 amount=9");
	assert_string_equal(toy_verdicts(&t), "RRA");
	toy_close(&t);
}

static void test_host__set_does_not_rename_a_seat_that_plays(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "set seat id=1 name=purple\nset seat id=1 colour=#00ff00");
	assert_string_equal(toy_verdicts(&t), "RA");
	assert_str(toy_code(&t, 0), "seat-keeps-name");
	toy_close(&t);
	toy_open(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "set pile pile=3 owner=blue\nset seat id=0 name=purple\nset seat id=1 name=pink");
	assert_string_equal(toy_verdicts(&t), "AAR");
	toy_close(&t);
}

/* ---- the game as a whole ---- */

static void test_host__announce_is_an_event(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "announce turn 3: back on Monday");
	assert_int_equal(toy_count(&t, "announced text=\"turn 3: back on Monday\""), 1);
	toy_close(&t);
}

static void test_host__only_the_last_turn_can_be_annulled(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	toy_mail(&t, 1, "host", "annul turn 1");
	assert_str(toy_code(&t, 0), "no-turn");
	toy_mail(&t, 2, "ann@x", "end turn");
	toy_mail(&t, 3, "bob@x", "end turn");
	toy_mail(&t, 4, "host", "annul turn 1");
	assert_str(toy_code(&t, 0), "last-turn");
	assert_true(toy_mail_at(&t, T0 + 5 * HOUR, "host", "annul turn 2"));
	assert_int_equal(t.step.annul, 2);
	toy_close(&t);
}

static void test_host__end_game_closes_every_call_and_records_what_waited(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "host", "end game nobody is left");
	assert_true(t.step.over);
	assert_int_equal(t.step.nmails, 2);
	assert_int_equal(row_count(toy_state(&t), TABLE_CALL), 0);
	assert_int_equal(toy_count(&t, "game-over reason=\"nobody is left\""), 1);
	toy_mail(&t, 3, "ann@x", "order 1 2");
	assert_str(toy_code(&t, 0), "game-over");
	toy_close(&t);
}

static void test_host__only_the_host_speaks_so(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	assert_false(toy_mail(&t, 1, "ann@x", "end game"));
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_close(&t);
}

static void test_host__a_host_who_plays_gives_orders_too(void **state)
{
	struct toy t;
	struct input in;

	(void)state;
	toy_start(&t, &senate, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "order 1 2\nannounce hello\norder 2 2");
	in.host = true;
	assert_true(engine_hear(t.e, &in, &t.out, &t.step, &t.mail));
	assert_string_equal(toy_verdicts(&t), "AAA");
	assert_true(t.step.mails[0].stays);
	assert_str(toy_standing(&t), "order 1 2; order 2 2");
	toy_close(&t);
}

static void test_host__no_line_of_words_at_random_breaks_anything(void **state)
{
	static const char *const words[] = {
		"begin",
		"extend",
		"close now",
		"pause",
		"resume",
		"admit",
		"remove",
		"replace",
		"act for",
		"discard",
		"announce",
		"amend",
		"withdraw amendment",
		"set",
		"unset",
		"annul",
		"red",
		"blue",
		"puce",
		"by",
		"to",
		"turn",
		"because",
		"=",
		":",
		"1",
		"0",
		"99999999999999999999",
		"-4",
		"24h",
		"999999999w",
		"1970-01-20T00:00Z",
		"9999-12-31T23:59Z",
		"pile",
		"pile=1",
		"amount=7",
		"seat",
		"id=1",
		"id=77",
		"out=yes",
		"early",
		"done",
		"never",
		"asked",
		"\"",
		"x@y",
		"@",
		"deploy 1",
		"end turn",
		"é",
	};
	uint64_t x = 88172645463325252u;
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	for (int i = 0; i < 4000; i++) {
		struct buf line = buf_new(&t.run);

		for (unsigned n = 1 + x % 6; n > 0; n--) {
			x ^= x << 13;
			x ^= x >> 7;
			x ^= x << 17;
			buf_addf(&line, "%s%s", line.n ? " " : "", words[(x >> 11) % (sizeof words / sizeof *words)]);
		}
		toy_mail(&t, i / 40, "host", buf_str(&line).p);
		assert_true(t.out.nlines >= 1);
	}
	toy_close(&t);
}

/* ---- mails as a whole ---- */

static void test_mail__where_the_rules_forbid_copies_a_copied_mail_is_refused_whole(void **state)
{
	struct toy t;
	struct input in;

	(void)state;
	toy_start(&t, &senate, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "order 1 2");
	in.flags = INPUT_COPIED;
	assert_false(engine_hear(t.e, &in, &t.out, &t.step, &t.mail));
	assert_int_equal(t.out.what, OUTCOME_REFUSED);
	assert_true(str_ends(t.out.reason, STR("(senate/7)")));
	assert_int_equal(t.out.nstanding, 0);
	toy_close(&t);
}

static void test_mail__a_thousand_orders_are_heard_and_no_more(void **state)
{
	struct toy t;
	struct buf text;

	(void)state;
	toy_start(&t, &camp, "", 2);
	text = buf_new(&t.run);
	for (int i = 0; i < 1500; i++)
		buf_addf(&text, "order %d 2\n", i);
	toy_mail(&t, 1, "ann@x", buf_str(&text).p);
	assert_int_equal(t.out.nlines, 1001);
	assert_str(toy_code(&t, 1000), "too-many-orders");
	assert_int_equal(t.out.nstanding, 1000);
	toy_close(&t);
}

static void test_mail__an_eliminated_seat_is_told_so(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 3);
	toy_mail(&t, 1, "host", "set seat id=2 out=yes");
	toy_mail(&t, 2, "cat@x", "deploy 1");
	assert_str(toy_code(&t, 0), "eliminated");
	toy_close(&t);
}

static void test_mail__what_stands_and_what_is_missing_is_always_restated(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	toy_mail(&t, 2, "ann@x", "#thanks");
	assert_str(toy_standing(&t), "order 1 2");
	assert_str(toy_joined(&t, t.out.missing, t.out.nmissing), "missing: n 2");
	assert_str(t.out.call_name, "session");
	assert_int_equal(t.out.asked, 2);
	assert_int_equal(t.out.awaited, 1);
	assert_false(t.out.final);
	toy_close(&t);
}

static void test_check__nothing_is_kept_and_no_die_is_told(void **state)
{
	struct toy t;
	struct input in;
	struct outcome out;

	(void)state;
	toy_start(&t, &senate, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "order 1 2");
	engine_check(t.e, &in, &out, &t.mail);
	assert_int_equal(out.nstanding, 1);
	engine_outlook(t.e, 0, &out, &t.mail);
	assert_int_equal(out.nstanding, 0);
	toy_close(&t);
	toy_start(&t, &duel, "", 2);
	in = toy_input(&t, T0 + HOUR, "ann@x", "deploy 2\nattack 1\ndeploy 1\ndeploy 1");
	engine_check(t.e, &in, &t.out, &t.mail);
	assert_string_equal(toy_verdicts(&t), "AWAR");
	assert_str(toy_code(&t, 1), "depends-on-dice");
	assert_int_equal(toy_pile(&t, 0), 5);
	toy_close(&t);
}

static void test_dice__forced_dice_serve_the_steps_in_order_and_leave_none(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	engine_force_dice(t.e, STR(""), (const uint8_t[]){ 6, 5 }, 2);
	engine_force_dice(t.e, STR(""), (const uint8_t[]){ 1, 2 }, 2);
	toy_mail(&t, 1, "ann@x", "attack 1\n#");
	assert_int_equal(toy_count(&t, "what=3 a=1 b=11"), 1);
	assert_int_equal(engine_forced_left(t.e), 2);
	toy_mail(&t, 2, "ann@x", "attack 1");
	assert_int_equal(toy_count(&t, "what=3 a=1 b=3"), 1);
	assert_int_equal(engine_forced_left(t.e), 0);
	assert_false(engine_forced_missing(t.e));
	toy_mail(&t, 3, "ann@x", "attack 1");
	assert_true(engine_forced_missing(t.e));
	toy_close(&t);
}

static void test_status__open_calls_name_whom_they_await(void **state)
{
	const struct call_status *calls;
	struct toy t;

	(void)state;
	toy_start(&t, &senate, "", 2);
	toy_mail(&t, 1, "ann@x", "order 1 2");
	assert_int_equal(engine_calls(t.e, &calls, &t.mail), 2);
	assert_str(calls[0].name, "session");
	assert_int_equal(calls[0].nasked, 2);
	assert_int_equal(calls[0].nawaited, 1);
	assert_int_equal(calls[0].awaited[0], 1);
	assert_int_equal(engine_next(t.e), T0 + 24 * HOUR);
	toy_close(&t);
}

TEST_MAIN(cmocka_unit_test(test_host__what_a_line_takes_away),
	  cmocka_unit_test(test_muster__begin_is_a_command_and_then_the_close_of_the_muster),
	  cmocka_unit_test(test_muster__a_game_that_is_not_ready_does_not_begin_and_says_why),
	  cmocka_unit_test(test_muster__it_begins_at_the_hour_of_option_begin),
	  cmocka_unit_test(test_muster__it_begins_when_the_seats_are_taken),
	  cmocka_unit_test(test_muster__a_stranger_can_only_join),
	  cmocka_unit_test(test_muster__a_stranger_whose_joining_was_not_understood_is_answered),
	  cmocka_unit_test(test_muster__who_plays_already_does_not_join_again),
	  cmocka_unit_test(test_host__extend_moves_the_bell_of_an_open_call),
	  cmocka_unit_test(test_host__close_now_follows_option_early),
	  cmocka_unit_test(test_host__close_now_ends_a_deaf_call_after_its_children),
	  cmocka_unit_test(test_host__a_pause_moves_every_bell_and_counts_no_second_twice),
	  cmocka_unit_test(test_host__what_opens_during_a_pause_ages_from_its_end),
	  cmocka_unit_test(test_host__orders_are_taken_while_the_game_is_paused),
	  cmocka_unit_test(test_host__admit_gives_seats_and_replace_gives_them_to_others),
	  cmocka_unit_test(test_host__an_address_is_in_no_event),
	  cmocka_unit_test(test_host__a_removed_seat_is_not_waited_for),
	  cmocka_unit_test(test_host__act_for_a_seat_goes_into_its_book_like_a_mail_of_its_own),
	  cmocka_unit_test(test_host__act_for_a_seat_acts_at_once_in_a_live_call_and_is_shown),
	  cmocka_unit_test(test_host__discard_takes_back_what_stands_for_a_seat),
	  cmocka_unit_test(test_host__an_amendment_waits_for_a_boundary),
	  cmocka_unit_test(test_host__a_rule_in_words_stands_from_the_boundary_on),
	  cmocka_unit_test(test_host__without_boundaries_an_amendment_is_in_force_at_once),
	  cmocka_unit_test(test_host__set_keeps_the_fields_it_does_not_name),
	  cmocka_unit_test(test_host__set_wants_the_key_of_a_row),
	  cmocka_unit_test(test_host__set_does_not_rename_a_seat_that_plays),
	  cmocka_unit_test(test_host__announce_is_an_event),
	  cmocka_unit_test(test_host__only_the_last_turn_can_be_annulled),
	  cmocka_unit_test(test_host__end_game_closes_every_call_and_records_what_waited),
	  cmocka_unit_test(test_host__only_the_host_speaks_so),
	  cmocka_unit_test(test_host__a_host_who_plays_gives_orders_too),
	  cmocka_unit_test(test_host__no_line_of_words_at_random_breaks_anything),
	  cmocka_unit_test(test_mail__where_the_rules_forbid_copies_a_copied_mail_is_refused_whole),
	  cmocka_unit_test(test_mail__a_thousand_orders_are_heard_and_no_more),
	  cmocka_unit_test(test_mail__an_eliminated_seat_is_told_so),
	  cmocka_unit_test(test_mail__what_stands_and_what_is_missing_is_always_restated),
	  cmocka_unit_test(test_check__nothing_is_kept_and_no_die_is_told),
	  cmocka_unit_test(test_dice__forced_dice_serve_the_steps_in_order_and_leave_none),
	  cmocka_unit_test(test_status__open_calls_name_whom_they_await))
