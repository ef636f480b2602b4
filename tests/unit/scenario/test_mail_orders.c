/*
 * mail_orders: what every mail of tests/mail books, against one game: all of
 * tests/mail/ORDERS, whose lines are
 *
 *	NAME
 *	  3 = move 4 troops from Osaka to Kyoto    line 3 is taken as that
 *
 * so that nothing is booked that its writer did not order, however the mail was
 * made. A mail of which nothing is taken has its name alone.
 *
 *	test_mail_orders --write   writes the file anew, to be read as a diff
 */
#include "test.h"

#include "scenario/scenario.h"
#include "disk/judge.h"
#include "disk/message.h"
#include "base/buf.h"
#include "base/file.h"
#include "hear/hear.h"

#define FOLDER "tests/mail"
#define EXPECTED FOLDER "/ORDERS"

static const char board_text[] = "scenario mails\n"
				 "rules global-domination\n"
				 "map japan\n"
				 "seat red ann@example.org\n"
				 "seat blue bob@example.org\n"
				 "state\n"
				 "  land area=osaka owner=red troops=40\n"
				 "  land area=nara owner=red troops=40\n"
				 "  land area=tokyo owner=red troops=40\n"
				 "  land area=kyoto owner=blue troops=2\n"
				 "  realm seat=red influence=50\n"
				 "turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z\n"
				 "now 2026-01-05T09:00Z\n";

struct bench {
	struct place place;
	struct arena run;
	struct root root;
	struct scenario s;
	struct board board;
	struct source source;
	struct live live;
};

static void open_bench(struct bench *d, struct arena *a)
{
	struct err e = { 0 };

	*d = (struct bench){ .place = { .root = "/nonexistent", .data = "." } };
	d->place.run = &d->run;
	d->source = source_new(a, STR("mails"), str_c(board_text));
	assert_ok(board_parse(&d->board, &d->source, a, &e), &e);
	assert_ok(scenario_play(&d->s, &d->place, &d->board, (struct scenario_lines){ 0 },
				(struct scenario_lines){ d->board.lines, d->board.nlines }, &e),
		  &e);
	d->root.place = &d->place;
	d->root.site = (struct mail_site){ .address = STR("pbp@example.org"), .authserv_id = STR("mx.example.org") };
	d->live = (struct live){ .root = &d->root, .engine = d->s.engine, .game = d->s.game, .name = STR("japan") };
}

static void write_line(struct buf *b, const struct outcome_line *l)
{
	if (l->verdict <= VERDICT_WARNED)
		buf_addf(b, "  %u = %.*s\n", l->line, STR_ARG(l->canonical));
}

/* As if Ann had sent it: who sent it is for the other file to say. */
static void write_mail(struct buf *b, struct bench *d, const char *path, struct arena *a)
{
	struct decision decision = { .arrival = 1767605000, .verdict = STR("absent") };
	struct message m;
	struct input in;
	struct outcome o;
	struct err e = { 0 };

	assert_ok(file_read(&decision.raw, path, 0, a, &e), &e);
	message_read(&m, decision.raw, false, &d->root.site, a);
	if (m.class != MAIL_NORMAL)
		return;
	decision.class = STR("orders");
	decision.from = STR("ann@example.org");
	live_input(&in, &d->live, &decision, &m, a);
	in.flags &= ~(unsigned)INPUT_COPIED;
	engine_check(d->s.engine, &in, &o, a);
	for (size_t i = 0; i < o.nlines; i++)
		write_line(b, &o.lines[i]);
}

static struct str all_orders(struct arena *a)
{
	struct arena one = ARENA_INIT;
	struct buf b = buf_new(a);
	struct bench d;
	struct str *names;
	struct err e;
	size_t n;

	open_bench(&d, a);
	assert_ok(folder_list(&names, &n, FOLDER, a, &e), &e);
	for (size_t i = 0; i < n; i++) {
		if (!str_ends(names[i], STR(".eml")))
			continue;
		buf_addf(&b, "%.*s\n", STR_ARG(str_sub(names[i], 0, names[i].n - 4)));
		write_mail(&b, &d, path_join(a, FOLDER, str_cstr(a, names[i])), &one);
		arena_reset(&one);
	}
	scenario_release(&d.s);
	arena_release(&d.run);
	arena_release(&one);
	return buf_str(&b);
}

static void test_mail_orders__are_what_their_writers_ordered(void **state)
{
	struct arena a = ARENA_INIT;
	struct str found = all_orders(&a), expected, x, y, name = STR("?");
	struct err e;

	(void)state;
	assert_ok(file_read(&expected, EXPECTED, 0, &a, &e), &e);
	for (bool more = true; more;) {
		more = str_line(&found, &x);
		more = str_line(&expected, &y) || more;
		name = x.n && *x.p != ' ' ? x : name;
		if (str_eq(x, y))
			continue;
		print_error("%.*s: found \"%.*s\", not \"%.*s\"\n", STR_ARG(name), STR_ARG(x), STR_ARG(y));
		fail();
	}
	arena_release(&a);
}

static void write_expected(void)
{
	struct arena a = ARENA_INIT;
	struct err e;

	assert_ok(file_write(EXPECTED, all_orders(&a), 0644, &e), &e);
	arena_release(&a);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_mail_orders__are_what_their_writers_ordered),
	};

	if (argc > 1 && !strcmp(argv[1], "--write")) {
		write_expected();
		return 0;
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}
