/* Templates: the cases of the specification, and what it leaves to us: errors, limits, hostile text. */
#include "test.h"

#include "base/file.h"
#include "report/mustache.h"
#include "report/report.h"

#define CASES "tests/unit/report/mustache.json"

struct shelf { /* templates by name, a JSON object; "" is the one that is rendered */
	json_t *partials;
	struct arena *arena;
};

static bool find_on_shelf(void *context, struct str name, struct source *out)
{
	const struct shelf *s = context;
	const json_t *text = json_object_getn(s->partials, name.p, name.n);

	if (text)
		*out = source_new(s->arena, str_printf(s->arena, "%.*s.txt", STR_ARG(name)),
				  (struct str){ json_string_value(text), json_string_length(text) });
	return text != NULL;
}

/* html_special of the specification: &, <, > and quotes */
static int render(struct buf *out, json_t *partials, const json_t *data, struct err *e)
{
	struct shelf s = { partials, out->arena };
	struct mustache_set set = { find_on_shelf, &s, escape_html, out->arena, NULL };

	return mustache_render(out, &set, STR("main"), data, e);
}

static json_t *shelf_of(const json_t *one)
{
	json_t *partials = json_deep_copy(json_object_get(one, "partials"));

	if (!partials)
		partials = json_object();
	json_object_set(partials, "main", json_object_get(one, "template"));
	return partials;
}

static bool case_holds(const json_t *one, struct arena *a)
{
	json_t *partials = shelf_of(one);
	struct buf out = buf_new(a);
	struct err e = { 0 };
	int code = render(&out, partials, json_object_get(one, "data"), &e);
	const char *expected = json_string_value(json_object_get(one, "expected"));
	bool holds = !code && str_eq_c(buf_str(&out), expected);

	if (!holds)
		print_error("%s: %s\n--- expected\n%s\n--- found\n%.*s\n",
			    json_string_value(json_object_get(one, "about")), e.text, expected, STR_ARG(buf_str(&out)));
	json_decref(partials);
	return holds;
}

static json_t *load_cases(void)
{
	json_t *all = json_load_file(CASES, 0, NULL);

	assert_non_null(all);
	return all;
}

static void test_mustache__every_case_of_the_specification_holds(void **state)
{
	json_t *all = load_cases(), *one;
	size_t i, failed = 0;

	json_array_foreach(json_object_get(all, "cases"), i, one) failed += !case_holds(one, *state);
	assert_int_equal(i, 136 + 27);
	assert_int_equal(failed, 0);
	json_decref(all);
}

/* ---- errors ---- */

static struct str error_of(struct arena *a, const char *text, int expected)
{
	json_t *partials = json_pack("{s:s}", "main", text), *data = json_object();
	struct buf out = buf_new(a);
	struct err e = { 0 };

	assert_int_equal(render(&out, partials, data, &e), expected);
	json_decref(partials);
	json_decref(data);
	return str_dup(a, str_c(e.text));
}

