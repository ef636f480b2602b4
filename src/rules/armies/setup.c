/*
 * setup: joining, what a game needs to begin, and the placement of the first armies (ARM-SETUP).
 */
#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/places.h"
#include "rules/armies/powers.h"
#include "rules/armies/steps.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"
#include "rules/common/asking.h"
#include "rules/common/clockwise.h"
#include "rules/common/join.h"
#include "rules/common/rule.h"

enum { PLAYERS_LEAST = 2, PLAYERS_MOST = 6, FIRST_ARMIES = 2, FREE_EACH = 4 };

/* ---- joining ----------------------------------------------------------------------------------- */

static int32_t most_players(const struct state *s)
{
	(void)s;
	return PLAYERS_MOST;
}

/* So many, and no more than the board has spaces for. */
int32_t ar_most_players(const struct state *s)
{
	const int32_t room = ar_free(s, AREA_NONE) / FREE_EACH;

	return room < PLAYERS_MOST ? room : PLAYERS_MOST;
}

const struct muster ar_muster = { most_players, THE_RULE("ARM-SETUP-1"), "player", NULL };

/* ---- what a game needs to begin ---------------------------------------------------------------- */

void ar_ready(const struct view *v, struct notes *notes)
{
	int32_t n = join_players(v->state), free = ar_free(v->state, AREA_NONE);
	struct facts f = FACTS(.count = n, .limit = free);

	if (n < PLAYERS_LEAST)
		ar_note(notes, NOTE_TOO_FEW, NOWHERE, &f);
	else if (n > PLAYERS_MOST)
		ar_note(notes, NOTE_TOO_MANY, NOWHERE, &f);
	else if (free < FREE_EACH * n && RULE("ARM-SETUP-1"))
		ar_note(notes, NOTE_TOO_SMALL, NOWHERE, &f);
}

/* ---- the beginning ----------------------------------------------------------------------------- */

/* board=random: the powers of areas change places. Fisher and Yates, from the last down. */
static void deal_powers(struct turn *t)
{
	size_t n = row_count(t->after, TABLE_POWER);
	struct dice_stream *s = dice_open(t, DICE_POWERS, DICE_OF_ALL);

	for (size_t i = n; i-- > 1;) {
		struct power_row *a = row_edit_at(t->after, TABLE_POWER, i),
				 *b = row_edit_at(t->after, TABLE_POWER, (size_t)dice_next(s, (int32_t)i + 1) - 1);
		int32_t swap = a->power;

		a->power = b->power;
		b->power = swap;
	}
	for (size_t i = 0; i < n; i++) {
		const struct power_row *row = ROW(struct power_row, t->after, TABLE_POWER, i);

		TELL(t, AR_DEALT, row->area, row->power);
	}
}

static seat_id first_seat(struct turn *t)
{
	int32_t roll;
	seat_id seat = clockwise_draw(t, option_is(t->after, "first_player", "random"), DICE_FIRST, &roll);

	if (roll)
		TELL(t, AR_ORDER, seat);
	return seat;
}

void ar_begin(struct turn *t)
{
	struct stage_row *stage;

	join_colours(t->after, true);
	if (option_is(t->after, "board", "random"))
		deal_powers(t);
	stage = ar_stage_edit(t->after);
	stage->first = first_seat(t);
	stage->step = STEP_SETUP;
	stage->active = stage->first;
	ar_next_placement(t, SEAT_NONE);
}

/* ---- the first armies -------------------------------------------------------------------------- */

static void ask_for_one(struct turn *t, seat_id seat)
{
	struct stage_row *stage = ar_stage_edit(t->after);
	when bell = asking_bell(t, KIND_SETUP, "deadline");

	stage->active = seat;
	stage->acted = 0;
	TELL(t, AR_TO_PLACE, seat, ar_armies(t->after, AREA_NONE, seat) + 1, bell);
	asking_one(t, KIND_SETUP, CALL_NONE, -1, bell, seat);
}

/* Clockwise, from the first again, until everybody has two. */
void ar_next_placement(struct turn *t, seat_id after)
{
	seat_id seat = after == SEAT_NONE ? ar_stage(t->after).first : ar_next_seat(t->after, after);

	if (ar_armies(t->after, AREA_NONE, seat) < FIRST_ARMIES) {
		ask_for_one(t, seat);
		return;
	}
	TELL(t, AR_SET_UP, ar_armies(t->after, AREA_NONE, SEAT_NONE));
	turn_end(t);
	ar_first_turn(t);
}

/* ARM-STAGE-4: the first free space in map order. */
static void place_late(struct turn *t, seat_id seat)
{
	for (area_id a = 0; a < t->game->map->nareas; a++) {
		if (ar_free(t->after, a) == 0)
			continue;
		TELL(t, AR_PLACED_LATE, seat, a, ar_first_free(t->after, a));
		ar_draw(t, seat, a, 0);
		return;
	}
}

void ar_setup_close(struct turn *t, const struct call_row *call)
{
	struct stage_row stage = ar_stage(t->after);

	(void)call;
	if (!stage.acted)
		place_late(t, stage.active);
	if (!t->over)
		ar_next_placement(t, stage.active);
}

int32_t ar_to_place(const struct state *s, seat_id seat)
{
	const int32_t left = FIRST_ARMIES - ar_armies(s, AREA_NONE, seat);

	return ar_stage(s).step == STEP_SETUP && left > 0 ? left : 0;
}

void ar_setup_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct facts f = FACTS(.seat = SAID(ar_next_seat(v->state, seat)),
			       .count = ar_armies(v->state, AREA_NONE, seat) + 1);

	if (call->bell != WHEN_NONE)
		ar_note(n, NOTE_OUTLOOK_SETUP, NOWHERE, &f);
}
