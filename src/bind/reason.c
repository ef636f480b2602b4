/* reason: see reason.h. */
#include "bind/reason.h"

#include "bind/talk_words.h"
#include "bind/weigh.h"

static bool is_otherwise(const struct said *s)
{
	return str_eq_c(s->text, "otherwise");
}

/* "because I will not do it", "since this is not needed", "since that is for next turn": said of what is ordered; "nobody will mind
 * that" denies only of others. */
static bool refuses(const struct words *w)
{
	const roles denies = IS(STOP_NEGATION) | IS(DENIAL) | IS(HAZARD);
	const bool purpose = begins(w, IS(REASON));
	bool denied = has(w, IS(YES)) && has(w, denies), put_off = false;
	for (size_t i = 1; i < w->n; i++) {
		denied |= w->at[i].roles & denies && !(w->at[i].roles & IS(SOMEONE)) && has(w, IS(REFERENCE));
		put_off |= w->at[i].roles & IS(UNSETTLED) && has(w, IS(REFERENCE)) && !purpose;
	}
	return denied || put_off;
}

/* "since the money goes otherwise", "nobody else": said of how, and of whom. */
static bool is_of_manner(const struct words *w, size_t i)
{
	return (is_otherwise(&w->at[i]) && i + 1 == w->n) ||
	       (str_eq_c(w->at[i].text, "else") && w->at[i - 1].roles & (IS(SOMEONE) | IS(STOP_NEGATION)));
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

bool reason_tells(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	bool tells = w.n > 1 && !refuses(&w);
	if (tells && is_otherwise(w.at))
		tells = tells_what_else(&w);
	else
		tells = tells && (weigh(text) <= WEIGHT_TOLD || !undoes(&w));
	arena_release(&a);
	return tells;
}

bool reason_is_plain(struct str text)
{
	const roles bears = IS(HEARSAY) | IS(EARLIER) | IS(MAILED) | IS(STATUS) | IS(OTHERS) | IS(STOP_QUESTION) |
			    IS(STOP_CORRECTION) | IS(LIMITS) | IS(PAST_TIME) | IS(UNDONE);
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool opens = begins(&w, IS(WHY) | IS(REASON) | IS(SO)) && !begins(&w, IS(OTHERS)) && text.n <= TALK_BYTES;
	const struct words rest = behind(&w, opens ? 1 : 0);
	const bool plain = opens && reason_tells(text) && !has(&rest, IS(STOP_CORRECTION) | IS(STATUS) | IS(DROP)) &&
			   (is_otherwise(w.at) || weigh(text) <= WEIGHT_TOLD || !has(&rest, bears | DOUBT));
	arena_release(&a);
	return plain;
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
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool is = w.n > 2 && text.n <= TALK_BYTES && str_eq_c(w.at[0].text, "to") && !has(&w, bears) &&
			!is_of_others(&w) && !(w.at[1].roles & IS(CLOSED)) && weigh(text) <= WEIGHT_HOLDS;
	arena_release(&a);
	return is;
}

static bool is_one_of(struct str word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq_c(word, list[i]))
			return true;
	return false;
}

bool reason_is_then(struct str text)
{
	static const char *const onces[] = {
#define ONCE(word) word,
#include "lexicon.inc"
	};
	static const char *const overs[] = {
#define ENDED(word) word,
#include "lexicon.inc"
	};
	const roles what = IS(POINTED) | IS(REFERENCE) | IS(MILD);
	struct arena a = ARENA_INIT;
	const struct words all = words_said(text, &a);
	const struct words w = behind(&all, begins(&all, IS(SEPARATOR)) ? 1 : 0);
	bool is = text.n <= TALK_BYTES && w.n > 2 && is_one_of(w.at[0].text, onces, sizeof onces / sizeof *onces) &&
		  w.at[1].roles & what && !(w.at[1].roles & IS(OTHERS)) &&
		  is_one_of(w.at[w.n - 1].text, overs, sizeof overs / sizeof *overs);
	for (size_t i = 2; is && i + 1 < w.n; i++)
		is = w.at[i].roles & (IS(PREDICATE) | IS(FILLER) | IS(POINTED));
	arena_release(&a);
	return is;
}

bool reason_is_own_remark(struct str text)
{
	const roles bears = DOUBT | IS(REFERENCE) | IS(STATUS) | IS(HEARSAY) | IS(WILL) | IS(OTHERS) | IS(RATHER) |
			    IS(STOP_VAGUE) | IS(LIMITS) | IS(RETRACTS) | IS(CHANGES);
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool is = text.n <= TALK_BYTES && w.n > APART_WORDS && begins(&w, IS(OWN_WORD)) && !has(&w, bears) &&
			weigh(text) <= -WEIGHT_TALK;
	arena_release(&a);
	return is;
}
