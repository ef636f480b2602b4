/*
 * clock_deadline: when the next bell rings: so long after, or at the next of
 * some weekdays at a time of the zone's day.
 */
#include "base/clock.h"

#include "base/civil.h"
#include "base/scan.h"

/* "mon,thu", "Mon and Thu", "Monday, Thursday": at least one, and what follows without blanks in front. */
static bool scan_weekdays(struct str *rest, unsigned *weekdays)
{
	struct str behind = *rest;
	for (;;) {
		const struct str word = scan_letters(&behind);
		const int day = civil_weekday_named(word);
		if (day >= 0)
			*weekdays |= 1u << day;
		else if (!*weekdays || !str_eq_nocase(word, STR("and")))
			return *weekdays != 0;
		if (day >= 0)
			*rest = behind;
		scan_char(&behind, ',');
		behind = str_trim(behind);
	}
}

static void skip_word(struct str *rest, const char *word)
{
	struct str behind = str_trim(*rest);
	*rest = behind;
	if (str_eq_nocase(scan_letters(&behind), str_c(word)))
		*rest = str_trim(behind);
}

/* ", at least 24h", or nothing */
static bool scan_least(struct str rest, int64_t *seconds)
{
	const size_t all = rest.n;

	if (!rest.n)
		return true;
	scan_char(&rest, ',');
	skip_word(&rest, "at");
	skip_word(&rest, "least");
	return rest.n < all && duration_parse(str_trim(rest), seconds) && *seconds > 0 && *seconds <= 366 * DAY_SECONDS;
}

/* "mon,thu 20:00", "Mon and Thu at 20:00", "daily 20:00 at least 24h" */
static bool scan_weekly(struct str rest, struct deadline *d)
{
	const unsigned all = 0x7f;
	struct str behind = rest;
	int64_t hour, minute;

	d->kind = DEADLINE_WEEKLY;
	if (str_eq_nocase(scan_letters(&behind), STR("daily"))) {
		d->weekdays = all;
		rest = behind;
	} else if (!scan_weekdays(&rest, &d->weekdays)) {
		return false;
	}
	if (!rest.n || (rest.p[0] != ' ' && rest.p[0] != ','))
		return false;
	scan_char(&rest, ',');
	skip_word(&rest, "at");
	if (!scan_digits(&rest, 1, 2, &hour) || !scan_char(&rest, ':') || !scan_digits(&rest, 2, 2, &minute))
		return false;
	d->time = (int32_t)(hour * 3600 + minute * 60);
	return scan_least(rest, &d->least) && hour < 24 && minute < 60;
}

/* "72h", "72h but not on Sunday" */
static bool scan_after(struct str rest, struct deadline *d)
{
	struct str first;

	d->kind = DEADLINE_AFTER;
	if (!str_cut(&rest, ' ', &first) || !duration_parse(first, &d->seconds) || d->seconds <= 0)
		return false;
	if (!rest.n)
		return true;
	skip_word(&rest, "but");
	const size_t before = rest.n;
	skip_word(&rest, "not");
	if (rest.n == before)
		return false;
	skip_word(&rest, "on");
	return scan_weekdays(&rest, &d->not_on) && !rest.n && d->not_on != 0x7f;
}

int deadline_parse(struct deadline *out, struct str s, struct err *e)
{
	struct deadline d = { .kind = DEADLINE_NONE };
	struct str text = str_trim(s);

	if (str_eq_c(text, "none")) {
		*out = d;
		return 0;
	}
	if (!scan_after(text, &d)) {
		d = (struct deadline){ .kind = DEADLINE_WEEKLY };
		if (!scan_weekly(text, &d))
			return err_set(
				e, ERR_SYNTAX,
				"\"%.*s\" is no deadline; write it like 72h, none, mon,thu 20:00 or 72h but not on "
				"sun",
				(int)str_sub(s, 0, 80).n, s.n ? s.p : "");
	}
	*out = d;
	return 0;
}

/* ---- days without bells ----------------------------------------------------------------------- */

static bool scan_day(struct str *rest, int64_t *day)
{
	struct civil c = { 0 };
	int64_t month, mday;

	if (!scan_digits(rest, 4, 4, &c.year) || !scan_char(rest, '-') || !scan_digits(rest, 2, 2, &month) ||
	    !scan_char(rest, '-') || !scan_digits(rest, 2, 2, &mday))
		return false;
	c.month = (int)month;
	c.day = (int)mday;
	*day = civil_is_valid(&c) ? civil_days(c.year, c.month, c.day) : 0;
	return civil_is_valid(&c);
}

/* "2026-12-24..2027-01-01", a day alone is both; 0: nothing is left, -1: it is none. */
static int next_days(struct str *rest, int64_t *from, int64_t *to)
{
	*rest = str_trim(*rest);
	scan_char(rest, ',');
	*rest = str_trim(*rest);
	if (!rest->n)
		return 0;
	if (!scan_day(rest, from))
		return -1;
	*to = *from;
	if (scan_char(rest, '.') && (!scan_char(rest, '.') || !scan_day(rest, to)))
		return -1;
	return *to >= *from && (!rest->n || rest->p[0] == ',' || rest->p[0] == ' ') ? 1 : -1;
}

bool days_parse(struct str s)
{
	int64_t from, to;
	int found = 0;

	if (str_eq_c(str_trim(s), "none"))
		return true;
	while (s.n && found >= 0)
		found = next_days(&s, &from, &to);
	return found >= 0;
}

static bool is_off(const struct deadline *d, int64_t day)
{
	struct str rest = d->holidays;
	int64_t from, to;

	if (d->not_on & 1u << civil_weekday(day))
		return true;
	while (rest.n && next_days(&rest, &from, &to) > 0)
		if (day >= from && day <= to)
			return true;
	return false;
}

/* ---- the next bell ---------------------------------------------------------------------------- */

enum { DAYS_OFF_MOST = 366 }; /* one after another; a bell rings then, whatever stands there */

static when weekly_after(const struct deadline *d, const struct zone *z, when t)
{
	int64_t today = civil_day_of(when_add(t, zone_offset(z, t)));

	if (!civil_year_is_sane(civil_of(t).year))
		return WHEN_NEVER;
	for (int64_t day = today; day <= today + DAYS_OFF_MOST + 8; day++) {
		when bell = zone_to_utc(z, day * DAY_SECONDS + d->time);

		if (d->weekdays & 1u << civil_weekday(day) && bell > t &&
		    (day > today + DAYS_OFF_MOST || !is_off(d, day)))
			return bell;
	}
	return WHEN_NEVER;
}

/* On a day without bells it rings on the next, at the same time of the clock on the wall. */
static when pushed(const struct deadline *d, const struct zone *z, when bell)
{
	const when local = when_add(bell, zone_offset(z, bell));
	const int64_t day = civil_day_of(local);
	int64_t k = 0;

	if ((!d->not_on && !d->holidays.n) || !civil_year_is_sane(civil_of(bell).year))
		return bell;
	while (k < DAYS_OFF_MOST && is_off(d, day + k))
		k++;
	return k ? zone_to_utc(z, when_add(local, k * DAY_SECONDS)) : bell;
}

when deadline_after(const struct deadline *d, const struct zone *z, when t)
{
	if (d->kind == DEADLINE_NONE || t == WHEN_NEVER)
		return WHEN_NEVER;
	if (d->kind == DEADLINE_AFTER)
		return pushed(d, z, when_add(t, d->seconds));
	return weekly_after(d, z, d->least ? when_add(t, d->least - 1) : t);
}
