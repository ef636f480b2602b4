/*
 * muster: the core's LIVE call that asks strangers. While the game has not begun
 * its close begins it: by the host's `begin`, by option begin, or when option
 * players seats are taken. A ruleset that lets players join later opens it
 * again; then its close means only that nobody joins any more.
 */
#include "engine/calls.h"
#include "engine/memory.h"

#include "play/game.h"

static void close_muster(struct turn *t, const struct call_row *c)
{
	struct game_row *g = state_game_edit(t->after);

	(void)c;
	if (g->phase != GAME_MUSTER)
		return;
	g->phase = GAME_RUNNING;
	g->turn = 1;
	event_add(t, EVENT_BEGUN, NULL, NULL, 0);
	t->game->rules->begin(t);
}

const struct call_kind engine_kinds[] = {
	{ "muster", LIVE, AT_BELL, REPLACE_ALL, 0, .close = close_muster },
	{ 0 },
};

const struct call_row *muster_of(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_MUSTER)
			return ROW(struct call_row, s, TABLE_CALL, i);
	return NULL;
}

bool muster_ready(struct engine *e, const struct state *s, struct notes *why)
{
	struct view v = engine_view(e, s, e->now);

	if (!row_count(s, TABLE_SEAT))
		return false;
	if (!e->game->rules->ready)
		return true;
	e->game->rules->ready(&v, why);
	return !notes_refuse(e->game->rules, why);
}

bool engine_is_possible(const struct engine *e, struct notes *why)
{
	struct view v = engine_view(e->self, e->tip, e->now);

	if (e->game->rules->possible)
		e->game->rules->possible(&v, why);
	return !notes_refuse(e->game->rules, why);
}

bool engine_may_begin(const struct engine *e, struct notes *why)
{
	return muster_ready(e->self, e->tip, why);
}

bool muster_is_full(struct engine *e, const struct state *s)
{
	int32_t wanted = option_int(s, "players"), taken = 0;
	struct notes why = { .arena = &e->scratch };

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		taken += ROW(struct seat_row, s, TABLE_SEAT, i)->player != PLAYER_NONE;
	return wanted > 0 && taken >= wanted && muster_ready(e, s, &why);
}

void muster_tune(struct turn *t)
{
	const struct call_row *c = muster_of(t->after);
	when bell = WHEN_NEVER;

	if (!c || c->bell == WHEN_NONE || state_game(t->after)->phase != GAME_MUSTER)
		return;
	if (!when_parse(option_text(t->after, "begin"), &bell))
		bell = WHEN_NEVER;
	if (c->bell != bell)
		call_ring_at(t, c->call, bell);
}

void option_put(struct turn *t, int32_t option, text_id value, text_id because)
{
	row_put(t->after, TABLE_OPTION, &(struct option_value){ option, value });
	EVENT(t, EVENT_AMENDED, option, value, because);
}

void amendments_in_force(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_AMENDMENT);) {
		struct amendment_row *a = row_edit_at(t->after, TABLE_AMENDMENT, i), was = *a;

		if (was.since != WHEN_NONE) {
			i++;
		} else if (was.option < 0) { /* a text: it stands as long as it is in force */
			a->since = t->now;
			EVENT(t, EVENT_AMENDED, -1, was.value, was.because);
		} else {
			row_remove(t->after, TABLE_AMENDMENT, &was);
			option_put(t, was.option, was.value, was.because);
		}
	}
}
