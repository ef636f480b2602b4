/* question: see question.h. */
#include "bind/question.h"

#include "bind/talk_words.h"
#include "bind/weigh.h"

/* A question is more like what withholds than other talk is, whatever it is about; here its shape tells. */
enum { WEIGHT_GOES = 3 * WEIGHT_REFUSES / 2 };

/* "that is right", not "moves" in "who moves first" */
static bool points(const struct words *w, size_t i)
{
	return w->at[i].roles & IS(REFERENCE) &&
	       (w->at[i].roles & IS(CLOSED) || (i && w->at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD))));
}

/* "If I win, how many move in?": what is asked for, behind a clause of when. */
static struct words asked_for(const struct words *w)
{
	size_t from = 0;
	for (size_t i = 1; begins(w, IS(STOP_CONDITION)) && !from && i < w->n; i++)
		from = w->at[i].roles & IS(ASKS_FACT) ? i : 0;
	while (from < w->n && w->at[from].roles & (IS(CHAT) | IS(FILLER) | IS(SEPARATOR) | IS(COURTESY)))
		from++;
	return behind(w, from);
}

/* "Who owns Ohio now?", "How many move in?": it asks for a fact, and not of what is ordered beside it: neither whether nor how that
 * should be done, nor what will come of it. What it makes a condition of is the question. */
static bool asks_of_fact(const struct words *w, int32_t weight)
{
	const roles bears = (STOPS & ~IS(STOP_CONDITION)) | IS(WILL) | IS(UNSETTLED) | IS(AGAINST) | IS(DENIAL) |
			    IS(DROP) | IS(RATHER) | IS(RETRACTS) | IS(CHANGES);
	const struct words asked = asked_for(w);
	if (weight >= WEIGHT_ODD || !begins(&asked, IS(ASKS_FACT)))
		return false;
	for (size_t i = 0; i < w->n; i++) {
		const struct said *s = &w->at[i];
		const bool asks = s == asked.at || s->roles & (IS(DOES) | IS(PREDICATE));
		if (points(w, i) || (!asks && s->roles & bears))
			return false;
	}
	return true;
}

/* "does yellow", "can the others", "do fleets": of whom or what it is asked; not of the writer, nor of what he ordered, nor of
 * everybody, who might advise him. */
static bool asks_of_another(const struct words *w)
{
	const roles helper = IS(PREDICATE) | IS(STOP_PAST);
	const roles never = IS(OWN_WORD) | IS(OTHERS) | IS(REFERENCE) | IS(SOMEONE) | IS(NUMBER) | IS(STOP_PAST);
	return w->n > NAME_WORDS && begins(w, IS(DOES)) && !begins(w, helper) && !(w->at[1].roles & never) &&
	       (!(w->at[1].roles & IS(CLOSED)) || w->at[1].roles & (IS(ARTICLE) | IS(ARTICLE_ONE)));
}

/* Of what stands within such a question: what asks on, and what is of one word ("actually") and so corrects nothing. */
static bool asks_on(const struct words *w, size_t i)
{
	const roles asks = IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE);
	const struct said *s = &w->at[i];
	const struct words rest = behind(w, i);
	if (s->roles & IS(DOES) && !(s->roles & (IS(PREDICATE) | IS(STOP_PAST))))
		return asks_of_another(&rest);
	if (s->roles & (asks | IS(UNSETTLED) | IS(WILL)))
		return s->roles & IS(CLOSED) && s->roles & asks;
	return !(s->roles & IS(STOP_CORRECTION)) || str_find_char(s->text, ' ') == s->text.n;
}

/* "Does yellow get to see what I write, or where I am?": whether something goes so in the game. What he says or wants may be what the
 * order waits for, and "does yellow agree?", "does he mind?" is said of the order. */
static bool asks_how_it_goes(const struct words *w, int32_t weight)
{
	const roles bears = IS(STOP_CONDITION) | IS(STOP_NEGATION) | IS(AGAINST) | IS(DENIAL) | IS(DROP) | IS(RATHER) |
			    IS(RETRACTS) | IS(CHANGES) | IS(STATUS) | IS(SO) | IS(YES);
	const struct words asked = asked_for(w);
	size_t said_of = 0;
	bool goes = weight < WEIGHT_GOES && asks_of_another(&asked);
	for (size_t i = 1; goes && i < asked.n; i++) {
		const roles r = asked.at[i].roles;
		const bool said = r & IS(HEARSAY) && !(asked.at[i - 1].roles & IS(OWN_WORD));
		const bool names = r & IS(MENTION) && !(r & IS(EARLIER)); /* "the attack", not "first" */
		goes = !names && asks_on(&asked, i) && !points(&asked, i) && !(r & bears) && !said;
		said_of += !(r & IS(CLOSED));
	}
	return goes && said_of >= APART_WORDS;
}

