/* bind: whole lines to commands, with the toy's verbs. */
#include "bind/toy.h"

static void test_bind__verb_first_last_missing_and_target_first_are_one_order(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 from Osaka to Kyoto", "move 4 from Osaka to Kyoto");
	binds(&t, "4 from Osaka to Kyoto", "move 4 from Osaka to Kyoto");
	binds(&t, "from Osaka move 4 to Kyoto", "move 4 from Osaka to Kyoto");
	binds(&t, "attack Kyoto from Osaka with 4", "move 4 from Osaka to Kyoto");
	binds(&t, "Osaka attacks Kyoto with 4 troops", "move 4 troops from Osaka to Kyoto");
	binds(&t, "move 4 Osaka -> Kyoto", "move 4 from Osaka to Kyoto");
	binds(&t, "Osaka - Kyoto (4)", "move 4 from Osaka to Kyoto");
	binds(&t, "spawn 3 in Kyoto", "spawn 3 in Kyoto");
	binds(&t, "spawn 0 in Kyoto", "spawn 0 in Kyoto");
}

static void test_bind__counts_of_all_kinds(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move all from Osaka to Kyoto", "move all from Osaka to Kyoto");
	binds(&t, "move all but 2 from Osaka to Kyoto", "move all but 2 from Osaka to Kyoto");
	binds(&t, "move up to 3 from Osaka to Kyoto", "move up to 3 from Osaka to Kyoto");
	binds(&t, "move a troop from Osaka to Kyoto", "move 1 troop from Osaka to Kyoto");
	binds(&t, "move 4 (four) from Osaka to Kyoto", "move 4 from Osaka to Kyoto");
	binds(&t, "move 0 from Osaka to Kyoto", "!zero");
	binds(&t, "move -2 from Osaka to Kyoto", "!negative-number");
	binds(&t, "move 4.5 from Osaka to Kyoto", "!bad-number");
	binds(&t, "bid all on share 3", "!number-needed");
}

static void test_bind__without_the_words_that_nobody_knows_it_may_be_an_order(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 from Osaka to Kyoto yahoo", "!unknown-word perhaps move 4 from Osaka to Kyoto");
	binds(&t, "spawn 3 in Osaka. Frobnicating, move 4 from Osaka to Kyoto",
	      "spawn 3 in Osaka | !unknown-word perhaps move 4 from Osaka to Kyoto");
	binds(&t, "move 4 from Osaka to Frobnia", "!unknown-name");
	binds(&t, "woohoo, move 4 from Osaka to Kyoto unless Bob waits", "!condition");
	binds(&t, "woohoo, never move 4 from Osaka to Kyoto", "!negation");
	binds(&t, "woohoo, move 4 or 5 from Osaka to Kyoto", "!alternative");
}

static void test_bind__chains_are_one_order(void **state)
{
	struct toy t = toy_new(*state);
	const char *chain = "move 4 from Osaka to Kyoto to Nara";
	binds(&t, "move 4 from Osaka to Kyoto to Nara", chain);
	binds(&t, "4 Osaka -> Kyoto -> Nara", chain);
	binds(&t, "move 4 from Osaka to Kyoto and on to Nara", chain);
	binds(&t, "move 4 from Osaka via Kyoto to Nara", chain);
	binds(&t, "move 4 from Osaka to Nara via Kyoto", chain);
}

