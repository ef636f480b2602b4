/* renounce: see renounce.h. */
#include "answer/renounce.h"

#include "answer/apart.h"
#include "answer/recant.h"
#include "bind/keeps.h"
#include "bind/talk.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { LONGEST = 200, LINE_MOST = 600, CUTS_MOST = 24 /* each looks at all that stands */ };
#define IS(name) SAYS_ROLE(name)
#define TAKES_BACK (IS(RETRACTS) | IS(DROP) | IS(AGAINST))
#define NEVER (IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(CHANGES) | IS(ADDS))
#define IDLE \
	(IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(WHOLE) | IS(TAIL) | IS(THANKS) | IS(CLOSED) | IS(STOP_CORRECTION) | \
	 IS(OWN_WORD) | IS(DENIAL) | IS(YES))

bool renounce_is_parted(const struct words *w, size_t i)
{
	const struct str behind = word_listed_with(w->at[i].text, LIST_PARTED);
	for (size_t k = i + 1; behind.n && k < w->n; k++)
		if (str_ends(w->at[k].text, behind)) /* "move back" is an entry */
			return true;
	return false;
}

/* "I no longer want the garrison", "we don't need it" */
static bool is_unwanted(const struct words *w, size_t i)
{
	bool wanted = false, bare = true;
	for (size_t k = i + 1; k < w->n; k++)
		wanted |= word_listed(w->at[k].text, LIST_WANTS);
	for (size_t k = 0; k < i; k++)
		bare &= (w->at[k].roles & (IS(FILLER) | IS(CHAT) | IS(WHOLE) | IS(SEPARATOR) | IS(COURTESY))) &&
			!(w->at[k].roles & IS(OWN_WORD));
	return wanted || bare; /* "no garrison after all", "not the move" */
}

/* no: it stands behind a no, to which "leave Alabama" adds nothing. */
static bool denies(const struct words *w, size_t i, bool no)
{
	const roles r = w->at[i].roles;
	return r & TAKES_BACK || renounce_is_parted(w, i) || (no && !i && word_listed(w->at[i].text, LIST_LETS)) ||
	       (r & IS(STOP_NEGATION) && is_unwanted(w, i));
}

/* "all moves but the one to Shiga", "the other one", "don't attack me", "not yet": it says how much, to whom, or when. */
static bool limits(const struct said *word)
{
	return word->roles & (IS(LIMITS) | IS(HEARER)) || word_listed(word->text, LIST_BOUNDS) ||
	       (word->roles & IS(CLOSED) && word->roles & SAYS_IN_ORDERS &&
		!(word->roles & (IS(ARTICLE) | IS(REFERENCE) | IS(KEPT))) && !word_listed(word->text, LIST_WANTS));
}

/* Each word of an entry by itself: "the second" names by its last. */
static enum which_said hear_each(struct which *which, const struct words *w, size_t i, const struct words *singly)
{
	const size_t from = (size_t)(w->at[i].text.p - w->folded.p), to = from + w->at[i].text.n;
	enum which_said all = WHICH_EMPTY;
	for (size_t k = 0; k < singly->n; k++) {
		const size_t at = (size_t)(singly->at[k].text.p - singly->folded.p);
		const bool in = at >= from && at < to && !word_listed(singly->at[k].text, LIST_BEHIND);
		const enum which_said said = in ? which_hear(which, singly, k) : WHICH_EMPTY;
		all = said == WHICH_NAMES || said == WHICH_EMPTY ? all : said;
	}
	return all;
}

/* Nothing in the clause limits what it says, and it takes back or denies once. */
static bool may_take_back(const struct words *singly)
{
	size_t words = 0;
	for (size_t i = 0; i < singly->n; i++) {
		if (limits(&singly->at[i]))
			return false;
		words += (singly->at[i].roles & (TAKES_BACK | IS(STOP_NEGATION))) != 0;
	}
	return words <= 1;
}

