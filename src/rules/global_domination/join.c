/*
 * join: tests of a starting location and a colour, and what joining does.
 */
#include "rules/global_domination/join.h"

#include "base/colour.h"
#include "rules/common/join.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"
#include "rules/global_domination/verbs.h"

/* ---- 1.2: where ---------------------------------------------------------------------------------- */

static seat_id land_owner(const struct state *s, area_id a)
{
	const struct land_row *row = row_find(s, TABLE_LAND, &(struct land_row){ .area = a });

	return row ? row->owner : SEAT_NONE;
}

static bool counts(const struct realm_row *r, seat_id but)
{
	return r->seat != but && r->alive && r->start != AREA_NONE; /* "of living players" */
}

struct start_fault start_fault(const struct state *s, seat_id seat, area_id a)
{
	struct start_fault f = { START_IS_LAWFUL, AREA_NONE, land_owner(s, a), EDGE_NONE };

	if (!RULE("1.2"))
		return f;
	if (!s->schema->map->areas[a].is_land)
		f.what = START_IS_NO_LAND;
	else if (f.seat != SEAT_NONE)
		f.what = START_IS_TAKEN;
	for (size_t i = 0; f.what == START_IS_LAWFUL && i < row_count(s, TABLE_REALM); i++) {
		const struct realm_row *r = ROW(struct realm_row, s, TABLE_REALM, i);

		if (!counts(r, seat))
			continue;
		f.edge = map_edge(s->schema->map, a, r->start);
		f.seat = r->seat;
		f.other = r->start;
		if (r->start == a)
			f.what = START_IS_TAKEN;
		else if (f.edge != EDGE_NONE)
			f.what = START_IS_TOO_NEAR;
	}
	return f;
}

/* ---- the check ----------------------------------------------------------------------------------- */

static const struct realm_row *realm_find(const struct state *s, seat_id seat)
{
	return seat == SEAT_NONE ? NULL : row_find(s, TABLE_REALM, &(struct realm_row){ .seat = seat });
}

/* 1.5: starting points are fixed as soon as the first Turn has begun. Who was eliminated may join anew. */
static bool has_begun(const struct state *s, seat_id seat)
{
	const struct realm_row *r = realm_find(s, seat);

	if (seat == SEAT_NONE || state_game(s)->phase == GAME_MUSTER || !RULE("1.5"))
		return false;
	return r == NULL || (r->alive && r->first_turn > 0);
}

static void check_start(const struct view *v, const struct command *c, struct notes *notes)
{
	static const enum gd_note said[] = { [START_IS_NO_LAND] = NOTE_START_NOT_LAND,
					     [START_IS_TAKEN] = NOTE_START_TAKEN,
					     [START_IS_TOO_NEAR] = NOTE_START_TOO_NEAR };
	const struct arg *a = command_arg(c, JOIN_AREA, 0);
	struct start_fault f = start_fault(v->state, c->seat, a->value);
	struct facts facts = FACTS(.area = SAID(a->value), .other = SAID(f.other), .seat = SAID(f.seat),
				   .count = f.edge == EDGE_SEA);

	if (f.what != START_IS_LAWFUL)
		gd_note(notes, said[f.what], a->at, &facts);
}

static void check_colour(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *a = command_arg(c, JOIN_COLOUR, 0);
	seat_id owner = a ? colour_owner(v->state, a->value, c->seat) : SEAT_NONE;
	struct facts facts = FACTS(.seat = SAID(owner));

	if (a && colour_is_dull(a->value) && RULE("1.2"))
		gd_note(notes, NOTE_COLOUR_DULL, a->at, &facts);
	else if (owner != SEAT_NONE && RULE("1.2"))
		gd_note(notes, NOTE_COLOUR_TAKEN, a->at, &facts);
	else if (!a && c->seat == SEAT_NONE)
		gd_note(notes, NOTE_COLOUR_GIVEN, NOWHERE, &facts);
}

void gd_join_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct realm_row *r = realm_find(v->state, c->seat);
	struct facts facts = FACTS(.area = SAID(r ? r->start : AREA_NONE));
	size_t before = notes->list.n;

	if (has_begun(v->state, c->seat)) {
		gd_note(notes, NOTE_START_FIXED, NOWHERE, &facts);
		return;
	}
	check_start(v, c, notes);
	if (join_bad_name(v, c))
		gd_note(notes, NOTE_NAME_ODD, join_bad_name(v, c)->at, &facts);
	if (notes->list.n == before)
		check_colour(v, c, notes);
	if (state_game(v->state)->phase == GAME_RUNNING && RULE("1.6"))
		gd_note(notes, NOTE_NEEDS_ADMISSION, NOWHERE, &facts);
}

/* ---- the act ------------------------------------------------------------------------------------- */

static struct str player_name(const struct state *s, player_id player)
{
	const struct player_row *row = row_find(s, TABLE_PLAYER, &(struct player_row){ .player = player });

	return row ? text_of(s, row->name) : STR_NONE;
}

static seat_id take_seat(struct turn *t, const struct command *c)
{
	int32_t rgb = command_value(c, JOIN_COLOUR, -1);
	struct seat_row *row;
	struct str name;

	if (c->seat == SEAT_NONE) { /* by the colour's name, else the player's */
		rgb = rgb < 0 ? palette_free(t->after) : rgb;
		name = colour_name(rgb) ? str_c(colour_name(rgb)) : player_name(t->after, c->player);
		return join_by_name(t, name.n ? name : STR("player"), c->player, rgb);
	}
	row = row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = c->seat });
	if (rgb >= 0)
		row->colour = rgb;
	return c->seat;
}

/* 1.6: a late joiner is nobody's affair until the host admits him, which takes `out` away. */
static void await_admission(struct turn *t, seat_id seat)
{
	struct seat_row *row = row_edit(t->after, TABLE_SEAT, &(struct seat_row){ .seat = seat });

	if (state_game(t->after)->phase == GAME_RUNNING && RULE("1.6"))
		row->out = 1;
}

void gd_join_act(struct turn *t, const struct command *c)
{
	const seat_id seat = take_seat(t, c);
	const struct realm_row *old = realm_find(t->after, seat);
	struct realm_row row;

	join_take_name(t, c, seat);
	row_default(t->after, TABLE_REALM, &row);
	row.country = text_intern(t->after, player_name(t->after, c->player));
	if (old)
		row = *old;
	else
		await_admission(t, seat);
	if (old && !old->alive)
		await_admission(t, seat);
	row.seat = seat;
	row.alive = 1;
	row.first_turn = 0;
	row.start = command_value(c, JOIN_AREA, AREA_NONE);
	row.country = command_value(c, JOIN_COUNTRY, row.country);
	row.lore = command_value(c, JOIN_LORE, row.lore);
	row_put(t->after, TABLE_REALM, &row);
}

/* ---- leaving ------------------------------------------------------------------------------------- */

void gd_leave_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct realm_row *r = realm_find(v->state, c->seat);
	struct facts facts = FACTS(.area = SAID(r ? r->start : AREA_NONE));

	if (has_begun(v->state, c->seat) || r == NULL)
		gd_note(notes, NOTE_START_FIXED, NOWHERE, &facts);
}

/* Place and colour are free at once. */
void gd_leave_act(struct turn *t, const struct command *c)
{
	row_remove(t->after, TABLE_REALM, &(struct realm_row){ .seat = c->seat });
	row_remove(t->after, TABLE_SEAT, &(struct seat_row){ .seat = c->seat });
}
