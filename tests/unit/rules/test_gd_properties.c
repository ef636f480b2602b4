/*
 * Properties of a Turn of Global Domination on random boards and orders. PBP_TURNS sets how many Turns
 * are tried (default 5,000 each; make long: 100,000); a failure prints the seed.
 */
#include "oracle.h"

#include "play/game.h"

static int32_t turns(void)
{
	int64_t n;

	return str_to_int(str_c(getenv("PBP_TURNS")), &n) && n > 0 && n < INT32_MAX ? (int32_t)n : 5000;
}

static int64_t all_units(const struct campaign *c)
{
	int64_t n = 0;

	for (area_id a = 0; a < c->map->nareas; a++)
		n += units_count(&c->ground[a].units);
	return n;
}

/* ---- 1: counts stay in their bounds ------------------------------------------------------------ */

static void check_area(const struct ground *g, uint64_t seed)
{
	bool fine = units_count(&g->units) <= ground_limit(g, true) && ground_trebuchets(g) >= 0 && g->fresh >= 0 &&
		    g->built >= 0 && g->moved >= 0 && (g->owner != SEAT_NONE || units_count(&g->units) == 0);

	for (int m = 0; m < MOVES; m++)
		fine = fine && g->units.of[m] >= 0;
	if (!fine)
		fail_msg("an area is out of bounds; seed %llu", (unsigned long long)seed);
}

static void test_turn__ends_with_every_count_in_its_bounds(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct campaign *c;

		arena_reset(*state);
		random_board(&b, &from, *state);
		c = campaign_of(&b, &r, *state);
		resolve(c);
		for (area_id a = 0; a < b.nareas; a++)
			check_area(&c->ground[a], seed);
		for (seat_id p = 0; p < b.nseats; p++)
			if (c->crown[p].influence < 0 || c->crown[p].lapsing < 0)
				fail_msg("a purse is overdrawn; seed %llu", (unsigned long long)seed);
	}
}

/* ---- 2: players' names and order decide nothing ------------------------------------------------ */

static bool same_ground(const struct ground *x, const struct ground *y, const struct renaming *r)
{
	seat_id owner = x->owner == SEAT_NONE ? SEAT_NONE : r->seat[x->owner];

	return owner == y->owner && x->since == y->since && x->unmovable == y->unmovable &&
	       x->wasteland == y->wasteland && x->headquarter == y->headquarter &&
	       units_count(&x->units) == units_count(&y->units) && ground_trebuchets(x) == ground_trebuchets(y);
}

static bool same_crown(const struct crown *x, const struct crown *y)
{
	return x->plays == y->plays && x->influence == y->influence && x->lapsing == y->lapsing;
}

static void compare(const struct campaign *x, const struct campaign *y, const struct renaming *r, uint64_t seed)
{
	bool same = true;

	for (area_id a = 0; a < x->map->nareas; a++)
		same = same && same_ground(&x->ground[a], &y->ground[r->area[a]], r);
	for (seat_id p = 0; p < x->ncrowns; p++)
		same = same && same_crown(&x->crown[p], &y->crown[r->seat[p]]);
	if (!same)
		fail_msg("the results differ; seed %llu", (unsigned long long)seed);
}

static void test_turn__does_not_depend_on_the_names_of_players(void **state)
{
	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct renaming plain = same_names(), other = plain;
		struct campaign *c, *d;
		struct field b;

		arena_reset(*state);
		random_board(&b, &from, *state);
		shuffle(other.seat, b.nseats, &from);
		c = campaign_of(&b, &plain, *state);
		d = campaign_of(&b, &other, *state);
		resolve(c);
		resolve(d);
		compare(c, d, &other, seed);
	}
}

/* ---- 3: area ids decide only rings and Homelands ----------------------------------------------- */

