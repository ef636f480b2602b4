/*
 * remind: see remind.h.
 */
#include "disk/remind.h"

#include "base/file.h"

enum { LAST_WORD = 3600 }; /* seconds */

static const char *path_of(const struct desk *k, struct arena *a)
{
	return path_join(a, k->folder, "reminded");
}

when remind_last(const struct desk *k)
{
	struct arena a = ARENA_INIT;
	struct str text;
	int64_t last = 0;
	const bool known = !file_read(&text, path_of(k, &a), 100, &a, NULL) && str_to_int(str_trim(text), &last);
	arena_release(&a);
	return known ? last : WHEN_NONE;
}

int remind_keep(const struct desk *k, when now, struct err *e)
{
	struct arena a = ARENA_INIT;
	const int code = file_keep(path_of(k, &a), str_printf(&a, "%lld\n", (long long)now), 0600, e);
	arena_release(&a);
	return code;
}

/* Its moments one after another, as the option has them. */
static bool next_moment(struct str *option, const struct call_status *c, when *moment)
{
	int64_t before;
	while (option_next_duration(option, &before)) {
		*moment = c->bell - before;
		if (*moment - c->opened >= before)
			return true;
	}
	return false;
}

static bool rings(const struct desk *k, const struct call_status *c)
{
	return state_game(engine_state(k->live.engine))->paused == WHEN_NONE && !c->deaf && c->bell != WHEN_NEVER &&
	       c->bell != WHEN_NONE;
}

bool remind_is_due(const struct desk *k, const struct call_status *c, when now)
{
	struct str option = option_text(engine_state(k->live.engine), "remind");
	when newest = WHEN_NONE, moment;
	if (!rings(k, c) || c->bell <= now)
		return false;
	while (next_moment(&option, c, &moment))
		if (moment <= now && moment > newest)
			newest = moment;
	return newest != WHEN_NONE && newest > remind_last(k);
}

/* Of what waits for the seat's yes; WHEN_NEVER: nothing does, or it has been asked since, or nobody is to be reminded. */
static when word_moment(const struct desk *k, const struct call_status *c, seat_id seat)
{
	struct str option = option_text(engine_state(k->live.engine), "remind");
	const when since = rings(k, c) ? engine_waits_since(k->live.engine, c->call, seat) : WHEN_NONE;
	const when moment = c->bell - LAST_WORD;
	int64_t before;
	return since != WHEN_NONE && since < moment && option_next_duration(&option, &before) ? moment : WHEN_NEVER;
}

bool remind_word_is_due(const struct desk *k, const struct call_status *c, seat_id seat, when now)
{
	const when moment = word_moment(k, c, seat);
	return moment <= now && c->bell > now && moment > remind_last(k);
}

when remind_next(const struct desk *k, when now, struct arena *a)
{
	const struct state *s = engine_state(k->live.engine);
	const struct call_status *calls;
	const size_t n = engine_calls(k->live.engine, &calls, a);
	when next = WHEN_NEVER, moment;
	for (size_t i = 0; i < n; i++) {
		struct str option = option_text(engine_state(k->live.engine), "remind");
		while (rings(k, &calls[i]) && next_moment(&option, &calls[i], &moment))
			if (moment > now && moment < next)
				next = moment;
		for (size_t j = 0; j < row_count(s, TABLE_SEAT); j++) {
			moment = word_moment(k, &calls[i], ROW(struct seat_row, s, TABLE_SEAT, j)->seat);
			if (moment > now && moment < next)
				next = moment;
		}
	}
	return next;
}
