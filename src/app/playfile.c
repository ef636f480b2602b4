/*
 * playfile: `pbp play FILE...`: the scenarios of files, one after the other.
 */
#include "app/scenario.h"
#include "app/tojson.h"
#include "base/file.h"

static void tell(struct app *a, const char *path, const struct scenario *s)
{
	fprintf(a->out, "%s  %s: %.*s\n", s->differences.n ? "FAILED" : "ok    ", path, STR_ARG(s->name));
	for (size_t i = 0; i < s->differences.n; i++) {
		const struct difference *d = &s->differences.at[i];
		fprintf(a->out, "  %s:%u\n    expected: %.*s\n    found:    %.*s\n", path, d->line,
			STR_ARG(d->expected), STR_ARG(d->found));
	}
}

static void tell_json(struct app *a, struct scenario *s)
{
	json_t *o = scenario_json(s);
	char *text = json_dumps(o, JSON_SORT_KEYS | JSON_COMPACT);
	fprintf(a->out, "%s\n", text);
	free(text);
	json_decref(o);
}

struct count {
	size_t passed, failed;
};

static int play_one(struct app *a, const char *path, const struct board *b, size_t from, size_t to,
		    struct count *count, struct err *e)
{
	struct scenario s;
	int code = scenario_play(&s, a, b, b->lines + from, to - from, e);
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

static bool is_start(const struct board_line *l)
{
	return board_word_is(l, 0, "scenario");
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
	size_t i = 0;
	while (!code && i < b.nlines && !b.lines[i].nwords)
		i++;
	if (!code && (i == b.nlines || !is_start(&b.lines[i])))
		code = err_set(e, ERR_SYNTAX, "%s: a file of scenarios begins with: scenario \"...\"", path);
	while (!code && i < b.nlines) {
		size_t end = i + 1;
		while (end < b.nlines && !is_start(&b.lines[end]))
			end++;
		code = play_one(a, path, &b, i, end, count, e);
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
		fprintf(a->out, "%zu passed, %zu failed\n", count.passed, count.failed);
	return broken || count.failed ? EXIT_NO : EXIT_DONE;
}