/* Where every player declines to spawn and no Invasion ring was broken, ids decide nothing. */
static void decline_all(struct campaign *c)
{
	for (seat_id p = 0; p < c->ncrowns; p++) {
		struct crown *crown = &c->crown[p];
		struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, crown->norders + 1);
		struct command *none = order_new(c->arena, SPAWN, p);
		size_t n = 0;

		order_arg(none, SPAWN_COUNT, HOW_EXACT, 0);
		for (size_t i = 0; i < crown->norders; i++)
			if (crown->orders[i].command->verb != SPAWN &&
			    crown->orders[i].command->verb != EXTRA_SPAWN) /* 4.3 asks for room in the Homeland */
				orders[n++] = crown->orders[i];
		orders[n++].command = none;
		crown->orders = orders;
		crown->norders = n;
	}
}

static void test_turn__does_not_depend_on_area_ids_without_a_ring(void **state)
{
	int32_t rings = 0;

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct renaming plain = same_names(), other = plain;
		struct campaign *c, *d;
		struct field b;

		arena_reset(*state);
		random_board(&b, &from, *state);
		shuffle(other.area, b.nareas, &from);
		c = campaign_of(&b, &plain, *state);
		d = campaign_of(&b, &other, *state);
		decline_all(c);
		decline_all(d);
		resolve(c);
		resolve(d);
		if (c->rings == 0)
			compare(c, d, &other, seed);
		rings += c->rings > 0;
	}
	assert_true(rings > 0); /* or the generator has become too tame */
}

/* ---- 4: empty mails are no mails --------------------------------------------------------------- */

static void test_turn__without_orders_only_spawns_and_pays(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct campaign *c;

		arena_reset(*state);
		random_board(&b, &from, *state);
		b.keep = true;
		for (seat_id p = 0; p < b.nseats; p++)
			b.norders[p] = 0;
		c = campaign_of(&b, &r, *state);
		resolve(c);
		for (area_id a = 0; a < b.nareas; a++)
			if (c->ground[a].owner != b.ground[a].owner || c->ground[a].unmovable != b.ground[a].unmovable)
				fail_msg("something moved; seed %llu", (unsigned long long)seed);
	}
}

/* ---- 5: where units come from ------------------------------------------------------------------ */

static void test_turn__makes_units_only_by_levy_supply_and_bivouac(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct marches marches;
		struct field b;
		struct campaign *c;
		int64_t before, most = 0;

		arena_reset(*state);
		random_board(&b, &from, *state);
		c = campaign_of(&b, &r, *state);
		phase_natural(c);
		before = all_units(c);
		campaign_survey(c);
		for (seat_id p = 0; p < b.nseats; p++)
			most += crown_levy(&c->crown[p]) + 2;
		phase_generation(c);
		assert_true(all_units(c) <= before + most);
		phase_inventory(c);
		before = all_units(c);
		phase_construction(c);
		phase_movement(c, &marches);
		phase_battle(c, &marches);
		if (all_units(c) > before)
			fail_msg("units came from nowhere; seed %llu", (unsigned long long)seed);
	}
}

/* ---- 6: the check sees only its writer's orders ------------------------------------------------- */

static void note_all(struct campaign *c, seat_id p, struct notes *notes)
{
	struct ordered *orders = ARENA_ARRAY(c->arena, struct ordered, c->crown[p].norders);
	seat_id *alone = ARENA_NEW(c->arena, seat_id);

	*alone = p;
	c->acting = alone;
	c->nacting = 1;
	for (size_t i = 0; i < c->crown[p].norders; i++)
		orders[i] = (struct ordered){ c->crown[p].orders[i].command, notes };
	c->crown[p].orders = orders;
}

static void run_check(struct campaign *c, seat_id p, struct notes *notes)
{
	struct marches marches;

	note_all(c, p, notes);
	phase_natural(c);
	phase_generation(c);
	phase_inventory(c);
	phase_construction(c);
	phase_movement(c, &marches);
	battle_muster(c, &marches);
	sieges(c);
}

