/* page: the checker as a page calls it: texts in, a receipt out, and nothing that only one may see */
#include "test.h"

#include "base/file.h"
#include "check/page.h"

static void give(const char *name, struct str text)
{
	char *room = page_room(strlen(name) + text.n);

	memcpy(room, name, strlen(name));
	memcpy(room + strlen(name), text.p, text.n);
	page_give(strlen(name), text.n);
}

static struct str answer(void)
{
	return (struct str){ page_answer(), page_answer_size() };
}

static void give_file(const char *name, const char *path, struct arena *a)
{
	struct str text;

	assert_int_equal(file_read(&text, path, 0, a, NULL), 0);
	give(name, text);
}

static void give_letter(const char *name, struct arena *a)
{
	const char *path = arena_printf(a, "templates/letters/%s.txt", name);

	give_file(path, path, a);
}

static int say(const char *seat, const char *own, const char *text)
{
	const size_t s = strlen(seat), o = strlen(own), t = strlen(text);
	char *room = page_room(s + o + t);

	memcpy(room, seat, s);
	memcpy(room + s, own, o);
	memcpy(room + s + o, text, t);
	return page_say(s, o, t, 1767600000.0);
}

/* Two who have come in a game of Global Domination that has begun; what is not there is what nobody else may see. */
static void give_game(struct arena *a)
{
	give("game", STR("game g\nrules global-domination\nformat 6\n"));
	give_file("map", "maps/tutorial.map", a);
	give_file("phrases/core", "games/core/phrases", a);
	give_file("phrases/global-domination", "games/global-domination/phrases", a);
	give_letter("receipt-body", a);
	give_letter("receipt-line", a);
	give_letter("receipt-lines", a);
	give("state/player", STR("id=0 name=\"player 1\"\nid=1 name=\"player 2\"\n"));
	give("state/seat", STR("id=0 name=teal player=0 colour=#008080\nid=1 name=red player=1 colour=#d62728\n"));
	give("state/call", STR("id=1 kind=turn opened=2026-01-01T00:00:00Z bell=2026-02-01T00:00:00Z\n"));
	give("state/asked", STR("call=1 seat=teal\ncall=1 seat=red\n"));
	give("state/land",
	     STR("area=aldport owner=teal troops=5 headquarter=yes\narea=brume owner=red troops=5 headquarter=yes\n"));
	give("state/realm", STR("seat=teal start=aldport\nseat=red start=brume\n"));
	give("state/game", STR("turn=1 step=3 phase=running next-call=2 next-player=2 last=2026-01-01T00:00:00Z\n"));
}

static void open_game(struct arena *a)
{
	give_game(a);
	if (page_open() != PAGE_FINE)
		fail_msg("%.*s", STR_ARG(answer()));
}

static bool has(const char *part)
{
	return str_find(answer(), str_c(part)) < answer().n;
}

static void test_page__says_which_seats_there_are(void **state)
{
	open_game(*state);
	assert_str(answer(), "teal\nred\n");
}

static void test_page__answers_as_a_receipt_does(void **state)
{
	open_game(*state);
	assert_int_equal(say("teal", "", "move 2 from Aldport to Brume\n"), PAGE_FINE);
	assert_true(has("Your order stands"));
	assert_true(has("move 2 from Aldport to Brume"));
	assert_int_equal(say("red", "", "move 2 from Aldport to Brume\n"), PAGE_REFUSES);
	assert_true(has("NOT taken"));
	assert_int_equal(say("", "", "move 2 from Aldport to Brume\n"), PAGE_REFUSES);
}

static void test_page__keeps_nothing_of_what_was_tried(void **state)
{
	struct arena *a = *state;
	struct str first;

	open_game(a);
	say("teal", "", "move 2 from Aldport to Brume\n");
	first = str_dup(a, answer());
	say("teal", "realm seat=teal influence=90\n", "buy 3 extra troops\nspawn 3 in Aldport\n");
	say("", "", "join as purple\n");
	say("teal", "", "move 2 from Aldport to Brume\n");
	assert_true(str_eq(answer(), first));
}

static void test_page__what_only_he_can_see_he_says_himself(void **state)
{
	open_game(*state);
	memcpy(page_room(4), "teal", 4);
	assert_int_equal(page_own(4), PAGE_FINE);
	assert_str(answer(), "realm seat=teal influence=0 lapsing=0\n# stash seat=teal item=none bought=0 count=1\n");
	assert_int_equal(say("teal", "", "buy 2 extra troops\n"), PAGE_REFUSES);
	assert_int_equal(say("teal", "realm seat=teal influence=90\n", "buy 2 extra troops\n"), PAGE_FINE);
}

static void test_page__what_does_not_read_is_said(void **state)
{
	static const struct {
		const char *own, *says;
	} rows[] = {
		{ "realm seat=teal influence=much\n", "line 1: \"much\" is no whole number" },
		{ "realm influence=3\n", "seat" },
		{ "player id=0 name=Ann\n", "nothing that only you can see" },
		{ "nonsense\n", "nothing that only you can see" },
	};

	open_game(*state);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_int_equal(say("teal", rows[i].own, "move 2 from Aldport to Brume\n"), PAGE_FAILED);
		if (!has(rows[i].says))
			fail_msg("%.*s", STR_ARG(answer()));
	}
}

static void test_page__a_position_that_lacks_something_does_not_open(void **state)
{
	give_file("map", "maps/tutorial.map", *state);
	assert_int_equal(page_open(), PAGE_FAILED);
	assert_true(has("no \"game\""));
	assert_int_equal(say("teal", "", "move"), PAGE_FAILED);
	give("game", STR("game g\nrules croquet\nformat 6\n"));
	assert_int_equal(page_open(), PAGE_FAILED);
	assert_true(has("does not know the rules"));
	give("game", STR("game g\nrules states\nformat 99\n"));
	assert_int_equal(page_open(), PAGE_FAILED);
	assert_true(has("another format"));
	give("game", STR("game g\nrules states\nformat 6\n"));
	give_file("map", "maps/tutorial.map", *state);
	assert_int_equal(page_open(), PAGE_FAILED);
	assert_true(has("phrases/core"));
}

static void test_page__without_its_words_there_is_no_answer(void **state)
{
	open_game(*state);
	give("templates/letters/receipt-line.txt", STR("{{#rows}}so be it: {{what}}\n"));
	give_game(*state);
	(void)page_open();
	assert_int_equal(say("teal", "", "move 2 from Aldport to Brume\n"), PAGE_FAILED);
	assert_true(has("receipt-line.txt:1:1: this section is never closed"));
}

static void test_page__the_next_position_begins_anew(void **state)
{
	open_game(*state);
	give("game", STR("game h\nrules states\nformat 6\n"));
	assert_int_equal(say("teal", "", "move 2 from Aldport to Brume\n"), PAGE_FAILED);
	assert_int_equal(page_open(), PAGE_FAILED);
	assert_true(has("no \"map\""));
}

TEST_MAIN(TEST_ARENA(test_page__says_which_seats_there_are), TEST_ARENA(test_page__answers_as_a_receipt_does),
	  TEST_ARENA(test_page__keeps_nothing_of_what_was_tried),
	  TEST_ARENA(test_page__what_only_he_can_see_he_says_himself),
	  TEST_ARENA(test_page__what_does_not_read_is_said),
	  TEST_ARENA(test_page__a_position_that_lacks_something_does_not_open),
	  TEST_ARENA(test_page__without_its_words_there_is_no_answer),
	  TEST_ARENA(test_page__the_next_position_begins_anew))
