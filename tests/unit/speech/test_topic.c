/* What people ask in their own words (speech/topic.h): tests/grammar/asks, of whose texts none is in grammar/asked.examples, a
 * line "@ KIND PLAYER|STRANGER GAME" over each; none: it asks nothing; person: the host reads it. And what a mistaken order must
 * not be taken for. */
#include "base/file.h"
#include "speech/topic.h"
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
	[ASK_STANDING] = "standing",
	[ASK_TALK] = "press",
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

static const struct {
	const char *kind;
	enum ask what;
} asked_kinds[] = {
	{ "help", ASK_HELP },
	{ "rules", ASK_RULES },
	{ "help-on", ASK_ABOUT },
	{ "map", ASK_MAP },
	{ "places", ASK_MAP },
	{ "neighbours", ASK_NEIGHBOURS },
	{ "owner", ASK_PLACE },
	{ "status", ASK_STATUS },
	{ "deadline", ASK_STATUS },
	{ "awaited", ASK_STATUS },
	{ "orders", ASK_ORDERS },
	{ "position", ASK_POSITION },
	{ "history", ASK_HISTORY },
	{ "report", ASK_REPORT },
	{ "who", ASK_WHO },
	{ "standing", ASK_STANDING },
	{ "press", ASK_TALK },
	{ "away", ASK_AWAY },
	{ "extension", ASK_EXTENSION },
	{ "resign", ASK_RESIGN },
	{ "vote-draw", ASK_VOTE },
	{ "vote-concede", ASK_VOTE },
	{ "vote-pause", ASK_VOTE },
	{ "vote-end", ASK_VOTE },
	{ "final", ASK_FINAL },
	{ "provisional", ASK_FINAL },
	{ "withdraw", ASK_DROP },
	{ "address", ASK_ADDRESS },
	{ "format", ASK_LETTERS },
	{ "start-reports", ASK_REPORTS },
	{ "stop-reports", ASK_REPORTS },
};

static struct map *map_named(struct str name, struct arena *a)
{
	struct str text;
	struct err e = { 0 };
	assert_ok(file_read(&text, str_printf(a, "maps/%.*s.map", STR_ARG(name)).p, TEXT_MOST, a, &e), &e);
	return map_of(str_cstr(a, text), a);
}

static struct map *map_of_game(struct str game, struct arena *a)
{
	static const char *const maps[][2] = {
		{ "gd", "japan" }, { "usa", "usa" }, { "ar", "world" }, { "gil", "gilmoria" }, { "heg", "sengoku" }
	};
	for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
		if (str_eq_c(game, maps[i][0]))
			return map_named(str_c(maps[i][1]), a);
	fail_msg("no such game: %.*s", STR_ARG(game));
	return NULL;
}

static const char *name_of(enum ask what)
{
	return what < ASKS && ask_names[what] ? ask_names[what] : "other";
}

static struct str list_of(const struct asked *asked, struct arena *a)
{
	struct buf b = buf_new(a);
	for (; asked; asked = asked->next)
		buf_addf(&b, " %s(%.*s)", name_of(asked->what), STR_ARG(asked->about));
	return buf_str(&b);
}

/* As a mail is heard: each sentence by itself, else all of it. */
static const struct asked *asks_of(struct str text, bool refused, const struct map *m, struct arena *a)
{
	const struct source s = source_new(a, STR("mail"), text);
	const struct span all = { 0, (uint32_t)text.n };
	const struct asked *found = refused ? topic_read(&s, all, true, m, a) : topic_asked(&s, all, m, a);
	return found || refused ? found : topic_whole(text, m, a);
}

struct tally {
	size_t texts, right, astray; /* astray: of those that ask for nothing what was answered all the same */
};

/* What the mail's kind asks for; ASKS: nothing. */
static enum ask asked_for(struct str kind)
{
	for (size_t i = 0; i < sizeof asked_kinds / sizeof *asked_kinds; i++)
		if (str_eq_c(kind, asked_kinds[i].kind))
			return asked_kinds[i].what;
	return ASKS;
}

static bool is_right(struct str kind, struct str text, bool stranger, const struct map *m, struct arena *a)
{
	const enum ask want = asked_for(kind);
	const struct asked *found = stranger ? NULL : asks_of(text, false, m, a);
	if (stranger)
		return topic_wants_in(text, a) == !(str_eq_c(kind, "none") || str_eq_c(kind, "person"));
	if (want == ASKS)
		return !found || found->vague;
	for (; found; found = found->next)
		if (found->what == want || (want == ASK_ADDRESS && found->what == ASK_ALSO))
			return true;
	return false;
}

