/*
 * response: see response.h. Sealed answers are opened together (ARM-RESP-2); with responses=clockwise
 * each is opened before the next one is asked for.
 */
#include "rules/armies/response.h"
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/events.h"
#include "rules/armies/notes.h"
#include "rules/armies/powers.h"
#include "rules/armies/steps.h"
#include "rules/armies/turn.h"
#include "rules/armies/verbs.h"
#include "rules/common/asking.h"
#include "rules/common/rule.h"

/* ---- what may be used -------------------------------------------------------------------------- */

int32_t ar_relic_with(const struct state *s, seat_id seat, int32_t power)
{
	for (size_t i = 0; i < row_count(s, TABLE_RELIC); i++) {
		const struct relic_row *row = ROW(struct relic_row, s, TABLE_RELIC, i);

		if (row->state == RELIC_HELD && row->holder == seat && row->power == power)
			return row->relic;
	}
	return 0;
}

static bool owns_power(const struct state *s, const struct battle_row *b, seat_id seat)
{
	return ar_power_of(s, b->area) && ar_owner(s, b->area) == seat;
}

bool ar_has_power(const struct state *s, const struct battle_row *b, seat_id seat)
{
	if (owns_power(s, b, seat))
		return true;
	for (int32_t p = POWER_NONE + 1; p < POWERS; p++)
		if (ar_relic_with(s, seat, p))
			return true;
	return false;
}

bool ar_may_use(const struct view *v, const struct battle_row *b, const struct arg *power, struct notes *n)
{
	const struct power_row *row = row_find(v->state, TABLE_POWER, &(struct power_row){ .area = b->area });
	seat_id owner = ar_owner(v->state, b->area);
	struct facts f = FACTS(.area = SAID(b->area), .seat = SAID(owner), .word = WORD_POWER(power->value));

	if (ar_relic_with(v->state, v->seat, power->value))
		return true;
	if (!row || row->power != power->value)
		ar_note(n, NOTE_NO_SUCH_POWER, power->at, &f);
	else if (row->used && RULE("ARM-POW-4"))
		ar_note(n, NOTE_POWER_USED, power->at, &f);
	else if (owner != v->seat && RULE("ARM-POW-0"))
		ar_note(n, NOTE_NOT_THE_OWNER, power->at, &f);
	else
		return true;
	return false;
}

/* A principal, or inside the contested area: whoever is asked is. */
bool ar_may_use_relic(const struct view *v, const struct battle_row *b, const struct arg *relic, struct notes *n)
{
	const struct relic_row *row = row_find(v->state, TABLE_RELIC, &(struct relic_row){ .relic = relic->value });
	struct facts f = FACTS(.area = SAID(b->area));

	if (!row || row->state != RELIC_HELD || row->holder != v->seat)
		ar_note(n, NOTE_RELIC_NOT_HELD, relic->at, &f);
	else if (row->power == POWER_NONE && RULE("ARM-ART-4"))
		ar_note(n, NOTE_RELIC_POWERLESS, relic->at, &f);
	else
		return true;
	return false;
}

/* ---- who is asked ------------------------------------------------------------------------------ */

/* ARM-POW-3: with path=all everybody in the area where somebody may use the Path. */
static bool path_is_open(const struct state *s, const struct battle_row *b)
{
	const struct power_row *row = ar_power_of(s, b->area);

	if (!option_is(s, "path", "all"))
		return false;
	if (row && row->power == POWER_PATH && ar_owner(s, b->area) != SEAT_NONE)
		return true;
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		if (ar_relic_with(s, ROW(struct seat_row, s, TABLE_SEAT, i)->seat, POWER_PATH))
			return true;
	return false;
}

/* ARM-RESP-1; the defender only where he may use a power. */
static bool is_to_be_asked(const struct state *s, const struct battle_row *b, seat_id seat)
{
	bool inside = ar_armies(s, b->area, seat) > 0;

	if (inside && path_is_open(s, b))
		return true;
	if (seat == b->attacker)
		return false;
	if (seat == b->defender)
		return ar_has_power(s, b, seat);
	return inside && RULE("ARM-RESP-1");
}

