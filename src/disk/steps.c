/*
 * steps: see steps.h. The ids are found by walking back from the tip, once, and
 * only as far as somebody asks.
 */
#include "disk/live.h"
#include "disk/turntag.h"

int64_t step_of(const struct commit *c)
{
	struct str value;
	int64_t n;
	return commit_trailer(c, STR("Step"), &value) && str_to_int(value, &n) ? n : -1;
}

int32_t turn_written(struct store *s, const struct object_id *commit)
{
	struct arena a = ARENA_INIT;
	struct str text, word = STR_NONE;
	int64_t turn = 0;
	if (!store_read(&text, s, commit, STR("state/game"), &a, NULL)) {
		text = str_sub(text, str_find(text, STR("turn=")) + 5, text.n);
		str_cut(&text, ' ', &word);
		str_to_int(str_trim(word), &turn);
	}
	arena_release(&a);
	return turn > 0 && turn <= INT32_MAX ? (int32_t)turn : 0;
}

/* The next older step. */
static int walk_back(struct steps *s, struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct commit c;
	const struct object_id *oldest = s->older.n ? VEC_LAST(&s->older) : &l->tip;
	int code = store_commit_read(&c, l->private, oldest, &a, e);
	if (!code && !s->older.n) {
		s->from = step_of(&c);
		VEC_PUSH(&s->older, &l->arena, l->tip);
	} else if (!code && object_is_none(&c.parent)) {
		code = err_set(e, ERR_NOT_FOUND, "game %.*s has no such step", STR_ARG(l->name));
	} else if (!code) {
		VEC_PUSH(&s->older, &l->arena, c.parent);
	}
	arena_release(&a);
	return code;
}

int live_step(struct object_id *out, struct live *l, int64_t n, struct err *e)
{
	struct steps *s = &l->steps;
	int code = s->older.n ? 0 : walk_back(s, l, e);
	while (!code && n <= s->from - (int64_t)s->older.n)
		code = walk_back(s, l, e);
	if (!code && n > s->from + (int64_t)s->newer.n)
		code = err_set(e, ERR_NOT_FOUND, "game %.*s has no step %lld yet", STR_ARG(l->name), (long long)n);
	if (!code)
		*out = n > s->from ? s->newer.at[n - s->from - 1] : s->older.at[s->from - n];
	return code;
}

void step_mails(struct seen *out, const struct commit *c, const struct seen *among)
{
	struct str mails, word;
	struct hash h;
	if (!commit_trailer(c, STR("Mails"), &mails))
		return;
	while (str_cut(&mails, ' ', &word))
		if (hash_from_hex(word, &h) && (!among || seen_has(among, &h)))
			seen_add(out, &h);
}

void steps_made(struct live *l, const struct object_id *commit)
{
	if (l->steps.older.n)
		VEC_PUSH(&l->steps.newer, &l->arena, *commit);
}

/* A tag of the history up to the tip; one that a run left which died before its tip moved is none. */
static int find_tag(struct object_id *out, void *live, struct str tag, struct err *e)
{
	struct live *l = live;
	struct arena a = ARENA_INIT;
	struct object_id there = { { 0 } };
	struct commit c;
	int code = store_tag(out, l->private, tag, e);
	if (!code)
		code = store_commit_read(&c, l->private, out, &a, e);
	if (!code && step_of(&c) >= 0)
		code = live_step(&there, l, step_of(&c), e);
	if (!code && !object_eq(&there, out))
		code = err_set(e, ERR_NOT_FOUND, "game %.*s: the tag %.*s is not of its history", STR_ARG(l->name),
			       STR_ARG(tag));
	arena_release(&a);
	return code;
}

int live_turn_ends(int *times, struct object_id *last, struct live *l, int32_t turn, struct err *e)
{
	return turn_ends(times, last, find_tag, l, turn, e);
}

int live_turn_commit(struct object_id *out, struct live *l, int32_t n, struct err *e)
{
	int times = 0, code;
	*out = l->tip;
	if (n < 0)
		return 0;
	code = live_turn_ends(&times, out, l, n, e);
	if (!code && !times)
		code = err_set(e, ERR_NOT_FOUND, "game %.*s has no turn %d yet", STR_ARG(l->name), n);
	return code;
}
