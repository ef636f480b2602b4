/* keeps: see keeps.h. */
#include "bind/keeps.h"

#include "bind/talk_words.h"
#include "order/inflect.h"
#include "order/phrasing.h"

enum { LONGEST = 10 };

static bool is_keeper(const struct said *word)
{
	return word->roles & (IS(KEEP) | IS(KEPT)) || word_listed(word->text, LIST_STANDS);
}

/* "the others are fine" */
static bool is_approved(const struct words *w, size_t i)
{
	return i && w->at[i - 1].roles & IS(PREDICATE) && w->at[i].roles & (IS(WHOLE) | IS(PRAISE));
}

static bool is_of_orders(const struct said *word)
{
	if (str_eq_c(word->text, "same as before"))
		return true;
	return str_eq_c(word->text, "everything else") || (word->roles & IS(REFERENCE) && !(word->roles & IS(POINTED)));
}

static bool is_beside(const struct said *word)
{
	if (str_eq_c(word->text, "all") || str_eq_c(word->text, "other"))
		return true;
	const roles nothing = IS(ARTICLE) | IS(FILLER) | IS(COURTESY) | IS(OWN_WORD) | IS(SUBJECT) | IS(CHAT) |
			      IS(TAIL) | IS(PREDICATE) | IS(LABEL_WORD) | IS(POINTED) | IS(EARLIER) | IS(WHY) |
			      IS(SEPARATOR);
	const roles tells = word->roles & IS(PREDICATE) ? IS(STOP_PAST) : 0;
	return word->roles & nothing && !(word->roles & (NEVER_HARMLESS & ~(IS(STOP_CONDITION) | IS(HAZARD) | tells)));
}

/* "everything you have got written down": behind him who reads it, what he has done with it. */
static bool is_noted(const struct words *w, size_t i)
{
	for (size_t k = i; k > 0 && i - k < 3; k--)
		if (w->at[k - 1].roles & IS(HEARER))
			return w->at[i].roles & IS(STOP_PAST) || inflect_is_past(w->at[i].text);
	return w->at[i].roles & IS(HEARER) && w->at[i].roles & IS(PERSON);
}

/* "Spawning and Galla stay as ordered": before those words stand names alone. */
static bool keeps_named(struct str sentence, struct arena *a)
{
	const struct words w = words_singly(sentence, a);
	const roles may = IS(ARTICLE) | IS(OWN_WORD) | IS(SEPARATOR) | IS(VERB) | IS(DEED) | IS(HEADING_WORD) |
			  IS(DESCRIPTION) | IS(FILLER) | IS(COURTESY) | IS(REFERENCE) | IS(LABEL_WORD) | IS(LAND);
	for (size_t i = 0; i < w.n && w.n <= LONGEST; i++) {
		const struct str rest = str_sub(w.folded, (size_t)(w.at[i].text.p - w.folded.p), w.folded.n);
		if (i && phrasing_says("STAYS_SO", rest, a))
			return true;
		if (w.at[i].roles && (!(w.at[i].roles & may) || w.at[i].roles & (NEVER_HARMLESS | IS(NUMBER))))
			return false;
	}
	return false;
}

enum keeps keeps_of(struct str sentence)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(sentence, &a);
	if (phrasing_says("KEEPS_ALL", sentence, &a) || keeps_named(sentence, &a))
		return KEEPS_ORDERS;
	bool keeps = false, all = w.n && w.n <= LONGEST && str_find_char(sentence, '?') == sentence.n;
	enum keeps what = KEEPS_NOTHING;
	for (size_t i = 0; all && i < w.n; i++) {
		const bool keeper = is_keeper(&w.at[i]) || is_approved(&w, i), orders = is_of_orders(&w.at[i]),
			   rest = (w.at[i].roles & IS(REST)) != 0;
		keeps |= keeper;
		what = orders ? KEEPS_ORDERS : rest && what == KEEPS_NOTHING ? KEEPS_REST : what;
		all = keeper || orders || rest || is_beside(&w.at[i]) || (i && is_noted(&w, i));
	}
	return all && keeps ? what : KEEPS_NOTHING;
}

static bool is_place(void *view, struct str what, struct str word)
{
	(void)what;
	return is_area(view, word);
}

bool keeps_behind(const struct view *v, struct str sentence)
{
	ARENA_SCRATCH(a);
	struct view seen = *v;
	return phrasing_says_of("STAYS_BEHIND", sentence, is_place, &seen, &a);
}
