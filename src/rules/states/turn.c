/*
 * turn: turns in their order, the Buffer's moved by the two people alternately; a turn that runs out of
 * time places what is left and ends.
 */
#include "rules/states/turn.h"
#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/states/board.h"
#include "rules/states/events.h"
#include "rules/states/notes.h"
#include "rules/states/verbs.h"

/* ---- who moves --------------------------------------------------------------------------------- */

/* STA-BUF-4: whoever lost all his land goes on moving the Buffer, unless the option says otherwise; whom
 * the host took out is no person any more. */
static bool moves_buffer(const struct state *s, seat_id seat)
{
	if (!st_is_person(s, seat))
		return false;
	if (option_is(s, "buffer_after_elimination", "both") && RULE("STA-BUF-4"))
		return true;
	return st_plays(s, seat);
}

/* STA-BUF-1: by turns begun, not by rounds. Who cannot leaves it to the other. */
static seat_id buffer_mover(const struct state *s, int32_t turns)
{
	seat_id both[2] = { SEAT_NONE, SEAT_NONE };
	int32_t n = 0, k = RULE("STA-BUF-1") ? turns % 2 : 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT) && n < 2; i++)
		if (ROW(struct seat_row, s, TABLE_SEAT, i)->player != PLAYER_NONE)
			both[n++] = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
	if (n == 2 && !moves_buffer(s, both[k]) && moves_buffer(s, both[!k]))
		k = !k;
	return n == 1 ? both[0] : both[k];
}

bool st_speaks_for(const struct view *v, player_id player, seat_id seat)
{
	const struct seat_row *row = seat_find(v->state, seat), *mover;

	if (seat != st_buffer(v->state))
		return row->player == player;
	mover = seat_find(v->state, st_stage(v->state).mover);
	if (!RULE("STA-BUF-2"))
		return true;
	return mover && mover->player == player;
}

/* ---- opening ----------------------------------------------------------------------------------- */

/* The next in turn order who has a turn; *wraps where the round is over. SEAT_NONE: nobody has. */
static seat_id next_owner(const struct state *s, seat_id after, bool *wraps)
{
	size_t n = row_count(s, TABLE_SEAT);

	*wraps = false;
	for (size_t k = 0; k < 2 * n; k++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, k < n ? k : k - n)->seat;

		if (k < n && seat <= after)
			continue;
		if (k >= n)
			*wraps = true;
		if (st_plays(s, seat) || (!RULE("STA-END-2") && st_is_person(s, seat)))
			return seat;
	}
	return SEAT_NONE;
}

static int32_t pool_of(const struct state *s, const struct stage_row *stage, int32_t *bonus)
{
	*bonus = 0;
	if (stage->phase == PHASE_INITIAL)
		return option_int(s, "initial_pool");
	return st_income(s, stage->active, bonus);
}

static seat_id mover_of(struct state *s, struct stage_row *stage)
{
	if (stage->active != st_buffer(s))
		return stage->active;
	if (stage->phase == PHASE_INITIAL) /* STA-SETUP-4: the first of the two */
		return buffer_mover(s, 0);
	return buffer_mover(s, stage->buffer_turns++);
}

static void open_turn(struct turn *t, seat_id seat)
{
	const struct deadline d = option_deadline(t->after, "deadline");
	const struct zone z = option_zone(t->after);
	struct stage_row *stage = st_stage_edit(t->after);
	struct set asked = set_new(t->arena, (size_t)seat + 1);
	when bell = deadline_after(&d, &z, t->now);
	int32_t bonus;

	stage->active = seat;
	stage->phase = stage->round > 0 ? PHASE_DEPLOY : PHASE_INITIAL;
	stage->mover = mover_of(t->after, stage);
	stage->pool = pool_of(t->after, stage, &bonus);
	stage->taken = 0;
	TELL(t, ST_TURN, seat, stage->mover == seat ? SEAT_NONE : stage->mover, stage->phase,
	     stage->pool, st_holdings(t->after, seat).lands, bonus, stage->round, bell);
	set_add(&asked, seat);
	call_open(t, KIND_TURN, CALL_NONE, -1, bell, &asked);
}

