/* fact: what players ask of how a game stands. */
#include "rules/armies/fact.h"

#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/notes.h"
#include "rules/armies/turn.h"
#include "rules/common/clockwise.h"

int32_t ar_force(const struct state *s, seat_id seat, area_id a)
{
	return ar_armies(s, a, seat);
}

static void tell_income(const struct view *v, seat_id of, struct notes *notes)
{
	const struct stage_row stage = ar_stage(v->state);
	int32_t bonus;
	struct facts f = FACTS(.seat = SAID(of), .count = stage.left);

	if (stage.active == of && stage.step == STEP_DEBRIEF && stage.left > 0)
		ar_note(notes, NOTE_FACT_POOL, NOWHERE, &f);
	f.count = ar_to_place(v->state, of);
	if (f.count)
		ar_note(notes, NOTE_FACT_FIRST, NOWHERE, &f);
	f.count = ar_allowance(v->state, of, &bonus);
	f.limit = ar_owned(v->state, of);
	ar_note(notes, NOTE_FACT_INCOME, NOWHERE, &f);
}

static void tell_next(const struct view *v, seat_id of, struct notes *notes)
{
	const struct stage_row stage = ar_stage(v->state);
	struct facts f = FACTS(.seat = SAID(stage.active));
	seat_id seat = stage.active;
	bool wraps;

	ar_note(notes, NOTE_FACT_NOW, NOWHERE, &f);
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		seat = clockwise_next(v->state, stage.first, seat, NULL, &wraps);
		if (seat == SEAT_NONE)
			return;
		f.seat = SAID(seat);
		ar_note(notes, NOTE_FACT_THEN, NOWHERE, &f);
		if (seat == of)
			return;
	}
}

static void tell_has(const struct view *v, seat_id of, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(of), .count = ar_owned(v->state, of),
			       .limit = ar_armies(v->state, AREA_NONE, of), .space = ar_relics(v->state, of));

	ar_note(notes, NOTE_FACT_HAS, NOWHERE, &f);
}

void ar_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes)
{
	struct facts f = FACTS(.count = ar_free(v->state, AREA_NONE), .limit = option_int(v->state, "max_rounds"));

	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (what == FACT_INCOME)
		tell_income(v, of, notes);
	else if (what == FACT_NEXT)
		tell_next(v, of, notes);
	else if (what == FACT_HAS)
		tell_has(v, of, notes);
	else if (what == FACT_ENDS)
		ar_note(notes, NOTE_FACT_ENDS, NOWHERE, &f);
	else if (what == FACT_PRICES)
		ar_note(notes, NOTE_FACT_PRICES, NOWHERE, &f);
	else if (what == FACT_CHANCE)
		ar_note(notes, NOTE_FACT_CHANCE, NOWHERE, &f);
}