static void test_check__never_depends_on_what_others_ordered_or_hold(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct notes x = { .arena = *state }, y = { .arena = *state };
		struct field b;

		arena_reset(*state);
		random_board(&b, &from, *state);
		run_check(campaign_of(&b, &r, *state), 0, &x);
		for (seat_id p = 1; p < b.nseats; p++) {
			b.norders[p] = 0;
			b.influence[p] = below(&from, 100);
			b.stash[p][0].count = b.stash[p][2].count = 0;
		}
		run_check(campaign_of(&b, &r, *state), 0, &y);
		if (x.list.n != y.list.n ||
		    (x.list.n > 0 && memcmp(x.list.at, y.list.at, x.list.n * sizeof *x.list.at) != 0))
			fail_msg("the answer tells a secret; seed %llu", (unsigned long long)seed);
	}
}

/* ---- what the check foretells ------------------------------------------------------------------ */

static bool has_error(const struct notes *n)
{
	for (size_t k = 0; k < n->list.n; k++)
		if (gd_notes[n->list.at[k].what].severity == SEVERITY_ERROR)
			return true;
	return false;
}

/* The notes of seat 0's orders, alone. */
static struct notes *check_once(const struct field *b, struct campaign **c, struct marches *m, struct arena *a)
{
	struct renaming r = same_names();
	struct notes *notes = ARENA_ARRAY(a, struct notes, (size_t)b->norders[0]);

	*c = campaign_of(b, &r, a);
	struct crown *p = &(*c)->crown[0];
	struct ordered *orders = ARENA_ARRAY(a, struct ordered, p->norders);

	(*c)->nacting = 1;
	for (size_t i = 0; i < p->norders; i++) {
		notes[i].arena = a;
		orders[i] = (struct ordered){ p->orders[i].command, &notes[i] };
	}
	p->orders = orders;
	phase_natural(*c);
	phase_generation(*c);
	phase_inventory(*c);
	phase_construction(*c);
	phase_movement(*c, m);
	battle_muster(*c, m);
	sieges(*c);
	return notes;
}

/* As a receipt is made: what has an error is left out, and the rest is looked at again. */
static struct marches check_alone(struct field *b, struct campaign **c, struct arena *a)
{
	struct marches m;

	for (bool refused = true; refused;) {
		const struct notes *n = check_once(b, c, &m, a);
		int32_t kept = 0;

		for (int32_t i = 0; i < b->norders[0]; i++)
			if (!has_error(&n[i]))
				b->order[0][kept++] = b->order[0][i];
		refused = kept < b->norders[0];
		b->norders[0] = kept;
	}
	return m;
}

/* The receipt says so where fewer go than were ordered. */
static bool is_silent(const struct march *m)
{
	int64_t meant = m->amount && m->amount->how == HOW_EXACT ? m->amount->value : 1;

	return m->fate != MARCH_WAITING && m->link == 0 && m->went < meant && m->order->notes->list.n == 0 &&
	       m->amount && m->amount->how == HOW_EXACT;
}

static void test_check__foretells_what_happens_to_whom_nobody_disturbs(void **state)
{
	struct renaming r = same_names();
	uint64_t moved = 0;

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct campaign *c, *d;
		struct marches said, done;

		arena_reset(*state);
		random_board(&b, &from, *state);
		b.keep = true; /* else an enemy's levy decides whether his land is empty, hence neutral */
		for (seat_id p = 1; p < b.nseats; p++)
			b.norders[p] = 0;
		said = check_alone(&b, &c, *state);
		d = campaign_of(&b, &r, *state);
		resolve_to(d, &done);
		assert_int_equal(said.n, done.n);
		for (size_t k = 0; k < said.n; k++) {
			const struct march *m = &said.at[k];

			if (is_silent(m) || (m->fate != MARCH_WAITING && m->went != done.at[k].went))
				fail_msg("the receipt was wrong; seed %llu, march %zu: %lld, then %lld",
					 (unsigned long long)seed, k, (long long)m->went, (long long)done.at[k].went);
			moved += m->went > 0;
		}
	}
	assert_true(moved > (uint64_t)turns() / 2);
}

