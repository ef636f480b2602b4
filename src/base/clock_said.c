/*
 * clock_said: instants and durations as people write them, in the zone of
 * their game: "Tue 20:00", "10 Feb, 8pm", "two days". Words are taken one by one, in any order; what is no word of a time makes the whole
 * text no time, and so does a word that contradicts another.
 */
#include "base/byte.h"
#include "base/civil.h"
#include "base/clock.h"
#include "base/scan.h"

struct said { /* what was read so far */
	const struct zone *zone;
	bool has_time, has_offset;
	int64_t time; /* seconds after midnight */
	int64_t offset;
	int month, day; /* 0: none */
	int64_t year;   /* -1: none */
	int weekday;    /* -1: none */
	int from_now;   /* days; -1: none */
};

/* ---- words ------------------------------------------------------------------------------------ */

/* 20:00, 8pm, 8:30 pm: a blank before the half of the day was taken away. */
static bool take_time(struct said *s, struct str word)
{
	int64_t hour, minute = 0, second = 0;
	if (s->has_time || !scan_digits(&word, 1, 2, &hour))
		return false;
	const bool minutes = scan_char(&word, ':');
	if (minutes && !scan_digits(&word, 2, 2, &minute))
		return false;
	if (minutes && scan_char(&word, ':') && !scan_digits(&word, 2, 2, &second))
		return false;
	const struct str half = scan_letters(&word);
	const bool am = str_eq_nocase(half, STR("am")), pm = str_eq_nocase(half, STR("pm"));
	if (word.n || (half.n && !am && !pm) || (!half.n && !minutes) || ((am || pm) && (hour < 1 || hour > 12)) ||
	    hour > 23 || minute > 59 || second > 59)
		return false;
	if (am || pm)
		hour = hour % 12 + (pm ? 12 : 0);
	s->has_time = true;
	s->time = hour * 3600 + minute * 60 + second;
	return true;
}

/* 2026-02-10, and 2026-02-10T20:00 */
static bool take_date(struct said *s, struct str word)
{
	int64_t year, month, day;
	if (s->year >= 0 || s->day || !scan_digits(&word, 4, 4, &year) || !scan_char(&word, '-') ||
	    !scan_digits(&word, 2, 2, &month) || !scan_char(&word, '-') || !scan_digits(&word, 2, 2, &day))
		return false;
	s->year = year;
	s->month = (int)month;
	s->day = (int)day;
	return !word.n || (scan_char(&word, 'T') && take_time(s, word));
}

/* 10, 10th, 10. of a month; a year. */
static bool take_number(struct said *s, struct str word)
{
	int64_t n;
	if (scan_digits(&word, 4, 4, &n)) {
		if (word.n || s->year >= 0)
			return false;
		s->year = n;
		return true;
	}
	if (s->day || !scan_digits(&word, 1, 2, &n) || n < 1 || n > 31)
		return false;
	const struct str end = scan_letters(&word);
	scan_char(&word, '.');
	s->day = (int)n;
	return !word.n && (!end.n || str_eq_nocase(end, STR("st")) || str_eq_nocase(end, STR("nd")) ||
			   str_eq_nocase(end, STR("rd")) || str_eq_nocase(end, STR("th")));
}

static bool take_zone(struct said *s, struct str word)
{
	const bool utc = str_eq_nocase(word, STR("UTC")) || str_eq_nocase(word, STR("GMT"));
	const bool dst = s->zone->has_dst && str_eq_nocase(word, str_c(s->zone->dst));
	if (s->has_offset || (!utc && !dst && !str_eq_nocase(word, str_c(s->zone->std))))
		return false;
	s->has_offset = true;
	s->offset = utc ? 0 : dst ? s->zone->dst_offset : s->zone->std_offset;
	return true;
}

static bool take_name(struct said *s, struct str word)
{
	static const char *const days[] = { "today", "tomorrow" };
	static const char *const fillers[] = { "on", "at", "the", "of", "next" };
	for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++)
		if (str_eq_nocase(word, str_c(fillers[i])))
			return true;
	for (int i = 0; i < 2; i++)
		if (str_eq_nocase(word, str_c(days[i])) && s->from_now < 0) {
			s->from_now = i;
			return true;
		}
	if (s->weekday < 0 && (s->weekday = civil_weekday_named(word)) >= 0)
		return true;
	if (!s->month) {
		const int month = civil_month_named(word);
		s->month = month > 0 ? month : 0;
		return s->month > 0;
	}
	return false;
}

static bool take_word(struct said *s, struct str word)
{
	if (take_zone(s, word))
		return true;
	if (!byte_is_digit(word.p[0]))
		return take_name(s, word);
	struct said before = *s;
	if (take_time(s, word))
		return true;
	*s = before;
	if (take_date(s, word))
		return true;
	*s = before;
	return take_number(s, word);
}

/* "8 pm" is one word. */
static bool next_word(struct str *rest, struct str *word)
{
	size_t n = 0;
	while (rest->n && (rest->p[0] == ' ' || rest->p[0] == ',' || rest->p[0] == '\t'))
		*rest = str_sub(*rest, 1, rest->n);
	while (n < rest->n && rest->p[n] != ' ' && rest->p[n] != ',' && rest->p[n] != '\t')
		n++;
	*word = str_sub(*rest, 0, n);
	*rest = str_sub(*rest, n, rest->n);
	return n > 0;
}

