/*
 * turn: opening, outlook and closing of the turns of warlords and allies.
 */
#include "play/game.h"
#include "rules/gilmoria/turn.h"
#include "rules/common/rule.h"
#include "rules/gilmoria/board.h"
#include "rules/gilmoria/events.h"
#include "rules/gilmoria/notes.h"
#include "rules/gilmoria/phases.h"
#include "rules/gilmoria/verbs.h"

bool gm_speaks_for(const struct view *v, player_id player, seat_id seat)
{
	seat_id warlord = gm_controller(v->state, seat);
	const struct seat_row *row = seat_find(v->state, warlord == SEAT_NONE ? seat : warlord);

	return row && row->player == player;
}

/* ---- who is next ------------------------------------------------------------------------------- */

struct next {
	seat_id seat, warlord;
	bool wraps; /* a round is over */
};

/* GIL-BOARD-1: only active domains take turns. */
static bool is_ally(const struct state *s, seat_id seat, seat_id warlord)
{
	seat_id controller = gm_controller(s, seat);

	if (gm_is_warlord(s, seat))
		return false;
	return controller == warlord || (controller == SEAT_NONE && !RULE("GIL-BOARD-1"));
}

/* GIL-STAGE-2, GIL-ALLY-1: in the order of activation, none twice in a round. Read anew after every turn. */
static seat_id next_ally(const struct state *s, const struct stage_row *stage)
{
	const struct domain_row *best = NULL;

	for (size_t i = 0; i < row_count(s, TABLE_DOMAIN); i++) {
		const struct domain_row *d = ROW(struct domain_row, s, TABLE_DOMAIN, i);

		if (!is_ally(s, d->seat, stage->warlord) || gm_holdings(s, d->seat).lands == 0)
			continue;
		if (d->played >= stage->round && RULE("GIL-ALLY-1"))
			continue;
		if (!best || d->joined < best->joined)
			best = d;
	}
	return best ? best->seat : SEAT_NONE;
}

/* The seats in turn order, the first of the round first. */
static int32_t place_of(const struct state *s, const struct stage_row *stage, seat_id seat)
{
	int32_t n = (int32_t)row_count(s, TABLE_SEAT) + 1;

	return seat >= stage->first ? seat - stage->first : seat - stage->first + n;
}

static seat_id next_warlord(const struct state *s, const struct stage_row *stage, bool *wraps)
{
	seat_id later = SEAT_NONE, earliest = SEAT_NONE;
	int32_t now = stage->warlord == SEAT_NONE ? -1 : place_of(s, stage, stage->warlord);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		int32_t place = place_of(s, stage, seat);

		if (!gm_plays(s, seat))
			continue;
		if (earliest == SEAT_NONE || place < place_of(s, stage, earliest))
			earliest = seat;
		if (place > now && (later == SEAT_NONE || place < place_of(s, stage, later)))
			later = seat;
	}
	*wraps = later == SEAT_NONE;
	return later == SEAT_NONE ? earliest : later;
}

static struct next who_is_next(const struct state *s)
{
	struct stage_row stage = gm_stage(s);
	struct next n = { next_ally(s, &stage), stage.warlord, false };

	if (n.seat == SEAT_NONE)
		n.seat = n.warlord = next_warlord(s, &stage, &n.wraps);
	return n;
}

/* ---- opening ----------------------------------------------------------------------------------- */

static when bell_of(struct turn *t, bool ally)
{
	const struct deadline d = option_deadline(t->after, ally ? "ally_deadline" : "deadline");
	const struct zone z = option_zone(t->after);

	return deadline_after(&d, &z, t->now);
}

static void tell_turn(struct turn *t, const struct stage_row *stage, when bell)
{
	struct income in = gm_income(t->after, stage->active);

	TELL(t, GM_TURN, stage->active,
	     stage->warlord == stage->active ? SEAT_NONE : stage->warlord, stage->phase,
	     gm_pool(t->after), gm_holdings(t->after, stage->active).lands, in.strongholds,
	     in.bonus, stage->round, bell);
}

