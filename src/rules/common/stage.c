/*
 * stage: turns that open, go on from phase to phase, are handed over and close; and why a line is not
 * heard. Whatever a rulebook has a rule for is done for that rule.
 */
#include "rules/common/stage.h"

#include "play/game.h"
#include "rules/common/asking.h"
#include "rules/common/only.h"
#include "rules/common/rule.h"

static const struct stage_game *game_of(const struct game *g)
{
	return g->rules->own;
}

static void tell(struct turn *t, int32_t what, const int64_t *args, size_t n)
{
	event_add(t, (event_id)(EVENT_OWN + what), NULL, args, n);
}
#define TELL(t, what, ...) \
	tell((t), (what), (const int64_t[]){ __VA_ARGS__ }, \
	     sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

void note_say(struct notes *n, int32_t what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at,
	     STAGE_FACTS(FACT_VALUE, NULL, NULL) STAGE_FACT_DOMAIN(FACT_VALUE));
}

static table_id stage_table(const struct state *s)
{
	return (table_id)s->schema->ntables - 1;
}

DEFINE_ONLY(stage_of, stage_edit, struct stage_row, stage_table(s));

bool stage_alive(const struct state *s, seat_id seat)
{
	return stage_of(s).active == seat;
}

/* ---- opening ----------------------------------------------------------------------------------- */

void stage_open(struct turn *t, const struct next *next)
{
	struct stage_row *stage = stage_edit(t->after);
	when bell = asking_bell(t, next->deadline);

	stage->active = next->seat;
	stage->mover = next->mover;
	stage->taken = 0;
	game_of(t->game)->open(t, stage, bell);
	asking_one(t, game_of(t->game)->kind, CALL_NONE, bell, next->seat);
}

void stage_finish(struct turn *t, int32_t end)
{
	stage_edit(t->after)->end = end;
	game_end(t);
}

bool stage_is_last(const struct state *s, int32_t round, const char *rule)
{
	int32_t most = option_int(s, "max_rounds");

	(void)rule; /* in a build without switches */
	return most > 0 && round > most && RULE(rule);
}

static void open_next(struct turn *t)
{
	const struct stage_game *g = game_of(t->game);
	struct next next = g->next(t->after);
	int32_t round = stage_edit(t->after)->round += next.wraps;

	if (next.seat == SEAT_NONE) {
		game_end(t);
	} else if (g->ends && g->ends(t, &next)) {
		return;
	} else if (stage_is_last(t->after, round, g->rounds_rule)) {
		TELL(t, g->told_rounds, option_int(t->after, "max_rounds"));
		stage_finish(t, g->rounds_end);
	} else {
		stage_open(t, &next);
	}
}

/* ---- phases ------------------------------------------------------------------------------------ */

void stage_enter(struct turn *t, int32_t phase)
{
	const struct stage_game *g = game_of(t->game);

	if (stage_of(t->after).phase < g->first)
		return;
	if (g->leave)
		g->leave(t, phase);
	stage_edit(t->after)->phase = phase;
}

void stage_go_on(struct turn *t, const struct command *c, int32_t phase)
{
	const struct stage_game *g = game_of(t->game);

	if (phase >= g->end || stage_of(t->after).phase < g->first) {
		stage_end(t, c->call);
		return;
	}
	stage_enter(t, phase);
	TELL(t, g->told_phase, c->seat, phase);
}

/* ---- closing ----------------------------------------------------------------------------------- */

/* What is placed is placed in the phase for it; it closes those before. */
static void enter_deployment(struct turn *t)
{
	int32_t phase = game_of(t->game)->deploys;

	if (stage_of(t->after).phase < phase)
		stage_enter(t, phase);
}

/* Told once a territory. */
static void place_rest(struct turn *t)
{
	const struct stage_game *g = game_of(t->game);
	int32_t n = t->game->map->nareas, *placed = ARENA_ARRAY(t->arena, int32_t, (size_t)n);
	seat_id seat = stage_of(t->after).active;

	if (g->pool(t->after) > 0 && RULE(g->place_rule)) {
		enter_deployment(t);
		land_place_weakest(t, seat, stage_of(t->after).pool, placed);
	}
	stage_edit(t->after)->pool = 0;
	for (area_id a = 0; a < n; a++)
		if (placed[a] > 0)
			TELL(t, g->told_placed, seat, a, placed[a]);
}

static void settle(struct turn *t)
{
	const struct stage_game *g = game_of(t->game);
	struct stage_row stage = stage_of(t->after);

	place_rest(t);
	if (g->settled)
		g->settled(t, &stage);
	TELL(t, g->told_ended, stage.active, stage.taken);
}

