/* clock: instants, mail dates, durations, zones, deadlines */
#include "test.h"

#include "base/civil.h"
#include "base/clock.h"

static const char berlin[] = "CET-1CEST,M3.5.0,M10.5.0/3";
static const char sydney[] = "AEST-10AEDT,M10.1.0,M4.1.0/3";
static const char dublin[] = "IST-1GMT0,M10.5.0,M3.5.0/1";

static when at(const char *text)
{
	when t;

	if (!when_parse(str_c(text), &t))
		fail_msg("%s does not parse", text);
	return t;
}

static struct zone zone(const char *tz)
{
	struct zone z;
	struct err e;

	assert_ok(zone_parse(&z, str_c(tz), &e), &e);
	return z;
}

static void test_civil__every_day_of_nine_centuries_goes_there_and_back(void **state)
{
	struct civil c = { .year = 1600, .month = 1, .day = 1 };

	(void)state;
	for (int64_t day = civil_days(1600, 1, 1); day < civil_days(2500, 1, 1); day++) {
		struct civil got = civil_of(day * DAY_SECONDS);

		assert_int_equal(got.year, c.year);
		assert_int_equal(got.month, c.month);
		assert_int_equal(got.day, c.day);
		assert_int_equal(civil_when(&c), day * DAY_SECONDS);
		if (++c.day > civil_month_days(c.year, c.month))
			c.day = 1, c.month++;
		if (c.month > 12)
			c.month = 1, c.year++;
	}
}

static void test_when__iso_forms_mean_the_same_instant(void **state)
{
	static const char *const same[] = {
		"2026-01-05T08:00Z",         "2026-01-05 08:00",    "2026-01-05T08:00:00Z",
		"2026-01-05T10:00+02:00",    "2026-01-05T10:00+02", "2026-01-05T10:00:00.75+0200",
		"2026-01-05 03:00:00 -0500", "2026-01-05t08:00z",
	};

	(void)state;
	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		assert_int_equal(at(same[i]), 1767600000);
	assert_int_equal(at("2026-01-05"), 1767571200);
	assert_int_equal(at("1970-01-01"), 0);
	assert_int_equal(at("1969-12-31T23:59:59Z"), -1);
	assert_int_equal(at("2000-02-29"), 951782400);
}

static void test_when__what_is_no_instant_is_refused(void **state)
{
	static const char *const bad[] = {
		"",
		"2026",
		"2026-1-5",
		"2026-13-01",
		"2026-02-29",
		"1900-02-29",
		"2026-00-10",
		"2026-01-00",
		"2026-01-05T",
		"2026-01-05T8:00",
		"2026-01-05T24:00",
		"2026-01-05T08:60",
		"2026-01-05T08:00:60",
		"2026-01-05T08:00Zx",
		"2026-01-05T08:00+25:00",
		"2026-01-05T08:00+",
		"2026-01-05T08:00+02:",
		"2026-01-05T08:00.5",
		" 2026-01-05",
		"02026-01-05",
		"-2026-01-05",
		"2026-01-05T08:00:00.",
	};
	when t = 42;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (when_parse(str_c(bad[i]), &t))
			fail_msg("%s parses", bad[i]);
	assert_int_equal(t, 42);
}

static void test_when__it_is_printed_as_it_is_read(void **state)
{
	assert_str(when_iso(*state, at("2026-01-05 08:00")), "2026-01-05T08:00:00Z");
	assert_str(when_iso(*state, at("2040-12-31T23:59:59Z")), "2040-12-31T23:59:59Z");
	assert_str(when_iso(*state, WHEN_NEVER), "never");
	assert_str(when_iso(*state, WHEN_NONE), "none");
	assert_str(when_rfc5322(*state, at("2026-01-05 08:00")), "Mon, 5 Jan 2026 08:00:00 +0000");
}

