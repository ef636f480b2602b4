/*
 * settle: a step in the making, from the copy of the state to the struct step
 * that the app commits. Rolls become events, mails are recorded, what the
 * closed calls kept goes.
 */
#include "engine/calls.h"
#include "engine/work.h"

#include "play/game.h"

struct engine_work *step_begin(struct engine *e, const struct state *before, when now)
{
	struct arena *a = &e->side[!e->at];
	struct engine_work *w;

	arena_reset(a);
	w = ARENA_NEW(a, struct engine_work);
	w->engine = e;
	w->closing = CALL_NONE;
	w->turn = (struct turn){ .arena = a,
				 .game = e->game,
				 .before = before,
				 .after = state_copy(before, a),
				 .dice = &w->dice,
				 .now = now,
				 .events = { .arena = a },
				 .call = CALL_NONE,
				 .work = w };
	return w;
}

/* "0=rabbit\n1=foot\n": the words of luck, by player: those in force, or those that were said last. */
static struct str words_of_luck(const struct state *s, bool in_force, struct arena *a)
{
	struct buf out = buf_new(a);

	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, s, TABLE_PLAYER, i);
		const text_id luck = in_force ? p->luck_in_force : p->luck;

		if (luck == TEXT_NONE)
			continue;
		buf_addf(&out, "%d=", (int)p->player);
		buf_add(&out, text_of(s, luck));
		buf_add_char(&out, '\n');
	}
	return buf_str(&out);
}

static struct hash hash_of_list(const struct hash *list, size_t n, struct arena *a)
{
	struct buf all = buf_new(a);

	for (size_t i = 0; i < n; i++)
		buf_add(&all, (struct str){ (const char *)list[i].b, HASH_BYTES });
	return hash_of(buf_str(&all));
}

struct dice_chain *chain_of(struct engine *e)
{
	if (!e->chain)
		e->chain = dice_chain_new(e->secret, e->run);
	return e->chain;
}

static bool is_by_step(const struct game *g)
{
	return g->format < GAME_FORMAT_THIRD;
}

/* Turns begin at 1; what is dealt before them is rolled with seed 0. */
uint64_t dice_number(const struct game *g, const struct state *s)
{
	const struct game_row *row = state_game(s);

	return (uint64_t)(is_by_step(g) ? row->step : row->turn);
}

/* From the secret, or as a history that is played again reveals it. */
static void seed_of(struct engine *e, uint64_t number, struct hash *seed, struct hash *end)
{
	*seed = *end = (struct hash){ { 0 } };
	if (e->seeds) {
		e->seeds(e->seeds_context, number, seed, end);
	} else if (e->secret) {
		*seed = dice_chain_seed(chain_of(e), number);
		*end = dice_chain_end(chain_of(e), number);
	}
}

/* Of a turn: no mail, no line of the host's and no step enters. For the deal all words count that are in. */
static struct dice_key key_of_turn(const struct engine_work *w)
{
	const struct state *s = w->turn.before;
	const bool dealt = state_game(s)->phase != GAME_MUSTER;

	return (struct dice_key){ .number = dice_number(w->engine->game, s),
				  .luck = words_of_luck(s, dealt, w->turn.arena) };
}

static struct dice_key key_of_step(const struct engine_work *w, const struct hash *mails, size_t n)
{
	const struct turn *t = &w->turn;
	const struct game_row *g = state_game(t->before);
	const bool again = w->closing != CALL_NONE && g->rerun; /* annulling is no second roll */

	return (struct dice_key){ .by_step = true,
				  .number = (uint64_t)(again ? g->rerun : g->step),
				  .mails = hash_of_list(mails, n, t->arena),
				  .luck = words_of_luck(t->after, false, t->arena) };
}

void step_dice(struct engine_work *w, const struct hash *mails, size_t n)
{
	struct engine *e = w->engine;
	struct hash end;

	w->key = is_by_step(e->game) ? key_of_step(w, mails, n) : key_of_turn(w);
	seed_of(e, w->key.number, &w->key.seed, &end);
	dice_init(&w->dice, e->game->name, &w->key, w->turn.arena);
	w->dice.forced = e->forced.forced;
	w->has_dice = true;
}

/* With the next turn other dice are rolled: the words of luck that are in now are in them, and no later ones. */
static void freeze_luck(const struct engine_work *w)
{
	const struct turn *t = &w->turn;
	struct state *s = t->after;

	if (is_by_step(t->game) || state_game(t->before)->turn == state_game(s)->turn)
		return;
	row_clear(s, TABLE_ROLLED);
	for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++) {
		struct player_row *p = row_edit_at(s, TABLE_PLAYER, i);

		p->luck_in_force = p->luck;
	}
}

