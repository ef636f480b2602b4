/*
 * ring: which call closes next, and its close as a step of its own (law 3). A
 * call closes at its bell, or in the wake of the input or step that brought its
 * end about: all have answered, its children have closed, a rule ended it. A
 * call that closes takes its open children first.
 */
#include "engine/calls.h"
#include "engine/played.h"
#include "engine/tick.h"
#include "engine/work.h"

#include "play/game.h"

struct due {
	bool any;
	const struct call_row *call; /* NULL: votes fall */
	when at;
	bool bell; /* not in a step's wake: an input of the same second comes first */
	unsigned depth;
	struct tick tick; /* it does not close, but this is done to it */
};

static bool children_have_closed(const struct state *s, const struct call_row *c)
{
	return c->children > 0 && !call_has_open_child(s, c->call);
}

bool call_may_end_early(const struct game *g, const struct state *s, const struct call_row *c)
{
	const enum ending ending = kind_of(g, c)->ending;

	return ending == WHEN_ALL_ANSWERED ||
	       (ending == AT_BELL &&
		(option_is(s, "early", "answered") || (c->bell == WHEN_NEVER && !option_is(s, "early", "host"))));
}

static bool has_ended(struct engine *e, const struct state *s, const struct call_row *c)
{
	if (c->kind == KIND_MUSTER)
		return state_game(s)->phase == GAME_MUSTER && muster_is_full(e, s);
	switch (kind_of(e->game, c)->ending) {
	case WHEN_ALL_ANSWERED:
		return all_answered(e, s, c);
	case WHEN_CHILDREN_CLOSED:
		return children_have_closed(s, c);
	case AT_BELL:
		break;
	}
	/* an AT_BELL call that asks nobody waits for its bell; one that has none is never early, and when all
	 * have said what they want nothing else would end it */
	return call_may_end_early(e->game, s, c) && !tick_cools(e, s, c) &&
	       asked_at(s, c->call, asked_begin(s, c->call)) && all_answered(e, s, c);
}

/* A game that cannot begin yet lets the hour of its beginning pass. */
static bool cannot_begin(struct engine *e, const struct state *s, const struct call_row *c)
{
	struct notes why = { .arena = &e->scratch };

	return c->kind == KIND_MUSTER && state_game(s)->phase == GAME_MUSTER && !muster_ready(e, s, &why);
}

/* Its end has come, whatever its bell says. */
static bool is_at_its_end(struct engine *e, const struct state *s, const struct call_row *c)
{
	return c->bell == WHEN_NONE || (c->deaf_since == WHEN_NONE && has_ended(e, s, c));
}

bool call_closes(struct engine *e, const struct state *s, const struct call_row *c)
{
	const bool closes = state_game(s)->paused == WHEN_NONE && !cannot_begin(e, s, c) && is_at_its_end(e, s, c);

	arena_reset(&e->scratch);
	return closes;
}

bool call_is_of_turn(const struct game *g, const struct call_row *c)
{
	return c->kind != KIND_MUSTER && kind_of(g, c)->flags & KIND_BOUNDARY;
}

when call_played_at(const struct game *g, const struct state *s, const struct call_row *c)
{
	const bool rings = c->bell != WHEN_NEVER && c->bell != WHEN_NONE;

	return rings && call_is_of_turn(g, c) ? c->bell + option_seconds(s, "grace") : c->bell;
}

/* Its bell, or an early end that was told. */
static when ends_at(struct engine *e, const struct call_row *c)
{
	const when bell = call_played_at(e->game, e->tip, c), early = tick_cooled(e->tip, c->call);

	return early < bell ? early : bell;
}

static struct due tick_of(struct engine *e, const struct call_row *c)
{
	struct due d = { .tick = tick_due(e, c), .depth = call_depth(e->tip, c) };

	if (d.tick.what) {
		d.any = true;
		d.call = c;
		d.at = d.tick.at;
		d.bell = d.tick.waits;
	}
	return d;
}

static struct due due_of(struct engine *e, const struct call_row *c)
{
	const struct game_row *g = state_game(e->tip);
	struct due d = { .depth = call_depth(e->tip, c) };

	if (cannot_begin(e, e->tip, c))
		return d;
	if (is_at_its_end(e, e->tip, c)) {
		d.any = true;
		d.call = c;
		d.at = e->now;
	} else if (c->deaf_since == WHEN_NONE && ends_at(e, c) != WHEN_NEVER) {
		const when bell = ends_at(e, c);

		d.any = true;
		d.call = c;
		d.at = bell > g->last ? bell : g->last;
		d.bell = true;
	}
	return d;
}