/* The turn of a campaign, so that its events are kept. */
static struct turn *tell(struct campaign *c)
{
	static const struct game game = { .rules = &ruleset_global_domination };
	struct turn *t = ARENA_NEW(c->arena, struct turn);

	*t = (struct turn){ .arena = c->arena, .game = &game, .events = { .arena = c->arena } };
	c->turn = t;
	return t;
}

/* ---- what the check refuses -------------------------------------------------------------------- */

/* Falls as a whole, whatever its other links could do (2.2.2). */
static bool is_too_far(const struct notes *n)
{
	for (size_t k = 0; k < n->list.n; k++)
		switch (n->list.at[k].what) {
		case NOTE_SHARE_NOT_NEXT:
		case NOTE_MOVE_NOT_NEXT:
			return true;
		default:
			break;
		}
	return false;
}

/* What one order came to; others throw what Dynamite they hold wherever they like. */
static bool is_carried_out(const struct field *b, const struct command *order, struct arena *a)
{
	struct renaming r = same_names();
	struct campaign *c = campaign_of(b, &r, a);
	struct turn *t = tell(c);
	const struct command *mine = NULL;

	for (int32_t i = 0; i < b->norders[0]; i++)
		if (b->order[0][i] == order)
			mine = c->crown[0].orders[i].command;
	resolve(c);
	for (size_t i = 0; i < t->events.list.n; i++) {
		const struct event *e = &t->events.list.at[i];

		if (e->cause == mine && e->what != EVENT_OWN + GD_FIZZLED)
			return true;
	}
	return false;
}

static void insert_order(struct field *b, const struct field *all, int32_t which)
{
	int32_t n = 0, kept = 0;
	struct command *orders[ORDERS_MAX];

	for (int32_t i = 0; i < all->norders[0]; i++)
		if (i == which)
			orders[n++] = all->order[0][i];
		else if (kept < b->norders[0] && b->order[0][kept] == all->order[0][i])
			orders[n++] = b->order[0][kept++];
	memcpy(b->order[0], orders, sizeof orders);
	b->norders[0] = n;
}

static void arm(struct field *b, uint64_t *seed, struct arena *a)
{
	b->keep = true;
	for (seat_id p = 1; p < b->nseats; p++) {
		struct command *blast = order_new(a, BLAST, p);

		order_arg(blast, TARGET_AREA, HOW_EXACT, below(seed, b->nareas));
		b->order[p][0] = blast;
		b->norders[p] += b->norders[p] == 0;
		b->stash[p][DYNAMITE - CROP_SUPPLY] = (struct stash_row){ .item = DYNAMITE, .bought = 1, .count = 1 };
	}
}

/* 2.5.1, 2.2.2: what others' deeds may make lawful is no error. */
static void test_check__refuses_nothing_that_others_can_make_lawful(void **state)
{
	uint64_t refused = 0;

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field all, kept;
		struct campaign *c;

		arena_reset(*state);
		random_board(&all, &from, *state);
		arm(&all, &from, *state);
		kept = all;
		check_alone(&kept, &c, *state);
		for (int32_t k = 0; k < all.norders[0]; k++) {
			struct field with = kept;
			struct marches m;

			insert_order(&with, &all, k);
			if (with.norders[0] == kept.norders[0])
				continue;
			const struct notes *n = check_once(&with, &c, &m, *state);
			const struct notes *mine = NULL;

			for (int32_t j = 0; j < with.norders[0]; j++)
				if (with.order[0][j] == all.order[0][k])
					mine = &n[j];
			if (!has_error(mine) || is_too_far(mine))
				continue;
			refused++;
			if (is_carried_out(&with, all.order[0][k], *state))
				fail_msg("refused for good: order %d (verb %d, note %s); seed %llu", (int)k,
					 (int)all.order[0][k]->verb, gd_note_names[mine->list.at[0].what],
					 (unsigned long long)seed);
		}
	}
	assert_true(refused > 0);
}

