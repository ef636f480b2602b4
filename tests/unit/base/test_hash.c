/* hash: identity of bytes */
#include "test.h"

#include "base/hash.h"

static const uint8_t key[32] = { 1, 2, 3 };

static void test_hash__is_blake2b_256(void **state)
{
	struct hash h = hash_of(S("abc"));

	assert_str(hash_hex(*state, &h), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
	assert_str(hash_hex_short(*state, &h), "bddd813c6342");
	h = hash_of(STR_NONE);
	assert_str(hash_hex_short(*state, &h), "0e5751c026e5");
}

static void test_hash__hex_goes_there_and_back(void **state)
{
	struct hash h = hash_of(S("x")), back;

	assert_true(hash_from_hex(hash_hex(*state, &h), &back));
	assert_int_equal(hash_cmp(&h, &back), 0);
	assert_false(hash_from_hex(hash_hex_short(*state, &h), &back));
	assert_false(hash_from_hex(S("g000000000000000000000000000000000000000000000000000000000000000"), &back));
}

static void test_hash__the_key_counts(void **state)
{
	static const uint8_t other[32] = { 9 };
	struct hash a = hash_keyed(key, S("x")), b = hash_keyed(other, S("x")), c = hash_of(S("x"));

	(void)state;
	assert_int_not_equal(hash_cmp(&a, &b), 0);
	assert_int_not_equal(hash_cmp(&a, &c), 0);
}

static void test_hash__no_two_lists_of_pieces_meet(void **state)
{
	const struct str ab_c[] = { S("ab"), S("c") }, a_bc[] = { S("a"), S("bc") };
	const struct str abc_none[] = { S("abc"), STR_NONE };
	struct hash one = hash_keyed_list(key, ab_c, 2), two = hash_keyed_list(key, a_bc, 2);
	struct hash three = hash_keyed_list(key, abc_none, 2);

	(void)state;
	assert_int_not_equal(hash_cmp(&one, &two), 0);
	assert_int_not_equal(hash_cmp(&one, &three), 0);
	assert_int_not_equal(hash_cmp(&two, &three), 0);
}

static void test_hash__the_list_is_length_then_bytes(void **state)
{
	const struct str piece = S("ab");
	struct hash list = hash_keyed_list(key, &piece, 1);
	struct hash flat = hash_keyed(key, S("\2\0\0\0\0\0\0\0ab"));

	(void)state;
	assert_int_equal(hash_cmp(&list, &flat), 0);
}

static void test_hash__fast_is_fnv_1a(void **state)
{
	(void)state;
	assert_true(hash_fast(S("")) == 0xcbf29ce484222325u);
	assert_true(hash_fast(S("foobar")) == 0x85944171f73967e8u);
}

TEST_MAIN(TEST_ARENA(test_hash__is_blake2b_256), TEST_ARENA(test_hash__hex_goes_there_and_back),
	  cmocka_unit_test(test_hash__the_key_counts), cmocka_unit_test(test_hash__no_two_lists_of_pieces_meet),
	  cmocka_unit_test(test_hash__the_list_is_length_then_bytes), cmocka_unit_test(test_hash__fast_is_fnv_1a))