/* Law 3: the earliest; what is in a step's wake before a bell; the deepest child; the lowest id. */
static bool is_sooner(const struct due *a, const struct due *b)
{
	if (!b->any || !a->any)
		return a->any && !b->any;
	if (a->at != b->at)
		return a->at < b->at;
	if (a->bell != b->bell)
		return b->bell;
	return a->depth > b->depth;
}

static struct due lapse_of(const struct state *s)
{
	const when ends = state_game(s)->phase == GAME_RUNNING ? vote_ends(s) : WHEN_NEVER, last = state_game(s)->last;

	return (struct due){ .any = ends != WHEN_NEVER, .at = ends > last ? ends : last, .bell = true };
}

static struct due next_due(struct engine *e)
{
	struct due best = { 0 };

	if (state_game(e->tip)->paused != WHEN_NONE)
		return best;
	best = lapse_of(e->tip);
	for (size_t i = 0; i < row_count(e->tip, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, e->tip, TABLE_CALL, i);
		const struct due close = due_of(e, c), tick = tick_of(e, c);

		if (is_sooner(&close, &best))
			best = close;
		if (is_sooner(&tick, &best))
			best = tick;
	}
	arena_reset(&e->scratch);
	return best;
}

static bool is_under(const struct state *s, const struct call_row *c, call_id parent)
{
	while (c && c->parent != parent)
		c = c->parent == CALL_NONE ? NULL : call_find(s, c->parent);
	return c != NULL;
}

/* The call itself, or the deepest of the open calls under it. */
static const struct call_row *first_to_close(const struct state *s, const struct call_row *c)
{
	const struct call_row *best = c;
	unsigned depth = 0;

	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *child = ROW(struct call_row, s, TABLE_CALL, i);

		if (is_under(s, child, c->call) && call_depth(s, child) > depth) {
			best = child;
			depth = call_depth(s, child);
		}
	}
	return best;
}

/* ---- the close of one call ---- */

static bool has_blocking_child(struct engine *e, const struct state *s, call_id parent)
{
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->parent == parent && kind_of(e->game, c)->flags & KIND_BLOCKS)
			return true;
	}
	return false;
}

/* Law 2: the parent hears again, and its bell moves by the time it was deaf; a pause within that time
 * moves it by itself. */
static void let_hear(struct engine *e, struct state *s, call_id parent, when now)
{
	struct call_row *c = row_edit(s, TABLE_CALL, &(struct call_row){ .call = parent });
	when paused = state_game(s)->paused, until = paused != WHEN_NONE && paused < now ? paused : now;

	if (!c || c->deaf_since == WHEN_NONE || has_blocking_child(e, s, parent))
		return;
	if (c->bell != WHEN_NEVER && c->bell != WHEN_NONE && until > c->deaf_since)
		c->bell += until - c->deaf_since;
	c->deaf_since = WHEN_NONE;
}

static void remove_call(struct state *s, call_id call)
{
	size_t i = asked_begin(s, call);
	const struct asked_row *row;

	while ((row = asked_at(s, call, i))) {
		struct asked_row key = *row;

		row_remove(s, TABLE_ASKED, &key);
	}
	row_remove(s, TABLE_WAITED, &(struct waited_row){ call });
	row_remove(s, TABLE_REOPENED, &(struct waited_row){ call });
	row_remove(s, TABLE_COOLING, &(struct cooling_row){ .call = call });
	for (i = row_count(s, TABLE_HELD); i-- > 0;) {
		const struct held_row *held = ROW(struct held_row, s, TABLE_HELD, i);

		if (held->call == call)
			row_remove(s, TABLE_HELD, &(struct held_row){ held->seat, held->number });
	}
	row_remove(s, TABLE_CALL, &(struct call_row){ .call = call });
}

/* The words of luck in the book go into the dice of its close. */
static void take_luck(struct engine *e, struct state *s, call_id call)
{
	struct book *b = book_find(e, call);

	for (size_t i = 0; b && i < b->seats.n; i++) {
		const struct seat_row *seat = seat_find(s, (seat_id)i);
		struct player_row *p;

		if (!b->seats.at[i] || b->seats.at[i]->now.luck == TEXT_NONE || !seat)
			continue;
		p = row_edit(s, TABLE_PLAYER, &(struct player_row){ .player = seat->player });
		if (p)
			p->luck = b->seats.at[i]->now.luck;
	}
}

static void take_dice(struct engine_work *w, call_id call)
{
	struct mail **mails;
	size_t n = book_mails(w->engine, call, &mails, w->turn.arena);
	struct hash *list = ARENA_ARRAY(w->turn.arena, struct hash, n);

	for (size_t i = 0; i < n; i++)
		list[i] = mails[i]->input.hash;
	step_dice(w, list, n);
}

