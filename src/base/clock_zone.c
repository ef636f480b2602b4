/*
 * clock_zone: POSIX TZ strings (POSIX.1-2017, 8.3), with the hours -167 to 167 of
 * a rule's time that RFC 8536 allows.
 */
#include "base/clock.h"

#include "base/arena.h"
#include "base/civil.h"
#include "base/scan.h"

#define DEFAULT_RULE_TIME 7200

/* Three letters or more, or any letters, digits and signs in <>. */
static bool scan_name(struct str *rest, char name[8])
{
	struct str s;

	if (scan_char(rest, '<')) {
		size_t close = str_find_char(*rest, '>');

		if (close == rest->n)
			return false;
		s = str_sub(*rest, 0, close);
		*rest = str_sub(*rest, close + 1, rest->n);
	} else {
		s = scan_letters(rest);
	}
	if (s.n < 3 || s.n > 7)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!strchr("+-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", s.p[i]))
			return false;
	memcpy(name, s.p, s.n);
	name[s.n] = '\0';
	return true;
}

/* [+-]h[:mm[:ss]] */
static bool scan_hours(struct str *rest, int64_t most, int32_t *seconds)
{
	int64_t hour, minute = 0, second = 0;
	char sign = '+';

	scan_any(rest, "+-", &sign);
	if (!scan_digits(rest, 1, 3, &hour))
		return false;
	if (scan_char(rest, ':') && !scan_digits(rest, 2, 2, &minute))
		return false;
	if (scan_char(rest, ':') && !scan_digits(rest, 2, 2, &second))
		return false;
	*seconds = (int32_t)((sign == '-' ? -1 : 1) * (hour * 3600 + minute * 60 + second));
	return hour <= most && minute < 60 && second < 60;
}

/* TZ counts west of Greenwich, we count east. */
static bool scan_zone_offset(struct str *rest, int32_t *east)
{
	int32_t west;

	if (!scan_hours(rest, 24, &west))
		return false;
	*east = -west;
	return true;
}

static bool scan_rule(struct str *rest, struct zone_rule *r)
{
	int64_t month, week, day;

	r->at = DEFAULT_RULE_TIME;
	if (!scan_char(rest, ',') || !scan_char(rest, 'M') || !scan_digits(rest, 1, 2, &month) ||
	    !scan_char(rest, '.') || !scan_digits(rest, 1, 1, &week) || !scan_char(rest, '.') ||
	    !scan_digits(rest, 1, 1, &day))
		return false;
	if (month < 1 || month > 12 || week < 1 || week > 5 || day > 6)
		return false;
	*r = (struct zone_rule){ (int)month, (int)week, (int)day, r->at };
	return !scan_char(rest, '/') || scan_hours(rest, 167, &r->at);
}

static bool scan_zone(struct str *rest, struct zone *z)
{
	if (!scan_name(rest, z->std))
		return false;
	if (!rest->n)
		return !strcmp(z->std, "UTC") || !strcmp(z->std, "GMT");
	if (!scan_zone_offset(rest, &z->std_offset))
		return false;
	if (!rest->n)
		return true;
	z->has_dst = true;
	z->dst_offset = z->std_offset + 3600;
	if (!scan_name(rest, z->dst))
		return false;
	if (rest->n && *rest->p != ',' && !scan_zone_offset(rest, &z->dst_offset))
		return false;
	return scan_rule(rest, &z->begins) && scan_rule(rest, &z->ends) && !rest->n;
}

int zone_parse(struct zone *out, struct str tz, struct err *e)
{
	struct zone z = { 0 };
	struct str rest = tz;

	if (!scan_zone(&rest, &z))
		return err_set(e, ERR_SYNTAX,
			       "\"%.*s\" is no time zone; write it like UTC or "
			       "CET-1CEST,M3.5.0,M10.5.0/3",
			       (int)str_sub(tz, 0, 80).n, tz.n ? tz.p : "");
	*out = z;
	return 0;
}

/* Local seconds of the change in that year: week 5 is the last of the month. */
static int64_t rule_local(const struct zone_rule *r, int64_t year)
{
	int64_t first = civil_days(year, r->month, 1);
	int sunday_based = (civil_weekday(first) + 1) % 7;
	int day = (r->day - sunday_based + 7) % 7 + 7 * (r->week - 1);

	while (day >= civil_month_days(year, r->month))
		day -= 7;
	return (first + day) * DAY_SECONDS + r->at;
}

int32_t zone_offset(const struct zone *z, when t)
{
	int64_t year;
	when begins, ends;

	if (!z->has_dst || t == WHEN_NONE || t == WHEN_NEVER)
		return z->std_offset;
	year = civil_of(when_add(t, z->std_offset)).year;
	if (!civil_year_is_sane(year))
		return z->std_offset;
	begins = rule_local(&z->begins, year) - z->std_offset;
	ends = rule_local(&z->ends, year) - z->dst_offset;
	if (begins < ends ? t >= begins && t < ends : t >= begins || t < ends)
		return z->dst_offset;
	return z->std_offset;
}

/* Of the two instants that a clock put back shows as the same time, the first. */
when zone_to_utc(const struct zone *z, when local)
{
	when in_dst = when_add(local, -(int64_t)z->dst_offset);

	if (z->has_dst && zone_offset(z, in_dst) == z->dst_offset)
		return in_dst;
	return when_add(local, -(int64_t)z->std_offset);
}

/* "Mon 5 Jan" and the time of day, what stands between them, and the letters of the zone where they are wanted. */
static struct str local_words(struct arena *a, const struct zone *z, when t, bool whole)
{
	const int32_t offset = zone_offset(z, t);
	const when local = when_add(t, offset);
	const struct civil c = civil_of(local);
	const char *year = whole ? arena_printf(a, " %lld", (long long)c.year) : "";
	const char *letters = !whole ? "" : z->has_dst && offset == z->dst_offset ? z->dst : z->std;

	if (t == WHEN_NEVER || t == WHEN_NONE)
		return when_iso(a, t);
	return str_printf(a, "%.3s %d %.3s%s, %02d:%02d%s%s", civil_weekdays[civil_weekday(civil_day_of(local))], c.day,
			  civil_months[c.month - 1], year, c.hour, c.minute, whole ? " " : "", letters);
}

struct str when_local(struct arena *a, const struct zone *z, when t)
{
	return local_words(a, z, t, true);
}

struct str when_brief(struct arena *a, const struct zone *z, when t)
{
	return local_words(a, z, t, false);
}

struct str when_iso_in(struct arena *a, const struct zone *z, when t)
{
	const int32_t offset = zone_offset(z, t), east = offset < 0 ? -offset : offset;
	const struct civil c = civil_of(when_add(t, offset));

	if (t == WHEN_NEVER || t == WHEN_NONE)
		return when_iso(a, t);
	return str_printf(a, "%04lld-%02d-%02d %02d:%02d%s%c%02d:%02d", (long long)c.year, c.month, c.day, c.hour,
			  c.minute, c.second ? arena_printf(a, ":%02d", c.second) : "", offset < 0 ? '-' : '+',
			  east / 3600, east / 60 % 60);
}
