/* game: what core and ruleset bring together; notes and events in words; events as lines */
#include "world/world.h"

#include "base/file.h"
#include "play/game.h"

enum { EVENT_BATTLE = EVENT_OWN, EVENT_SECRET, EVENT_BOUGHT, EVENT_FAILED };
enum { NOTE_NOT_ADJACENT, NOTE_UNSAID };

static const char *const things[] = { "none", "bag-of-salt", "odd-thing", NULL };
static const char *const note_names[] = { "not-adjacent", "unsaid", NULL };
static const struct noun_row nouns[] = {
	{ NOUN_THING, 1, "bag of salt", "bags of salt", NULL },
	{ NOUN_NONE, 0, NULL, NULL, NULL },
};
static const struct event_row events[] = {
	{ "battle", .rule = "8.9", .seen = AUDIENCE_ALL,
	  .args = { { "area", FIELD_AREA },
		    { "attacker", FIELD_SEAT },
		    { "left", FIELD_INT },
		    { "how", FIELD_NAME, styles },
		    { "taken", FIELD_BOOL },
		    { "at", FIELD_WHEN },
		    { "words", FIELD_TEXT } } },
	{ "secret", .seen = AUDIENCE_OWNER, .args = { { "seat", FIELD_SEAT } } },
	{ "bought", .seen = AUDIENCE_ALL, .args = { { "thing", FIELD_NAME, things }, { "count", FIELD_INT } } },
	{ "failed", .seen = AUDIENCE_ALL,
	  .args = { { "reason", FIELD_NAME, note_names }, { "from", FIELD_AREA }, { "to", FIELD_AREA } } },
	{ 0 },
};
static const struct note_row notes[] = {
	{ "not-adjacent", "7.2", SEVERITY_ERROR, { { "from", FIELD_AREA }, { "to", FIELD_AREA } } },
	{ "unsaid", NULL, SEVERITY_WARNING, { { "from", FIELD_AREA }, { "n", FIELD_INT } } },
	{ 0 },
};
static const struct verb verbs[] = { { "move" }, { "spawn" }, { 0 } };
static const struct verb core_verbs[] = { { "done" }, { 0 } };
static const struct call_kind own_kinds[] = { { "turn" }, { "grand auction" }, { 0 } };
static const struct call_kind core_kinds[] = { { "muster" }, { 0 } };

static const char *const seasons[] = { "spring", "autumn", NULL };
static const struct arg_row season_args[] = { { "season", FIELD_NAME, seasons }, { "year", FIELD_INT }, { 0 } };
static void season_of(int32_t turn, int64_t *values)
{
	values[0] = (turn - 1) % 2;
	values[1] = 1901 + (turn - 1) / 2;
}
static const struct turn_names half_years = { season_args, season_of };

static const struct ruleset rules = {
	.name = "island",
	.title = "Island",
	.options = own_options,
	.tables = own_tables,
	.nouns = nouns,
	.verbs = verbs,
	.kinds = own_kinds,
	.events = events,
	.notes = notes,
	.reveal = "never",
	.turn_names = &half_years,
};

static const char words[] =
	"event battle \"{attacker} {taken?takes|fails at} {area} ({area:number}, {area:region}) with"
	" {left:words} left{words?: {words}|}; {area:owner} held {area:troops}; see {rule}.\"\n"
	"note not-adjacent \"{to} does not touch {from}\" \"{from} touches {from:neighbours}\"\n"
	"event begun \"The game begins.\"\n"
	"event bought \"{count} {thing:count}, {thing}, {thing:plural}, {thing:slug}\"\n"
	"event failed \"no: {reason:note} ({reason})\"\n"
	"standing last \"a\" \"b\"\n";

struct fixture {
	struct game *game;
	struct state *state;
	struct phrases *phrases;
};

static struct fixture fixture(struct arena *a)
{
	struct fixture f = { .phrases = phrases_new(a) };
	struct source src = source_new(a, S("phrases"), S(words));
	struct game_row row;
	struct err e = { 0 };

