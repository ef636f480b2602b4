/* exclaim: see exclaim.h. */
#include "bind/exclaim.h"
#include "bind/bygone.h"

#include "bind/talk_words.h"
#include "bind/weigh.h"

enum { EXCLAIMED_WORDS = 4, WEIGHT_EXCLAIMED = 4 * LIKELY_BIT };

/* "what", at the end: "bro what", "wait what". */
static bool ends_astonished(const struct words *w)
{
	const roles last = w->at[w->n - 1].roles;
	return w->n > 1 && last & IS(STOP_QUESTION) && last & IS(POINTED);
}

/* "wait", which halts nothing where it is only said in surprise */
static bool is_halt(const struct said *s)
{
	return s->roles & IS(DENIAL) && s->roles & IS(WILL);
}

/* "what a mess", "lets go", "oh man" */
static bool is_set(const struct words *w)
{
	const roles set = IS(WORDING) | IS(CHAT) | IS(COURTESY) | IS(WHOLE) | IS(FILLER) | IS(PRAISE);
	return are_all(w, set);
}

/* A word that may bear on an order, but that it is "it" that he does with. */
static bool bears(const struct words *w, size_t i, bool astonished)
{
	const roles open = DOUBT | IS(STATUS) | IS(MENTION) | IS(HEARSAY) | IS(WILL) | IS(STOP_VAGUE) | IS(STOP_PAST) |
			   IS(WISHING) | IS(WANTED) | IS(YES) | IS(NUMBER) | IS(RETRACTS) | IS(CHANGES) | IS(LIMITS) |
			   IS(EARLIER) | IS(MAILED) | IS(OTHERS) | IS(REFERENCE) | IS(UNDONE) | IS(PAST_TIME) |
			   IS(ADDS) | IS(KEEP) | IS(KEPT) | IS(VERB) | IS(DEED) | IS(OWN_WORD);
	const bool last = i + 1 == w->n;
	if (w->at[i].text.n == 1) /* "e.g." */
		return true;
	if (astonished)
		return !last && w->at[i].roles & open && !is_halt(&w->at[i]) && !(w->at[i].roles & IS(PERSON));
	return w->at[i].roles & open &&
	       !(i && last && w->at[i].roles & IS(PRONOUN_IT) && !(w->at[i].roles & IS(ARTICLE)));
}

bool exclaims(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct str plain = str_strip(text, " .!,;-\t\r\n");
	const struct words w = words_said(plain.n <= TALK_BYTES ? plain : STR_NONE, &a);
	if (!w.n || count(&w) > EXCLAIMED_WORDS || holds_number(&w) || names_area(v, &w) ||
	    names_another(v, w.folded) || draws_arrow(plain) || str_find_char(text, '?') < text.n ||
	    str_find_char(text, ':') < text.n || bygone_is_case(plain))
		return false;
	const bool astonished = ends_astonished(&w);
	for (size_t i = 0; i < w.n; i++)
		if (bears(&w, i, astonished) || (!(w.at[i].roles & IS(CLOSED)) && !(astonished && is_halt(&w.at[i])) &&
						 game_says(v->game, w.at[i].text)))
			return is_set(&w) && !words_have(&w, DOUBT | IS(YES));
	return astonished || is_set(&w) || (w.n > 1 && weigh(plain) <= WEIGHT_EXCLAIMED);
}

bool asserts_orders(struct str text)
{
	const roles mild = IS(FILLER) | IS(CHAT) | IS(WHOLE) | IS(YES) | IS(OWN_WORD) | IS(POINTED) | IS(MILD) |
			   IS(HEADING_WORD) | IS(LABEL_WORD) | IS(SUBJECT) | IS(PRAISE) | IS(WORDING);
	const roles never = (DOUBT & ~IS(HAZARD)) | IS(STATUS) | IS(EARLIER) | IS(UNSETTLED) | IS(OTHERS) | IS(WILL) |
			    IS(STOP_VAGUE) | IS(PAST_TIME) | IS(HEARSAY);
	ARENA_SCRATCH(a);
	const struct words w = words_singly(text.n <= TALK_BYTES ? text : STR_NONE, &a);
	size_t strange = 0;
	bool orders = false;
	for (size_t i = 0; i < w.n; i++) {
		strange += !(w.at[i].roles & mild);
		orders |= i && w.at[i].roles & IS(HEADING_WORD) && w.at[i].roles & IS(REFERENCE);
	}
	return w.n > 1 && w.n <= NAME_WORDS * 4 && begins(&w, IS(POINTED)) && orders && !strange &&
	       !words_have(&w, never) && !words_have_but(&w, IS(STOP_PAST), IS(MILD));
}
