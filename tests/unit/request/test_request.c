/* Requests (request/request.h): what is no order and asks for something: how it is read, who may know of it, that it is
 * heard again as it was understood. */
#include "engine/toy.h"

#include "speech/ask.h"
#include "hear/hear.h"

/* ---- how it is read ---- */

/* T0 is Monday the 12th of January 1970. */
static const struct {
	const char *said, *exact; /* "": it does not read, and goes to the host */
} readings[] = {
	{ "away until Wednesday", "away from 1970-01-12 to 1970-01-14" },
	{ "I am away until 20 January", "away from 1970-01-12 to 1970-01-20" },
	{ "I'll be away from 5 to 9 March", "away from 1970-03-05 to 1970-03-09" },
	{ "away 5-9 March", "away from 1970-03-05 to 1970-03-09" },
	{ "away 28 December to 3 January", "away from 1970-12-28 to 1971-01-03" },
	{ "away 10 to 15 January", "away from 1970-01-12 to 1970-01-15" },
	{ "I am on holiday for two weeks", "away from 1970-01-12 to 1970-01-26" },
	{ "away tomorrow", "away from 1970-01-13 to 1970-01-13" },
	{ "away until Monday", "away from 1970-01-12 to 1970-01-19" },
	{ "I am away from April 21 till the 24th", "away from 1970-04-21 to 1970-04-24" },
	{ "I'm on holiday from the 14th to the 18th", "away from 1970-01-14 to 1970-01-18" },
	{ "away until the 3rd", "away from 1970-01-12 to 1970-02-03" },
	{ "away until the 3rd of March", "away from 1970-01-12 to 1970-03-03" },
	{ "I'll be gone from Jan 28th until Feb 2nd", "away from 1970-01-28 to 1970-02-02" },
	{ "away Sat-Mon", "away from 1970-01-17 to 1970-01-19" },
	{ "away March 5-9", "away from 1970-03-05 to 1970-03-09" },
	{ "I'm away at our Susan's till Friday week", "away from 1970-01-12 to 1970-01-23" },
	{ "I'm away until tomorrow week", "away from 1970-01-12 to 1970-01-20" },
	{ "I am away until a week on Thursday", "away from 1970-01-12 to 1970-01-22" },
	{ "I am away until two weeks from Saturday", "away from 1970-01-12 to 1970-01-31" },
	{ "I'll be away till Wednesday of next week", "away from 1970-01-12 to 1970-01-21" },
	{ "I am on holiday from Saturday till Sunday week", "away from 1970-01-17 to 1970-01-25" },
	{ "I am away till Monday week", "" }, /* on a Monday */
	{ "I'm away till the Friday after next", "" },
	/* with a day that it is not he is asked, if it is not left out of others */
	{ "I'm away till Friday, not Thursday", "offer away from 1970-01-12 to 1970-01-16" },
	{ "I'm away next week, but not on Friday", "" },
	{ "If blue attacks, I am away till Friday", "" },
	/* "after" and "following" count from the day that was named before; with none, nobody knows from which */
	{ "I'm away from Friday till the Monday after, so don't wait up", "away from 1970-01-16 to 1970-01-19" },
	{ "I am away from Saturday until the following Tuesday", "away from 1970-01-17 to 1970-01-20" },
	{ "I'm away till the Friday after", "" },
	{ "I'm away from Friday till the Monday after Easter", "" },
	{ "I'm away from Friday till the Friday after", "" },
	{ "I'm off to our Sandra's from Friday till the Monday after, so don't wait up for me",
	  "offer away from 1970-01-16 to 1970-01-19" },
	{ "off to bed after this, wont be about til tomorrow evening", "offer away from 1970-01-12 to 1970-01-13" },
	{ "wont be around until thursday", "offer away from 1970-01-12 to 1970-01-15" },
	{ "I'm not at home between Saturday and the following Tuesday", "" },
	{ "I'm off to attack Texas on Friday", "" },
	{ "My troops wont be around until thursday", "" },
	{ "not here from Friday to Sunday", "away from 1970-01-16 to 1970-01-18" },
	/* whether that is an absence, or which days, he is asked (pending.h) */
	{ "I'm off fishing till Friday, if my men need to move just have them sit tight",
	  "offer away from 1970-01-12 to 1970-01-16" },
	{ "From Wednesday until Friday I am on a training and can not write, so do not be angry when I answer late",
	  "offer away from 1970-01-14 to 1970-01-16" },
	{ "I'm away until Friday, if blue attacks before Thursday", "" },
	{ "I have to go to Kiel for a job from the 20th to the 24th and won't see a screen", "" },
	{ "no signal at the lake from Friday till Monday", "away from 1970-01-16 to 1970-01-19" },
	{ "Can't send mails between Thursday and Saturday, sorry", "" },
	{ "We'll be travelling next week until Thursday", "away from 1970-01-19 to 1970-01-22" },
	{ "I'm away from Friday evening until Monday", "away from 1970-01-16 to 1970-01-19" },
	{ "I'm on holiday next week, hooray", "away from 1970-01-19 to 1970-01-25" },
	{ "I am on vacation from Saturday to next Wednesday", "" },
	{ "I shall be away at the fair from the 20th to the 24th, so please don't hold that against me",
	  "away from 1970-01-20 to 1970-01-24" },
	{ "Well, that was just to say that I'm away from the 20th to the 24th", "away from 1970-01-20 to 1970-01-24" },
	{ "put me down as away 20 to 24 January", "away from 1970-01-20 to 1970-01-24" },
	{ "note me as away from 20 to 24 January please", "away from 1970-01-20 to 1970-01-24" },
	{ "Blue says that I'm away from the 20th to the 24th", "" },
	{ "It is not true that I'm away from the 20th to the 24th", "" },
	{ "put blue down as away 20 to 24 January", "" },
	{ "My brother is off on a job from the 20th to the 24th", "" },
	{ "I may be off to Kiel from the 20th to the 24th", "" },
	{ "If I am ill from Monday to Wednesday I write", "" },
	{ "from the 20th turn on I am off the board", "" },
	{ "away until 2026-03-05", "" }, /* longer than a year */
	{ "away 1970-03-05 to 1970-03-09", "away from 1970-03-05 to 1970-03-09" },
	{ "away until the 32nd", "" },
	{ "away until 30 February", "" },
	{ "away until Tue 20:00", "away from 1970-01-12 to 1970-01-13" },
	{ "away a while", "" },
	{ "away until he comes", "" },
	{ "away for 900 days", "" },
	{ "One more day, please", "more time 24h" },
	{ "more time", "more time 24h" },
	{ "extension by 36h", "more time 36h" },
	{ "extend the deadline by two days", "more time 48h" },
	{ "extend by 90m", "more time 90m" },
	{ "extend by a lot", "" },
	{ "vote draw", "vote draw" },
	{ "I vote for a draw.", "vote draw" },
	{ "I offer a draw", "vote draw" },
	{ "propose to end the game", "vote end" },
	{ "vote to pause", "vote pause" },
	{ "concede to Blue", "vote concede blue" },
	{ "I concede", "vote concede blue" },
	{ "propose a picnic", "" },
	{ "vote for Bob", "" },
	{ "draw 2 from Osaka", "" },
	{ "drawn", "" },
	{ "resign", "" }, /* is asked back */
};

