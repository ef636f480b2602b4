/*
 * clock: instants, zones, deadlines. Nothing here reads a clock; the present
 * is an argument everywhere below src/app. A zone is a POSIX TZ string, so a
 * replay does not depend on the machine's zone files (POSIX.1-2017, 8.3).
 */
#ifndef PBP_BASE_CLOCK_H
#define PBP_BASE_CLOCK_H

#include "base/err.h"
#include "base/str.h"

typedef int64_t when; /* seconds since 1970-01-01T00:00Z */
#define WHEN_NONE INT64_MIN
#define WHEN_NEVER INT64_MAX

/* ISO 8601: 2026-01-05T08:00Z, with seconds, with +02:00, with a blank for the T, a date alone is
 * midnight; without Z or offset it is UTC. */
bool when_parse(struct str s, when *out);
struct str when_iso(struct arena *a, when t); /* 2026-01-05T08:00:00Z; "never", "none" */
/* RFC 5322 / git's "Mon, 5 Jan 2026 08:00:00 +0000" */
struct str when_rfc5322(struct arena *a, when t);
bool when_parse_rfc5322(struct str s, when *out); /* mail dates, obsolete zones included */

/* A duration: 72h, 90m, 3d, 1w, 45s, and sums like 1d12h. */
bool duration_parse(struct str s, int64_t *seconds);

struct zone_rule {
	int month, week, day; /* Mm.w.d */
	int32_t at;           /* seconds after local midnight */
};
struct zone {
	char std[8], dst[8];
	int32_t std_offset, dst_offset; /* seconds east of UTC */
	bool has_dst;
	struct zone_rule begins, ends;
};
/* "UTC", "CET-1CEST,M3.5.0,M10.5.0/3". The J and n forms of a date are refused. */
int zone_parse(struct zone *out, struct str tz, struct err *e);
int32_t zone_offset(const struct zone *z, when t);  /* east of UTC */
when zone_to_utc(const struct zone *z, when local); /* a time that does not exist counts as if it were standard time */
struct str when_local(struct arena *a, const struct zone *z, when t); /* Mon 5 Jan 2026, 09:00 CET */
struct str when_brief(struct arena *a, const struct zone *z, when t); /* Mon 5 Jan, 09:00: in a list, below the other */
struct str when_iso_in(struct arena *a, const struct zone *z, when t); /* 2026-01-05 09:00+01:00: when_parse reads it */
/* A time as people write it, in the zone: "20:00" (the next), "Tue 20:00", "tomorrow 8pm", "10 Feb, 20:00", "2026-02-10
 * 20:00", and all that is sent: "Tue 10 Feb 2026, 20:00 CET". What names no zone is of z; a weekday or a day without a year
 * is the next. A time that does not exist (zone_to_utc) is an hour later by the clock on the wall. */
bool when_said(struct str s, const struct zone *z, when now, when *out);
/* duration_parse, and "2 days", "an hour", "three weeks" */
bool duration_said(struct str s, int64_t *seconds);

enum deadline_kind { DEADLINE_NONE, DEADLINE_AFTER, DEADLINE_WEEKLY };
struct deadline {
	enum deadline_kind kind;
	int64_t seconds;     /* AFTER */
	unsigned weekdays;   /* WEEKLY: bit 0 = Monday */
	int32_t time;        /* WEEKLY: seconds after local midnight */
	int64_t least;       /* WEEKLY: no bell is sooner */
	unsigned not_on;     /* AFTER: weekdays on which it does not ring, but a day later */
	struct str holidays; /* neither does it on these days (days_parse); deadline_parse leaves it empty */
};
/* Days without bells: "2026-12-24..2027-01-01, 2027-04-05", or "none". */
bool days_parse(struct str s);
/* "72h", "none", "mon,thu 20:00", "Mon and Thu at 20:00", "daily 20:00 at least 24h", "72h but not on Sunday" */
int deadline_parse(struct deadline *out, struct str s, struct err *e);
/* The first bell after t; WHEN_NEVER for none. */
when deadline_after(const struct deadline *d, const struct zone *z, when t);
/* "Mondays and Thursdays at 20:00 UTC", "at the latest 3 days after they begin": behind "turns end" (clock_words.c) */
struct str deadline_words(struct arena *a, const struct deadline *d, const struct zone *z);
struct str duration_words(struct arena *a, int64_t seconds); /* "3 days", "1 hour 30 minutes" */

#endif
