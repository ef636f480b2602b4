/* reason: see reason.h. */
#include "bind/reason.h"

#include "base/utf8.h"
#include "bind/ground.h"
#include "bind/talk_words.h"
#include "bind/weigh.h"
#include "order/inflect.h"

/* "otherwise" */
static bool is_otherwise(const struct said *s)
{
	return s->roles & IS(ELSE) && s->roles & IS(WHY);
}

/* "because I will not do it", "since this is not needed", "since that is for next turn": said of what is ordered; "nobody will mind
 * that" denies only of others. */
static bool refuses(const struct words *w)
{
	const roles denies = IS(STOP_NEGATION) | IS(DENIAL) | IS(HAZARD);
	const bool purpose = begins(w, IS(REASON));
	bool denied = words_have(w, IS(YES)) && words_have(w, denies), put_off = false;
	for (size_t i = 1; i < w->n; i++) {
		denied |= w->at[i].roles & denies && !(w->at[i].roles & IS(SOMEONE)) && words_have(w, IS(REFERENCE));
		put_off |= w->at[i].roles & IS(UNSETTLED) && words_have(w, IS(REFERENCE)) && !purpose;
	}
	return denied || put_off;
}

/* "since the money goes otherwise", "nobody else": said of how, and of whom. */
static bool is_of_manner(const struct words *w, size_t i)
{
	return (is_otherwise(&w->at[i]) && i + 1 == w->n) ||
	       (w->at[i].roles & IS(ELSE) && w->at[i - 1].roles & (IS(SOMEONE) | IS(STOP_NEGATION)));
}

/* "it is rather empty", not "I would rather" */
static bool is_of_degree(const struct words *w, size_t i)
{
	return w->at[i].roles & IS(RATHER) && i > 1 && i + 1 < w->n &&
	       !(w->at[i - 1].roles & (IS(OWN_WORD) | IS(WILL))) && !(w->at[i + 1].roles & IS(DENIAL));
}

/* "otherwise they lapse", "otherwise somebody else takes it": what would happen; "otherwise leave it", "otherwise not" is another order. */
static bool tells_what_else(const struct words *w)
{
	const roles subject = IS(REFERENCE) | IS(OTHERS) | IS(ARTICLE) | IS(SUBJECT) | IS(SOMEONE);
	const struct words rest = behind(w, 1);
	bool plain = rest.n > 1 && begins(&rest, subject);
	for (size_t i = 1; i < rest.n; i++)
		plain &= !(rest.at[i].roles & (STOPS | IS(DENIAL) | IS(DROP))) || is_of_manner(&rest, i);
	return plain;
}

static bool depends(roles r)
{
	return r & IS(STOP_CONDITION) && !(r & (IS(TEMPORAL) | IS(PREDICATE) | IS(WILL)));
}

/* That may undo the order beside it whatever it is like. */
static bool undoes(const struct words *w)
{
	const roles ever = (begins(w, IS(REASON)) ? 0 : IS(UNSETTLED)) | IS(RATHER) | IS(DENIAL) | IS(DROP) |
			   IS(STOP_CORRECTION) | IS(AGAINST) | IS(STOP_ALTERNATIVE);
	for (size_t i = 1; i < w->n; i++)
		if ((w->at[i].roles & ever || depends(w->at[i].roles)) && !is_of_manner(w, i) && !is_of_degree(w, i))
			return true;
	return false;
}

/* "so that he cannot attack me": what is to come of it may be denied, of whomever but him who reads it. */
static bool is_aim(const struct words *w)
{
	const roles bears = IS(EARLIER) | IS(MAILED) | IS(STATUS) | IS(STOP_QUESTION) | IS(STOP_CORRECTION) |
			    IS(PAST_TIME) | IS(UNDONE) | IS(UNSETTLED) | IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) |
			    IS(AGAINST) | IS(DROP) | IS(REFERENCE) | IS(LIMITS) | IS(RATHER) | IS(HEARER);
	const struct words rest = behind(w, w->n > 0);
	return w->n > 2 && begins(w, IS(REASON)) && !words_have(&rest, bears);
}

/* "do", "does", not "have" */
static bool is_do(const struct said *s)
{
	return s->roles & IS(DOES) && !(s->roles & (IS(STOP_PAST) | IS(STOP_CONDITION) | IS(WILL)));
}

/* "because I don't want to lose men over the limit of 5": what the writer does not want, where nothing in it points at the order
 * or is a deed of his; "because I don't want to do it" is no such. */
