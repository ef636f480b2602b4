/*
 * clock_deadline: when the next bell rings: so long after, or at the next of
 * some weekdays at a time of the zone's day.
 */
#include "base/clock.h"

#include "base/civil.h"
#include "base/scan.h"

static bool scan_weekdays(struct str *rest, unsigned *weekdays)
{
	do {
		int day = civil_weekday_named(scan_letters(rest));

		if (day < 0)
			return false;
		*weekdays |= 1u << day;
	} while (scan_char(rest, ','));
	return true;
}

/* "mon,thu 20:00" */
static bool scan_weekly(struct str rest, struct deadline *d)
{
	int64_t hour, minute;

	d->kind = DEADLINE_WEEKLY;
	if (!scan_weekdays(&rest, &d->weekdays) || !scan_char(&rest, ' '))
		return false;
	rest = str_trim(rest);
	if (!scan_digits(&rest, 1, 2, &hour) || !scan_char(&rest, ':') || !scan_digits(&rest, 2, 2, &minute))
		return false;
	d->time = (int32_t)(hour * 3600 + minute * 60);
	return !rest.n && hour < 24 && minute < 60;
}

int deadline_parse(struct deadline *out, struct str s, struct err *e)
{
	struct deadline d = { .kind = DEADLINE_NONE };
	struct str text = str_trim(s);

	if (str_eq_c(text, "none")) {
		*out = d;
		return 0;
	}
	if (duration_parse(text, &d.seconds) && d.seconds > 0) {
		d.kind = DEADLINE_AFTER;
		*out = d;
		return 0;
	}
	d.seconds = 0;
	if (!scan_weekly(text, &d))
		return err_set(e, ERR_SYNTAX, "\"%.*s\" is no deadline; write it like 72h, none or mon,thu 20:00",
			       (int)str_sub(s, 0, 80).n, s.n ? s.p : "");
	*out = d;
	return 0;
}

static when weekly_after(const struct deadline *d, const struct zone *z, when t)
{
	int64_t today = civil_day_of(when_add(t, zone_offset(z, t)));

	if (!civil_year_is_sane(civil_of(t).year))
		return WHEN_NEVER;
	for (int64_t day = today; day <= today + 8; day++) {
		when bell = zone_to_utc(z, day * DAY_SECONDS + d->time);

		if (d->weekdays & 1u << civil_weekday(day) && bell > t)
			return bell;
	}
	return WHEN_NEVER;
}

when deadline_after(const struct deadline *d, const struct zone *z, when t)
{
	if (d->kind == DEADLINE_NONE || t == WHEN_NEVER)
		return WHEN_NEVER;
	return d->kind == DEADLINE_AFTER ? when_add(t, d->seconds) : weekly_after(d, z, t);
}
