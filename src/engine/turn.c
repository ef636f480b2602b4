/* turn: what a rule may do (play/turn.h), done to the step in hand. */
#include "play/turn.h"

#include "base/bug.h"
#include "engine/calls.h"
#include "engine/work.h"
#include "play/game.h"

static struct call_row *call_edit(struct turn *t, call_id call)
{
	struct call_row *row = row_edit(t->after, TABLE_CALL, &(struct call_row){ .call = call });

	if (!row)
		BUG("call %d is not open", (int)call);
	return row;
}

/* Law 2: a call with an open BLOCKS child is deaf, and its clock stands still. */
static void parent_note(struct turn *t, const struct call_row *c)
{
	struct call_row *parent;

	if (c->parent == CALL_NONE)
		return;
	parent = call_edit(t, c->parent);
	parent->children++;
	if (kind_of(t->game, c)->flags & KIND_BLOCKS && parent->deaf_since == WHEN_NONE)
		parent->deaf_since = t->now;
}

call_id call_open(struct turn *t, kind_id kind, call_id parent, int32_t subject, when bell, const struct set *asked)
{
	struct call_row c = { .parent = parent,
			      .kind = kind,
			      .subject = subject,
			      .opened = t->now,
			      .bell = bell,
			      .deaf_since = WHEN_NONE };
	const struct call_kind *k = t->game->kinds[kind];

	if (subject >= 0 && k->subject == NOUN_NONE)
		BUG("the call \"%s\" has no class of subjects", k->name);
	if (k->flags & KIND_BOUNDARY)
		amendments_in_force(t);
	c.call = state_game_edit(t->after)->next_call++;
	row_put(t->after, TABLE_CALL, &c);
	for (int32_t s = asked ? set_next(asked, 0) : -1; s >= 0; s = set_next(asked, s + 1))
		row_put(t->after, TABLE_ASKED, &(struct asked_row){ c.call, s, 0 });
	parent_note(t, &c);
	EVENT(t, EVENT_OPENED, kind, subject, bell);
	VEC_LAST(&t->events.list)->call = c.call;
	if (k->open)
		k->open(t, &c);
	return c.call;
}

void call_ring_at(struct turn *t, call_id call, when bell)
{
	struct call_row *c = call_edit(t, call);

	c->bell = bell;
	EVENT(t, EVENT_MOVED_BELL, c->kind, bell);
	VEC_LAST(&t->events.list)->call = call;
}

void call_ask(struct turn *t, call_id call, seat_id seat)
{
	call_edit(t, call);
	if (!call_asks(t->after, call, seat))
		row_put(t->after, TABLE_ASKED, &(struct asked_row){ call, seat, 0 });
}

void call_answered(struct turn *t, call_id call, seat_id seat)
{
	struct asked_row key = { call, seat, 0 }, *row = row_edit(t->after, TABLE_ASKED, &key);

	if (!row)
		BUG("call %d does not ask seat %d", (int)call, (int)seat);
	row->answered = 1;
}

void call_end(struct turn *t, call_id call)
{
	call_edit(t, call)->bell = WHEN_NONE;
}

const struct command *const *book_of(const struct turn *t, call_id call, seat_id seat, size_t *n)
{
	struct seat_book *b = book_seat(t->work->engine, call, seat);

	*n = b ? b->now.n : 0;
	return b ? b->now.orders : NULL;
}

struct set call_asked(const struct turn *t, call_id call)
{
	const struct state *s = call_find(t->after, call) ? t->after : t->before;
	struct set out = set_new(t->arena, seat_limit(s));
	const struct asked_row *row;

	for (size_t i = asked_begin(s, call); (row = asked_at(s, call, i)); i++)
		set_add(&out, row->seat);
	return out;
}

/* ---- dice ---- */

/* Which of those in this turn that are for the same, from 1. */
static int32_t count_roll(struct state *s, int32_t what, const struct dice_about *about)
{
	struct rolled_row key = { what, about->seat, about->from, about->to, about->number, 1 };
	struct rolled_row *before = row_edit(s, TABLE_ROLLED, &key);

	if (before)
		return ++before->times;
	row_put(s, TABLE_ROLLED, &key);
	return 1;
}

