/*
 * clock_mail: the dates of mail: RFC 5322 3.3 and 4.3, and what is seen in its
 * place (asctime in From_ lines, month before day, no weekday, no zone). Read by
 * what each token looks like, not by where it stands.
 */
#include "base/clock.h"

#include "base/arena.h"
#include "base/civil.h"
#include "base/scan.h"

struct str when_rfc5322(struct arena *a, when t)
{
	struct civil c = civil_of(t);

	return str_printf(a, "%.3s, %d %.3s %04lld %02d:%02d:%02d +0000",
			  civil_weekdays[civil_weekday(civil_day_of(t))], c.day, civil_months[c.month - 1],
			  (long long)c.year, c.hour, c.minute, c.second);
}

/* RFC 5322 4.3; single letters and unknown names count as -0000, which is UTC. */
static const struct {
	const char *name;
	int hours;
} old_zones[] = {
	{ "UT", 0 },   { "GMT", 0 },  { "EST", -5 }, { "EDT", -4 }, { "CST", -6 },
	{ "CDT", -5 }, { "MST", -7 }, { "MDT", -6 }, { "PST", -8 }, { "PDT", -7 },
};

static int64_t old_zone_seconds(struct str name)
{
	for (size_t i = 0; i < sizeof old_zones / sizeof *old_zones; i++)
		if (str_eq_nocase(name, str_c(old_zones[i].name)))
			return old_zones[i].hours * 3600;
	return 0;
}

struct mail_date {
	struct civil civil;
	int64_t offset;
	bool has_day, has_year, has_time;
};

/* Comments may nest and may not close. */
static void skip_comment(struct str *rest)
{
	size_t depth = 0, i = 0;

	for (; i < rest->n; i++) {
		if (rest->p[i] == '\\')
			i++;
		else if (rest->p[i] == '(')
			depth++;
		else if (rest->p[i] == ')' && !--depth)
			break;
	}
	*rest = str_sub(*rest, i + 1, rest->n);
}

static bool take_word(struct mail_date *d, struct str word)
{
	int month = civil_month_named(word);

	if (month > 0 && !d->civil.month)
		d->civil.month = month;
	else if (d->has_time)
		d->offset = old_zone_seconds(word);
	else
		return civil_weekday_named(word) >= 0;
	return true;
}

static bool take_offset(struct mail_date *d, char sign, struct str *rest)
{
	int64_t n;

	if (!scan_digits(rest, 4, 4, &n) || n % 100 > 59)
		return false;
	d->offset = (sign == '-' ? -1 : 1) * (n / 100 * 3600 + n % 100 * 60);
	return true;
}

/* The hour has been read. */
static bool take_time(struct mail_date *d, int64_t hour, struct str *rest)
{
	int64_t minute, second = 0;

	if (d->has_time || !scan_digits(rest, 1, 2, &minute))
		return false;
	if (scan_char(rest, ':') && !scan_digits(rest, 1, 2, &second))
		return false;
	d->civil.hour = (int)hour;
	d->civil.minute = (int)minute;
	d->civil.second = second == 60 ? 59 : (int)second; /* a leap second */
	return d->has_time = true;
}

/* RFC 5322 4.3: two digits are 1950 to 2049, three count from 1900. */
static int64_t year_of(int64_t n, size_t digits)
{
	if (digits == 2)
		return n + (n < 50 ? 2000 : 1900);
	return digits == 3 ? n + 1900 : n;
}

static bool take_number(struct mail_date *d, struct str *rest)
{
	size_t before = rest->n, digits;
	int64_t n;

	if (!scan_digits(rest, 1, 4, &n))
		return false;
	digits = before - rest->n;
	if (digits <= 2 && scan_char(rest, ':'))
		return take_time(d, n, rest);
	if (digits <= 2 && !d->has_day) {
		d->civil.day = (int)n;
		return d->has_day = true;
	}
	if (digits < 2 || d->has_year)
		return false;
	d->civil.year = year_of(n, digits);
	return d->has_year = true;
}

static bool take_token(struct mail_date *d, struct str *rest)
{
	struct str word;
	char sign;

	if (*rest->p == '(') {
		skip_comment(rest);
		return true;
	}
	if (scan_any(rest, " \t\r\n,", &sign))
		return true;
	if (scan_any(rest, "+-", &sign))
		return d->has_time ? take_offset(d, sign, rest) : true; /* 5-Jan-2026 */
	word = scan_letters(rest);
	return word.n ? take_word(d, word) : take_number(d, rest);
}

bool when_parse_rfc5322(struct str s, when *out)
{
	struct mail_date d = { 0 };

	while (s.n)
		if (!take_token(&d, &s))
			return false;
	if (!d.has_day || !d.has_year || !d.has_time || !civil_is_valid(&d.civil))
		return false;
	*out = civil_when(&d.civil) - d.offset;
	return true;
}
