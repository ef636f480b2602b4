/*
 * cmd_play: `pbp play FILE...`: the scenarios of files, one after the other.
 */
#include "app/tools.h"
#include "base/screen.h"
#include "scenario/scenario.h"
#include "base/file.h"

static void tell(struct app *a, const char *path, const struct scenario *s)
{
	screen_print(a->out, "%s  %s: %.*s\n", s->differences.n ? "FAILED" : "ok    ", path, STR_ARG(s->name));
	for (size_t i = 0; i < s->differences.n; i++) {
		const struct difference *d = &s->differences.at[i];
		screen_print(a->out, "  %s:%u\n    expected: %.*s\n    found:    %.*s\n", path, d->line,
			     STR_ARG(d->expected), STR_ARG(d->found));
	}
}

static void tell_json(struct app *a, struct scenario *s)
{
	json_t *o = scenario_json(s);
	char *text = json_dumps(o, JSON_SORT_KEYS | JSON_COMPACT);
	screen_print(a->out, "%s\n", text);
	free(text);
	json_decref(o);
}

struct count {
	size_t passed, failed;
};

static int play_one(struct app *a, const char *path, const struct board *b, struct scenario_lines shared,
		    struct scenario_lines own, struct count *count, struct err *e)
{
	struct scenario s;
	int code = scenario_play(&s, &a->place, b, shared, own, e);
	if (!code) {
		if (a->json)
			tell_json(a, &s);
		else
			tell(a, path, &s);
		*(s.differences.n ? &count->failed : &count->passed) += 1;
	}
	scenario_release(&s);
	return code;
}

/* The first line from i on that begins a scenario, or the end. */
static size_t next_start(const struct board *b, size_t i)
{
	while (i < b->nlines && !board_word_is(&b->lines[i], 0, "scenario"))
		i++;
	return i;
}

static int play_file(struct app *a, const char *path, struct count *count, struct err *e)
{
	struct arena arena = ARENA_INIT;
	struct str text;
	struct board b = { 0 };
	struct source src;
	int code = file_read(&text, path, 64 << 20, &arena, e);
	if (!code) {
		src = source_new(&arena, str_c(path), text);
		code = board_parse(&b, &src, &arena, e);
	}
	size_t i = next_start(&b, 0);
	const struct scenario_lines shared = { b.lines, i };
	if (!code && i == b.nlines)
		code = err_set(e, ERR_SYNTAX, "%s: there is no scenario in it; one begins with: scenario \"...\"",
			       path);
	while (!code && i < b.nlines) {
		const size_t end = next_start(&b, i + 1);
		code = play_one(a, path, &b, shared, (struct scenario_lines){ b.lines + i, end - i }, count, e);
		i = end;
	}
	arena_release(&arena);
	return code;
}

int tool_play(struct app *a)
{
	struct count count = { 0 };
	bool broken = false;
	for (int i = 0; i < a->nargs; i++) {
		struct err e = { 0 };
		if (play_file(a, a->args[i], &count, &e)) {
			app_failed(a, &e);
			broken = true;
			count.failed++;
		}
	}
	if (!a->json)
		screen_print(a->out, "%zu passed, %zu failed\n", count.passed, count.failed);
	return broken || count.failed ? EXIT_NO : EXIT_DONE;
}
