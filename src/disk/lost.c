/*
 * lost: see lost.h.
 */
#include "disk/idle.h"
#include "disk/lost.h"
#include "disk/steps.h"
#include "disk/turntag.h"

/* ---- tags ------------------------------------------------------------------------------------- */

/* Of turns before that one. */
static size_t count_tags(const struct tagged *tags, size_t n, int32_t turn)
{
	struct arena a = ARENA_INIT;
	size_t found = 0;
	for (size_t i = 0; i < n; i++) {
		const int32_t ended = turn_tagged(tags[i].name);
		found += ended > 0 && ended < turn && str_eq(tags[i].name, turn_tag(ended, 1, &a));
	}
	arena_release(&a);
	return found;
}

static bool has_tag(const struct tagged *tags, size_t n, struct str name)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq(tags[i].name, name))
			return true;
	return false;
}

/* The first commit behind which the next turn is played. */
static int add_commands(struct buf *out, struct store *s, const char *path, const struct object_id *tip,
			const struct tagged *tags, size_t ntags, struct err *e)
{
	struct commit *list;
	size_t n;
	int32_t ended = 0;
	int code = store_history(&list, &n, s, tip, NULL, OLDEST_FIRST, out->arena, e);
	for (size_t i = 0; !code && i < n; i++) {
		if (turn_written(s, &list[i].id) != ended + 2) /* the first turn to be played is 1 */
			continue;
		const struct str name = turn_tag(++ended, 1, out->arena);
		if (!has_tag(tags, ntags, name))
			buf_addf(out, "git -C %s tag %.*s %.*s\n", path, STR_ARG(name),
				 STR_ARG(object_hex(out->arena, &list[i].id)));
	}
	return code;
}

static int find_missing(struct buf *out, struct desk *k, const char *what, struct store *s, const struct object_id *tip,
			struct err *e)
{
	const int32_t turn = object_is_none(tip) ? 0 : turn_written(s, tip);
	struct tagged *tags;
	size_t n;
	const int code = turn > 1 ? store_tags(&tags, &n, s, out->arena, e) : 0;
	if (code || turn <= 1 || count_tags(tags, n, turn) >= (size_t)turn - 1)
		return code;
	return add_commands(out, s, arena_printf(out->arena, "%s/%s", k->folder, what), tip, tags, n, e);
}

int lost_tags(struct str *commands, struct desk *k, struct arena *a, struct err *e)
{
	struct buf b = buf_new(a);
	int code = find_missing(&b, k, "private.git", k->live.private, &k->live.tip, e);
	if (!code)
		code = find_missing(&b, k, "public.git", k->pen.public.store, &k->pen.public.tip, e);
	*commands = buf_str(&b);
	return code;
}

/* ---- all -------------------------------------------------------------------------------------- */

int lost_check(struct desk *k, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct str commands, first;
	int code = idle_check(k, e);
	if (!code)
		code = lost_tags(&commands, k, &a, e);
	if (!code && str_line(&commands, &first))
		code = err_set(
			e, ERR_DAMAGED,
			"game %.*s lacks the tag of a turn that has ended: restore packed-refs and refs/tags of the "
			"repository from the backup, or make it again: %.*s%s",
			STR_ARG(k->live.name), STR_ARG(first),
			commands.n ? " (`pbp doctor` says all that are missing)" : "");
	arena_release(&a);
	return code;
}
