/*
 * held: orders that would act at once but are not done yet, because their mail leaves open whether they are meant.
 * They are rows of the core, for their writer and the host; `confirm` does them, `withdraw` takes them back, a new
 * order of their writer takes their place, and they go with their call.
 */
#include "base/board.h"
#include "engine/acts.h"
#include "engine/ear.h"
#include "engine/fallen.h"
#include "engine/hold.h"
#include "play/game.h"
#include "play/typed.h"

/* ---- rows ---- */

static bool is_meant(const struct held_row *row, seat_id seat, int32_t line)
{
	return row->seat == seat && (!line || row->line == line);
}

size_t held_count(const struct state *s, seat_id seat, int32_t line)
{
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_HELD); i++)
		n += is_meant(ROW(struct held_row, s, TABLE_HELD, i), seat, line);
	return n;
}

void held_drop(struct state *s, seat_id seat, int32_t line)
{
	for (size_t i = row_count(s, TABLE_HELD); i-- > 0;) {
		const struct held_row row = *ROW(struct held_row, s, TABLE_HELD, i);

		if (is_meant(&row, seat, line))
			row_remove(s, TABLE_HELD, &row);
	}
}

struct command *held_read(const struct game *g, const struct state *s, const struct held_row *row, struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct board b;
	struct command *c;

	*src = source_new(a, STR("held"), text_of(s, row->order));
	if (board_parse(&b, src, a, NULL) || b.nlines != 1 || typed_read(&c, g, s, &b.lines[0], 0, a, NULL))
		return NULL;
	c->seat = row->seat;
	c->call = row->call;
	c->line = (uint32_t)row->line;
	return c;
}

static struct command *read_row(struct ear *ear, const struct held_row *row)
{
	struct command *c = held_read(ear->e->game, ear->state, row, ear->a);

	if (c)
		c->player = ear->who.player;
	return c;
}

struct command *held_at(struct ear *ear, seat_id seat, int32_t line, size_t k)
{
	for (size_t i = 0; i < row_count(ear->state, TABLE_HELD); i++) {
		const struct held_row *row = ROW(struct held_row, ear->state, TABLE_HELD, i);
		struct command *c = is_meant(row, seat, line) && !k-- ? read_row(ear, row) : NULL;

		if (c)
			return c;
	}
	return NULL;
}

/* ---- what the verbs do ---- */

static int32_t line_of(const struct command *c)
{
	return c->nargs ? command_value(c, 0, 0) : 0;
}

bool held_says(const struct game *g, const struct command *confirm, size_t place, int32_t line)
{
	const int own = own_verb(g, confirm->verb);

	const bool listed = own == OWN_CONFIRM_ORDER || own == OWN_ACCEPT_ORDER;

	for (unsigned k = 0; listed && k < command_count(confirm, 0); k++)
		if ((size_t)command_arg(confirm, 0, k)->value == place)
			return true;
	return own == OWN_CONFIRM || (own == OWN_CONFIRM_LINE && line == line_of(confirm));
}

/* Of what waits for its seat what it says yes to, in its order. */
static size_t chosen(const struct game *g, const struct state *s, const struct command *confirm, struct held_row **out,
		     struct arena *a)
{
	const size_t all = row_count(s, TABLE_HELD);
	size_t n = 0, place = 0;

	*out = ARENA_ARRAY(a, struct held_row, all + 1);
	for (size_t i = 0; i < all; i++) {
		const struct held_row *row = ROW(struct held_row, s, TABLE_HELD, i);

		if (row->seat == confirm->seat && held_says(g, confirm, ++place, row->line))
			(*out)[n++] = *row;
	}
	return n;
}

/* Who says which of them are meant has done with the others. */
static void drop_others(struct state *s, const struct command *confirm, const struct held_row *rows, size_t n)
{
	for (size_t i = row_count(s, TABLE_HELD); i-- > 0;) {
		const struct held_row row = *ROW(struct held_row, s, TABLE_HELD, i);
		bool is = row.seat != confirm->seat;

		for (size_t k = 0; k < n; k++)
			is |= rows[k].seat == row.seat && rows[k].number == row.number;
		if (!is)
			row_remove(s, TABLE_HELD, &row);
	}
}

