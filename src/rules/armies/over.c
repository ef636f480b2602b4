/*
 * over: see over.h.
 */
#include "rules/armies/over.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/common/join.h"
#include "rules/common/ranking.h"
#include "rules/common/rule.h"

/* ---- the final table --------------------------------------------------------------------------- */

/* ARM-END-2: areas, then armies; equals share their rank (ARM-END-3). */
static bool score(const struct state *s, seat_id seat, int64_t by[3])
{
	by[0] = RULE("ARM-END-2") ? ar_owned(s, seat) : 0;
	by[1] = ar_armies(s, AREA_NONE, seat);
	by[2] = RULE("ARM-END-3") ? 0 : -seat;
	return true;
}

void ar_finish(struct turn *t, enum end end)
{
	size_t n;
	const struct ranked *list = ranking_of(t->after, score, &n, t->arena);

	for (size_t i = 0; i < n; i++)
		TELL(t, AR_RESULT, list[i].seat, list[i].rank, ar_owned(t->after, list[i].seat), list[i].by[1]);
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

	return rounds > 0 && ar_stage(s).passes >= rounds * join_players(s) && RULE("ARM-END-4");
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
	static const char *const reasons[ENDS] = {
		[END_NONE] = "ranking", [END_FULL] = "full", [END_PASSES] = "passes", [END_ROUNDS] = "rounds"
	};
	size_t n;
	struct ranked *list = ranking_of(v->state, score, &n, v->scratch);

	return ranking_standing(v, reasons[ar_stage(v->state).end], list, n, out);
}