	assert_ok(phrases_read(f.phrases, &src, &e), &e);
	f.game = game_new(S("test"), &rules, map_of(small_map, a), f.phrases, core_verbs, core_kinds, a);
	f.state = state_new(f.game->schema, f.game->texts, a);
	row_default(f.state, TABLE_GAME, &row);
	row_put(f.state, TABLE_GAME, &row);
	add_seat(f.state, 0, "Red");
	add_seat(f.state, 1, "Blue");
	return f;
}

static void test_game__core_and_ruleset_are_put_together(void **state)
{
	struct fixture f = fixture(*state);

	assert_int_equal(f.game->nverbs, 3);
	assert_string_equal(f.game->verbs[1]->name, "spawn");
	assert_string_equal(f.game->verbs[2]->name, "done");
	assert_int_equal(f.game->nkinds, 3);
	assert_string_equal(f.game->kinds[KIND_OWN]->name, "turn");
	assert_string_equal(f.game->schema->kinds[KIND_MUSTER], "muster");
	assert_true(option_is(f.state, "reveal", "never"));
	assert_true(option_is(f.state, "vacated", "lose"));
}

static void test_game__turns_are_called_what_the_game_calls_them(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct source src = source_new(a, S("more"), S("turn title \"{season} of {year}\"\n"));
	struct err e = { 0 };

	assert_str(turn_words(f.game, f.state, 3, false, a), "turn 3");
	assert_str(turn_words(f.game, f.state, 3, true, a), "Turn 3");
	assert_ok(phrases_read(f.phrases, &src, &e), &e);
	assert_str(turn_words(f.game, f.state, 1, false, a), "spring of 1901");
	assert_str(turn_words(f.game, f.state, 4, true, a), "Autumn of 1902");
}

/* ---- phrases ---- */

static void test_phrases__parts_are_found_and_later_files_win(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct source src = source_new(a, S("more"), S("standing last \"c\"\n"));
	struct err e = { 0 };

	assert_str(phrases_get(f.phrases, "standing", "last", 1), "b");
	assert_str(phrases_get(f.phrases, "standing", "last", 2), "");
	assert_str(phrases_get(f.phrases, "standing", "first", 0), "");
	assert_ok(phrases_read(f.phrases, &src, &e), &e);
	assert_str(phrases_get(f.phrases, "standing", "last", 0), "c");
	assert_str(phrases_get(f.phrases, "standing", "last", 1), "");
}

static void test_phrases__what_is_wrong_is_told_with_its_place(void **state)
{
	static const char *const cases[][2] = {
		{ "event battle", "f:1:1: a phrase has a kind, a name and a text" },
		{ "event battle \"{a", "f:1:14: this quote never closes" },
		{ "event battle \"{a\"", "f:1:14: \"{a\" is no hole of a phrase" },
		{ "event battle k=v", "f:1:14: put this into quotes" },
		{ "event battle \"x\"\n  more", "f:2:3: no line may stand under a phrase" },
	};
	struct arena *a = *state;

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct source src = source_new(a, S("f"), str_c(cases[i][0]));
		struct err e = { 0 };

		assert_int_equal(phrases_read(phrases_new(a), &src, &e), ERR_SYNTAX);
		assert_str_str(str_c(e.text), str_c(cases[i][1]));
	}
}

static void test_phrases__the_cores_events_have_words(void **state)
{
	struct arena *a = *state;
	struct phrases *p = phrases_new(a);
	struct source src;
	struct str text;
	struct err e = { 0 };

	assert_ok(file_read(&text, "games/core/phrases", 0, a, &e), &e);
	src = source_new(a, S("games/core/phrases"), text);
	assert_ok(phrases_read(p, &src, &e), &e);
	for (event_id i = 0; i < EVENT_OWN; i++)
		if (i != EVENT_PRESS) /* it is a letter, and told by nothing else */
			assert_true(phrases_get(p, "event", event_row(&rules, i)->name, 0).n > 0);
}

/* ---- words ---- */

static struct event battle(const struct state *s)
{
	return (struct event){ .what = EVENT_BATTLE,
			       .call = 4,
			       .args = { 1, 0, 2, 1, true, 1767600000, text_intern(s, S("a \"close\" call")) } };
}