/* Whether the rules take it as things stand; only that, no words. */
static bool is_lawful(const struct turn *t, const struct command *c)
{
	struct notes notes = { .arena = t->arena };
	struct view v = engine_view(t->work->engine, t->after, t->now);
	const struct verb *verb = t->game->verbs[c->verb];

	v.seat = c->seat;
	v.player = c->player;
	v.call = c->call;
	v.book = t->work->orders.at;
	v.nbook = t->work->orders.n;
	if (verb->check)
		verb->check(&v, c, &notes);
	arena_reset(&t->work->engine->scratch);
	for (size_t i = 0; i < notes.list.n; i++)
		if (t->game->rules->notes[notes.list.at[i].what].severity == SEVERITY_ERROR)
			return false;
	return verb->act && !called_in(t->game, t->after, c, t->arena);
}

static void do_held(struct turn *t, const struct held_row *row, player_id player)
{
	const struct call_row *call = call_find(t->after, row->call);
	struct command *c = call && call_hears(call) ? held_read(t->game, t->after, row, t->arena) : NULL;

	if (!c)
		return;
	c->player = player;
	c->ordinal = (uint32_t)t->work->orders.n;
	if (!is_lawful(t, c))
		return;
	row_remove(t->after, TABLE_HELD, row);
	VEC_PUSH(&t->work->orders, t->arena, c);
	t->cause = c;
	t->call = c->call;
	t->game->verbs[c->verb]->act(t, c);
}

void act_confirm(struct turn *t, const struct command *c)
{
	struct held_row *rows;
	const size_t n = chosen(t->game, t->after, c, &rows, t->arena);

	if (own_verb(t->game, c->verb) == OWN_CONFIRM_ORDER)
		drop_others(t->after, c, rows, n);
	for (size_t i = 0; i < n; i++)
		if (row_find(t->after, TABLE_HELD, &rows[i]))
			do_held(t, &rows[i], c->player);
	t->cause = c;
	t->call = c->call;
}

void act_withdraw(struct turn *t, const struct command *c)
{
	held_drop(t->after, c->seat, line_of(c));
}

/* ---- a mail that is held ---- */

static void trial_begin(struct ear *ear)
{
	struct engine_work *w = ear->work;
	struct trial *t;

	if (ear->trial)
		return;
	t = ARENA_NEW(ear->a, struct trial);
	*t = (struct trial){ .state = ear->state, .began = !w };
	w = ear_step(ear);
	t->after = w->turn.after;
	t->dice = w->dice;
	t->events = w->turn.events.list.n;
	t->streams = w->streams.n;
	t->orders = w->orders.n;
	dice_init(&w->dice, ear->e->game->name, &w->key, w->turn.arena);
	w->turn.after = state_copy(t->after, w->turn.arena);
	ear->trial = t;
	ear_follow(ear);
}

static void step_drop(struct ear *ear, const struct state *before)
{
	ear->work = NULL;
	ear->state = before;
	ear->version++;
	ear->e->reader.learn(ear->e->reader.context, before);
}

/* Back to what it was, as if nothing had been tried; `keeps`: the step is wanted all the same. */
static void undo(struct ear *ear, bool keeps)
{
	const struct trial *t = ear->trial;
	struct engine_work *w = ear->work;

	ear->trial = NULL;
	w->turn.after = t->after;
	w->dice = t->dice;
	w->turn.events.list.n = t->events;
	w->streams.n = t->streams;
	w->orders.n = t->orders;
	w->turn.over = false;
	w->turn.ended_turn = 0;
	if (t->began && !keeps)
		step_drop(ear, t->state);
	else
		ear_follow(ear);
}

static void put_row(struct ear *ear, const struct outcome_line *l, int32_t number)
{
	struct state *s = ear->work->turn.after;
	const struct command *c = l->command;
	struct held_row row = { c->seat, number, c->call, (int32_t)l->line, TEXT_NONE };
	struct buf text = buf_new(ear->a);

	typed_write(&text, ear->e->game, s, c);
	row.order = text_intern(s, buf_str(&text));
	row_put(s, TABLE_HELD, &row);
}

static bool waits(const struct outcome_line *l)
{
	return l->verdict == VERDICT_HELD && l->command;
}

