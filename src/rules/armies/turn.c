/*
 * turn: turns in their order; the debrief that ends each; what a turn that runs out of time loses; and
 * why a line is not heard. The first armies are placed in setup.c.
 */
#include "rules/armies/turn.h"
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/over.h"
#include "rules/armies/places.h"
#include "rules/armies/verbs.h"
#include "rules/common/asking.h"
#include "rules/common/clockwise.h"
#include "rules/common/rule.h"

call_id ar_turn_call(const struct state *s)
{
	const struct call_row *c = asking_newest(s, KIND_TURN);

	return c ? c->call : CALL_NONE;
}

/* ---- opening ----------------------------------------------------------------------------------- */

static void rest_armies(struct state *s)
{
	for (size_t i = 0; i < row_count(s, TABLE_SPACE); i++)
		((struct space_row *)row_edit_at(s, TABLE_SPACE, i))->moved = 0;
}

static void open_turn(struct turn *t, seat_id seat)
{
	struct stage_row *stage = ar_stage_edit(t->after);
	when bell = asking_bell(t, KIND_TURN, "deadline");

	rest_armies(t->after);
	stage->active = seat;
	stage->step = STEP_MOVE;
	stage->left = stage->acted = stage->fought = 0;
	TELL(t, AR_TURN, seat, stage->round, ar_owned(t->after, seat), ar_free(t->after, AREA_NONE), bell);
	asking_one(t, KIND_TURN, CALL_NONE, -1, bell, seat);
}

void ar_first_turn(struct turn *t)
{
	struct stage_row *stage = ar_stage_edit(t->after);

	stage->round = 1;
	open_turn(t, stage->first);
}

static void open_next(struct turn *t)
{
	struct stage_row *stage = ar_stage_edit(t->after);
	bool wraps;
	seat_id seat = clockwise_next(t->after, stage->first, stage->active, NULL, &wraps);

	if (seat == SEAT_NONE) {
		ar_finish(t, END_NONE);
		return;
	}
	if (wraps) {
		stage->round++;
		if (ar_round_ends_it(t))
			return;
	}
	open_turn(t, seat);
}

/* ---- the debrief ------------------------------------------------------------------------------- */

static bool holds_continent(const struct state *s, seat_id seat, const struct region *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->nareas; i++) {
		if (ar_spaces(s, r->areas[i]).n == 0)
			continue;
		if (ar_owner(s, r->areas[i]) != seat)
			return false;
		n++;
	}
	return n > 0;
}

int32_t ar_allowance(const struct state *s, seat_id seat, int32_t *bonus)
{
	const struct map *m = s->schema->map;

	*bonus = 0;
	for (region_id r = 0; r < m->nregions && RULE("ARM-DEB-2"); r++)
		if (holds_continent(s, seat, &m->regions[r]))
			*bonus += ar_region_bonus(s, r);
	return (RULE("ARM-DEB-1") ? ar_owned(s, seat) : 0) + *bonus;
}

bool ar_is_ground(const struct state *s, seat_id seat, area_id area)
{
	size_t n;
	const struct neighbour *next = map_neighbours(s->schema->map, area, &n);

	if (ar_armies(s, area, seat) > 0)
		return true;
	if (ar_armies(s, area, SEAT_NONE) > 0)
		return false;
	for (size_t i = 0; i < n; i++)
		if (ar_armies(s, next[i].area, seat) > 0)
			return true;
	return false;
}

static void forget_battle(struct state *s)
{
	row_clear(s, TABLE_BATTLE);
	row_clear(s, TABLE_ANSWER);
	row_clear(s, TABLE_DUE);
}

/* ARM-DEB-1, -3: counted and judged once, when it begins. */
void ar_debrief_begins(struct turn *t)
{
	struct stage_row *stage = ar_stage_edit(t->after);
	int32_t bonus;

	forget_battle(t->after);
	row_clear(t->after, TABLE_GROUND);
	stage->step = STEP_DEBRIEF;
	stage->left = ar_allowance(t->after, stage->active, &bonus);
	for (area_id a = 0; a < t->game->map->nareas; a++)
		if (ar_is_ground(t->after, stage->active, a))
			row_put(t->after, TABLE_GROUND, &(struct ground_row){ a });
	TELL(t, AR_DEBRIEF, stage->active, ar_owned(t->after, stage->active), bonus, stage->left);
}

void ar_tell_goes_on(struct turn *t)
{
	struct stage_row stage = ar_stage(t->after);
	const struct call_row *call = asking_newest(t->after, KIND_TURN);

	if (call && call->deaf_since == WHEN_NONE)
		TELL(t, AR_GOES_ON, stage.active, stage.left, call->bell);
}

/* ---- closing ----------------------------------------------------------------------------------- */

/* ARM-DEB-4, ARM-STAGE-4: what was not placed is lost; a missed deadline is no pass. */
void ar_turn_close(struct turn *t, const struct call_row *call)
{
	struct stage_row *stage;

	(void)call;
	if (ar_stage(t->after).step == STEP_AFTERMATH)
		ar_place_due(t);
	if (t->over)
		return;
	stage = ar_stage_edit(t->after);
	if (stage->step == STEP_DEBRIEF && stage->left > 0 && RULE("ARM-DEB-4"))
		TELL(t, AR_LOST, stage->active, stage->left);
	if (!stage->acted)
		stage->passes = 0;
	stage->left = 0;
	forget_battle(t->after);
	row_clear(t->after, TABLE_GROUND);
	TELL(t, AR_ENDED, stage->active);
	turn_end(t);
	open_next(t);
}

/* ---- what is still to be done ------------------------------------------------------------------ */

