/* host_digest: when the letter of the day comes to who says it. That is no step: the app keeps it beside the history. */
#include "engine/host.h"

bool digest_hour(struct str text, int32_t *seconds)
{
	static const struct {
		const char *word;
		int32_t seconds;
	} words[] = { { "off", DIGEST_OFF }, { "always", DIGEST_ALWAYS }, { "daily", 8 * 3600 } };
	struct deadline d;
	char daily[32];

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_eq_nocase(text, str_c(words[i].word))) {
			*seconds = words[i].seconds;
			return true;
		}
	if (text.n > 20)
		return false;
	snprintf(daily, sizeof daily, "daily %.*s", STR_ARG(text));
	if (deadline_parse(&d, str_c(daily), NULL) || d.kind != DEADLINE_WEEKLY || d.least)
		return false;
	*seconds = d.time;
	return true;
}

const struct diag *host_digest(struct host_line *h)
{
	struct arena *a = h->ear->a;
	int32_t hour;

	if (!digest_hour(h->rest, &hour))
		return host_usage(h);
	VEC_LAST(&h->ear->lines)->digest = h->rest;
	if (hour < 0)
		host_remark(h, SAY_PLAIN(a, hour == DIGEST_OFF ? "digest-off" : "digest-always", h->at));
	else
		host_remark(h, SAY(a, "digest-daily", h->at,
				   { "hour", str_printf(a, "%02d:%02d", hour / 3600, hour / 60 % 60) }));
	return NULL;
}
