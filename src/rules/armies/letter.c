/*
 * letter: what whoever is asked reads: the board around the battle, the numbers, what each answer would
 * mean, and the words to send back.
 */
#include "rules/armies/letter.h"
#include "play/game.h"
#include "rules/armies/aftermath.h"
#include "rules/armies/board.h"
#include "rules/armies/notes.h"
#include "rules/armies/powers.h"
#include "rules/armies/response.h"
#include "rules/armies/turn.h"

#define SAY(n, what, ...) ar_note((n), (what), NOWHERE, &FACTS(__VA_ARGS__))

/* ---- the board around a battle ----------------------------------------------------------------- */

static void show_area(const struct state *s, area_id a, struct notes *n)
{
	const struct power_row *power = ar_power_of(s, a);

	SAY(n, NOTE_ASK_AREA, .area = SAID(a), .seat = SAID(ar_owner(s, a)), .count = ar_free(s, a),
	    .limit = ar_count(s, a, SPACE_CROSSED, SEAT_NONE));
	if (power)
		SAY(n, NOTE_ASK_AREA_POWER, .word = WORD_POWER(power->power));
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;
		int32_t armies = ar_armies(s, a, seat);

		if (armies > 0)
			SAY(n, NOTE_ASK_ARMIES, .seat = SAID(seat), .count = armies);
	}
}

/* The owner has no more armies there than another: his artefacts made him that (ARM-OWN-2). */
static bool is_tied(const struct state *s, area_id a)
{
	const seat_id owner = ar_owner(s, a);
	bool tied = false;

	for (size_t i = 0; owner != SEAT_NONE && i < row_count(s, TABLE_SEAT); i++) {
		const seat_id seat = ROW(struct seat_row, s, TABLE_SEAT, i)->seat;

		tied |= seat != owner && ar_armies(s, a, seat) == ar_armies(s, a, owner);
	}
	return tied;
}

/* "red 2, green 1, the artefact Crown" */
static text_id what_lies_in(const struct view *v, area_id a)
{
	struct buf b = buf_new(v->scratch);

	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const seat_id seat = ROW(struct seat_row, v->state, TABLE_SEAT, i)->seat;
		const int32_t armies = ar_armies(v->state, a, seat);

		if (armies > 0)
			buf_addf(&b, "%s%.*s %d", b.n ? ", " : "", STR_ARG(seat_name(v->state, seat)), (int)armies);
	}
	if (is_tied(v->state, a))
		buf_add_c(&b, ", a tie that artefacts decide");
	for (size_t i = 0; i < row_count(v->state, TABLE_SPACE); i++) {
		const struct space_row *space = ROW(struct space_row, v->state, TABLE_SPACE, i);
		const struct relic_row *relic = space->area == a && space->kind == SPACE_RELIC
							? row_find(v->state, TABLE_RELIC,
								   &(struct relic_row){ .relic = space->relic })
							: NULL;

		if (relic)
			buf_addf(&b, "%sthe artefact %.*s", b.n ? ", " : "", STR_ARG(text_of(v->state, relic->name)));
	}
	return b.n ? text_intern(v->state, buf_str(&b)) : TEXT_NONE;
}

static void say_place(const struct view *v, area_id a, enum ar_note what, struct notes *n)
{
	SAY(n, what, .area = SAID(a), .seat = SAID(ar_owner(v->state, a)), .count = ar_free(v->state, a),
	    .limit = ar_count(v->state, a, SPACE_CROSSED, SEAT_NONE), .text = SAID(what_lies_in(v, a)));
}

void ar_place(const struct view *v, area_id a, struct notes *n)
{
	say_place(v, a, NOTE_PLACE, n);
}

bool ar_stands(const struct state *s, seat_id seat, area_id a)
{
	return ar_armies(s, a, seat) > 0;
}

/* The contested area, the origin, and what touches the contested area. */
static void show_around(const struct view *v, const struct battle_row *b, struct notes *n)
{
	size_t k;
	const struct neighbour *next = map_neighbours(v->game->map, b->area, &k);

	show_area(v->state, b->area, n);
	if (b->from != b->area)
		show_area(v->state, b->from, n);
	for (size_t i = 0; i < k; i++)
		if (next[i].area != b->from)
			show_area(v->state, next[i].area, n);
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, v->state, TABLE_SEAT, i)->seat;
		int32_t held = ar_relics(v->state, seat);

		if (held > 0)
			SAY(n, NOTE_ASK_RELIC, .seat = SAID(seat), .count = held);
	}
}

/* ---- the question ------------------------------------------------------------------------------ */

struct asked {
	struct battle_row b;
	int32_t attack, defence, own;
	bool third;
};

static struct asked asked_of(const struct state *s, seat_id seat)
{
	struct asked a = { .b = { .area = AREA_NONE, .from = AREA_NONE } };

	if (!ar_battle(s, &a.b))
		return a;
	a.attack = ar_armies(s, a.b.from, a.b.attacker);
	a.defence = ar_armies(s, a.b.area, a.b.defender);
	a.own = ar_armies(s, a.b.area, seat);
	a.third = seat != a.b.attacker && seat != a.b.defender;
	return a;
}