static bool is_own_aversion(const struct words *w)
{
	const roles bears = IS(REFERENCE) | IS(MENTION) | IS(STATUS) | IS(STOP_QUESTION) | IS(STOP_CORRECTION) |
			    IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(AGAINST) | IS(DROP) |
			    IS(MAILED) | IS(EARLIER) | IS(HEARSAY) | IS(HEARER);
	if (w->n < 6 || !(w->at[0].roles & IS(WHY)) || !(w->at[1].roles & IS(OWN_WORD)) ||
	    !(w->at[2].roles & IS(STOP_NEGATION)))
		return false;
	const struct words rest = behind(w, 4);
	for (size_t i = 0; i < rest.n; i++)
		if (rest.at[i].roles & bears || is_do(&rest.at[i]))
			return false;
	const struct str first = str_sub(w->at[3].text, 0, str_find_char(w->at[3].text, ' ')); /* of "want to" */
	return word_listed(first, LIST_WANTS) || word_listed(first, LIST_LIKES);
}

bool reason_tells(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	bool tells = w.n > 1 && !refuses(&w) && !ground_is_open(text);
	if (tells && is_otherwise(w.at))
		tells = tells_what_else(&w);
	else
		tells = tells && (weigh(text) <= WEIGHT_TOLD || !undoes(&w) || is_aim(&w) || is_own_aversion(&w));
	return tells;
}

/* "I want to be at the border before he wakes up": what is of another is when. Where it begins; or the end. */
static size_t when_of_own(const struct words *w)
{
	size_t i = 1;
	while (i < w->n && !(w->at[i].roles & IS(TEMPORAL)))
		i++;
	return begins(w, IS(OWN_WORD)) && i + 1 < w->n && w->at[i + 1].roles & IS(OTHERS) ? i : w->n;
}

/* Nothing in why an order is given could be said of the order. */
static bool says_nothing_of_order(const struct words *w, roles bears)
{
	const size_t later = when_of_own(w);
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & bears && i != later && (i < later || !(w->at[i].roles & IS(OTHERS))))
			return false;
	return true;
}

bool reason_is_plain(struct str text)
{
	const roles bears = IS(HEARSAY) | IS(EARLIER) | IS(MAILED) | IS(STATUS) | IS(OTHERS) | IS(STOP_QUESTION) |
			    IS(STOP_CORRECTION) | IS(LIMITS) | IS(PAST_TIME) | IS(UNDONE);
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	const bool opens = begins(&w, IS(WHY) | IS(REASON) | IS(SO)) && !begins(&w, IS(OTHERS)) && text.n <= TALK_BYTES;
	const struct words rest = behind(&w, opens ? 1 : 0);
	return opens && reason_tells(text) && !words_have(&rest, IS(STOP_CORRECTION) | IS(STATUS) | IS(DROP)) &&
	       (is_otherwise(w.at) || is_aim(&w) || is_own_aversion(&w) || weigh(text) <= WEIGHT_TOLD ||
		says_nothing_of_order(&rest, bears | DOUBT));
}

/* "to relieve them", "to keep him company", not "to agree with him", "to use his words": it is done to somebody. */
static bool is_of_others(const struct words *w)
{
	for (size_t i = 1; i < w->n; i++)
		if (w->at[i].roles & IS(OTHERS) && (i != 2 || w->at[i].roles & IS(ARTICLE)))
			return true;
	return false;
}

bool reason_is_purpose(struct str text)
{
	const roles bears = STOPS | IS(HAZARD) | IS(UNSETTLED) | IS(AGAINST) | IS(DENIAL) | IS(DROP) | IS(STATUS) |
			    IS(RATHER) | IS(HEARSAY) | IS(STOP_VAGUE) | IS(LIMITS);
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	const bool be = w.n > 1 && str_eq_c(w.at[0].text, "to be") && !inflect_is_past(w.at[1].text);
	const bool to = w.n > 1 && str_eq_c(w.at[0].text, "to") && !(w.at[1].roles & IS(CLOSED));
	return w.n > (be ? 1 : 2) && text.n <= TALK_BYTES && (be || to) && !words_have(&w, bears) &&
	       !is_of_others(&w) && weigh(text) <= WEIGHT_HOLDS;
}

bool reason_ends(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return w.n > 2 && text.n <= TALK_BYTES && begins(&w, IS(ONCE)) && ends(&w, IS(ENDED));
}

bool reason_has_no_case(struct str text)
{
	ARENA_SCRATCH(a);
	const bool is = text.n <= TALK_BYTES;
	const struct words w = words_singly(is ? text : STR_NONE, &a);
	const bool open = words_have(&w, STOPS | IS(STOP_VAGUE) | IS(STOP_PAST) | IS(UNSETTLED));
	return is && !open;
}

bool reason_is_then(struct str text)
{
	const roles what = IS(POINTED) | IS(REFERENCE) | IS(MILD);
	ARENA_SCRATCH(a);
	const struct words all = words_said(text, &a);
	const struct words w = behind(&all, begins(&all, IS(SEPARATOR)) ? 1 : 0);
	bool is = text.n <= TALK_BYTES && w.n > 2 && begins(&w, IS(ONCE)) && ends(&w, IS(ENDED)) &&
		  w.at[1].roles & what && !(w.at[1].roles & IS(OTHERS));
	for (size_t i = 2; is && i + 1 < w.n; i++)
		is = w.at[i].roles & (IS(PREDICATE) | IS(FILLER) | IS(POINTED));
	return is;
}

