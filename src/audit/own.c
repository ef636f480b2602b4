/*
 * own: a mail as its writer has it, read again as it was when it arrived, against the board that the history shows of
 * then. Each order of its ticket should stand in it, and what stands in it and not in the ticket was not taken.
 */
#include "audit/tickets.h"

#include "base/file.h"
#include "disk/message.h"
#include "disk/words.h"
#include "hear/hear.h"

enum { MAIL_MOST = 1 << 24 };

static void tell(struct audit *c, struct str line)
{
	VEC_PUSH(&c->tickets.own, c->place->run, line);
}

static const struct held_ticket *ticket_by_id(const struct held_tickets *all, struct str id)
{
	for (size_t i = 0; id.n && i < all->list.n; i++)
		if (str_eq(all->list.at[i].t.id, id))
			return &all->list.at[i];
	return NULL;
}

/* ---- read again ------------------------------------------------------------------------------- */

/* In a public history nobody has an address. */
static void give_address(struct state *s, struct str seat, struct str address)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *row = ROW(struct seat_row, s, TABLE_SEAT, i);
		const struct player_row key = { .player = row->player };
		struct player_row *p = str_eq(seat_name(s, row->seat), seat) ? row_edit(s, TABLE_PLAYER, &key) : NULL;
		if (p)
			p->address = text_intern(s, address);
	}
}

static int open_board(struct live *l, struct audit *c, const struct ticket *t, struct str address, struct err *e)
{
	const struct state *then;
	*l = (struct live){ .root = &c->root, .private = c->store, .tip = c->commits[0].id };
	int code = live_game_of(l, e);
	if (!code)
		code = live_state(&then, l, &c->commits[t->after - 1].id, &l->arena, e);
	if (code)
		return code;
	struct state *s = state_copy(then, &l->arena);
	give_address(s, t->seat, address);
	l->name = l->game->name;
	l->binder = binder_new(l->game, s, &l->arena);
	l->engine = engine_new(l->game, l->binder, s, NULL, &l->arena);
	engine_use_seeds(l->engine, audit_seeds, c);
	return 0;
}

/* What it is understood to say (engine/tape.h). */
static int read_again(struct str *tape, struct audit *c, const struct ticket *t, struct str raw,
		      const struct message *m, struct err *e)
{
	struct live l;
	struct outcome o;
	struct input in;
	const struct decision d = { .arrival = t->arrived,
				    .after = (uint32_t)t->after,
				    .place = (uint32_t)t->place,
				    .hash = t->mail,
				    .class = STR("orders"),
				    .reason = STR(""),
				    .seat = STR(""),
				    .from = m->from,
				    .verdict = STR("absent"),
				    .raw = raw };
	const int code = open_board(&l, c, t, m->from, e);
	if (!code) {
		live_input(&in, &l, &d, m, &l.arena);
		in.flags &= ~(unsigned)INPUT_COPIED;
		engine_read(l.engine, &in, &o, &l.arena);
		*tape = str_dup(c->place->run, o.tape);
	}
	live_release(&l);
	return code;
}

/* ---- beside the ticket ------------------------------------------------------------------------ */

/* Of a line of a ticket the order or the request; p NULL: it is a head. */
static struct str said_in(struct str line)
{
	static const char *const heads[] = { "act order said ", "act request says=", "order ", "drop " };
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		if (str_starts(line, str_c(heads[i])))
			return str_sub(line, strlen(heads[i]), line.n);
	return STR_NONE;
}

static bool is_read(struct str tape, struct str said, struct arena *a)
{
	const struct str order = str_printf(a, " said %.*s", STR_ARG(said));
	const struct str request = str_printf(a, " says=%.*s", STR_ARG(said));
	struct str line;
	while (str_line(&tape, &line))
		if (str_ends(line, order) || str_ends(line, request))
			return true;
	return false;
}

/* What is said of the sheet as a whole stands in its head. */
static bool is_of_head(struct str said)
{
	static const char *const words[] = { "withdraw", "\"withdraw ", "done", "wait", "pass", "luck " };
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_starts(said, str_c(words[i])))
			return true;
	return false;
}

static bool is_taken(const struct ticket *t, struct str said)
{
	struct str rest = t->took, line;
	while (str_line(&rest, &line))
		if (str_eq(said_in(line), said))
			return true;
	return false;
}

static void compare(struct audit *c, const char *path, const struct held_ticket *held, struct str tape)
{
	struct arena *a = c->place->run;
	struct str rest = held->t.took, line;
	struct buf more = buf_new(a);
	size_t all = 0, found = 0;
	while (str_line(&rest, &line)) {
		const struct str said = said_in(line);
		const bool there = said.p && is_read(tape, said, a);
		all += said.p != NULL;
		found += there;
		if (said.p && !there)
			buf_addf(&more, "\n  in the ticket, and not read in your mail: %.*s", STR_ARG(said));
	}
	for (rest = tape; str_line(&rest, &line);) {
		const size_t at = str_find(line, STR(" said "));
		const struct str said = str_sub(line, at + 6, line.n);
		if (at < line.n && !is_of_head(said) && !is_taken(&held->t, said))
			buf_addf(&more, "\n  in your mail, and not taken: %.*s", STR_ARG(said));
	}
	tell(c, str_printf(a, "%s: %zu of %zu orders of its ticket stand in it as this pbp reads it.%.*s", path, found,
			   all, STR_ARG(buf_str(&more))));
}

int own_check(struct audit *c, const char *path, const struct held_tickets *all, struct err *e)
{
	struct arena *a = c->place->run;
	struct message m;
	struct str raw, tape;
	int code = file_read(&raw, path, MAIL_MOST, a, e);
	if (code)
		return code;
	message_read(&m, raw, false, &c->root.site, a);
	const struct held_ticket *held = ticket_by_id(all, m.id);
	if (!held || held->t.after < 1 || (size_t)held->t.after > c->n) {
		tell(c,
		     str_printf(
			     a,
			     "%s: none of the tickets that were given is of this mail (its Message-ID is %.*s). Give the "
			     "letter that answers it with --receipt.",
			     path, STR_ARG(m.id.n ? m.id : STR("missing"))));
		return 0;
	}
	code = read_again(&tape, c, &held->t, raw, &m, e);
	if (!code)
		compare(c, path, held, tape);
	return code;
}