static void add_roll(struct events *out, struct engine_work *w, const struct dice_roll *r,
		     const struct opened_stream *from)
{
	const struct state *s = w->turn.after;
	struct buf dice = buf_new(w->turn.arena);
	struct event *e = VEC_ADD(&out->list, out->arena);
	const bool all = audience_is_all(w->turn.game->rules->dice[from->what].seen);
	size_t n = 0;

	for (unsigned k = 0; k < r->n; k++)
		buf_addf(&dice, "%s%d", k ? " " : "", (int)r->value[k]);
	*e = (struct event){ .what = all ? EVENT_ROLLED : EVENT_ROLLED_FOR, .call = from->call, .cause = from->cause };
	if (!all)
		e->args[n++] = from->about.seat;
	e->args[n++] = text_intern(s, stream_words(w, from));
	e->args[n++] = r->sides;
	e->args[n] = text_intern(s, buf_str(&dice));
}

/* Rolls stand before the events that follow from them: where their stream was opened. */
static void merge_rolls(struct engine_work *w)
{
	struct events *all = &w->turn.events, out = { .arena = w->turn.arena };
	const struct dice_roll *rolls = NULL;
	size_t n = w->streams.n ? dice_rolls(&w->dice, &rolls) : 0, r = 0, next = 0;

	for (size_t i = 0; i <= all->list.n; i++) {
		for (; next < w->streams.n && w->streams.at[next].events == i; next++)
			for (; r < n && rolls[r].stream == next; r++)
				add_roll(&out, w, &rolls[r], &w->streams.at[next]);
		if (i < all->list.n)
			VEC_PUSH(&out.list, out.arena, all->list.at[i]);
	}
	*all = out;
}

static struct str words_of_order(struct engine_work *w, const struct command *c)
{
	struct buf text = buf_new(w->turn.arena);

	w->engine->reader.print(w->engine->reader.context, &text, w->turn.after, c);
	return buf_str(&text);
}

/* Most events have one cause, and the next has the same. */
static void word_orders(struct engine_work *w)
{
	const struct command *last = NULL;
	struct str order = STR_NONE;

	for (size_t i = 0; i < w->turn.events.list.n; i++) {
		struct event *e = &w->turn.events.list.at[i];
		struct buf all = buf_new(w->turn.arena);

		if (e->cause && e->cause != last) {
			order = words_of_order(w, e->cause);
			last = e->cause;
		}
		e->order = e->cause ? order : STR_NONE;
		if (!e->nmore)
			continue;
		buf_add(&all, e->order);
		for (size_t k = 0; k < e->nmore; k++) {
			buf_add_char(&all, '\n');
			buf_add(&all, words_of_order(w, e->more[k]));
		}
		e->order = buf_str(&all);
	}
}

/* What was kept for calls that are no longer open is recorded by this step. */
static void release_books(struct engine *e, const struct state *after, struct arena *a)
{
	for (size_t i = e->books.n; i-- > 0;) {
		struct mail **mails;
		size_t n;

		if (call_find(after, e->books.at[i].call))
			continue;
		n = book_mails(e, e->books.at[i].call, &mails, a);
		for (size_t k = 0; k < n; k++) {
			mails[k]->waits--;
			mails[k]->now = true;
		}
		book_drop(e, e->books.at[i].call);
	}
}

static void say_over(struct turn *t)
{
	struct view v = engine_view(t->work->engine, t->after, t->now);
	struct standing standing = { 0 };
	const struct ruleset *r = t->game->rules;
	struct str reason = STR_NONE;

	if (!t->over || t->work->said_over)
		return;
	if (r->standing && r->standing(&v, &standing) && standing.reason)
		reason = phrases_get(t->game->phrases, "standing", standing.reason, 0);
	EVENT(t, EVENT_GAME_OVER, reason.n ? text_intern(t->after, reason) : TEXT_NONE);
}

static void close_state(struct turn *t)
{
	struct game_row *g = state_game_edit(t->after);

	g->step++;
	g->rerun = t->ended_turn ? 0 : g->rerun;
	g->last = t->now;
}

static void fill_step(struct engine_work *w, struct step *out)
{
	struct turn *t = &w->turn;
	struct engine *e = w->engine;

	*out = (struct step){ .number = (uint32_t)state_game(t->before)->step,
			      .at = t->now,
			      .before = t->before,
			      .after = t->after,
			      .events = t->events,
			      .orders = w->orders.at,
			      .norders = w->orders.n,
			      .ended_turn = t->ended_turn,
			      .over = t->over,
			      .annul = w->annul,
			      .undoes = w->undoes,
			      .rolled = w->streams.n > 0,
			      .key = w->key };
	seed_of(e, dice_number(e->game, t->before), &out->seed, &out->chain_end);
}

void step_end(struct engine_work *w, struct step *out)
{
	struct engine *e = w->engine;
	struct turn *t = &w->turn;

	t->cause = NULL;
	say_over(t);
	muster_tune(t);
	close_state(t);
	freeze_luck(w);
	merge_rolls(w);
	word_orders(w);
	fill_step(w, out);
	release_books(e, t->after, t->arena);
	out->nmails = mails_record(e, &out->mails, t->arena);
	out->subject = step_subject(w, out);
	e->forced.forced = w->has_dice ? w->dice.forced : e->forced.forced;
	e->at = !e->at;
	e->tip = t->after;
	e->now = t->now;
	e->reader.learn(e->reader.context, e->tip);
}
