/*
 * settle: puts joined players on the map at the start of their first Turn. A late joiner's start is
 * tested again then; when it has become unlawful he is told, and waits with another choice.
 */
#include "rules/global_domination/settle.h"
#include "rules/common/palette.h"
#include "rules/common/rule.h"
#include "rules/global_domination/events.h"
#include "rules/global_domination/join.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/tables.h"

static void put_land(struct state *s, area_id a, seat_id seat, int32_t turn)
{
	struct land_row row;
	const struct land_row *old = row_find(s, TABLE_LAND, &(struct land_row){ .area = a });

	row_default(s, TABLE_LAND, &row);
	row.area = a;
	if (old)
		row = *old; /* a wasteland, or what stood there */
	row.owner = seat;
	row.since = turn;
	row.headquarter = RULE("1.3") || row.headquarter;
	row.troops = RULE("1.4") ? 5 : 0;
	row_put(s, TABLE_LAND, &row);
}

/* 1.2: every player has a colour of his own. */
static void give_colour(struct state *s, seat_id seat)
{
	struct seat_row *row = row_edit(s, TABLE_SEAT, &(struct seat_row){ .seat = seat });

	if (row->colour < 0)
		row->colour = palette_for(s, text_of(s, row->name));
}

static void settle(struct turn *t, struct realm_row *realm)
{
	int32_t turn = state_game(t->after)->turn;

	give_colour(t->after, realm->seat);

	put_land(t->after, realm->start, realm->seat, turn);
	realm->first_turn = turn;
	realm->alive = 1;
	realm->influence = 0;
	realm->lapsing = RULE("1.7") ? 50 : 0;
	row_put(t->after, TABLE_REALM, realm);
	EVENT_FOR(t, NULL, EVENT_OWN + GD_SETTLED, "1.3", realm->seat, realm->start, 5);
}

static struct realm_row realm_of(const struct state *s, seat_id seat)
{
	const struct realm_row *row = row_find(s, TABLE_REALM, &(struct realm_row){ .seat = seat });
	struct realm_row new;

	if (row)
		return *row;
	row_default(s, TABLE_REALM, &new);
	new.seat = seat;
	new.first_turn = 0;
	return new;
}

static area_id first_lawful_start(const struct state *s, seat_id seat)
{
	for (area_id a = 0; a < s->schema->map->nareas; a++)
		if (start_fault(s, seat, a).what == START_IS_LAWFUL)
			return a;
	return AREA_NONE;
}

/* No room: he may join later, where land has become free (1.6). */
static void leave_out(struct turn *t, const struct realm_row *realm)
{
	row_put(t->after, TABLE_REALM, realm);
	EVENT_FOR(t, NULL, EVENT_OWN + GD_UNSETTLED, "1.2", realm->seat);
}

void settle_look(const struct view *v, struct notes *why)
{
	struct state *s = view_trial(v);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);
		struct realm_row realm = realm_of(s, seat->seat);

		if (seat->out || realm.start != AREA_NONE)
			continue;
		realm.start = first_lawful_start(s, realm.seat);
		realm.alive = 1;
		if (realm.start != AREA_NONE)
			row_put(s, TABLE_REALM, &realm);
		else
			gd_note(why, NOTE_NO_START_LEFT, NOWHERE, &FACTS(.seat = SAID(realm.seat)));
	}
}

void settle_first(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, t->after, TABLE_SEAT, i);
		struct realm_row realm = realm_of(t->after, seat->seat);

		if (seat->out) /* the host took it out before the beginning */
			continue;
		if (realm.start == AREA_NONE)
			realm.start = first_lawful_start(t->after, realm.seat);
		if (realm.start != AREA_NONE)
			settle(t, &realm);
		else
			leave_out(t, &realm);
	}
}

void settle_late(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, t->after, TABLE_SEAT, i);
		struct realm_row realm = realm_of(t->after, seat->seat);

		if (realm.first_turn > 0 || seat->out || realm.start == AREA_NONE)
			continue;
		if (start_fault(t->after, realm.seat, realm.start).what == START_IS_LAWFUL) {
			settle(t, &realm);
			continue;
		}
		EVENT_FOR(t, NULL, EVENT_OWN + GD_DISPLACED, "1.6", realm.seat, realm.start);
		realm.start = AREA_NONE;
		row_put(t->after, TABLE_REALM, &realm);
	}
}