static void say_meaning(const struct state *s, const struct asked *a, seat_id seat, struct notes *n)
{
	SAY(n, NOTE_ASK_MEANS, .count = 0);
	SAY(n, NOTE_ASK_IF_SUPPORT, .seat = SAID(a->b.attacker), .space = a->own, .count = a->attack + a->own,
	    .limit = a->defence);
	SAY(n, NOTE_ASK_IF_SUPPORT, .seat = SAID(a->b.defender), .space = a->own, .count = a->defence + a->own,
	    .limit = a->attack);
	SAY(n, NOTE_ASK_IF_NEITHER, .count = a->own);
	SAY(n, NOTE_ASK_SHARES, .count = 0);
	if (ar_owner(s, a->b.area) == seat)
		SAY(n, NOTE_ASK_OWNER_PAYS, .area = SAID(a->b.area));
}

/* The power of the area where it is his, and those of his artefacts, each once. */
static bool may_use(const struct state *s, const struct asked *a, seat_id seat, int32_t power)
{
	const struct power_row *own = ar_power_of(s, a->b.area);

	return (own && own->power == power && ar_owner(s, a->b.area) == seat) || ar_relic_with(s, seat, power) > 0;
}

static void say_powers(const struct state *s, const struct asked *a, seat_id seat, struct notes *n)
{
	for (int32_t p = POWER_NONE + 1; p < POWERS; p++)
		if (may_use(s, a, seat, p)) {
			SAY(n, NOTE_ASK_POWER, .word = WORD_POWER(p));
			SAY(n, NOTE_TEXT(p), .area = SAID(a->b.area));
		}
}

static area_id neighbour_of(const struct map *m, area_id a)
{
	size_t n;
	const struct neighbour *next = map_neighbours(m, a, &n);

	return n ? next[0].area : a;
}

static void say_words(const struct view *v, const struct asked *a, seat_id seat, struct notes *n)
{
	SAY(n, NOTE_ASK_WORDS, .count = 0);
	if (a->third) {
		SAY(n, NOTE_WORDS_SUPPORT, .seat = SAID(a->b.attacker));
		SAY(n, NOTE_WORDS_SUPPORT, .seat = SAID(a->b.defender));
		SAY(n, NOTE_WORDS_SUPPORT_FREE, .seat = SAID(a->b.attacker), .area = SAID(a->b.area));
		SAY(n, NOTE_WORDS_NEITHER, .count = 0);
	}
	for (int32_t p = POWER_NONE + 1; p < POWERS; p++)
		if (may_use(v->state, a, seat, p))
			SAY(n, NOTE_WORDS_USE, .word = WORD_POWER(p));
	if (ar_may_flee(v->state, &a->b, seat))
		SAY(n, NOTE_WORDS_FLEE, .area = SAID(neighbour_of(v->game->map, a->b.area)));
	if (!a->third)
		SAY(n, NOTE_WORDS_NO_POWER, .count = 0);
	else
		SAY(n, NOTE_WORDS_ONE, .seat = SAID(a->b.attacker), .by = SAID(a->b.defender));
}

void ar_response_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct asked a = asked_of(v->state, seat);
	bool clockwise = option_is(v->state, "responses", "clockwise");

	(void)call;
	SAY(n, NOTE_ASK_HEAD, .seat = SAID(a.b.attacker), .by = SAID(a.b.defender), .area = SAID(a.b.area),
	    .other = a.b.from == a.b.area ? 0 : SAID(a.b.from), .count = a.attack, .limit = a.defence,
	    .space = a.b.crossed);
	show_around(v, &a.b, n);
	if (a.third)
		say_meaning(v->state, &a, seat, n);
	else
		SAY(n, NOTE_ASK_DEFENDER, .by = seat == a.b.defender ? SAID(seat) : 0);
	say_powers(v->state, &a, seat, n);
	say_words(v, &a, seat, n);
	SAY(n, clockwise ? NOTE_ASK_CLOCKWISE : NOTE_ASK_SEALED, .count = 0);
}

/* ---- armies to place --------------------------------------------------------------------------- */

static area_id any_room(const struct state *s)
{
	for (area_id a = 0; a < s->schema->map->nareas; a++)
		if (ar_free(s, a) > 0)
			return a;
	return 0;
}

void ar_aftermath_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct asked a = asked_of(v->state, seat);
	struct due_row due = ar_due(v->state, seat);

	show_around(v, &a.b, n);
	ar_aftermath_outlook(v, call, seat, n);
	if (due.free > 0)
		SAY(n, NOTE_WORDS_FREE, .area = SAID(a.b.area));
	else if (due.back > 0)
		SAY(n, NOTE_WORDS_BACK, .count = due.back, .area = SAID(any_room(v->state)));
}

/* Any free space will do, so all of the board. */
void ar_setup_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	for (area_id a = 0; a < v->game->map->nareas; a++)
		if (v->game->map->areas[a].is_land)
			say_place(v, a, NOTE_ASK_PLACE, n);
	ar_setup_outlook(v, call, seat, n);
	SAY(n, NOTE_WORDS_SETUP, .area = SAID(any_room(v->state)));
}

void ar_turn_letter(const struct view *v, const struct call_row *call, seat_id seat, struct notes *n)
{
	struct stage_row stage = ar_stage(v->state);

	if (stage.step == STEP_AFTERMATH) {
		ar_aftermath_letter(v, call, seat, n);
		return;
	}
	ar_turn_outlook(v, call, seat, n);
	for (size_t i = 0; i < row_count(v->state, TABLE_GROUND) && stage.left > 0; i++)
		SAY(n, NOTE_WORDS_DEBRIEF, .area = SAID(ROW(struct ground_row, v->state, TABLE_GROUND, i)->area));
	SAY(n, NOTE_WORDS_END, .count = 0);
}