static bool one_by_one(const struct state *s)
{
	return option_is(s, "responses", "clockwise") && RULE("ARM-RESP-2");
}

/* ARM-REP-1: who is asked, and until when, is public. */
static void ask(struct turn *t, const struct set *asked, const struct battle_row *b)
{
	when bell = asking_bell(t, KIND_RESPONSE, "response_deadline");

	for (seat_id seat = set_next(asked, 0); seat >= 0; seat = set_next(asked, seat + 1))
		TELL(t, one_by_one(t->after) ? AR_ASKED_NEXT : AR_ASKED, seat, b->area, bell);
	call_open(t, KIND_RESPONSE, ar_turn_call(t->after), -1, bell, asked);
}

/* The seats to be asked from one on, clockwise up to the attacker; with responses=clockwise the first. */
static size_t choose(const struct turn *t, const struct battle_row *b, seat_id from, bool first, struct set *out)
{
	bool one = one_by_one(t->after);
	seat_id seat = from;
	size_t n = 0;

	for (size_t k = row_count(t->after, TABLE_SEAT); k > 0 && (first || seat != b->attacker); k--) {
		if (is_to_be_asked(t->after, b, seat) && !set_has(out, seat)) {
			set_add(out, seat);
			n++;
			if (one)
				return n;
		}
		first = false;
		seat = ar_next_seat(t->after, seat);
	}
	return n;
}

void ar_ask(struct turn *t)
{
	struct set asked = set_new(t->arena, seat_limit(t->after));
	struct battle_row b;

	if (!ar_battle(t->after, &b))
		return;
	ar_stage_edit(t->after)->step = STEP_RESPONSE;
	if (choose(t, &b, b.attacker, true, &asked) > 0)
		ask(t, &asked, &b);
	else
		ar_resolve(t);
}

/* ---- one answer -------------------------------------------------------------------------------- */

static struct answer_row answer_of(const struct state *s, const struct battle_row *b, seat_id seat)
{
	const struct answer_row *row = row_find(s, TABLE_ANSWER, &(struct answer_row){ .seat = seat });

	if (row)
		return *row;
	return (struct answer_row){ .seat = seat,
				    .flee_to = AREA_NONE,
				    .area = AREA_NONE,
				    .side = seat == b->defender ? SIDE_DEFENDER : SIDE_NEITHER };
}

/* The area's power where he owns it, else an artefact with that power. */
void ar_take_power(const struct state *s, const struct battle_row *b, struct answer_row *said, int32_t power)
{
	const struct power_row *own = ar_power_of(s, b->area);

	if (power == POWER_NONE)
		return;
	if (own && own->power == power && owns_power(s, b, said->seat))
		said->power = power;
	else
		said->relic = ar_relic_with(s, said->seat, power);
}

static void take_rider(struct answer_row *said, const struct command *place)
{
	if (!place)
		return;
	said->area = command_value(place, PLACE_AREA, AREA_NONE);
	said->space = ar_said_space(place, PLACE_SPACE);
}

/* In struct answer_row: so many, or less than 0: all but so many and one. */
static int32_t flee_amount(const struct arg *count)
{
	if (!count || count->how == HOW_ALL)
		return -1;
	return count->how == HOW_ALL_BUT ? -1 - count->value : count->value;
}

static void take_flight(struct answer_row *said, const struct command *flee)
{
	if (!flee)
		return;
	said->flee = flee_amount(command_arg(flee, FLEE_COUNT, 0));
	said->flee_to = command_value(flee, FLEE_AREA, AREA_NONE);
}

/* Fleeing without the name of the Path uses it, where one may. */
static void flee_by(const struct state *s, const struct battle_row *b, struct answer_row *said)
{
	const struct power_row *own = ar_power_of(s, b->area);

	if (said->power == POWER_NONE && said->relic == 0 &&
	    ((own && own->power == POWER_PATH && owns_power(s, b, said->seat)) ||
	     ar_relic_with(s, said->seat, POWER_PATH)))
		ar_take_power(s, b, said, POWER_PATH);
}