static void test_bind__clauses_share_what_may_be_shared(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "spawn 3 in Osaka and 2 in Kyoto", "spawn 3 in Osaka | spawn 2 in Kyoto");
	binds(&t, "spawn 3 in Osaka, 2 in Kyoto, 1 in Nara", "spawn 3 in Osaka | spawn 2 in Kyoto | spawn 1 in Nara");
	binds(&t, "spawn 3 in Osaka and Kyoto", "!missing");
	binds(&t, "spawn 3 each in Osaka and Kyoto", "spawn 3 in Osaka | spawn 3 in Kyoto");
	binds(&t, "move 4 from Osaka to Kyoto and 2 to Nara", "move 4 from Osaka to Kyoto | move 2 from Osaka to Nara");
	binds(&t, "move 4 from Osaka to Kyoto, then 2 to Nara",
	      "!missing perhaps move 4 from Osaka to Kyoto perhaps move 2 from Osaka to Nara");
	binds(&t, "move 2 from Osaka and 3 from Nara to Kyoto",
	      "move 2 from Osaka to Kyoto | move 3 from Nara to Kyoto");
	binds(&t, "build a fort in Osaka and in Kyoto", "build 1 fort in Osaka | build 1 fort in Kyoto");
	binds(&t, "build 2 forts in Osaka and in Kyoto", "!missing");
	binds(&t, "Osaka and Nara hold", "hold Osaka | hold Nara");
	binds(&t, "settle Osaka, Nara and Kyoto", "settle Osaka and Nara and Kyoto");
	binds(&t, "spawn 3 in Osaka; 2 in Kyoto", "spawn 3 in Osaka | spawn 2 in Kyoto");
}

static void test_bind__pronouns_point_into_the_clause_before(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "spawn 3 in Osaka and move them to Kyoto", "spawn 3 in Osaka | move 3 from Osaka to Kyoto");
	binds(&t, "move 4 from Osaka to Kyoto, then 2 of them to Nara",
	      "move 4 from Osaka to Kyoto | move 2 from Kyoto to Nara");
	binds(&t, "spawn 3 in Osaka and build a fort there", "spawn 3 in Osaka | build 1 fort in Osaka");
}

static void test_bind__every_word_is_accounted_for(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 from Osaka to Kyoto stealthily", "!unknown-word perhaps move 4 from Osaka to Kyoto");
	binds(&t, "move 4 from Osaka to Kyoto, keeping two", "!unknown-word perhaps move 4 from Osaka to Kyoto");
	binds(&t, "move 4 from Osaka to Kyoto (provisional)", "!talk-against");
	binds(&t, "move 4 from Osaka to Kyoto (many thanks)", "move 4 from Osaka to Kyoto");
	binds(&t, "thanks, Ann", "~");
	binds(&t, "thanks, Ann. spawn 3 in Kyoto.", "~ | spawn 3 in Kyoto");
	binds(&t, "spawn 3 each in Kyoto", "!unknown-word perhaps spawn 3 in Kyoto");
	binds(&t, "blue moves 4 from Osaka to Kyoto", "!unknown-word");
}

/* What is denied beside it falls; what takes an order back, or is all that is said, does not. */
static void test_bind__what_is_corrected_is_offered(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 3 from Osaka to Kyoto, not 4", "!negation perhaps move 3 from Osaka to Kyoto");
	binds(&t, "move 3 from Osaka to Kyoto instead of 4", "!negation perhaps move 3 from Osaka to Kyoto");
	binds(&t, "instead of 1 move 2 from Osaka to Kyoto", "!negation perhaps move 2 from Osaka to Kyoto");
	binds(&t, "4 from Osaka do not move to Kyoto but to Nara", "!negation perhaps move 4 from Osaka to Nara");
	binds(&t, "No, I changed my mind, move 3 from Osaka to Kyoto", "!negation perhaps move 3 from Osaka to Kyoto");
	binds(&t, "I do not spawn 2 in Nara but move 3 from Osaka to Kyoto",
	      "!negation perhaps move 3 from Osaka to Kyoto");
	binds(&t, "move 3 from Osaka to Kyoto, and 2 to Nara as long as you can",
	      "!condition perhaps move 3 from Osaka to Kyoto");
	binds(&t, "move 3 from Osaka to Kyoto, if you can", "!condition");
	binds(&t, "move 3 from Osaka to Kyoto. No wait, 2", "!correction perhaps move 2 from Osaka to Kyoto");
	binds(&t, "move 3 from Osaka to Kyoto, and unless that fails we stop there",
	      "!condition perhaps move 3 from Osaka to Kyoto");
	binds(&t, "forget the move of 3 from Osaka to Kyoto", "!correction");
	binds(&t, "not 3 from Osaka to Kyoto", "!negation");
	binds(&t, "I do not move 3 from Osaka to Kyoto", "!negation");
}

