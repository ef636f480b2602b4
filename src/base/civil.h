/*
 * civil: the proleptic Gregorian calendar, without zones. Days are counted from
 * 1970-01-01, weekdays from Monday = 0, months from 1.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms".
 */
#ifndef PBP_BASE_CIVIL_H
#define PBP_BASE_CIVIL_H

#include "base/clock.h"

#define DAY_SECONDS 86400

struct civil {
	int64_t year;
	int month, day;
	int hour, minute, second;
};

int64_t civil_days(int64_t year, int month, int day);
int civil_month_days(int64_t year, int month);
struct civil civil_of(when t);
when civil_when(const struct civil *c);
/* Whether there is such a day and such a time of day; second 60 is none. */
bool civil_is_valid(const struct civil *c);
int civil_weekday(int64_t days);
/* Beyond these years there are no zones and weekdays, so that no product of days overflows. */
bool civil_year_is_sane(int64_t year);
/* t / 86400, rounded down. */
int64_t civil_day_of(when t);

/* "Jan" and "Mon", and back by at least three letters without case; -1 for no such name. */
extern const char *const civil_months[12], *const civil_weekdays[7];
int civil_month_named(struct str name); /* 1 .. 12 */
int civil_weekday_named(struct str name);

/* t + seconds, stopping short of the instants that mean something else. */
when when_add(when t, int64_t seconds);

#endif