/* Before format 3 they were the label, with the order's place in its step. */
struct str stream_words(const struct engine_work *w, const struct opened_stream *o)
{
	const struct game *g = w->turn.game;
	const struct dice_kind *k = &g->rules->dice[o->what];
	struct buf b = buf_new(w->turn.arena);

	dice_words(&b, k, &o->about, g->map);
	if (!w->key.by_step)
		buf_addf(&b, "#%d = %s %d %d %d %d %d", (int)o->nth, k->name, (int)o->about.seat, (int)o->about.from,
			 (int)o->about.to, (int)o->about.number, (int)o->nth);
	else if (o->cause)
		buf_addf(&b, "#%u", (unsigned)o->cause->ordinal);
	return buf_str(&b);
}

struct dice_stream *dice_open(struct turn *t, int32_t what, struct dice_about about)
{
	struct engine_work *w = t->work;
	struct opened_stream o = { what, about, 0, t->events.list.n, t->cause, t->call };
	struct str label, words = STR_NONE;

	if (!w->key.by_step)
		o.nth = count_roll(t->after, what, &about);
	if (w->key.by_step || t->dice->forced)
		words = stream_words(w, &o);
	label = w->key.by_step ? words : dice_label(&t->game->rules->dice[what], &about, o.nth, t->arena);
	VEC_PUSH(&w->streams, t->arena, o);
	return dice_stream(t->dice, label, words);
}

int32_t dice_next(struct dice_stream *s, int32_t sides)
{
	return dice_stream_next(s, sides);
}

void event_add(struct turn *t, event_id what, const char *rule, const int64_t *args, size_t n)
{
	event_add_for(t, t->cause, what, rule, args, n);
}

void event_add_for(struct turn *t, const struct command *cause, event_id what, const char *rule, const int64_t *args,
		   size_t n)
{
	struct event *e = VEC_ADD(&t->events.list, t->events.arena);

	BUG_ON(n > EVENT_ARGS);
	*e = (struct event){ .what = what, .call = t->call, .cause = cause };
	e->rule = rule ? rule : event_row(t->game->rules, what)->rule;
	if (n)
		memcpy(e->args, args, n * sizeof *args);
}

void event_because(struct turn *t, const struct command *cause)
{
	struct event *e = VEC_LAST(&t->events.list);
	const struct command **all;

	if (!cause || cause == e->cause)
		return;
	if (!e->cause) {
		e->cause = cause;
		return;
	}
	for (size_t i = 0; i < e->nmore; i++)
		if (e->more[i] == cause)
			return;
	all = arena_grow(t->events.arena, e->more, e->nmore * sizeof *all, (e->nmore + 1) * sizeof *all,
			 alignof(const struct command *));
	all[e->nmore++] = cause;
	e->more = all;
}

void turn_end(struct turn *t)
{
	struct game_row *g = state_game_edit(t->after);

	BUG_ON(t->ended_turn);
	t->ended_turn = g->turn++;
	press_publish(t);
	miss_turn(t);
	vote_forget(t->after, MOTION_TIME);
}

void game_end(struct turn *t)
{
	row_clear(t->after, TABLE_CALL);
	row_clear(t->after, TABLE_ASKED);
	row_clear(t->after, TABLE_HELD);
	called_tell(t);
	state_game_edit(t->after)->phase = GAME_OVER;
	t->over = true;
}

seat_id seat_add(struct turn *t, struct str name, player_id player, int32_t colour)
{
	size_t n = row_count(t->after, TABLE_SEAT);
	struct seat_row row = { .player = player, .colour = colour, .aliases = TEXT_NONE };

	row.seat = n ? ROW(struct seat_row, t->after, TABLE_SEAT, n - 1)->seat + 1 : 0;
	row.name = text_intern(t->after, name);
	row_put(t->after, TABLE_SEAT, &row);
	EVENT(t, EVENT_JOINED, row.seat);
	return row.seat;
}
