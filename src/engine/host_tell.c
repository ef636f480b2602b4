/*
 * host_tell: what the host writes to one seat: an event for that seat alone. Everybody may read that he wrote, and to whom.
 */
#include "engine/host.h"

#include "play/game.h"

/* What is revealed of it is "tell red", and brings about what all could see. */
const struct diag *host_tell(struct host_line *h)
{
	struct ear *ear = h->ear;
	const size_t colon = str_find_char(h->rest, ':');
	const struct str text = str_trim(str_sub(h->rest, colon + (colon < h->rest.n), h->rest.n));
	const struct diag *why;
	struct turn *t;
	seat_id seat;

	if (!text.n && !ear->in->tape.p)
		return host_usage(h);
	why = find_seat(h, str_trim(str_sub(h->rest, 0, colon)), &seat);
	if (why)
		return why;
	h->told = seat_name(ear->state, seat);
	h->shown = host_wording(h, h->told, ear->a);
	t = host_step(h);
	if (text.n)
		EVENT(t, EVENT_TOLD_SEAT, seat, text_intern(t->after, text));
	return NULL;
}

static const struct question *question_of(const struct host_line *h, struct str number)
{
	int64_t n = 0;

	for (size_t i = 0; str_to_int(number, &n) && i < h->ear->in->nquestions; i++)
		if (h->ear->in->questions[i].number == n)
			return &h->ear->in->questions[i];
	return NULL;
}

/* Numbers lie beside the history: it is heard again as what is told to that seat. */
const struct diag *host_answer(struct host_line *h)
{
	struct arena *a = h->ear->a;
	const size_t colon = str_find_char(h->rest, ':');
	const struct str number = str_trim(str_sub(h->rest, 0, colon));
	const struct str text = str_trim(str_sub(h->rest, colon + (colon < h->rest.n), h->rest.n));
	const struct question *q = question_of(h, number);

	if (!text.n)
		return host_usage(h);
	if (!q)
		return SAY(h->ear->a, "no-question", h->at, { "number", number });
	for (const struct host_verb *v = host_verbs; v->name; v++)
		if (v->run == host_tell)
			h->verb = v;
	h->rest = str_printf(a, "%.*s: Your question %.*s: %.*s", STR_ARG(q->seat), STR_ARG(number), STR_ARG(text));
	h->kept = host_wording(h, h->rest, a);
	VEC_LAST(&h->ear->lines)->canonical = h->kept;
	return host_tell(h);
}