static void open_turn(struct turn *t, seat_id seat, seat_id warlord)
{
	struct stage_row *stage = gm_stage_edit(t->after);
	struct set asked = set_new(t->arena, (size_t)seat + 1);
	bool ally = seat != warlord;
	when bell = bell_of(t, ally);

	stage->active = seat;
	stage->warlord = warlord;
	stage->phase = ally && RULE("GIL-ALLY-1") ? PHASE_DEPLOYMENT : PHASE_DIPLOMACY;
	stage->spoken = false;
	stage->recruits = 0;
	stage->pool = ally && RULE("GIL-ALLY-2") ? gm_income_sum(t->after, seat) : 0;
	stage->taken = 0;
	gm_domain_edit(t->after, seat)->played = stage->round;
	tell_turn(t, stage, bell);
	set_add(&asked, seat);
	call_open(t, KIND_TURN, CALL_NONE, -1, bell, &asked);
}

void gm_first_turn(struct turn *t, seat_id first)
{
	struct stage_row *stage = gm_stage_edit(t->after);

	stage->first = first;
	stage->round = 1;
	open_turn(t, first, first);
}

static bool is_last_round(const struct state *s, int32_t round)
{
	int32_t most = option_int(s, "max_rounds");

	return most > 0 && round > most && RULE("GIL-END-2");
}

static void open_next(struct turn *t)
{
	struct next next = who_is_next(t->after);
	seat_id last = SEAT_NONE;
	int32_t left = gm_warlords_left(t->after, &last);

	gm_stage_edit(t->after)->round += next.wraps;
	if (left == 0)
		game_end(t);
	else if (left == 1 && option_is(t->after, "victory", "warlords")) /* the host's doing */
		gm_last_warlord(t, last);
	else if (is_last_round(t->after, gm_stage(t->after).round))
		gm_rounds_over(t);
	else
		open_turn(t, next.seat, next.warlord);
}

/* ---- closing ----------------------------------------------------------------------------------- */

static area_id weakest(const struct state *s, seat_id seat)
{
	area_id best = AREA_NONE;
	int32_t fewest = INT32_MAX;

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *row = ROW(struct land_row, s, TABLE_LAND, i);

		if (row->owner == seat && row->units < fewest) {
			best = row->area;
			fewest = row->units;
		}
	}
	return best;
}

/* GIL-STAGE-4: one by one where the fewest stand, map order where equal; told once a territory. */
static void place_rest(struct turn *t)
{
	int32_t n = t->game->map->nareas, *placed = ARENA_ARRAY(t->arena, int32_t, (size_t)n);
	struct stage_row *stage;
	area_id to;

	if (gm_pool(t->after) > 0 && RULE("GIL-STAGE-4"))
		gm_enter(t, PHASE_DEPLOYMENT);
	stage = gm_stage_edit(t->after);
	for (; stage->pool > 0 && RULE("GIL-STAGE-4"); stage->pool--) {
		to = weakest(t->after, stage->active);
		if (to == AREA_NONE)
			break;
		gm_land_edit(t->after, to)->units++;
		placed[to]++;
	}
	stage->pool = 0;
	for (area_id a = 0; a < n; a++)
		if (placed[a] > 0)
			TELL(t, GM_PLACED, stage->active, a, placed[a]);
}

/* GIL-SOW-1: exactly one for a turn with a conquest; GIL-ALLY-3: the warlord's, whoever conquered. */
static void pay_spoils(struct turn *t, const struct stage_row *stage)
{
	struct domain_row *d;

	if (stage->taken == 0 || !RULE("GIL-SOW-1"))
		return;
	d = gm_domain_edit(t->after, RULE("GIL-ALLY-3") ? stage->warlord : stage->active);
	d->sow++;
	TELL(t, GM_SPOILS, d->seat, 1, d->sow, gm_domain(t->after, stage->active)->home);
}

static void settle_turn(struct turn *t)
{
	struct stage_row stage = gm_stage(t->after);

	place_rest(t);
	pay_spoils(t, &stage);
	TELL(t, GM_ENDED, stage.active, stage.taken);
}

/* The newest call of a turn; NULL: there is none. */
static const struct call_row *newest_turn(const struct state *s)
{
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == KIND_TURN)
			return ROW(struct call_row, s, TABLE_CALL, i);
	return NULL;
}

/*
 * GIL-ALLY-1: the warlord's own word ends a turn, and an ally's follows: it begins at once, so that the lines
 * below are heard for the ally and one mail holds both turns. The call that has ended closes with nothing
 * left to do but to count the turn.
 */
