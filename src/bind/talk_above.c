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
