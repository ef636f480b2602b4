/* address: who is meant, and who is not */
#include "test.h"

#include "base/buf.h"
#include "mail/address.h"
#include "mail/message.h"

/* "a@b c@d !1": the addresses, and how many entries are none */
static struct str parsed(struct arena *a, const char *value)
{
	struct addresses found = { .bad = 0 };
	struct buf b = buf_new(a);

	addresses_parse(&found, str_c(value), 100, a);
	for (size_t i = 0; i < found.list.n; i++)
		buf_addf(&b, "%s%.*s", i ? " " : "", STR_ARG(found.list.at[i]));
	if (found.bad)
		buf_addf(&b, " !%zu", found.bad);
	return str_trim(buf_str(&b));
}

static void test_address__the_domain_is_folded_and_the_rest_kept(void **state)
{
	assert_str(parsed(*state, "Ann@Example.ORG"), "Ann@example.org");
	assert_str(parsed(*state, " ann @ example . org "), "ann@example.org");
	assert_str(parsed(*state, "\"ann\"@example.org"), "ann@example.org");
}

static void test_address__names_and_comments_are_passed_over(void **state)
{
	assert_str(parsed(*state, "\"bob@x.org, <eve@x.org>\" <ann@x.org>"), "ann@x.org");
	assert_str(parsed(*state, "bob@x.org <ann@x.org>"), "ann@x.org");
	assert_str(parsed(*state, "(bob@x.org (deep \\) )) ann@x.org (eve@x.org)"), "ann@x.org");
	assert_str(parsed(*state, "\"a \\\" <b@c>\" <ann@x.org>"), "ann@x.org");
	assert_str(parsed(*state, "<@relay,@other:ann@x.org>"), "ann@x.org");
}

static void test_address__lists_and_groups_are_taken_apart(void **state)
{
	assert_str(parsed(*state, "a@x.org, B <b@x.org>,, c@x.org"), "a@x.org b@x.org c@x.org");
	assert_str(parsed(*state, "friends: a@x.org, b@x.org; c@x.org"), "a@x.org b@x.org c@x.org");
	assert_str(parsed(*state, "nobody:;"), "");
	assert_str(parsed(*state, ""), "");
}

static void test_address__what_is_none_is_counted(void **state)
{
	const char *bad[] = { "ann",
			      "ann@",
			      "@x.org",
			      "a b@x.org",
			      "<ann@x.org",
			      "ann@x.org>",
			      "<a@x.org> <b@x.org>",
			      "<>",
			      "\"a b\"@x.org",
			      "\"a@x.org\"",
			      "a@x..org",
			      "a@-x.org",
			      "a@x.org b@x.org",
			      "a@x/y",
			      "<a b@x.org>",
			      "a\\@x.org",
			      "=?utf-8?q?a=40x.org?=",
			      "ann@[192.0.2.7]",
			      "-oQ/tmp@x.org",
			      "\xc3\xa4@x.org",
			      "a@\xc3\xa4.org" };

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_str(parsed(*state, bad[i]), "!1");
}

static void test_address__two_are_one_by_domain_without_case(void **state)
{
	(void)state;
	assert_true(address_eq(S("ann@Example.org"), S("ann@eXAMPLE.ORG")));
	assert_false(address_eq(S("Ann@example.org"), S("ann@example.org")));
	assert_false(address_eq(S("ann@example.org"), S("ann@example.net")));
}

TEST_MAIN(TEST_ARENA(test_address__the_domain_is_folded_and_the_rest_kept),
	  TEST_ARENA(test_address__names_and_comments_are_passed_over),
	  TEST_ARENA(test_address__lists_and_groups_are_taken_apart), TEST_ARENA(test_address__what_is_none_is_counted),
	  cmocka_unit_test(test_address__two_are_one_by_domain_without_case))
