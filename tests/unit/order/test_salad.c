/* Word salads: whatever is written, the sheet keeps its promises. */
#include "test.h"

#include "readings_file.h"

static const char *const words[] = {
	"move",
	"moves",
	"moved",
	"hold",
	"attack",
	"Osaka",
	"osaka's",
	"Kyoto",
	"Aix-la-Chapelle",
	"St. Ives",
	"San",
	"If",
	"To",
	"to",
	"from",
	"in",
	"with",
	"of",
	"for",
	"because",
	"4",
	"four",
	"minus",
	"twenty",
	"twenty-two",
	"San Francisco",
	"Francisco Bay",
	"Bay",
	"a",
	"an",
	"the",
	"my",
	"all",
	"all of",
	"but",
	"except",
	"up to",
	"3",
	"12/1",
	"#",
	"#12",
	"unit",
	"unit 12",
	"u7",
	"share",
	"troops",
	"army",
	"bag of salt",
	"coins",
	"7c",
	"4x",
	"more",
	"new",
	"them",
	"there",
	"each",
	"if",
	"unless",
	"not",
	"or",
	"some",
	"maybe",
	"why",
	"?",
	"!",
	".",
	",",
	";",
	":",
	"(",
	")",
	"\"",
	"'",
	"-",
	"--",
	"->",
	"=>",
	">",
	"=",
	"/",
	"//",
	"|",
	"*",
	"1.",
	"3)",
	"a)",
	"4.5",
	"007",
	"1e9",
	"72h",
	"2026-01-05T20:00Z",
	"ann@example.org",
	"http://x.y/z",
	"country",
	"announce",
	"thanks",
	"please",
	"I",
	"could you",
	"Okasa",
	"Osakka",
	"Fransisco",
	"\xf0\x9f\x99\x82",
	"\xc3\x96saka",
	"\xd0\x9esaka",
	"\xff",
	"\x01",
	"\t",
	"\xe2\x86\x92",
	"\xe2\x80\x94",
	"no",
	"",
	"zzz",
	"half a dozen",
	"OR",
	"or",
};

static const char *const vocabulary[] = {
	"verb move|go to",
	"verb hold|h",
	"verb attack",
	"verb announce !rest",
	"unit troop|army",
	"unit unit|u !label",
	"thing bag of salt|salt",
	"coin coin|c",
	"share share !label",
	"text country !text",
	"area Osaka",
	"area Kyoto",
	"area Aix-la-Chapelle",
	"area St. Ives",
	"area San Francisco",
	"area San Diego",
	"area If",
	"area To",
	"area Francisco Bay",
	"area OR !code",
	"seat Osaka",
	"seat May",
};

static struct vocab *salad_vocab(struct arena *a)
{
	struct vocab *v = vocab_new(a);

	for (size_t i = 0; i < sizeof vocabulary / sizeof *vocabulary; i++)
		vocab_add_line(v, str_c(vocabulary[i]), (int32_t)i);
	vocab_seal(v);
	return v;
}

/* Numerical Recipes' generator: the same salads every time. */
static uint32_t next_random(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 8;
}

static struct str salad(struct arena *a, uint32_t *seed)
{
	struct buf b = buf_new(a);
	const uint32_t n = 1 + next_random(seed) % 14;

	for (uint32_t i = 0; i < n; i++) {
		buf_add_c(&b, words[next_random(seed) % (sizeof words / sizeof *words)]);
		if (next_random(seed) % 8)
			buf_add_char(&b, ' ');
		else if (next_random(seed) % 4 == 0)
			buf_add_char(&b, '\n');
	}
	return buf_str(&b);
}

/* Signs more than words, and bytes that are no text. */
static struct str noise(struct arena *a, uint32_t *seed)
{
	static const char signs[] = "aeosKTuxm 0123456789--->>.,,;::!?()[]\"''##//@@%%__==++**|~^&$<\\`\t\r\n"
				    "\xc3\xb6\xe2\x80\x93\xd0\x9e\xf0\x9f\x99\x82\xff\x01\x7f\xe2\x80\x8b";
	struct buf b = buf_new(a);
	const uint32_t n = 1 + next_random(seed) % 40;

	for (uint32_t i = 0; i < n; i++)
		buf_add_char(&b, signs[next_random(seed) % (sizeof signs - 1)]);
	return buf_str(&b);
}

static void check_span(struct span s, struct span inside)
{
	assert_true(s.from <= s.to);
	assert_true(s.from >= inside.from && s.to <= inside.to);
}

