/*
 * previewing: see previewing.h.
 */
#include "letters/previewing.h"

#include "engine/preview.h"
#include "report/receipt.h"
#include "report/letter.h"

static void add_list(struct buf *out, const char *title, const struct str *list, size_t n)
{
	if (!n)
		return;
	buf_addf(out, "%s\n", title);
	for (size_t i = 0; i < n; i++)
		letter_line(out, list[i], 2);
	buf_add_char(out, '\n');
}

static bool waits(const struct outcome *o)
{
	return o->kind && o->kind->hearing == SEALED;
}

int previewing_write(struct buf *out, struct desk *k, const struct answer *to, uint32_t line, struct err *e)
{
	struct arena *a = out->arena;
	const struct source text = preview_below(to->in->text, line, a);
	struct input in = { .at = to->in->at, .address = to->in->address, .what = OUTCOME_ORDERS, .text = &text };
	struct outcome o;
	in.hash = hash_of(text.text);
	letter_line(out, STR("Nothing of this is done or stands. If you sent it as it is:"), 0);
	buf_add_char(out, '\n');
	engine_check(k->live.engine, &in, &o, a);
	bool whole;
	int code;
	const struct receipt r = { .game = k->live.game,
				   .templates = k->live.templates,
				   .state = engine_state(k->live.engine),
				   .outcome = &o,
				   .source = &text,
				   .now = in.at };
	if (!o.nlines)
		buf_add_c(out, "There is no order below the line that asks for a preview.\n\n");
	code = receipt_lines(out, &r, &whole, e);
	if (waits(&o))
		add_list(out, "All that would stand for you:", o.standing, o.nstanding);
	add_list(out, "What would follow, as things stand, if nobody else did anything:", o.missing, o.nmissing);
	letter_line(
		out,
		waits(&o) ? STR("To order it, send it again without the line that asks for a preview.")
			  : STR("What dice decide is not foretold. To do it, send it again without the line that asks "
				"for a preview."),
		0);
	return code;
}
