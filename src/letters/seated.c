/*
 * seated: see seated.h.
 */
#include "disk/judge.h"
#include "letters/joining.h"
#include "letters/letters.h"
#include "letters/seated.h"
#include "letters/sending.h"

static player_id player_in(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);
	return row ? row->player : PLAYER_NONE;
}

static struct str address_in(const struct state *s, seat_id seat)
{
	const struct player_row *p = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = player_in(s, seat) });
	return p ? text_of(s, p->address) : STR_NONE;
}

bool seated_envelope(struct letter *out, const struct seating *s, const struct seat_row *seat, const char *kind)
{
	const struct player_row *p = row_find(s->after, TABLE_PLAYER, &(struct player_row){ .player = seat->player });
	*out = (struct letter){ .date = s->commit->time };
	if (!p || p->address == TEXT_NONE)
		return false;
	out->to = text_of(s->after, p->address);
	out->about =
		hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(s->desk->live.name), state_game(s->after)->step));
	out->kind = str_printf(s->arena, "%s-%d", kind, seat->seat);
	return true;
}

bool seated_anew(const struct seating *s, seat_id seat)
{
	return player_in(s->before, seat) != player_in(s->after, seat);
}

/* ---- who comes -------------------------------------------------------------------------------- */

/* By the phase of the game which paragraph says what is next. */
static const char *const next_of[] = { [GAME_MUSTER] = "gathering", [GAME_RUNNING] = "running", [GAME_OVER] = "over" };

void seated_welcome(json_t *value, const struct seating *s, seat_id seat)
{
	const struct str address = address_in(s->after, seat);
	json_t *o;
	if (!address.n)
		return;
	o = json_pack("{s:b,s:b}", "before", player_in(s->before, seat) != PLAYER_NONE,
		      next_of[state_game(s->after)->phase], true);
	joining_about(o, s->desk, s->commit->time, s->arena, NULL); /* without its file of rules it says the less */
	model_set_lines(o, "token", judge_proof_words(s->desk, address, s->arena), s->arena);
	json_object_set_new(value, "welcome", o);
}

/* ---- who goes --------------------------------------------------------------------------------- */

int seated_farewell(const struct seating *s, seat_id seat, struct err *e)
{
	const struct live *l = &s->desk->live;
	struct letter letter = { .to = address_in(s->before, seat), .date = s->commit->time };
	json_t *value;
	if (!letter.to.n)
		return 0;
	letter.about = hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(l->name), state_game(s->after)->step));
	letter.kind = str_printf(s->arena, "farewell-%d", seat);
	const struct seat_row *row = seat_find(s->after, seat);
	const bool given = row && row->player != PLAYER_NONE, out = !row || row->out;
	value = json_pack("{s:b,s:b,s:b}", "given", given, "free", !given && !out, "out", !given && out);
	model_set(value, "seat", seat_name(s->before, seat), s->arena);
	return letter_send(s->desk, &letter, "farewell", value, s->arena, e);
}

/* ---- who writes beside him -------------------------------------------------------------------- */

int seated_second(const struct seating *s, const struct events *events, seat_id seat, struct err *e)
{
	const struct live *l = &s->desk->live;
	for (size_t i = 0; i < events->list.n; i++) {
		const struct event *ev = &events->list.at[i];
		struct letter letter = { .date = s->commit->time };
		if (ev->what != EVENT_SECOND || ev->args[0] != seat)
			continue;
		letter.to = text_of(s->after, (text_id)ev->args[1]);
		letter.about =
			hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(l->name), state_game(s->after)->step));
		letter.kind = str_printf(s->arena, "second-%d", seat);
		json_t *value = json_object();
		model_set(value, "seat", seat_name(s->after, seat), s->arena);
		joining_about(value, s->desk, s->commit->time, s->arena,
			      NULL); /* without its file of rules it says the less */
		model_set_lines(value, "token", judge_proof_words(s->desk, letter.to, s->arena), s->arena);
		return letter_send(s->desk, &letter, "second", value, s->arena, e);
	}
	return 0;
}
