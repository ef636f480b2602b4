/* called: what a player is called: for all to read, or where names are hidden when the game is over. */
#include "engine/calls.h"

#include "engine/say.h"
#include "engine/work.h"
#include "play/game.h"
#include "world/hidden.h"

static void tell(struct turn *t, seat_id seat, player_id player, text_id name)
{
	struct player_row *row = row_edit(t->after, TABLE_PLAYER, &(struct player_row){ .player = player });

	row->name = name;
	EVENT(t, EVENT_NAMED, seat, name);
}

void called(struct turn *t, seat_id seat, player_id player, struct str name)
{
	const struct hidden_row row = { player, text_intern(t->after, name) };

	if (!names_are_hidden(t->after)) {
		tell(t, seat, player, row.name);
		return;
	}
	row_put(t->after, TABLE_HIDDEN, &row);
	EVENT(t, EVENT_NAMED_LATER, seat, row.name);
}

/* Who has given his seat up is no part of it, and stays unknown. */
static void tell_hidden(struct turn *t, const struct hidden_row *row)
{
	const seat_id seat = seat_of_player(t->after, row->player);

	if (seat != SEAT_NONE)
		tell(t, seat, row->player, row->name);
}

void called_tell(struct turn *t)
{
	const struct engine *e = t->work->engine;

	for (size_t i = 0; i < row_count(t->after, TABLE_HIDDEN); i++)
		tell_hidden(t, ROW(struct hidden_row, t->after, TABLE_HIDDEN, i));
	for (size_t i = 0; i < e->named.n; i++)
		tell_hidden(t, &e->named.at[i]);
	row_clear(t->after, TABLE_HIDDEN);
}

const struct diag *called_in(const struct game *g, const struct state *s, const struct command *c, struct arena *a)
{
	const struct slot *slots = g->verbs[c->verb]->slots;

	if (!(g->verbs[c->verb]->flags & VERB_STRANGER) || !names_are_hidden(s))
		return NULL;
	for (unsigned i = 0; slots[i].name; i++) {
		const struct arg *said = command_arg(c, i, 0);

		if (said && slots[i].what == NOUN_TEXT && !strcmp(slots[i].name, "name"))
			return SAY(a, "name-hidden", said->at, { "text", text_of(s, said->value) });
	}
	return NULL;
}
