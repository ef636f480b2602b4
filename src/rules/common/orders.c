/*
 * orders: see orders.h. Whatever a rulebook has a rule for is done for that rule.
 */
#include "rules/common/orders.h"

#include "rules/common/rule.h"

/* The line before this one ended another turn: a second word of ending belongs to that one. */
static bool has_begun(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	struct facts f = FACTS(.seat = SAID(v->seat), .count = g->pool(v->state));

	if (v->nbook == 0 || v->book[v->nbook - 1]->call == v->call || !RULE(g->begun.rule))
		return true;
	note_say(notes, g->begun.note, c->at, &f);
	return false;
}

bool stage_check_pool(const struct view *v, const struct command *c, const struct ruled *waits, struct notes *notes)
{
	struct facts f = FACTS(.count = stage_game_of(v->game)->pool(v->state), .phase = stage_of(v->state).phase);

	if (f.count == 0 || !RULE(waits->rule))
		return true;
	note_say(notes, waits->note, c->at, &f);
	return false;
}

/* Phases of a turn before troops are placed end with troops in hand. */
static bool is_before_deployment(const struct stage_game *g, int32_t phase)
{
	return phase >= g->first && phase < g->deploys;
}

void stage_end_phase_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);

	if (has_begun(v, c, notes) && !is_before_deployment(g, stage_of(v->state).phase))
		stage_check_pool(v, c, &g->phase_waits, notes);
}

static int32_t named_phase(const struct stage_game *g, const struct command *c)
{
	return command_value(c, 0, c->verb - g->end_first);
}

void stage_end_named_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	int32_t now = stage_of(v->state).phase, phase = named_phase(g, c);
	struct facts f = FACTS(.phase = phase, .count = g->pool(v->state));

	if (!has_begun(v, c, notes))
		return;
	if (phase < now)
		note_say(notes, g->over_already, c->at, &f);
	else if (!is_before_deployment(g, phase) && stage_check_pool(v, c, &g->phase_waits, notes) && phase > now + 1 &&
		 g->later)
		note_say(notes, g->later, c->at, &f);
}

void stage_end_turn_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (has_begun(v, c, notes))
		stage_check_pool(v, c, &stage_game_of(v->game)->turn_waits, notes);
}

bool stage_may_act(const struct view *v, const struct command *c, int32_t phase, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct ruled *over = phase == g->deploys && g->deploy_over.rule ? &g->deploy_over : &g->phase_over;
	struct facts f = FACTS(.count = stage_of(v->state).pool, .phase = phase);
	int32_t now = stage_of(v->state).phase, what = g->bars ? g->bars(now, phase) : NOTE_UNSAID;

	if (what == NOTE_UNSAID && now > phase && RULE(over->rule))
		what = over->note;
	if (what == NOTE_UNSAID)
		return phase <= g->deploys || stage_check_pool(v, c, &g->order_waits, notes);
	note_say(notes, what, c->at, &f);
	return false;
}

void stage_end_phase_act(struct turn *t, const struct command *c)
{
	stage_go_on(t, c, stage_of(t->after).phase + 1);
}

void stage_end_named_act(struct turn *t, const struct command *c)
{
	int32_t phase = named_phase(stage_game_of(t->game), c);

	if (phase >= stage_of(t->after).phase)
		stage_go_on(t, c, phase + 1);
}

void stage_end_turn_act(struct turn *t, const struct command *c)
{
	stage_end(t, c->call);
}

seat_id stage_said_owner(const struct view *v, seat_id owner)
{
	return owner == stage_of(v->state).mover ? 0 : SAID(owner);
}

bool stage_is_own(const struct view *v, const struct arg *a, int32_t otherwise, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	seat_id owner = land_at(v->state, a->value).owner;
	struct facts f = FACTS(.area = SAID(a->value), .seat = stage_said_owner(v, owner),
			       .count = owner == stage_of(v->state).mover, .mover = stage_said_owner(v, v->seat));

	if (owner == v->seat)
		return true;
	if (g->not_own_here)
		otherwise = g->not_own_here(v, otherwise);
	note_say(notes, otherwise, a->at, &f);
	return false;
}