/* ---- the same, said plainly -------------------------------------------------------------------- */

static void test_turn__comes_out_as_the_plain_telling_of_the_rules(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct campaign *c, *d;
		struct oracle *o;

		arena_reset(*state);
		random_board(&b, &from, *state);
		c = campaign_of(&b, &r, *state);
		d = campaign_of(&b, &r, *state);
		resolve(c);
		o = ARENA_NEW((struct arena *)*state, struct oracle);
		o->c = d;
		phase_natural(d);
		phase_generation(d);
		phase_inventory(d);
		phase_construction(d);
		oracle_collect(o);
		oracle_movement(o);
		oracle_battle(o, &from);
		phase_final(d);
		compare(c, d, &r, seed);
	}
}

/* ---- 5, 7: what the events tell ------------------------------------------------------------------ */

/* What an event adds to the units on the board. */
static int64_t units_of(const struct event *e)
{
	const int64_t *a = e->args;

	switch (e->what - EVENT_OWN) {
	case GD_SPAWNED:
	case GD_FED:
	case GD_GROWN:
		return a[2];
	case GD_ATTRITION:
	case GD_TRIMMED:
	case GD_REBUILT:
	case GD_RUBBLE:
	case GD_BREACHED:
		return -a[2];
	case GD_MET:
		return -2 * a[6];
	case GD_SKIRMISH:
		return a[3] - a[2];
	case GD_BATTLE:
		return a[6] - a[3] - a[4];
	default:
		return 0;
	}
}

static void test_events__account_for_every_unit(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct campaign *c;
		struct turn *t;
		int64_t expected;

		arena_reset(*state);
		random_board(&b, &from, *state);
		c = campaign_of(&b, &r, *state);
		t = tell(c);
		expected = all_units(c);
		resolve(c);
		for (size_t k = 0; k < t->events.list.n; k++)
			expected += units_of(&t->events.list.at[k]);
		if (expected != all_units(c))
			fail_msg("units came or went unsaid; seed %llu", (unsigned long long)seed);
	}
}

static void test_events__all_name_their_rule(void **state)
{
	struct renaming r = same_names();

	for (int32_t i = 0; i < turns() / 10; i++) {
		uint64_t from = (uint64_t)i;
		struct field b;
		struct turn *t;
		struct campaign *c;

		arena_reset(*state);
		random_board(&b, &from, *state);
		c = campaign_of(&b, &r, *state);
		t = tell(c);
		resolve(c);
		for (size_t k = 0; k < t->events.list.n; k++)
			assert_non_null(t->events.list.at[k].rule);
	}
}

static size_t next_public(const struct turn *t, size_t i)
{
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };

	while (i < t->events.list.n && !event_visible(&ruleset_global_domination, &t->events.list.at[i], all))
		i++;
	return i;
}

static bool same_public(const struct turn *x, const struct turn *y)
{
	size_t i = next_public(x, 0), k = next_public(y, 0);

	while (i < x->events.list.n && k < y->events.list.n) {
		const struct event *e = &x->events.list.at[i], *f = &y->events.list.at[k];

		if (e->what != f->what || memcmp(e->args, f->args, sizeof e->args) != 0)
			return false;
		i = next_public(x, i + 1);
		k = next_public(y, k + 1);
	}
	return i == x->events.list.n && k == y->events.list.n;
}

/* Seat 0 buys one item more, and can afford it beside everything else. */
static struct turn *with_purchase(struct field *b, bool buys, struct arena *a)
{
	struct renaming r = same_names();
	struct command *buy = order_new(a, BUY, 0);
	struct campaign *c;
	struct turn *t;