static void take_orders(struct engine_work *w, call_id call)
{
	struct book *b = book_find(w->engine, call);

	for (size_t i = 0; b && i < b->seats.n; i++)
		for (size_t k = 0; b->seats.at[i] && k < b->seats.at[i]->now.n; k++)
			VEC_PUSH(&w->orders, w->turn.arena, b->seats.at[i]->now.orders[k]);
}

static bool took_any(const struct seat_book *s)
{
	for (size_t i = 0; s && i < s->sheets.n; i++) {
		const struct booked *b = &s->sheets.at[i];

		if (!b->mail->input.host && (b->n || b->clears || b->says != SAYS_NOTHING || b->luck != TEXT_NONE))
			return true;
	}
	return false;
}

/* Who was asked, and who has sent something that was taken. */
static void note_misses(struct turn *t, const struct call_row *c)
{
	const struct book *b = book_find(t->work->engine, c->call);
	const struct asked_row *asked;

	for (size_t i = asked_begin(t->after, c->call);
	     call_is_of_turn(t->game, c) && (asked = asked_at(t->after, c->call, i)); i++)
		miss_asked(t, asked->seat);
	for (size_t i = 0; b && i < b->seats.n; i++)
		if (took_any(b->seats.at[i]))
			miss_wrote(t, (seat_id)i);
}

static void close_call(struct engine *e, const struct due *d, struct step *out)
{
	struct engine_work *w = step_begin(e, e->tip, d->at);
	struct turn *t = &w->turn;
	struct call_row c = *d->call;
	const struct str played = played_by_close(w, c.call), lapsed = waiting_lapses(w, c.call);

	w->closing = t->call = c.call;
	if (d->bell)
		state_game_edit(t->after)->rung = d->at;
	take_luck(e, t->after, c.call);
	take_dice(w, c.call);
	take_orders(w, c.call);
	note_misses(t, &c);
	remove_call(t->after, c.call);
	let_hear(e, t->after, c.parent, d->at);
	EVENT(t, EVENT_CLOSED, c.kind, c.subject);
	kind_of(e->game, &c)->close(t, &c);
	step_end(w, out);
	out->played = played;
	out->lapsed = lapsed;
}

/* ---- a bell that waits ---- */

/* How long it does, where somebody has sent nothing; 0: not, or it has. */
static int64_t wait_of(struct engine *e, const struct call_row *c)
{
	const int64_t always = option_seconds(e->tip, "missed"), first = option_seconds(e->tip, "first_turn");
	const bool is_first = state_game(e->tip)->turn == 1 && first > always;

	if (!call_is_of_turn(e->game, c) || row_find(e->tip, TABLE_WAITED, &(struct waited_row){ c->call }) ||
	    !asked_at(e->tip, c->call, asked_begin(e->tip, c->call)))
		return 0;
	return is_first ? first : always;
}

static void put_off(struct engine *e, const struct due *d, int64_t seconds, struct step *out)
{
	struct engine_work *w = step_begin(e, e->tip, d->at);
	struct turn *t = &w->turn;

	t->call = d->call->call;
	state_game_edit(t->after)->rung = d->at;
	row_put(t->after, TABLE_WAITED, &(struct waited_row){ d->call->call });
	step_dice(w, NULL, 0);
	EVENT(t, EVENT_WAITS, d->call->kind);
	VEC_LAST(&t->events.list)->call = d->call->call;
	const when bell = d->call->bell + seconds; /* the grace of this one is no part of it */
	call_ring_at(t, d->call->call, bell > d->at ? bell : d->at + seconds);
	step_end(w, out);
}

static void let_votes_fall(struct engine *e, when at, struct step *out)
{
	struct engine_work *w = step_begin(e, e->tip, at);

	step_dice(w, NULL, 0);
	vote_lapse(&w->turn);
	step_end(w, out);
}

bool engine_ring(struct engine *e, when t, bool inclusive, struct step *step)
{
	struct due d = next_due(e);

	if (!d.any)
		return false;
	if (d.bell && !(d.at < t || (inclusive && d.at == t) || d.at <= state_game(e->tip)->rung))
		return false;
	engine_tidy(e);
	if (!d.call) {
		let_votes_fall(e, d.at, step);
		return true;
	}
	if (d.tick.what) {
		tick_make(e, &d.tick, step);
		return true;
	}
	const int64_t wait = d.bell ? wait_of(e, d.call) : 0;
	if (wait && !all_answered(e, e->tip, d.call)) {
		put_off(e, &d, wait, step);
		return true;
	}
	d.call = first_to_close(e->tip, d.call);
	close_call(e, &d, step);
	return true;
}

when engine_next(const struct engine *e)
{
	struct due d = next_due(e->self);

	return d.any ? d.at : WHEN_NEVER;
}
