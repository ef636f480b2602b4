/*
 * cost: what a mail costs grows as the mail does, whatever its lines say of each other, of what stands, and of what waits for a yes. The
 * work is counted in the memory that the mail takes while it is heard, and in time of the processor, which is rough: of a mail and of one
 * four times as long, line by line or in one line.
 */
#include <time.h>

#include "test.h"

#include "base/buf.h"
#include "scenario/scenario.h"
#include "hear/hear.h"

enum { TIMES = 4, FEW = 45 /* and TIMES as many are fewer than talk is looked at (look.c) */, MANY = 120, RUNS = 3 };
/* Of what the shorter one takes; what is square takes TIMES * TIMES. */
enum { MOST_MEMORY = 6, MOST_TIME = 10 };
static const clock_t noise = CLOCKS_PER_SEC / 25;

/* Orders stand, and one waits. */
static const char sealed[] = "scenario cost\n"
			     "rules global-domination\n"
			     "map japan\n"
			     "seat red ann@example.org\n"
			     "seat blue bob@example.org\n"
			     "state\n"
			     "  land area=osaka owner=red troops=5\n"
			     "  land area=nara owner=red troops=5\n"
			     "  land area=tokyo owner=red troops=5\n"
			     "  land area=kyoto owner=blue troops=2\n"
			     "  realm seat=red influence=50\n"
			     "turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\n"
			     "mail red 2026-01-05T08:30Z\n"
			     "  move 4 from Osaka to Kyoto\n"
			     "  spawn 2 in Nara\n"
			     "  build hopefuly a garrison in Nara\n";
static const char live[] = "scenario cost\n"
			   "rules states\n"
			   "map usa48\n"
			   "seat red ann@example.org\n"
			   "seat blue bob@example.org\n"
			   "state\n"
			   "  land area=Nevada owner=red troops=20\n"
			   "  land area=Texas owner=red troops=20\n"
			   "  land area=Utah owner=blue troops=3\n"
			   "  stage active=red mover=red phase=deploy pool=20 round=1\n"
			   "turn 1 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\n"
			   "mail red 2026-01-05T08:30Z\n"
			   "  deploy hopefuly 5 in Nevada\n";

/* What stands above all, and is said again and again: in a line each, or (glued) in one. */
static const struct said {
	const char *head, *line;
	bool glued;
} mails[] = {
	{ "How many?\n", "I have 5 in Corran and it is next to Galla, nearly.", false },
	{ "", "Nara has six, so that is where they go.", false },
	{ "", "Utah has six, so I would rather not, because he is strong.", false },
	{ "", "no, not that one, leave it", false },
	{ "", "cancel the move, I have changed my mind", false },
	{ "", "yes! no, !!!!", false },
	{ "", "Only 2, not 4.", false },
	{ "", "also move 1 from Osaka to Kyoto", false },
	{ "", "deploy 1 in Nevada", false },
	{ "", "Put my last coin on Nara please", false },
	{ "yes ", "no, ", true },
	{ "", "forget,", true },
	{ "", "!", true },
	{ "", "yes. ", true },
	{ "", "I have 5 in Osaka and ", true },
	{ "", "move 1 from Osaka to Kyoto, ", true },
	{ "", "not the move; ", true },
	{ "I am away ", "from Monday ", true },
	{ "", "because he is strong, ", true },
	{ "", "if he comes then ", true },
	{ "", "and ", true },
	{ "", "(", true },
	{ "", "Bob: ", true },
	{ "", "12 ", true },
	{ "", "I don't want it, ", true },
	{ "", "Only 2, not 4. ", true },
	{ "", "what about that? ", true },
	{ "Orders ", "move", true },
	{ "", "> no", false },
	{ "", "Bob:", false },
	{ "", "", false },
	{ "", "If he comes, move 2 from Nara to Osaka.", false },
	{ "", "Is that right?", false },
	{ "", "I am away from Monday to Friday.", false },
};
enum { MAILS = sizeof mails / sizeof *mails };

struct table {
	struct place place;
	struct arena run;
	struct scenario s;
	struct board board;
	struct source source;
};
struct cost {
	size_t memory;
	clock_t time;
};

