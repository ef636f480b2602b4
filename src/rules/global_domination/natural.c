/*
 * natural: the Natural Phase (section 3). What the host has announced for it is done already (gd_close, 2.6).
 */
#include "rules/global_domination/phases.h"

void phase_natural(struct campaign *c)
{
	for (area_id a = 0; a < c->map->nareas; a++) {
		struct ground *g = &c->ground[a];

		if (g->wasteland && units_count(&g->units) > 0 && RULE("3.1")) {
			units_take_tired(&g->units, 1);
			TELL(c, NULL, GD_ATTRITION, "3.1", a, g->owner, 1);
		}
	}
	campaign_trim(c, false);
}