static bool read_words(struct said *s, struct str text)
{
	char joined[16];
	struct str word, rest, half;
	while (next_word(&text, &word)) {
		rest = text;
		if (word.n <= 5 && byte_is_digit(word.p[0]) && next_word(&rest, &half) &&
		    (str_eq_nocase(half, STR("am")) || str_eq_nocase(half, STR("pm")))) {
			memcpy(joined, word.p, word.n);
			memcpy(joined + word.n, half.p, half.n);
			word = (struct str){ joined, word.n + half.n };
			text = rest;
		}
		if (!take_word(s, word))
			return false;
	}
	return true;
}

/* ---- what they come to ------------------------------------------------------------------------ */

static bool is_a_day(int64_t year, const struct said *s)
{
	return civil_year_is_sane(year) && s->month >= 1 && s->month <= 12 && s->day >= 1 &&
	       s->day <= civil_month_days(year, s->month);
}

static when instant(const struct said *s, int64_t day)
{
	const when local = day * DAY_SECONDS + s->time;
	return s->has_offset ? when_add(local, -s->offset) : zone_to_utc(s->zone, local);
}

/* The first day from today on whose instant is still to come, stepping by so many days at most that far. */
static bool first_day(const struct said *s, when now, int64_t from, int64_t to, int64_t *out)
{
	for (int64_t day = from; day <= to; day++) {
		const bool fits = s->weekday < 0 || civil_weekday(day) == s->weekday;
		if (fits && instant(s, day) > now) {
			*out = day;
			return true;
		}
	}
	return false;
}

/* This year or the next, or the next that has a 29th of February. */
static bool yearless(const struct said *s, when now, int64_t year, int64_t *out)
{
	for (int64_t y = year; y <= year + 8; y++) {
		if (!is_a_day(y, s))
			continue;
		*out = civil_days(y, s->month, s->day);
		if (instant(s, *out) > now)
			return true;
	}
	return false;
}

static bool day_of(const struct said *s, when now, int64_t *day)
{
	const when local = when_add(now, zone_offset(s->zone, now));
	const int64_t today = civil_day_of(local);
	if (s->day || s->month || s->year >= 0) {
		if (!s->day || !s->month || s->from_now >= 0)
			return false;
		if (s->year < 0)
			return yearless(s, now, civil_of(local).year, day);
		*day = is_a_day(s->year, s) ? civil_days(s->year, s->month, s->day) : 0;
		return is_a_day(s->year, s);
	}
	if (s->from_now >= 0) {
		*day = today + s->from_now;
		return true;
	}
	return first_day(s, now, today, today + (s->weekday < 0 ? 2 : 8), day);
}

/* An instant of ISO 8601 that says its offset. */
static bool is_exact(struct str s, when *out)
{
	const size_t date = sizeof "2026-02-10" - 1;
	const struct str behind = str_sub(s, date, s.n);
	const bool offset = s.n && ((s.p[s.n - 1] | 32) == 'z' || str_find_char(behind, '+') < behind.n ||
				    str_find_char(behind, '-') < behind.n);
	return offset && when_parse(s, out);
}

bool when_said(struct str text, const struct zone *z, when now, when *out)
{
	struct said s = { .zone = z, .year = -1, .weekday = -1, .from_now = -1 };
	int64_t day;
	if (is_exact(str_trim(text), out))
		return true;
	if (!civil_year_is_sane(civil_of(now).year) || !read_words(&s, text))
		return false;
	/* a date alone is its midnight, as in when_parse; another day needs its time */
	if (!s.has_time && !(s.year >= 0 && s.day))
		return false;
	if (!day_of(&s, now, &day) || (s.weekday >= 0 && civil_weekday(day) != s.weekday))
		return false;
	*out = instant(&s, day);
	return true;
}

bool duration_said(struct str s, int64_t *seconds)
{
	static const struct {
		const char *word;
		int64_t seconds;
	} units[] = { { "week", 7 * DAY_SECONDS }, { "day", DAY_SECONDS }, { "hour", 3600 }, { "minute", 60 } };
	static const char *const numbers[] = { "one", "two", "three", "four", "five", "six", "seven" };
	struct str word, unit, none;
	int64_t n = -1;
	if (duration_parse(s, seconds))
		return true;
	if (!next_word(&s, &word) || !next_word(&s, &unit) || next_word(&s, &none))
		return false;
	if (str_eq_nocase(word, STR("a")) || str_eq_nocase(word, STR("an")))
		n = 1;
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (str_eq_nocase(word, str_c(numbers[i])))
			n = (int64_t)i + 1;
	if (n < 0 && (!scan_digits(&word, 1, 6, &n) || word.n))
		return false;
	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		const struct str one = str_c(units[i].word);
		const bool many = unit.n == one.n + 1 && (unit.p[one.n] | 32) == 's';
		if (str_eq_nocase(str_sub(unit, 0, one.n), one) && (unit.n == one.n || many)) {
			*seconds = n * units[i].seconds;
			return true;
		}
	}
	return false;
}