static bool is_own_remark(struct str text)
{
	const roles bears = DOUBT | IS(REFERENCE) | IS(STATUS) | IS(HEARSAY) | IS(WILL) | IS(OTHERS) | IS(RATHER) |
			    IS(STOP_VAGUE) | IS(LIMITS) | IS(RETRACTS) | IS(CHANGES);
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return text.n <= TALK_BYTES && w.n > APART_WORDS && begins(&w, IS(OWN_WORD)) && !words_have(&w, bears) &&
	       weigh(text) <= -WEIGHT_TALK;
}

/* "that lot", not "that", "that order" */
static bool is_demonstrative(const struct words *w, size_t i)
{
	return w->at[i].roles & IS(ARTICLE) && i + 1 < w->n &&
	       !(w->at[i + 1].roles & (IS(CLOSED) | IS(REFERENCE) | IS(MENTION)));
}

bool reason_is_own_denial(struct str text)
{
	const roles bears = (DOUBT & ~IS(STOP_NEGATION) & ~IS(HAZARD)) | IS(REFERENCE) | IS(STATUS) | IS(HEARSAY) |
			    IS(WILL) | IS(OTHERS) | IS(RATHER) | IS(STOP_VAGUE) | IS(LIMITS) | IS(RETRACTS) |
			    IS(CHANGES) | IS(YES);
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	bool is = text.n <= TALK_BYTES && w.n > APART_WORDS && begins(&w, IS(OWN_WORD)) &&
		  w.at[1].roles & IS(STOP_NEGATION) && weigh(text) <= -WEIGHT_TALK;
	for (size_t i = 2; is && i < w.n; i++)
		is = is_demonstrative(&w, i) || !(w.at[i].roles & bears);
	return is;
}

/* Of the game, or of what stands beside it: "buy", "the order", "not". */
static bool bears_on_game(roles r)
{
	const roles mild = IS(OWN_WORD) | IS(ARTICLE) | IS(ARTICLE_ONE) | IS(CLOSED) | IS(LABEL_WORD) | IS(POINTED) |
			   IS(SUBJECT) | IS(DESCRIPTION) | IS(PRAISE) | IS(MILD) | IS(COURTESY) | IS(PERSON) |
			   IS(WRITER) | IS(HEARER);
	return (r & ~mild) != 0 || (r & IS(POINTED) && r & IS(REFERENCE));
}

bool reason_is_own_consequence(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words all = words_said(text, &a);
	const struct words w = behind(&all, begins(&all, IS(SEPARATOR)) ? 1 : 0);
	const roles bears = (DOUBT & ~IS(STOP_CONDITION) & ~IS(HAZARD)) | IS(REFERENCE) | IS(RATHER) | IS(RETRACTS) |
			    IS(CHANGES) | IS(HEARSAY) | IS(WILL);
	size_t own = 0;
	for (size_t i = 1; i < w.n; i++)
		if (w.at[i].roles & IS(PERSON) && w.at[i].roles & IS(OWN_WORD))
			own = i;
	bool is = text.n <= TALK_BYTES && begins(&w, IS(STOP_CONDITION)) && begins(&w, IS(HAZARD)) && own > 1 &&
		  own + 2 < w.n && !w.at[own + 1].roles && weigh(text) <= WEIGHT_TOLD;
	for (size_t i = 1; is && i < own; i++)
		is = !(w.at[i].roles & bears) && !(w.at[i].roles & IS(STOP_CONDITION));
	for (size_t i = own + 1; is && i < w.n; i++)
		is = !bears_on_game(w.at[i].roles);
	return is;
}

bool reason_goes_on(struct str text)
{
	const roles bears = DOUBT | IS(REFERENCE) | IS(STATUS) | IS(HEARSAY) | IS(WILL) | IS(OTHERS) | IS(RATHER) |
			    IS(LIMITS) | IS(RETRACTS) | IS(CHANGES);
	ARENA_SCRATCH(a);
	const struct str plain = utf8_plain_signs(&a, text);
	const struct words w = words_said(text, &a);
	const size_t mark = str_find(plain, STR("'s "));
	struct str doing = mark < plain.n ? str_strip(str_sub(plain, mark + 3, plain.n), " .!") : STR_NONE,
		   word = STR_NONE;
	str_cut(&doing, ' ', &word);
	return text.n <= TALK_BYTES && str_ends(word, STR("ing")) && !words_have(&w, bears) &&
	       weigh(text) <= WEIGHT_TOLD;
}

bool reason_is_remark(struct str text)
{
	return is_own_remark(text) || reason_is_own_denial(text) || reason_is_own_consequence(text) ||
	       reason_goes_on(text);
}