static void test_words__an_event_is_told_with_names(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct event e = battle(f.state);
	struct buf out = buf_new(a);

	put_land(f.state, 1, 1, 7);
	assert_true(event_words(&out, f.game, f.state, &e));
	assert_str(buf_str(&out), "Red takes Osaka (7, south) with two left: a \"close\" call; "
				  "Blue held 7; see 8.9.");
	out.n = 0;
	e.args[4] = false;
	e.args[6] = TEXT_NONE;
	e.args[2] = 13;
	e.rule = "8.10";
	row_clear(f.state, TABLE_LAND);
	assert_true(event_words(&out, f.game, f.state, &e));
	assert_str(buf_str(&out), "Red fails at Osaka (7, south) with 13 left;  held ; see 8.10.");
}

static void test_words__an_event_without_words_is_not_told(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct buf out = buf_new(a);

	assert_false(event_words(&out, f.game, f.state, &(struct event){ .what = EVENT_SECRET }));
	assert_int_equal(out.n, 0);
}

static struct str told(const struct fixture *f, struct arena *a, const struct event *e)
{
	struct buf out = buf_new(a);

	event_words(&out, f->game, f->state, e);
	return buf_str(&out);
}

static void test_words__a_thing_is_told_in_the_number_of_its_count(void **state)
{
	struct fixture f = fixture(*state);
	struct event e = { .what = EVENT_BOUGHT, .args = { 1, 2 } };

	assert_str(told(&f, *state, &e), "2 bags of salt, bag of salt, bags of salt, bag-of-salt");
	e.args[1] = 1;
	assert_str(told(&f, *state, &e), "1 bag of salt, bag of salt, bags of salt, bag-of-salt");
	e.args[0] = 2; /* no noun of the ruleset's */
	assert_str(told(&f, *state, &e), "1 odd thing, odd thing, odd thing, odd-thing");
	e.args[0] = -1;
	assert_str(told(&f, *state, &e), "1 , , , ");
}

static void test_words__a_reason_is_told_in_the_words_of_its_note(void **state)
{
	struct fixture f = fixture(*state);
	struct event e = { .what = EVENT_FAILED, .args = { 0, 1, 3 } };

	assert_str(told(&f, *state, &e), "no: Bay does not touch Osaka (not adjacent)");
	e.args[0] = 1; /* a note without words */
	assert_str(told(&f, *state, &e), "no: unsaid (unsaid)");
}

static void test_words__a_note_cites_its_rule(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct notes list = { .arena = a };
	struct diag d;

	NOTE(&list, NOTE_NOT_ADJACENT, ((struct span){ 3, 9 }), 1, 3);
	NOTE(&list, NOTE_UNSAID, ((struct span){ 0 }), 0, 4);
	note_words(&d, f.game, f.state, &list.list.at[0], a);
	assert_int_equal(d.severity, SEVERITY_ERROR);
	assert_int_equal(d.at.to, 9);
	assert_str(d.code, "not-adjacent");
	assert_str(d.rule, "island/7.2");
	assert_str(d.what, "Bay does not touch Osaka");
	assert_str(d.detail, "Osaka touches New York and Kyoto");
	assert_str(d.hint, "");
	note_words(&d, f.game, f.state, &list.list.at[1], a);
	assert_str(d.what, "unsaid: from New York, n 4");
	assert_str(d.rule, "");
}

static void test_words__secret_fields_are_no_form(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct source src = source_new(a, S("f"), S("event secret \"{seat} {seat:influence}\"\n"));
	struct buf out = buf_new(a);
	struct err e = { 0 };

	row_put(f.state, TABLE_REALM, &(struct realm_row){ 0, 20 });
	assert_ok(phrases_read(f.phrases, &src, &e), &e);
	event_words(&out, f.game, f.state, &(struct event){ .what = EVENT_SECRET });
	assert_str(buf_str(&out), "Red {seat:influence}");
}

/* ---- events as lines ---- */

static const char battle_line[] =
	"battle rule=8.9 call=4 area=osaka attacker=red left=2 how=walled taken=yes "
	"at=2026-01-05T08:00:00Z words=\"a \\\"close\\\" call\" order=\"move 4 from Kyoto to Osaka\" order=\"siege Osaka from Nara\"\n";

