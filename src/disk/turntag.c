/*
 * turntag: see turntag.h.
 */
#include "disk/turntag.h"

#define HEAD "turn/"

struct str turn_tag_number(int32_t turn, int time, struct arena *a)
{
	return time > 1 ? str_printf(a, "%d.%d", (int)turn, time) : str_printf(a, "%d", (int)turn);
}

struct str turn_tag(int32_t turn, int time, struct arena *a)
{
	return str_printf(a, HEAD "%.*s", STR_ARG(turn_tag_number(turn, time, a)));
}

int32_t turn_tagged(struct str tag)
{
	struct str number = STR_NONE;
	int64_t n;
	if (!str_starts(tag, STR(HEAD)))
		return 0;
	tag = str_sub(tag, sizeof HEAD - 1, tag.n);
	str_cut(&tag, '.', &number);
	return str_to_int(number, &n) && n > 0 && n <= INT32_MAX ? (int32_t)n : 0;
}

/* Goes through the ends of a turn, to that commit or (NULL) to the last. */
static int walk(int *time, struct object_id *at, const struct object_id *to, tag_find find, void *where, int32_t turn,
		struct err *e)
{
	struct arena a = ARENA_INIT;
	struct object_id id;
	int code = 0;
	for (*time = 0; !code && !(to && *time && object_eq(at, to));) {
		code = find(&id, where, turn_tag(turn, *time + 1, &a), e);
		if (!code) {
			*at = id;
			++*time;
		}
	}
	arena_release(&a);
	return code == ERR_NOT_FOUND ? 0 : code;
}

int turn_ends(int *times, struct object_id *last, tag_find find, void *where, int32_t turn, struct err *e)
{
	return walk(times, last, NULL, find, where, turn, e);
}

int turn_end_of(int *time, const struct object_id *commit, tag_find find, void *where, int32_t turn, struct err *e)
{
	struct object_id at = { { 0 } };
	const int code = walk(time, &at, commit, find, where, turn, e);
	if (!object_eq(&at, commit))
		*time = 0;
	return code;
}
