/*
 * fold: a long list of turns as a page shows it: the last ones first and open, the others folded, in groups where they are
 * many. What is folded is a <details> of its page: no script.
 */
#include "site/site.h"

enum {
	SHORT = 6,  /* turns of a game of which nothing is folded */
	RECENT = 3, /* of a longer one so many are open */
	GROUP = 12
};

static json_t *newest_first(const json_t *entries, size_t from, size_t to)
{
	json_t *list = json_array();

	for (size_t i = to; i-- > from;)
		json_array_append(list, json_array_get(entries, i));
	return list;
}

/* Those from `from` up to `to`, the oldest first in entries: {first, last, count, turns} */
static json_t *group(const json_t *entries, size_t from, size_t to)
{
	const bool several = to > from + 1;
	json_t *o = json_object();

	json_object_set(o, "first", json_object_get(json_array_get(entries, from), "words"));
	json_object_set_new(o, "last", json_null());
	if (several)
		json_object_set(o, "last", json_object_get(json_array_get(entries, to - 1), "words"));
	json_object_set_new(o, "count", json_integer((json_int_t)(to - from)));
	json_object_set_new(o, "several", json_boolean(several));
	json_object_set_new(o, "turns", newest_first(entries, from, to));
	return o;
}

/* The newest group first. A group more than a whole number of them is the oldest. */
static json_t *groups(const json_t *entries, size_t n)
{
	json_t *list = json_array();

	for (size_t to = n; to > 0; to -= to > GROUP ? GROUP : to)
		json_array_append_new(list, group(entries, to > GROUP ? to - GROUP : 0, to));
	return list;
}

json_t *site_fold(const json_t *entries, int32_t last)
{
	const int32_t since = last > SHORT ? last - RECENT : 0;
	const size_t n = json_array_size(entries);
	size_t old = 0;
	json_t *o = json_object(), *earlier = json_null();

	while (old < n && json_integer_value(json_object_get(json_array_get(entries, old), "turn")) <= since)
		old++;
	json_object_set_new(o, "recent", newest_first(entries, old, n));
	if (old) {
		const bool many = old > GROUP;

		earlier = group(entries, 0, old);
		json_object_set_new(earlier, "groups", many ? groups(entries, old) : json_array());
		if (many)
			json_object_set_new(earlier, "turns", json_array());
	}
	json_object_set_new(o, "earlier", earlier);
	return o;
}