static enum ar_note outlook_of(const struct stage_row *stage)
{
	static const enum ar_note notes[STEPS] = {
		[STEP_SETUP] = NOTE_OUTLOOK_SETUP,     [STEP_MOVE] = NOTE_OUTLOOK_MOVE,
		[STEP_BATTLE] = NOTE_OUTLOOK_BATTLE,   [STEP_RESPONSE] = NOTE_OUTLOOK_WAITS,
		[STEP_AFTERMATH] = NOTE_OUTLOOK_WAITS, [STEP_DEBRIEF] = NOTE_OUTLOOK_DEBRIEF,
	};

	if (stage->step == STEP_DEBRIEF && stage->left == 0)
		return NOTE_OUTLOOK_DONE;
	return notes[stage->step];
}

void ar_turn_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct stage_row stage = ar_stage(v->state);
	struct due_row due = ar_due(v->state, seat);
	struct facts f = FACTS(.seat = SAID(seat), .count = stage.left);
	int32_t bonus;

	if (call->bell == WHEN_NONE) {
		f.seat = SAID(ar_next_seat(v->state, stage.active));
		ar_note(n, NOTE_OUTLOOK_OVER, NOWHERE, &f);
		return;
	}
	if (stage.step < STEP_RESPONSE)
		f.count = ar_allowance(v->state, seat, &bonus);
	if (stage.step == STEP_AFTERMATH && due.free + due.back > 0)
		ar_aftermath_outlook(v, call, seat, n);
	else
		ar_note(n, outlook_of(&stage), NOWHERE, &f);
	if (call->bell != WHEN_NEVER && call->deaf_since == WHEN_NONE)
		ar_note(n, NOTE_OUTLOOK_BELL, NOWHERE, &f);
}

/* ---- why a command is not heard ---------------------------------------------------------------- */

/* Of those whom the newest hearing call still asks: the first besides the speaker, how many, and whether
 * he is one of them. */
struct awaited {
	seat_id other;
	int32_t others;
	bool self;
};

static void await(struct awaited *a, seat_id seat, seat_id self)
{
	if (seat == self) {
		a->self = true;
		return;
	}
	if (a->others++ == 0)
		a->other = seat;
}

static struct awaited awaited_by(const struct state *s, seat_id self)
{
	struct awaited a = { .other = SEAT_NONE };

	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->deaf_since != WHEN_NONE || c->kind == KIND_MUSTER)
			continue;
		for (size_t k = 0; k < row_count(s, TABLE_ASKED); k++) {
			const struct asked_row *row = ROW(struct asked_row, s, TABLE_ASKED, k);

			if (row->call == c->call && !row->answered)
				await(&a, row->seat, self);
		}
		if (a.self || a.others)
			break;
	}
	return a;
}

static bool is_answer(verb_id verb)
{
	return verb == SUPPORT || verb == SUPPORT_PARTY || verb == DECLINE || verb == USE || verb == USE_RELIC ||
	       verb == NO_POWER || verb == FLEE;
}

/* What he is asked for instead of what he wrote; NOTE_COUNT: he is not asked. */
static enum ar_note asked_for(const struct view *v, const struct stage_row *stage)
{
	struct due_row due = ar_due(v->state, v->seat);

	if (stage->step == STEP_AFTERMATH && due.free > 0)
		return NOTE_FREE_FIRST;
	if (stage->step == STEP_AFTERMATH && due.back > 0)
		return NOTE_BACK_FIRST;
	return stage->step == STEP_RESPONSE && awaited_by(v->state, v->seat).self ? NOTE_ANSWER_FIRST : NOTE_COUNT;
}

static enum ar_note why_unheard(const struct view *v, const struct stage_row *stage, verb_id verb)
{
	const struct call_row *turn = asking_newest(v->state, KIND_TURN);

	if (state_game(v->state)->phase == GAME_OVER)
		return NOTE_GAME_OVER_NOTE;
	if (stage->step == STEP_SETUP)
		return v->seat == stage->active && !stage->acted ? NOTE_PLACE_FIRST_ARMY : NOTE_NOT_YOUR_PLACEMENT;
	if (asked_for(v, stage) != NOTE_COUNT)
		return asked_for(v, stage);
	if (is_answer(verb))
		return NOTE_NOT_ASKED;
	if (v->seat != stage->active)
		return NOTE_NOT_YOUR_TURN;
	if (turn && turn->deaf_since != WHEN_NONE)
		return RULE("ARM-STAGE-2") ? NOTE_WAIT_FOR_BATTLE : NOTE_NOT_YOUR_TURN;
	return asking_has_ended(turn) ? NOTE_TURN_OVER : NOTE_COUNT;
}

void ar_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = ar_stage(v->state);
	struct battle_row b = { .area = AREA_NONE };
	struct awaited who;
	struct facts f;
	enum ar_note what;

	if (v->player == PLAYER_NONE || stage.active == SEAT_NONE || !RULE("ARM-STAGE-3") || c->verb == JOIN ||
	    c->verb == LEAVE)
		return;
	ar_battle(v->state, &b);
	what = why_unheard(v, &stage, c->verb);
	who = awaited_by(v->state, v->seat);
	f = FACTS(.seat = stage.active == v->seat ? 0 : SAID(stage.active), .by = SAID(who.other), .limit = who.others,
		  .area = SAID(b.area), .word = WORD_STEP(stage.step), .count = ar_due(v->state, v->seat).back);
	if (what == NOTE_COUNT)
		return;
	ar_note(notes, what, c->at, &f);
	if (what == NOTE_WAIT_FOR_BATTLE)
		VEC_LAST(&notes->list)->suggest = c;
}
