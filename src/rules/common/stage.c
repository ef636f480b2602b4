/*
 * stage: turns that open, go on from phase to phase, are handed over and close; and why a line is not
 * heard. Whatever a rulebook has a rule for is done for that rule.
 */
#include "rules/common/stage.h"

#include "rules/common/asking.h"
#include "rules/common/only.h"
#include "rules/common/rule.h"

void note_say(struct notes *n, int32_t what, struct span at, const struct facts *f)
{
	NOTE(n, (uint16_t)what, at, STAGE_FACTS(FACT_VALUE, NULL, NULL) STAGE_FACT_DOMAIN(FACT_VALUE));
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
	when bell = asking_bell(t, stage_game_of(t->game)->kind, next->deadline);

	stage->active = next->seat;
	stage->mover = next->mover;
	stage->taken = 0;
	stage_game_of(t->game)->open(t, stage, bell);
	asking_one(t, stage_game_of(t->game)->kind, CALL_NONE, -1, bell, next->seat);
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
	const struct stage_game *g = stage_game_of(t->game);
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
	const struct stage_game *g = stage_game_of(t->game);

	if (stage_of(t->after).phase < g->first)
		return;
	if (g->leave)
		g->leave(t, phase);
	stage_edit(t->after)->phase = phase;
}

void stage_go_on(struct turn *t, const struct command *c, int32_t phase)
{
	const struct stage_game *g = stage_game_of(t->game);

	if (phase >= g->end || stage_of(t->after).phase < g->first) {
		stage_end(t, c->call);
		return;
	}
	stage_enter(t, phase);
	TELL(t, g->told_phase, c->seat, phase);
}

/* ---- closing ----------------------------------------------------------------------------------- */

void stage_enter_deployment(struct turn *t)
{
	int32_t phase = stage_game_of(t->game)->deploys;

	if (stage_of(t->after).phase < phase)
		stage_enter(t, phase);
}

/* Told once a territory. */
static void place_rest(struct turn *t)
{
	const struct stage_game *g = stage_game_of(t->game);
	int32_t n = t->game->map->nareas, *placed = ARENA_ARRAY(t->arena, int32_t, (size_t)n);
	seat_id seat = stage_of(t->after).active;

	if (g->pool(t->after) > 0 && RULE(g->place_rule)) {
		stage_enter_deployment(t);
		land_place_weakest(t, seat, stage_of(t->after).pool, placed);
	}
	stage_edit(t->after)->pool = 0;
	for (area_id a = 0; a < n; a++)
		if (placed[a] > 0)
			TELL(t, g->told_placed, seat, a, placed[a]);
}

static void settle(struct turn *t)
{
	const struct stage_game *g = stage_game_of(t->game);
	struct stage_row stage = stage_of(t->after);

	place_rest(t);
	if (g->settled)
		g->settled(t, &stage);
	TELL(t, g->told_ended, stage.active, stage.taken);
}

void stage_end(struct turn *t, call_id call)
{
	const struct stage_game *g = stage_game_of(t->game);
	struct next next = g->next(t->after);

	call_end(t, call);
	if (next.seat == SEAT_NONE || next.mover == SEAT_NONE || next.mover != stage_of(t->after).mover ||
	    !(g->hands_over ? g->hands_over(t->after, &next) : next.seat != next.mover))
		return;
	settle(t);
	stage_edit(t->after)->round += next.wraps;
	stage_open(t, &next);
}

void stage_close(struct turn *t, const struct call_row *call)
{
	const struct stage_game *g = stage_game_of(t->game);
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
	const struct stage_game *g = stage_game_of(v->game);
	struct next next = g->next(v->state);
	struct facts f = FACTS(.seat = SAID(next.seat));

	if (next.seat == SEAT_NONE)
		return;
	f.count = g->income(v->state, &next);
	f.mover = SAID(next.mover == next.seat ? SEAT_NONE : next.mover);
	note_say(notes, what, NOWHERE, &f);
}

void stage_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
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
	const struct stage_game *g = stage_game_of(v->game);

	if (state_game(v->state)->phase == GAME_OVER)
		return said(&g->won);
	if (asking_has_ended(asking_newest(v->state, g->kind)) &&
	    v->game->rules->speaks_for(v, v->player, stage->active))
		return g->turn_over;
	if (v->seat != SEAT_NONE && seat_find(v->state, v->seat)->out)
		return said(&g->out);
	if (g->moved_by && g->moved_by(v, stage) != NOTE_UNSAID)
		return g->moved_by(v, stage);
	return said(&g->not_now);
}

void stage_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct stage_game *g = stage_game_of(v->game);
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