/* Says of which, and that it is not to be: one clause. */
static bool takes_back(struct which *which, const struct words *w, const struct words *singly, bool set[WHICH_MOST],
		       bool no)
{
	if (!may_take_back(singly))
		return false;
	bool before[WHICH_MOST], denied = false, named = false;
	memcpy(before, set, sizeof before);
	for (size_t i = 0; i < w->n; i++) {
		const struct said *word = &w->at[i];
		const bool parted = renounce_is_parted(w, i);
		if (denies(w, i, no) && denied)
			return false; /* "don't forget the garrison" */
		if (denies(w, i, no)) {
			denied = true;
			hear_each(which, w, i, singly); /* "cancel the second" is an entry */
			continue;
		}
		if (word->roles & IS(SEPARATOR)) {
			named |= which->named;
			which_end(which, set);
			continue;
		}
		const enum which_said said = hear_each(which, w, i, singly);
		const bool tail = denied && (word->roles & (IS(STOP_CORRECTION) | IS(KEPT)) ||
					     word_listed(word->text, LIST_WANTS));
		if (which->fails || word->roles & NEVER ||
		    ((said == WHICH_OPEN || said == WHICH_STRANGE) && !parted && !tail))
			return false;
	}
	named |= which->named;
	which_end(which, set);
	if (denied && no) { /* to all of them: "No, not two", of whichever has that */
		which->fails = false;
		return true;
	}
	if (denied && !which->fails && named && memcmp(before, set, sizeof before))
		return true;
	memcpy(set, before, sizeof before);
	which->fails = false;
	return false;
}

/* "I don't want to push my luck": no deed. */
static bool averse(const struct words *w)
{
	for (size_t i = 0; i + 1 < w->n; i++)
		if (w->at[i].roles & IS(STOP_NEGATION) && word_listed(w->at[i + 1].text, LIST_WANTS))
			return true;
	return false;
}

/* "I've changed my mind", "5 against 5 is a waste", "I don't want both", "leave the rest as it is": nothing is ordered in it. */
static bool says_nothing_else(struct ear *ear, struct str clause, const struct words *w, const struct words *singly)
{
	const roles tells = IS(OWN_WORD) | IS(WRITER) | IS(WHY) | IS(SUBJECT) | IS(STOP_NEGATION);
	bool idle = true, told = w->n && w->at[0].roles & tells, never = false;
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		idle &= (r & IDLE) != 0 && !(r & (IS(RETRACTS) | IS(STOP_ALTERNATIVE)));
		never |= (r & (NEVER | IS(RETRACTS)) && !(r & IS(WILL))) || (!i && r & IS(DROP));
	}
	for (size_t i = 1; i < singly->n; i++)
		told |= (singly->at[i].roles & IS(PREDICATE)) != 0;
	return idle || keeps_of(clause) || recant_tells_why(clause, ear->a) ||
	       (told && !never && (averse(singly) || !ear_says_deed(ear, clause)) &&
		!topic_place_in(w->folded, ear->e->game->map).n);
}

static bool says_no(const struct said *word)
{
	return word->roles & (TAKES_BACK | IS(STOP_NEGATION)) || word_listed(word->text, LIST_NO);
}

/* "orders", "moves": those that stand may be meant. */
static bool words_of_orders(const struct said *word)
{
	return word->roles & IS(REFERENCE) && word->roles & (IS(HEADING_WORD) | IS(WAY));
}

