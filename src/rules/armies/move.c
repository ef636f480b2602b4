/*
 * move: armies go to free spaces, and an artefact is visited; what they leave is crossed out (ARM-MOVE).
 */
#include "play/game.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/places.h"
#include "rules/armies/steps.h"
#include "rules/armies/verbs.h"
#include "rules/common/rule.h"

/* ---- who goes ---------------------------------------------------------------------------------- */

static int32_t able(const struct state *s, area_id area, seat_id seat)
{
	struct span_of range = ar_spaces(s, area);
	int32_t n = 0;

	for (size_t i = range.first; i < range.first + range.n; i++) {
		const struct space_row *row = ROW(struct space_row, s, TABLE_SPACE, i);

		n += row->kind == SPACE_ARMY && row->owner == seat && !(row->moved && RULE("ARM-MOVE-2"));
	}
	return n;
}

static int32_t amount(const struct view *v, const struct command *c, unsigned slot, area_id from)
{
	const struct arg *count = command_arg(c, slot, 0);

	return count ? arg_amount(count, able(v->state, from, v->seat)) : 1;
}

/* ARM-MOVE-2, -5: the army in one space, or as many as there are that have not moved. */
static bool check_one(const struct view *v, const struct arg *from, int32_t number, struct notes *notes)
{
	const struct space_row *row = ar_space(v->state, from->value, number);
	struct facts f = FACTS(.area = SAID(from->value), .space = number,
			       .limit = (int64_t)ar_spaces(v->state, from->value).n);

	if (!row) {
		ar_note(notes, NOTE_NO_SUCH_SPACE, from->at, &f);
		return false;
	}
	f.seat = SAID(row->owner);
	f.word = WORD_KIND(row->kind);
	if (row->kind != SPACE_ARMY || (row->owner != v->seat && RULE("ARM-MOVE-5"))) {
		ar_note(notes, NOTE_NOT_YOUR_ARMY, from->at, &f);
		return false;
	}
	if (row->moved && RULE("ARM-MOVE-2")) {
		ar_note(notes, NOTE_MOVED_ALREADY, from->at, &f);
		return false;
	}
	return true;
}

static bool check_many(const struct view *v, const struct arg *from, int32_t n, struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(from->value), .count = n, .limit = able(v->state, from->value, v->seat));

	if (n <= f.limit && n > 0)
		return true;
	if (ar_armies(v->state, from->value, v->seat) >= n && n > 0) {
		ar_note(notes, NOTE_TOO_MANY_MOVE, from->at, &f);
		return false;
	}
	f.limit = ar_armies(v->state, from->value, v->seat);
	ar_note(notes, NOTE_FEWER_THERE, from->at, &f);
	return false;
}

static bool check_origin(const struct view *v, const struct arg *from, int32_t number, int32_t n, struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(from->value), .space = number, .count = n);

	if (number > 0 && n > 1) {
		ar_note(notes, NOTE_ONE_TO_A_SPACE, from->at, &f);
		return false;
	}
	return number > 0 ? check_one(v, from, number, notes) : check_many(v, from, n, notes);
}

/* ARM-MOVE-4: any free space of the board, unless the game says otherwise. */
static bool check_reach(const struct view *v, const struct arg *from, area_id to, struct span at, struct notes *notes)
{
	struct facts f = FACTS(.area = SAID(from->value), .other = SAID(to));

	if (option_is(v->state, "move_reach", "any") && RULE("ARM-MOVE-4"))
		return true;
	if (ar_is_near(v->game->map, from->value, to))
		return true;
	ar_note(notes, NOTE_OUT_OF_REACH, at, &f);
	return false;
}

/* ---- moves ------------------------------------------------------------------------------------- */

/* An artefact's space is entered by moving there: "move army from Brazil to Peru 1". */
static bool is_visit(const struct view *v, const struct arg *to, int32_t number)
{
	const struct space_row *row = number > 0 ? ar_space(v->state, to->value, number) : NULL;

	return row && row->kind == SPACE_RELIC && RULE("ARM-ART-1");
}

/* A space holds one artefact, so an army carries one. */
static void check_burden(const struct view *v, const struct arg *from, int32_t number, struct notes *notes)
{
	int32_t army = number > 0 ? number : ar_next_army(v->state, from->value, v->seat, true);
	const struct space_row *row = ar_space(v->state, from->value, army);
	struct facts f = FACTS(.area = SAID(from->value), .space = army);

	if (row && row->relic != 0)
		ar_note(notes, NOTE_RELIC_BURDEN, from->at, &f);
}

void ar_move_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *to = command_arg(c, MOVE_TO, 0);
	int32_t number = ar_said_space(c, MOVE_FROM_SPACE), there = ar_said_space(c, MOVE_TO_SPACE),
		n = amount(v, c, MOVE_COUNT, from->value);

	if (!ar_may(v, c, STEP_MOVE, notes) ||
	    !ar_says_how_many(c, MOVE_FROM_SPACE, MOVE_TO_SPACE, able(v->state, from->value, v->seat), notes) ||
	    !check_origin(v, from, number, n, notes) || !check_reach(v, from, to->value, to->at, notes))
		return;
	if (n == 1 && is_visit(v, to, there))
		check_burden(v, from, number, notes);
	else
		ar_has_room(v, c, to, there, n, notes);
}

