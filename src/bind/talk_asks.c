/* talk_asks: whether a sentence asks, and of what (talk.h). */
#include "bind/talk.h"

#include "bind/question.h"
#include "bind/talk_words.h"
#include "bind/weigh.h"

bool talk_is_question(struct str text, struct arena *a)
{
	const struct words s = words_singly(text, a);
	size_t from = 0;
	if (str_ends(text, STR("?")))
		return true;
	while (from + 1 < s.n && !(s.at[from].roles & (IS(STOP_QUESTION) | IS(DOES))) &&
	       s.at[from].roles & (IS(CHAT) | IS(SEPARATOR) | IS(FILLER) | IS(WHOLE)))
		from++;
	if (from + 2 >= s.n)
		return false;
	const struct str next = s.at[from + 1].text;
	if (s.at[from].roles & IS(STOP_QUESTION) && !(s.at[from].roles & IS(DOES)))
		return s.at[from + 1].roles & (IS(DOES) | IS(PREDICATE)) || str_eq_c(next, "many") ||
		       str_eq_c(next, "much") || str_eq_c(next, "can") ||
		       s.at[from].roles & IS(PREDICATE); /* "whats" */
	return s.at[from].roles & IS(DOES) && str_eq_c(next, "there");
}

/* "can I", "does he", "how many", "what happens", where such a part may begin. */
static bool asks_from(const struct words *s, size_t i)
{
	const roles who = IS(SUBJECT) | IS(OWN_WORD) | IS(OTHERS) | IS(ARTICLE) | IS(ARTICLE_ONE) | IS(REFERENCE) |
			  IS(POINTED) | IS(SOMEONE);
	const roles r = s->at[i].roles;
	if (i + 2 >= s->n)
		return false;
	if (s->at[i + 1].roles & IS(HEARER) &&
	    s->at[i + 1].roles & IS(PERSON)) /* "can you tell me"; not "can you send 3 to Nara" */
		return r & IS(DOES) && word_listed(s->at[i + 2].text, LIST_EXPLAINS);
	const struct said *next = &s->at[i + 1];
	const bool wh = r & (IS(STOP_QUESTION) | IS(ASKS_FACT)) && !(r & IS(DOES));
	if (r & IS(DOES) && next->roles & who)
		return true;
	if (!wh || next->roles & IS(OWN_WORD))
		return false;
	return next->roles & (IS(DOES) | IS(PREDICATE)) || str_eq_c(s->at[i].text, "how") ||
	       (!next->roles && next->text.n > 3 && next->text.p[next->text.n - 1] == 's');
}

static bool clause_asks(struct str clause, bool first, struct arena *a)
{
	const struct words s = words_singly(clause, a);
	const roles opens = IS(CHAT) | IS(SEPARATOR) | IS(FILLER) | IS(WHOLE) | IS(SO) | IS(WHY);
	for (size_t i = 0; i < s.n; i++) {
		bool begins = true;
		for (size_t k = i; begins && k-- > 0;) {
			if (s.at[k].roles & (IS(SO) | IS(SEPARATOR)) && k + 1 == i)
				break;
			begins = (s.at[k].roles & opens) != 0;
		}
		const bool relative = !first && !i && !(s.at[i].roles & IS(DOES));
		if (begins && !relative && asks_from(&s, i))
			return true;
	}
	return false;
}

/* "Ok, if I go there with 5": what stands behind such a clause is no part of another. */
static bool supposes(struct str clause, struct arena *a)
{
	const struct words s = words_singly(clause, a);
	return s.n && s.at[0].roles & IS(STOP_CONDITION);
}

bool talk_asks_supposing(struct str text, struct arena *a)
{
	const size_t end = str_find_char(text, '?');
	const struct str behind = str_trim(str_sub(text, end + (end < text.n), text.n));
	bool supposed = false;
	struct str clause;
	if (text.n > TALK_BYTES || end == text.n || (behind.n && !clause_asks(behind, true, a)))
		return false;
	for (struct str rest = str_sub(text, 0, end); str_cut(&rest, ',', &clause); supposed |= supposes(clause, a))
		if (supposed && clause_asks(clause, true, a))
			return true;
	return false;
}

bool talk_asks_within(struct str text, struct arena *a)
{
	bool first = true;
	struct str clause;
	if (text.n > TALK_BYTES)
		return false;
	for (struct str rest = text; str_cut(&rest, ',', &clause); first = false)
		if (clause_asks(clause, first, a))
			return true;
	return false;
}

bool talk_begins_asking(struct str text, struct arena *a)
{
	const struct words s = words_singly(text, a);
	size_t i = 0;
	while (i < s.n && s.at[i].roles & (IS(CHAT) | IS(FILLER) | IS(WHOLE) | IS(SEPARATOR) | IS(SO)) &&
	       !(s.at[i].roles & IS(DOES)))
		i++;
	return i < s.n && asks_from(&s, i);
}

bool talk_asks(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return text.n <= TALK_BYTES && talk_is_question(text, &a) && begins(&w, IS(STOP_QUESTION) | IS(ASKS_FACT)) &&
	       !holds_number(&w) && weigh(text) <= WEIGHT_SAFE;
}

bool talk_asks_to_be_told(const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(source_text(s, k->at), &a);
	return words_ask_to_be_told(&w);
}

bool talk_asks_of(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words single = words_singly(text, &a);
	return words_ask_of(&single);
}

bool talk_asks_fact(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return text.n <= TALK_BYTES && str_ends(text, STR("?")) && words_ask_fact(&w, weigh(text));
}