/* Beside a no it says nothing of which, of when or on what condition: "them", "I do ... want", "please", "of all that". */
static bool goes_with_no(const struct words *w, size_t i, bool no)
{
	const roles beside = IS(CLOSED) | IS(COURTESY) | IS(THANKS) | IS(FILLER) | IS(TAIL) | IS(WHOLE) | IS(POINTED) |
			     IS(REFERENCE) | IS(CHAT) | IS(OWN_WORD) | IS(SUBJECT) | IS(RATHER) | IS(DESCRIPTION);
	const struct said *word = &w->at[i];
	int64_t n;
	const bool told = word->roles & IS(STOP_QUESTION) && i + 1 < w->n && w->at[i + 1].roles & IS(OWN_WORD);
	if (word->roles & (NEVER | IS(MINDS) | IS(BUT)) ||
	    (word->roles & IS(STOP_QUESTION) && !(no && told))) /* "not what I meant" */
		return false;
	if (word->roles & IS(YES)) /* "absolutely not" */
		return i + 1 < w->n && says_no(&w->at[i + 1]);
	if (word->roles & IS(ORDINAL) || (word->roles & IS(NUMBER) && number_said(word->text, &n) && n != 1))
		return false;
	if (word->roles & IS(ALL)) /* "scrap all that", and not "not all"; "scrap all" is of what stands as well */
		return i && !(w->at[i - 1].roles & IS(STOP_NEGATION)) &&
		       (i + 1 < w->n || word_listed(w->at[0].text, LIST_NO)) &&
		       !(i + 1 < w->n && w->at[i + 1].roles & (IS(FILLER) | IS(TAIL))) &&
		       !(i + 1 < w->n && words_of_orders(&w->at[i + 1]));
	if (words_of_orders(word))
		return false;
	return (word->roles & beside && !limits(word)) || (no && word->roles & IS(MEANS)) ||
	       word_listed(word->text, LIST_WANTS);
}

/* "all three" of three, "both" of two */
static bool counts(const struct words *w, size_t i, size_t waiting)
{
	int64_t n;
	return number_said(w->at[i].text, &n) && n > 0 && (size_t)n == waiting &&
	       (str_eq_c(w->at[i].text, "both") || (i && w->at[i - 1].roles & IS(ALL))) &&
	       !(i && w->at[i - 1].roles & IS(STOP_NEGATION));
}

/* Entry by entry where that takes back, thanks or denies as a whole ("never mind"), else word by word ("not yet"). */
static struct words entries_apart(struct str text, struct arena *a)
{
	const struct words w = words_said(text, a);
	const roles whole = IS(RETRACTS) | IS(DROP) | IS(THANKS) | IS(YES) | IS(UNSETTLED);
	struct words out = { ARENA_ARRAY(a, struct said, text.n + 1), 0, w.folded };
	for (size_t i = 0; i < w.n; i++) {
		const bool one = w.at[i].roles & whole || word_listed(w.at[i].text, LIST_NO);
		const struct words singly = one ? (struct words){ w.at + i, 1, w.folded }
						: words_singly(w.at[i].text, a);
		for (size_t k = 0; k < singly.n; k++)
			out.at[out.n++] = singly.at[k];
	}
	return out;
}

/* It opens the no: "God no", "is" of "is it not" asks. */
static size_t behind_sigh(const struct words *w)
{
	return w->n > 1 && !w->at[0].roles && word_listed(w->at[1].text, LIST_NO);
}

static bool asks(const struct words *w)
{
	return w->n > 1 && w->at[0].roles & IS(DOES) && !says_no(&w->at[1]) &&
	       w->at[1].roles & (IS(POINTED) | IS(PERSON));
}

/* "No", "nope, thanks", "no to both", "forget those", "none of them", "I don't want any of that", "absolutely not": it is a no to all
 * that waits, so many orders, in whatever words. What is denied twice is not ("don't drop it"), but for "no no". */
static bool is_no(const struct words *w, size_t waiting)
{
	bool no = false;
	if (asks(w))
		return false;
	for (size_t i = behind_sigh(w); i < w->n; i++) {
		const bool says = says_no(&w->at[i]);
		if (says && w->at[i].roles & NEVER) /* "not yet" */
			return false;
		if (says && no && !(w->at[i].roles & (IS(STOP_NEGATION) | IS(DENIAL))))
			return false;
		if (!says && !goes_with_no(w, i, no) && !counts(w, i, waiting))
			return false;
		no |= says;
	}
	return no;
}

/* "No, wait, yes": neither. */
static bool says_yes(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & IS(YES) && !goes_with_no(w, i, true))
			return true;
	return false;
}

