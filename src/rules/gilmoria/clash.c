/* clash: how an attack that somebody asks of would come out: its chances, by the dice of Risk (GIL-RISK). */
#include "rules/common/clash.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/turn.h"

/* GIL-RISK-2: of the place, and no leader goes along. */
static int32_t bonus_of(const struct land_row *land)
{
	return land->leader + land->stronghold;
}

void gm_clash(const struct view *v, const struct clash *c, struct notes *notes)
{
	const struct land_row land = c->to != AREA_NONE ? land_at(v->state, c->to) : (struct land_row){ 0 };
	const struct stage_clash told = { STAGE_CLASH_NOTES, .bonus = { 0, bonus_of(&land) } };
	const struct facts f = FACTS(.area = SAID(c->to), .count = bonus_of(&land));
	const size_t before = notes->list.n;

	if (state_game(v->state)->phase != GAME_RUNNING || !option_is(v->state, "dice", "risk"))
		return;
	stage_clash(v, c, &told, notes);
	if (notes->list.n > before && f.count)
		note_say(notes, NOTE_CLASH_BONUS, NOWHERE, &f);
}
