/*
 * over: who is out, who has won, and how a finished game is ranked: territories of the bloc, then units.
 */
#include "rules/common/clockwise.h"
#include "rules/common/ranking.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/turn.h"

/* ---- elimination ------------------------------------------------------------------------------- */

/* GIL-ELIM-1: an ally cannot be directed by a destroyed domain. */
static void release_allies(struct turn *t, seat_id warlord)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_DOMAIN); i++) {
		struct domain_row *d = row_edit_at(t->after, TABLE_DOMAIN, i);

		if (d->ally_of != warlord)
			continue;
		d->ally_of = SEAT_NONE;
		TELL(t, GM_NEUTRAL, d->home, warlord);
	}
}

static void eliminate(struct turn *t, seat_id seat, seat_id by)
{
	struct seat_row *row = row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = seat });

	row->out = true;
	TELL(t, GM_ELIMINATED, seat, by);
	release_allies(t, seat);
}

/* GIL-ALLY-3: an ally without land drops out. */
static void destroy(struct turn *t, seat_id domain, seat_id by)
{
	if (RULE("GIL-ALLY-3"))
		gm_domain_edit(t->after, domain)->ally_of = SEAT_NONE;
	TELL(t, GM_DESTROYED, domain, by);
}

/* ---- victory ----------------------------------------------------------------------------------- */

void gm_last_warlord(struct turn *t, seat_id warlord)
{
	TELL(t, GM_WON, warlord);
	stage_finish(t, END_LAST_WARLORD);
}

void gm_check_realm(struct turn *t, seat_id warlord)
{
	int32_t lands = gm_bloc_holdings(t->after, warlord).lands;

	if (!option_is(t->after, "victory", "realm") || !RULE("GIL-END-1") ||
	    (size_t)lands < row_count(t->after, TABLE_LAND))
		return;
	TELL(t, GM_REALM, warlord);
	turn_end(t);
	stage_finish(t, END_REALM);
}

void gm_after_conquest(struct turn *t, seat_id by, seat_id loser)
{
	seat_id last = SEAT_NONE;

	if (land_holdings(t->after, loser).lands == 0) {
		if (!join_is_person(t->after, loser))
			destroy(t, loser, by);
		else if (RULE("GIL-ELIM-1"))
			eliminate(t, loser, by);
	}
	if (option_is(t->after, "victory", "realm")) {
		gm_check_realm(t, stage_of(t->after).mover);
	} else if (clockwise_count(t->after, gm_plays, &last) == 1 && RULE("GIL-END-1")) {
		turn_end(t);
		gm_last_warlord(t, last);
	}
}

/* ---- the final table --------------------------------------------------------------------------- */

/* Warlords only; first those who still play. */
static bool score(const struct state *s, seat_id seat, int64_t by[3])
{
	struct holdings h = gm_bloc_holdings(s, seat);

	by[0] = gm_plays(s, seat);
	by[1] = h.lands;
	by[2] = h.troops;
	return join_is_person(s, seat);
}

bool gm_standing(const struct view *v, struct standing *out)
{
	int32_t end = stage_of(v->state).end;
	size_t n;
	struct ranked *list = ranking_of(v->state, score, &n, v->scratch);

	return ranking_standing(v, end == END_NONE ? "ranking" : gm_end_names[end], list, n, out);
}

seat_id gm_winner(const struct state *s)
{
	struct stage_row stage = stage_of(s);
	seat_id last = SEAT_NONE;

	if (stage.end == END_REALM)
		return stage.mover;
	return stage.end == END_LAST_WARLORD && clockwise_count(s, gm_plays, &last) == 1 ? last : SEAT_NONE;
}
