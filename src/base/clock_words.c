/*
 * clock_words: a deadline as a sentence has it, for who has never seen how a host writes one.
 */
#include "base/clock.h"

#include "base/buf.h"
#include "base/civil.h"

static void add_count(struct buf *out, int64_t n, const char *unit)
{
	buf_addf(out, "%s%lld %s%s", out->n ? " " : "", (long long)n, unit, n == 1 ? "" : "s");
}

struct str duration_words(struct arena *a, int64_t seconds)
{
	struct buf b = buf_new(a);

	if (seconds >= 2 * DAY_SECONDS && seconds % DAY_SECONDS == 0) {
		add_count(&b, seconds / DAY_SECONDS, "day");
		return buf_str(&b);
	}
	if (seconds >= 3600)
		add_count(&b, seconds / 3600, "hour");
	if (seconds / 60 % 60)
		add_count(&b, seconds / 60 % 60, "minute");
	if (!b.n || (seconds < 3600 && seconds % 60))
		add_count(&b, seconds % 60, "second");
	return buf_str(&b);
}

/* "Mondays, Tuesdays and Thursdays" */
static void add_weekdays(struct buf *out, unsigned weekdays)
{
	for (int day = 0; day < 7; day++) {
		const unsigned later = weekdays & ~0u << (day + 1);

		if (weekdays & 1u << day)
			buf_addf(out, "%ss%s", civil_weekdays[day], !later ? "" : later & (later - 1) ? ", " : " and ");
	}
}

static void add_weekly(struct buf *out, const struct deadline *d, const struct zone *z)
{
	if (d->weekdays == 0x7f)
		buf_add_c(out, "every day");
	else
		add_weekdays(out, d->weekdays);
	buf_addf(out, " at %02d:%02d %s", (int)(d->time / 3600), (int)(d->time / 60 % 60), z->std);
	if (z->has_dst)
		buf_addf(out, " (in summer %s)", z->dst);
	if (d->least)
		buf_addf(out, "; none lasts less than %.*s", STR_ARG(duration_words(out->arena, d->least)));
}

struct str deadline_words(struct arena *a, const struct deadline *d, const struct zone *z)
{
	struct buf b = buf_new(a);

	if (d->kind == DEADLINE_NONE)
		return STR("when all has been said; no clock ends them");
	if (d->kind == DEADLINE_WEEKLY) {
		add_weekly(&b, d, z);
		return buf_str(&b);
	}
	buf_addf(&b, "at the latest %.*s after they begin", STR_ARG(duration_words(a, d->seconds)));
	if (d->not_on) {
		buf_add_c(&b, "; not on ");
		add_weekdays(&b, d->not_on);
	}
	return buf_str(&b);
}
