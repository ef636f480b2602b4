/*
 * muster: joining, what a game needs to begin, and the deal.
 */
#include "rules/states/turn.h"
#include "base/bug.h"
#include "base/colour.h"
#include "play/game.h"
#include "rules/common/join.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"
#include "rules/states/board.h"
#include "rules/states/events.h"
#include "rules/states/notes.h"
#include "rules/states/verbs.h"

enum { PEOPLE_MOST = 3, OWNERS = 3, DEAL_MOST = 1000 }; /* a die has at most 1000 sides */

/* Those who take part when the game begins, in turn order; the Buffer comes after two people. */
struct owners {
	seat_id seat[PEOPLE_MOST];
	int32_t people, owners;
};

static struct owners owners_of(const struct state *s)
{
	struct owners o = { .people = 0 };

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (!join_plays(seat))
			continue;
		if (o.people < PEOPLE_MOST)
			o.seat[o.people] = seat->seat;
		o.people++;
	}
	o.owners = o.people == 2 && RULE("STA-SETUP-1") ? OWNERS : o.people;
	return o;
}

/* ---- joining ----------------------------------------------------------------------------------- */

/* The rulebook's colours, in turn order. */
static int32_t next_colour(const struct state *s)
{
	static const int32_t book[] = { 0xd62728, 0xf2c80f, 0x2ca02c }; /* red, yellow, green */

	for (size_t i = 0; i < sizeof book / sizeof *book; i++)
		if (colour_owner(s, book[i], SEAT_NONE) == SEAT_NONE &&
		    seat_by_name(s, str_c(colour_name(book[i]))) == SEAT_NONE)
			return book[i];
	return palette_free(s);
}

int32_t st_most_people(const struct state *s)
{
	(void)s;
	return PEOPLE_MOST;
}

const struct muster st_muster = { st_most_people, THE_RULE("STA-SETUP-1"), "player", next_colour };

/* ---- the board before the game ----------------------------------------------------------------- */

/* A map may close territories, so that equal shares come out (STA-SETUP-3). */
static bool row_of(const struct area *area, struct land_row *row)
{
	struct str value;
	int64_t troops;

	if (land_word(area, "troops", &value) && str_to_int(value, &troops) && troops >= 0 && troops <= 1000000)
		row->troops = (int32_t)troops;
	return !land_word(area, "closed", &value);
}

void st_setup(struct turn *t)
{
	land_setup(t, row_of);
}

/* deal=given: the owner that the host has set, or the map names by seat or place in turn order; what is
 * left is the Buffer's. As an index into the turn order; -1: nobody's. */
static int32_t given_to(const struct state *s, const struct land_row *land, const struct owners *o)
{
	const struct area *area = &s->schema->map->areas[land->area];
	seat_id seat = land->owner;
	struct str value;
	int64_t n;

	if (seat == SEAT_NONE && land_word(area, "owner", &value)) {
		if (str_to_int(value, &n))
			return n >= 1 && n <= o->owners ? (int32_t)n - 1 : -1;
		seat = seat_by_name(s, value);
	}
	for (int32_t i = 0; i < o->people && i < PEOPLE_MOST; i++)
		if (seat != SEAT_NONE && o->seat[i] == seat)
			return i;
	return seat == SEAT_NONE && o->owners > o->people ? o->people : -1;
}

/* ---- what a game needs to begin ---------------------------------------------------------------- */

static void check_given(const struct state *s, const struct owners *o, struct notes *notes)
{
	struct holdings share[OWNERS] = { { 0, 0 } };
	struct facts f;

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, s, TABLE_LAND, i);
		int32_t to = given_to(s, land, o);

		f = FACTS(.area = SAID(land->area));
		if (to < 0 || land->troops < 1) {
			note_say(notes, NOTE_GIVEN_NOT_WHOLE, NOWHERE, &f);
			return;
		}
		share[to].lands++;
		share[to].troops += land->troops;
	}
	for (int32_t i = 1; i < o->owners; i++)
		if (share[i].lands != share[0].lands || share[i].troops != share[0].troops) {
			f = FACTS(.count = share[0].lands, .limit = share[i].lands);
			note_say(notes, NOTE_GIVEN_UNEQUAL, NOWHERE, &f);
			return;
		}
}

static void check_board(const struct state *s, const struct owners *o, struct notes *notes)
{
	int64_t lands = (int64_t)row_count(s, TABLE_LAND);
	struct facts f = FACTS(.count = lands, .limit = o->owners);

	if (lands > DEAL_MOST)
		note_say(notes, NOTE_TOO_LARGE, NOWHERE, &f);
	else if ((lands % o->owners != 0 || lands == 0) && RULE("STA-SETUP-3"))
		note_say(notes, NOTE_UNEQUAL, NOWHERE, &f);
	else if (option_is(s, "deal", "given"))
		check_given(s, o, notes);
}

/* Two own a third each, with the Buffer, and so do three. */
void st_possible(const struct view *v, struct notes *notes)
{
	const struct owners o = { .owners = OWNERS };

	if (!option_is(v->state, "deal", "given"))
		check_board(v->state, &o, notes);
}

void st_ready(const struct view *v, struct notes *notes)
{
	struct owners o = owners_of(v->state);
	struct facts f = FACTS(.count = o.people);

	if (o.people < 2)
		note_say(notes, NOTE_TOO_FEW, NOWHERE, &f);
	else if (o.people > PEOPLE_MOST)
		note_say(notes, NOTE_TOO_MANY, NOWHERE, &f);
	else if (o.people == 2 && seat_by_name(v->state, STR("buffer")) != SEAT_NONE)
		note_say(notes, NOTE_BUFFER_IS_TAKEN, NOWHERE, &f);
	else
		check_board(v->state, &o, notes);
}

/* ---- the beginning ----------------------------------------------------------------------------- */

static void deal_by_dice(struct turn *t, const struct owners *o)
{
	int32_t n = (int32_t)row_count(t->after, TABLE_LAND), troops = option_int(t->after, "start_troops");
	area_id *list = ARENA_ARRAY(t->arena, area_id, (size_t)n);

	BUG_ON(o->owners <= 0);
	for (int32_t i = 0; i < n; i++)
		list[i] = ROW(struct land_row, t->after, TABLE_LAND, (size_t)i)->area;
	if (RULE("STA-SETUP-2"))
		join_shuffle(t, DICE_DEAL, list, n);
	for (int32_t i = 0; i < n; i++)
		land_put(t->after, list[i], o->seat[i % o->owners], troops);
}

static void deal_as_given(struct turn *t, const struct owners *o)
{
	struct owners people = *o;

	people.people = st_buffer(t->after) == SEAT_NONE ? o->people : 2;
	for (size_t i = 0; i < row_count(t->after, TABLE_LAND); i++) {
		struct land_row *land = row_edit_at(t->after, TABLE_LAND, i);

		land->owner = o->seat[given_to(t->after, land, &people)];
	}
}

void st_begin(struct turn *t)
{
	struct owners o = owners_of(t->after);

	join_colours(t->after, false);
	if (o.people < o.owners)
		o.seat[o.people] = seat_add(t, STR("buffer"), PLAYER_NONE, next_colour(t->after));
	if (option_is(t->after, "deal", "given"))
		deal_as_given(t, &o);
	else
		deal_by_dice(t, &o);
	for (int32_t i = 0; i < o.owners; i++) {
		struct holdings h = land_holdings(t->after, o.seat[i]);

		TELL(t, ST_DEALT, o.seat[i], h.lands, h.troops);
	}
	st_first_turn(t);
}
