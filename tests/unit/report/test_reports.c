/* A small war, told in every format. */
#include "report/golden.h"
#include "report/table.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/utf8.h"

static const struct viewer everybody = { AUDIENCE_ALL, SEAT_NONE };

static struct str report(struct table *t, struct viewer v, enum report_format format)
{
	struct buf out = buf_new(t->a);
	struct err e = { 0 };

	assert_ok(report_write(&out, &t->turn, v, format, t->templates, &e), &e);
	return buf_str(&out);
}

static void assert_fits(struct str text)
{
	struct str line;

	while (str_line(&text, &line))
		if (utf8_columns(line) > 72) {
			print_error("too long: %.*s\n", STR_ARG(line));
			fail();
		}
}

/* Turn 1: all spread out; teal goes to sea, red builds and buys. */
static void play_first(struct table *t)
{
	hear(t, "ann@example.org", "2026-01-03T10:00Z",
	     "spawn 3 in Aldport\nmove 3 from Aldport to Brume\nmove 2 from Aldport to Corran\n"
	     "buy a bag of salt\n");
	hear(t, "bob@example.org", "2026-01-03T11:00Z",
	     "spawn 3 in Dunmere\nbuild fortress in Dunmere\nmove 3 from Dunmere to Eskar\n");
	hear(t, "cleo@example.org", "2026-01-03T12:00Z", "move 4 from Hazelby to Galla\n");
	ring(t, "2026-01-05T19:00Z");
}

/* Turn 2: everybody attacks somebody. */
static void play_second(struct table *t)
{
	hear(t, "ann@example.org", "2026-01-06T10:00Z",
	     "spawn 3 in Aldport\nmove 5 from Aldport to Galla\nmove 2 from Corran to Dunmere\nsalt Brume\n");
	hear(t, "bob@example.org", "2026-01-06T11:00Z", "spawn 3 in Dunmere\nmove 4 from Dunmere to Corran\n");
	hear(t, "cleo@example.org", "2026-01-06T12:00Z", "move 2 from Galla to Aldport\n");
	ring(t, "2026-01-08T19:00Z");
}

static void test_report__the_first_turn_for_all(void **state)
{
	struct table t = table_begun(*state);
	struct str text;

	play_first(&t);
	text = report(&t, everybody, REPORT_TEXT);
	assert_fits(text);
	golden(t.a, "turn-1-all.txt", text);
	table_close(&t);
}

static void test_report__a_war_in_every_format(void **state)
{
	static const char *const names[] = { "turn-2-teal.txt", "turn-2-teal.md", "turn-2-teal.bbcode",
					     "turn-2-teal.html", "turn-2-teal.json" };
	struct table t = table_begun(*state);

	play_first(&t);
	play_second(&t);
	for (enum report_format f = REPORT_TEXT; f <= REPORT_JSON; f++)
		golden(t.a, names[f], report(&t, (struct viewer){ AUDIENCE_OWNER, 0 }, f));
	assert_fits(report(&t, (struct viewer){ AUDIENCE_OWNER, 0 }, REPORT_TEXT));
	table_close(&t);
}

static void test_report__the_end_names_the_places(void **state)
{
	struct table t = table_begun(*state);

	play_first(&t);
	hear(&t, "host", "2026-01-06T10:00Z", "end game the pub has burnt down");
	golden(t.a, "end-all.txt", report(&t, everybody, REPORT_TEXT));
	table_close(&t);
}

static void test_report__twice_the_same_bytes(void **state)
{
	struct table t = table_begun(*state);

	play_first(&t);
	for (enum report_format f = REPORT_TEXT; f <= REPORT_JSON; f++)
		assert_str_str(report(&t, everybody, f), report(&t, everybody, f));
	table_close(&t);
}

/* Whatever the step that ended it was called: a turn in which land fell is not quiet. */
static void test_report__the_headline_is_of_the_whole_turn(void **state)
{
	struct table t = table_begun(*state);
	struct str headline;

	play_first(&t);
	t.turn.subject = S("Turn 1: a quiet turn");
	headline = report_headline(&t.turn, t.a);
	assert_true(str_starts(headline, S("Turn 1: teal takes Brume; ")));
	assert_true(str_find(headline, S("starts in")) == headline.n); /* of little weight beside that */
	t.turn.nevents = 0;
	assert_str_str(report_headline(&t.turn, t.a), t.turn.subject);
	table_close(&t);
}

/* ---- a host's own templates ---- */

static const char *own_templates(struct arena *a, const char *text)
{
	char *folder = arena_printf(a, "/tmp/pbp-templates-XXXXXX");
	struct err e = { 0 };

	assert_non_null(mkdtemp(folder));
	assert_ok(mkdir(arena_printf(a, "%s/text", folder), 0700), &e);
	golden_write(arena_printf(a, "%s/text/report.txt", folder), str_c(text));
	return folder;
}

static void remove_templates(struct arena *a, const char *folder)
{
	assert_int_equal(unlink(arena_printf(a, "%s/text/report.txt", folder)), 0);
	assert_int_equal(rmdir(arena_printf(a, "%s/text", folder)), 0);
	assert_int_equal(rmdir(folder), 0);
}

static void test_report__a_hosts_template_takes_the_place_of_ours(void **state)
{
	struct table t = table_begun(*state);
	const char *folder = own_templates(t.a, "{{game}} {{turn}}\n{{>../../../etc/passwd}}{{>footer}}");

	play_first(&t);
	t.templates = templates_load((const char *const[]){ folder, "templates", NULL }, t.a);
	assert_str(report(&t, everybody, REPORT_TEXT), "isles 1\n");
	assert_true(str_starts(report(&t, everybody, REPORT_HTML), S("<!DOCTYPE html>")));
	remove_templates(t.a, folder);
	table_close(&t);
}

static void test_report__a_broken_template_is_named_with_its_place(void **state)
{
	struct table t = table_begun(*state);
	const char *folder = own_templates(t.a, "{{game}}\n {{#groups}}");
	struct buf out = buf_new(t.a);
	struct err e = { 0 };

	play_first(&t);
	t.templates = templates_load((const char *const[]){ folder, "templates", NULL }, t.a);
	assert_int_equal(report_write(&out, &t.turn, everybody, REPORT_TEXT, t.templates, &e), ERR_SYNTAX);
	assert_true(str_ends(str_c(e.text), S("text/report.txt:2:2: this section is never closed")));
	remove_templates(t.a, folder);
	table_close(&t);
}

TEST_MAIN(TEST_ARENA(test_report__the_first_turn_for_all), TEST_ARENA(test_report__a_war_in_every_format),
	  TEST_ARENA(test_report__the_end_names_the_places), TEST_ARENA(test_report__twice_the_same_bytes),
	  TEST_ARENA(test_report__the_headline_is_of_the_whole_turn),
	  TEST_ARENA(test_report__a_hosts_template_takes_the_place_of_ours),
	  TEST_ARENA(test_report__a_broken_template_is_named_with_its_place))