static void test_bind__stops_refuse_their_sentence_by_name(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 from Osaka to Kyoto if it is empty", "!condition");
	binds(&t, "if it is empty, move 4 from Osaka to Kyoto; spawn 3 in Nara", "!condition | !condition");
	binds(&t, "spawn 3 in Nara. If it is empty, move 4 from Osaka to Kyoto.", "spawn 3 in Nara | !condition");
	binds(&t, "don't move 4 from Osaka to Kyoto", "!negation");
	binds(&t, "move 3 or 4 from Osaka to Kyoto", "!alternative");
	binds(&t, "move some troops from Osaka to Kyoto", "!vague");
	binds(&t, "can I move 4 from Osaka to Kyoto?", "!question perhaps move 4 from Osaka to Kyoto");
	binds(&t, "move 4 from If to March", "move 4 from If to March");
	toy_read(&t, "move 4 from Osaka to Kyoto if it is empty");
	assert_str(t.bound.list[0].diags[0].rule, "toy/2.9");
	assert_str(t.bound.list[0].diags[0].what,
		   "\"if\" makes this depend on something, and no order can wait for that");
}

static void test_bind__what_is_missing_is_asked_for(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 to Kyoto", "!missing");
	assert_str(t.bound.list[0].diags[0].what, "this does not say from where");
	assert_str(t.bound.list[0].diags[0].hint, "write: move 4 from ... to Kyoto");
	binds(&t, "move from Osaka to Kyoto", "!missing");
	assert_str(t.bound.list[0].diags[0].what, "this does not say how many");
	binds(&t, "3 troops in Kyoto", "!no-verb perhaps spawn 3 troops in Kyoto");
}

/* A word of the language was meant as it stands: "move" is no mending of it. */
static void test_bind__what_is_no_slip_is_not_mended(void **state)
{
	struct toy t = toy_new(*state);
	toy_read(&t, "bid dove 3 more on share 12");
	assert_str(t.bound.list[0].diags[0].hint, "write it like this: bid ... on share 12");
}

static void test_bind__a_lone_place_that_is_attacked_is_where_the_way_goes(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "attack Kyoto with 3", "!missing");
	assert_str(t.bound.list[0].diags[0].hint, "write: move 3 from ... to Kyoto");
	binds(&t, "attack Kyoto Osaka with 3", "!ambiguous");
}

static void test_bind__unknown_and_ambiguous_names_are_asked_about(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "move 4 from Okasa to Kyoto", "!unknown-name perhaps move 4 from Osaka to Kyoto");
	assert_str(t.bound.list[0].diags[0].what, "there is no place called \"Okasa\"");
	binds(&t, "move 4 from Kob to Osaka", "!ambiguous-name");
	binds(&t, "move 4 from Okayma to Kyoto", "move 4 from Okayama to Kyoto");
	assert_str(t.bound.list[0].diags[0].code, "repaired");
	assert_int_equal(t.bound.list[0].diags[0].severity, SEVERITY_NOTE);
	binds(&t, "move 4 from OS to Kyoto", "move 4 from Osaka to Kyoto");
}

static void test_bind__numbers_with_labels_and_behind_names(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "bid 7 on share 12", "bid 7 on share 12");
	binds(&t, "bid 7 coins for share 12", "bid 7 on share 12");
	binds(&t, "share 12: bid 7", "bid 7 on share 12");
	binds(&t, "raise share 12 to 7", "bid 7 on share 12");
	binds(&t, "bid 3 more on share 12", "!unknown-word");
	binds(&t, "bid 7 on share twelve", "!unknown-word");
	binds(&t, "shift from Osaka 1 to Nara 3", "shift from Osaka space 1 to Nara space 3");
	binds(&t, "shift Osaka to Nara 3", "shift from Osaka to Nara space 3");
}

static void test_bind__riders_are_commands_in_commands(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "Osaka supports Nara to Kyoto", "support step Nara to Kyoto with Osaka");
	binds(&t, "support Nara to Kyoto with Osaka", "support step Nara to Kyoto with Osaka");
	binds(&t, "Osaka supports Kyoto to hold", "support hold Kyoto with Osaka");
}