/* SIDE_NEITHER: it names somebody else. */
static int32_t side_of(const struct battle_row *b, const struct command *c)
{
	int32_t said = command_value(c, SUPPORT_WHOM, SEAT_NONE);

	if (c->verb == SUPPORT_PARTY)
		return said;
	if (said == b->attacker)
		return SIDE_ATTACKER;
	return said == b->defender ? SIDE_DEFENDER : SIDE_NEITHER;
}

static void take_order(const struct state *s, const struct battle_row *b, const struct command *c,
		       struct answer_row *said)
{
	switch ((enum deed)c->verb) {
	case SUPPORT:
	case SUPPORT_PARTY:
		said->side = side_of(b, c);
		ar_take_power(s, b, said, command_value(c, SUPPORT_POWER, POWER_NONE));
		if (command_arg(c, SUPPORT_RELIC, 0))
			said->relic = command_value(c, SUPPORT_RELIC, 0);
		take_rider(said, c->rider);
		break;
	case USE:
		ar_take_power(s, b, said, command_value(c, USE_POWER, POWER_NONE));
		take_flight(said, c->rider);
		break;
	case USE_RELIC:
		said->relic = command_value(c, USE_POWER, 0);
		take_flight(said, c->rider);
		break;
	case FLEE:
		take_flight(said, c);
		flee_by(s, b, said);
		break;
	case PLACE:
		take_rider(said, c);
		break;
	default: /* declining changes nothing */
		break;
	}
}

static text_id relic_name(const struct state *s, int32_t relic)
{
	const struct relic_row *row = row_find(s, TABLE_RELIC, &(struct relic_row){ .relic = relic });

	return row ? row->name : TEXT_NONE;
}

static int32_t relic_power(const struct state *s, int32_t relic)
{
	const struct relic_row *row = row_find(s, TABLE_RELIC, &(struct relic_row){ .relic = relic });

	return row ? row->power : POWER_NONE;
}

/* ARM-RESP-4: silence is neither, and no power. */
static void open_answer(struct turn *t, const struct battle_row *b, call_id call, seat_id seat)
{
	struct answer_row said = answer_of(t->after, b, seat);
	int32_t power;
	size_t n;
	const struct command *const *book = book_of(t, call, seat, &n);

	if (n == 0 && RULE("ARM-RESP-4")) {
		TELL(t, AR_SILENT, seat);
		return;
	}
	if (n == 0)
		said.side = SIDE_ATTACKER;
	for (size_t i = 0; i < n; i++)
		take_order(t->after, b, book[i], &said);
	row_put(t->after, TABLE_ANSWER, &said);
	power = said.power != POWER_NONE ? said.power : relic_power(t->after, said.relic);
	TELL(t, AR_ANSWERED, seat, NAMED_IF(said.side), ar_armies(t->after, b->area, seat), NAMED_IF(power),
	     relic_name(t->after, said.relic));
	for (size_t i = 0; i < n; i++)
		event_because(t, book[i]);
}

/* The two and whoever was asked get the result by letter, not only with the report of the turn. */
static void inform(struct turn *t, const struct battle_row *b, struct set *asked)
{
	set_add(asked, b->attacker);
	set_add(asked, b->defender);
	for (seat_id seat = set_next(asked, 0); seat >= 0 && !t->over; seat = set_next(asked, seat + 1))
		TELL(t, AR_INFORMED, seat);
}

/* Printed clockwise from the attacker (ARM-REP-2). */
void ar_response_close(struct turn *t, const struct call_row *call)
{
	struct set asked = call_asked(t, call->call), next = set_new(t->arena, seat_limit(t->after));
	struct battle_row b;
	seat_id seat, last = SEAT_NONE;

	if (!ar_battle(t->after, &b))
		return;
	seat = b.attacker;
	for (size_t k = row_count(t->after, TABLE_SEAT); k > 0; k--) {
		if (set_has(&asked, seat)) {
			open_answer(t, &b, call->call, seat);
			last = seat;
		}
		seat = ar_next_seat(t->after, seat);
	}
	if (option_is(t->after, "responses", "clockwise") && last != SEAT_NONE &&
	    choose(t, &b, ar_next_seat(t->after, last), false, &next) > 0) {
		ask(t, &next, &b);
		return;
	}
	ar_resolve(t);
	inform(t, &b, &asked);
	if (!t->over && row_find(t->after, TABLE_CALL, &(struct call_row){ .call = call->parent }))
		ar_tell_goes_on(t);
}

