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
