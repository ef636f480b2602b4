/* proof: the words of a verdict, made and read back */
#include "test.h"

#include "disk/proof.h"

static void test_proof__words_are_read_as_they_are_made(void **state)
{
	static const enum auth_result said[] = { AUTH_ABSENT, AUTH_NEUTRAL, AUTH_PASS, AUTH_FAIL };
	static const unsigned means[] = { 0, 0, PROOF_PASS, PROOF_FAIL };

	for (size_t i = 0; i < 4; i++)
		for (unsigned found = 0; found < 64; found++) {
			const unsigned flags = found & (PROOF_TOKEN | PROOF_SIGNED | PROOF_UNPROVED);

			assert_int_equal(proof_flags(proof_words(said[i], flags, *state)), means[i] | flags);
		}
}

/* They stand in the histories of games that are played: they never change. */
static void test_proof__the_words_in_history(void **state)
{
	assert_str(proof_words(AUTH_ABSENT, 0, *state), "absent");
	assert_str(proof_words(AUTH_PASS, PROOF_SIGNED | PROOF_TOKEN, *state), "pass token signed");
	assert_str(proof_words(AUTH_FAIL, PROOF_UNPROVED, *state), "fail unproved");
	assert_str(proof_of_shell(), "shell");
}

static void test_proof__who_vouches(void **state)
{
	(void)state;
	assert_true(proof_vouches(STR("pass")) && proof_vouches(STR("fail token")) && proof_vouches(STR("shell")));
	assert_false(proof_vouches(STR("absent")) || proof_vouches(STR("neutral unproved")) || proof_vouches(STR_NONE));
	assert_true(proof_of_forgery(STR("fail unproved")));
	assert_false(proof_of_forgery(STR("fail signed")) || proof_of_forgery(STR("absent")));
}

/* A mail is no line of the shell because somebody wrote that word into its verdict as well. */
static void test_proof__the_shell_stands_alone(void **state)
{
	(void)state;
	assert_true(proof_has(proof_of_shell(), PROOF_SHELL));
	assert_false(proof_has(STR("fail shell"), PROOF_SHELL));
	assert_false(proof_vouches(STR("fail shell")));
}

TEST_MAIN(TEST_ARENA(test_proof__words_are_read_as_they_are_made), TEST_ARENA(test_proof__the_words_in_history),
	  TEST_ARENA(test_proof__who_vouches), TEST_ARENA(test_proof__the_shell_stands_alone))
