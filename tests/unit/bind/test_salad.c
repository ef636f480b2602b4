/*
 * salad: words in any order. Whatever is thrown at it, the binder ends, in bounded time, and every line that
 * holds a word gets an answer; what is booked can be printed and means itself.
 */
#include "bind/toy.h"
#include "verdict/verdict.h"

static const char *const words[] = {
	"move",
	"spawn",
	"build",
	"join",
	"bid",
	"hold",
	"support",
	"step",
	"settle",
	"shift",
	"duel",
	"done",
	"4",
	"0",
	"-2",
	"4.5",
	"all",
	"all but 2",
	"up to 3",
	"a",
	"the",
	"Osaka",
	"Kyoto",
	"Nara",
	"If",
	"March",
	"St. Ives",
	"OS",
	"Kob",
	"Okasa",
	"troops",
	"fort",
	"catapults",
	"salt",
	"leader",
	"coins",
	"share 12",
	"#7",
	"from",
	"to",
	"->",
	"-",
	"via",
	"in",
	"with",
	"for",
	"and",
	",",
	"then",
	";",
	".",
	"(",
	")",
	"each",
	"them",
	"it",
	"there",
	"of them",
	"if",
	"don't",
	"or",
	"some",
	"?",
	"instead",
	"moved",
	"thanks",
	"my",
	"new",
	"red",
	"blue",
	"teal",
	"#1188aa",
	"country Far Away",
	"announce",
	"frobnicate",
	":",
	"72h",
	"more",
	"\"Osaka\"",
	"Osaka's",
	"2nd",
	"12/1",
};

static uint32_t next(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 8;
}

static const char *salad(struct arena *a, uint32_t *seed)
{
	struct buf b = buf_new(a);
	for (uint32_t n = 1 + next(seed) % 14; n; n--)
		buf_addf(&b, "%s ", words[next(seed) % (sizeof(words) / sizeof(*words))]);
	return b.p;
}

static void bind_all(struct toy *t, const char *text)
{
	struct source *source = ARENA_NEW(t->arena, struct source);
	*source = source_new(t->arena, STR("mail"), str_c(text));
	t->sheet = binder_read(t->binder, source, t->arena);
	t->bound = (struct bound){ 0 };
	if (t->sheet->nlines)
		t->bound = bind_line(t->binder, &t->view, &t->scope, t->sheet, &t->sheet->lines[0], t->arena);
}

static bool is_sane(const struct binding *b)
{
	if (b->verdict == VERDICT_ACCEPTED)
		return b->command != NULL;
	return !b->command && (b->verdict == VERDICT_CHATTER || (b->ndiags && b->diags[0].what.n));
}

static bool prints_itself(struct toy *t, const struct command *c)
{
	struct buf text = buf_new(t->arena);
	command_print(&text, t->game, t->state, c);
	bind_all(t, text.p);
	return t->bound.n == 1 && t->bound.list[0].command && command_equal(c, t->bound.list[0].command);
}

static void test_salad__any_row_of_words_is_answered(void **state)
{
	uint32_t seed = 4711;
	for (unsigned round = 0; round < some_of(40); round++) {
		struct arena arena = ARENA_INIT;
		struct toy t = toy_new(&arena);
		for (int i = 0; i < 50; i++) {
			const char *text = salad(&arena, &seed);
			bind_all(&t, text);
			const struct bound bound = t.bound;
			for (size_t k = 0; k < bound.n; k++) {
				bool good = is_sane(&bound.list[k]) &&
					    (!bound.list[k].command || prints_itself(&t, bound.list[k].command));
				if (!good)
					print_error("%s\n", text);
				assert_true(good);
			}
		}
		arena_release(&arena);
	}
	(void)state;
}

/* Each word stands in one of them; WHOLE=1 (make long): in three, beside others. */
static void test_salad__long_lines_end_in_bounded_time(void **state)
{
	struct toy t = toy_new(*state);
	const size_t apart = getenv("WHOLE") ? 1 : 6;
	for (size_t w = 0; w + 3 < sizeof(words) / sizeof(*words); w += apart) {
		struct buf b = buf_new(*state);
		for (int i = 0; i < 95; i++)
			buf_addf(&b, "%s %s %s ", words[w], words[w + 1], words[w + 2 + (size_t)i % 2]);
		bind_all(&t, b.p);
	}
}

TEST_MAIN(cmocka_unit_test(test_salad__any_row_of_words_is_answered),
	  TEST_ARENA(test_salad__long_lines_end_in_bounded_time))
