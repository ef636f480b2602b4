/* talk_above: see talk_above.h. */
#include "bind/talk_above.h"

#include "bind/talk_words.h"
#include "order/inflect.h"

/* "My kids were ill", "I have finally found an hour" */
static bool tells_past(const struct words *w)
{
	const bool told = subject_of(w) || begins(w, IS(OWN_WORD));
	if (told && begins(w, IS(STOP_PAST))) /* "I had" */
		return true;
	for (size_t i = 1; told && i < w->n && i <= FRAGMENT_WORDS; i++)
		if (inflect_is_past(w->at[i].text))
			return true;
	return false;
}

/* "this", "these", "the following", not "it", which takes up what was named before it. */
static bool points_down(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & IS(REFERENCE) &&
		    !(i > 1 && (str_eq_c(w->at[i].text, "it") || str_eq_c(w->at[i].text, "that"))))
			return true;
	return false;
}

static bool says_deed(const struct view *v, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(CLOSED)) && game_says(v->game, w->at[i].text))
			return true;
	return false;
}

/* A word by which what is meant may point at orders that are yet to come. */
static bool points_ahead(const struct view *v, const struct words *w)
{
	return points_down(w) || says_deed(v, w) || has(w, IS(WILL) | IS(OTHERS) | IS(MENTION) | IS(HEARSAY)) ||
	       holds_number(w) || names_area(v, w) || names_another(v, w->folded);
}

static bool doubts_beside_time(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & NEVER_HARMLESS && !(i && w->at[i].roles & (IS(PREDICATE) | IS(TEMPORAL))))
			return true;
	return false;
}

/* "The fan has died.", "Finally some rain here", "It was hot until two": of what people chat about, whole, and pointing at
 * nothing below it. That it names something harmless is needed: "I imagined a perfect world" is whole as well. When it
 * was may be said with words that are conditions elsewhere. */
bool above_is_preface(const struct view *v, const struct words *w, const struct sentence *k)
{
	const bool whole = k->ending == ENDS_STOP || k->whole;
	return whole && w->n >= APART_WORDS && has(w, IS(TOPIC)) && !points_ahead(v, w) && !doubts_beside_time(w);
}

/* "Is the coffee machine still broken?": asked above all orders about what people chat about. */
bool above_is_small_question(const struct view *v, const struct words *w)
{
	return has(w, IS(TOPIC)) && !holds_number(w) && !names_area(v, w) &&
	       !has(w, (DOUBT & ~IS(STOP_QUESTION) & ~IS(STOP_CONDITION)) | IS(REFERENCE) | IS(WILL) | IS(HEARSAY) |
			       IS(STATUS));
}

/* What is told above all orders at some length and points at nothing below it: with words that elsewhere doubt it leaves
 * open what it bears on. */
bool above_is_told(const struct view *v, const struct words *w)
{
	return count(w) > FRAGMENT_WORDS && !points_down(w) && !holds_number(w) && !says_deed(v, w) &&
	       !names_another(v, w->folded) && !has(w, IS(DROP) | IS(STOP_CORRECTION) | IS(STATUS) | IS(UNSETTLED));
}

/* What is told above all orders, of how the mail came to be, and what is shouted there ("Vengeance!"): what is not
 * yet said cannot be taken back. */
bool above_is_prologue(const struct view *v, const struct words *w, bool apart, bool shouted)
{
	return ((apart && w->n >= APART_WORDS && tells_past(w)) || (shouted && (apart || w->n > 1))) &&
	       !points_at_orders(v, w) && !doubts(w, NEVER_HARMLESS) && !has(w, IS(STOP_VAGUE) | IS(HEARSAY));
}
