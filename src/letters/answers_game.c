/* answers_game: how the game stands, of his own and of what everybody may know (asking.h). */
#include "world/observer.h"
#include "letters/asking.h"
#include "letters/done.h"
#include "letters/outset.h"
#include "bind/callname.h"
#include "disk/place.h"
#include "speech/ask.h"
#include "speech/mention.h"
#include "report/moment.h"
#include "letters/formed.h"
#include "report/holdings.h"
#include "report/places.h"
#include "report/standings.h"

static struct str until(const struct asking *q, when bell)
{
	bell = state_bell(q->state, bell);
	if (bell == WHEN_NEVER || bell == WHEN_NONE)
		return STR_NONE;
	return str_printf(q->arena, ", until %.*s",
			  STR_ARG(moment_words(q->state, q->to->heard->o.player, bell, q->arena)));
}

static bool is_asked(const struct asking *q, const struct call_status *c)
{
	for (size_t i = 0; i < c->nasked; i++)
		if (seat_speaks_for(q->game, q->state, q->seat, c->asked[i]))
			return true;
	return false;
}

/* Ten auctions that close together are one line: how many are like the first, or that another has told of this one. */
static size_t alike(const struct asking *q, const struct call_status *calls, size_t n, size_t i, bool *told)
{
	size_t like = 0;
	*told = false;
	for (size_t k = 0; k < n; k++) {
		const struct call_row *a = call_find(q->state, calls[i].call), *b = call_find(q->state, calls[k].call);
		const bool same = a && b && a->kind == b->kind && !calls[k].deaf && calls[k].bell == calls[i].bell &&
				  calls[k].nasked == calls[i].nasked && calls[k].nawaited == calls[i].nawaited &&
				  is_asked(q, &calls[k]) == is_asked(q, &calls[i]);
		like += same && k > i;
		*told |= same && k < i;
	}
	return like;
}

static const char *asked_of(const struct asking *q, const struct call_status *c)
{
	return str_cstr(q->arena,
			str_printf(q->arena, "Asked of %.*s", STR_ARG(outset_whom(q->state, c->call, q->arena))));
}

int tell_status(struct buf *out, const struct asking *q, struct err *e)
{
	const struct call_status *calls;
	const size_t n = engine_calls(q->desk->live.engine, &calls, q->arena);
	const struct game_row *g = state_game(q->state);
	(void)e;
	if (g->phase == GAME_OVER)
		buf_add_c(out, "The game is over.\n");
	else if (g->phase == GAME_MUSTER)
		buf_add_c(out, "The game has not begun; players are gathered.\n");
	else
		buf_addf(out, "It is %.*s.%s\n", STR_ARG(turn_words(q->game, q->state, g->turn, false, q->arena)),
			 g->paused != WHEN_NONE ? " The game rests: no bell rings before the host goes on." : "");
	for (size_t i = 0; i < n; i++) {
		const struct call_status *c = &calls[i];
		const struct call_row *row = call_find(q->state, c->call);
		bool told;
		const size_t like = alike(q, calls, n, i, &told);
		if (!row || !c->nasked || c->deaf || told)
			continue;
		paragraph(out, str_printf(q->arena, "%s: %.*s%s%.*s; %zu of %zu still awaited.",
					  is_asked(q, c) ? "Asked of you" : asked_of(q, c),
					  STR_ARG(call_words(q->game, q->state, row, q->arena)),
					  like ? str_printf(q->arena, ", and %zu more of the kind", like).p : "",
					  STR_ARG(until(q, c->bell)), c->nawaited, c->nasked));
	}
	return 0;
}

/* Orders wait for a bell: the receipt itself says what stands. */
bool asking_is_kept(const struct asking *q)
{
	const struct call_kind *kind = q->to->heard->o.kind;
	return kind && kind->hearing == SEALED && q->seat != SEAT_NONE;
}

