/* clash: how an attack that somebody asks of would come out: its chances, by the dice (STA-DICE). */
#include "rules/common/clash.h"
#include "rules/states/notes.h"
#include "rules/states/turn.h"

void st_clash(const struct view *v, const struct clash *c, struct notes *notes)
{
	const struct stage_clash told = { STAGE_CLASH_NOTES };

	if (state_game(v->state)->phase == GAME_RUNNING && !option_is(v->state, "attack_mode", "single"))
		stage_clash(v, c, &told, notes);
}
