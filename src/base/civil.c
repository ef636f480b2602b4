/*
 * civil: dates from counts of days, and back.
 */
#include "base/civil.h"

#define ERA_YEARS 400
#define ERA_DAYS 146097
#define EPOCH 719468 /* days from 0000-03-01 to 1970-01-01 */

const char *const civil_months[12] = { "January", "February", "March",     "April",   "May",      "June",
				       "July",    "August",   "September", "October", "November", "December" };
const char *const civil_weekdays[7] = { "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" };

static int64_t floor_div(int64_t a, int64_t b)
{
	return a / b - (a % b < 0);
}

int64_t civil_day_of(when t)
{
	return floor_div(t, DAY_SECONDS);
}

int civil_weekday(int64_t days)
{
	int64_t rest = (days + 3) % 7; /* 1970-01-01 was a Thursday */

	return (int)(rest < 0 ? rest + 7 : rest);
}

/* Years begin on 1 March, so that the leap day is the last. */
int64_t civil_days(int64_t year, int month, int day)
{
	int64_t y = month <= 2 ? year - 1 : year;
	int64_t era = floor_div(y, ERA_YEARS), year_of_era = y - era * ERA_YEARS;
	int64_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;

	return era * ERA_DAYS + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - EPOCH;
}

int civil_month_days(int64_t year, int month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

	return days[month - 1] + (month == 2 && leap);
}

static void set_date(struct civil *c, int64_t days)
{
	int64_t z = days + EPOCH, era = floor_div(z, ERA_DAYS), d = z - era * ERA_DAYS;
	int64_t year = (d - d / 1460 + d / 36524 - d / (ERA_DAYS - 1)) / 365;
	int64_t day_of_year = d - (365 * year + year / 4 - year / 100);
	int64_t month = (5 * day_of_year + 2) / 153;

	c->day = (int)(day_of_year - (153 * month + 2) / 5 + 1);
	c->month = (int)(month < 10 ? month + 3 : month - 9);
	c->year = era * ERA_YEARS + year + (c->month <= 2);
}

struct civil civil_of(when t)
{
	int rest = (int)(t % DAY_SECONDS), seconds = rest < 0 ? rest + DAY_SECONDS : rest;
	struct civil c = { .hour = seconds / 3600, .minute = seconds / 60 % 60, .second = seconds % 60 };

	set_date(&c, civil_day_of(t));
	return c;
}

when civil_when(const struct civil *c)
{
	return civil_days(c->year, c->month, c->day) * DAY_SECONDS + c->hour * 3600 + c->minute * 60 + c->second;
}

bool civil_is_valid(const struct civil *c)
{
	return c->month >= 1 && c->month <= 12 && c->day >= 1 && c->day <= civil_month_days(c->year, c->month) &&
	       c->hour < 24 && c->minute < 60 && c->second < 60;
}

bool civil_year_is_sane(int64_t year)
{
	return year > -100000 && year < 100000;
}

static int named(const char *const *names, int n, struct str name)
{
	for (int i = 0; name.n >= 3 && i < n; i++)
		if (str_starts_nocase(str_c(names[i]), name))
			return i;
	return -1;
}

int civil_month_named(struct str name)
{
	int i = named(civil_months, 12, name);

	return i < 0 ? i : i + 1;
}

int civil_weekday_named(struct str name)
{
	return named(civil_weekdays, 7, name);
}

when when_add(when t, int64_t seconds)
{
	when sum;

	if (t == WHEN_NONE || t == WHEN_NEVER)
		return t;
	if (__builtin_add_overflow(t, seconds, &sum))
		return seconds > 0 ? WHEN_NEVER - 1 : WHEN_NONE + 1;
	return sum == WHEN_NONE ? sum + 1 : sum == WHEN_NEVER ? sum - 1 : sum;
}
