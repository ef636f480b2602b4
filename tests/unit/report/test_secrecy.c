/*
 * Who may see what, decided by the audience alone: every secret of a small game
 * carries a marker, and no report of whom it is kept from holds one, in any
 * format, whatever the game's phrases ask for.
 */
#include "world/world.h"

#include "play/game.h"
#include "report/report.h"

enum { EVENT_SEEN = EVENT_OWN, EVENT_SECRET, EVENT_HOSTS };
enum { TABLE_CAMP = TABLE_OWN, TABLE_CHEST, TABLE_VAULT, TABLE_MIXED };

struct camp_row {
	int32_t seat, size, hidden;
	text_id plan;
};
struct vault_row {
	int32_t key;
	text_id text;
};

static const struct field_row camp_fields[] = {
	F(camp_row, seat, .audience = AUDIENCE_ALL, .name = "seat", .type = FIELD_SEAT, .def = SEAT_NONE),
	F(camp_row, size, .audience = AUDIENCE_ALL, .name = "size", .type = FIELD_INT),
	F(camp_row, hidden, .name = "hidden", .type = FIELD_INT, .audience = AUDIENCE_OWNER),
	F(camp_row, plan, .name = "plan", .type = FIELD_TEXT, .audience = AUDIENCE_OWNER, .def = TEXT_NONE),
	{ 0 },
};
static const struct field_row chest_fields[] = {
	F(camp_row, seat, .name = "seat", .type = FIELD_SEAT, .audience = AUDIENCE_OWNER, .def = SEAT_NONE),
	F(camp_row, size, .name = "size", .type = FIELD_INT, .audience = AUDIENCE_OWNER),
	F(camp_row, hidden, .name = "hidden", .type = FIELD_INT, .audience = AUDIENCE_OWNER),
	F(camp_row, plan, .name = "plan", .type = FIELD_TEXT, .audience = AUDIENCE_OWNER, .def = TEXT_NONE),
	{ 0 },
};
static const struct field_row vault_fields[] = {
	F(vault_row, key, .name = "key", .type = FIELD_INT, .audience = AUDIENCE_HOST),
	F(vault_row, text, .name = "text", .type = FIELD_TEXT, .audience = AUDIENCE_HOST, .def = TEXT_NONE),
	{ 0 },
};
static const struct table_row tables[] = {
	{ "camp", "", sizeof(struct camp_row), 1, camp_fields, "seat" },
	{ "chest", "", sizeof(struct camp_row), 1, chest_fields, "seat" },
	{ "vault", "", sizeof(struct vault_row), 1, vault_fields, NULL },
	{ "mixed", "", sizeof(struct camp_row), 1, camp_fields, "seat" },
	{ 0 },
};
static const struct event_row events[] = {
	{ "seen", .seen = AUDIENCE_ALL, .args = { { "seat", FIELD_SEAT }, { "words", FIELD_TEXT } } },
	{ "secret", .seen = AUDIENCE_OWNER, .args = { { "seat", FIELD_SEAT }, { "words", FIELD_TEXT } } },
	{ "hosts", .seen = AUDIENCE_HOST, .args = { { "words", FIELD_TEXT } } },
	{ 0 },
};
static const struct verb no_verbs[] = { { 0 } };
static const struct call_kind own_kinds[] = { { "turn" }, { 0 } };
static const struct call_kind core_kinds[] = { { "muster" }, { 0 } };
static const struct option_row no_options[] = { { 0 } };

static const struct ruleset rules = { .name = "camps",
				      .title = "Camps",
				      .tables = tables,
				      .events = events,
				      .verbs = no_verbs,
				      .kinds = own_kinds,
				      .options = no_options,
				      .reveal = "never" };

/* All that a careless writer of phrases could ask for: secret columns, filters and orders by secret
 * fields, sums of them, forms that name them, the wording of orders. */
static const char words[] =
	"event seen \"{seat} does {words} ({order}) {seat:plan}\"\n"
	"event secret \"secret {words} ({order})\"\n"
	"event hosts \"hosts {words}\"\n"
	"group secret \"Open\"\n"
	"board camp \"Camps\" \"seat size camp.seat.hidden chest.seat.count\" \"hidden\" \"hidden\"\n"
	"board chest \"Chests\" \"seat size plan\"\n"
	"board vault \"Vault\" \"key text\"\n"
	"board mixed \"Mixed\" \"seat size hidden plan\"\n";

static text_id mark(const struct state *s, struct arena *a, const char *form, int seat)
{
	return text_intern(s, str_printf(a, "MARK-%d-%s", seat, form));
}

static void put_rows(struct state *s, struct arena *a, int32_t change)
{
	for (int32_t seat = 0; seat < 3; seat++) {
		struct camp_row row = { seat, 5 + change, 7000001 + 1000 * seat + change, 0 };

		row.plan = mark(s, a, "plan", seat);
		row_put(s, TABLE_CAMP, &row);
		row_put(s, TABLE_MIXED, &row);
		row.size = row.hidden;
		row.plan = mark(s, a, "chest", seat);
		row_put(s, TABLE_CHEST, &row);
	}
	row_put(s, TABLE_VAULT, &(struct vault_row){ 7999999, mark(s, a, "vault", 9) });
}

