/* observe: who plays no seat reads along: he is sent what all may see of each turn, until he or the host ends it. */
#include "request/request.h"

#include "play/game.h"
#include "world/observer.h"

static const struct diag *refusal(const struct request *r, const char *code)
{
	return SAY_PLAIN(r->ear->a, code, r->at);
}

/* Whoever forges a name would have reports sent to it, or have them end. */
static bool is_proved(const struct request *r)
{
	return r->ear->in->flags & INPUT_PROVED;
}

static const struct diag *start(struct request *r, const struct observer_row *row)
{
	const struct state *s = r->ear->state;

	if (option_is(s, "observers", "none"))
		return refusal(r, "observers-none");
	if (row)
		return refusal(r, row->dismissed ? "observer-dismissed" : "observes-already");
	if (observer_count(s) >= OBSERVERS_MOST)
		return SAY(r->ear->a, "observers-most", r->at, { "n", str_printf(r->ear->a, "%d", OBSERVERS_MOST) });
	if (!is_proved(r))
		return refusal(r, "observer-unproved");
	observer_put(ear_step(r->ear)->turn.after, r->ear->in->address, false);
	return NULL;
}

static const struct diag *stop(struct request *r, const struct observer_row *row)
{
	if (!row || row->dismissed)
		return refusal(r, "observes-not");
	if (!is_proved(r))
		return refusal(r, "observer-unproved");
	const struct observer_row gone = *row;
	row_remove(ear_step(r->ear)->turn.after, TABLE_OBSERVER, &gone);
	return NULL;
}

const struct diag *request_observe(struct request *r)
{
	const struct observer_row *row = observer_find(r->ear->state, r->ear->in->address);

	if (r->seat != SEAT_NONE)
		return refusal(r, "observer-plays");
	r->ear->tried_to_join = true; /* he is answered */
	return str_eq_c(r->rest, "stop") ? stop(r, row) : start(r, row);
}