static void test_event__a_line_reads_back(void **state)
{
	struct arena *a = *state;
	struct fixture f = fixture(a);
	struct event e = battle(f.state);
	struct events back = { .arena = a };
	struct buf out = buf_new(a), again = buf_new(a);
	struct source src;
	struct err err = { 0 };

	e.order = S("move 4 from Kyoto to Osaka\nsiege Osaka from Nara");
	event_write(&out, &rules, f.state, &e);
	assert_str(buf_str(&out), battle_line);
	event_write(&out, &rules, f.state, &(struct event){ .what = EVENT_BEGUN, .call = CALL_NONE });
	src = source_new(a, S("events"), buf_str(&out));
	assert_ok(events_read(&back, &rules, f.state, &src, &err), &err);
	assert_int_equal(back.list.n, 2);
	for (size_t i = 0; i < back.list.n; i++)
		event_write(&again, &rules, f.state, &back.list.at[i]);
	assert_str_str(buf_str(&again), buf_str(&out));
}

static void test_event__a_wrong_line_is_told_with_its_place(void **state)
{
	static const char *const cases[][2] = {
		{ "war\n", "events:1:1: \"war\" is no event" },
		{ "begun\nsecret\n", "events:2:1: seat is missing" },
		{ "secret seat=green\n", "events:1:8: there is no seat called \"green\"" },
		{ "secret seat=red seat=red\n", "events:1:17: seat stands twice" },
		{ "secret seat=red gold=1\n", "events:1:17: event secret has no \"gold\"" },
		{ "secret seat=\"red\n", "events:1:8: this quote never closes" },
		{ "begun call=x\n", "events:1:7: \"x\" is no call's number" },
	};
	struct arena *a = *state;
	struct fixture f = fixture(a);

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct events out = { .arena = a };
		struct source src = source_new(a, S("events"), str_c(cases[i][0]));
		struct err e = { 0 };

		assert_int_equal(events_read(&out, &rules, f.state, &src, &e), ERR_SYNTAX);
		assert_str_str(str_c(e.text), str_c(cases[i][1]));
	}
}

static void test_event__a_secret_is_for_its_owner_and_the_host(void **state)
{
	struct event secret = { .what = EVENT_SECRET, .args = { 1 } };
	struct event open = { .what = EVENT_BATTLE };

	(void)state;
	assert_false(event_visible(&rules, &secret, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }));
	assert_false(event_visible(&rules, &secret, (struct viewer){ AUDIENCE_OWNER, 0 }));
	assert_true(event_visible(&rules, &secret, (struct viewer){ AUDIENCE_OWNER, 1 }));
	assert_true(event_visible(&rules, &secret, (struct viewer){ AUDIENCE_HOST, SEAT_NONE }));
	assert_true(event_visible(&rules, &open, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }));
	secret.args[0] = SEAT_NONE;
	assert_false(event_visible(&rules, &secret, (struct viewer){ AUDIENCE_OWNER, SEAT_NONE }));
}

TEST_MAIN(TEST_ARENA(test_game__core_and_ruleset_are_put_together),
	  TEST_ARENA(test_game__turns_are_called_what_the_game_calls_them),
	  TEST_ARENA(test_phrases__parts_are_found_and_later_files_win),
	  TEST_ARENA(test_phrases__what_is_wrong_is_told_with_its_place),
	  TEST_ARENA(test_phrases__the_cores_events_have_words), TEST_ARENA(test_words__an_event_is_told_with_names),
	  TEST_ARENA(test_words__an_event_without_words_is_not_told),
	  TEST_ARENA(test_words__a_thing_is_told_in_the_number_of_its_count),
	  TEST_ARENA(test_words__a_reason_is_told_in_the_words_of_its_note),
	  TEST_ARENA(test_words__a_note_cites_its_rule), TEST_ARENA(test_words__secret_fields_are_no_form),
	  TEST_ARENA(test_event__a_line_reads_back), TEST_ARENA(test_event__a_wrong_line_is_told_with_its_place),
	  TEST_ARENA(test_event__a_secret_is_for_its_owner_and_the_host))
