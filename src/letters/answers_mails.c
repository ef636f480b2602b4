/* answers_mails: what a player asks of his own orders and mails, and of others' orders (asking.h). */
#include "letters/asking.h"

#include "play/game.h"
#include "report/moment.h"

/* The newest call that asks him; NULL: none does. */
static const struct call_row *call_of(const struct asking *q, seat_id seat)
{
	const struct call_row *out = NULL;
	for (size_t i = 0; i < row_count(q->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, q->state, TABLE_CALL, i);
		if (c->deaf_since == WHEN_NONE && seat_asked_for(q->game, q->state, c->call, seat) != SEAT_NONE)
			out = c;
	}
	return out;
}

static bool is_sealed(const struct asking *q, const struct call_row *c)
{
	return q->game->kinds[c->kind]->hearing == SEALED;
}

/* ", which is Mon 5 Jan 2026"; empty: nobody knows when. */
static struct str until(const struct asking *q, const struct call_row *c, const char *before)
{
	const when bell = state_bell(q->state, c->bell);
	if (bell == WHEN_NEVER || bell == WHEN_NONE)
		return STR_NONE;
	return str_printf(q->arena, "%s%.*s", before,
			  STR_ARG(moment_words(q->state, q->to->heard->o.player, bell, q->arena)));
}

void tell_change(struct buf *out, const struct asking *q)
{
	const struct call_row *c = call_of(q, q->seat);
	if (!c)
		letter_line(
			out,
			STR("Nothing is open now in which you could order: what was done, or has closed, stays as it "
			    "is. A letter comes when something is asked of you again."),
			2);
	else if (is_sealed(q, c))
		letter_line(
			out,
			str_printf(q->arena,
				   "It is not too late%.*s: what you order is done when the time is over, or when all "
				   "have finished, and until then you may change it. Send the orders that are to count "
				   "in place of those that stand, or take all back: withdraw all.",
				   STR_ARG(until(q, c, ", until "))),
			2);
	else
		letter_line(
			out,
			str_printf(
				q->arena,
				"Orders act here as soon as they are read: what was done stays done. What you have not "
				"done yet you may still order%.*s.",
				STR_ARG(until(q, c, ", until "))),
			2);
}

void tell_arrived(struct buf *out, const struct asking *q)
{
	(void)q;
	letter_line(
		out,
		STR("Every mail of yours that comes here is answered at once by a receipt, as this one is. For a mail "
		    "that had none: it did not come, send it again. What stands or was done of your orders: answer "
		    "\"orders\"."),
		2);
}

void tell_ordered(struct buf *out, const struct asking *q)
{
	const struct str name = seat_name(q->state, q->asked->of);
	const struct call_row *c = call_of(q, q->asked->of);
	if (c && is_sealed(q, c))
		letter_line(
			out,
			str_printf(q->arena,
				   "What %.*s orders is told to nobody before the time is over; what came of it then "
				   "stands in the report.",
				   STR_ARG(name)),
			2);
	else
		letter_line(
			out,
			str_printf(
				q->arena,
				"What %.*s has done stands in the reports; what is still to come only %.*s knows. What "
				"happened so far: answer \"history\".",
				STR_ARG(name), STR_ARG(name)),
			2);
}

void tell_private(struct buf *out, const struct asking *q)
{
	const bool host = hosts_chief(&q->desk->live.hosts).n > 0;
	letter_line(
		out,
		str_printf(q->arena,
			   "What you ask here no other player reads: it stands in no report and in no history that is "
			   "published.%s",
			   host ? " What the program cannot answer the host reads, who is a person." : ""),
		2);
}
