/* live: a command that acts at once: checked against the step's own state, then done (law 7). */
#include "engine/acts.h"
#include "engine/ear.h"
#include "engine/hold.h"
#include "engine/route.h"
#include "play/game.h"

/* A stranger who joins becomes a player before the ruleset gives him a seat. */
static player_id player_add(struct ear *ear, struct state *s)
{
	struct player_row p = { .luck = TEXT_NONE, .luck_in_force = TEXT_NONE };

	p.player = state_game_edit(s)->next_player++;
	p.name = text_intern(s, player_public_name(ear->e->game, p.player, ear->in->address, ear->a));
	p.address = text_intern(s, ear->in->address);
	row_put(s, TABLE_PLAYER, &p);
	return p.player;
}

static struct command *into_step(struct ear *ear, struct engine_work *w, const struct command *c)
{
	struct command *copy = command_copy(c, w->turn.arena);

	copy->ordinal = (uint32_t)w->orders.n;
	if (copy->player == PLAYER_NONE && ear->in->address.n && ear->e->game->verbs[c->verb]->flags & VERB_STRANGER)
		copy->player = player_add(ear, w->turn.after);
	VEC_PUSH(&w->orders, w->turn.arena, copy);
	return copy;
}

static void do_it(struct engine_work *w, const struct command *c)
{
	struct turn *t = &w->turn;

	t->cause = c;
	t->call = c->call;
	t->game->verbs[c->verb]->act(t, c);
	t->cause = NULL;
	t->call = CALL_NONE;
}

/* pbp check must not tell the dice: what rolled is undone. */
static void pretend_it(struct ear *ear, struct engine_work *w, const struct command *c, struct outcome_line *l)
{
	struct turn *t = &w->turn;
	struct state *saved = state_copy(t->after, t->arena);
	size_t events = t->events.list.n, streams = w->streams.n;

	do_it(w, c);
	if (w->streams.n == streams)
		return;
	t->after = saved;
	t->events.list.n = events;
	w->streams.n = streams;
	t->over = false;
	t->ended_turn = 0;
	ear_remark(ear, l, SAY_PLAIN(ear->a, "depends-on-dice", c->at));
}

/* Before the rules are asked: nothing is done behind what was stopped, and some is said at the wrong time. NULL: it may be. */
static const struct diag *comes_amiss(struct ear *ear, const struct command *c)
{
	const struct diag *held;

	if (ear->stopped)
		return SAY(ear->a, "stopped", c->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->stopped) });
	if (!ear->e->game->verbs[c->verb]->act)
		return SAY_PLAIN(ear->a, "nothing-to-withdraw", c->at);
	held = called_in(ear->e->game, ear->state, c, ear->a);
	if (held)
		return held;
	held = hold_silence(ear, c);
	return held && !seat_answered(ear->e, ear->state, call_find(ear->state, c->call), c->seat) ? held : NULL;
}

/* What the rules refuse is told as they do; what is right may have to wait for what was not. */
static bool is_refused(struct ear *ear, const struct command *c, struct outcome_line *l)
{
	const struct diag *held = comes_amiss(ear, c);
	const struct verb *verb = ear->e->game->verbs[c->verb];
	struct view v = ear_view(ear, c->seat, c->call);
	struct notes notes = { .arena = ear->a };

	if (held) {
		ear_refuse_line(ear, l, held);
		return true;
	}
	if (ear->work) {
		v.book = ear->work->orders.at;
		v.nbook = ear->work->orders.n;
	}
	held = ear->held ? hold_line(ear, &v, c) : NULL;
	if (!held && verb->check)
		verb->check(&v, c, &notes);
	arena_reset(&ear->e->scratch);
	if (!ear_notes(ear, l, &notes, c->at)) {
		held = held ? held : hold_line(ear, &v, c);
		if (!held)
			return false;
	}
	ear_refuse_line(ear, l, held);
	return true;
}

bool live_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried)
{
	const struct verb *verb = ear->e->game->verbs[c->verb];
	const call_id call = by->call ? by->call->call : CALL_NONE;
	const struct view v = ear_view(ear, by->seat, call);
	struct command *own = command_copy(c, ear->a);
	struct notes notes = { .arena = ear->a };
	bool refused;

	own->seat = by->seat;
	own->call = call;
	own->player = ear->who.player;
	if (verb->check)
		verb->check(&v, own, &notes);
	arena_reset(&ear->e->scratch);
	ear->tape.shut++; /* nothing was heard */
	refused = ear_notes(ear, tried, &notes, c->at);
	ear->tape.shut--;
	return refused;
}

/* What a line above in this mail was asked about waits for its answer. */
static bool asks_above(const struct ear *ear)
{
	if (ear->e->game->format < GAME_FORMAT_NINTH)
		return false;
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict == VERDICT_HELD && ear->lines.at[i].command)
			return true;
	return false;
}

/* A new order takes the place of what waits from an earlier mail. */
static void replace_held(struct ear *ear, const struct command *c, struct outcome_line *l)
{
	if (own_verb(ear->e->game, c->verb) >= OWN_WITHDRAW || asks_above(ear) || !held_count(ear->state, c->seat, 0))
		return;
	held_fall(ear, c, 0, l);
	held_drop(ear->work->turn.after, c->seat, 0);
}

bool live_try(struct ear *ear, struct command *c, struct outcome_line *l)
{
	if (is_refused(ear, c, l))
		return false;
	pretend_it(ear, ear->work, into_step(ear, ear->work, c), l);
	ear_follow(ear);
	return true;
}

void live_do(struct ear *ear, const struct command *c, struct outcome_line *l)
{
	l->command = c;
	if (ear->pretend)
		pretend_it(ear, ear->work, c, l);
	else
		do_it(ear->work, c);
	ear_follow(ear);
	if (ear->seat == SEAT_NONE)
		ear->seat = seat_of_player(ear->state, ear->who.player);
}

/* Who plays a seat of nobody's in turn with others was there for his own. */
static seat_id writer_of(const struct ear *ear, const struct command *c)
{
	const struct seat_row *seat = seat_find(ear->state, c->seat);

	return ear->e->game->format >= GAME_FORMAT_FIFTH && seat && seat->player == PLAYER_NONE
		       ? seat_of_player(ear->state, ear->who.player)
		       : c->seat;
}

void ear_act(struct ear *ear, struct command *c, struct outcome_line *l)
{
	struct engine_work *w;
	const struct command *copy;

	trial_end(ear);
	if (is_refused(ear, c, l))
		return;
	w = ear_step(ear);
	replace_held(ear, c, l);
	copy = into_step(ear, w, c);
	if (!ear->in->host)
		miss_wrote(&w->turn, writer_of(ear, c));
	live_do(ear, copy, l);
}