/* What waits anew takes the place of what waited. */
static void tell_replaced(struct ear *ear, const struct outcome_line *first)
{
	const struct command *old;

	for (size_t k = 0; (old = held_at(ear, first->command->seat, 0, k)); k++)
		fallen_note(ear, first, first->command->at, old);
}

void trial_end(struct ear *ear)
{
	int32_t number = 0;
	bool any = false;

	if (!ear->trial)
		return;
	for (size_t i = 0; i < ear->lines.n; i++)
		any |= waits(&ear->lines.at[i]);
	undo(ear, any);
	for (size_t i = 0; i < ear->lines.n; i++)
		if (waits(&ear->lines.at[i])) {
			if (!number)
				tell_replaced(ear, &ear->lines.at[i]);
			if (!number)
				held_drop(ear->work->turn.after, ear->lines.at[i].command->seat, 0);
			put_row(ear, &ear->lines.at[i], ++number);
		}
	if (any)
		ear_follow(ear);
}

void held_add(struct ear *ear, struct command *c, struct outcome_line *l, const struct diag *why)
{
	trial_begin(ear);
	ear->asking = true;
	const bool stands = live_try(ear, c, l);
	ear->asking = false;
	if (!stands)
		return;
	l->command = command_copy(c, ear->a);
	ear_add_diag(ear, l, why);
	l->question = why;
	l->verdict = VERDICT_HELD;
}

bool held_would_refuse(struct ear *ear, struct command *const *before, size_t n, const struct command *c,
		       const struct heard_by *by)
{
	struct outcome_line tried = { .line = ear->line };
	const bool alone = n && !ear->trial;

	if (alone)
		trial_begin(ear);
	for (size_t i = 0; alone && i < n; i++)
		live_try(ear, before[i], &tried);
	const bool refused = live_would_refuse(ear, c, by, &tried);
	if (alone)
		undo(ear, false);
	return refused;
}

/* As things stand without what waits of this mail. */
static struct view view_before_waiting(struct ear *ear, const struct command *c)
{
	const struct trial *t = ear->trial;
	struct view v = t ? engine_view(ear->e, t->after, ear->now) : ear_view(ear, c->seat, c->call);

	v.seat = c->seat;
	v.player = c->player;
	v.call = c->call;
	v.book = ear->work ? ear->work->orders.at : NULL;
	v.nbook = t ? t->orders : ear->work ? ear->work->orders.n : 0;
	return v;
}

/* By the rules, before anything of this mail waited. */
static bool was_lawful(struct ear *ear, const struct command *c)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	const struct view v = view_before_waiting(ear, c);
	struct notes notes = { .arena = ear->a };

	if (verb->check)
		verb->check(&v, c, &notes);
	arena_reset(&ear->e->scratch);
	return !notes_refuse(ear->e->game->rules, &notes);
}

/* "Have Utah attacked. Then end my turn.": too late for what waits, and not meant before it. */
static bool comes_after(struct ear *ear, const struct command *waiting, const struct command *c)
{
	const bool last = ear->e->game->format < GAME_FORMAT_ELEVENTH; /* as if what waits were done */
	const struct view v = last ? ear_view(ear, c->seat, c->call) : view_before_waiting(ear, c);

	return ear->e->game->format >= GAME_FORMAT_SIXTH && hold_shuts(&v, c, waiting->verb);
}

/* Of the words of any game only those that end something, and of what waits also what waits since something was done behind it. */
static bool may_wait_behind(const struct ear *ear, const struct command *c)
{
	if (ear->e->game->format < GAME_FORMAT_ELEVENTH)
		return ear->trial && own_verb(ear->e->game, c->verb) < 0;
	return own_verb(ear->e->game, c->verb) < 0 || ear->e->game->verbs[c->verb]->flags & VERB_ENDS;
}

const struct diag *held_behind(struct ear *ear, const struct command *c)
{
	const struct outcome_line *l = NULL;

	if (!may_wait_behind(ear, c))
		return NULL;
	const bool lawful = !ear->trial || was_lawful(ear, c);
	for (size_t i = 0; i < ear->lines.n; i++)
		if (waits(&ear->lines.at[i]) && ear->lines.at[i].command->seat == c->seat &&
		    (!lawful || comes_after(ear, ear->lines.at[i].command, c)))
			l = &ear->lines.at[i];
	return l ? SAY(ear->a, "held-behind", c->at, { "line", str_printf(ear->a, "%u", (unsigned)l->line) }) : NULL;
}