/* ---- checks ------------------------------------------------------------------------------------ */

static bool is_principal(const struct battle_row *b, seat_id seat)
{
	return seat == b->attacker || seat == b->defender;
}

void ar_check_rider(const struct view *v, const struct battle_row *b, const struct command *rider, struct notes *n)
{
	const struct arg *area = command_arg(rider, PLACE_AREA, 0), *count = command_arg(rider, PLACE_COUNT, 0);
	struct facts f = FACTS(.area = SAID(area->value), .other = SAID(b->area), .count = count ? count->value : 1,
			       .limit = 1);

	if (count && count->how == HOW_EXACT && count->value != 1)
		ar_note(n, NOTE_ONLY_ONE_FREE, count->at, &f);
	else if (!ar_is_for_free(v->game->map, b, area->value) && RULE("ARM-WIN-1"))
		ar_note(n, NOTE_FREE_TOO_FAR, area->at, &f);
	else
		ar_has_room(v, rider, area, ar_said_space(rider, PLACE_SPACE), 1, n);
}

/* What an answer is about: one mail says one thing of each. */
enum about { ABOUT_NOTHING, ABOUT_SIDE, ABOUT_POWER };

static enum about about(verb_id verb)
{
	static const enum about abouts[DEEDS] = {
		[SUPPORT] = ABOUT_SIDE, [SUPPORT_PARTY] = ABOUT_SIDE, [DECLINE] = ABOUT_SIDE,   [PASS] = ABOUT_SIDE,
		[USE] = ABOUT_POWER,    [USE_RELIC] = ABOUT_POWER,    [NO_POWER] = ABOUT_POWER,
	};

	return verb < DEEDS ? abouts[verb] : ABOUT_NOTHING;
}

void ar_support_check(const struct view *v, const struct command *c, struct notes *n)
{
	const struct arg *whom = command_arg(c, SUPPORT_WHOM, 0), *power = command_arg(c, SUPPORT_POWER, 0),
			 *relic = command_arg(c, SUPPORT_RELIC, 0), *where = command_arg(c, SUPPORT_WHERE, 0);
	struct battle_row b = { .area = AREA_NONE };
	struct facts f;

	if (!ar_battle(v->state, &b))
		return;
	f = FACTS(.area = SAID(b.area), .seat = SAID(b.attacker), .by = SAID(b.defender));
	if (is_principal(&b, v->seat)) {
		f.seat = SAID(v->seat == b.attacker ? b.defender : b.attacker);
		ar_note(n, NOTE_NOT_A_THIRD, c->at, &f);
		return;
	}
	if (where && where->value != b.area)
		ar_note(n, NOTE_BATTLE_ELSEWHERE, where->at, &f);
	else if (side_of(&b, c) == SIDE_NEITHER)
		ar_note(n, NOTE_SUPPORT_WHOM, whom->at, &f);
	else if ((!power || ar_may_use(v, &b, power, n)) && (!relic || ar_may_use_relic(v, &b, relic, n)) && c->rider)
		ar_check_rider(v, &b, c->rider, n);
}

static void check_flight(const struct view *v, const struct battle_row *b, const struct command *flee, struct notes *n)
{
	const struct arg *to = flee ? command_arg(flee, FLEE_AREA, 0) : NULL;
	struct facts f = FACTS(.area = SAID(b->area), .other = SAID(to ? to->value : AREA_NONE));

	if (to && (to->value == b->area || map_edge(v->game->map, b->area, to->value) == EDGE_NONE) &&
	    RULE("ARM-POW-3"))
		ar_note(n, NOTE_FLEE_FAR, to->at, &f);
	else if (to && (ar_free(v->state, to->value) == 0 || ar_first_crossed(v->state, to->value) == 0))
		ar_note(n, NOTE_FLEE_FULL, to->at, &f);
	else if (flee)
		note_not_all(n, command_arg(flee, FLEE_COUNT, 0), ar_armies(v->state, b->area, v->seat), false);
}