/* Each clause takes back, or says nothing else. */
static bool says_only(struct ear *ear, struct str text, struct which *which, const struct command *const *orders,
		      bool set[WHICH_MOST], bool no)
{
	while (text.n) {
		const size_t end = str_find_any(text, 0, ",;.!\n");
		const struct str clause = str_trim(str_sub(text, 0, end));
		const struct words w = words_singly(clause, ear->a), said = words_said(clause, ear->a);
		text = str_sub(text, end + (end < text.n), text.n);
		if (no && says_yes(&w))
			return false;
		if (w.n && !(no && is_no(&w, which->n)) && !recant_named(ear, clause, orders, which->n, set) &&
		    !takes_back(which, &said, &w, set, no) && !says_nothing_else(ear, clause, &said, &w))
			return false;
	}
	return true;
}

size_t renounce_named(struct ear *ear, struct str text, const struct command *const *orders, size_t n,
		      bool set[WHICH_MOST])
{
	struct which which;
	size_t named = 0;
	memset(set, 0, WHICH_MOST * sizeof *set);
	if (text.n > LONGEST || n > WHICH_MOST || str_find_char(text, '?') < text.n ||
	    !which_begin(&which, ear, orders, n) || !says_only(ear, text, &which, orders, set, false))
		return 0;
	for (size_t k = 0; k < n; k++)
		named += set[k];
	return named;
}

static struct str first_clause(struct str text)
{
	text = str_strip(text, " \t\r\n,.!");
	return str_sub(text, 0, str_find_any(text, 0, ",;.!"));
}

bool renounce_says_no(struct str text, size_t waiting, struct arena *a)
{
	if (text.n > LONGEST || str_find_char(text, '?') < text.n)
		return false;
	const struct str first = first_clause(text);
	const struct words no = entries_apart(first, a);
	return is_no(&no, waiting);
}

bool renounce_all(struct ear *ear, struct str text, const struct command *const *orders, size_t n)
{
	struct which which;
	bool set[WHICH_MOST] = { false };
	size_t named = 0;
	text = str_strip(text, " \t\r\n,.!");
	const struct str first = first_clause(text);
	if (!renounce_says_no(text, n, ear->a) || !which_begin(&which, ear, orders, n))
		return false;
	text = str_sub(text, first.n + (first.n < text.n), text.n);
	if (!says_only(ear, text, &which, orders, set, true))
		return false;
	for (size_t k = 0; k < n; k++)
		named += set[k];
	return !named || named == n; /* "no, forget the Nara one": of that one alone */
}

bool renounce_goes_on(struct ear *ear, struct str text)
{
	const struct words w = words_said(text, ear->a);

	return !words_have(&w, IS(YES) | IS(NUMBER) | IS(DROP) | IS(RETRACTS) | IS(DENIAL) | IS(EARLIER)) &&
	       !topic_place_in(w.folded, ear->e->game->map).n;
}

/* An order stands there, and nothing that could be said of what stands before it. */
static bool goes_on(struct ear *ear, struct str rest)
{
	const struct words w = words_singly(rest, ear->a);
	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & (IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(STOP_NEGATION)))
			return false;
	return ear_says_deed(ear, rest);
}

size_t renounce_cut(struct ear *ear, struct str line, const struct command *const *orders, size_t n)
{
	bool set[WHICH_MOST];
	size_t from = 0, tries = 0;
	while (from < line.n && line.n <= LINE_MOST && tries++ < CUTS_MOST) {
		const size_t to = str_find_any(line, from, ".!;");
		const struct str sentence = str_sub(line, from, to);
		if (renounce_named(ear, sentence, orders, n, set)) {
			if (str_trim(str_sub(line, 0, from)).n)
				return from - 1;
			return str_trim(str_sub(line, to + (to < line.n), line.n)).n ? to : line.n;
		}
		for (size_t at = 0; at < sentence.n && tries < CUTS_MOST; at++) {
			const struct str rest = str_sub(sentence, at, sentence.n);
			const bool joins = apart_joins(rest), comma = sentence.p[at] == ',';
			tries += joins || comma;
			if (joins && renounce_named(ear, rest, orders, n, set))
				return from + at;
			if ((comma || joins) && goes_on(ear, rest) &&
			    renounce_named(ear, str_sub(sentence, 0, at), orders, n, set))
				return from + at;
		}
		from = to + 1;
	}
	return line.n;
}