void stage_end(struct turn *t, call_id call)
{
	const struct stage_game *g = game_of(t->game);
	struct next next = g->next(t->after);

	call_end(t, call);
	if (next.seat == SEAT_NONE || next.mover == SEAT_NONE ||
	    next.mover != stage_of(t->after).mover || !g->hands_over(t->after, &next))
		return;
	settle(t);
	stage_edit(t->after)->round += next.wraps;
	stage_open(t, &next);
}

void stage_close(struct turn *t, const struct call_row *call)
{
	const struct stage_game *g = game_of(t->game);
	bool handed_over = asking_newest(t->after, g->kind) != NULL;
	struct set asked = call_asked(t, call->call);

	if (handed_over)
		TELL(t, g->told_over, set_next(&asked, 0));
	else
		settle(t);
	turn_end(t);
	if (!handed_over)
		open_next(t);
}

/* ---- what is still to be done ------------------------------------------------------------------ */

static void outlook_next(const struct view *v, int32_t what, struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	struct next next = g->next(v->state);
	struct facts f = FACTS(.seat = SAID(next.seat));

	if (next.seat == SEAT_NONE)
		return;
	f.count = g->income(v->state, &next);
	f.mover = SAID(next.mover == next.seat ? SEAT_NONE : next.mover);
	note_say(notes, what, NOWHERE, &f);
}

void stage_outlook(const struct view *v, const struct call_row *call, seat_id seat,
		   struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	struct stage_row stage = stage_of(v->state);
	struct facts f = FACTS(.count = g->pool(v->state), .phase = stage.phase);

	if (asking_has_ended(call)) { /* the turn that it handed over to may have begun */
		call = asking_newest(v->state, g->kind);
		seat = stage.active;
	}
	f.seat = SAID(seat);
	f.mover = SAID(stage.mover == seat ? SEAT_NONE : stage.mover);
	if (asking_has_ended(call)) {
		outlook_next(v, g->over_next, notes);
		return;
	}
	note_say(notes, g->outlook(&stage, f.count), NOWHERE, &f);
	if (call->bell != WHEN_NEVER)
		note_say(notes, g->bell, NOWHERE, &f);
	outlook_next(v, g->next_turn, notes);
}

/* ---- why a command is not heard ---------------------------------------------------------------- */

static int32_t said(const struct ruled *r)
{
	return RULE(r->rule) ? r->note : NOTE_UNSAID;
}

static int32_t why_unheard(const struct view *v, const struct stage_row *stage)
{
	const struct stage_game *g = game_of(v->game);

	if (state_game(v->state)->phase == GAME_OVER)
		return said(&g->won);
	if (asking_has_ended(asking_newest(v->state, g->kind)) &&
	    v->game->rules->speaks_for(v, v->player, stage->active))
		return g->turn_over;
	if (v->seat != SEAT_NONE && seat_find(v->state, v->seat)->out)
		return said(&g->out);
	return g->not_now(v, stage);
}

void stage_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	struct stage_row stage = stage_of(v->state);
	bool over = state_game(v->state)->phase == GAME_OVER;
	seat_id winner = g->winner(v->state);
	bool own = over && winner != SEAT_NONE && winner == v->seat;
	struct facts f = FACTS(.seat = own ? 0 : SAID(over ? winner : stage.active), .count = own,
			       .mover = SAID(stage.mover), .phase = stage.phase);
	int32_t what;

	if (v->player == PLAYER_NONE || stage.active == SEAT_NONE ||
	    v->game->verbs[c->verb]->admitted == KIND_BIT(KIND_MUSTER))
		return;
	f.domain = g->home ? SAID(g->home(v->state, stage.active)) : 0;
	what = why_unheard(v, &stage);
	if (what != NOTE_UNSAID)
		note_say(notes, what, c->at, &f);
}

/* ---- orders ------------------------------------------------------------------------------------ */

/* The line before this one ended another turn: a second word of ending belongs to that one. */
static bool has_begun(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	struct facts f = FACTS(.seat = SAID(v->seat), .count = g->pool(v->state));

	if (v->nbook == 0 || v->book[v->nbook - 1]->call == v->call || !RULE(g->begun.rule))
		return true;
	note_say(notes, g->begun.note, c->at, &f);
	return false;
}

static bool check_pool(const struct view *v, const struct command *c, const struct ruled *waits,
		       struct notes *notes)
{
	struct facts f = FACTS(.count = game_of(v->game)->pool(v->state),
			       .phase = stage_of(v->state).phase);

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
	const struct stage_game *g = game_of(v->game);

	if (has_begun(v, c, notes) && !is_before_deployment(g, stage_of(v->state).phase))
		check_pool(v, c, &g->phase_waits, notes);
}

