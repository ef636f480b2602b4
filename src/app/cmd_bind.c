/*
 * cmd_bind: `pbp bind`: what each line of a text is taken for by the call that would hear it. It is heard as
 * `pbp check` hears it, so the two cannot part; only what is printed differs.
 */
#include "app/text.h"
#include "app/tools.h"
#include "hear/hear.h"

static void write_line(struct buf *b, const struct outcome_line *l, const struct source *src)
{
	if (l->command)
		buf_addf(b, "line %u: %.*s\n", l->line, STR_ARG(l->canonical));
	else if (l->verdict == VERDICT_CHATTER)
		buf_addf(b, "line %u: chatter\n", l->line);
	if (l->question)
		diag_render(b, l->question, src);
	for (size_t i = 0; i < l->ndiags; i++)
		diag_render(b, &l->diags[i], src);
}

static void write_outcome(struct app *a, const struct text_of *t, const struct outcome *o)
{
	struct buf b = buf_new(&a->run);
	for (size_t i = 0; i < o->nlines; i++)
		write_line(&b, &o->lines[i], &t->source);
	if (!o->nlines && o->reason.n)
		buf_addf(&b, "%.*s\n", STR_ARG(o->reason));
	app_print(a, buf_str(&b));
}

static json_t *outcome_lines(struct app *a, const struct text_of *t, const struct outcome *o)
{
	json_t *lines = json_array();
	for (size_t i = 0; i < o->nlines; i++)
		json_array_append_new(lines, tojson_line(t->live->game, engine_state(t->live->engine), &o->lines[i],
							 &t->source, &a->run));
	return lines;
}

int tool_bind(struct app *a)
{
	struct err e = { 0 };
	struct text_of t = { .live = NULL };
	struct outcome o;
	struct input in;
	int code = text_open(&t, a, &e);
	if (!code) {
		text_is_now(&t, a);
		text_input(&in, &t, a);
		engine_check(t.live->engine, &in, &o, &a->run);
		if (a->json)
			look_json(a, outcome_lines(a, &t, &o));
		else
			write_outcome(a, &t, &o);
	}
	desk_close(t.desk);
	return code ? app_failed(a, &e) : EXIT_DONE;
}
