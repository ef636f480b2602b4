/*
 * advice: see advice.h.
 */
#include "rules/common/advice.h"

enum {
	LEAD = 2,  /* so many more than the defenders have, and a third of them: the odds are good */
	FAIR = 100 /* an attack with such odds; what else speaks for it or against it is added */
};

struct thought {
	const struct view *v;
	const struct stage_advice *advice;
	struct counsel *c;
	int32_t pool;
	seat_id courted; /* who may be an ally when it comes to attacks */
};
struct strike {
	area_id from, to;
	int32_t count; /* that go */
	int32_t worth;
};

/* Land that may be attacked; nobody is told to attack what he holds by another name. */
static bool is_foe(const struct thought *t, area_id a)
{
	const struct view *v = t->v;
	const struct stage_game *g = stage_game_of(v->game);
	const seat_id owner = land_at(v->state, a).owner;
	const struct seat_row *row = owner == SEAT_NONE ? NULL : seat_find(v->state, owner);

	return row && owner != v->seat && row->player != v->player &&
	       (!g->spares || g->spares(v, owner) == NOTE_UNSAID);
}

/* The most that could come from next door, but for one territory. */
static int32_t threat(const struct thought *t, area_id a, area_id but)
{
	size_t n;
	const struct neighbour *list = map_neighbours(t->v->game->map, a, &n);
	int32_t most = 0;

	for (size_t i = 0; i < n; i++) {
		const int32_t troops = list[i].area != but && is_foe(t, list[i].area)
					       ? land_at(t->v->state, list[i].area).troops - 1
					       : 0;

		most = troops > most ? troops : most;
	}
	return most;
}

/* Own land around it. */
static int32_t friends(const struct view *v, area_id a)
{
	size_t n;
	const struct neighbour *list = map_neighbours(v->game->map, a, &n);
	int32_t own = 0;

	for (size_t i = 0; i < n; i++)
		own += land_at(v->state, list[i].area).owner == v->seat;
	return own;
}

/* With so many troops there, of which one stays. What is left over stays where others threaten. */
static struct strike strike_of(const struct thought *t, area_id from, area_id to, int32_t troops)
{
	const struct land_row target = land_at(t->v->state, to);
	const int32_t bonus = t->advice->defence ? t->advice->defence(t->v->state, to) : 0;
	const int32_t needed = target.troops + LEAD + target.troops / 3 + 2 * bonus, spare = troops - 1 - needed;
	struct strike s = { from, to, troops - 1, 0 };
	int32_t left;

	if (spare < 0)
		return s;
	if (t->advice->counted && threat(t, from, to) > 0)
		s.count -= spare / 2;
	left = threat(t, from, to) - (troops - s.count);
	s.worth = FAIR + 3 * spare + 2 * friends(t->v, to) - 4 * (left > 0 ? left : 0);
	return s;
}

static void consider(const struct thought *t, area_id from, int32_t troops, bool deployed)
{
	const struct counsel_arg place[] = { { DEPLOY_COUNT, t->pool, HOW_EXACT }, { DEPLOY_AREA, from, HOW_EXACT } };
	size_t n;
	const struct neighbour *list = map_neighbours(t->v->game->map, from, &n);

	for (size_t i = 0; i < n; i++) {
		const struct strike s = strike_of(t, from, list[i].area, troops);

		if (!is_foe(t, list[i].area) || land_at(t->v->state, list[i].area).owner == t->courted)
			continue;
		if (deployed)
			counsel_add(t->c, s.worth, t->advice->deploy, place, 2);
		else if (t->advice->counted)
			COUNSEL(t->c, s.worth, t->advice->attack, { ATTACK_TARGET, s.to, HOW_EXACT },
				{ ATTACK_FROM, from, HOW_EXACT }, { ATTACK_COUNT, s.count, HOW_EXACT });
		else
			COUNSEL(t->c, s.worth, t->advice->attack, { ATTACK_TARGET, s.to, HOW_EXACT },
				{ ATTACK_FROM, from, HOW_EXACT });
	}
}

/* Where no attack of theirs has good odds they stand against the greatest threat. */
static void place_on_border(const struct thought *t, const struct land_row *land)
{
	const int32_t most = threat(t, land->area, AREA_NONE);

	if (most > 0)
		COUNSEL(t->c, FAIR / 2 + most - land->troops, t->advice->deploy, { DEPLOY_COUNT, t->pool, HOW_EXACT },
			{ DEPLOY_AREA, land->area, HOW_EXACT });
	COUNSEL(t->c, 1, t->advice->deploy, { DEPLOY_COUNT, t->pool, HOW_EXACT },
		{ DEPLOY_AREA, land->area, HOW_EXACT });
}

/* From land that nobody can attack to a border. */
static void reinforce(const struct thought *t, const struct land_row *from, const struct land_row *to)
{
	const int32_t need = threat(t, to->area, AREA_NONE);

	if (from->area == to->area || need == 0 ||
	    (t->advice->may_go && !t->advice->may_go(t->v, from->area, to->area)))
		return;
	COUNSEL(t->c, FAIR / 2 + from->troops + need - to->troops, t->advice->move,
		{ MOVE_COUNT, from->troops - 1, HOW_EXACT }, { MOVE_FROM, from->area, HOW_EXACT },
		{ MOVE_TO, to->area, HOW_EXACT });
}

static bool is_border(const struct thought *t, area_id a)
{
	size_t n;
	const struct neighbour *list = map_neighbours(t->v->game->map, a, &n);

	for (size_t i = 0; i < n; i++)
		if (is_foe(t, list[i].area))
			return true;
	return false;
}

typedef void each_fn(const struct thought *t, const struct land_row *own);

static void each_own(const struct thought *t, each_fn *f)
{
	for (size_t i = 0; i < row_count(t->v->state, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, t->v->state, TABLE_LAND, i);

		if (land->owner == t->v->seat)
			f(t, land);
	}
}

static void deploy(const struct thought *t, const struct land_row *own)
{
	consider(t, own->area, own->troops + t->pool, true);
	place_on_border(t, own);
}

/* With the troops that are in hand where they would be placed. */
static void attack(const struct thought *t, const struct land_row *own)
{
	const struct command *placed = NULL;
	int32_t most = 0;

	for (size_t i = 0; i < t->c->list.n; i++) {
		const struct advice *a = &t->c->list.at[i];

		if (a->command->verb != t->advice->deploy || a->worth <= most)
			continue;
		most = a->worth;
		placed = a->command;
	}
	const bool here = placed && command_value(placed, DEPLOY_AREA, AREA_NONE) == own->area;
	consider(t, own->area, own->troops + (here ? t->pool : 0), false);
}

static void move(const struct thought *t, const struct land_row *own)
{
	if (own->troops < 2 || is_border(t, own->area))
		return;
	for (size_t i = 0; i < row_count(t->v->state, TABLE_LAND); i++) {
		const struct land_row *to = ROW(struct land_row, t->v->state, TABLE_LAND, i);

		if (to->owner == t->v->seat)
			reinforce(t, own, to);
	}
}

void stage_counsel(const struct view *v, const struct call_row *call, seat_id seat, struct counsel *c)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct stage_advice *advice = g->advice;
	const seat_id courted = advice->before ? advice->before(v, c) : SEAT_NONE;
	const struct thought t = { v, advice, c, g->pool(v->state), courted };

	(void)call, (void)seat;
	if (t.pool > 0)
		each_own(&t, deploy);
	each_own(&t, attack);
	each_own(&t, move);
	COUNSEL_WORD(c, advice->end_turn);
}
