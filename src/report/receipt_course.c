/* receipt_course: what came of that for which a mail was sent: it ended by it, and what follows; or it goes on, and until when. */
#include "report/facts.h"
#include "report/letter.h"
#include "report/moment.h"

#include "bind/callname.h"

/* ---- what came of a mail that closed what it was for ---- */

static bool asks(const struct facts *f, call_id call)
{
	return f->o->seat != SEAT_NONE && seat_asked_for(f->r->game, f->r->state, call, f->o->seat) != SEAT_NONE;
}

static bool asks_anybody(const struct state *s, call_id call)
{
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++)
		if (ROW(struct asked_row, s, TABLE_ASKED, i)->call == call)
			return true;
	return false;
}

/* What is asked now: the newest that asks the seat, else the newest that asks anybody. */
static const struct call_row *next_call(const struct facts *f)
{
	const struct state *s = f->r->state;
	const struct call_row *any = NULL;

	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->deaf_since == WHEN_NONE && asks(f, c->call))
			return c;
		if (c->deaf_since == WHEN_NONE && !any && asks_anybody(s, c->call))
			any = c;
	}
	return any;
}

enum { NAMES_AT_MOST = 8 };

/* for: the seat that he plays beside his own; else asked: their names; players: how many, where they are too many. */
static void set_asked(json_t *next, const struct facts *f, call_id call)
{
	const struct state *s = f->r->state;
	const seat_id played = f->o->seat == SEAT_NONE ? SEAT_NONE : seat_asked_for(f->r->game, s, call, f->o->seat);
	struct buf names = buf_new(f->arena);
	size_t n = 0;

	if (played != SEAT_NONE) {
		facts_set(next, f, "for", played == f->o->seat ? STR_NONE : seat_name(s, played));
		return;
	}
	for (size_t i = 0; i < row_count(s, TABLE_ASKED); i++) {
		const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, i);

		if (row->call == call && n++ < NAMES_AT_MOST)
			buf_addf(&names, "%s%.*s", names.n ? ", " : "", STR_ARG(seat_name(s, row->seat)));
	}
	if (n > NAMES_AT_MOST)
		model_set_number(next, "players", n);
	else
		facts_set(next, f, "asked", buf_str(&names));
}

static void set_what_follows(const struct facts *f)
{
	const struct state *s = f->r->state;
	const struct call_row *c = next_call(f);
	const int32_t turn = state_game(s)->turn;
	json_t *next;

	if (!c)
		return;
	c = call_whole(f->r->game, s, c);
	next = facts_within(f->value, "next");
	facts_set_turn(next, f, "in", turn != f->o->turn ? turn : 0, false);
	model_set(next, "what", call_words(f->r->game, s, c, f->arena), f->arena);
	set_asked(next, f, c->call);
	facts_set_moment(next, f, "by", state_bell(s, c->bell));
}

/* Players gather in turn 0, which has no report; reports are sent to seats, and the host plays none. */
static void set_ended(const struct facts *f)
{
	json_t *ended;

	if (f->o->turn <= 0)
		return;
	ended = facts_within(f->value, "ended");
	model_set_number(ended, "number", (size_t)f->o->turn);
	model_set_flag(ended, "letter", f->o->seat != SEAT_NONE);
}

static void set_closing(const struct facts *f)
{
	const struct outcome *o = f->o;
	const struct game_row *g = state_game(f->r->state);
	json_t *closing = facts_within(f->value, "closing");

	model_set(closing, "what", o->call_name, f->arena);
	model_set_flag(closing, "last", facts_is_sealed(f) && o->seat != SEAT_NONE && !o->awaited);
	if (facts_fate(f) == WOULD_CLOSE)
		return;
	if (g->phase != GAME_OVER && g->turn > o->turn)
		set_ended(f);
	set_what_follows(f);
}

/* The game that went on by it. */
void receipt_course(const struct facts *f)
{
	const struct game_row *g = state_game(f->r->state);
	const bool closed = facts_fate(f) == HAS_CLOSED;

	model_set_flag(f->value, "over", closed && g->phase == GAME_OVER);
	facts_set_turn(f->value, f, "now", closed && g->phase != GAME_OVER && g->turn > f->o->turn ? g->turn : 0,
		       false);
}