static void test_when__any_number_can_be_printed(void **state)
{
	static const when odd[] = { WHEN_NONE, WHEN_NONE + 1, WHEN_NEVER - 1, WHEN_NEVER, 1LL << 60 };
	struct zone z = zone(berlin);

	for (size_t i = 0; i < 5; i++) {
		assert_true(when_iso(*state, odd[i]).n > 0);
		assert_true(when_rfc5322(*state, odd[i]).n > 0);
		assert_true(when_local(*state, &z, odd[i]).n > 0);
	}
}

static void test_when__mail_dates_are_read_leniently(void **state)
{
	static const char *const same[] = {
		"Mon, 5 Jan 2026 08:00:00 +0000",
		"5 Jan 2026 08:00 GMT",
		"Mon, 05 Jan 26 03:00:00 EST",
		"Mon,  5 Jan 2026 10:00:00 +0200 (EET (really \\) so))",
		"Mon Jan  5 08:00:00 2026",
		"Mon Jan  5 00:00:00 PST 2026",
		"Monday, 5-January-126 08:00:00 Z",
		"(x) Mon(y), 5 Jan 2026 08:00:00 -0000\r\n",
		"Mon, 5 Jan 2026 08:00:00 X (never closed",
	};
	when t;

	(void)state;
	for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
		if (!when_parse_rfc5322(str_c(same[i]), &t))
			fail_msg("%s does not parse", same[i]);
		if (t != 1767600000)
			fail_msg("%s is %lld", same[i], (long long)t);
	}
	assert_true(when_parse_rfc5322(S("31 Dec 2016 23:59:60 +0000"), &t));
	assert_true(when_parse_rfc5322(S("31 Dec 99 23:59 UT"), &t));
	assert_int_equal(civil_of(t).year, 1999);
}

static void test_when__what_is_no_mail_date_is_refused(void **state)
{
	static const char *const bad[] = {
		"",
		"Mon",
		"yesterday",
		"5 Jan 2026",
		"08:00",
		"32 Jan 2026 08:00",
		"5 Jan 2026 25:00",
		"5 Jan 2026 08:00 +02",
		"5 Jan 2026 08:00 +0260",
		"5 Jan 2026 08:00 08:00",
		"5 Jan 20266 08:00",
		"29 Feb 2026 08:00",
		"5 Foo 2026 08:00",
		"2026-01-05 08:00",
	};
	when t;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (when_parse_rfc5322(str_c(bad[i]), &t))
			fail_msg("%s parses", bad[i]);
}

static void assert_duration(const char *text, int64_t expected)
{
	int64_t seconds = -1;

	assert_int_equal(duration_parse(str_c(text), &seconds), expected >= 0);
	assert_int_equal(seconds, expected);
}

static void test_duration__sums_of_units(void **state)
{
	(void)state;
	assert_duration("72h", 72 * 3600);
	assert_duration("1w", 7 * 86400);
	assert_duration("1d12h", 36 * 3600);
	assert_duration("90m", 5400);
	assert_duration("45s", 45);
	assert_duration("0s", 0);
	assert_duration("", -1);
	assert_duration("72", -1);
	assert_duration("h", -1);
	assert_duration("-1h", -1);
	assert_duration("1.5h", -1);
	assert_duration("1d 12h", -1);
	assert_duration("999999999999999999w", -1);
	assert_duration("99999999999999999999s", -1);
}

static void test_zone__summer_begins_and_ends_to_the_second(void **state)
{
	struct zone z = zone(berlin);

	(void)state;
	assert_int_equal(zone_offset(&z, at("2026-03-29T00:59:59Z")), 3600);
	assert_int_equal(zone_offset(&z, at("2026-03-29T01:00:00Z")), 7200);
	assert_int_equal(zone_offset(&z, at("2026-10-25T00:59:59Z")), 7200);
	assert_int_equal(zone_offset(&z, at("2026-10-25T01:00:00Z")), 3600);
}

