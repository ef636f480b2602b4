/*
 * over: see over.h.
 */
#include "rules/armies/over.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/common/join.h"
#include "rules/common/rule.h"

/* ---- the final table --------------------------------------------------------------------------- */

struct score {
	seat_id seat;
	int32_t areas, armies, rank;
};

/* ARM-END-2 */
static int compare(const struct score *a, const struct score *b)
{
	if (a->areas != b->areas && RULE("ARM-END-2"))
		return a->areas > b->areas ? -1 : 1;
	return (a->armies < b->armies) - (a->armies > b->armies);
}

/* Insertion keeps equals in turn order; equals share their rank (ARM-END-3). */
static size_t scores(const struct state *s, struct score *list)
{
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		struct score new = { seat, ar_owned(s, seat), ar_armies(s, AREA_NONE, seat), 0 };
		size_t at = n;

		for (; at > 0 && compare(&new, &list[at - 1]) < 0; at--)
			list[at] = list[at - 1];
		list[at] = new;
		n++;
	}
	for (size_t i = 0; i < n; i++)
		list[i].rank = i > 0 && compare(&list[i - 1], &list[i]) == 0 && RULE("ARM-END-3")
				       ? list[i - 1].rank
				       : (int32_t)i + 1;
	return n;
}

void ar_finish(struct turn *t, enum end end)
{
	struct score *list = ARENA_ARRAY(t->arena, struct score,
					 row_count(t->after, TABLE_SEAT) + 1);
	size_t n = scores(t->after, list);

	for (size_t i = 0; i < n; i++)
		TELL(t, AR_RESULT, list[i].seat, list[i].rank, list[i].areas, list[i].armies);
	ar_stage_edit(t->after)->end = end;
	game_end(t);
}

/* ---- when it ends ------------------------------------------------------------------------------ */

/* In the middle of any step. Artefacts that nobody has visited are not free. */
void ar_after_drawing(struct turn *t)
{
	if (ar_free(t->after, AREA_NONE) > 0 || !RULE("ARM-END-1"))
		return;
	TELL(t, AR_FULL, ar_armies(t->after, AREA_NONE, SEAT_NONE));
	turn_end(t);
	ar_finish(t, END_FULL);
}

static bool all_have_passed(const struct state *s)
{
	int32_t rounds = option_int(s, "end_on_passes");

	return rounds > 0 && ar_stage(s).passes >= rounds * join_players(s) &&
	       RULE("ARM-END-4");
}

bool ar_round_ends_it(struct turn *t)
{
	int32_t most = option_int(t->after, "max_rounds"), round = ar_stage(t->after).round;

	if (all_have_passed(t->after)) {
		TELL(t, AR_ALL_PASSED, option_int(t->after, "end_on_passes"));
		ar_finish(t, END_PASSES);
	} else if (most > 0 && round > most) {
		TELL(t, AR_ROUNDS, most);
		ar_finish(t, END_ROUNDS);
	} else {
		return false;
	}
	return true;
}

bool ar_alive(const struct state *s, seat_id seat)
{
	return ar_stage(s).active == seat;
}

bool ar_standing(const struct view *v, struct standing *out)
{
	static const char *const reasons[ENDS] = { [END_NONE] = "ranking",
						   [END_FULL] = "full",
						   [END_PASSES] = "passes",
						   [END_ROUNDS] = "rounds" };
	size_t most = row_count(v->state, TABLE_SEAT), n;
	struct score *list = ARENA_ARRAY(v->scratch, struct score, most);
	seat_id *seats = ARENA_ARRAY(v->scratch, seat_id, most);
	int32_t *rank = ARENA_ARRAY(v->scratch, int32_t, most);

	if (state_game(v->state)->phase != GAME_OVER)
		return false;
	n = scores(v->state, list);
	for (size_t i = 0; i < n; i++) {
		seats[i] = list[i].seat;
		rank[i] = list[i].rank;
	}
	*out = (struct standing){
		.reason = reasons[ar_stage(v->state).end], .seats = seats, .rank = rank, .n = n
	};
	return true;
}