/* Cross out the old space, draw the army in the new one; it takes its artefact along (ARM-ART-2). */
static void move_one(struct turn *t, seat_id seat, const struct space_row *from, area_id to, int32_t number)
{
	struct space_row old = *from, *new;

	if (number == 0)
		number = ar_first_free(t->after, to);
	TELL(t, AR_MOVED, seat, old.area, old.number, to, number);
	if (RULE("ARM-MOVE-3"))
		ar_cross(t->after, old.area, old.number);
	else
		ar_space_edit(t->after, old.area, old.number)->kind = SPACE_FREE;
	ar_draw(t, seat, to, number);
	new = ar_space_edit(t->after, to, number);
	new->relic = RULE("ARM-ART-2") ? old.relic : 0;
	new->moved = 1;
}

/* ARM-ART-1, -2: the first visitor carries it. */
static void visit(struct turn *t, seat_id seat, const struct space_row *from, const struct space_row *to)
{
	struct space_row old = *from, *new;
	struct relic_row *relic = row_edit(t->after, TABLE_RELIC, &(struct relic_row){ .relic = to->relic });

	relic->state = RELIC_HELD;
	relic->holder = seat;
	TELL(t, AR_VISITED, seat, old.area, old.number, to->area, to->number, relic->name, NAMED_IF(relic->power));
	new = ar_space_edit(t->after, to->area, to->number);
	new->kind = SPACE_ARMY;
	new->owner = seat;
	new->moved = 1;
	ar_cross(t->after, old.area, old.number);
}

void ar_move_act(struct turn *t, const struct command *c)
{
	struct view v = { .game = t->game, .state = t->after, .seat = c->seat };
	area_id from = command_value(c, MOVE_FROM, AREA_NONE);
	const struct arg *to = command_arg(c, MOVE_TO, 0);
	int32_t number = ar_said_space(c, MOVE_FROM_SPACE), there = ar_said_space(c, MOVE_TO_SPACE),
		n = amount(&v, c, MOVE_COUNT, from);

	ar_enter(t, STEP_MOVE);
	for (; n > 0 && !t->over; n--) {
		int32_t army = number > 0 ? number : ar_next_army(t->after, from, c->seat, RULE("ARM-MOVE-2"));

		if (is_visit(&v, to, there))
			visit(t, c->seat, ar_space(t->after, from, army), ar_space(t->after, to->value, there));
		else
			move_one(t, c->seat, ar_space(t->after, from, army), to->value, there);
	}
}

/* ---- visits by name ---------------------------------------------------------------------------- */

static bool find_relic(const struct view *v, int32_t relic, struct artefact *out)
{
	return relic > 0 && ar_artefact(v->game->map, (size_t)relic - 1, out);
}

/* An army may be named only by what it visits, where one area alone has some. */
void ar_visit_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *from = command_arg(c, VISIT_FROM, 0), *what = command_arg(c, VISIT_RELIC, 0);
	int32_t number = ar_said_space(c, VISIT_FROM_SPACE), n = amount(v, c, VISIT_COUNT, from->value);
	const struct space_row *row;
	struct facts f = FACTS(.count = n);
	struct artefact is;

	if (!ar_may(v, c, STEP_MOVE, notes) || !check_origin(v, from, number, n, notes) ||
	    !find_relic(v, what->value, &is))
		return;
	row = ar_space(v->state, is.area, is.number);
	f = FACTS(.area = SAID(is.area), .space = is.number, .count = n,
		  .seat = row && row->owner != v->seat ? SAID(row->owner) : 0);
	if (!row || row->kind != SPACE_RELIC)
		ar_note(notes, NOTE_RELIC_TAKEN, what->at, &f);
	else if (n > 1)
		ar_note(notes, NOTE_ONE_TO_A_SPACE, what->at, &f);
	else if (check_reach(v, from, is.area, what->at, notes))
		check_burden(v, from, number, notes);
}

void ar_visit_act(struct turn *t, const struct command *c)
{
	struct view v = { .game = t->game, .state = t->after, .seat = c->seat };
	area_id from = command_value(c, VISIT_FROM, AREA_NONE);
	int32_t number = ar_said_space(c, VISIT_FROM_SPACE);
	struct artefact is;

	if (!find_relic(&v, command_value(c, VISIT_RELIC, 0), &is))
		return;
	ar_enter(t, STEP_MOVE);
	if (number == 0)
		number = ar_next_army(t->after, from, c->seat, true);
	visit(t, c->seat, ar_space(t->after, from, number), ar_space(t->after, is.area, is.number));
}
