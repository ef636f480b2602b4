/* What people ask in their own words (engine/topic.h): tests/grammar/asks.t, a line "@ KIND MAP" over each text. KIND none: it
 * asks nothing; person: the host reads it. And what a mistaken order must not be taken for. */
#include "base/file.h"
#include "engine/topic.h"
#include "world/world.h"

static const char *const ask_names[ASKS] = {
	[ASK_HELP] = "help",
	[ASK_RULES] = "rules",
	[ASK_RULE] = "rule",
	[ASK_ABOUT] = "about",
	[ASK_STATUS] = "status",
	[ASK_ORDERS] = "orders",
	[ASK_FORM] = "form",
	[ASK_POSITION] = "position",
	[ASK_MAP] = "map",
	[ASK_PLACE] = "place",
	[ASK_NEIGHBOURS] = "neighbours",
	[ASK_WHO] = "who",
	[ASK_HISTORY] = "history",
	[ASK_REPORT] = "report",
	[ASK_PREVIEW] = "preview",
	[ASK_RESIGN] = "resign",
	[ASK_DROP] = "drop",
	[ASK_FINAL] = "final",
	[ASK_AWAY] = "away",
	[ASK_EXTENSION] = "extension",
	[ASK_VOTE] = "vote",
	[ASK_LETTERS] = "letters",
	[ASK_REPORTS] = "reports",
	[ASK_ADDRESS] = "address",
};
enum { TEXT_MOST = 1 << 20 };

static struct map *map_named(struct str name, struct arena *a)
{
	struct str text;
	struct err e = { 0 };
	assert_ok(file_read(&text, str_printf(a, "maps/%.*s.map", STR_ARG(name)).p, TEXT_MOST, a, &e), &e);
	return map_of(str_cstr(a, text), a);
}

static const struct asked *asks_of(struct str text, bool refused, const struct map *m, struct arena *a)
{
	const struct source s = source_new(a, STR("mail"), text);
	const struct span all = { 0, (uint32_t)text.n };
	return refused ? topic_read(&s, all, true, m, a) : topic_asked(&s, all, m, a);
}

static const char *kind_of(const struct asked *asked)
{
	return asked->vague ? "person" : ask_names[asked->what] ? ask_names[asked->what] : "other";
}

static bool is_among(const struct asked *asked, struct str kind)
{
	if (!asked)
		return str_eq_c(kind, "none") || str_eq_c(kind, "person");
	for (; asked; asked = asked->next)
		if (str_eq_c(kind, kind_of(asked)))
			return true;
	return false;
}

static struct str list_of(const struct asked *asked, struct arena *a)
{
	struct buf b = buf_new(a);
	for (; asked; asked = asked->next)
		buf_addf(&b, " %s(%.*s)", kind_of(asked), STR_ARG(asked->about));
	return buf_str(&b);
}

static size_t misses_of(const char *path, struct arena *a)
{
	struct str all, line, text;
	struct err e = { 0 };
	size_t misses = 0;
	assert_ok(file_read(&all, path, TEXT_MOST, a, &e), &e);
	while (str_line(&all, &line)) {
		struct str kind, map = str_sub(line, 2, line.n);
		if (!str_starts(line, STR("@ ")) || !str_cut(&map, ' ', &kind))
			continue;
		const size_t end = str_find(all, STR("\n\n"));
		text = str_sub(all, 0, end);
		all = str_sub(all, end, all.n);
		const struct asked *asked = asks_of(text, false, map_named(map, a), a);
		if (is_among(asked, kind))
			continue;
		misses++;
		print_message("%.*s expected of \"%.*s\":%.*s\n", STR_ARG(kind), STR_ARG(text),
			      STR_ARG(list_of(asked, a)));
	}
	return misses;
}

static void what_people_ask_is_understood(void **state)
{
	struct arena a = ARENA_INIT;
	(void)state;
	assert_int_equal(misses_of("tests/grammar/asks.t", &a), 0);
	arena_release(&a);
}

/* A line that was refused as an order is one still, unless it asks. */
static void a_mistaken_order_stays_one(void **state)
{
	static const char *const orders[] = {
		"give up Osaka",
		"please move all to the border of Kyoto",
		"send the troops of Nara away until Tuesday",
		"stop the attack on Osaka",
		"hold Osaka with all I have",
		"show strength in Osaka",
		"end the siege of Nara",
		"draw back from Osaka",
		"withdraw my troops from Osaka",
		"need 3 more in Osaka",
	};
	struct arena a = ARENA_INIT;
	const struct map *m = map_named(STR("japan"), &a);
	(void)state;
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
		const struct asked *asked = asks_of(str_c(orders[i]), true, m, &a);
		if (asked)
			print_message("%s:%.*s\n", orders[i], STR_ARG(list_of(asked, &a)));
		assert_null(asked);
	}
	arena_release(&a);
}

/* Whoever wants to know what stands on the board leaves no order open; who asks what would be does. */
static void a_question_for_a_fact_touches_nothing(void **state)
{
	static const char *const facts[] = { "When is the deadline?", "By the way, who owns Kyoto?", "Who else plays?",
					     "What borders Nara?", "Where is the map?" };
	static const char *const open[] = { "Can I take that back?",      "What happens if I move?", "Is that right?",
					    "Who owns Kyoto, if not me?", "What would you do?",      "Shall I wait?" };
	struct arena a = ARENA_INIT;
	const struct map *m = map_named(STR("japan"), &a);
	(void)state;
	for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
		assert_true(topic_asks_fact(str_c(facts[i]), m, &a));
	for (size_t i = 0; i < sizeof open / sizeof *open; i++)
		assert_false(topic_asks_fact(str_c(open[i]), m, &a));
	arena_release(&a);
}

/* The cost of a text grows as it does. */
static void long_texts_are_read_in_part(void **state)
{
	struct arena a = ARENA_INIT;
	struct buf b = buf_new(&a);
	(void)state;
	for (size_t i = 0; i < 100000; i++)
		buf_add_c(&b, "where is the map of it? ");
	const struct asked *asked = asks_of(buf_str(&b), false, map_named(STR("tutorial"), &a), &a);
	assert_non_null(asked);
	assert_int_equal(asked->what, ASK_MAP);
	assert_null(asked->next);
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_people_ask_is_understood),
		cmocka_unit_test(a_mistaken_order_stays_one),
		cmocka_unit_test(a_question_for_a_fact_touches_nothing),
		cmocka_unit_test(long_texts_are_read_in_part),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