void ar_use_check(const struct view *v, const struct command *c, struct notes *n)
{
	struct battle_row b;

	if (!ar_battle(v->state, &b) || !ar_may_use(v, &b, command_arg(c, USE_POWER, 0), n))
		return;
	check_flight(v, &b, c->rider, n);
}

void ar_use_relic_check(const struct view *v, const struct command *c, struct notes *n)
{
	struct battle_row b;

	if (!ar_battle(v->state, &b) || !ar_may_use_relic(v, &b, command_arg(c, USE_POWER, 0), n))
		return;
	check_flight(v, &b, c->rider, n);
}

bool ar_may_flee(const struct state *s, const struct battle_row *b, seat_id seat)
{
	const struct power_row *own = ar_power_of(s, b->area);

	return path_is_open(s, b) || (own && own->power == POWER_PATH && owns_power(s, b, seat)) ||
	       ar_relic_with(s, seat, POWER_PATH) > 0;
}

void ar_flee_check(const struct view *v, const struct command *c, struct notes *n)
{
	struct battle_row b;
	struct facts f;

	if (!ar_battle(v->state, &b))
		return;
	f = FACTS(.area = SAID(b.area));
	if (!ar_may_flee(v->state, &b, v->seat))
		ar_note(n, NOTE_NO_PATH, c->at, &f);
	else
		check_flight(v, &b, c, n);
}

/* Powers that strengthen a side need one: a third player names it in the same answer. So does who says
 * where his free army is to go. */
static bool needs_side(const struct state *s, const struct command *c, struct facts *f)
{
	int32_t power = POWER_NONE;

	if (c->verb == PLACE) {
		f->other = SAID(command_value(c, PLACE_AREA, AREA_NONE));
		return true;
	}
	if (c->verb == USE)
		power = command_value(c, USE_POWER, POWER_NONE);
	else if (c->verb == USE_RELIC)
		power = relic_power(s, command_value(c, USE_POWER, 0));
	f->word = WORD_POWER(power);
	return ar_powers[power].sided;
}

/* ARM-RESP-3: one side or neither. Who says two things of one is asked to say which: nothing of it stands. */
static void check_once(const struct command *const *c, size_t n, struct notes *notes)
{
	struct facts f = FACTS(.count = 1);

	for (size_t i = 0; i < n && RULE("ARM-RESP-3"); i++)
		for (size_t k = 0; k < n; k++)
			if (k != i && about(c[i]->verb) != ABOUT_NOTHING && about(c[i]->verb) == about(c[k]->verb) &&
			    !command_equal(c[i], c[k])) {
				ar_note(&notes[i], NOTE_ONE_ANSWER, c[i]->at, &f);
				break;
			}
}

void ar_check_answer(const struct view *v, const struct command *const *c, size_t n, struct notes *notes)
{
	bool sided = false;
	struct battle_row b;
	struct facts f;

	if (!ar_battle(v->state, &b))
		return;
	f = FACTS(.area = SAID(b.area), .seat = SAID(b.attacker), .by = SAID(b.defender));
	check_once(c, n, notes);
	for (size_t i = 0; i < n; i++)
		sided |= is_principal(&b, v->seat) || c[i]->verb == SUPPORT || c[i]->verb == SUPPORT_PARTY;
	for (size_t i = 0; i < n; i++)
		if (!sided && needs_side(v->state, c[i], &f) && RULE("ARM-POW-1"))
			ar_note(&notes[i], c[i]->verb == PLACE ? NOTE_RIDER_NO_SIDE : NOTE_NO_SIDE, c[i]->at, &f);
}

/* ARM-RESP-2: the first answer stands, whatever else was wrong in its mail. */
bool ar_response_answered(const struct view *v, const struct call_row *call, seat_id seat)
{
	(void)call;
	(void)seat;
	return v->nbook > 0;
}

void ar_response_outlook(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct battle_row b = { .area = AREA_NONE };
	struct facts f;

	(void)call;
	ar_battle(v->state, &b);
	f = FACTS(.area = SAID(b.area), .seat = SAID(b.attacker), .by = SAID(b.defender), .count = seat == b.defender);
	if (v->nbook == 0)
		ar_note(n, NOTE_OUTLOOK_SILENCE, NOWHERE, &f);
}
