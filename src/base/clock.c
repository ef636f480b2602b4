/*
 * clock: instants and durations as text (ISO 8601). Mail dates are in
 * clock_mail.c, zones in clock_zone.c, deadlines in clock_deadline.c.
 */
#include "base/clock.h"

#include "base/arena.h"
#include "base/buf.h"
#include "base/civil.h"
#include "base/scan.h"

static bool scan_int(struct str *rest, size_t digits, int *value)
{
	int64_t v;

	if (!scan_digits(rest, digits, digits, &v))
		return false;
	*value = (int)v;
	return true;
}

static bool scan_date(struct str *rest, struct civil *c)
{
	return scan_digits(rest, 4, 4, &c->year) && scan_char(rest, '-') && scan_int(rest, 2, &c->month) &&
	       scan_char(rest, '-') && scan_int(rest, 2, &c->day);
}

/* 08:00, 08:00:30, 08:00:30.25; a fraction of a second is dropped. */
static bool scan_time(struct str *rest, struct civil *c)
{
	if (!scan_int(rest, 2, &c->hour) || !scan_char(rest, ':') || !scan_int(rest, 2, &c->minute))
		return false;
	if (!scan_char(rest, ':'))
		return true;
	if (!scan_int(rest, 2, &c->second))
		return false;
	if (scan_char(rest, '.')) {
		int64_t fraction;

		return scan_digits(rest, 1, 9, &fraction);
	}
	return true;
}

/* 02, 0200, 02:00 */
static bool scan_hour_minute(struct str *rest, int *hour, int *minute)
{
	int both;

	if (scan_int(rest, 4, &both)) {
		*hour = both / 100;
		*minute = both % 100;
		return true;
	}
	return scan_int(rest, 2, hour) && (!scan_char(rest, ':') || scan_int(rest, 2, minute));
}

/* Z, or what is ahead of UTC, or nothing for UTC. */
static bool scan_offset(struct str *rest, int64_t *seconds)
{
	int hour, minute = 0;
	char sign;

	*seconds = 0;
	if (scan_any(rest, "Zz", &sign) || !scan_any(rest, "+-", &sign))
		return true;
	if (!scan_hour_minute(rest, &hour, &minute))
		return false;
	*seconds = (sign == '-' ? -1 : 1) * (hour * 3600 + minute * 60);
	return hour < 24 && minute < 60;
}

bool when_parse(struct str s, when *out)
{
	struct civil c = { 0 };
	int64_t offset = 0;
	char part;

	if (!scan_date(&s, &c))
		return false;
	if (scan_any(&s, "Tt ", &part)) {
		if (!scan_time(&s, &c))
			return false;
		scan_char(&s, ' ');
	}
	if (!scan_offset(&s, &offset) || s.n || !civil_is_valid(&c))
		return false;
	*out = civil_when(&c) - offset;
	return true;
}

/* Every commit says it often: the digits are put by hand. */
static void put_digits(char *at, unsigned n, unsigned value)
{
	while (n-- > 0) {
		at[n] = (char)('0' + value % 10);
		value /= 10;
	}
}

static struct str iso_of(struct arena *a, const struct civil *c)
{
	char text[] = "0000-00-00T00:00:00Z";
	put_digits(text, 4, (unsigned)c->year);
	put_digits(text + 5, 2, (unsigned)c->month);
	put_digits(text + 8, 2, (unsigned)c->day);
	put_digits(text + 11, 2, (unsigned)c->hour);
	put_digits(text + 14, 2, (unsigned)c->minute);
	put_digits(text + 17, 2, (unsigned)c->second);
	return str_dup(a, (struct str){ text, sizeof text - 1 });
}

struct str when_iso(struct arena *a, when t)
{
	struct civil c;

	if (t == WHEN_NEVER)
		return STR("never");
	if (t == WHEN_NONE)
		return STR("none");
	c = civil_of(t);
	if (c.year >= 0 && c.year <= 9999)
		return iso_of(a, &c);
	return str_printf(a, "%04lld-%02d-%02dT%02d:%02d:%02dZ", (long long)c.year, c.month, c.day, c.hour, c.minute,
			  c.second);
}

static const struct unit {
	char letter;
	int64_t seconds;
} units[] = { { 'w', 7 * DAY_SECONDS }, { 'd', DAY_SECONDS }, { 'h', 3600 }, { 'm', 60 }, { 's', 1 } };
#define NUNITS (sizeof units / sizeof *units)

static const struct unit *unit_of(char letter)
{
	for (size_t i = 0; i < NUNITS; i++)
		if (units[i].letter == letter)
			return &units[i];
	return NULL;
}

bool duration_parse(struct str s, int64_t *seconds)
{
	int64_t sum = 0, n, product;
	char letter;

	if (!s.n)
		return false;
	while (s.n) {
		if (!scan_digits(&s, 1, 18, &n) || !scan_any(&s, "wdhms", &letter))
			return false;
		if (__builtin_mul_overflow(n, unit_of(letter)->seconds, &product) ||
		    __builtin_add_overflow(sum, product, &sum))
			return false;
	}
	*seconds = sum;
	return true;
}
