/*
 * cmd_bind: `pbp bind`: the commands of a text.
 */
#include "app/tools.h"
#include "app/text.h"
#include "bind/show.h"

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
	int code = text_open(&t, a, &e);
	if (!code) {
		const struct state *s = engine_state(t.live->engine);
		size_t n = show_bound(&list, t.live->binder, s, t.seat, &t.source, &a->run);
		for (size_t i = 0; i < n; i++) {
			struct outcome_line l = as_line(&list[i]);
			json_array_append_new(lines, tojson_line(t.live->game, s, &l, &t.source, &a->run));
			write_shown(&b, &list[i], &t.source);
		}
		if (a->json)
			look_json(a, json_incref(lines));
		else
			app_print(a, buf_str(&b));
	}
	json_decref(lines);
	live_close(t.live);
	return code ? app_failed(a, &e) : EXIT_DONE;
}