static void add_events(struct events *list, const struct state *s, struct arena *a)
{
	struct event hosts = { .what = EVENT_HOSTS, .call = CALL_NONE };

	for (int seat = 0; seat < 3; seat++) {
		struct event e = { .what = EVENT_SEEN, .call = CALL_NONE };

		e.args[0] = seat;
		e.args[1] = text_intern(s, S("all may know"));
		e.order = str_printf(a, "MARK-8-order-%d", seat);
		VEC_PUSH(&list->list, a, e);
		e.what = EVENT_SECRET;
		e.args[1] = mark(s, a, "event", seat);
		e.order = str_printf(a, "MARK-%d-order", seat);
		VEC_PUSH(&list->list, a, e);
	}
	hosts.args[0] = mark(s, a, "hosts", 9);
	VEC_PUSH(&list->list, a, hosts);
}

static struct state *state_of(const struct game *g, struct arena *a)
{
	struct state *s = state_new(g->schema, g->texts, a);
	struct game_row row;

	row_default(s, TABLE_GAME, &row);
	row.phase = GAME_RUNNING;
	row_put(s, TABLE_GAME, &row);
	add_seat(s, 0, "red");
	add_seat(s, 1, "blue");
	add_seat(s, 2, "green");
	row_put(s, TABLE_PLAYER, &(struct player_row){ 0, TEXT_NONE, mark(s, a, "address", 9), TEXT_NONE });
	return s;
}

static struct report_turn turn_of(struct arena *a)
{
	struct phrases *p = phrases_new(a);
	struct source src = source_new(a, S("phrases"), S(words));
	struct report_turn t = { .turn = 3, .subject = S("Turn 3: all may know"), .nevents = 7 };
	struct events list = { .arena = a };
	struct state *before;
	struct err e = { 0 };

	assert_ok(phrases_read(p, &src, &e), &e);
	t.game = game_new(S("camps"), &rules, map_of(small_map, a), p, no_verbs, core_kinds, a);
	t.before = before = state_of(t.game, a);
	put_rows(before, a, 0);
	struct state *after = state_copy(before, a);
	put_rows(after, a, 1);
	t.after = after;
	add_events(&list, after, a);
	t.events = list.list.at;
	return t;
}

/* Texts by MARK-owner, numbers by 700N00. */
static bool holds_mark_of(struct arena *a, struct str text, int seat)
{
	return str_find(text, str_printf(a, "MARK-%d", seat)) < text.n ||
	       str_find(text, str_printf(a, "700%d00", seat)) < text.n;
}

static struct str report(struct arena *a, const struct report_turn *t, struct viewer v, enum report_format format)
{
	struct templates *templates;
	struct buf out = buf_new(a);
	struct err e = { 0 };

	templates = templates_load((const char *const[]){ "templates", NULL }, a);
	assert_ok(report_write(&out, t, v, format, templates, &e), &e);
	return buf_str(&out);
}

static void test_secrecy__everybody_sees_no_secret(void **state)
{
	struct report_turn t = turn_of(*state);
	const struct viewer all = { AUDIENCE_ALL, SEAT_NONE };

	for (enum report_format f = REPORT_TEXT; f <= REPORT_JSON; f++) {
		struct str text = report(*state, &t, all, f);

		assert_true(str_find(text, S("all may know")) < text.n);
		assert_true(str_find(text, S("MARK")) == text.n);
		assert_true(str_find(text, S("7999999")) == text.n);
		for (int seat = 0; seat < 10; seat++)
			assert_false(holds_mark_of(*state, text, seat));
	}
}

static void test_secrecy__a_seat_sees_its_own_secrets_alone(void **state)
{
	struct report_turn t = turn_of(*state);

	for (int32_t seat = 0; seat < 3; seat++)
		for (enum report_format f = REPORT_TEXT; f <= REPORT_JSON; f++) {
			struct str text = report(*state, &t, (struct viewer){ AUDIENCE_OWNER, seat }, f);

			for (int32_t other = 0; other < 10; other++)
				assert_int_equal(holds_mark_of(*state, text, other), other == seat);
			assert_true(str_find(text, S("7999999")) == text.n);
		}
}

/* Rows are neither left out nor sorted by what only one may know. */
static void test_secrecy__rows_stand_in_the_order_of_their_keys(void **state)
{
	struct report_turn t = turn_of(*state);
	struct str text = report(*state, &t, (struct viewer){ AUDIENCE_ALL, SEAT_NONE }, REPORT_TEXT);
	const size_t board = str_find(text, S("Camps\n"));
	struct str rest = str_sub(text, board, text.n);

	assert_true(board < text.n);
	assert_true(str_find(rest, S("red")) < str_find(rest, S("blue")));
	assert_true(str_find(rest, S("blue")) < str_find(rest, S("green")));
}

TEST_MAIN(TEST_ARENA(test_secrecy__everybody_sees_no_secret),
	  TEST_ARENA(test_secrecy__a_seat_sees_its_own_secrets_alone),
	  TEST_ARENA(test_secrecy__rows_stand_in_the_order_of_their_keys))
