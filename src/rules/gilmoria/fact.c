/* fact: what players ask of how a game stands. */
#include "rules/common/fact.h"

#include "rules/gilmoria/board.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/turn.h"

/* GIL-ALLY-1 */
static void has_played(struct state *s, seat_id seat)
{
	gm_domain_edit(s, seat)->played = stage_of(s).round;
}

void gm_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes)
{
	struct stage_facts told = { STAGE_FACT_NOTES, .passes = has_played };
	const struct domain_row *d = gm_domain(v->state, of);
	struct facts f = FACTS(.seat = SAID(of), .count = d ? d->sow : 0);

	if (option_is(v->state, "victory", "realm"))
		told.ends = NOTE_FACT_REALM;
	if (what != FACT_PRICES)
		stage_fact(v, what, of, &told, notes);
	const struct seat_row *seat = seat_find(v->state, of);
	const bool played = seat && seat->player != PLAYER_NONE;

	if (d && (what == FACT_PRICES || (what == FACT_HAS && played)))
		note_say(notes, what == FACT_PRICES || of == v->seat ? NOTE_FACT_PRICES : NOTE_FACT_POINTS, NOWHERE,
			 &f);
}
