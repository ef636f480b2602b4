/* clock_said: times as people write them, in the zone of their game */
#include "test.h"

#include "base/clock.h"

static struct zone zone(const char *tz)
{
	struct zone z;
	struct err e;
	assert_ok(zone_parse(&z, str_c(tz), &e), &e);
	return z;
}

static when at(const char *iso)
{
	when t;
	assert_true(when_parse(str_c(iso), &t));
	return t;
}

/* Tuesday 10 February 2026, 12:00 in Amsterdam */
#define NOW "2026-02-10T11:00Z"

static void test_said__all_forms_are_of_the_games_zone(void **state)
{
	static const struct {
		const char *said, *means;
	} cases[] = {
		{ "2026-02-12 20:00", "2026-02-12T19:00Z" },
		{ "2026-02-12T20:00", "2026-02-12T19:00Z" },
		{ "2026-02-12 20:00:30", "2026-02-12T19:00:30Z" },
		{ "2026-02-12", "2026-02-11T23:00Z" },
		{ "2026-02-12 20:00Z", "2026-02-12T20:00Z" },
		{ "2026-02-12 20:00+02:00", "2026-02-12T18:00Z" },
		{ "2026-02-12 20:00 UTC", "2026-02-12T20:00Z" },
		{ "20:00", "2026-02-10T19:00Z" },
		{ "11:00", "2026-02-11T10:00Z" }, /* the next */
		{ "today 20:00", "2026-02-10T19:00Z" },
		{ "today at 10:00", "2026-02-10T09:00Z" }, /* over: whoever asks says so */
		{ "tomorrow 20:00", "2026-02-11T19:00Z" },
		{ "8pm tomorrow", "2026-02-11T19:00Z" },
		{ "tomorrow, 8:30 pm", "2026-02-11T19:30Z" },
		{ "12 am tomorrow", "2026-02-10T23:00Z" },
		{ "Thu 20:00", "2026-02-12T19:00Z" },
		{ "on Thursday at 20:00", "2026-02-12T19:00Z" },
		{ "next thursday 20:00", "2026-02-12T19:00Z" },
		{ "Tue 20:00", "2026-02-10T19:00Z" },
		{ "tue 11:00", "2026-02-17T10:00Z" },
		{ "12 Feb 20:00", "2026-02-12T19:00Z" },
		{ "February 12th, 20:00", "2026-02-12T19:00Z" },
		{ "9 Feb 20:00", "2027-02-09T19:00Z" },
		{ "29 Feb 20:00", "2028-02-29T19:00Z" },
		{ "Thu 12 Feb 2026, 20:00 CET", "2026-02-12T19:00Z" }, /* as every letter writes it */
		{ "Mon 30 Mar 2026, 20:00 CEST", "2026-03-30T18:00Z" },
		{ "30 Mar 20:00", "2026-03-30T18:00Z" }, /* behind the change */
	};
	const struct zone z = zone("CET-1CEST,M3.5.0,M10.5.0/3");
	when t;
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		if (!when_said(str_c(cases[i].said), &z, at(NOW), &t))
			fail_msg("%s is no time", cases[i].said);
		if (t != at(cases[i].means))
			fail_msg("%s is not %s but %lld s beside it", cases[i].said, cases[i].means,
				 (long long)(t - at(cases[i].means)));
	}
}

static void test_said__what_is_no_time_is_refused(void **state)
{
	static const char *const bad[] = { "",
					   "soon",
					   "tomorrow",
					   "thursday",
					   "12 Feb",
					   "20:60",
					   "24:00",
					   "13pm",
					   "0 am",
					   "20",
					   "Feb 20:00",
					   "30 Feb 20:00",
					   "2026-02-30 20:00",
					   "Mon 12 Feb 2026, 20:00",
					   "today tomorrow 20:00",
					   "20:00 21:00",
					   "thu fri 20:00",
					   "20:00 PST",
					   "20:00 or so",
					   "32 May 20:00",
					   "2026 20:00",
					   "8 pmx",
					   "tomorrow 12 Feb 20:00" };
	const struct zone z = zone("CET-1CEST,M3.5.0,M10.5.0/3");
	when t;
	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (when_said(str_c(bad[i]), &z, at(NOW), &t))
			fail_msg("%s is a time", bad[i]);
}

/* Through both changes: what is sent is read back, and so is what is kept. */
static void test_said__what_letters_say_is_read_back(void **state)
{
	static const char *const zones[] = { "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "JST-9",
					     "NZST-12NZDT,M9.5.0,M4.1.0/3" };
	struct arena *a = *state;
	when t;
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
		const struct zone z = zone(zones[i]);
		for (when k = at("2026-01-01T00:00Z"); k < at("2027-01-01T00:00Z"); k += 5 * 3600 + 60) {
			assert_true(when_said(when_local(a, &z, k), &z, at(NOW), &t));
			assert_int_equal(t, k);
			assert_true(when_parse(when_iso_in(a, &z, k), &t));
			assert_int_equal(t, k);
		}
		arena_reset(a);
	}
}

static void test_said__durations_in_words(void **state)
{
	static const struct {
		const char *said;
		int64_t seconds;
	} cases[] = { { "24h", 86400 },       { "1 day", 86400 },   { "two days", 172800 }, { "an hour", 3600 },
		      { "90 minutes", 5400 }, { "a week", 604800 }, { "3 Hours", 10800 } };
	static const char *const bad[] = { "", "day", "two", "two dayss", "2 days more", "some days", "-1 day" };
	int64_t n;
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		assert_true(duration_said(str_c(cases[i].said), &n));
		assert_int_equal(n, cases[i].seconds);
	}
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (duration_said(str_c(bad[i]), &n))
			fail_msg("%s is a duration", bad[i]);
}

TEST_MAIN(cmocka_unit_test(test_said__all_forms_are_of_the_games_zone),
	  cmocka_unit_test(test_said__what_is_no_time_is_refused), TEST_ARENA(test_said__what_letters_say_is_read_back),
	  cmocka_unit_test(test_said__durations_in_words))
