/*
 * owed: whether a public history shows the orders that its own option `reveal`
 * owes to everybody. A turn's orders are part of the commit that ends it, and
 * those of a whole game move the branch together with the game's last step: so
 * no honest history, however it was copied, has the one without the other.
 */
#include "audit/audit.h"
#include "disk/dicefile.h"

static bool is_over(const struct audit *c, size_t i)
{
	struct arena a = ARENA_INIT;
	struct str text;
	const bool over = !store_read(&text, c->store, &c->commits[i].id, STR("state/game"), &a, NULL) &&
			  str_find(text, STR("phase=over")) < text.n;
	arena_release(&a);
	return over;
}

static int state_at(const struct state **out, struct audit *c, struct live *l, size_t i, struct arena *a, struct err *e)
{
	int code = live_state(out, l, &c->commits[i].id, a, e);
	return code ? audit_unreadable(c, i, code, e) : 0;
}

static bool all_shown(const struct str *played, size_t from, size_t to)
{
	while (from <= to && played[from].p)
		from++;
	return from > to;
}

/* Of the turn that step i ended, in a game that reveals turn by turn. */
static int check_turn(struct audit *c, struct live *l, size_t i, int32_t turn, bool shown, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct state *s;
	int code = shown ? 0 : state_at(&s, c, l, i, &a, e);
	if (!code && !shown && option_is(s, "reveal", "turn"))
		code = audit_differ(
			c, i,
			"with this step the orders of turn %d were owed to everybody (option reveal = turn), and "
			"they were not revealed: what happened in it cannot be played again. Ask the host for them",
			(int)turn);
	arena_release(&a);
	return code;
}

/* An amendment of the host's is legal, and is shown: he may have made it when he saw how the game ends. */
static int find_since(struct audit *c, struct live *l, size_t end, struct err *e)
{
	bool never = true;
	int code = 0;
	for (c->shown.never_since = end; !code && never && c->shown.never_since > 0; c->shown.never_since -= never) {
		struct arena a = ARENA_INIT;
		const struct state *s;
		code = state_at(&s, c, l, c->shown.never_since - 1, &a, e);
		never = code || option_is(s, "reveal", "never");
		arena_release(&a);
	}
	return code;
}

/* Of all turns, once the game is over; end: the step that ended it. */
static int check_game(struct audit *c, struct live *l, size_t end, const struct str *played, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct state *s;
	const int32_t turn = turn_written(c->store, &c->commits[end].id);
	const bool whole = c->shown.commits.n && all_shown(played, 0, end);
	int code = state_at(&s, c, l, end, &a, e);
	if (!code)
		c->shown.never = option_is(s, "reveal", "never");
	if (!code && option_is(s, "reveal", "end") && !whole)
		code = audit_differ(
			c, end,
			"with this step, in turn %d, the game was over, and the orders of the whole game were "
			"owed to everybody (option reveal = end). They were not revealed: nothing shows that its "
			"turns followed from the orders. Ask the host for them",
			(int)turn);
	arena_release(&a);
	return !code && c->shown.never ? find_since(c, l, end, e) : code;
}

/* Of a game that goes on. */
static int note_option(struct audit *c, struct live *l, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct state *s;
	int code = state_at(&s, c, l, c->n - 1, &a, e);
	c->shown.never = !code && option_is(s, "reveal", "never");
	c->shown.at_end = !code && option_is(s, "reveal", "end");
	arena_release(&a);
	return !code && c->shown.never ? find_since(c, l, c->n - 1, e) : code;
}

/* The seed of a turn's dice is part of the commit that ends it, as it is told from then on (disk/dicefile.h). */
static int check_seed(struct audit *c, size_t i, int32_t turn, bool over)
{
	struct arena a = ARENA_INIT;
	struct str text;
	struct dice_file f = { .shown = true };
	if (!store_read(&text, c->store, &c->commits[i].id, STR("dice"), &a, NULL))
		dice_read(&f, text, &a);
	const bool owed = !f.key.by_step && (over || (turn > 0 && f.key.number < (uint64_t)turn));
	arena_release(&a);
	return owed && !f.shown ? audit_differ(c, i,
					       "with this step the seed of its dice was owed to everybody, and it was "
					       "not shown: no roll of that turn can be made again. Ask the host for it")
				: 0;
}

int audit_owed(struct audit *c, struct live *live, const struct str *played, struct err *e)
{
	struct live there = *live, *l = &there;
	bool over = false;
	size_t end = 0, first = 0; /* of the turn in hand */
	int32_t before = 0;
	int code = 0;
	l->private = c->store;
	for (size_t i = 0; !code && i < c->n; i++) {
		const int32_t now = audit_turn_after(c, i);
		const bool was_over = over, ended = before > 0 && now == before + 1;
		over = is_over(c, i);
		end = over && !was_over ? i : end;
		if (ended || (over && !was_over))
			code = check_turn(c, l, i, ended ? before : now, all_shown(played, first, i), e);
		if (!code)
			code = check_seed(c, i, now, over);
		first = ended ? i + 1 : first;
		before = now;
	}
	if (!code && !over)
		code = note_option(c, l, e);
	return !code && over ? check_game(c, l, end, played, e) : code;
}
