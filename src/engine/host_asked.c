/*
 * host_asked: what the host says to what he is asked (input.h, struct question): an answer, yes, no. Numbers lie beside the history,
 * so what is kept, and heard again, is the line that says the same without one.
 */
#include "engine/host.h"

#include "play/game.h"

const struct question *host_question(const struct input *in, int64_t number)
{
	for (size_t i = 0; i < in->nquestions; i++)
		if (in->questions[i].number == number)
			return &in->questions[i];
	return NULL;
}

static const struct question *question_of(const struct host_line *h, struct str number)
{
	int64_t n = 0;

	return str_to_int(number, &n) ? host_question(h->ear->in, n) : NULL;
}

/* From here on the line is that one, to who reads it and to who hears it again. */
static const struct diag *say_instead(struct host_line *h, struct str line)
{
	const struct host_verb *v = host_verb_of(line, &h->rest);

	if (!v)
		return host_usage(h);
	if (v->chief && host_is_beside(h->ear))
		return SAY_PLAIN(h->ear->a, "chief-only", h->at);
	h->verb = v;
	h->told = h->rest;
	h->kept = line;
	VEC_LAST(&h->ear->lines)->canonical = line;
	return v->run(h);
}

/* To who asked; what all asked for is said to all. */
static const struct diag *write_back(struct host_line *h, const struct question *q, struct str text)
{
	struct arena *a = h->ear->a;

	return say_instead(h, q->seat.n ? str_printf(a, "tell %.*s: %.*s", STR_ARG(q->seat), STR_ARG(text))
					: str_printf(a, "announce %.*s", STR_ARG(text)));
}

/* "3: TEXT", "3." */
static void cut_number(struct str rest, struct str *number, struct str *text)
{
	const size_t colon = str_find_char(rest, ':');

	*number = str_trim(str_sub(rest, 0, colon));
	if (str_ends(*number, STR(".")))
		number->n--;
	*text = str_trim(str_sub(rest, colon + (colon < rest.n), rest.n));
}

static const struct diag *no_question(const struct host_line *h, struct str number)
{
	return SAY(h->ear->a, "no-question", h->at, { "number", number });
}

const struct diag *host_answer(struct host_line *h)
{
	struct str number, text;

	cut_number(h->rest, &number, &text);
	const struct question *q = question_of(h, number);
	if (!text.n)
		return host_usage(h);
	if (!q)
		return no_question(h, number);
	return write_back(h, q, str_printf(h->ear->a, "Your question %.*s: %.*s", STR_ARG(number), STR_ARG(text)));
}

static bool is_settled(const struct host_line *h, const struct question *q)
{
	for (size_t i = 0; i < h->ear->lines.n; i++)
		if (h->ear->lines.at[i].settles == q->number)
			return true;
	return q->by.n &&
	       !str_eq(q->by, hash_hex(h->ear->a, &h->ear->in->hash)); /* his own mail, heard again after a crash */
}

/* Yes or no is said once; what is offered moves a bell of the turn in which it was asked. */
static const struct diag *may_settle(const struct host_line *h, const struct question *q, bool yes)
{
	struct arena *a = h->ear->a;
	const struct str number = str_printf(a, "%lld", (long long)q->number);

	if (yes && !q->offer.n)
		return SAY(a, "no-offer", h->at, { "number", number });
	if (is_settled(h, q))
		return SAY(a, q->offer.n ? "offer-settled" : "question-settled", h->at, { "number", number },
			   { "offer", q->offer });
	if (yes && q->turn >= 0 && q->turn != state_game(h->ear->state)->turn)
		return SAY(a, "offer-late", h->at, { "number", number }, { "offer", q->offer });
	return NULL;
}

const struct diag *host_accept(struct host_line *h)
{
	struct str number, text;

	cut_number(h->rest, &number, &text);
	const struct question *q = question_of(h, number);
	const struct diag *why = text.n ? host_usage(h) : q ? may_settle(h, q, true) : no_question(h, number);
	if (why)
		return why;
	VEC_LAST(&h->ear->lines)->settles = q->number;
	return say_instead(h, q->offer);
}

/* No step: that he has read it is between him and us. */
const struct diag *host_wait(struct host_line *h)
{
	host_remark(h, SAY_PLAIN(h->ear->a, "reply-waits", h->at));
	return NULL;
}

/* "What you asked for (24h more) is declined: TEXT" */
const struct diag *host_decline(struct host_line *h)
{
	struct arena *a = h->ear->a;
	struct str number, text;

	cut_number(h->rest, &number, &text);
	const struct question *q = question_of(h, number);
	const struct diag *why = q ? may_settle(h, q, false) : no_question(h, number);
	if (why)
		return why;
	const struct str what = q->words.n ? str_printf(a, "What %s asked for (%.*s)", q->seat.n ? "you" : "all",
							STR_ARG(q->words))
					   : str_printf(a, "What you asked (number %.*s)", STR_ARG(number));
	VEC_LAST(&h->ear->lines)->settles = q->number;
	return write_back(h, q,
			  str_printf(a, "%.*s is declined%s%.*s", STR_ARG(what), text.n ? ": " : ".", STR_ARG(text)));
}
