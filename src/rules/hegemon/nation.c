/*
 * nation: builds and disbands as orders and as votes (HEG-FALL-3, HEG-FALL-4, HEG-NACT-1, HEG-NACT-2).
 */
#include "rules/hegemon/nation.h"

#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/verbs.h"

/* ---- what there is to do ----------------------------------------------------------------------- */

bool heg_is_site(const struct state *s, region_id nation, area_id area)
{
	if (heg_unit_at(s, area) && RULE("HEG-BOARD-1"))
		return false;
	if (option_is(s, "build_sites", "any_empty_space"))
		return true;
	if (heg_loyalty(s, area) != nation && RULE("HEG-FALL-4"))
		return false;
	return !option_is(s, "build_sites", "home_city") || s->schema->map->areas[area].region == nation;
}

static int32_t count_sites(const struct state *s, region_id nation, int32_t most)
{
	int32_t n = 0;

	for (area_id a = 0; a < s->schema->map->nareas && n < most; a++)
		n += heg_is_site(s, nation, a);
	return n;
}

text_id heg_sites(const struct state *s, region_id nation, struct arena *a)
{
	struct heg_list l = { buf_new(a) };

	for (area_id area = 0; area < s->schema->map->nareas; area++)
		if (heg_is_site(s, nation, area))
			heg_list_add(&l, s->schema->map->areas[area].name);
	return heg_list_text(&l, s);
}

/* HEG-NATION-4: a nation without units has nobody to act for it. */
struct need heg_need(const struct state *s, region_id nation)
{
	struct need n = { .nation = nation };

	n.cities = heg_cities(s, nation);
	n.units = heg_units(s, nation);
	n.leader = heg_leader(s, nation);
	if (n.units > n.cities && RULE("HEG-FALL-3"))
		n.excess = n.units - n.cities;
	else if (n.units < n.cities && n.units > 0)
		n.builds = count_sites(s, nation, n.cities - n.units);
	return n;
}

when heg_vote_closes(const struct state *s)
{
	const struct deadline d = option_deadline(s, "vote_window");
	const struct zone z = option_zone(s);

	const struct season_row *fall = heg_season(s, FALL);

	return fall ? deadline_after(&d, &z, fall->opened) : WHEN_NEVER;
}

/* ---- which nation is meant --------------------------------------------------------------------- */

/* The one nation in which the seat has a say and that may build; REGION_NONE: none, or several. */
static region_id only_nation(const struct state *s, seat_id seat)
{
	region_id found = REGION_NONE;

	for (region_id n = 0; n < s->schema->map->nregions; n++) {
		struct need need;

		if (!heg_has_say(s, seat, n))
			continue;
		need = heg_need(s, n);
		if (need.builds == 0)
			continue;
		if (found != REGION_NONE)
			return REGION_NONE;
		found = n;
	}
	return found;
}

static region_id nation_of_build(const struct state *s, const struct command *c)
{
	region_id said = command_value(c, BUILD_NATION, REGION_NONE);
	region_id loyal = heg_loyalty(s, command_value(c, BUILD_AREA, AREA_NONE));

	if (said != REGION_NONE)
		return said;
	if (loyal != REGION_NONE && !option_is(s, "build_sites", "any_empty_space"))
		return loyal;
	return only_nation(s, c->seat);
}

region_id heg_nation_of(const struct state *s, const struct command *c)
{
	static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };
	const struct unit_row *u;
	region_id said;

	switch (c->verb) {
	case BUILD:
		return nation_of_build(s, c);
	case DISBAND:
		u = heg_unit(s, heg_named(s, c, mine));
		return u ? u->nation : REGION_NONE;
	default:
		said = command_value(c, NO_BUILD_NATION, REGION_NONE);
		return said != REGION_NONE ? said : only_nation(s, c->seat);
	}
}

int32_t heg_nation_subject(const struct view *v, const struct command *c)
{
	return heg_nation_of(v->state, c);
}

/* Whoever says that he is done keeps what he decided before. */
int32_t heg_nation_done_subject(const struct view *v, const struct command *c)
{
	return -2 - heg_nation_of(v->state, c);
}

int32_t heg_disband_subject(const struct view *v, const struct command *c)
{
	if (heg_stage(v->state).season == SUMMER)
		return heg_retreating(v->state, c);
	return heg_nation_of(v->state, c);
}

/* ---- who may say it ---------------------------------------------------------------------------- */

