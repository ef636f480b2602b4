/* fact: what players ask of how a game stands. */
#include "rules/global_domination/fact.h"

#include "play/game.h"
#include "rules/global_domination/notes.h"
#include "rules/global_domination/phases.h"
#include "rules/global_domination/tables.h"

struct country {
	int64_t lands, troops, headquarters;
};

static struct country country_of(const struct state *s, seat_id seat)
{
	struct country c = { 0 };

	for (size_t i = 0; i < row_count(s, TABLE_LAND); i++) {
		const struct land_row *land = ROW(struct land_row, s, TABLE_LAND, i);

		if (land->owner != seat)
			continue;
		c.lands++;
		c.troops += land->troops;
		c.headquarters += land->headquarter != 0;
	}
	return c;
}

int32_t gd_force(const struct state *s, seat_id seat, area_id a)
{
	const struct land_row *land = row_find(s, TABLE_LAND, &(struct land_row){ .area = a });

	return land && land->owner == seat ? land->troops : 0;
}

int64_t gd_levy(const struct state *s, seat_id seat)
{
	return levy_of(country_of(s, seat).lands);
}

int32_t gd_pool(const struct state *s, seat_id seat)
{
	return (int32_t)gd_levy(s, seat);
}

/* 4.1; 9.2 to 9.4, of his own, for the Troops of others may be told, and what they have not. */
static void tell_income(const struct view *v, seat_id of, struct notes *notes)
{
	const struct country c = country_of(v->state, of);
	struct facts f = FACTS(.seat = SAID(of), .count = gd_levy(v->state, of), .limit = c.lands);

	gd_note(notes, NOTE_FACT_INCOME, NOWHERE, &f);
	f.count = c.lands + c.troops / 10 + 4 * c.headquarters;
	if (of == v->seat)
		gd_note(notes, NOTE_FACT_GAIN, NOWHERE, &f);
}

/* 5.2: what a realm has in its purse is its own secret. */
static void tell_purse(const struct view *v, seat_id of, struct notes *notes)
{
	const struct realm_row *row = row_find(v->state, TABLE_REALM, &(struct realm_row){ .seat = of });
	struct facts f = FACTS(.seat = SAID(of), .count = row ? row->influence : 0);

	gd_note(notes, of == v->seat ? NOTE_FACT_PURSE : NOTE_FACT_SECRET, NOWHERE, &f);
}

static void tell_has(const struct view *v, seat_id of, struct notes *notes)
{
	const struct country c = country_of(v->state, of);
	struct facts f = FACTS(.seat = SAID(of), .count = c.lands, .limit = c.troops);

	gd_note(notes, NOTE_FACT_HAS, NOWHERE, &f);
	tell_purse(v, of, notes);
}

/* 4.1, 4.3 */
static void tell_total(const struct view *v, seat_id of, struct notes *notes)
{
	struct facts f = FACTS(.seat = SAID(of), .count = country_of(v->state, of).troops);

	f.limit = gd_levy(v->state, of);
	gd_note(notes, NOTE_FACT_TOTAL, NOWHERE, &f);
	f.count += f.limit;
	f.limit = f.count + EXTRA_UNITS;
	gd_note(notes, NOTE_FACT_SUM, NOWHERE, &f);
}

void gd_fact(const struct view *v, enum fact what, seat_id of, struct notes *notes)
{
	const struct facts f = FACTS(.seat = SAID(of));
	const bool last = option_is(v->state, "victory", "last");

	if (state_game(v->state)->phase != GAME_RUNNING)
		return;
	if (what == FACT_INCOME)
		tell_income(v, of, notes);
	else if (what == FACT_HAS)
		tell_has(v, of, notes);
	else if (what == FACT_TOTAL)
		tell_total(v, of, notes);
	else if (what == FACT_NEXT)
		gd_note(notes, NOTE_FACT_NEXT, NOWHERE, &f);
	else if (what == FACT_ENDS)
		gd_note(notes, last ? NOTE_FACT_ENDS : NOTE_FACT_HOSTS_END, NOWHERE, &f);
	else if (what == FACT_CHANCE)
		gd_note(notes, NOTE_FACT_CHANCE, NOWHERE, &f);
	if (what != FACT_PRICES)
		return;
	tell_purse(v, of, notes);
	gd_note(notes, NOTE_FACT_PRICES, NOWHERE, &f);
	gd_note(notes, NOTE_FACT_BUILDS, NOWHERE, &f);
}
