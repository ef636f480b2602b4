/* alone: see alone.h. */
#include "verdict/alone.h"

#include "bind/canonical.h"
#include "bind/diagnose.h"

struct bound alone_bind(struct task *t, const struct line *line, struct span at, ending_binder *bind)
{
	const struct source *source = t->source;
	const struct span whole = t->line;
	char *copy = arena_strndup(t->keep, source->text.p, source->text.n);
	for (uint32_t i = line->at.from; i < line->at.to; i++)
		if ((i < at.from || i >= at.to) && copy[i] != '\n')
			copy[i] = ' ';
	struct source *alone = ARENA_NEW(t->keep, struct source);
	*alone = source_new(t->keep, source->name, (struct str){ copy, source->text.n });
	const struct sheet *sheet = binder_read(t->binder, alone, t->keep);
	struct bound out = { 0 };
	for (size_t i = 0; i < sheet->nlines && !out.n; i++)
		if (sheet->lines[i].at.from >= at.from && sheet->lines[i].at.to <= at.to)
			out = bind(t, sheet, &sheet->lines[i]);
	t->source = source;
	t->line = whole;
	return out;
}

bool alone_is_understood(const struct bound *b)
{
	size_t orders = 0;
	for (size_t i = 0; i < b->n; i++) {
		const struct binding *one = &b->list[i];
		if (one->verdict == VERDICT_REFUSED && (!one->nguess || one->part || one->takes_back || one->corrects))
			return false;
		if (one->untimely || one->labelled || !span_is_empty(one->open))
			return false;
		orders += one->verdict != VERDICT_CHATTER;
	}
	return orders > 0;
}

void alone_offer(struct task *t, struct binding *b)
{
	const struct command **guess = ARENA_NEW(t->keep, const struct command *);
	struct diags diags;
	struct buf words = buf_new(t->keep);
	*guess = b->command;
	buf_add_c(&words, "write: ");
	command_print(&words, t->binder->game, t->view->state, b->command);
	diags_init(&diags, t->keep);
	diagnose_half(&diags, b->at, buf_str(&words));
	*b = (struct binding){ .at = b->at,
			       .verdict = VERDICT_REFUSED,
			       .verb = b->verb,
			       .guess = guess,
			       .nguess = 1,
			       .diags = diags.list.at,
			       .ndiags = diags.list.n };
}
