/* clash: see clash.h. */
#include "rules/common/clash.h"

#include "rules/common/land.h"
#include "rules/common/stage.h"

/* Of those who stand next door the most that could come; or from the place that was named. */
static int32_t can_come(const struct view *v, const struct clash *c)
{
	int32_t most = 0;

	for (area_id a = 0; a < v->game->map->nareas; a++) {
		const struct land_row land = land_at(v->state, a);

		if (land.owner == c->by && (c->from == a || (c->from == AREA_NONE && map_edge(v->game->map, a, c->to))))
			most = land.troops - 1 > most ? land.troops - 1 : most;
	}
	return most;
}

static void tell_odds(struct facts *f, const struct odds *odds, const struct stage_clash *told, struct notes *notes)
{
	f->count = odds->percent;
	f->limit = odds->lost;
	note_say(notes, told->odds, NOWHERE, f);
}

/* So many against so many, wherever it is. */
static void tell_numbers(const struct view *v, const struct clash *c, const struct stage_clash *told,
			 struct notes *notes)
{
	struct facts f = FACTS(.count = c->attackers, .limit = c->defenders);
	struct odds odds;

	if (!odds_of(&odds, c->attackers, c->defenders, (struct odds_bonus){ 0, 0 }, v->scratch))
		return;
	note_say(notes, told->numbers, NOWHERE, &f);
	tell_odds(&f, &odds, told, notes);
}

void stage_clash(const struct view *v, const struct clash *c, const struct stage_clash *told, struct notes *notes)
{
	if (c->to == AREA_NONE) {
		tell_numbers(v, c, told, notes);
		return;
	}
	const struct land_row land = land_at(v->state, c->to);
	const int32_t foes = c->defenders >= 0 ? c->defenders : land.troops;
	const int32_t come = c->attackers > 0 ? c->attackers : can_come(v, c);
	struct facts f = FACTS(.area = SAID(c->to), .seat = SAID(c->by), .count = come, .limit = foes);
	struct odds odds;

	if (land.owner == c->by)
		return;
	f.limit = land.troops; /* and not as many as he says: it is told of what stands there */
	f.count = odds_needed(land.troops, told->bonus, v->scratch);
	if (f.count > 0 && c->by == v->seat && c->attackers <= 0)
		note_say(notes, told->need, NOWHERE, &f);
	f.count = come;
	f.limit = foes;
	if (come <= 0 || !odds_of(&odds, come, foes, told->bonus, v->scratch))
		return;
	note_say(notes, told->fight, NOWHERE, &f);
	tell_odds(&f, &odds, told, notes);
}
