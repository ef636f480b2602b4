/*
 * fall: captures at its beginning, national actions at its end (HEG-FALL, HEG-NACT).
 */
#include "play/game.h"
#include "rules/common/rule.h"
#include "rules/common/votes.h"
#include "rules/hegemon/coins.h"
#include "rules/hegemon/events.h"
#include "rules/hegemon/nation.h"
#include "rules/hegemon/orders.h"
#include "rules/hegemon/season.h"
#include "rules/hegemon/verbs.h"

/* ---- captures ---------------------------------------------------------------------------------- */

/* HEG-FALL-2: whoever controls the unit is paid. */
static void capture(struct turn *t, struct city_row *city, const struct unit_row *u)
{
	int32_t coins = option_int(t->after, "capture_coins");
	seat_id seat = heg_controller(t->after, u->unit);
	region_id loser = city->nation;
	bool paid = seat != SEAT_NONE && RULE("HEG-FALL-2");

	city->nation = u->nation;
	TELL(t, HEG_CAPTURED, u->unit, u->nation, seat, u->area, loser, paid ? coins : 0);
	if (paid)
		heg_pay(t, seat, coins, CAUSE_CAPTURE, u->unit, u->area);
}

static void capture_all(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_UNIT) && RULE("HEG-FALL-1"); i++) {
		const struct unit_row *u = ROW(struct unit_row, t->after, TABLE_UNIT, i);
		struct city_row *city = row_edit(t->after, TABLE_CITY, &(struct city_row){ .area = u->area });

		if (city && city->nation != u->nation)
			capture(t, city, u);
	}
}

/* ---- opening ----------------------------------------------------------------------------------- */

static text_id voters_of(const struct turn *t, const struct need *n)
{
	struct heg_list l = { buf_new(t->arena) };

	for (size_t i = 0; n->leader == SEAT_NONE && i < row_count(t->after, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, t->after, TABLE_SEAT, i)->seat;

		if (heg_has_say(t->after, seat, n->nation))
			heg_list_add(&l, seat_name(t->after, seat));
	}
	return heg_list_text(&l, t->after);
}

static void ask_deciders(struct turn *t, const struct need *n, struct set *asked)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, t->after, TABLE_SEAT, i)->seat;

		if (heg_has_say(t->after, seat, n->nation))
			set_add(asked, seat);
	}
}

static void announce(struct turn *t, region_id nation, struct set *asked)
{
	struct need n = heg_need(t->after, nation);

	if (n.units == 0 && n.cities > 0)
		TELL(t, HEG_DORMANT, nation, n.cities);
	if (!heg_has_need(&n))
		return;
	TELL(t, HEG_LIMIT, nation, n.cities, n.units, n.builds, n.excess, n.leader, voters_of(t, &n));
	ask_deciders(t, &n, asked);
}

/* HEG-FALL-5: a nation with nobody to decide, or nothing to do, is resolved. */
void heg_open_fall(struct turn *t)
{
	when bell = heg_season_begins(t, FALL);
	struct set asked = set_new(t->arena, seat_limit(t->after));

	TELL(t, HEG_SEASON, FALL, heg_stage(t->after).year, bell);
	capture_all(t);
	for (region_id n = 0; n < t->game->map->nregions; n++)
		announce(t, n, &asked);
	call_open(t, KIND_FALL, CALL_NONE, -1, bell, &asked);
}

/* ---- who has decided --------------------------------------------------------------------------- */

static bool has_decided(const struct view *v, const struct need *n)
{
	int32_t builds = 0, disbands = 0, others = 0;

	for (size_t i = 0; i < v->nbook; i++) {
		if (heg_nation_of(v->state, v->book[i]) != n->nation)
			continue;
		builds += v->book[i]->verb == BUILD;
		disbands += v->book[i]->verb == DISBAND;
		others += v->book[i]->verb == NO_BUILD || v->book[i]->verb == NATION_DONE;
	}
	if (others > 0)
		return true;
	if (n->leader == SEAT_NONE)
		return builds + disbands > 0 || v->now > heg_vote_closes(v->state);
	return n->excess > 0 ? disbands >= n->excess : builds >= n->builds;
}

bool heg_fall_answered(const struct view *v, const struct call_row *call, seat_id seat)
{
	(void)call;
	for (region_id nation = 0; nation < v->game->map->nregions; nation++) {
		struct need n;

		if (!heg_has_say(v->state, seat, nation))
			continue;
		n = heg_need(v->state, nation);
		if (heg_has_need(&n) && !has_decided(v, &n) && RULE("HEG-FALL-5"))
			return false;
	}
	return true;
}