static void open_table(struct table *t, const char *text, struct arena *a)
{
	struct err e = { 0 };
	struct str *waiting;

	*t = (struct table){ .place = { .root = "/nonexistent", .data = "." } };
	t->place.run = &t->run;
	t->source = source_new(a, STR("cost"), str_c(text));
	assert_ok(board_parse(&t->board, &t->source, a, &e), &e);
	assert_ok(scenario_play(&t->s, &t->place, &t->board, (struct scenario_lines){ 0 },
				(struct scenario_lines){ t->board.lines, t->board.nlines }, &e),
		  &e);
	assert_int_equal(engine_waiting(t->s.engine, 0, &waiting, a), 1);
}

static struct cost hear_once(struct table *t, struct str text)
{
	struct arena a = ARENA_INIT;
	struct source source = source_new(&a, STR("mail"), text);
	struct input in = { .at = 1767605000,
			    .what = OUTCOME_ORDERS,
			    .text = &source,
			    .address = STR("ann@example.org"),
			    .hash = hash_of(text) };
	struct outcome out;
	struct cost cost;
	const clock_t begun = clock();

	engine_check(t->s.engine, &in, &out, &a);
	cost.time = clock() - begun;
	cost.memory = a.used;
	arena_release(&a);
	return cost;
}

static struct cost hear(struct table *t, const struct said *said, size_t n)
{
	struct arena a = ARENA_INIT;
	struct buf text = buf_new(&a);
	struct cost cost;

	buf_add_c(&text, said->head);
	for (size_t i = 0; i < n; i++)
		buf_addf(&text, "%s%s", said->line, said->glued ? "" : "\n");
	buf_add_char(&text, '\n');
	cost = hear_once(t, buf_str(&text));
	arena_release(&a);
	return cost;
}

static bool is_square(struct cost one, struct cost more)
{
	return more.memory > MOST_MEMORY * one.memory || more.time > MOST_TIME * one.time + noise;
}

/* A clock that seems to say so is asked again: others use the machine as well. */
static void measure(struct table *t, const struct said *said, size_t n)
{
	const char *shown = getenv("PBP_SHOW"); /* only what holds these words; empty: all */
	struct cost one, more;
	size_t runs = 0;

	if (shown && !strstr(said->line, shown))
		return;
	do {
		one = hear(t, said, n);
		more = hear(t, said, TIMES * n);
	} while (is_square(one, more) && ++runs < RUNS);
	if (shown)
		print_message("%5zu of \"%s\": %9zu bytes, then %4.1f times; %6.2f ms, then %4.1f times\n", n,
			      said->line, one.memory, (double)more.memory / (double)one.memory,
			      (double)one.time * 1e3 / CLOCKS_PER_SEC,
			      (double)more.time / (double)(one.time ? one.time : 1));
	if (runs == RUNS)
		fail_msg("%zu of \"%s\": %zu bytes and %ld us, of %d times as many %zu and %ld", n, said->line,
			 one.memory, (long)one.time, TIMES, more.memory, (long)more.time);
}

/* Each on one of the boards in one of two lengths, by turns; WHOLE=1 (make long): on both in both. */
static void test_cost(const char *board)
{
	const bool whole = getenv("WHOLE");
	struct arena a = ARENA_INIT;
	struct table t;

	open_table(&t, board, &a);
	for (size_t i = 0; i < MAILS; i++) {
		if (whole || i % 4 == (board == live))
			measure(&t, &mails[i], MANY);
		if (whole || i % 4 == 2 + (board == live))
			measure(&t, &mails[i], FEW);
	}
	scenario_release(&t.s);
	arena_release(&t.run);
	arena_release(&a);
}

static void test_cost__grows_as_the_mail_does_where_orders_wait_in_a_book(void **state)
{
	(void)state;
	test_cost(sealed);
}

static void test_cost__grows_as_the_mail_does_where_orders_act_at_once(void **state)
{
	(void)state;
	test_cost(live);
}

TEST_MAIN(cmocka_unit_test(test_cost__grows_as_the_mail_does_where_orders_wait_in_a_book),
	  cmocka_unit_test(test_cost__grows_as_the_mail_does_where_orders_act_at_once))