static void check_phrase(const struct phrase *p, const struct line *l)
{
	assert_true(p->role < ROLE_COUNT && p->role != ROLE_ARGUMENTS + ROLE_COUNT);
	check_span(p->at, l->at);
	if (p->role > ROLE_ARGUMENTS)
		assert_int_equal(p->nterms, 1);
	for (unsigned i = 0; i < p->nterms; i++) {
		assert_true(p->terms[i].kind < TERM_KINDS);
		check_span(p->terms[i].at, l->at);
		if (p->terms[i].kind == TERM_NAME)
			assert_true(p->terms[i].u.nouns.n > 0);
		if (p->terms[i].kind == TERM_AMBIGUOUS)
			assert_true(p->terms[i].u.nouns.n > 1);
	}
}

static uint32_t last_character(const struct source *s, struct span at)
{
	while (at.to > at.from && ((unsigned char)s->text.p[--at.to] & 0xc0) == 0x80)
		;
	return at.to;
}

static void check_reading(const struct reading *r, const struct line *l, const struct source *s)
{
	unsigned stops = 0;

	for (uint32_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];

		check_phrase(p, l);
		/* the end of one may be the start of the next: a raised minus is a sign and a dash */
		if (i && p->at.from < p[-1].at.to && p->at.from < last_character(s, p[-1].at)) {
			print_error("phrases overlap: %.*s\n", STR_ARG(source_text(s, l->at)));
			fail();
		}
		stops |= p->role == ROLE_STOP ? (unsigned)p->terms[0].u.stop : 0;
		stops |= p->role == ROLE_PAST ? STOP_PAST : 0;
	}
	assert_int_equal(stops, r->stops);
}

static void check_line(const struct line *l, const struct source *s)
{
	uint32_t n = 0, price = 0;

	for (const struct reading *r = l->readings; r; r = r->next, n++) {
		assert_true(r->price >= price);
		price = r->price;
		check_reading(r, l, s);
	}
	assert_int_equal(n, l->nreadings);
	assert_true(n <= SHEET_READINGS);
	if (!(l->flags & (LINE_QUOTED | LINE_COMMENT | LINE_OUTSIDE | LINE_TOO_LONG)))
		if (n == 0) {
			print_error("no reading: %.*s\n", STR_ARG(source_text(s, l->at)));
			fail();
		}
}

static void test_salad__every_sheet_keeps_its_promises(void **state)
{
	struct vocab *v = salad_vocab(*state);
	uint32_t seed = 1;

	for (int i = 0; i < 20000; i++) {
		struct arena a = ARENA_INIT;
		const struct source s = source_new(&a, STR("salad"), i % 3 ? salad(&a, &seed) : noise(&a, &seed));
		struct buf out = buf_new(&a);
		struct sheet sheet;

		sheet_parse(&sheet, &s, NULL, 0, v, &a);
		for (size_t k = 0; k < sheet.nlines; k++)
			check_line(&sheet.lines[k], &s);
		sheet_print(&out, &sheet, v);
		arena_release(&a);
	}
}

/* The worst of lines cost no more than their limits say. */
static void test_salad__limits_are_said_and_cost_little(void **state)
{
	struct arena *a = *state;
	struct vocab *v = salad_vocab(a);
	struct buf b = buf_new(a);
	struct sheet sheet;

	for (int i = 0; i < 250000; i++)
		buf_add_c(&b, "If ");
	buf_add_c(&b, "\n\nhold Osaka\n\n");
	for (int i = 0; i < 300; i++)
		buf_add_c(&b, "to If ");
	const struct source s = source_new(a, STR("long"), buf_str(&b));
	sheet_parse(&sheet, &s, NULL, 0, v, a);
	assert_int_equal(sheet.nlines, 3);
	assert_true(sheet.lines[0].flags & LINE_TOO_LONG);
	assert_int_equal(sheet.lines[0].nreadings, 0);
	assert_int_equal(sheet.lines[1].nreadings, 1);
	assert_true(sheet.lines[2].flags & LINE_TOO_LONG);
	assert_int_equal(sheet.diags.list.n, 2);
}

static void test_salad__ten_thousand_lines_are_read(void **state)
{
	struct arena *a = *state;
	struct vocab *v = salad_vocab(a);
	struct buf b = buf_new(a);
	struct sheet sheet;

	for (int i = 0; i < 10000; i++)
		buf_add_c(&b, i % 2 ? "move 4 from If to To or to If or To or to If or to To or To\n"
				    : "move 4 from Osaka to Kyoto\n");
	const struct source s = source_new(a, STR("many"), buf_str(&b));
	sheet_parse(&sheet, &s, NULL, 0, v, a);
	assert_int_equal(sheet.nlines, 10000);
	assert_int_equal(sheet.lines[9998].nreadings, 1);
	assert_true(a->used < (size_t)64 << 20);
}

TEST_MAIN(TEST_ARENA(test_salad__every_sheet_keeps_its_promises),
	  TEST_ARENA(test_salad__limits_are_said_and_cost_little), TEST_ARENA(test_salad__ten_thousand_lines_are_read))
