/* press_open: what was written to all in a turn is for all to read when it is over. */
#include "engine/calls.h"

/* In a report it stands among other lines. */
static struct str in_one(struct str line, struct arena *a)
{
	const struct str gap = STR(PRESS_BREAK);
	struct buf b = buf_new(a);

	for (size_t at; line.n; line = str_sub(line, at + (at < line.n ? gap.n : 0), line.n)) {
		at = str_find(line, gap);
		buf_addf(&b, "%s%.*s", b.n && at ? " / " : "", STR_ARG(str_trim(str_sub(line, 0, at))));
	}
	return buf_str(&b);
}

void press_publish(struct turn *t)
{
	for (size_t i = 0; i < row_count(t->after, TABLE_PRESS); i++) {
		const struct press_row *row = ROW(struct press_row, t->after, TABLE_PRESS, i);

		if (row->text != TEXT_NONE)
			EVENT(t, EVENT_PRESS_OPEN, row->seat,
			      text_intern(t->after, in_one(text_of(t->after, row->text), t->arena)));
	}
	row_clear(t->after, TABLE_PRESS);
}
