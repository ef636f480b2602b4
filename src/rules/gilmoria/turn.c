/*
 * turn: the turns of warlords and of their allies (rules/common/stage has what they have in common with
 * those of other games).
 */
#include "rules/gilmoria/turn.h"
#include "rules/common/clockwise.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/verbs.h"

bool gm_is_nobodys(const struct state *s, seat_id seat)
{
	const struct seat_row *row = seat_find(s, seat);

	return row && row->player == PLAYER_NONE;
}

bool gm_speaks_for(const struct view *v, player_id player, seat_id seat)
{
	seat_id warlord = gm_controller(v->state, seat);
	const struct seat_row *row = seat_find(v->state, warlord == SEAT_NONE ? seat : warlord);

	return row && row->player == player;
}

/* ---- who is next ------------------------------------------------------------------------------- */

/* GIL-BOARD-1: only active domains take turns. */
static bool is_ally(const struct state *s, seat_id seat, seat_id warlord)
{
	seat_id controller = gm_controller(s, seat);

	if (join_is_person(s, seat))
		return false;
	return controller == warlord || (controller == SEAT_NONE && !RULE("GIL-BOARD-1"));
}

/* GIL-STAGE-2, GIL-ALLY-1: in the order of activation, none twice in a round. Read anew after every turn. */
static seat_id next_ally(const struct state *s, const struct stage_row *stage)
{
	const struct domain_row *best = NULL;

	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++) {
		const struct domain_row *d = ROW(struct domain_row, s, TABLE_DOMAIN, i);

		if (!is_ally(s, d->seat, stage->mover) || land_holdings(s, d->seat).lands == 0)
			continue;
		if (d->played >= stage->round && RULE("GIL-ALLY-1"))
			continue;
		if (!best || d->joined < best->joined)
			best = d;
	}
	return best ? best->seat : SEAT_NONE;
}

static struct next who_is_next(const struct state *s)
{
	struct stage_row stage = stage_of(s);
	struct next n = { next_ally(s, &stage), stage.mover, false, "ally_deadline" };

	if (n.seat == SEAT_NONE) {
		n.seat = n.mover = clockwise_next(s, stage.first, stage.mover, gm_plays, &n.wraps);
		n.deadline = "deadline";
	}
	return n;
}

/* ---- opening ----------------------------------------------------------------------------------- */

static void open_turn(struct turn *t, struct stage_row *stage, when bell)
{
	bool ally = stage->active != stage->mover;
	struct income in = gm_income(t->after, stage->active);

	stage->phase = ally && RULE("GIL-ALLY-1") ? PHASE_DEPLOYMENT : PHASE_DIPLOMACY;
	stage->own[SPOKEN] = false;
	stage->own[RECRUITS] = 0;
	stage->pool = ally && RULE("GIL-ALLY-2") ? gm_income_sum(t->after, stage->active) : 0;
	gm_domain_edit(t->after, stage->active)->played = stage->round;
	TELL(t, GM_TURN, stage->active, ally ? stage->mover : SEAT_NONE, stage->phase, gm_pool(t->after),
	     land_holdings(t->after, stage->active).lands, in.strongholds, in.bonus, stage->round, bell);
}

void gm_first_turn(struct turn *t, seat_id first)
{
	struct stage_row *stage = stage_edit(t->after);

	stage->first = first;
	stage->round = 1;
	stage_open(t, &(struct next){ first, first, false, "deadline" });
}

/* A warlord who is left alone by the host's doing has won. */
static bool ends(struct turn *t, const struct next *next)
{
	seat_id last = SEAT_NONE;

	(void)next;
	if (clockwise_count(t->after, gm_plays, &last) > 1 || !option_is(t->after, "victory", "warlords"))
		return false;
	gm_last_warlord(t, last);
	return true;
}

/* GIL-SOW-1: exactly one for a turn with a conquest; GIL-ALLY-3: the warlord's, whoever conquered. */
static void pay_spoils(struct turn *t, const struct stage_row *stage)
{
	struct domain_row *d;

	if (stage->taken == 0 || !RULE("GIL-SOW-1"))
		return;
	d = gm_domain_edit(t->after, RULE("GIL-ALLY-3") ? stage->mover : stage->active);
	d->sow++;
	TELL(t, GM_SPOILS, d->seat, 1, d->sow, gm_domain(t->after, stage->active)->home);
}

/* ---- what is said of it ------------------------------------------------------------------------ */

static int32_t income(const struct state *s, const struct next *next)
{
	return gm_income_sum(s, next->seat);
}

static int32_t outlook(const struct stage_row *stage, int64_t pool)
{
	if (stage->phase == PHASE_DIPLOMACY && !stage->own[SPOKEN])
		return NOTE_OUTLOOK_DIPLOMACY;
	return pool > 0 ? NOTE_OUTLOOK_POOL : NOTE_OUTLOOK_PHASE;
}

static region_id home_of(const struct state *s, seat_id seat)
{
	const struct domain_row *d = gm_domain(s, seat);

	return d ? d->home : REGION_NONE;
}

const struct stage_game gm_game = {
	.kind = KIND_TURN,
	.first = PHASE_DIPLOMACY,
	.deploys = PHASE_DEPLOYMENT,
	.end = PHASES,
	.end_first = END_DIPLOMACY,
	.rounds_end = END_ROUNDS,
	.rounds_rule = THE_RULE("GIL-END-2"),
	.place_rule = THE_RULE("GIL-STAGE-4"),
	STAGE_TOLD(GM),
	.begun = { NOTE_TURN_BEGUN, THE_RULE("GIL-STAGE-3") },
	.won = { NOTE_GAME_WON, THE_RULE("GIL-END-1") },
	.out = { NOTE_ELIMINATED, THE_RULE("GIL-ELIM-1") },
	.short_of = { NOTE_POOL_SHORT, THE_RULE("GIL-DEP-2") },
	.not_own = { NOTE_DEPLOY_NOT_YOURS, THE_RULE("GIL-DEP-2") },
	.phase_waits = { NOTE_STILL_TO_DEPLOY, THE_RULE("GIL-STAGE-3") },
	.order_waits = { NOTE_STILL_TO_DEPLOY, THE_RULE("GIL-STAGE-3") },
	.phase_over = { NOTE_PHASE_OVER, THE_RULE("GIL-STAGE-3") },
	.not_now = { NOTE_NOT_YOUR_TURN, THE_RULE("GIL-STAGE-1") },
	.turn_waits = { NOTE_STILL_TO_DEPLOY, THE_RULE("GIL-STAGE-3") },
	.not_next = { NOTE_NOT_NEXT, THE_RULE("GIL-BAT-1") },
	.one_stays = { NOTE_ONE_STAYS, THE_RULE("GIL-MOB-3") },
	.next = who_is_next,
	.open = open_turn,
	.leave = gm_leave_diplomacy,
	.settled = pay_spoils,
	.ends = ends,
	.pool = gm_pool,
	.income = income,
	.spares = gm_spares,
	.outlook = outlook,
	.home = home_of,
	.winner = gm_winner,
	.advice = &gm_advice,
};
