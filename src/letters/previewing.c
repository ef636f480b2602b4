/*
 * previewing: see previewing.h.
 */
#include "letters/previewing.h"

#include "hear/hear.h"
#include "letters/sending.h"
#include "report/receipt.h"
#include "request/preview.h"

/* What came of it, for templates/letters/preview.txt. */
static json_t *preview_value(const struct outcome *o, bool host, struct str lines, struct arena *a)
{
	const bool waits = !host && o->kind && o->kind->hearing == SEALED;
	json_t *value = json_pack("{s:b,s:b}", "orders", o->nlines > 0, "waits", waits);

	model_set_lines(value, "lines", lines, a);
	model_set_texts(value, "standing", o->standing, waits ? o->nstanding : 0, a);
	model_set_texts(value, "missing", o->missing, host ? 0 : o->nmissing, a);
	return value;
}

int previewing_write(struct buf *out, struct desk *k, const struct answer *to, uint32_t line, struct err *e)
{
	struct arena *a = out->arena;
	const struct source text = preview_below(to->in->text, line, a);
	struct input in = *to->in;
	struct buf lines = buf_new(a);
	struct outcome o;
	bool whole;
	in.text = &text;
	in.tape = STR_NONE;
	in.after = 0;
	in.hash = hash_of(text.text);
	engine_check(k->live.engine, &in, &o, a);
	if (in.host)
		letter_hides(&o, k);
	const struct receipt r = { .game = k->live.game,
				   .templates = k->live.templates,
				   .state = engine_state(k->live.engine),
				   .outcome = &o,
				   .source = &text,
				   .now = in.at };
	const int code = receipt_lines(&lines, &r, &whole, e);
	return code ? code : letter_part(out, k, "preview", preview_value(&o, in.host, buf_str(&lines), a), e);
}
