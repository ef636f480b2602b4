/*
 * observing: see observing.h.
 */
#include "letters/observing.h"

#include "speech/ask.h"
#include "letters/ending.h"
#include "letters/letters.h"
#include "letters/sending.h"
#include "world/observer.h"

bool observing_asks(const struct outcome *o)
{
	for (size_t i = 0; i < o->nlines; i++)
		if (o->lines[i].request && o->lines[i].request->what == ASK_OBSERVE)
			return true;
	return false;
}

static int send(const struct seating *s, const struct observer_row *row, const char *what, json_t *value, struct err *e)
{
	struct letter letter = { .to = text_of(s->after, row->address), .date = s->commit->time };
	letter.about =
		hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(s->desk->live.name), state_game(s->after)->step));
	letter.kind = str_printf(s->arena, "%s-%d", what, (int)row->number);
	return letter_send(s->desk, &letter, what, value, s->arena, e);
}

static bool was_dismissed(const struct seating *s, const struct observer_row *row)
{
	const struct observer_row *before = row_find(s->before, TABLE_OBSERVER, row);
	return row->dismissed && before && !before->dismissed;
}

int observing_tell(const struct seating *s, const struct events *events, bool ends, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < row_count(s->after, TABLE_OBSERVER); i++) {
		const struct observer_row *row = ROW(struct observer_row, s->after, TABLE_OBSERVER, i);
		if (was_dismissed(s, row))
			code = send(s, row, "dismissed", json_object(), e);
		else if (ends && observer_is_sent(s->after, row))
			code = send(s, row, "observer-over", ending_value(s, events), e);
	}
	return code;
}