/* ---- what is open ---- */

/* Whoever missed the bell by little may think that he did not. */
static void set_late(json_t *open, const struct facts *f)
{
	enum { CROSSED_MOST = 900 }; /* it may have been on its way; who writes later has read what is open */
	const struct game_row *g = state_game(f->r->state);
	const int64_t late = g->rung > 0 && f->r->now >= g->rung ? f->r->now - g->rung : CROSSED_MOST;
	json_t *by;

	if (!(f->good || f->bad) || late >= CROSSED_MOST || g->phase != GAME_RUNNING || !facts_is_sealed(f) ||
	    f->o->seat == SEAT_NONE)
		return;
	by = facts_within(open, "late");
	facts_set_moment(by, f, "bell", g->rung);
	model_set_count(by, "minutes", (size_t)(late / 60), f->arena);
	model_set_count(by, "seconds", late < 60 ? (size_t)late : 0, f->arena);
}

/* left: how much time there is when the game goes on. */
static void set_rest(json_t *open, const struct facts *f)
{
	const struct call_row *c = call_find(f->r->state, f->o->call);
	const int64_t left = c && c->kind != KIND_MUSTER ? state_left(f->r->state, c->opened, c->bell) : 0;

	facts_set(facts_within(open, "rests"), f, "left", left ? duration_words(f->arena, left) : STR_NONE);
}

/* Who plays, and is asked nothing now, reads whose turn it is. */
static bool waits_for_turn(const struct facts *f)
{
	const struct call_row *c = next_call(f);

	return c && !asks(f, c->call) && f->o->call == CALL_NONE && f->o->seat != SEAT_NONE &&
	       state_game(f->r->state)->phase == GAME_RUNNING;
}

static void set_open(const struct facts *f)
{
	const struct outcome *o = f->o;
	const bool seated = o->seat != SEAT_NONE;
	const bool told = facts_is_sealed(f) && seated &&
			  o->what == OUTCOME_ORDERS; /* the result has said until when */
	const struct call_row *c = call_find(f->r->state, o->call), *whole;
	json_t *open;

	if (f->r->news && !seated)
		return;
	if (!c && seated && state_game(f->r->state)->phase == GAME_RUNNING)
		set_what_follows(f);
	if (!c)
		return;
	whole = call_whole(f->r->game, f->r->state, c);
	open = facts_within(f->value, "open");
	model_set(open, "what", whole == c ? o->call_name : call_words(f->r->game, f->r->state, whole, f->arena),
		  f->arena);
	facts_set_moment(open, f, "by",
			 told         ? WHEN_NEVER
			 : whole == c ? o->bell
				      : state_bell(f->r->state, whole->bell));
	/* who alone is asked knows it */
	const bool counts = seated && o->asked > 1 && call_awaits(f->r->game, f->r->state, c);
	model_set_count(open, "awaited", counts ? o->awaited : 0, f->arena);
	model_set_count(open, "asked", counts ? o->asked : 0, f->arena);
	/* a yes would be the last answer that is awaited */
	model_set_flag(open, "last",
		       f->held && facts_is_sealed(f) && counts && o->awaited == 1 && !o->in_grace && o->early &&
			       !f->waits);
	set_late(open, f);
	model_set_flag(open, "grace", o->in_grace);
	if (state_game(f->r->state)->paused != WHEN_NONE)
		set_rest(open, f);
}

static when bell_of_muster(const struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_MUSTER)
			return ROW(struct call_row, s, TABLE_CALL, i)->bell;
	return WHEN_NEVER;
}

/* What a joiner waits for. */
static void set_begin(const struct facts *f)
{
	const when bell = bell_of_muster(f->r->state);

	if (state_game(f->r->state)->phase != GAME_MUSTER || f->o->call != CALL_NONE || bell == WHEN_NEVER ||
	    bell == WHEN_NONE)
		return;
	facts_set_moment(facts_within(f->value, "begins"), f, "at", f->r->now && bell <= f->r->now ? WHEN_NEVER : bell);
}

void receipt_call(const struct facts *f)
{
	if (facts_fate(f) != GOES_ON)
		set_closing(f);
	else if (waits_for_turn(f))
		set_what_follows(f);
	else
		set_open(f);
	set_begin(f);
}
