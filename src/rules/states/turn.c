/*
 * turn: turns in their order, the Buffer's moved by the two people alternately (rules/common/stage has
 * what they have in common with those of other games).
 */
#include "rules/states/turn.h"
#include "rules/common/advice.h"
#include "rules/common/clockwise.h"
#include "rules/common/rule.h"
#include "rules/states/events.h"
#include "rules/states/notes.h"
#include "rules/states/phases.h"
#include "rules/states/verbs.h"

/* ---- who moves --------------------------------------------------------------------------------- */

/* STA-BUF-4: whoever lost all his land goes on moving the Buffer, unless the option says otherwise; whom
 * the host took out is no person any more. */
static bool moves_buffer(const struct state *s, seat_id seat)
{
	if (!join_is_person(s, seat))
		return false;
	if (option_is(s, "buffer_after_elimination", "both") && RULE("STA-BUF-4"))
		return true;
	return land_plays(s, seat);
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
	mover = seat_find(v->state, stage_of(v->state).mover);
	return (mover && mover->player == player) || !RULE("STA-BUF-2");
}

/* ---- opening ----------------------------------------------------------------------------------- */

static bool has_turn(const struct state *s, seat_id seat)
{
	return land_plays(s, seat) || (join_is_person(s, seat) && !RULE("STA-END-2"));
}

/* STA-SETUP-4: the Buffer's initial troops are placed by the first of the two. */
static struct next next_turn(const struct state *s)
{
	struct stage_row stage = stage_of(s);
	struct next n = { .deadline = "deadline" };

	n.seat = n.mover = clockwise_next(s, SEAT_NONE, stage.active, has_turn, &n.wraps);
	if (n.seat != SEAT_NONE && n.seat == st_buffer(s))
		n.mover = buffer_mover(s, stage.round + n.wraps > 0 ? stage.own[BUFFER_TURNS] : 0);
	return n;
}

/* STA-BUF-1: to who moves the next as well, his own or the Buffer's. */
static bool hands_over(const struct state *s, const struct next *next)
{
	return !stage_is_last(s, stage_of(s).round + next->wraps, st_game.rounds_rule);
}

static int32_t pool_of(const struct state *s, seat_id seat, int32_t round, int32_t *bonus)
{
	*bonus = 0;
	return round > 0 ? st_income(s, seat, bonus) : option_int(s, "initial_pool");
}

static int32_t income(const struct state *s, const struct next *next)
{
	int32_t bonus;

	return pool_of(s, next->seat, stage_of(s).round + next->wraps, &bonus);
}

static void open_turn(struct turn *t, struct stage_row *stage, when bell)
{
	seat_id seat = stage->active;
	int32_t bonus;

	stage->phase = stage->round > 0 ? PHASE_DEPLOY : PHASE_INITIAL;
	stage->own[BUFFER_TURNS] += stage->round > 0 && seat == st_buffer(t->after);
	stage->pool = pool_of(t->after, seat, stage->round, &bonus);
	TELL(t, ST_TURN, seat, stage->mover == seat ? SEAT_NONE : stage->mover, stage->phase, stage->pool,
	     land_holdings(t->after, seat).lands, bonus, stage->round, bell);
}

void st_first_turn(struct turn *t)
{
	struct next next;

	stage_edit(t->after)->round = option_int(t->after, "initial_pool") == 0 || !RULE("STA-SETUP-4");
	next = next_turn(t->after);
	stage_open(t, &next);
}

/* ---- what is said of it ------------------------------------------------------------------------ */

static int32_t pool(const struct state *s)
{
	return stage_of(s).pool;
}

static int32_t outlook(const struct stage_row *stage, int64_t troops)
{
	if (troops > 0)
		return NOTE_OUTLOOK_POOL;
	return stage->phase == PHASE_FORTIFY ? NOTE_OUTLOOK_FORTIFY : NOTE_OUTLOOK_PHASE;
}

static int32_t moved_by(const struct view *v, const struct stage_row *stage)
{
	return stage->active == st_buffer(v->state) ? NOTE_MOVED_BY : NOTE_UNSAID;
}

/* STA-SETUP-4: before the first turn troops are placed, and nothing else is done. */
static int32_t bars(int32_t now, int32_t phase)
{
	return now == PHASE_INITIAL && phase > PHASE_DEPLOY ? NOTE_INITIAL_ONLY : NOTE_UNSAID;
}

static int32_t not_own_here(const struct view *v, int32_t otherwise)
{
	return v->seat == st_buffer(v->state) && RULE("STA-BUF-3") ? NOTE_NOT_BUFFERS : otherwise;
}

/* STA-ATT-7: all but one. */
static const struct stage_advice advice = { .deploy = DEPLOY, .attack = ATTACK, .move = MOVE, .end_turn = END_TURN };

const struct stage_game st_game = {
	.kind = KIND_TURN,
	.first = PHASE_DEPLOY,
	.deploys = PHASE_DEPLOY,
	.end_first = NO_ATTACKS - PHASE_ATTACK,
	.end = PHASES,
	.rounds_end = END_ROUNDS,
	.rounds_rule = THE_RULE("STA-END-3"),
	.place_rule = THE_RULE("STA-STAGE-5"),
	STAGE_TOLD(ST),
	.begun = { NOTE_TURN_BEGUN, THE_RULE("STA-STAGE-3") },
	.won = { NOTE_GAME_WON, THE_RULE("STA-END-1") },
	.out = { NOTE_ELIMINATED, THE_RULE("STA-END-2") },
	.short_of = { NOTE_POOL_SHORT, THE_RULE("STA-DEP-3") },
	.not_own = { NOTE_DEPLOY_NOT_YOURS, THE_RULE("STA-DEP-2") },
	.phase_waits = { NOTE_PLACE_FIRST, THE_RULE("STA-DEP-4") },
	.order_waits = { NOTE_STILL_TO_DEPLOY, THE_RULE("STA-DEP-4") },
	.deploy_over = { NOTE_DEPLOY_OVER, THE_RULE("STA-DEP-6") },
	.phase_over = { NOTE_PHASE_OVER, THE_RULE("STA-STAGE-3") },
	.not_now = { NOTE_NOT_YOUR_TURN, THE_RULE("STA-STAGE-1") },
	.turn_waits = { NOTE_TURN_NOT_DONE, THE_RULE("STA-DEP-4") },
	.later = NOTE_PHASE_LATER,
	.not_next = { NOTE_NOT_NEXT, THE_RULE("STA-ATT-2") },
	.one_stays = { NOTE_ONE_STAYS, THE_RULE("STA-FORT-3") },
	.next = next_turn,
	.hands_over = hands_over,
	.open = open_turn,
	.pool = pool,
	.income = income,
	.bars = bars,
	.not_own_here = not_own_here,
	.outlook = outlook,
	.moved_by = moved_by,
	.winner = st_winner,
	.advice = &advice,
};
