/*
 * final: the Final Phase (section 9): the last trim, Bivouacs, income, and who is out.
 */
#include "rules/global_domination/phases.h"

static void grow_bivouacs(struct campaign *c)
{
	for (area_id a = 0; a < c->map->nareas; a++) {
		struct ground *g = &c->ground[a];

		if (g->unmovable != BIVOUAC || g->owner == SEAT_NONE || !RULE("9.1") ||
		    units_count(&g->units) >= ground_limit(g, true))
			continue;
		g->units.of[0]++;
		TELL(c, NULL, GD_GROWN, "9.1", a, g->owner, 1);
	}
}

/* 9.2 to 9.4; the Troops of the whole country count together, those of 9.1 included. */
static void pay_income(struct campaign *c, struct crown *p)
{
	int64_t troops = 0, headquarters = 0, income;

	for (size_t i = 0; i < p->nowned; i++) {
		const struct ground *g = &c->ground[c->owned[p->owned + i]];

		troops += units_count(&g->units);
		headquarters += g->headquarter;
	}
	income = (RULE("9.2") ? (int64_t)p->nowned : 0) + (RULE("9.3") ? troops / 10 : 0) +
		 (RULE("9.4") ? 4 * headquarters : 0);
	p->influence += income;
	TELL(c, NULL, GD_INCOME, "9.2", p->seat, income, (int64_t)p->nowned, troops, headquarters, p->influence);
}

static void eliminate(struct campaign *c, struct crown *p)
{
	p->plays = false;
	p->row.alive = 0;
	p->influence = p->lapsing = 0;
	for (size_t i = p->stash; i < p->stash + p->nstash; i++)
		c->stash[i].count = 0;
	for (int32_t item = 0; item < THINGS; item++)
		p->bought[item] = 0;
	TELL(c, NULL, GD_ELIMINATED, "2.1.4", p->seat);
}

void phase_final(struct campaign *c)
{
	campaign_trim(c, true);
	grow_bivouacs(c);
	campaign_survey(c);
	for (size_t i = 0; i < c->nacting; i++) {
		struct crown *p = &c->crown[c->acting[i]];

		if (p->nowned > 0)
			pay_income(c, p);
		else
			eliminate(c, p);
	}
}