static void test_zone__in_the_south_summer_spans_new_year(void **state)
{
	struct zone z = zone(sydney);

	(void)state;
	assert_int_equal(zone_offset(&z, at("2026-01-01T00:00:00Z")), 11 * 3600);
	assert_int_equal(zone_offset(&z, at("2026-04-04T15:59:59Z")), 11 * 3600);
	assert_int_equal(zone_offset(&z, at("2026-04-04T16:00:00Z")), 10 * 3600);
	assert_int_equal(zone_offset(&z, at("2026-10-03T16:00:00Z")), 11 * 3600);
}

static void test_zone__daylight_time_may_lie_behind_standard_time(void **state)
{
	struct zone z = zone(dublin);

	assert_int_equal(zone_offset(&z, at("2026-01-15")), 0);
	assert_int_equal(zone_offset(&z, at("2026-07-15")), 3600);
	assert_str(when_local(*state, &z, at("2026-07-15")), "Wed 15 Jul 2026, 01:00 IST");
}

static void test_zone__quoted_names_and_odd_offsets(void **state)
{
	struct zone z = zone("<+0545>-5:45");

	assert_str(when_local(*state, &z, 0), "Thu 1 Jan 1970, 05:45 +0545");
	z = zone("UTC");
	assert_int_equal(zone_offset(&z, 0), 0);
	z = zone("<-02>2<-01>,M3.5.0/-1,M10.5.0/0");
	assert_int_equal(zone_offset(&z, at("2026-07-01")), -3600);
}

static void test_zone__what_is_no_zone_is_refused(void **state)
{
	static const char *const bad[] = {
		"",
		"CET",
		"Europe/Berlin",
		"CE-1",
		"CET-25",
		"CET-1CEST",
		"CET-1CEST,M3.5.0",
		"CET-1CEST,J60,J300",
		"CET-1CEST,59,299",
		"CET-1CEST,M13.5.0,M10.5.0",
		"CET-1CEST,M3.6.0,M10.5.0",
		"CET-1CEST,M3.5.7,M10.5.0",
		"CET-1CEST,M3.5.0,M10.5.0/168",
		"CET-1CEST,M3.5.0,M10.5.0x",
		"<CET-1",
		"<C\n->1",
		"ABCDEFGH1",
		"CET-1:60",
	};
	struct zone z;
	struct err e;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (zone_parse(&z, str_c(bad[i]), &e) != ERR_SYNTAX)
			fail_msg("%s parses", bad[i]);
}

static void test_zone__local_times_that_are_doubled_or_missing(void **state)
{
	struct zone z = zone(berlin);

	(void)state;
	assert_int_equal(zone_to_utc(&z, at("2026-07-01T12:00Z")), at("2026-07-01T10:00Z"));
	assert_int_equal(zone_to_utc(&z, at("2026-01-01T12:00Z")), at("2026-01-01T11:00Z"));
	/* 02:30 does not exist: as if standard time went on */
	assert_int_equal(zone_to_utc(&z, at("2026-03-29T02:30Z")), at("2026-03-29T01:30Z"));
	/* 02:30 comes twice: the first */
	assert_int_equal(zone_to_utc(&z, at("2026-10-25T02:30Z")), at("2026-10-25T00:30Z"));
}

static void test_zone__every_hour_of_a_year_goes_there_and_back(void **state)
{
	static const char *const zones[] = { berlin, sydney, dublin };

	(void)state;
	for (size_t i = 0; i < 3; i++) {
		struct zone z = zone(zones[i]);

		for (when t = at("2026-01-01"); t < at("2027-01-01"); t += 1800) {
			when back = zone_to_utc(&z, t + zone_offset(&z, t));

			assert_true(back == t || llabs(back - t) == 3600);
		}
	}
}

static struct deadline deadline(const char *text)
{
	struct deadline d;
	struct err e;

	assert_ok(deadline_parse(&d, str_c(text), &e), &e);
	return d;
}

