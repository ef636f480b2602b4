/* engine: making it, a new game's first step, and what is asked of it between inputs. */
#include "engine/work.h"

#include "base/bug.h"
#include "play/game.h"

void engine_use_reader(struct engine *e, struct reader r)
{
	e->reader = r;
}

struct view engine_view(struct engine *e, const struct state *s, when now)
{
	return (struct view){ .game = e->game,
			      .state = s,
			      .scratch = &e->scratch,
			      .now = now,
			      .seat = SEAT_NONE,
			      .player = PLAYER_NONE,
			      .call = CALL_NONE };
}

/* What was recorded by the last step is still pointed at by it until now. */
void engine_tidy(struct engine *e)
{
	arena_reset(&e->scratch);
	if (e->mails.n)
		return;
	for (size_t i = 0; i < e->books.n; i++)
		for (size_t k = 0; k < e->books.at[i].seats.n; k++)
			if (e->books.at[i].seats.at[k] && e->books.at[i].seats.at[k]->sheets.n)
				BUG("a book without its mails");
	memset(&e->books, 0, sizeof e->books);
	memset(&e->mails, 0, sizeof e->mails);
	arena_reset(&e->keep);
}

struct engine *engine_new(const struct game *g, struct binder *b, const struct state *tip, const uint8_t *secret,
			  struct arena *run)
{
	struct engine *e = ARENA_NEW(run, struct engine);

	e->self = e;
	e->game = g;
	e->run = run;
	if (secret)
		e->secret = memcpy(arena_alloc(run, 32, 1), secret, 32);
	arena_init(&e->side[0]);
	arena_init(&e->side[1]);
	arena_init(&e->keep);
	arena_init(&e->scratch);
	dice_init_none(&e->forced, run);
	e->tip = state_copy(tip, &e->side[0]);
	e->now = row_count(tip, TABLE_GAME) ? state_game(tip)->last : WHEN_NONE;
	e->reader = reader_of_binder(b, g, run);
	return e;
}

void engine_free(struct engine *e)
{
	if (!e)
		return;
	arena_release(&e->side[0]);
	arena_release(&e->side[1]);
	arena_release(&e->keep);
	arena_release(&e->scratch);
}

const struct state *engine_state(const struct engine *e)
{
	return e->tip;
}

static void core_rows(struct state *s)
{
	struct game_row g;
	const struct game_row *old = row_find(s, TABLE_GAME, &(struct game_row){ .key = 0 });

	if (old) {
		g = *old;
	} else {
		row_default(s, TABLE_GAME, &g);
		for (size_t i = 0; i < row_count(s, TABLE_PLAYER); i++)
			if (ROW(struct player_row, s, TABLE_PLAYER, i)->player >= g.next_player)
				g.next_player = ROW(struct player_row, s, TABLE_PLAYER, i)->player + 1;
	}
	g.phase = GAME_MUSTER;
	row_put(s, TABLE_GAME, &g);
}

bool engine_create(struct engine *e, when at, struct step *out)
{
	struct engine_work *w;
	struct state *s;

	engine_tidy(e);
	s = state_copy(e->tip, &e->side[e->at]);
	core_rows(s);
	e->tip = s;
	w = step_begin(e, e->tip, at);
	step_dice(w, NULL, 0);
	if (e->game->rules->setup)
		e->game->rules->setup(&w->turn);
	call_open(&w->turn, KIND_MUSTER, CALL_NONE, -1, WHEN_NEVER, NULL);
	step_end(w, out);
	return true;
}

void engine_use_seeds(struct engine *e, engine_seeds seeds, void *context)
{
	e->seeds = seeds;
	e->seeds_context = context;
}

struct hash engine_commitment(const struct engine *e)
{
	if (!e->secret)
		return (struct hash){ { 0 } };
	return dice_chain_end(chain_of(e->self), dice_number(e->game, e->tip));
}

struct str engine_dice_marks(const struct engine *e, struct arena *a)
{
	return e->chain ? dice_chain_marks(e->chain, a) : STR_NONE;
}

void engine_use_dice_marks(struct engine *e, struct str marks)
{
	if (e->secret)
		dice_chain_use(chain_of(e), marks);
}

void engine_force_dice(struct engine *e, struct str label, const uint8_t *values, size_t n)
{
	dice_force(&e->forced, label, values, n);
}

size_t engine_forced_left(const struct engine *e)
{
	return dice_forced_left(&e->forced);
}

bool engine_forced_missing(const struct engine *e)
{
	return dice_forced_missing(&e->forced);
}
