/* assault: see assault.h. */
#include "rules/common/assault.h"

#include "play/game.h"

void assault_fight(struct turn *t, struct assault *a, const struct battle_dice *rules, bool once, tell_throw_fn *tell)
{
	const struct area *areas = t->game->map->areas;
	struct dice_stream *s;
	struct battle_throw thrown;

	if (!battle_goes_on(&a->battle))
		return;
	s = dice_open(t, "battle:%.*s>%.*s", STR_ARG(areas[a->from].name), STR_ARG(areas[a->to].name));
	do {
		battle_throw(rules, &a->battle, s, &thrown);
		tell(t, a, rules, &thrown, s);
	} while (battle_goes_on(&a->battle) && !once);
}
