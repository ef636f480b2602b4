/*
 * siege: Trebuchets fire before anything else in the Battle Phase (8.13), all at once: which of
 * several breaks the walls never matters.
 */
#include "rules/global_domination/phases.h"

struct shots {                /* at one area */
	int64_t walls, units; /* Sieges by what they aim at */
	bool hit;
	VEC(const struct command *) by;
};

/* No Trebuchet is there that could; or it would be if the land it was moved to were contested. */
static void none_can(const struct campaign *c, const struct ordered *o, enum gd_note why)
{
	area_id from = command_value(o->command, SIEGE_FROM, AREA_NONE);

	remark(c, o, unless_others_act(o, why, NOTE_SIEGE_NONE_NOW, c->ground[from].ventured > 0),
	       order_span(o, SIEGE_FROM, 0), FACTS(.area = SAID(from)));
}

static bool siege_is_possible(const struct campaign *c, const struct ordered *o, area_id from, area_id target)
{
	const struct ground *g = &c->ground[from];
	struct span at = order_span(o, SIEGE_FROM, 0), to = order_span(o, SIEGE_TARGET, 0);

	if (g->owner != o->command->seat)
		REMARK(c, o, SIEGE_NOT_YOURS, at, .area = SAID(from));
	else if (map_edge(c->map, from, target) == EDGE_NONE && RULE("8.15"))
		REMARK(c, o, SIEGE_NOT_NEXT, to, .area = SAID(from), .other = SAID(target));
	else if (c->ground[target].owner == o->command->seat)
		remark(c, o, unless_others_act(o, NOTE_SIEGE_OWN, NOTE_SIEGE_OWN_NOW, c->ground[target].entered), to,
		       FACTS(.area = SAID(target)));
	else if (ground_trebuchets(g) == 0)
		none_can(c, o, NOTE_SIEGE_NONE);
	else
		return true;
	return false;
}

/* How many of the Trebuchets ordered may fire; "all" are those that still can. */
static int64_t ready(const struct campaign *c, const struct ordered *o, area_id from)
{
	const struct arg *count = command_arg(o->command, SIEGE_COUNT, 0);
	const struct ground *g = &c->ground[from];
	int64_t able = RULE("8.15") ? g->fresh : ground_trebuchets(g);
	int64_t left = RULE("8.15.2") ? able - g->sieged : able;
	int64_t n = count ? arg_amount(count, (int32_t)left) : 1, k = n < left ? n : left;

	if (able == 0)
		none_can(c, o, NOTE_SIEGE_NOT_READY);
	else if (left > 0 && n == 0)
		REMARK(c, o, SIEGE_ALL_BUT, count->at, .area = SAID(from), .count = count->value, .limit = left);
	else if (k == 0)
		none_can(c, o, NOTE_SIEGE_TWICE);
	else if (k < n)
		REMARK(c, o, SIEGE_FEWER, order_span(o, SIEGE_COUNT, 0), .area = SAID(from), .count = n, .limit = k);
	else if (o->notes)
		note_not_all(o->notes, count, left, false);
	return k;
}

static void fire(struct campaign *c, const struct ordered *o, struct shots *shots)
{
	const struct command *cmd = o->command;
	area_id from = command_value(cmd, SIEGE_FROM, AREA_NONE);
	area_id target = command_value(cmd, SIEGE_TARGET, AREA_NONE);
	const struct arg *whose = command_arg(cmd, SIEGE_WHOSE, 0);
	int64_t k;

	if (whose && o->notes && c->ground[target].owner != whose->value)
		REMARK(c, o, OWNER_DIFFERS, whose->at, .area = SAID(target), .seat = SAID(whose->value));
	if (!siege_is_possible(c, o, from, target))
		return;
	k = ready(c, o, from);
	if (k == 0)
		return;
	int32_t aim = command_value(cmd, SIEGE_AIM, RULE("8.15.3") ? AIM_WALLS : AIM_UNITS);
	c->ground[from].sieged += k;
	shots[target].hit = true;
	VEC_PUSH(&shots[target].by, c->arena, cmd);
	*(aim == AIM_WALLS ? &shots[target].walls : &shots[target].units) += k;
	TELL(c, cmd, GD_SIEGED, "8.15", cmd->seat, k, from, target,
	     aim == AIM_WALLS && c->ground[target].unmovable == FORTRESS ? AIM_WALLS : AIM_UNITS);
}

static void strike_home(struct campaign *c, area_id a, const struct shots *s)
{
	struct ground *g = &c->ground[a];
	bool breached = g->unmovable == FORTRESS && s->walls > 0;
	int64_t at_units = s->units + s->walls - breached; /* 8.15.3: a second one finds no Fortress */
	int64_t there = units_count(&g->units), killed = RULE("8.15.1") ? 2 * at_units : 0;

	if (breached)
		g->unmovable = RUIN;
	if (killed > there)
		killed = there;
	units_take_tired(&g->units, killed);
	TELL(c, NULL, GD_BREACHED, breached ? "8.15.3" : "8.15.1", a, g->owner, killed, breached);
	for (size_t i = 0; i < s->by.n; i++)
		BECAUSE(c, s->by.at[i]);
}

void sieges(struct campaign *c)
{
	struct shots *shots = ARENA_ARRAY(c->arena, struct shots, (size_t)c->map->nareas);

	for (size_t i = 0; i < c->nacting; i++) {
		const struct crown *p = &c->crown[c->acting[i]];

		for (size_t k = 0; k < p->norders; k++)
			if (p->orders[k].command->verb == SIEGE)
				fire(c, &p->orders[k], shots);
	}
	for (area_id a = 0; a < c->map->nareas; a++)
		if (shots[a].hit)
			strike_home(c, a, &shots[a]);
}
