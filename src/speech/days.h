/*
 * days: from when until when, of a sentence in which somebody says so. Exact: every word of days in it is accounted for, or it is
 * not read: "from the ninth to the twelfth", "sat to tuesday", "tomorrow for five days".
 */
#ifndef PBP_SPEECH_DAYS_H
#define PBP_SPEECH_DAYS_H

#include "base/arena.h"
#include "base/str.h"

enum days_read {
	DAYS_NONE,
	DAYS_OPEN,   /* it names some, and it is not clear which */
	DAYS_LIKELY, /* "Tomorrow I drive to Spain, no mail until Wednesday": it names a first and a last one apart */
	DAYS_EXACT
};
/* Days since 1970-01-01, both within; today: so many. */
enum days_read days_in(struct str sentence, int64_t today, int64_t *from, int64_t *until, struct arena *a);

#endif