/* A whole line is placed or none of it. */
static void check_amount(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct arg *a = command_arg(c, DEPLOY_COUNT, 0);
	int32_t pool = g->pool(v->state), n = arg_amount(a, pool);
	struct facts f = FACTS(.count = n, .limit = pool, .area = SAID(command_value(c, DEPLOY_AREA, AREA_NONE)));

	if (pool == 0)
		note_say(notes, g->empty, a->at, &f);
	else if ((n > pool || n < 1) && RULE(g->short_of.rule))
		note_say(notes, g->short_of.note, a->at, &f);
	else
		note_not_all(notes, a, pool, true);
}

void stage_deploy_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);

	if (!stage_may_act(v, c, g->deploys, notes))
		return;
	if (RULE(g->not_own.rule) && !stage_is_own(v, command_arg(c, DEPLOY_AREA, 0), g->not_own.note, notes))
		return;
	check_amount(v, c, notes);
}

void stage_deploy_act(struct turn *t, const struct command *c)
{
	const struct stage_game *g = stage_game_of(t->game);
	area_id area = command_value(c, DEPLOY_AREA, AREA_NONE);
	struct stage_row *stage;
	int32_t n;

	stage_enter_deployment(t);
	stage = stage_edit(t->after);
	n = arg_amount(command_arg(c, DEPLOY_COUNT, 0), stage->pool);
	stage->pool -= n;
	land_edit(t->after, area)->troops += n;
	TELL(t, g->told_deployed, c->seat, area, n, stage->pool);
}

void stage_check_remark(const struct view *v, const struct command *c, unsigned slot, area_id target, int32_t note,
			struct notes *notes)
{
	const struct arg *a = command_arg(c, slot, 0);
	struct facts f = FACTS(.area = SAID(target), .seat = SAID(land_at(v->state, target).owner));

	if (a && SAID(a->value) != f.seat)
		note_say(notes, note, a->at, &f);
}

bool stage_check_target(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct arg *from = command_arg(c, ATTACK_FROM, 0), *to = command_arg(c, ATTACK_TARGET, 0);
	seat_id owner = land_at(v->state, to->value).owner;
	int32_t troops = land_at(v->state, from->value).troops, what = NOTE_UNSAID;
	struct facts f = FACTS(.area = SAID(from->value), .other = SAID(to->value),
			       .limit = troops > 0 ? troops - 1 : 0, .seat = stage_said_owner(v, owner));

	if (owner == SEAT_NONE)
		what = g->not_in_play;
	else if (owner == v->seat)
		what = g->attack_own;
	else if (g->spares)
		what = g->spares(v, owner);
	if (what == NOTE_UNSAID && RULE(g->not_next.rule) &&
	    map_edge(v->game->map, from->value, to->value) == EDGE_NONE)
		what = g->not_next.note;
	if (what != NOTE_UNSAID)
		note_say(notes, what, to->at, &f);
	return what == NOTE_UNSAID;
}

bool stage_check_march(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *a = command_arg(c, MOVE_COUNT, 0);
	int32_t troops = land_at(v->state, from->value).troops, n = land_amount(a, troops);
	struct facts f = FACTS(.area = SAID(from->value), .count = n, .limit = troops < 2 ? troops : troops - 1,
			       .other = SAID(command_value(c, MOVE_TO, AREA_NONE)));

	if (from->value == command_value(c, MOVE_TO, AREA_NONE))
		note_say(notes, g->move_nowhere, command_arg(c, MOVE_TO, 0)->at, &FACTS(.area = f.area));
	else if (troops < 2)
		note_say(notes, g->none_to_move, a->at, &f);
	else if (n < 1 || (n >= troops && RULE(g->one_stays.rule)))
		note_say(notes, g->one_stays.note, a->at, &f);
	else {
		note_not_all(notes, a, troops - 1, true);
		return true;
	}
	return false;
}

void stage_march(struct turn *t, const struct command *c, int32_t phase)
{
	area_id from = command_value(c, MOVE_FROM, AREA_NONE), to = command_value(c, MOVE_TO, AREA_NONE);
	int32_t n = land_amount(command_arg(c, MOVE_COUNT, 0), land_at(t->after, from).troops);

	stage_enter(t, phase);
	land_edit(t->after, from)->troops -= n;
	land_edit(t->after, to)->troops += n;
	TELL(t, stage_game_of(t->game)->told_moved, c->seat, n, from, to);
}
