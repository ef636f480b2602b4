/*
 * ruleset: Wreckers, as the list of rulesets has it; who may play, who has won.
 */
#include "rules/common/asking.h"
#include "rules/common/join.h"
#include "rules/common/ranking.h"
#include "wreckers.h"

enum { PLAYERS_LEAST = 2, PLAYERS_MOST = 8 };

static int32_t most(const struct state *s)
{
	(void)s;
	return PLAYERS_MOST;
}
static const struct muster muster = { .most = most, .most_rule = "1.1", .called = "skipper" };

static void ready(const struct view *v, struct notes *n)
{
	const int32_t players = join_players(v->state);

	if (players < PLAYERS_LEAST)
		wreckers_note(n, NOTE_TOO_FEW, NOWHERE, &FACTS(.count = players, .limit = PLAYERS_LEAST));
	else if (players > v->game->map->nareas)
		wreckers_note(n, NOTE_SMALL_MAP, NOWHERE, &FACTS(.count = players, .limit = v->game->map->nareas));
}

/* By the hoard, then by coins. */
static bool ranked(const struct state *s, seat_id seat, int64_t by[3])
{
	const struct boat_row *boat = boat_of(s, seat);

	if (!boat)
		return false;
	by[0] = boat->hoard;
	by[1] = boat->coins;
	return true;
}

struct ranked *wreckers_ranking(const struct state *s, size_t *n, struct arena *a)
{
	return ranking_of(s, ranked, n, a);
}

static bool standing(const struct view *v, struct standing *out)
{
	size_t n;
	struct ranked *list = wreckers_ranking(v->state, &n, v->scratch);

	return ranking_standing(v, "hoards", list, n, out);
}

/* An order for the night while the winner of the last one is asked. */
static void unheard(const struct view *v, const struct command *c, struct notes *n)
{
	const struct call_row *call = asking_newest(v->state, KIND_CARGO);

	(void)c;
	if (call)
		wreckers_note(n, NOTE_NOT_NOW, NOWHERE, &FACTS(.area = SAID(call->subject)));
}

static void setup(struct turn *t)
{
	(void)t; /* nothing lies on the map before the beginning */
}

static const struct arg_row turn_args[] = { INT("night"), { .name = NULL } };
static void name_turn(int32_t turn, int64_t *values)
{
	values[0] = turn;
}
static const struct turn_names turn_names = { turn_args, name_turn };

static const struct noun_row nouns[] = {
	{ NOUN_NUMBER, 0, "coin", "coins", NULL },
	{ .name = NULL },
};

const struct ruleset ruleset_wreckers = {
	.name = "wreckers",
	.title = "Wreckers",
	.version = 1,
	.options = wreckers_options,
	.tables = wreckers_tables,
	.nouns = nouns,
	.verbs = wreckers_verbs,
	.kinds = wreckers_kinds,
	.events = wreckers_events,
	.notes = wreckers_notes,
	.dice = wreckers_dice,
	.reveal = "end",
	.turn_names = &turn_names,
	.setup = setup,
	.ready = ready,
	.begin = wreckers_begin,
	.unheard = unheard,
	.standing = standing,
	.muster = &muster,
};
