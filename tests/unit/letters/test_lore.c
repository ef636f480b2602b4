/* lore: what is known is found by each way in which its file says that it is asked; what it cites are rules. */
#include "test.h"

#include "base/file.h"
#include "letters/lore.h"

enum { FILE_MOST = 1 << 20 };

static const char *const games[] = { "armies", "gilmoria", "global-domination", "hegemon", "states" };

static struct str read_game(const char *game, const char *file, struct arena *a)
{
	struct str text = STR_NONE;
	const struct str path = str_printf(a, "games/%s/%s", game, file);
	assert_int_equal(file_read(&text, str_cstr(a, path), FILE_MOST, a, NULL), 0);
	return text;
}

static void test_lore__a_file_is_read(void **state)
{
	struct arena a = ARENA_INIT;
	struct lore lore;
	(void)state;
	lore_read(
		&lore,
		STR("# about\n? What does a fort cost?\n? price of forts\nTen\ncoins. [X-1]\n\n? Alone\n\nNobody asks\n"),
		&a);
	assert_int_equal(lore.entries.n, 1);
	assert_true(str_eq_c(lore.entries.at[0].asked, "What does a fort cost?\nprice of forts"));
	assert_true(str_eq_c(lore.entries.at[0].text, "Ten coins. [X-1]"));
	arena_release(&a);
}

static bool finds(const struct lore *lore, const struct lore_entry *e, struct str question, struct arena *a)
{
	const struct lore_entry *found[LORE_MOST];
	bool sure;
	const size_t n = lore_find(found, &sure, lore, question, a);
	for (size_t i = 0; i < n; i++)
		if (found[i] == e)
			return true;
	return false;
}

static void test_lore__each_way_to_ask_finds_its_answer(void **state)
{
	(void)state;
	for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
		struct arena a = ARENA_INIT;
		struct lore lore;
		size_t asked = 0, missed = 0;
		lore_read(&lore, read_game(games[g], "answers", &a), &a);
		assert_true(lore.entries.n >= 20);
		for (size_t i = 0; i < lore.entries.n; i++) {
			struct str rest = lore.entries.at[i].asked, line;
			while (str_line(&rest, &line)) {
				const bool found = finds(&lore, &lore.entries.at[i], line, &a);
				asked++;
				missed += !found;
				if (!found)
					print_message("    %s: not found by its own words: %.*s\n", games[g],
						      STR_ARG(line));
			}
		}
		print_message("    %s: %zu answers, %zu of %zu ways to ask find theirs\n", games[g], lore.entries.n,
			      asked - missed, asked);
		assert_true(missed * 50 <= asked); /* of two that ask nearly the same, the other one may be told */
		arena_release(&a);
	}
}

static void test_lore__what_is_about_something_else_finds_none(void **state)
{
	static const char *const elsewhere[] = { "Did you see the match last night?", "How is your mother?",
						 "What time is it in Berlin?", "Who let the dogs out?" };
	(void)state;
	for (size_t g = 0; g < sizeof games / sizeof *games; g++)
		for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
			struct arena a = ARENA_INIT;
			const struct lore_entry *found[LORE_MOST];
			struct lore lore;
			bool sure;
			lore_read(&lore, read_game(games[g], "answers", &a), &a);
			const size_t n = lore_find(found, &sure, &lore, str_c(elsewhere[i]), &a);
			if (n)
				print_message("    %s: \"%s\" finds %.*s\n", games[g], elsewhere[i],
					      STR_ARG(found[0]->asked));
			assert_int_equal(n, 0);
			arena_release(&a);
		}
}

/* "[HEG-TIME-1, HEG-TIME-5]" */
static void test_lore__what_is_cited_is_a_rule(void **state)
{
	(void)state;
	for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
		struct arena a = ARENA_INIT;
		struct lore lore;
		const struct str rules = str_printf(&a, "\n%.*s", STR_ARG(read_game(games[g], "rules.cat", &a)));
		lore_read(&lore, read_game(games[g], "answers", &a), &a);
		for (size_t i = 0; i < lore.entries.n; i++) {
			const struct str text = lore.entries.at[i].text;
			const size_t open = str_find_char(text, '[');
			struct str ids = str_strip(str_sub(text, open, text.n), "[]. "), id;
			assert_true(open < text.n);
			while (str_cut(&ids, ',', &id)) {
				const struct str line = str_printf(&a, "\n%.*s ", STR_ARG(str_trim(id)));
				if (str_find(rules, line) == rules.n)
					print_message("    %s: no rule %.*s\n", games[g], STR_ARG(id));
				assert_true(str_find(rules, line) < rules.n);
			}
		}
		arena_release(&a);
	}
}

/* What a player would be told: `--ask GAME FILE`, a question a line. */
static int ask(const char *game, const char *file)
{
	struct arena a = ARENA_INIT;
	struct lore lore;
	struct str text, line;
	lore_read(&lore, read_game(game, "answers", &a), &a);
	if (file_read(&text, file, FILE_MOST, &a, NULL))
		return 1;
	while (str_line(&text, &line)) {
		const struct lore_entry *found[LORE_MOST];
		bool sure;
		const size_t n = lore_find(found, &sure, &lore, line, &a);
		printf("%.*s\n", STR_ARG(line));
		for (size_t i = 0; i < n; i++)
			printf("   %s %.*s\n", sure ? "=" : "~", (int)str_find_char(found[i]->asked, '\n'),
			       found[i]->asked.p);
	}
	arena_release(&a);
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lore__a_file_is_read),
		cmocka_unit_test(test_lore__each_way_to_ask_finds_its_answer),
		cmocka_unit_test(test_lore__what_is_about_something_else_finds_none),
		cmocka_unit_test(test_lore__what_is_cited_is_a_rule),
	};
	if (argc == 4 && !strcmp(argv[1], "--ask"))
		return ask(argv[2], argv[3]);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
