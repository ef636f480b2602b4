/*
 * hostturn: see hostturn.h.
 */
#include "letters/hostturn.h"

#include "bind/callname.h"
#include "letters/letters.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

struct hostturn {
	struct desk *desk;
	const struct report_turn *turn;
	const int *missed;
	struct arena *arena;
};

static size_t seats(const struct hostturn *h)
{
	return row_count(h->turn->after, TABLE_SEAT);
}

static const struct seat_row *seat_at(const struct hostturn *h, size_t i)
{
	return ROW(struct seat_row, h->turn->after, TABLE_SEAT, i);
}

/* "green, pink"; least: of those who missed so many turns in a row. */
static struct str names_of(const struct hostturn *h, int least)
{
	struct buf b = buf_new(h->arena);
	for (size_t i = 0; i < seats(h); i++)
		if (h->missed[i] >= least)
			buf_addf(&b, "%s%.*s", b.n ? ", " : "",
				 STR_ARG(seat_name(h->turn->after, seat_at(h, i)->seat)));
	return buf_str(&b);
}

static struct str address_of(const struct hostturn *h, const struct seat_row *seat)
{
	const struct player_row key = { .player = seat->player }, *p = row_find(h->turn->after, TABLE_PLAYER, &key);
	return p && p->address != TEXT_NONE ? text_of(h->turn->after, p->address) : STR("nobody plays it");
}

static void add_missed(struct buf *out, const struct hostturn *h)
{
	if (!names_of(h, 1).n)
		return;
	buf_add_c(out, "\nNo order came from:\n");
	for (size_t i = 0; i < seats(h); i++) {
		const struct seat_row *seat = seat_at(h, i);
		if (!h->missed[i])
			continue;
		buf_addf(out, "  %.*s (%.*s)", STR_ARG(seat_name(h->turn->after, seat->seat)),
			 STR_ARG(address_of(h, seat)));
		if (h->missed[i] > 1)
			buf_addf(out, ": %d turns in a row", h->missed[i]);
		buf_add_char(out, '\n');
	}
}

/* What is to become of the seats that nobody cares for. */
static void add_question(struct buf *out, const struct hostturn *h, int limit)
{
	struct arena *a = h->arena;
	const struct str name = h->desk->live.name;
	if (!limit || !names_of(h, limit).n)
		return;
	for (size_t i = 0; i < seats(h); i++) {
		const struct str seat = seat_name(h->turn->after, seat_at(h, i)->seat);
		if (h->missed[i] >= limit)
			wrap_paragraph(
				out,
				str_printf(a,
					   "\nWhat is to become of %.*s? Wait, and nothing changes; or write one "
					   "of these, in a mail to the game or at the shell:",
					   STR_ARG(seat)),
				0, COLUMNS);
		if (h->missed[i] >= limit)
			buf_addf(out,
				 "    pbp host %.*s \"replace %.*s by ADDRESS\"\n    pbp host %.*s \"remove %.*s\"\n",
				 STR_ARG(name), STR_ARG(seat), STR_ARG(name), STR_ARG(seat));
	}
}

static void add_open(struct buf *out, const struct hostturn *h)
{
	const struct state *s = h->turn->after;
	const struct zone zone = option_zone(s);
	buf_add_char(out, '\n');
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);
		if (c->kind == KIND_MUSTER || c->deaf_since != WHEN_NONE || c->bell == WHEN_NONE)
			continue;
		const struct str until = c->bell == WHEN_NEVER
						 ? STR_NONE
						 : str_printf(h->arena, ", until %.*s",
							      STR_ARG(when_local(h->arena, &zone, c->bell)));
		wrap_paragraph(out,
			       str_printf(h->arena, "Open now: %.*s%.*s.",
					  STR_ARG(call_words(h->turn->game, s, c, h->arena)), STR_ARG(until)),
			       0, COLUMNS);
	}
}

static struct str text_of_turn(const struct hostturn *h)
{
	const struct report_turn *t = h->turn;
	struct buf b = buf_new(h->arena);
	wrap_paragraph(&b,
		       str_printf(h->arena, "Game %.*s: %.*s", STR_ARG(h->desk->live.name),
				  STR_ARG(report_headline(t, h->arena))),
		       0, COLUMNS);
	add_missed(&b, h);
	add_question(&b, h, option_int(t->after, "missed_limit"));
	if (state_game(t->after)->phase == GAME_RUNNING)
		add_open(&b, h);
	return buf_str(&b);
}

static bool is_wanted(const struct hostturn *h)
{
	const struct state *s = h->turn->after;
	return option_is(s, "host_letter", "turn") || (option_is(s, "host_letter", "missed") && names_of(h, 1).n);
}

static struct str subject_of_turn(const struct hostturn *h)
{
	const struct report_turn *t = h->turn;
	const struct str turn = turn_words(t->game, t->after, t->turn, false, h->arena), who = names_of(h, 1);
	const int limit = option_int(t->after, "missed_limit");
	if (limit && names_of(h, limit).n)
		return str_printf(h->arena, "%.*s sent nothing for %d turns: what now? [pbp:%.*s]",
				  STR_ARG(names_of(h, limit)), limit, STR_ARG(h->desk->live.name));
	return str_printf(h->arena, "%.*s has ended%s%.*s [pbp:%.*s]", STR_ARG(turn),
			  who.n ? "; nothing came from " : "", STR_ARG(who), STR_ARG(h->desk->live.name));
}

int letter_host_turn(struct desk *k, const struct report_turn *t, struct str name, const int *missed, struct err *e)
{
	struct arena a = ARENA_INIT;
	const struct hostturn h = { k, t, missed, &a };
	const struct hash about = hash_of(str_printf(&a, "%.*s/%.*s", STR_ARG(k->live.name), STR_ARG(name)));
	const int code = is_wanted(&h) ? letter_game_notice(k, subject_of_turn(&h), text_of_turn(&h), &about, t->to, e)
				       : 0;
	arena_release(&a);
	return code;
}