void gm_end(struct turn *t, call_id call)
{
	struct next next = who_is_next(t->after);
	seat_id warlord = gm_stage(t->after).warlord;

	call_end(t, call);
	if (next.seat == SEAT_NONE || next.seat == next.warlord || next.warlord != warlord)
		return;
	settle_turn(t);
	open_turn(t, next.seat, warlord);
}

void gm_close(struct turn *t, const struct call_row *call)
{
	bool handed_over = newest_turn(t->after) != NULL;
	struct set asked = call_asked(t, call->call);

	if (handed_over)
		TELL(t, GM_OVER, set_next(&asked, 0));
	else
		settle_turn(t);
	turn_end(t);
	if (!handed_over)
		open_next(t);
}

/* ---- what is still to be done ------------------------------------------------------------------ */

static void outlook_next(const struct view *v, enum gm_note what, struct notes *notes)
{
	struct next next = who_is_next(v->state);
	struct facts f = FACTS(.seat = SAID(next.seat));

	if (next.seat == SEAT_NONE)
		return;
	f.count = gm_income_sum(v->state, next.seat);
	f.warlord = SAID(next.warlord == next.seat ? SEAT_NONE : next.warlord);
	gm_note(notes, what, NOWHERE, &f);
}

static enum gm_note outlook_phase(const struct stage_row *stage, int64_t pool)
{
	if (stage->phase == PHASE_DIPLOMACY && !stage->spoken)
		return NOTE_OUTLOOK_DIPLOMACY;
	return pool > 0 ? NOTE_OUTLOOK_POOL : NOTE_OUTLOOK_PHASE;
}

void gm_outlook(const struct view *v, const struct call_row *call, seat_id seat,
		struct notes *notes)
{
	struct stage_row stage = gm_stage(v->state);
	struct facts f = FACTS(.count = gm_pool(v->state), .phase = stage.phase);

	if (call->bell == WHEN_NONE) { /* an ally's turn may have begun */
		call = newest_turn(v->state);
		seat = stage.active;
	}
	f.seat = SAID(seat);
	f.warlord = SAID(stage.warlord == seat ? SEAT_NONE : stage.warlord);
	if (call->bell == WHEN_NONE) {
		outlook_next(v, NOTE_OUTLOOK_OVER, notes);
		return;
	}
	gm_note(notes, outlook_phase(&stage, f.count), NOWHERE, &f);
	if (call->bell != WHEN_NEVER)
		gm_note(notes, NOTE_OUTLOOK_BELL, NOWHERE, &f);
	outlook_next(v, NOTE_OUTLOOK_NEXT, notes);
}

/* ---- why a command is not heard ---------------------------------------------------------------- */

static bool turn_has_ended(const struct state *s)
{
	const struct call_row *turn = newest_turn(s);

	return turn && turn->bell == WHEN_NONE;
}

static enum gm_note why_unheard(const struct view *v, const struct stage_row *stage)
{
	if (state_game(v->state)->phase == GAME_OVER)
		return RULE("GIL-END-1") ? NOTE_GAME_WON : NOTE_COUNT;
	if (turn_has_ended(v->state) && gm_speaks_for(v, v->player, stage->active))
		return NOTE_TURN_OVER;
	if (v->seat != SEAT_NONE && seat_find(v->state, v->seat)->out)
		return RULE("GIL-ELIM-1") ? NOTE_ELIMINATED : NOTE_COUNT;
	return RULE("GIL-STAGE-1") ? NOTE_NOT_YOUR_TURN : NOTE_COUNT;
}

void gm_unheard(const struct view *v, const struct command *c, struct notes *notes)
{
	struct stage_row stage = gm_stage(v->state);
	bool over = state_game(v->state)->phase == GAME_OVER;
	const struct domain_row *d = gm_domain(v->state, stage.active);
	seat_id winner = gm_winner(v->state);
	struct facts f = FACTS(.seat = SAID(over ? winner : stage.active),
			       .count = over && winner != SEAT_NONE && winner == v->seat,
			       .warlord = SAID(stage.warlord), .phase = stage.phase,
			       .domain = d ? SAID(d->home) : 0);
	enum gm_note what;

	if (v->player == PLAYER_NONE || stage.active == SEAT_NONE || c->verb == JOIN || c->verb == LEAVE)
		return;
	f.seat = f.count ? 0 : f.seat;
	what = why_unheard(v, &stage);
	if (what != NOTE_COUNT)
		gm_note(notes, what, c->at, &f);
}
