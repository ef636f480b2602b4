/* The lines of a mail and what they say of each other: what looking at them costs. */
#include "engine/toy.h"

static size_t binds; /* since the last mail */

/* Every line is a sentence of its own. */
static void titled_read(void *context, const struct source *text, struct page *out, struct arena *a)
{
	const struct sentence **list;

	toy_read(context, text, out, a);
	list = ARENA_ARRAY(a, const struct sentence *, out->n + 1);
	for (size_t i = 0; i < out->n; i++) {
		struct sentence *k = ARENA_NEW(a, struct sentence);

		*k = (struct sentence){
			.at = out->lines[i].at, .first = (uint32_t)i, .last = (uint32_t)i, .whole = true
		};
		k->parts = ARENA_NEW(a, struct chunk);
		*k->parts = (struct chunk){ CHUNK_ITEM, k->at, NULL };
		list[i] = k;
	}
	out->sentences = list;
	out->nsentences = out->n;
}

static struct bound counted_bind(void *context, const struct view *v, const struct scope *scope,
				 const struct page *page, size_t line, struct arena *a)
{
	binds++;
	return toy_bind(context, v, scope, page, line, a);
}

static size_t binds_of(const struct ruleset *r, const char *from, const char *first, const char *line, size_t lines)
{
	struct toy t;
	struct buf text;

	toy_start(&t, r, "", 2);
	t.e->reader = (struct reader){ t.game, titled_read, counted_bind, NULL, toy_print, toy_learn };
	text = buf_new(&t.run);
	buf_addf(&text, "%s\n", first);
	for (size_t i = 0; i < lines; i++)
		buf_addf(&text, "%s\n", line);
	binds = 0;
	toy_mail(&t, 1, from, buf_str(&text).p);
	toy_close(&t);
	return binds;
}

static void test_page__a_line_is_bound_once_however_many_ask_about_it(void **state)
{
	(void)state;
	assert_in_range(binds_of(&senate, "ann@x", "# a title", "# a title", 500), 500, 501);
	assert_in_range(binds_of(&senate, "ann@x", "# a title", "order 1 2", 500), 500, 502);
}

static void test_page__a_line_that_acts_makes_only_its_neighbours_be_bound_again(void **state)
{
	(void)state;
	assert_in_range(binds_of(&market, "ann@x", "# none", "bid 2 5", 500), 500, 3 * 501);
}

static void test_page__of_a_strangers_mail_only_the_beginning_is_looked_at(void **state)
{
	(void)state;
	assert_in_range(binds_of(&market, "eve@x", "# a title", "order 1 2", 5000), 1, 2 * 200);
}

TEST_MAIN(cmocka_unit_test(test_page__a_line_is_bound_once_however_many_ask_about_it),
	  cmocka_unit_test(test_page__a_line_that_acts_makes_only_its_neighbours_be_bound_again),
	  cmocka_unit_test(test_page__of_a_strangers_mail_only_the_beginning_is_looked_at))