/* What stands for another call than the one that the mail was for; how many. */
static size_t tell_standing(struct buf *out, const struct asking *q)
{
	struct outcome o = { 0 };
	if (q->seat != SEAT_NONE && !q->to->heard->o.nstanding)
		engine_outlook(q->desk->live.engine, q->seat, &o, q->arena);
	if (o.nstanding)
		buf_add_c(out, "What stands for you:\n");
	for (size_t i = 0; i < o.nstanding; i++)
		letter_line(out, o.standing[i], 2);
	return o.nstanding;
}

/* Where orders act as they come, what the last of them did. */
int tell_orders(struct buf *out, const struct asking *q, struct err *e)
{
	struct str *done;
	size_t n;
	int32_t turn;
	const size_t standing = tell_standing(out, q);
	const int code = done_orders(&done, &n, &turn, q->desk, q->to->heard->o.player, q->arena, e);
	if (code)
		return code;
	if (n)
		buf_addf(out, "Done, in %.*s:\n", STR_ARG(turn_words(q->game, q->state, turn, false, q->arena)));
	for (size_t i = 0; i < n; i++)
		letter_line(out, done[i], 2);
	if (!n && !standing)
		buf_add_c(out, "No order stands for you.\n");
	return 0;
}

int tell_position(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	const size_t before = out->n;
	if (q->seat == SEAT_NONE)
		buf_add_c(out, "You have no seat.\n");
	else
		holdings_write(out, q->game, q->state, q->seat);
	if (out->n == before)
		buf_add_c(out, "Nobody has anything yet. The board: answer \"map\".\n");
	return 0;
}

int tell_standings(struct buf *out, const struct asking *q, struct err *e)
{
	const size_t before = out->n;
	standings_write(out, q->game, q->state, q->seat);
	return out->n > before ? 0 : tell_position(out, q, e);
}

/* How much it is, then what; what all may see of it. */
static void tell_one(struct buf *out, const struct asking *q, struct str name)
{
	const size_t before = out->n;
	const seat_id seat = seat_by_name(q->state, name);
	struct buf counted = buf_new(q->arena);
	if (seat != SEAT_NONE) {
		standings_of(&counted, q->game, q->state, seat);
		if (counted.n)
			buf_addf(out, "  %.*s: %.*s\n", STR_ARG(name), STR_ARG(buf_str(&counted)));
		holdings_public(out, q->game, q->state, seat);
	}
	if (out->n == before)
		buf_addf(out, "  %.*s: nothing that all may see\n", STR_ARG(name));
}

/* "green,blue" */
int tell_theirs(struct buf *out, const struct asking *q, struct err *e)
{
	struct str rest = q->about, name;
	(void)e;
	while (str_cut(&rest, ',', &name))
		tell_one(out, q, name);
	return 0;
}

/* "How many places are there in all?" */
static bool counts(struct str words)
{
	return mentions(words, STR("how many")) || mentions(words, STR("how big")) ||
	       mentions(words, STR("how large")) || mentions(words, STR("number of"));
}

int tell_map(struct buf *out, const struct asking *q, struct err *e)
{
	(void)e;
	if (q->asked->guessed && counts(q->asked->words)) {
		buf_addf(out, "The board has %u places. Answer \"map\", and all of them are listed.\n",
			 (unsigned)q->game->map->nareas);
		return 0;
	}
	buf_add_c(out, "Every place, what stands there, and what it touches:\n");
	places_write(out, q->game, q->state);
	return 0;
}

int tell_neighbours(struct buf *out, const struct asking *q, struct err *e)
{
	const area_id area = places_find(q->game->map, q->about, q->arena);
	(void)e;
	if (area == AREA_NONE) {
		paragraph(
			out,
			str_printf(q->arena,
				   "There is no place \"%.*s\", or more than one begins so. Answer \"places\": all of "
				   "them are listed.",
				   STR_ARG(escape_short(q->about, q->arena))));
		return 0;
	}
	if (q->asked->guessed)
		places_one(out, q->game, q->state, area);
	else
		buf_addf(out, "%.*s touches:\n", STR_ARG(q->game->map->areas[area].name));
	places_around(out, q->game, q->state, area);
	return 0;
}

