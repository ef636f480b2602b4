/*
 * understand: `pbp parse`, `pbp bind`, and the unknown words of `pbp log`: what
 * the floors of the order language made of a text.
 */
#include <unistd.h>

#include "app/tojson.h"
#include "base/file.h"
#include "bind/show.h"
#include "world/record.h"

struct text_of {
	struct root root;
	struct live *live;
	struct source source;
	seat_id seat;
};

static int open_text(struct text_of *t, struct app *a, struct err *e)
{
	const char *seat = app_option(a, "seat");
	struct str text;
	int code = root_open(&t->root, a, false, e);
	if (!code)
		code = live_open(&t->live, &t->root, str_c(a->args[0]), e);
	if (!code)
		code = a->nargs > 1 ? file_read(&text, a->args[1], 64 << 20, &a->run, e) :
				      file_read_fd(&text, STDIN_FILENO, 64 << 20, &a->run, e);
	if (code)
		return code;
	t->source = source_new(&a->run, STR("your text"), text);
	t->seat = seat ? seat_by_name(engine_state(t->live->engine), str_c(seat)) : SEAT_NONE;
	if (seat && t->seat == SEAT_NONE)
		return err_set(e, ERR_NOT_FOUND, "there is no seat \"%s\" in game %s", seat, a->args[0]);
	return 0;
}

int tool_parse(struct app *a)
{
	struct err e = { 0 };
	struct text_of t = { .live = NULL };
	struct buf b = buf_new(&a->run);
	int code = open_text(&t, a, &e);
	if (!code) {
		show_sheet(&b, t.live->binder, &t.source);
		if (a->json)
			tojson_print(a, tojson_lines(buf_str(&b)));
		else
			app_print(a, buf_str(&b));
	}
	live_close(t.live);
	return code ? app_failed(a, &e) : EXIT_DONE;
}

json_t *tojson_lines(struct str text)
{
	json_t *list = json_array();
	struct str line;
	while (str_line(&text, &line))
		json_array_append_new(list, tojson_str(line));
	return list;
}

static struct outcome_line as_line(const struct shown *s)
{
	struct outcome_line l = { .at = s->binding.at, .line = s->line, .verdict = s->binding.verdict };
	l.command = s->binding.command;
	l.canonical = s->canonical;
	l.diags = s->binding.diags;
	l.ndiags = s->binding.ndiags;
	return l;
}

static void write_shown(struct buf *b, const struct shown *s, const struct source *src)
{
	if (s->binding.command)
		buf_addf(b, "line %u: %.*s\n", s->line, STR_ARG(s->canonical));
	else if (s->binding.verdict == VERDICT_CHATTER)
		buf_addf(b, "line %u: chatter\n", s->line);
	for (size_t i = 0; i < s->binding.ndiags; i++)
		diag_render(b, &s->binding.diags[i], src);
}

int tool_bind(struct app *a)
{
	struct err e = { 0 };
	struct text_of t = { .live = NULL };
	struct buf b = buf_new(&a->run);
	const struct shown *list;
	json_t *lines = json_array();
	int code = open_text(&t, a, &e);
	if (!code) {
		const struct state *s = engine_state(t.live->engine);
		size_t n = show_bound(&list, t.live->binder, s, t.seat, &t.source, &a->run);
		for (size_t i = 0; i < n; i++) {
			struct outcome_line l = as_line(&list[i]);
			json_array_append_new(lines, tojson_line(t.live->game, s, &l, &t.source, &a->run));
			write_shown(&b, &list[i], &t.source);
		}
		if (a->json)
			tojson_print(a, json_incref(lines));
		else
			app_print(a, buf_str(&b));
	}
	json_decref(lines);
	live_close(t.live);
	return code ? app_failed(a, &e) : EXIT_DONE;
}

/* ---- unknown words ---------------------------------------------------------------------------- */

/* orders/SEAT keeps what was written behind "  > ", under its verdict. */
static void count_words(json_t *counts, struct live *l, struct str text, struct arena *a)
{
	struct str line, *words;
	bool refused = false;
	while (str_line(&text, &line)) {
		if (!str_starts(line, STR("  > "))) {
			refused = str_find(line, STR(" refused")) < line.n;
			continue;
		}
		if (!refused)
			continue;
		struct source src = source_new(a, STR("orders"), str_sub(line, 4, line.n));
		size_t n = show_unknown_words(&words, l->binder, &src, a);
		for (size_t i = 0; i < n; i++) {
			const char *key = str_cstr(a, str_slug(a, words[i]));
			json_int_t have = json_integer_value(json_object_get(counts, key));
			json_object_set_new(counts, key, json_integer(have + 1));
		}
	}
}

static int count_commit(json_t *counts, struct live *l, const struct commit *c, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct file_entry *files;
	size_t n;
	int code = store_list(&files, &n, l->private, &c->id, STR("orders"), &a, e);
	for (size_t i = 0; !code && i < n; i++) {
		struct str text;
		code = store_read(&text, l->private, &c->id, files[i].path, &a, e);
		if (!code)
			count_words(counts, l, text, &a);
	}
	arena_release(&a);
	return code;
}

int log_unknown_words(struct live *l, struct err *e)
{
	struct commit *list;
	size_t n;
	json_t *counts = json_object(), *value;
	const char *key;
	int code = store_history(&list, &n, l->private, &l->tip, NULL, NEWEST_FIRST, &l->arena, e);
	for (size_t i = 0; !code && i < n; i++)
		code = count_commit(counts, l, &list[i], e);
	if (!code && l->app->json)
		tojson_print(l->app, json_incref(counts));
	else if (!code)
		json_object_foreach(counts, key, value)
			fprintf(l->app->out, "%6lld  %s\n", (long long)json_integer_value(value), key);
	json_decref(counts);
	return code;
}