static void test_request__people_write_it_in_many_ways(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
		struct toy t;
		const struct requested *r;

		toy_start(&t, &duel, "", 2);
		toy_mail(&t, 1, "ann@x", readings[i].said);
		assert_int_equal(t.out.nlines, 1);
		r = t.out.lines[0].request;
		if (!r != !*readings[i].exact)
			print_message("%s\n", readings[i].said);
		if (*readings[i].exact) {
			assert_non_null(r);
			assert_str(r->exact, readings[i].exact);
		} else {
			assert_null(r);
		}
		toy_close(&t);
	}
}

/* ---- what it does ---- */

static void test_request__is_done_beside_orders_and_says_nothing_of_them(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	assert_true(toy_mail(&t, 1, "ann@x", "order 1 2\naway until Wednesday"));
	assert_string_equal(toy_verdicts(&t), "CAC"); /* it is heard before all orders, and its place is blank */
	assert_int_equal(t.out.nstanding, 1);
	assert_int_equal(row_count(toy_state(&t), TABLE_AWAY), 1);
	toy_close(&t);
}

static void test_request__a_seat_that_is_given_up_is_played_by_nobody(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "away until Wednesday\nvote draw");
	assert_true(toy_mail(&t, 2, "ann@x", "yes, I resign"));
	assert_int_equal(seat_find(toy_state(&t), 0)->player, PLAYER_NONE);
	assert_int_equal(seat_find(toy_state(&t), 0)->out, 0);
	assert_int_equal(row_count(toy_state(&t), TABLE_AWAY), 0);
	assert_int_equal(row_count(toy_state(&t), TABLE_VOTE), 0);
	assert_false(toy_mail(&t, 3, "ann@x", "yes, I resign"));
	toy_close(&t);
}

static void test_request__a_stranger_has_none(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "", 2);
	assert_false(toy_mail(&t, 1, "eve@x", "yes, I resign\nvote draw"));
	toy_close(&t);
}