/* ---- what is confirmed ---- */

/* Tries them one behind the other; the first that the rules refuse as things stand says why at the line. */
static bool all_stand(struct ear *ear, const struct held_row *rows, size_t n, struct outcome_line *l)
{
	struct command *c = NULL;
	bool stand = true;

	trial_begin(ear);
	for (size_t k = 0; stand && k < n; k++) {
		struct outcome_line tried = { .at = l->at, .line = l->line };

		c = read_row(ear, &rows[k]);
		stand = c && call_find(ear->state, c->call) && live_try(ear, c, &tried);
		if (stand)
			continue;
		ear_refuse_line(ear, l,
				SAY(ear->a, "confirm-differs", l->at, { "order", c ? ear_words(ear, c) : STR_NONE }));
		for (size_t i = 0; i < tried.ndiags; i++)
			ear_add_diag(ear, l, &tried.diags[i]);
	}
	undo(ear, false);
	return stand;
}

static void tell_done(struct ear *ear, size_t first, struct span at)
{
	for (size_t i = first; i < ear->work->orders.n; i++) {
		const struct command *c = ear->work->orders.at[i];
		struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, at);

		l->at = at;
		l->command = c;
		l->follows = true;
		l->canonical = ear_words(ear, c);
	}
}

static void tell_waiting(struct ear *ear, const struct held_row *rows, size_t n, struct span at)
{
	for (size_t k = 0; k < n; k++) {
		if (!row_find(ear->state, TABLE_HELD, &rows[k]))
			continue;
		const struct command *c = read_row(ear, &rows[k]);
		struct outcome_line *l = ear_add(ear, VERDICT_HELD, at);

		l->at = at;
		l->follows = true;
		l->canonical = c ? ear_words(ear, c) : STR_NONE;
		ear_add_diag(ear, l, SAY_PLAIN(ear->a, "confirm-late", at));
	}
}

/* "Yes, but not the second one." */
static void tell_others(struct ear *ear, const struct command *confirm, const struct outcome_line *l)
{
	const struct command *old;

	for (size_t k = 0; (old = held_at(ear, confirm->seat, 0, k)); k++)
		if (!held_says(ear->e->game, confirm, k + 1, (int32_t)old->line))
			fallen_note(ear, l, confirm->at, old);
}

void held_confirm(struct ear *ear, struct command *c, struct outcome_line *l)
{
	const struct span at = l->at;
	const int own = own_verb(ear->e->game, c->verb);
	struct held_row *rows;
	const size_t n = chosen(ear->e->game, ear->state, c, &rows, ear->a);
	size_t first;

	if (!n) {
		ear_refuse_line(ear, l,
				SAY_PLAIN(ear->a,
					  own == OWN_CONFIRM_LINE ? "nothing-held-there"
					  : own != OWN_CONFIRM    ? "no-such-order-held"
								  : "nothing-held",
					  c->at));
		return;
	}
	if (!all_stand(ear, rows, n, l))
		return;
	if (own == OWN_CONFIRM_ORDER)
		tell_others(ear, c, l);
	/* what it confirms are the step's orders, as if they had come now; it is none itself */
	first = ear_step(ear)->orders.n;
	live_do(ear, command_copy(c, ear->work->turn.arena), l);
	l->yes = true;
	tell_done(ear, first, at);
	tell_waiting(ear, rows, n, at);
}

void held_fall(struct ear *ear, const struct command *c, int32_t line, const struct outcome_line *l)
{
	const struct command *old;

	for (size_t k = 0; (old = held_at(ear, c->seat, line, k)); k++)
		fallen_note(ear, l, c->at, old);
}

void held_withdraw(struct ear *ear, struct command *c, struct outcome_line *l)
{
	if (!held_count(ear->state, c->seat, line_of(c))) {
		ear_refuse_line(ear, l, SAY_PLAIN(ear->a, "nothing-to-withdraw", c->at));
		return;
	}
	trial_end(ear);
	held_fall(ear, c, line_of(c), l);
	live_do(ear, command_copy(c, ear_step(ear)->turn.arena), l);
}
