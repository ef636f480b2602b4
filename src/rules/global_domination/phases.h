/*
 * phases: the seven Phases of a Turn in their order (2.6). Each reads the orders of its stage of all
 * who act, and ends with TRIM (7.7). Nothing depends on the order in which players are walked.
 */
#ifndef PBP_GLOBAL_DOMINATION_PHASES_H
#define PBP_GLOBAL_DOMINATION_PHASES_H

#include "rules/global_domination/campaign.h"
#include "rules/global_domination/march.h"

void phase_natural(struct campaign *c);
void phase_generation(struct campaign *c);
void phase_inventory(struct campaign *c);
void phase_construction(struct campaign *c);
/* Leaves the battle moves for the next Phase. */
void phase_movement(struct campaign *c, struct marches *m);
void phase_battle(struct campaign *c, struct marches *m);
/* Gives out the units of the first wave as the Battle Phase will, and no more: for the check, so that
 * its answer is what happens to a player whom nobody disturbs. Marches know how many go. */
void battle_muster(struct campaign *c, struct marches *m);
void phase_final(struct campaign *c);

/* 2.1: the Homeland, AREA_NONE without one. Needs a fresh campaign_survey. */
area_id crown_homeland(const struct campaign *c, const struct crown *p);
/* 4.3: what may be bought once a Turn, and for how many points. */
enum { EXTRA_UNITS = 2, EXTRA_PAID = 10 };
/* 4.1: how many units whoever owns so many lands may spawn; the same of a player. */
int64_t levy_of(int64_t lands);
int64_t crown_levy(const struct crown *p);
/* Whether the player owns a Headquarter. */
bool crown_has_headquarter(const struct campaign *c, const struct crown *p);
/* 8.15: tests the Sieges and fires those that can be; before anything else in the Battle Phase. */
void sieges(struct campaign *c);

#endif