static void test_deadline__weekly_bells_follow_the_zone(void **state)
{
	struct zone z = zone(berlin);
	struct deadline d = deadline("mon,Thursday 20:00");

	(void)state;
	assert_int_equal(deadline_after(&d, &z, at("2026-01-05T18:59:59Z")), at("2026-01-05T19:00Z"));
	assert_int_equal(deadline_after(&d, &z, at("2026-01-05T19:00Z")), at("2026-01-08T19:00Z"));
	assert_int_equal(deadline_after(&d, &z, at("2026-01-08T19:00Z")), at("2026-01-12T19:00Z"));
	assert_int_equal(deadline_after(&d, &z, at("2026-07-01T00:00Z")), at("2026-07-02T18:00Z"));
}

static void test_deadline__one_weekday_comes_again_after_a_week(void **state)
{
	struct zone z = zone("UTC");
	struct deadline d = deadline("sun 0:00");

	(void)state;
	assert_int_equal(deadline_after(&d, &z, at("2026-01-04")), at("2026-01-11"));
}

static void test_deadline__after_and_none(void **state)
{
	struct zone z = zone("UTC");
	struct deadline after = deadline("72h"), none = deadline(" none ");

	(void)state;
	assert_int_equal(deadline_after(&after, &z, 1000), 1000 + 72 * 3600);
	assert_true(deadline_after(&none, &z, 1000) == WHEN_NEVER);
	assert_true(deadline_after(&after, &z, WHEN_NEVER) == WHEN_NEVER);
	after.seconds = INT64_MAX;
	assert_true(deadline_after(&after, &z, 1000) == WHEN_NEVER - 1);
	none = deadline("mon 20:00");
	assert_true(deadline_after(&none, &z, WHEN_NEVER - 1) == WHEN_NEVER);
}

static void test_deadline__what_is_none_is_refused(void **state)
{
	static const char *const bad[] = { "72h but sunday",
					   "72h sun",
					   "72h not on",
					   "72h not on someday",
					   "72h not on mon,tue,wed,thu,fri,sat,sun",
					   "weekly 20:00",
					   "mon and 20:00",
					   "",
					   "soon",
					   "0h",
					   "mon",
					   "mon 24:00",
					   "mon 20:60",
					   "mon20:00",
					   "mon thu20:00",
					   "20:00",
					   "mon,,thu 20:00",
					   "mon 20:00x",
					   "-72h" };
	struct deadline d;
	struct err e;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (deadline_parse(&d, str_c(bad[i]), &e) != ERR_SYNTAX)
			fail_msg("%s parses", bad[i]);
}

/* As a host would say them: all are Mondays and Thursdays at eight. */
static void test_deadline__is_read_as_it_is_said(void **state)
{
	static const char *const said[] = { "mon,thu 20:00", "Mon and Thu 20:00", "Monday, Thursday at 20:00",
					    "mon thu 20:00" };
	const struct zone z = zone("CET-1CEST,M3.5.0,M10.5.0/3");
	struct deadline d = deadline("daily 20:00");

	(void)state;
	assert_int_equal(deadline_after(&d, &z, at("2026-02-10T19:00Z")), at("2026-02-11T19:00Z"));
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		d = deadline(said[i]);
		assert_int_equal(deadline_after(&d, &z, at("2026-02-10T11:00Z")), at("2026-02-12T19:00Z"));
		assert_int_equal(deadline_after(&d, &z, at("2026-02-12T19:00Z")), at("2026-02-16T19:00Z"));
	}
}