void stage_check_named(const struct view *v, const struct command *c, int32_t phase,
		       struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	struct facts f = FACTS(.phase = phase, .count = g->pool(v->state));
	int32_t now = stage_of(v->state).phase;

	if (!has_begun(v, c, notes))
		return;
	if (phase < now)
		note_say(notes, g->over_already, c->at, &f);
	else if (!is_before_deployment(g, phase) && check_pool(v, c, &g->phase_waits, notes) &&
		 phase > now + 1 && g->later)
		note_say(notes, g->later, c->at, &f);
}

void stage_end_turn_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (has_begun(v, c, notes))
		check_pool(v, c, &game_of(v->game)->turn_waits, notes);
}

void stage_end_phase_act(struct turn *t, const struct command *c)
{
	stage_go_on(t, c, stage_of(t->after).phase + 1);
}

void stage_end_named(struct turn *t, const struct command *c, int32_t phase)
{
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

bool stage_is_own(const struct view *v, const struct arg *a, int32_t otherwise,
		  struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	seat_id owner = land_at(v->state, a->value).owner;
	struct facts f = FACTS(.area = SAID(a->value), .seat = stage_said_owner(v, owner),
			       .count = owner == stage_of(v->state).mover,
			       .mover = stage_said_owner(v, v->seat));

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
	const struct stage_game *g = game_of(v->game);
	const struct arg *a = command_arg(c, DEPLOY_COUNT, 0);
	int32_t pool = g->pool(v->state), n = arg_amount(a, pool);
	struct facts f = FACTS(.count = n, .limit = pool,
			       .area = SAID(command_value(c, DEPLOY_AREA, AREA_NONE)));

	if (pool == 0)
		note_say(notes, g->empty, a->at, &f);
	else if ((n > pool || n < 1) && RULE(g->short_of.rule))
		note_say(notes, g->short_of.note, a->at, &f);
}

void stage_deploy_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);

	if (!g->may_deploy(v, c, notes))
		return;
	if (RULE(g->not_own.rule) &&
	    !stage_is_own(v, command_arg(c, DEPLOY_AREA, 0), g->not_own.note, notes))
		return;
	check_amount(v, c, notes);
}

void stage_deploy_act(struct turn *t, const struct command *c)
{
	const struct stage_game *g = game_of(t->game);
	area_id area = command_value(c, DEPLOY_AREA, AREA_NONE);
	struct stage_row *stage;
	int32_t n;

	enter_deployment(t);
	stage = stage_edit(t->after);
	n = arg_amount(command_arg(c, DEPLOY_COUNT, 0), stage->pool);
	stage->pool -= n;
	land_edit(t->after, area)->troops += n;
	TELL(t, g->told_deployed, c->seat, area, n, stage->pool);
}

void stage_check_remark(const struct view *v, const struct command *c, unsigned slot,
			area_id target, int32_t note, struct notes *notes)
{
	const struct arg *a = command_arg(c, slot, 0);
	struct facts f = FACTS(.area = SAID(target), .seat = SAID(land_at(v->state, target).owner));

	if (a && SAID(a->value) != f.seat)
		note_say(notes, note, a->at, &f);
}

bool stage_check_target(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = game_of(v->game);
	const struct arg *from = command_arg(c, ATTACK_FROM, 0),
			 *to = command_arg(c, ATTACK_TARGET, 0);
	seat_id owner = land_at(v->state, to->value).owner;
	int32_t troops = land_at(v->state, from->value).troops, what = NOTE_UNSAID;
	struct facts f = FACTS(.area = SAID(from->value), .other = SAID(to->value),
			       .limit = troops > 0 ? troops - 1 : 0,
			       .seat = stage_said_owner(v, owner));

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
	const struct stage_game *g = game_of(v->game);
	const struct arg *from = command_arg(c, MOVE_FROM, 0), *a = command_arg(c, MOVE_COUNT, 0);
	int32_t troops = land_at(v->state, from->value).troops, n = land_amount(a, troops);
	struct facts f = FACTS(.area = SAID(from->value), .count = n,
			       .limit = troops < 2 ? troops : troops - 1,
			       .other = SAID(command_value(c, MOVE_TO, AREA_NONE)));

	if (troops < 2)
		note_say(notes, g->none_to_move, a->at, &f);
	else if (n < 1 || (n >= troops && RULE(g->one_stays.rule)))
		note_say(notes, g->one_stays.note, a->at, &f);
	else
		return true;
	return false;
}

void stage_march(struct turn *t, const struct command *c, int32_t phase)
{
	area_id from = command_value(c, MOVE_FROM, AREA_NONE),
		to = command_value(c, MOVE_TO, AREA_NONE);
	int32_t n = land_amount(command_arg(c, MOVE_COUNT, 0), land_at(t->after, from).troops);

	stage_enter(t, phase);
	land_edit(t->after, from)->troops -= n;
	land_edit(t->after, to)->troops += n;
	TELL(t, game_of(t->game)->told_moved, c->seat, n, from, to);
}