static void test_bind__a_coast_is_its_area_where_no_coast_can_be_meant(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "spawn 3 in Shiga north coast", "spawn 3 in Shiga");
	binds(&t, "step Nara to Shiga north coast", "step Nara to Shiga north coast");
	binds(&t, "step SHI-NC to Shiga", "step Shiga to Shiga");
	binds(&t, "Osaka supports Nara to shi-nc", "support step Nara to Shiga north coast with Osaka");
}

static void test_bind__a_seat_is_called_by_any_of_its_names(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "duel Prussia in Nara", "duel blue in Nara");
	binds(&t, "duel the blue horde in Nara", "duel blue in Nara");
	assert_int_equal(seat_by_name(t.state, STR("BLUE HORDE")), 1);
	assert_int_equal(seat_by_name(t.state, STR("horde")), SEAT_NONE);
}

static void test_bind__texts_run_to_a_comma_or_to_the_end(void **state)
{
	struct toy t = toy_new(*state);
	binds(&t, "announce storm over Nara; no sieges", "announce storm over Nara; no sieges");
	toy_open(&t, KIND_MUSTER);
	binds(&t, "join at Osaka, colour teal, country Far Away", "join at Osaka, colour teal, country Far Away");
	binds(&t, "start in Osaka as teal", "join at Osaka, colour teal");
	binds(&t, "spawn 3 in Osaka", "untimely spawn 3 in Osaka");
}

static void test_bind__every_example_and_every_print_means_itself(void **state)
{
	struct toy t = toy_new(*state);
	for (verb_id id = 0; id < t.game->nverbs; id++) {
		toy_open(&t, t.game->verbs[id]->admitted & MUSTER ? KIND_MUSTER : TOY_TURN);
		toy_read(&t, t.game->verbs[id]->examples);
		assert_int_equal(t.bound.n, 1);
		const struct command *first = t.bound.list[0].command;
		if (!first)
			print_error("%s: %s\n", t.game->verbs[id]->examples, toy_says(&t).p);
		assert_non_null(first);
		assert_int_equal(first->verb, id);
		struct buf text = buf_new(t.arena);
		command_print(&text, t.game, t.state, first);
		toy_read(&t, text.p);
		assert_int_equal(t.bound.n, 1);
		assert_non_null(t.bound.list[0].command);
		assert_true(command_equal(first, t.bound.list[0].command));
	}
}

TEST_MAIN(TEST_ARENA(test_bind__verb_first_last_missing_and_target_first_are_one_order),
	  TEST_ARENA(test_bind__counts_of_all_kinds),
	  TEST_ARENA(test_bind__without_the_words_that_nobody_knows_it_may_be_an_order),
	  TEST_ARENA(test_bind__chains_are_one_order), TEST_ARENA(test_bind__clauses_share_what_may_be_shared),
	  TEST_ARENA(test_bind__pronouns_point_into_the_clause_before),
	  TEST_ARENA(test_bind__every_word_is_accounted_for), TEST_ARENA(test_bind__what_is_corrected_is_offered),
	  TEST_ARENA(test_bind__stops_refuse_their_sentence_by_name),
	  TEST_ARENA(test_bind__what_is_missing_is_asked_for), TEST_ARENA(test_bind__what_is_no_slip_is_not_mended),
	  TEST_ARENA(test_bind__a_lone_place_that_is_attacked_is_where_the_way_goes),
	  TEST_ARENA(test_bind__unknown_and_ambiguous_names_are_asked_about),
	  TEST_ARENA(test_bind__numbers_with_labels_and_behind_names),
	  TEST_ARENA(test_bind__riders_are_commands_in_commands),
	  TEST_ARENA(test_bind__a_coast_is_its_area_where_no_coast_can_be_meant),
	  TEST_ARENA(test_bind__a_seat_is_called_by_any_of_its_names),
	  TEST_ARENA(test_bind__texts_run_to_a_comma_or_to_the_end),
	  TEST_ARENA(test_bind__every_example_and_every_print_means_itself))