static void test_deadline__days_without_bells(void **state)
{
	const struct zone z = zone("CET-1CEST,M3.5.0,M10.5.0/3");
	struct deadline d = deadline("72h but not on Sunday");

	(void)state;
	/* Thursday to Sunday, then, at the same hour of the wall's clock, Monday in summer time */
	assert_int_equal(deadline_after(&d, &z, at("2026-03-26T11:00Z")), at("2026-03-30T10:00Z") + 3600);
	assert_int_equal(deadline_after(&d, &z, at("2026-03-24T11:00Z")), at("2026-03-27T11:00Z"));
	d.holidays = STR("2026-03-30..2026-03-31, 2026-04-02");
	assert_int_equal(deadline_after(&d, &z, at("2026-03-26T11:00Z")), at("2026-04-01T10:00Z") + 3600);
	d = deadline("mon,thu 20:00");
	d.holidays = STR("2026-12-24..2027-01-01");
	assert_int_equal(deadline_after(&d, &z, at("2026-12-22T11:00Z")), at("2027-01-04T19:00Z"));
	d.holidays = STR("none");
	assert_int_equal(deadline_after(&d, &z, at("2026-12-22T11:00Z")), at("2026-12-24T19:00Z"));
	d.holidays = STR("2026-01-01..2999-01-01"); /* a game does not stand still for ever */
	assert_int_equal(deadline_after(&d, &z, at("2026-12-22T11:00Z")), at("2027-12-27T19:00Z"));
	assert_true(days_parse(STR("2026-12-24..2027-01-01, 2027-04-05")) && days_parse(STR("none")));
	assert_false(days_parse(STR("2026-12-24..")) || days_parse(STR("Christmas")) || days_parse(STR("2026-02-30")) ||
		     days_parse(STR("2027-01-01..2026-12-24")) || days_parse(STR("2026-12-24.2026-12-25")));
}

static void says(struct arena *a, const char *text, const char *tz, const char *expected)
{
	const struct deadline d = deadline(text);
	const struct zone z = zone(tz);

	assert_string_equal(str_cstr(a, deadline_words(a, &d, &z)), expected);
}

static void test_deadline__is_told_in_words(void **state)
{
	struct arena *a = *state;

	says(a, "mon,thu 20:00", "UTC", "Mondays and Thursdays at 20:00 UTC");
	says(a, "sun 09:05", berlin, "Sundays at 09:05 CET (in summer CEST)");
	says(a, "mon,tue,sun 20:00 at least 36h", "UTC",
	     "Mondays, Tuesdays and Sundays at 20:00 UTC; none lasts less than 36 hours");
	says(a, "daily 20:00", "UTC", "every day at 20:00 UTC");
	says(a, "72h", "UTC", "at the latest 3 days after they begin");
	says(a, "90m", "UTC", "at the latest 1 hour 30 minutes after they begin");
	says(a, "30s", "UTC", "at the latest 30 seconds after they begin");
	says(a, "24h but not on sat,sun", "UTC",
	     "at the latest 24 hours after they begin; not on Saturdays and Sundays");
	says(a, "none", "UTC", "when all has been said; no clock ends them");
}

TEST_MAIN(TEST_ARENA(test_deadline__is_told_in_words), cmocka_unit_test(test_deadline__is_read_as_it_is_said),
	  cmocka_unit_test(test_deadline__days_without_bells),
	  cmocka_unit_test(test_civil__every_day_of_nine_centuries_goes_there_and_back),
	  cmocka_unit_test(test_when__iso_forms_mean_the_same_instant),
	  cmocka_unit_test(test_when__what_is_no_instant_is_refused),
	  TEST_ARENA(test_when__it_is_printed_as_it_is_read), TEST_ARENA(test_when__any_number_can_be_printed),
	  cmocka_unit_test(test_when__mail_dates_are_read_leniently),
	  cmocka_unit_test(test_when__what_is_no_mail_date_is_refused), cmocka_unit_test(test_duration__sums_of_units),
	  cmocka_unit_test(test_zone__summer_begins_and_ends_to_the_second),
	  cmocka_unit_test(test_zone__in_the_south_summer_spans_new_year),
	  TEST_ARENA(test_zone__daylight_time_may_lie_behind_standard_time),
	  TEST_ARENA(test_zone__quoted_names_and_odd_offsets), cmocka_unit_test(test_zone__what_is_no_zone_is_refused),
	  cmocka_unit_test(test_zone__local_times_that_are_doubled_or_missing),
	  cmocka_unit_test(test_zone__every_hour_of_a_year_goes_there_and_back),
	  cmocka_unit_test(test_deadline__weekly_bells_follow_the_zone),
	  cmocka_unit_test(test_deadline__one_weekday_comes_again_after_a_week),
	  cmocka_unit_test(test_deadline__after_and_none), cmocka_unit_test(test_deadline__what_is_none_is_refused))
