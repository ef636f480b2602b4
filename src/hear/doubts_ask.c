/* doubts_ask: requests and questions beside orders, which bear on none of them. */
#include "hear/doubts.h"

#include "answer/apart.h"
#include "answer/look.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "order/phrasing.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/facts.h"
#include "speech/topic.h"

enum { ASKED_WORDS = 6 };

bool doubt_is_request(struct ear *ear, struct str text)
{
	return (request_reads(ear, text) && (ask_read(text, ear->a) || !weighs_against(text))) ||
	       (request_tells_away(ear, text) && !weighs_against(text)) || finished_only_waits(ear, text);
}

bool doubts_points_up(struct ear *ear, struct str text)
{
	const struct words w = words_singly(text, ear->a);

	return w.n <= ASKED_WORDS && words_have(&w, SAYS_ROLE(POINTED)) &&
	       !words_have_but(&w, SAYS_ROLE(REFERENCE) | SAYS_ROLE(MENTION) | SAYS_ROLE(NUMBER), SAYS_ROLE(POINTED)) &&
	       !topic_place_in(w.folded, ear->e->game->map).n;
}

/* "I am away from Monday. Is that all right?": of the sentence above it, and of no order. */
static bool asks_of_request(struct doubts *d, const struct sentence *k)
{
	return d->above && k->ending == ENDS_QUESTION &&
	       doubt_is_request(d->ear, source_text(d->page->source, d->above->at)) &&
	       doubts_points_up(d->ear, source_text(d->page->source, k->at));
}

/* "Has blue written?": what the state tells, but how a fight would be, which may be asked of the order beside it. */
static bool asks_of_state(struct doubts *d, const struct view *v, const struct sentence *k, struct str text)
{
	const struct asked *asked = k->ending == ENDS_QUESTION ? facts_asked(d->ear->e->game, d->ear->state, v->seat,
									     text, text, d->ear->a)
							       : NULL;

	return asked && asked->fact != FACT_CLASH && asked->fact != FACT_TOTAL && asked->words.n + 1 >= text.n;
}

/* "Do I have to do anything else?", "Is there more for me to do?": for what he has not ordered, whatever that is. */
static bool asks_for_else(struct ear *ear, struct str text)
{
	const roles never = SAYS_ROLE(NUMBER) | SAYS_ROLE(PRONOUN_IT) | SAYS_ROLE(PRONOUN_THEM) | SAYS_ROLE(REFERENCE) |
			    SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_ALTERNATIVE) | SAYS_ROLE(RATHER) |
			    SAYS_ROLE(INSTEAD) | SAYS_ROLE(CHANGES) | SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS) |
			    SAYS_ROLE(UNSETTLED);
	const struct words w = words_singly(text, ear->a);

	const roles asks = SAYS_ROLE(PREDICATE) | SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(ASKS_FACT),
		    owes = SAYS_ROLE(OWNS) | SAYS_ROLE(WANTED) | SAYS_ROLE(SHALL);
	/* not "do I do something else?" */
	const bool opens = w.n && (w.at[0].roles & asks || (w.at[0].roles & SAYS_ROLE(DOES) && words_have(&w, owes)));

	return opens && words_have(&w, SAYS_ROLE(ELSE)) && !words_have(&w, never) &&
	       !topic_place_in(w.folded, ear->e->game->map).n;
}

/* "And when do we go on, and do I have to do anything else?": each of its clauses asks so. */
static bool asks_in_clauses(struct doubts *d, const struct sentence *k, struct str text)
{
	const struct map *m = d->ear->e->game->map;
	bool any = false;

	for (size_t from = 0, to = 0; to <= text.n && k->ending == ENDS_QUESTION; to++) {
		if (to < text.n && !apart_joins(str_sub(text, to, text.n)))
			continue;
		const struct str clause = str_strip(str_sub(text, from, to), " ,?");
		const struct str one = phrasing_behind("OPENS_QUESTION", clause, d->ear->a);

		from = to;
		if (!one.n)
			continue;
		const bool asks_else = asks_for_else(d->ear, one);

		if (!asks_else && (weighs_against(one) ||
				   !topic_asks_fact(str_printf(d->ear->a, "%.*s?", STR_ARG(one)), m, d->ear->a)))
			return false;
		any |= asks_else; /* else all of it is weighed (doubt_asks_elsewhere) */
	}
	return any;
}

bool doubt_asks_elsewhere(struct doubts *d, const struct view *v, const struct sentence *k)
{
	const struct str text = source_text(d->page->source, k->at);

	return asks_of_request(d, k) || asks_in_clauses(d, k, text) ||
	       ((topic_asks_fact(text, d->ear->e->game->map, d->ear->a) || asks_of_state(d, v, k, text)) &&
		!weighs_against(text));
}