int tell_place(struct buf *out, const struct asking *q, struct err *e)
{
	struct buf form = buf_new(q->arena);
	const area_id area = places_find(q->game->map, q->about, q->arena);
	if (area == AREA_NONE)
		return tell_neighbours(out, q, e);
	places_one(out, q->game, q->state, area);
	if (!q->asked->guessed) /* who asks how many stand there wants to know that */
		formed_write(&form, q->desk, q->state, q->seat, area, q->to->in->at);
	if (form.n)
		buf_addf(out, "What may be ordered of it, say; take away the # where you mean it:\n%.*s",
			 STR_ARG(buf_str(&form)));
	return 0;
}

/* When it begins by itself, where it does. */
static struct str beginning(const struct asking *q)
{
	const int32_t wanted = option_int(q->state, "players");
	when at = WHEN_NONE;
	if (when_parse(option_text(q->state, "begin"), &at))
		return str_printf(q->arena, "The game begins %.*s.",
				  STR_ARG(moment_words(q->state, q->to->heard->o.player, at, q->arena)));
	return wanted > 0
		       ? str_printf(q->arena, "The game begins when %d have joined, or before, when the host says so.",
				    (int)wanted)
		       : STR("The host says when the game begins.");
}

static void tell_how_many(struct buf *out, const struct asking *q)
{
	const bool gathers = state_game(q->state)->phase == GAME_MUSTER;
	const char *of = q->game->rules->people;
	const struct str people = of ? str_printf(q->arena, " The game is for %s.", of) : STR_NONE;
	size_t n = 0;
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		n += seat->player != PLAYER_NONE && !seat->out;
	}
	if (!gathers)
		buf_addf(out, "%zu play%s:\n", n, n == 1 ? "s" : "");
	else if (n)
		paragraph(out, str_printf(q->arena, "%zu ha%s joined so far.%.*s %.*s", n, n == 1 ? "s" : "ve",
					  STR_ARG(people), STR_ARG(beginning(q))));
	else
		paragraph(out, str_printf(q->arena, "Nobody has joined yet.%.*s %.*s", STR_ARG(people),
					  STR_ARG(beginning(q))));
}

/* Of a side without a player: who moves it now, where the rules have others move it. */
static struct str unplayed(const struct asking *q, seat_id of)
{
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		if (seat->seat != of && seat->player != PLAYER_NONE &&
		    seat_speaks_for(q->game, q->state, seat->seat, of))
			return str_printf(q->arena, ", nobody's: %.*s order%s for it when it is on",
					  STR_ARG(seat->seat == q->seat ? STR("you") : seat_name(q->state, seat->seat)),
					  seat->seat == q->seat ? "" : "s");
	}
	return STR(", played by nobody");
}

int tell_who(struct buf *out, const struct asking *q, struct err *e)
{
	const struct str host = hosts_chief(&q->desk->live.hosts);
	const struct viewer me = { AUDIENCE_OWNER, q->seat };
	(void)e;
	tell_how_many(out, q);
	for (size_t i = 0; i < row_count(q->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, q->state, TABLE_SEAT, i);
		const struct away_row *row;
		const struct str name = player_said_name(q->game, q->state, seat->player, me);
		buf_addf(out, "  %.*s%s%s%.*s%s%.*s%s\n", STR_ARG(seat_name(q->state, seat->seat)),
			 seat->seat == q->seat ? ": you" : "", name.n ? ", " : "", STR_ARG(name),
			 seat->out ? ", out" : "",
			 STR_ARG(seat->player == PLAYER_NONE ? unplayed(q, seat->seat) : STR("")),
			 seat_is_away(q->state, seat->seat, q->to->in->at, &row) ? ", away" : "");
	}
	if (host.n)
		buf_addf(out, "  the host: %.*s\n", STR_ARG(host));
	const size_t observers = observer_count(q->state);
	if (observers)
		buf_addf(out, "  %zu who read%s along\n", observers, observers == 1 ? "s" : "");
	return 0;
}