void st_first_turn(struct turn *t)
{
	bool wraps;

	st_stage_edit(t->after)->round =
		option_int(t->after, "initial_pool") > 0 && RULE("STA-SETUP-4") ? 0 : 1;
	open_turn(t, next_owner(t->after, SEAT_NONE, &wraps));
}

static bool is_last_round(const struct state *s, int32_t round)
{
	int32_t most = option_int(s, "max_rounds");

	return most > 0 && round > most && RULE("STA-END-3");
}

/* The newest call of a turn; NULL: there is none. */
static const struct call_row *newest_turn(const struct state *s)
{
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_TURN)
			return ROW(struct call_row, s, TABLE_CALL, i);
	return NULL;
}

/* Who moves the turn after this one, as the board stands; SEAT_NONE: there is none. */
static seat_id next_mover(const struct state *s, const struct stage_row *stage)
{
	bool wraps;
	seat_id next = next_owner(s, stage->active, &wraps);

	if (next == SEAT_NONE || is_last_round(s, stage->round + wraps))
		return SEAT_NONE;
	if (next != st_buffer(s))
		return next;
	return buffer_mover(s, stage->round + wraps > 0 ? stage->buffer_turns : 0);
}

static void open_next(struct turn *t)
{
	bool wraps;
	seat_id seat = next_owner(t->after, st_stage(t->after).active, &wraps);
	struct stage_row *stage = st_stage_edit(t->after);

	stage->round += wraps;
	if (seat == SEAT_NONE)
		game_end(t);
	else if (is_last_round(t->after, stage->round))
		st_rounds_over(t);
	else
		open_turn(t, seat);
}

/* ---- closing ----------------------------------------------------------------------------------- */

static area_id weakest(const struct state *s, seat_id seat)
{
	area_id best = AREA_NONE;
	int32_t fewest = INT32_MAX;

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		if (row->owner == seat && row->troops < fewest) {
			best = row->area;
			fewest = row->troops;
		}
	}
	return best;
}

/* STA-STAGE-5: one by one where the fewest stand, map order where equal; told once a territory. */
static void place_rest(struct turn *t)
{
	struct stage_row stage = st_stage(t->after);
	int32_t n = t->game->map->nareas, *placed = ARENA_ARRAY(t->arena, int32_t, (size_t)n);
	area_id to;

	for (; stage.pool > 0 && RULE("STA-STAGE-5"); stage.pool--) {
		to = weakest(t->after, stage.active);
		if (to == AREA_NONE)
			break;
		st_land_edit(t->after, to)->troops++;
		placed[to]++;
	}
	for (area_id a = 0; a < n; a++)
		if (placed[a] > 0)
			TELL(t, ST_PLACED, stage.active, a, placed[a]);
	st_stage_edit(t->after)->pool = 0;
}

static void settle_turn(struct turn *t)
{
	struct stage_row stage = st_stage(t->after);

	place_rest(t);
	TELL(t, ST_ENDED, stage.active, stage.taken);
}

/*
 * STA-BUF-1: whose word ends a turn and who moves the next as well, his own or the Buffer's, has it begin at
 * once, so that one mail holds both. The call that has ended closes with nothing left to do but to count the
 * turn.
 */
void st_end(struct turn *t, call_id call)
{
	struct stage_row stage = st_stage(t->after);
	seat_id mover = next_mover(t->after, &stage);

	call_end(t, call);
	if (mover == SEAT_NONE || mover != stage.mover)
		return;
	settle_turn(t);
	open_next(t);
}

