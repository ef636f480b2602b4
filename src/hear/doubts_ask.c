/* doubts_ask: requests and questions beside orders, which bear on none of them. */
#include "hear/doubts.h"

#include "answer/look.h"
#include "bind/weigh.h"
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

bool doubt_asks_elsewhere(struct doubts *d, const struct view *v, const struct sentence *k)
{
	const struct str text = source_text(d->page->source, k->at);

	return asks_of_request(d, k) ||
	       ((topic_asks_fact(text, d->ear->e->game->map, d->ear->a) || asks_of_state(d, v, k, text)) &&
		!weighs_against(text));
}
