/* moment: see moment.h. */
#include "report/moment.h"

#include "world/wish.h"

/* "Mon 5 Jan 2026, 12:00 CET" without its zone. */
static struct str without_zone(struct str local)
{
	size_t end = local.n;

	while (end && local.p[end - 1] != ' ')
		end--;
	return str_trim(str_sub(local, 0, end));
}

struct str moment_words(const struct state *s, player_id reader, when t, struct arena *a)
{
	bool own;
	const struct zone zone = option_zone(s), his = wish_zone(s, reader, &own);
	const struct str local = when_local(a, &zone, t);
	struct str there = when_local(a, &his, t);
	const size_t day = str_find_char(there, ',');

	if (zone_offset(&zone, t) == zone_offset(&his, t) && (own || str_eq(local, there)))
		return local;
	if (str_starts(local, str_sub(there, 0, day + 1)))
		there = str_trim(str_sub(there, day + 1, there.n));
	return own ? str_printf(a, "%.*s (%.*s yours)", STR_ARG(local), STR_ARG(without_zone(there)))
		   : str_printf(a, "%.*s (%.*s)", STR_ARG(local), STR_ARG(there));
}
