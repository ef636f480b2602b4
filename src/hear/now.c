/*
 * now: an order that nobody could give here and now, however it is worded: whose turn it is, or what season, is said of it,
 * and nothing of its grammar; advice on that would be refused in its turn.
 */
#include "hear/line.h"

#include "engine/ear.h"
#include "engine/route.h"
#include "play/game.h"

/* An order of the game's as it is played; the engine's are heard at all times. */
static bool is_of_game(const struct ear *ear, verb_id verb)
{
	return verb != VERB_NONE && own_verb(ear->e->game, verb) < 0 &&
	       ear->e->game->verbs[verb]->admitted != KIND_BIT(KIND_MUSTER);
}

/* Of orders that are taken back nothing may count: that is said of the words which take back. */
static bool takes_back(const struct binding *b)
{
	for (size_t i = 0; i < b->ndiags; i++)
		if (str_eq_c(b->diags[i].code, "correction") || str_eq_c(b->diags[i].code, "negation"))
			return true;
	return b->takes_back;
}

/* An order of what is open for somebody, in place of one that is not understood. */
static verb_id verb_of_others(struct ear *ear)
{
	const struct game *g = ear->e->game;

	for (size_t i = row_count(ear->state, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		for (verb_id v = 0; c->kind != KIND_MUSTER && call_hears(c) && v < g->nverbs; v++)
			if (is_of_game(ear, v) && g->verbs[v]->admitted & KIND_BIT(c->kind))
				return v;
	}
	return VERB_NONE;
}

/* Whether the line that was refused last was refused for that. */
static bool is_said_above(const struct ear *ear, const struct diag *d)
{
	for (size_t i = ear->lines.n; i-- > 0;)
		if (ear->lines.at[i].verdict == VERDICT_REFUSED && ear->lines.at[i].ndiags)
			return str_eq(ear->lines.at[i].diags[0].what, d->what);
	return false;
}

/* Said once with all its words; below that it is enough to say it. */
static const struct diag *in_short(struct ear *ear, const struct diag *d)
{
	struct diag *out = ARENA_NEW(ear->a, struct diag);

	*out = *d;
	if (is_said_above(ear, d))
		out->detail = out->hint = STR_NONE;
	return out;
}

const struct diag *ear_not_now(struct ear *ear, const struct binding *b)
{
	const struct set open = ear_scope(ear);
	struct command c = {
		.verb = b->verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .at = b->at
	};
	seat_id seat;
	const struct call_row *asked = ear_asked(ear, &seat);
	const bool waits = !asked || asked->kind == KIND_MUSTER; /* for his turn */

	if (ear->who.host || *ear->prefix || state_game(ear->state)->phase != GAME_RUNNING ||
	    seat_of_player(ear->state, ear->who.player) == SEAT_NONE)
		return NULL;
	if (b->unheard)
		c = *b->unheard;
	if (waits && c.verb == VERB_NONE)
		c.verb = verb_of_others(ear);
	if (!is_of_game(ear, c.verb) || set_has(&open, c.verb) || (!waits && takes_back(b)))
		return NULL;
	return in_short(ear, ear_explain(ear, &c, b->at));
}
