/* auth: what a mail server's field proves, and what it does not, however it is written (RFC 8601) */
#include "test.h"

#include "mail/auth.h"

static enum auth_result read_field(const char *value)
{
	struct arena a = ARENA_INIT;
	struct field field = { STR("Authentication-Results"), str_c(value) };
	const struct header h = { .fields = &field, .n = 1 };
	struct str text;
	enum auth_result r = auth_read(&h, STR("mx.example.org"), STR("ann@example.org"), &text, &a);

	arena_release(&a);
	return r;
}

#define ASSERT_READS(value, result) assert_int_equal(read_field(value), result)

static void test_auth__passes_where_the_senders_domain_is_vouched_for(void **state)
{
	(void)state;
	ASSERT_READS("mx.example.org; dkim=pass header.d=example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; dkim=pass header.i=@example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; spf=pass smtp.mailfrom=ann@example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; spf=pass smtp.mailfrom=example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; dmarc=pass header.from=example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; dmarc=pass (p=none dis=none)", AUTH_PASS);
	ASSERT_READS("MX.Example.ORG; DKIM=PASS header.D=Example.Org", AUTH_PASS);
	ASSERT_READS("mx.example.org; dkim=fail header.d=list.example; dkim=pass header.d=example.org", AUTH_PASS);
}

static void test_auth__reads_the_whole_grammar(void **state)
{
	(void)state;
	ASSERT_READS("mx.example.org 1; dkim = pass header.d = example.org", AUTH_PASS);
	ASSERT_READS(
		"mx.example.org (our own (really)) 1 (version) ; dkim (x) =pass (2048 bits) header.d (y)= example.org",
		AUTH_PASS);
	ASSERT_READS("\"mx.example.org\"; dkim/1=pass header.d=\"example.org\"", AUTH_PASS);
	ASSERT_READS("mx.example.org; dkim=pass reason=\"all; is well (\" header.d=example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org; spf=pass smtp.mailfrom=\"a b\"@example.org", AUTH_PASS);
	ASSERT_READS("mx.example.org(ours)1; dkim=pass header.d=example.org", AUTH_PASS);
	ASSERT_READS("mx.example.()org; dkim=pass header.d=example.org", AUTH_ABSENT);
	ASSERT_READS("mx. \"example.org\"; dkim=pass header.d=example.org", AUTH_ABSENT);
	ASSERT_READS("\"mx.example\".org; dkim=pass header.d=example.org", AUTH_ABSENT);
	ASSERT_READS("mx.example.org \"1\"; dkim = \"pass\" header.d = \"example.org\"", AUTH_PASS);
	ASSERT_READS("mx.example.org; dkim=pa()ss header.d=example.org", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; none", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org;", AUTH_NEUTRAL);
}

static void test_auth__is_not_deceived(void **state)
{
	(void)state;
	/* the finding stands in a comment or a quoted word */
	ASSERT_READS("mx.example.org; none (; dmarc=pass)", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; none (\\); dmarc=pass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; x=\"; dmarc=pass\"", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; x=\"\\\"; dmarc=pass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; x=y\"; dmarc=pass\"; dmarc=pass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=pass header.b=\"x header.d=example.org\" header.d=evil.example",
		     AUTH_NEUTRAL);
	/* somebody else's domain */
	ASSERT_READS("mx.example.org; dkim=pass header.d=evil.example", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=pass header.d=evilexample.org", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=pass header.d=example.org.evil.example", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=pass header.d=org", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; spf=pass smtp.mailfrom=example.org@evil.example", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; spf=pass smtp.helo=example.org", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dmarc=pass header.from=evil.example", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=pass", AUTH_NEUTRAL);
	/* another method, another result */
	ASSERT_READS("mx.example.org; x-dmarc=pass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dmarc=passed", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dmarc=bestguesspass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dmarc = = pass", AUTH_NEUTRAL);
}

static void test_auth__another_servers_field_is_worth_nothing(void **state)
{
	(void)state;
	ASSERT_READS("evil.example; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("mx.example.org.evil.example; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("evil.mx.example.org; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("(mx.example.org) evil.example; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("evil.example mx.example.org; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("mx.e\"xample.org\"; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("\"mx.exam\\mple.org\"; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("mx.example.org/x; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("; dmarc=pass", AUTH_ABSENT);
	ASSERT_READS("", AUTH_ABSENT);
}

static void test_auth__a_version_that_is_not_known_is_not_read(void **state)
{
	(void)state;
	ASSERT_READS("mx.example.org 2; dmarc=pass", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org 1 1; dmarc=pass", AUTH_NEUTRAL);
}

static void test_auth__fails_where_nothing_passes_and_something_fails(void **state)
{
	(void)state;
	ASSERT_READS("mx.example.org; dkim=fail header.d=example.org", AUTH_FAIL);
	ASSERT_READS("mx.example.org; spf=hardfail", AUTH_FAIL);
	ASSERT_READS("mx.example.org; dkim=pass header.d=example.org; dmarc=fail", AUTH_FAIL);
	ASSERT_READS("mx.example.org; spf=softfail smtp.mailfrom=example.org", AUTH_NEUTRAL);
	ASSERT_READS("mx.example.org; dkim=temperror header.d=example.org", AUTH_NEUTRAL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_auth__passes_where_the_senders_domain_is_vouched_for),
		cmocka_unit_test(test_auth__reads_the_whole_grammar),
		cmocka_unit_test(test_auth__is_not_deceived),
		cmocka_unit_test(test_auth__another_servers_field_is_worth_nothing),
		cmocka_unit_test(test_auth__a_version_that_is_not_known_is_not_read),
		cmocka_unit_test(test_auth__fails_where_nothing_passes_and_something_fails),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