/* "Do I get the coins when I walk into an empty city?": what it makes a condition of is any of its kind, so it is asked of the rules. */
static bool asks_of_any(const struct words *w, int32_t weight, struct arena *a)
{
	const roles bears = (STOPS & ~IS(STOP_CONDITION) & ~IS(STOP_QUESTION)) | IS(WILL) | IS(UNSETTLED) |
			    IS(AGAINST) | IS(DENIAL) | IS(DROP) | IS(RATHER) | IS(RETRACTS) | IS(CHANGES);
	const struct words single = words_singly(w->folded, a);
	bool clause = false, any = false;
	if (weight >= WEIGHT_GOES || single.n < 2 || !begins(&single, IS(DOES)) || begins(&single, IS(WILL)) ||
	    !(single.at[1].roles & IS(OWN_WORD)))
		return false;
	for (size_t i = 1; i < single.n; i++) {
		const roles r = single.at[i].roles;
		if (points(&single, i) || r & bears || (clause && holds_digit(single.at[i].text)))
			return false;
		clause |= (r & IS(STOP_CONDITION)) != 0;
		any |= clause && r & IS(ARTICLE_ONE);
	}
	return any;
}

/* Nothing in it from there on makes an order wait, or (where that is asked) points at one. */
static bool says_no_doubt(const struct words *w, size_t from, bool points_at_none)
{
	const roles bears = IS(STOP_CONDITION) | IS(STOP_NEGATION) | IS(STOP_CORRECTION) | IS(UNSETTLED) | IS(AGAINST) |
			    IS(DENIAL) | IS(DROP) | IS(RATHER) | IS(RETRACTS) | IS(CHANGES) | IS(HAZARD);
	for (size_t i = from; i < w->n; i++)
		if ((points_at_none && points(w, i)) || (w->at[i].roles & bears && !(w->at[i].roles & IS(TEMPORAL))))
			return false;
	return true;
}

/* "Could you tell me what troops cost?", "can you send me the map": not "can you first tell me", "would you tell me what would become". */
static bool asks_to_be_informed(const struct words *all, struct arena *a)
{
	const struct words single = words_singly(all->folded, a), *w = &single;
	size_t i = 0;
	while (i < w->n && w->at[i].roles & (IS(CHAT) | IS(FILLER) | IS(SEPARATOR)) && !(w->at[i].roles & IS(WILL)))
		i++;
	const size_t you = i + 1, verb = i + 2 + (i + 2 < w->n && w->at[i + 2].roles & IS(COURTESY));
	return verb + 2 < w->n && w->at[i].roles & IS(CLOSED) && w->at[you].roles & IS(HEARER) &&
	       w->at[verb].roles & IS(INFORMS) && w->at[verb + 1].roles & IS(PRONOUN_ME) &&
	       says_no_doubt(w, verb + 2, true) && !ends(w, IS(EARLIER));
}

/* "Can he see what I order before the turn ends?": of what another learns, whoever that is. */
static bool asks_who_sees(const struct words *w)
{
	const struct words asked = asked_for(w);
	size_t verb = 2;
	while (verb < asked.n && verb < 4 && !(asked.at[verb].roles & IS(PERCEIVES)))
		verb++;
	return asked.n > 3 && begins(&asked, IS(DOES) | IS(WILL)) && !(asked.at[1].roles & IS(OWN_WORD)) &&
	       verb < asked.n && verb < 4 && says_no_doubt(&asked, verb + 1, false);
}

static bool asks_one(const struct words *w, int32_t weight)
{
	ARENA_SCRATCH(a);
	return asks_of_fact(w, weight) || asks_how_it_goes(w, weight) || asks_of_any(w, weight, &a) ||
	       asks_to_be_informed(w, &a) || asks_who_sees(w);
}

bool words_ask_fact(const struct words *w, int32_t weight)
{
	for (size_t i = 1; i + 1 < w->n; i++) { /* "When does it end, and can he see my orders?" */
		const roles next = w->at[i + 1].roles;
		const struct words first = { w->at, i, w->folded }, second = behind(w, i + 1);
		if (w->at[i].roles & IS(SEPARATOR) && next & (IS(ASKS_FACT) | IS(DOES)) && asks_one(&first, weight) &&
		    words_ask_fact(&second, weight))
			return true;
	}
	return asks_one(w, weight);
}

bool words_ask_of(const struct words *w)
{
	return w->n > 2 && begins(w, IS(STOP_QUESTION)) && !begins(w, IS(DOES)) && w->at[1].roles & IS(DOES) &&
	       !(w->at[1].roles & IS(WILL));
}

bool words_ask_to_be_told(const struct words *w)
{
	const bool whether = words_hold(w->folded, STR("if")) || words_hold(w->folded, STR("when"));
	return words_have(w, IS(TELL)) && whether && count(w) <= COURTESY_WORDS &&
	       !words_have(w, IS(DROP) | IS(DENIAL) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION)) &&
	       !words_hold(w->folded, STR("then")) && !words_hold(w->folded, STR("otherwise"));
}