static void test_vote__is_carried_when_all_who_play_are_for_it(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &duel, "votes=bind", 2);
	toy_mail(&t, 1, "ann@x", "vote draw");
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_mail(&t, 2, "ann@x", "take back my vote");
	toy_mail(&t, 3, "bob@x", "vote draw");
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_RUNNING);
	toy_mail(&t, 4, "ann@x", "vote draw");
	assert_int_equal(state_game(toy_state(&t))->phase, GAME_OVER);
	assert_int_equal(row_count(toy_state(&t), TABLE_VOTE), 0);
	toy_close(&t);
}

static void test_vote__who_has_resigned_has_no_say(void **state)
{
	struct toy t;
	size_t voters;

	(void)state;
	toy_start(&t, &camp, "", 3);
	toy_mail(&t, 1, "cat@x", "yes, I resign");
	toy_mail(&t, 2, "ann@x", "vote end");
	assert_int_equal(vote_count(toy_state(&t), MOTION_END, SEAT_NONE, &voters), 1);
	assert_int_equal(voters, 2);
	toy_close(&t);
}

/* ---- who may know of it ---- */

static bool is_said(struct str text, const char *what)
{
	return str_find(text, str_c(what)) < text.n;
}

static void test_request__what_all_may_see_has_neither_days_nor_a_name(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "ann@x", "away until Wednesday\nmore time");
	assert_true(is_said(t.step.played, "waits"));
	assert_false(is_said(t.step.played, "1970"));
	assert_false(is_said(t.step.played, "player="));
	assert_false(is_said(t.step.played, "more"));
	for (size_t i = 0; i < t.step.events.list.n; i++)
		assert_false(
			event_visible(&camp, &t.step.events.list.at[i], (struct viewer){ AUDIENCE_ALL, SEAT_NONE }));
	toy_mail(&t, 2, "ann@x", "vote draw\naway until Thursday");
	assert_true(is_said(t.step.played, "request says=\"vote draw\""));
	assert_true(is_said(t.step.played, "player=0"));
	assert_false(is_said(t.step.played, "away"));
	toy_close(&t);
}

static void test_request__the_host_says_none_that_is_not_for_all(void **state)
{
	struct toy t;

	(void)state;
	toy_start(&t, &camp, "", 2);
	toy_mail(&t, 1, "host", "act for red: vote draw");
	assert_string_equal(toy_verdicts(&t), "A");
	toy_mail(&t, 2, "host", "act for red: away until Wednesday");
	assert_string_equal(toy_verdicts(&t), "R");
	assert_str(toy_code(&t, 0), "request-own");
	toy_close(&t);
}

/* ---- heard again ---- */

static void test_request__its_tape_does_the_same(void **state)
{
	static const char *const said[] = { "away until Wednesday", "vote draw", "more time", "yes, I resign",
					    "order 1 2\nback\nvote pause" };
	(void)state;
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct toy t, again;
		struct input in;

		toy_start(&t, &camp, "", 2);
		toy_start(&again, &camp, "", 2);
		toy_mail(&t, 1, "ann@x", said[i]);
		in = toy_input(&again, T0 + HOUR, "ann@x", said[i]);
		in.tape = t.out.tape;
		engine_hear(again.e, &in, &again.out, &again.step, &again.mail);
		assert_true(str_eq(again.out.tape, t.out.tape));
		assert_true(rows_equal(toy_state(&t), toy_state(&again), TABLE_AWAY));
		assert_true(rows_equal(toy_state(&t), toy_state(&again), TABLE_VOTE));
		assert_true(rows_equal(toy_state(&t), toy_state(&again), TABLE_SEAT));
		assert_int_equal(again.step.events.list.n, t.step.events.list.n);
		toy_close(&t);
		toy_close(&again);
	}
}

TEST_MAIN(cmocka_unit_test(test_request__people_write_it_in_many_ways),
	  cmocka_unit_test(test_request__is_done_beside_orders_and_says_nothing_of_them),
	  cmocka_unit_test(test_request__a_seat_that_is_given_up_is_played_by_nobody),
	  cmocka_unit_test(test_request__a_stranger_has_none),
	  cmocka_unit_test(test_vote__is_carried_when_all_who_play_are_for_it),
	  cmocka_unit_test(test_vote__who_has_resigned_has_no_say),
	  cmocka_unit_test(test_request__what_all_may_see_has_neither_days_nor_a_name),
	  cmocka_unit_test(test_request__the_host_says_none_that_is_not_for_all),
	  cmocka_unit_test(test_request__its_tape_does_the_same))