static struct facts facts_of(const struct need *n)
{
	return FACTS(.nation = SAID(n->nation), .count = n->units, .limit = n->cities);
}

static bool has_say(const struct view *v, const struct command *c, const struct need *n, struct notes *notes)
{
	struct facts f = facts_of(n);

	if (n->nation == REGION_NONE) {
		heg_note(notes, NOTE_WHICH_NATION, c->at, &f);
		return false;
	}
	if (!heg_has_say(v->state, v->seat, n->nation) && RULE("HEG-NACT-2")) {
		heg_note(notes, NOTE_NO_SAY, c->at, &f);
		return false;
	}
	f.at = heg_vote_closes(v->state);
	if (n->leader == SEAT_NONE && v->now > f.at) {
		heg_note(notes, NOTE_VOTE_CLOSED, c->at, &f);
		return false;
	}
	return true;
}

static struct need need_of(const struct state *s, region_id nation)
{
	return nation == REGION_NONE ? (struct need){ .nation = REGION_NONE, .leader = SEAT_NONE }
				     : heg_need(s, nation);
}

/* ---- orders before it in its mail -------------------------------------------------------------- */

static int32_t said_of(const struct view *v, region_id nation, verb_id verb)
{
	int32_t n = 0;

	for (size_t i = 0; i < v->nbook; i++)
		n += v->book[i]->verb == verb && heg_nation_of(v->state, v->book[i]) == nation;
	return n;
}

static bool names_area(const struct view *v, area_id area)
{
	for (size_t i = 0; i < v->nbook; i++)
		if (v->book[i]->verb == BUILD && command_value(v->book[i], BUILD_AREA, AREA_NONE) == area)
			return true;
	return false;
}

static bool names_unit(const struct view *v, int32_t unit)
{
	static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };

	for (size_t i = 0; i < v->nbook; i++)
		if (v->book[i]->verb == DISBAND && heg_named(v->state, v->book[i], mine) == unit)
			return true;
	return false;
}

/* ---- building ---------------------------------------------------------------------------------- */

static enum heg_note why_no_site(const struct state *s, region_id nation, area_id area)
{
	bool any = option_is(s, "build_sites", "any_empty_space");

	if (!any && !heg_city(s, area))
		return NOTE_NO_CITY;
	if (!any && heg_loyalty(s, area) != nation)
		return NOTE_NOT_LOYAL;
	return heg_unit_at(s, area) ? NOTE_OCCUPIED : NOTE_NOT_HOME;
}

static enum heg_note why_no_build(const struct view *v, const struct command *c, const struct need *n)
{
	const area_id area = command_value(c, BUILD_AREA, AREA_NONE);

	if (n->excess > 0)
		return NOTE_MUST_DISBAND;
	if (!heg_is_site(v->state, n->nation, area))
		return why_no_site(v->state, n->nation, area);
	if (command_value(c, BUILD_COUNT, 1) != 1)
		return NOTE_ONE_A_CITY;
	if (names_area(v, area))
		return NOTE_SAID_TWICE;
	if (said_of(v, n->nation, NO_BUILD) > 0)
		return NOTE_BUILDS_AND_NONE;
	if (said_of(v, n->nation, BUILD) >= n->builds && RULE("HEG-NATION-3"))
		return NOTE_TOO_MANY_BUILDS;
	return NOTE_COUNT;
}

/* A leader who is about to have the majority loses his lead by the unit that nobody controls. */
static void remark(const struct view *v, const struct command *c, const struct need *n, struct notes *notes)
{
	struct facts f = facts_of(n);

	if (n->leader != v->seat)
		heg_note(notes, NOTE_IS_A_VOTE, c->at, &f);
	else if (c->verb == BUILD && 2 * (int64_t)n->cities > (int64_t)row_count(v->state, TABLE_CITY))
		heg_note(notes, NOTE_BUILD_UNSEATS, c->at, &f);
}

/* A space that is no city is said to be none, whoever has a say. */
static bool is_city_at_all(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, BUILD_AREA, 0);
	struct facts f = FACTS(.area = SAID(area->value));

	if (heg_city(v->state, area->value) || option_is(v->state, "build_sites", "any_empty_space"))
		return true;
	heg_note(notes, NOTE_NO_CITY, area->at, &f);
	return false;
}