void st_close(struct turn *t, const struct call_row *call)
{
	bool handed_over = newest_turn(t->after) != NULL;
	struct set asked = call_asked(t, call->call);

	if (handed_over)
		TELL(t, ST_OVER, set_next(&asked, 0));
	else
		settle_turn(t);
	turn_end(t);
	if (!handed_over)
		open_next(t);
}

/* ---- what is still to be done ------------------------------------------------------------------ */

static void outlook_next(const struct view *v, const struct stage_row *stage, enum st_note what,
			 struct notes *notes)
{
	bool wraps;
	seat_id next = next_owner(v->state, stage->active, &wraps);
	struct stage_row then = *stage;
	struct facts f = FACTS(.seat = SAID(next));
	int32_t bonus;

	if (next == SEAT_NONE)
		return;
	then.active = next;
	then.phase = stage->round + wraps > 0 ? PHASE_DEPLOY : PHASE_INITIAL;
	f.count = pool_of(v->state, &then, &bonus);
	if (next == st_buffer(v->state))
		f.mover = SAID(buffer_mover(v->state,
					    then.phase == PHASE_INITIAL ? 0 : stage->buffer_turns));
	st_note(notes, what, NOWHERE, &f);
}

void st_outlook(const struct view *v, const struct call_row *call, seat_id seat,
		struct notes *notes)
{
	struct stage_row stage = st_stage(v->state);
	struct facts f = FACTS(.count = stage.pool, .phase = stage.phase);

	if (call->bell == WHEN_NONE) { /* his next turn may have begun */
		call = newest_turn(v->state);
		seat = stage.active;
	}
	f.seat = SAID(seat);
	f.mover = SAID(stage.mover == seat ? SEAT_NONE : stage.mover);
	if (call->bell == WHEN_NONE) {
		outlook_next(v, &stage, NOTE_OUTLOOK_OVER, notes);
		return;
	}
	st_note(notes, stage.pool > 0 ? NOTE_OUTLOOK_POOL : NOTE_OUTLOOK_PHASE,
		NOWHERE, &f);
	if (call->bell != WHEN_NEVER)
		st_note(notes, NOTE_OUTLOOK_BELL, NOWHERE, &f);
	outlook_next(v, &stage, NOTE_OUTLOOK_NEXT, notes);
}

/* ---- why a command is not heard ---------------------------------------------------------------- */

static bool turn_has_ended(const struct state *s)
{
	const struct call_row *turn = newest_turn(s);

	return turn && turn->bell == WHEN_NONE;
}

static enum st_note why_unheard(const struct view *v, const struct stage_row *stage)
{
	if (state_game(v->state)->phase == GAME_OVER)
		return RULE("STA-END-1") ? NOTE_GAME_WON : NOTE_COUNT;
	if (turn_has_ended(v->state) && st_speaks_for(v, v->player, stage->active))
		return NOTE_TURN_OVER;
	if (v->seat != SEAT_NONE && seat_find(v->state, v->seat)->out)
		return RULE("STA-END-2") ? NOTE_ELIMINATED : NOTE_COUNT;
	if (stage->active == st_buffer(v->state))
		return NOTE_MOVED_BY;
	return RULE("STA-STAGE-1") ? NOTE_NOT_YOUR_TURN : NOTE_COUNT;
}

void st_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = st_stage(v->state);
	bool over = state_game(v->state)->phase == GAME_OVER;
	seat_id winner = st_winner(v->state);
	struct facts f = FACTS(.seat = SAID(over ? winner : stage.active),
			       .count = over && winner != SEAT_NONE && winner == v->seat,
			       .mover = SAID(stage.mover), .phase = stage.phase);
	enum st_note what;

	if (v->player == PLAYER_NONE || stage.active == SEAT_NONE || c->verb == JOIN || c->verb == LEAVE)
		return;
	f.seat = f.count ? 0 : f.seat;
	what = why_unheard(v, &stage);
	if (what != NOTE_COUNT)
		st_note(notes, what, c->at, &f);
}
