#include "test.h"

#include "base/buf.h"
#include "order/analogy.h"

/* In braces what is named: "{P Osaka}"; the rest are words and signs. */
static size_t pieces_of(struct analogy_piece *out, const char *text)
{
	struct str rest = str_c(text), word;
	size_t n = 0;

	for (; str_cut(&rest, ' ', &word); n++) {
		out[n] = (struct analogy_piece){
			.kind = ANALOGY_WORD, .text = word, .parts = analogy_parts(word), .opens = analogy_opens(word)
		};
		if (word.p[0] != '{')
			continue;
		out[n] = (struct analogy_piece){ .kind = (uint8_t)word.p[1] };
		str_cut(&rest, '}', &out[n].text);
		rest = str_sub(rest, rest.n > 0, rest.n);
		out[n].points = out[n].kind == ANALOGY_PLACE && analogy_points(out[n].text);
	}
	return n;
}

/* Those of one game at a time. */
static bool admits(void *context, struct str deed)
{
	struct str first;
	str_cut(&deed, ' ', &first);
	return str_find(str_c(context), first) < strlen(context);
}

static const char *read(struct arena *a, const char *deeds, const char *text)
{
	struct analogy_piece at[ANALOGY_PIECES];
	const struct analogy_search by = { .admits = admits, .context = (void *)(uintptr_t)deeds };
	const struct analogy found = analogy_read(at, pieces_of(at, text), &by);
	struct buf out = buf_new(a);

	for (size_t i = 0; i < found.n; i++) {
		struct str form = str_c(found.orders[i].form), word;
		size_t slot = 0;

		buf_add_c(&out, i ? "; " : "");
		while (str_cut(&form, ' ', &word)) {
			const int16_t piece = analogy_stands_for(word) ? found.orders[i].slots[slot++] : -1;
			const struct str text_of = piece >= 0 ? at[piece].text : word;

			buf_addf(&out, "%s%.*s", out.n && out.p[out.n - 1] != ' ' ? " " : "", STR_ARG(text_of));
		}
	}
	return str_cstr(a, buf_str(&out));
}

static void test_analogy__a_sentence_is_the_order_it_is_most_like(void **state)
{
	ARENA_SCRATCH(a);

	(void)state;
	assert_string_equal(
		read(&a, "move spawn build", "kindly have {N four} of my lads wander from {P osaka} into {P kyoto}"),
		"move four from osaka to kyoto");
	assert_string_equal(read(&a, "move spawn build", "{N four} of those in {P osaka} shall go into {P kyoto}"),
			    "move four from osaka to kyoto");
	assert_string_equal(read(&a, "deploy attack", "{P osaka} gets {N three} , {P kyoto} {N two}"),
			    "deploy three in osaka; deploy two in kyoto");
	assert_string_equal(read(&a, "deploy attack", "plonk {N three} in {P osaka} and hit {P kyoto} from {P there}"),
			    "deploy three in osaka; attack kyoto from osaka");
}

static void test_analogy__the_same_words_are_another_order_in_another_game(void **state)
{
	ARENA_SCRATCH(a);

	(void)state;
	assert_string_equal(read(&a, "spawn", "{N three} new ones for {P osaka}"), "spawn three in osaka");
	assert_string_equal(read(&a, "deploy", "{N three} new ones for {P osaka}"), "deploy three in osaka");
}

static void test_analogy__what_is_told_is_no_order(void **state)
{
	ARENA_SCRATCH(a);

	(void)state;
	assert_string_equal(read(&a, "move attack deploy", "my daughter has moved from {P osaka} to {P kyoto}"), "");
	assert_string_equal(read(&a, "move attack deploy", "what a week"), "");
}

/* A form that is none here makes way for the next. */
static void test_analogy__what_cannot_be_read_is_looked_for_again(void **state)
{
	struct analogy_piece at[ANALOGY_PIECES];
	char all[] = "move all";
	struct analogy_search by = { .admits = admits, .context = all };

	(void)state;
	const size_t n = pieces_of(at, "the army of {P osaka} travels to {P kyoto}");
	struct analogy found = analogy_read(at, n, &by);
	assert_int_equal(found.n, 1);
	by.never[by.nnever++] = found.orders[0].form;
	const char *first = found.orders[0].form;
	found = analogy_read(at, n, &by);
	assert_int_equal(found.n, 1);
	assert_string_not_equal(found.orders[0].form, first);
}

/* More than there is room for is no order, and costs no more than the room. */
static void test_analogy__there_is_an_end(void **state)
{
	struct analogy_piece at[ANALOGY_PIECES + 1];
	char all[] = "move";

	(void)state;
	for (size_t i = 0; i <= ANALOGY_PIECES; i++)
		at[i] = (struct analogy_piece){ .kind = i % 2 ? ANALOGY_PLACE : ANALOGY_WORD, .text = STR("move") };
	const struct analogy_search by = { .admits = admits, .context = all };
	assert_int_equal(analogy_read(at, ANALOGY_PIECES + 1, &by).n, 0);
	assert_int_equal(analogy_read(at, ANALOGY_PIECES, &by).n, 0);
	assert_int_equal(analogy_read(at, 0, &by).n, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_analogy__a_sentence_is_the_order_it_is_most_like),
		cmocka_unit_test(test_analogy__the_same_words_are_another_order_in_another_game),
		cmocka_unit_test(test_analogy__what_is_told_is_no_order),
		cmocka_unit_test(test_analogy__what_cannot_be_read_is_looked_for_again),
		cmocka_unit_test(test_analogy__there_is_an_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
