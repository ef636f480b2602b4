/*
 * seated: see seated.h.
 */
#include "disk/judge.h"
#include "letters/joining.h"
#include "letters/letters.h"
#include "letters/outset.h"
#include "letters/seated.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

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

bool seated_anew(const struct seating *s, seat_id seat)
{
	return player_in(s->before, seat) != player_in(s->after, seat);
}

/* ---- who comes -------------------------------------------------------------------------------- */

static const char *what_next(const struct state *s)
{
	if (state_game(s)->phase == GAME_OVER)
		return "The game is over; there is nothing more to do.";
	if (state_game(s)->phase == GAME_MUSTER)
		return "The game has not begun; you will get a letter when it does. Until then there is nothing you must do.";
	return "Write your orders to the address below, a line each. Every mail is answered at once: what was understood, "
	       "and all that then stands for you. What was ordered for the seat before stands until you change it.";
}

void seated_welcome(struct buf *out, const struct seating *s, seat_id seat)
{
	struct str name = seat_name(s->after, seat), address = address_in(s->after, seat), advice;
	if (!address.n)
		return;
	wrap_paragraph(out,
		       str_printf(s->arena, "You play %.*s now: the host has given you the seat%s.", STR_ARG(name),
				  player_in(s->before, seat) == PLAYER_NONE ? "" : " of the one who played it before"),
		       0, COLUMNS);
	outset_asked(out, s->desk->live.game, s->after, seat);
	wrap_paragraph(out, str_c(what_next(s->after)), 0, COLUMNS);
	buf_add_char(out, '\n');
	joining_about(out, s->desk, NULL); /* without its file of rules it says the less */
	advice = judge_token_words(s->desk, address, s->arena);
	if (advice.n)
		buf_addf(out, "\n%.*s\n", STR_ARG(advice));
	buf_add_char(out, '\n');
}

/* ---- who goes --------------------------------------------------------------------------------- */

static struct str farewell_text(const struct seating *s, seat_id seat)
{
	struct buf b = buf_new(s->arena);
	struct str name = seat_name(s->after, seat), host = hosts_chief(&s->desk->live.hosts);
	const bool given = player_in(s->after, seat) != PLAYER_NONE;
	buf_addf(&b, "Game %.*s.\n\n", STR_ARG(s->desk->live.name));
	wrap_paragraph(
		&b,
		str_printf(s->arena,
			   "You no longer play %.*s: the host has %s. There is nothing more to send; mails "
			   "of yours are not taken as orders of %.*s, and no reports will come. Thank you for having "
			   "played.",
			   STR_ARG(name), given ? "given the seat to another player" : "taken it out of the game",
			   STR_ARG(name)),
		0, COLUMNS);
	buf_addf(&b, "\nIf that comes as a surprise, ask the host%s%.*s.\n", host.n ? ": " : "", STR_ARG(host));
	return buf_str(&b);
}

int seated_farewell(const struct seating *s, seat_id seat, struct err *e)
{
	struct live *l = &s->desk->live;
	struct letter letter = { .from = live_address(l, s->arena), .from_name = l->name };
	letter.to = address_in(s->before, seat);
	if (!letter.to.n)
		return 0;
	letter.subject = str_printf(s->arena, "you no longer play %.*s [pbp:%.*s]", STR_ARG(seat_name(s->after, seat)),
				    STR_ARG(l->name));
	letter.text = farewell_text(s, seat);
	letter.about = hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(l->name), state_game(s->after)->step));
	letter.kind = str_printf(s->arena, "farewell-%d", seat);
	letter.date = s->commit->time;
	return outbox_add(&l->root->outbox, &letter, e);
}