/* ---- courses of action ------------------------------------------------------------------------- */

struct council {
	struct turn *t;
	struct need need;
	struct votes votes; /* courses: spaces to build in, or units to disband, in order */
	bool disbands;
};

static int by_number(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* What a seat has said of the nation; false: nothing. What became impossible since counts for nothing. */
static bool course_of(const struct council *k, call_id call, seat_id seat, struct ballot *out)
{
	static const struct unit_slots mine = { UNIT_NUMBER, UNIT_PLACE };
	const struct state *s = k->t->after;
	size_t n;
	const struct command *const *book = book_of(k->t, call, seat, &n);
	bool said = false;

	*out = (struct ballot){ .item = ARENA_ARRAY(k->t->arena, int32_t, n + 1) };
	for (size_t i = 0; i < n; i++) {
		if (heg_nation_of(s, book[i]) != k->need.nation)
			continue;
		said = true;
		if (book[i]->verb == BUILD &&
		    heg_is_site(s, k->need.nation, command_value(book[i], BUILD_AREA, AREA_NONE)))
			out->item[out->n++] = command_value(book[i], BUILD_AREA, AREA_NONE);
		if (book[i]->verb == DISBAND)
			out->item[out->n++] = heg_named(s, book[i], mine);
	}
	if (out->n)
		qsort(out->item, out->n, sizeof *out->item, by_number);
	return said;
}

static text_id words_of(const struct council *k, const struct ballot *c)
{
	struct heg_list l = { buf_new(k->t->arena) };

	for (size_t i = 0; i < c->n; i++)
		heg_list_add(&l, k->disbands ? str_printf(k->t->arena, "unit %d", (int)c->item[i])
					     : k->t->game->map->areas[c->item[i]].name);
	return heg_list_text(&l, k->t->after);
}

static text_id names_of(const struct council *k, const struct ballot *c)
{
	struct heg_list l = { buf_new(k->t->arena) };

	for (size_t i = 0; i < c->voters.n; i++)
		heg_list_add(&l, seat_name(k->t->after, c->voters.at[i]));
	return heg_list_text(&l, k->t->after);
}

/* HEG-NACT-2: a ballot is a whole course; equal ones are counted together. */
static void count_votes(struct council *k, call_id call)
{
	for (size_t i = 0; i < row_count(k->t->after, TABLE_SEAT); i++) {
		seat_id seat = ROW(struct seat_row, k->t->after, TABLE_SEAT, i)->seat;
		struct ballot c;

		if (heg_has_say(k->t->after, seat, k->need.nation) && course_of(k, call, seat, &c) &&
		    (!k->disbands || c.n == (size_t)k->need.excess))
			votes_cast(&k->votes, c.item, c.n, seat);
	}
	votes_sort(&k->votes);
	for (size_t i = 0; i < k->votes.list.n; i++) {
		const struct ballot *c = &k->votes.list.at[i];

		TELL(k->t, HEG_VOTES, k->need.nation, (int64_t)c->voters.n, words_of(k, c), names_of(k, c));
	}
}

/* ---- drawing ----------------------------------------------------------------------------------- */

static struct dice_stream *open_dice(struct council *k)
{
	return dice_open(k->t, DICE_DISBAND,
			 (struct dice_about){ SEAT_NONE, -1, k->need.nation, heg_stage(k->t->after).year });
}

static bool has_item(const struct ballot *c, int32_t item)
{
	for (size_t i = 0; i < c->n; i++)
		if (c->item[i] == item)
			return true;
	return false;
}

static struct ballot all_units(const struct council *k, const struct ballot *but)
{
	const struct state *s = k->t->after;
	struct ballot c = { .item = ARENA_ARRAY(k->t->arena, int32_t, row_count(s, TABLE_UNIT)) };

	for (size_t i = 0; i < row_count(s, TABLE_UNIT); i++) {
		const struct unit_row *u = ROW(struct unit_row, s, TABLE_UNIT, i);

		if (u->nation == k->need.nation && !has_item(but, u->unit))
			c.item[c.n++] = u->unit;
	}
	return c;
}

/* Units by number, without replacement, until the course has what must go. */
static void draw_units(struct council *k, struct ballot *c)
{
	struct ballot from = all_units(k, c), all = from;
	struct dice_stream *s = open_dice(k);
	int32_t *item = ARENA_ARRAY(k->t->arena, int32_t, (size_t)k->need.excess);

	if (c->n)
		memcpy(item, c->item, c->n * sizeof *item);
	all.item = ARENA_ARRAY(k->t->arena, int32_t, from.n);
	memcpy(all.item, from.item, from.n * sizeof *all.item);
	for (c->item = item; c->n < (size_t)k->need.excess && from.n > 0; c->n++) {
		size_t i = RULE("HEG-NACT-4") ? votes_draw(s, from.n) : 0;

		item[c->n] = from.item[i];
		memmove(&from.item[i], &from.item[i + 1], (from.n - i - 1) * sizeof *from.item);
		from.n--;
	}
	TELL(k->t, HEG_DRAWN, k->need.nation, words_of(k, &all), words_of(k, c));
}

static text_id words_of_all(const struct council *k)
{
	struct buf b = buf_new(k->t->arena);

	for (size_t i = 0; i < k->votes.list.n; i++)
		buf_addf(&b, "%s%.*s", i ? " | " : "",
			 STR_ARG(text_of(k->t->after, words_of(k, &k->votes.list.at[i]))));
	return text_intern(k->t->after, buf_str(&b));
}

/* HEG-NACT-4: among those that tie, else among all there are. */
static struct ballot draw_course(struct council *k)
{
	struct ballot none = { .n = 0 }, drawn;

	if (k->votes.list.n == 0) {
		draw_units(k, &none);
		return none;
	}
	drawn = k->votes.list.at[RULE("HEG-NACT-4") ? votes_draw(open_dice(k), k->votes.list.n) : 0];
	TELL(k->t, HEG_DRAWN, k->need.nation, words_of_all(k), words_of(k, &drawn));
	return drawn;
}

/* ---- national actions -------------------------------------------------------------------------- */

static void build(struct council *k, const struct ballot *c)
{
	for (size_t i = 0; i < c->n && i < (size_t)k->need.builds; i++) {
		int32_t unit = heg_unit_add(k->t, k->need.nation, c->item[i]);

		TELL(k->t, HEG_BUILT, unit, k->need.nation, c->item[i]);
	}
	if (c->n == 0)
		TELL(k->t, HEG_NO_ACTION, k->need.nation);
}

static void disband(struct council *k, const struct ballot *c)
{
	for (size_t i = 0; i < c->n && i < (size_t)k->need.excess; i++) {
		const struct unit_row *u = heg_unit(k->t->after, c->item[i]);
		const int64_t args[] = { u->unit, u->nation, heg_controller(k->t->after, u->unit), u->area,
					 WHY_EXCESS };

		event_add(k->t, EVENT_OWN + HEG_DISBANDED, "HEG-FALL-3", args, sizeof args / sizeof *args);
		heg_unit_remove(k->t, c->item[i]);
	}
}

/* HEG-NACT-1: a leader's word is the nation's; what must be done and was not said is drawn. */
static struct ballot led_course(struct council *k, call_id call)
{
	struct ballot c;

	course_of(k, call, k->need.leader, &c);
	if (k->disbands && c.n < (size_t)k->need.excess)
		draw_units(k, &c);
	return c;
}

/* HEG-NACT-3: without a course that has the most votes nothing is built. */
static struct ballot voted_course(struct council *k, call_id call)
{
	count_votes(k, call);
	votes_keep_most(&k->votes);
	if (k->votes.list.n == 1)
		return k->votes.list.at[0];
	if (k->disbands)
		return draw_course(k);
	if (k->votes.list.n > 1 && !RULE("HEG-NACT-3"))
		return k->votes.list.at[0];
	return (struct ballot){ .n = 0 };
}

static void act_for(struct turn *t, region_id nation, call_id call)
{
	struct council k = { .t = t, .need = heg_need(t->after, nation), .votes = { .arena = t->arena } };
	struct ballot c;

	if (!heg_has_need(&k.need))
		return;
	k.disbands = k.need.excess > 0;
	c = k.need.leader != SEAT_NONE && RULE("HEG-NACT-1") ? led_course(&k, call) : voted_course(&k, call);
	if (k.disbands)
		disband(&k, &c);
	else
		build(&k, &c);
}

/* HEG-FALL-6: all together; nations cannot get in each other's way. */
void heg_close_fall(struct turn *t, const struct call_row *call)
{
	for (region_id n = 0; n < t->game->map->nregions; n++)
		act_for(t, n, call->call);
	heg_season_ends(t);
}
