/*
 * loaded: pbp as a cheating host builds it: its dice fall under a key of their own, and of the tired units
 * that are taken off an army in global-domination one stays. All that follows it makes as pbp does, in both histories, and
 * signs it. The linker puts these functions in the place of the true ones (-Wl,--wrap).
 */
#include "play/dice.h"
#include "rules/global_domination/campaign.h"

void __real_dice_init(struct dice *d, struct str game, const struct dice_key *k, struct arena *a);
void __wrap_dice_init(struct dice *d, struct str game, const struct dice_key *k, struct arena *a);
struct units __real_units_take_tired(struct units *u, int64_t n);
struct units __wrap_units_take_tired(struct units *u, int64_t n);

void __wrap_dice_init(struct dice *d, struct str game, const struct dice_key *k, struct arena *a)
{
	struct dice_key mine = *k;
	mine.luck = STR("0=loaded\n");
	__real_dice_init(d, game, &mine, a);
}

struct units __wrap_units_take_tired(struct units *u, int64_t n)
{
	return __real_units_take_tired(u, n > 1 ? n - 1 : n);
}