static void take_text(struct tally *t, struct str head, struct str text, struct arena *a)
{
	struct str kind, who, game = head;
	str_cut(&game, ' ', &kind);
	str_cut(&game, ' ', &who);
	const struct map *m = map_of_game(game, a);
	const bool nothing = asked_for(kind) == ASKS && !str_eq_c(who, "STRANGER");
	const bool right = is_right(kind, text, str_eq_c(who, "STRANGER"), m, a);
	t->texts += !nothing;
	t->right += !nothing && right;
	t->astray += nothing && !right;
	if (!right)
		print_message("%.*s: \"%.*s\":%.*s\n", STR_ARG(head), STR_ARG(text),
			      STR_ARG(list_of(asks_of(text, false, m, a), a)));
}

static struct tally tally_of(const char *path, struct arena *a)
{
	struct str all, line;
	struct err e = { 0 };
	struct tally t = { 0 };
	assert_ok(file_read(&all, path, TEXT_MOST, a, &e), &e);
	while (str_line(&all, &line)) {
		if (!str_starts(line, STR("@ ")))
			continue;
		const size_t end = str_find(all, STR("\n\n"));
		take_text(&t, str_sub(line, 2, line.n), str_sub(all, 0, end), a);
		all = str_sub(all, end, all.n);
	}
	print_message("%s: %zu of %zu right, %zu answered that ask for nothing\n", path, t.right, t.texts, t.astray);
	return t;
}

static void what_people_ask_is_understood(void **state)
{
	static const struct {
		const char *path;
		size_t wrong, astray; /* at most */
	} sets[] = {
		{ "tests/grammar/asks/i.t", 15, 0 }, { "tests/grammar/asks/j.t", 11, 10 },
		{ "tests/grammar/asks/k.t", 7, 4 },  { "tests/grammar/asks/l.t", 7, 0 },
		{ "tests/grammar/asks/m.t", 8, 0 },  { "tests/grammar/asks/n.t", 5, 1 },
		{ "tests/grammar/asks/o.t", 31, 0 }, { "tests/grammar/asks/p.t", 54, 4 },
		{ "tests/grammar/asks/q.t", 22, 8 }, { "tests/grammar/asks/r.t", 0, 0 },
		{ "tests/grammar/asks/s.t", 5, 17 },
	};
	struct arena a = ARENA_INIT;
	bool good = true;
	(void)state;
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		const struct tally t = tally_of(sets[i].path, &a);
		good &= t.texts - t.right <= sets[i].wrong && t.astray <= sets[i].astray;
	}
	assert_true(good);
	arena_release(&a);
}

/* Nobody is sent the rules, the map or all help for what he only tells. */
static void what_is_told_asks_for_nothing(void **state)
{
	static const char *const told[] = {
		"A friend told me about this game.",
		"Hello, a colleague has told me about it",
		"Somebody from work has told me of your game",
		"the help is really good",
		"My brother says the map is wrong, but I don't believe him.",
	};
	struct arena a = ARENA_INIT;
	const struct map *m = map_named(STR("usa"), &a);
	(void)state;
	for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
		const struct asked *asked = asks_of(str_c(told[i]), false, m, &a);
		if (asked && !asked->vague)
			print_message("%s:%.*s\n", told[i], STR_ARG(list_of(asked, &a)));
		assert_true(!asked || asked->vague);
	}
	arena_release(&a);
}

/* That a turn is over, in whatever words: offered as its end to half of them at least, and seldom to who means another thing. */
static void who_has_finished_is_heard(void **state)
{
	struct arena a = ARENA_INIT;
	const struct map *m = map_named(STR("usa"), &a);
	struct str all, line, text;
	struct err e = { 0 };
	size_t over = 0, heard = 0, others = 0, astray = 0;
	(void)state;
	assert_ok(file_read(&all, "tests/grammar/asks/q.t", TEXT_MOST, &a, &e), &e);
	while (str_line(&all, &line)) {
		if (!str_starts(line, STR("@ ")) || !str_line(&all, &text))
			continue;
		const bool is = str_starts(line, STR("@ final"));
		const bool says = topic_says_done(text, m, &a);
		over += is;
		heard += is && says;
		others += !is;
		astray += !is && says;
		if (is != says)
			print_message("%s: %.*s\n", is ? "not heard" : "astray", STR_ARG(text));
	}
	print_message("figure: turns that are over: %zu of %zu heard; %zu of %zu others\n", heard, over, astray,
		      others);
	assert_true(10 * heard >= 5 * over && 10 * astray <= 2 * others);
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
		cmocka_unit_test(what_is_told_asks_for_nothing),
		cmocka_unit_test(who_has_finished_is_heard),
		cmocka_unit_test(a_mistaken_order_stays_one),
		cmocka_unit_test(a_question_for_a_fact_touches_nothing),
		cmocka_unit_test(long_texts_are_read_in_part),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
