/* aside: see aside.h. */
#include "answer/aside.h"

#include "answer/agree.h"
#include "answer/partly.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { LONGEST = 300 };
#define IS(name) SAYS_ROLE(name)
#define TAKES_BACK (IS(RETRACTS) | IS(DROP))

/* What waits and what stands for the writer, a line each. */
static struct str orders_of(struct ear *ear)
{
	struct buf words = buf_new(ear->a);
	const seat_id seat = waiting_seat(ear);
	seat_id asked;
	const struct call_row *call = ear_asked(ear, &asked);
	const struct seat_book *book = ear_is_sealed(ear) ? book_seat(ear->e, call->call, asked) : NULL;

	for (size_t k = 0, n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat); k < n; k++)
		if (waiting_at(ear, seat, k))
			ear_list(ear, &words, waiting_at(ear, seat, k));
	for (size_t k = 0; book && k < book->now.n; k++)
		ear_list(ear, &words, book->now.orders[k]);
	return buf_str(&words);
}

static bool is_given_above(struct ear *ear, struct str place)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict != VERDICT_CHATTER && !ear->lines.at[i].follows &&
		    mentions(source_text(ear->in->text, ear->lines.at[i].at), place))
			return true;
	return false;
}

/* It names places, and none of them is in an order. */
static bool names_others(struct ear *ear, const struct words *w, struct str orders)
{
	struct str place = topic_place_in(w->folded, ear->e->game->map);
	bool any = false;

	while (place.n) {
		if (mentions(orders, place) || is_given_above(ear, place))
			return false;
		any = true;
		place = topic_place_in(str_sub(w->folded, (size_t)(place.p + place.n - w->folded.p), w->folded.n),
				       ear->e->game->map);
	}
	return any;
}

/* "it", "those", "all", or a number that an order has. */
static bool points_at_order(struct ear *ear, const struct words *w, struct str orders)
{
	const roles points = IS(PRONOUN_IT) | IS(PRONOUN_THEM) | IS(ALL);
	int64_t n;

	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & points || (w->at[i].roles & IS(ARTICLE) && w->at[i].roles & IS(REFERENCE)) ||
		    (number_said(w->at[i].text, &n) && mentions(orders, str_printf(ear->a, "%lld", (long long)n))))
			return true;
	return false;
}

bool aside_forgets_nothing(struct ear *ear, struct str text)
{
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(CHANGES) | IS(ADDS) |
			   IS(LIMITS) | IS(BUT) | IS(STOP_NEGATION);
	const struct words w = words_said(str_strip(text, " ,.!"), ear->a);
	const struct str orders = orders_of(ear);

	return text.n <= LONGEST && str_find_char(text, '?') == text.n && !ear->who.host && !*ear->prefix &&
	       words_have(&w, TAKES_BACK) && !words_have(&w, open) && !points_at_order(ear, &w, orders) &&
	       names_others(ear, &w, orders);
}

/* "tell me", "let me know", behind no more than "but" or "please": he wants to be told, and not first. */
static bool asks_to_be_told(const struct words *w)
{
	const roles before = IS(BUT) | IS(FILLER) | IS(COURTESY) | IS(SEPARATOR) | IS(CHAT);
	size_t i = 0;

	while (i < w->n && w->at[i].roles & before && !(w->at[i].roles & IS(TELL)) &&
	       !(i + 1 < w->n && w->at[i + 1].roles & IS(PRONOUN_ME)))
		i++;
	return i < w->n && (w->at[i].roles & IS(TELL) || (i + 1 < w->n && w->at[i + 1].roles & IS(PRONOUN_ME)));
}

bool aside_is_apart(struct ear *ear, struct str text)
{
	const roles open = IS(STOP_NEGATION) | IS(STOP_ALTERNATIVE) | IS(DENIAL) | IS(RATHER) | IS(EARLIER) |
			   TAKES_BACK;
	const struct words w = words_said(text, ear->a);

	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));

	int32_t chosen[PARTLY_MOST];

	if (partly_answers(ear, waiting_seat(ear), ear->in->text->text, chosen) || /* "2. no" is one of its answers */
	    aside_forgets_nothing(ear, text) || assent_goes_beside(text, &asked, ear->a))
		return true;
	return text.n <= LONGEST && asks_to_be_told(&w) && !words_have(&w, open);
}