static void test_mustache__errors_name_template_line_and_column(void **state)
{
	static const char *const cases[][2] = {
		{ "a\n b {{#x}}\n", "main.txt:2:4: this section is never closed" },
		{ "{{/x}}", "main.txt:1:1: this closes a section that is not open" },
		{ "{{#x}}{{/y}}", "main.txt:1:7: this closes a section that is not open" },
		{ "a {{x", "main.txt:1:3: this tag is never closed" },
		{ "{{}}", "main.txt:1:1: this tag has no name" },
		{ "{{a b}}", "main.txt:1:1: a name is one word" },
		{ "\n\n{{=<<=}}", "main.txt:3:1: delimiters are two words: {{=<% %>=}}" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_str(error_of(*state, cases[i][0], ERR_SYNTAX), cases[i][1]);
}

static void test_mustache__a_missing_template_is_a_failure_a_missing_partial_is_empty(void **state)
{
	json_t *none = json_object();
	struct buf out = buf_new(*state);
	struct err e = { 0 };

	assert_int_equal(render(&out, none, none, &e), ERR_NOT_FOUND);
	assert_str(str_c(e.text), "there is no template main");
	json_object_set_new(none, "main", json_string("[{{>other}}]"));
	assert_ok(render(&out, none, none, &e), &e);
	assert_str(buf_str(&out), "[]");
	json_decref(none);
}

/* ---- limits ---- */

static void test_mustache__what_includes_itself_ends(void **state)
{
	static const char *const endless[] = {
		"{{>main}}",
		"{{<main}}{{/main}}",
		"{{>main}}{{>main}}",
		"  {{>main}}\n",
		"{{<main}}{{$a}}{{$a}}{{/a}}{{/a}}{{/main}}{{$a}}{{/a}}",
	};

	for (size_t i = 0; i < sizeof endless / sizeof *endless; i++)
		error_of(*state, endless[i], ERR_LIMIT);
}

/* Each template twice the next: two to the sixtieth, without any loop. */
static void test_mustache__doubling_templates_end(void **state)
{
	struct arena *a = *state;
	json_t *partials = json_object(), *data = json_object();
	struct buf out = buf_new(a);
	struct err e = { 0 };

	json_object_set_new(partials, "main", json_string("{{>t0}}"));
	for (int i = 0; i < 60; i++)
		json_object_set_new(partials, arena_printf(a, "t%d", i),
				    json_sprintf("{{>t%d}}{{>t%d}}", i + 1, i + 1));
	assert_int_equal(render(&out, partials, data, &e), ERR_LIMIT);
	json_decref(partials);
	json_decref(data);
}

/* Sections may stand in each other as deep as 64, and lists in lists end as well. */
static void test_mustache__nested_lists_end(void **state)
{
	struct buf text = buf_new(*state), out = buf_new(*state);
	json_t *data = json_pack("{s:[i,i,i,i,i,i,i,i]}", "a", 1, 2, 3, 4, 5, 6, 7, 8), *partials;
	struct err e = { 0 };

	for (int i = 0; i < 64; i++)
		buf_add_c(&text, "{{#a}}");
	for (int i = 0; i < 64; i++)
		buf_add_c(&text, "{{/a}}");
	partials = json_pack("{s:s}", "main", text.p);
	assert_int_equal(render(&out, partials, data, &e), ERR_LIMIT);
	json_decref(partials);
	json_decref(data);
	buf_add_c(&text, "{{#a}}");
	for (int i = 0; i < 70; i++)
		buf_add_c(&text, "{{#a}}");
	assert_true(str_find(error_of(*state, text.p, ERR_SYNTAX), STR("nested too deep")) > 0);
}

/* ---- hostile text ---- */

static uint32_t next_random(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 8;
}

/* The template with a few pieces cut, doubled or replaced by signs that mean something. */
static struct str spoiled(struct arena *a, struct str text, uint32_t *seed)
{
	static const char *const pieces[] = { "{{",  "}}",  "{{#a}}", "{{/a}}", "{{=", "=}}",  "\n", "  ",
					      "{{<", "{{$", "{{>",    "{{{",    "}}}", "\r\n", "!",  "." };
	struct buf b = buf_new(a);

	buf_add(&b, text);
	for (uint32_t i = next_random(seed) % 4 + 1; i > 0; i--) {
		struct str s = str_dup(a, buf_str(&b));
		size_t from = next_random(seed) % (s.n + 1), to = from + next_random(seed) % 8;

		b = buf_new(a);
		buf_add(&b, str_sub(s, 0, from));
		buf_add_c(&b, pieces[next_random(seed) % (sizeof pieces / sizeof *pieces)]);
		buf_add(&b, str_sub(s, to, s.n));
	}
	return buf_str(&b);
}

static void spoil_case(const json_t *one, uint32_t *seed)
{
	struct arena a = ARENA_INIT;
	json_t *partials = shelf_of(one);
	const json_t *text = json_object_get(partials, "main");
	struct buf out = buf_new(&a);
	struct err e = { 0 };
	struct str bad = spoiled(&a, (struct str){ json_string_value(text), json_string_length(text) }, seed);
	int code;

	json_object_set_new(partials, "main", json_stringn_nocheck(bad.p ? bad.p : "", bad.n));
	code = render(&out, partials, json_object_get(one, "data"), &e);
	assert_true(!code || code == ERR_SYNTAX || code == ERR_LIMIT);
	assert_true(!code == !e.text[0]);
	json_decref(partials);
	arena_release(&a);
}

static void test_mustache__spoiled_templates_fail_or_render(void **state)
{
	json_t *all = load_cases(), *one;
	uint32_t seed = 20260105;
	size_t i;

	(void)state;
	for (int round = 0; round < 40; round++)
		json_array_foreach(json_object_get(all, "cases"), i, one) spoil_case(one, &seed);
	json_decref(all);
}

TEST_MAIN(TEST_ARENA(test_mustache__every_case_of_the_specification_holds),
	  TEST_ARENA(test_mustache__errors_name_template_line_and_column),
	  TEST_ARENA(test_mustache__a_missing_template_is_a_failure_a_missing_partial_is_empty),
	  TEST_ARENA(test_mustache__what_includes_itself_ends), TEST_ARENA(test_mustache__doubling_templates_end),
	  TEST_ARENA(test_mustache__nested_lists_end), TEST_ARENA(test_mustache__spoiled_templates_fail_or_render))