void heg_build_check(const struct view *v, const struct command *c, struct notes *notes)
{
	const struct arg *area = command_arg(c, BUILD_AREA, 0);
	struct need n = need_of(v->state, heg_nation_of(v->state, c));
	const struct unit_row *there = heg_unit_at(v->state, area->value);
	enum heg_note why;
	struct facts f;

	if (!is_city_at_all(v, c, notes) || !has_say(v, c, &n, notes))
		return;
	why = why_no_build(v, c, &n);
	f = facts_of(&n);
	f.area = SAID(area->value);
	f.unit = why == NOTE_TOO_MANY_BUILDS ? n.builds : why == NOTE_MUST_DISBAND ? n.excess : there ? there->unit : 0;
	f.text = SAID(heg_sites(v->state, n.nation, v->scratch));
	if (why != NOTE_COUNT)
		heg_note(notes, why, area->at, &f);
	else
		remark(v, c, &n, notes);
}

void heg_no_build_check(const struct view *v, const struct command *c, struct notes *notes)
{
	struct need n = need_of(v->state, heg_nation_of(v->state, c));
	struct facts f = facts_of(&n);

	f.unit = n.excess;
	if (!has_say(v, c, &n, notes))
		return;
	if (n.excess > 0)
		heg_note(notes, NOTE_MUST_DISBAND, c->at, &f);
	else if (said_of(v, n.nation, BUILD) > 0)
		heg_note(notes, NOTE_BUILDS_AND_NONE, c->at, &f);
	else
		remark(v, c, &n, notes);
}

void heg_nation_done_check(const struct view *v, const struct command *c, struct notes *notes)
{
	struct need n = need_of(v->state, heg_nation_of(v->state, c));

	has_say(v, c, &n, notes);
}

/* ---- disbanding -------------------------------------------------------------------------------- */

static enum heg_note why_no_disband(const struct view *v, const struct command *c, const struct unit_row *u,
				    const struct need *n)
{
	region_id said = command_value(c, DISBAND_NATION, REGION_NONE);

	if (said != REGION_NONE && said != u->nation)
		return NOTE_NOT_ITS_UNIT;
	if (n->excess == 0)
		return NOTE_NO_EXCESS;
	if (names_unit(v, u->unit))
		return NOTE_SAID_TWICE;
	if (said_of(v, n->nation, DISBAND) >= n->excess)
		return NOTE_TOO_MANY_NAMED;
	return NOTE_COUNT;
}

static void check_excess(const struct view *v, const struct command *c, struct notes *notes)
{
	static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };
	const struct unit_row *u = heg_check_named(v, c, mine, notes);
	struct need n = need_of(v->state, u ? u->nation : REGION_NONE);
	enum heg_note why;
	struct facts f = facts_of(&n);

	if (!u)
		return;
	why = why_no_disband(v, c, u, &n);
	f.unit = why == NOTE_TOO_MANY_NAMED ? n.excess : u->unit;
	f.area = SAID(u->area);
	f.nation = SAID(command_value(c, DISBAND_NATION, u->nation));
	if (why == NOTE_NOT_ITS_UNIT || has_say(v, c, &n, notes)) {
		if (why != NOTE_COUNT)
			heg_note(notes, why, c->at, &f);
		else
			remark(v, c, &n, notes);
	}
}

void heg_disband_check(const struct view *v, const struct command *c, struct notes *notes)
{
	if (heg_stage(v->state).season == SUMMER)
		heg_give_up_check(v, c, notes);
	else
		check_excess(v, c, notes);
}

/* ---- a whole mail ------------------------------------------------------------------------------ */

/* A voter's ballot is whole or none; what a leader has decided is respected, the rest is drawn. */
void heg_check_sheet(const struct view *v, const struct command *const *list, size_t n, struct notes *notes)
{
	if (heg_stage(v->state).season != FALL)
		return;
	for (size_t i = 0; i < n; i++) {
		region_id nation = list[i]->verb == DISBAND ? heg_nation_of(v->state, list[i]) : REGION_NONE;
		struct need need = need_of(v->state, nation);
		int32_t named = nation == REGION_NONE ? 0 : said_of(v, nation, DISBAND);
		struct facts f = facts_of(&need);

		f.unit = need.excess;
		f.count = named;
		if (nation == REGION_NONE || named >= need.excess)
			continue;
		if (need.leader == v->seat)
			heg_note(&notes[i], NOTE_TOO_FEW_NAMED, list[i]->at, &f);
		else if (RULE("HEG-NACT-3"))
			heg_note(&notes[i], NOTE_BALLOT_TOO_FEW, list[i]->at, &f);
	}
}