	order_arg(buy, BUY_ITEM, HOW_EXACT, DYNAMITE);
	b->influence[0] = 100000;
	b->norders[0] = b->norders[0] < ORDERS_MAX ? b->norders[0] : ORDERS_MAX - 1;
	b->order[0][b->norders[0]] = buy;
	b->norders[0] += buys;
	c = campaign_of(b, &r, a);
	t = tell(c);
	resolve(c);
	return t;
}

static void test_events__tell_nobody_of_a_purchase(void **state)
{
	for (int32_t i = 0; i < turns(); i++) {
		uint64_t seed = (uint64_t)i, from = seed;
		struct field b;
		struct turn *x, *y;

		arena_reset(*state);
		random_board(&b, &from, *state);
		x = with_purchase(&b, false, *state);
		y = with_purchase(&b, true, *state);
		if (!same_public(x, y))
			fail_msg("a purchase shows; seed %llu", (unsigned long long)seed);
	}
}

/* ---- 8.9: the seven rows of the rulebook ------------------------------------------------------- */

static void test_invasion__follows_the_conversion_table(void **state)
{
	static const struct {
		int32_t attackers, defenders;
		seat_id owner;
		int64_t left;
	} rows[] = {
		{ 1, 1, 1, 1 },
		{ 2, 1, 1, 1 },
		{ 3, 1, SEAT_NONE, 0 },
		{ 4, 1, 0, 1 },
		{ 5, 2, 0, 1 },
		{ 2, 5, 1, 5 },
		{ 5, 5, 1, 2 },
		/* empty land by the same formula */
		{ 1, 0, 1, 0 },
		{ 2, 0, SEAT_NONE, 0 },
		{ 3, 0, 0, 1 },
	};
	struct renaming r = same_names();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct field b = { .nareas = 2, .nseats = 2, .edge = { { 0, 1 }, { 1, 0 } } };
		struct marches marches;
		struct campaign *c;

		arena_reset(*state);
		b.keep = true;
		b.ground[0] = (struct ground){ .owner = 0, .is_land = true, .units = { { rows[i].attackers } } };
		b.ground[1] = (struct ground){ .owner = 1, .is_land = true, .units = { { rows[i].defenders } } };
		b.order[0][0] = order_new(*state, MOVE, 0);
		b.norders[0] = 1;
		order_arg(b.order[0][0], MOVE_COUNT, HOW_ALL, 0);
		order_arg(b.order[0][0], MOVE_FROM, HOW_EXACT, 0);
		order_arg(b.order[0][0], MOVE_TO, HOW_EXACT, 1);
		c = campaign_of(&b, &r, *state);
		phase_movement(c, &marches);
		phase_battle(c, &marches);
		assert_int_equal(c->ground[1].owner, rows[i].owner);
		assert_int_equal(units_count(&c->ground[1].units), rows[i].left);
		assert_int_equal(units_count(&c->ground[0].units), 0);
	}
}

TEST_MAIN(TEST_ARENA(test_invasion__follows_the_conversion_table), TEST_ARENA(test_events__account_for_every_unit),
	  TEST_ARENA(test_events__all_name_their_rule), TEST_ARENA(test_events__tell_nobody_of_a_purchase),
	  TEST_ARENA(test_turn__comes_out_as_the_plain_telling_of_the_rules),
	  TEST_ARENA(test_turn__ends_with_every_count_in_its_bounds),
	  TEST_ARENA(test_turn__does_not_depend_on_the_names_of_players),
	  TEST_ARENA(test_turn__does_not_depend_on_area_ids_without_a_ring),
	  TEST_ARENA(test_turn__without_orders_only_spawns_and_pays),
	  TEST_ARENA(test_turn__makes_units_only_by_levy_supply_and_bivouac),
	  TEST_ARENA(test_check__refuses_nothing_that_others_can_make_lawful),
	  TEST_ARENA(test_check__foretells_what_happens_to_whom_nobody_disturbs),
	  TEST_ARENA(test_check__never_depends_on_what_others_ordered_or_hold))
