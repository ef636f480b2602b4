/* beside: see beside.h. */
#include "answer/beside.h"

#include "answer/agree.h"
#include "answer/apart.h"
#include "answer/aside.h"
#include "answer/confirm.h"
#include "answer/correct.h"
#include "bind/label.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/waiting.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { TELLS_MOST = 240, TELLS_LEAST = 3 };
#define IS(name) SAYS_ROLE(name)
/* It is to be otherwise, or not yet, or one of several; or it asks. */
#define ALTERS \
	(IS(CHANGES) | IS(DROP) | IS(RETRACTS) | IS(RATHER) | IS(DENIAL) | IS(LIMITS) | IS(UNSETTLED) | IS(EARLIER) | \
	 IS(REST) | IS(OTHER) | IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION) | IS(STOP_CORRECTION) | IS(MEANS) | \
	 IS(ADDS) | IS(STOP_QUESTION))
enum { WEIGHT_DENIES = WEIGHT_MILD, WEIGHT_OWN = 7 * LIKELY_BIT, WEIGHT_WORLD = 8 * LIKELY_BIT };

static bool is_of_waiting(struct ear *ear, struct str word)
{
	const seat_id seat = waiting_seat(ear);

	for (size_t k = 0; k < waiting_count(ear, seat); k++)
		if (waiting_at(ear, seat, k) && mentions(ear_words(ear, waiting_at(ear, seat, k)), word))
			return true;
	return false;
}

/* Of the places that it names: none, what waits has all, or what waits has none. */
enum named { NAMES_NONE, NAMES_WAITING, NAMES_OTHERS, NAMES_BOTH };

static enum named places_in(struct ear *ear, const struct words *w)
{
	const struct map *m = ear->e->game->map;
	int found = NAMES_NONE;

	for (struct str rest = w->folded, place; (place = topic_place_in(rest, m)).n;) {
		found |= is_of_waiting(ear, place) ? NAMES_WAITING : NAMES_OTHERS;
		rest = str_sub(w->folded, (size_t)(place.p + place.n - w->folded.p), w->folded.n);
	}
	return (enum named)found;
}

/* Whom it is told of: behind "sorry", "well", "haha". */
static size_t subject_of(const struct words *w)
{
	const roles opens = IS(CHAT) | IS(COURTESY) | IS(SEPARATOR) | IS(SO) | IS(TAIL) | IS(YES) | IS(SHALL);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & opens && !(w->at[i].roles & (IS(WRITER) | IS(OTHERS) | IS(ARTICLE))))
		i++;
	return i;
}

/* "it", "those", and not "when I wrote it". */
static bool points_at_waiting(const struct words *w, struct arena *a)
{
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles, before = i ? w->at[i - 1].roles : 0;
		const bool of_noun = r & IS(ARTICLE) && i + 1 < w->n &&
				     !(w->at[i + 1].roles & IS(CLOSED)); /* "this game" */

		if (phrasing_says("MATTERS", w->at[i].text, a) ||
		    (r & (IS(PRONOUN_IT) | IS(PRONOUN_THEM)) && !(before & IS(HEARSAY)) && !of_noun))
			return true;
	}
	return false;
}

/* "My wife would.": of the same that is asked here. */
static bool leaves_out(const struct words *w)
{
	const roles of_it = IS(DOES) | IS(WILL) | IS(SHALL) | IS(YES) | IS(SO);

	size_t n = w->n;

	while (n && w->at[n - 1].roles & (IS(TAIL) | IS(ADDS) | IS(FILLER)))
		n--;
	return n && w->at[n - 1].roles & of_it;
}

static bool alters(const struct words *w, roles but)
{
	for (size_t i = 0; i < w->n; i++) {
		roles r = w->at[i].roles & ALTERS & ~but;

		if (i && (w->at[i].roles & IS(PREDICATE) || r == IS(STOP_QUESTION))) /* "we're", "know what hit him" */
			r &= ~(IS(STOP_CONDITION) | IS(STOP_QUESTION));
		if (r)
			return true;
	}
	return false;
}

/* Of one clause. */
static bool tells(struct ear *ear, struct str clause)
{
	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));
	const struct words w = words_said(clause, ear->a);
	const size_t i = subject_of(&w);
	const enum named named = places_in(ear, &w);
	const bool counts = words_have(&w, IS(NUMBER)) || str_find_any(clause, 0, "0123456789") < clause.n;
	const int32_t weight = weigh(clause);
	const bool denies = words_have(&w, IS(STOP_NEGATION) | IS(HEARSAY));

	const bool points = words_have_but(&w, IS(POINTED), IS(ARTICLE));

	if (named == NAMES_OTHERS && !counts && !points && !points_at_waiting(&w, ear->a) && !alters(&w, IS(RATHER)) &&
	    assent_says("BOASTS", clause, &asked, ear->a))
		return weight <= WEIGHT_DENIES; /* "Cedar had better watch out" */
	if (w.n < TELLS_LEAST || alters(&w, 0) || leaves_out(&w) || points_at_waiting(&w, ear->a) || (named && counts))
		return false;
	if (w.at[i].roles & IS(WRITER))
		return !named && weight <= WEIGHT_OWN && words_have(&w, IS(STOP_PAST) | IS(HEARSAY)) &&
		       !words_have(&w, IS(STOP_NEGATION) | IS(WANTED) | IS(WILL));
	if (named)
		return false;
	if (!(w.at[i].roles & (IS(ARTICLE) | IS(OTHERS))))
		return false;
	return weight <= (denies ? WEIGHT_DENIES : WEIGHT_WORLD) && !words_have(&w, IS(WANTED));
}

static bool tells_of_world(struct ear *ear, struct str text)
{
	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));
	bool any = false;

	if (text.n > TELLS_MOST || str_find_char(text, '?') < text.n)
		return false;
	for (struct str rest = str_strip(text, " \r\n.!"); rest.n;) {
		const size_t end = str_find_any(rest, 0, ",;");
		const struct str clause = str_trim(str_sub(rest, 0, end));
		const struct words w = words_said(clause, ear->a);
		const bool told = tells(ear, clause);

		if (!told && !words_are_courtesy(&w) && !assent_goes_beside(clause, &asked, ear->a))
			return false;
		any |= told;
		rest = str_sub(rest, end + (end < rest.n), rest.n);
	}
	return any;
}

/* "Has Dogwood moved yet, or am I the only one?", "And could you tell me what he has?": of something else than whether or how what
 * waits is to be done. */
static bool asks_elsewhere(struct ear *ear, struct str text)
{
	const roles of_it = IS(WRITER) | IS(HEARER) | IS(PRONOUN_IT) | IS(PRONOUN_THEM) | IS(YES) | IS(REFERENCE) |
			    IS(NUMBER);
	const roles bears = ALTERS & ~(IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(STOP_CONDITION) |
				       IS(LIMITS));

	text = str_strip(text, " \r\n.!");
	if (!text.n || text.p[text.n - 1] != '?' || text.n > TELLS_MOST)
		return false;
	const struct str asked = phrasing_behind("OPENS_QUESTION", text, ear->a);
	const struct words w = words_singly(asked, ear->a);
	const bool of_another = w.n >= TELLS_LEAST && w.at[0].roles & IS(DOES) && !(w.at[0].roles & IS(UNSETTLED)) &&
				!(w.at[1].roles & of_it);
	const struct words first = words_singly(str_sub(asked, 0, str_find_char(asked, ',')), ear->a);
	return (of_another || (asked.n < text.n && confirm_asks_only(ear, asked))) &&
	       !points_at_waiting(&first, ear->a) && !words_have(&w, bears) && !words_have(&w, IS(STOP_NEGATION)) &&
	       weigh(text) < WEIGHT_REFUSES;
}

/* "Is it true that Ohio has never lost a game?" */
static bool asks_whether_true(struct ear *ear, struct str text)
{
	const roles of_us = IS(WRITER) | IS(HEARER) | IS(PRONOUN_IT) | IS(PRONOUN_THEM) | IS(MEANS);
	const struct str what = phrasing_behind("IS_IT_TRUE", text, ear->a);
	const struct words w = words_singly(what, ear->a);

	return what.n < text.n && text.p[text.n - 1] == '?' && w.n >= TELLS_LEAST && !words_have(&w, of_us) &&
	       !words_have_but(&w, IS(NUMBER), IS(ARTICLE)) && !points_at_waiting(&w, ear->a) &&
	       !alters(&w, IS(STOP_QUESTION) | IS(STOP_CONDITION)) && !(places_in(ear, &w) & NAMES_WAITING);
}

/* "Is that wise?", "Can it be 4?": of what waits itself. */
bool beside_doubts(struct ear *ear, struct str asked)
{
	const roles of_it = IS(PRONOUN_IT) | IS(PRONOUN_THEM) | IS(NUMBER);
	const roles asks = IS(DOES) | IS(SHALL) | IS(WILL) | IS(PREDICATE);
	const struct at_issue issue = agree_issue(ear, waiting_seat(ear));
	const struct words w = words_singly(phrasing_behind("OPENS_QUESTION", asked, ear->a), ear->a);

	return w.n >= 2 && w.at[0].roles & asks && !(w.at[0].roles & (IS(POINTED) | of_it)) &&
	       (w.at[1].roles & of_it || (w.at[1].roles & IS(POINTED) && !(w.at[1].roles & IS(ARTICLE)))) &&
	       assent_asks(asked, &issue, ear->a) && !asks_whether_true(ear, asked);
}

bool beside_is_apart(struct ear *ear, struct str text)
{
	return asks_whether_true(ear, text) || tells_of_world(ear, text) || asks_elsewhere(ear, text);
}

/* What a mail says beside a yes that is heard by itself, or says how the mail came to be written so. */
static bool is_apart(struct ear *ear, const struct at_issue *asked, struct str text)
{
	return assent_goes_beside(text, asked, ear->a) || agree_by_phrase(ear, waiting_seat(ear), text) ||
	       request_tells_away(ear, text) || finished_says(ear, text) != FINISHED_NOT || ask_read(text, ear->a) ||
	       apart_own_verb(ear, text) >= 0 || aside_forgets_nothing(ear, text) || apart_joins(text);
}

/* "Ash attacks Cedar" */
static bool inflects(struct str text, const char *name)
{
	ARENA_SCRATCH(a);
	const struct str ending = str_printf(&a, "%ss", name);

	return mentions(text, ending);
}

static bool waits(struct ear *ear, verb_id verb)
{
	const seat_id seat = waiting_seat(ear);

	for (size_t k = 0; k < waiting_count(ear, seat); k++)
		if (waiting_at(ear, seat, k) && waiting_at(ear, seat, k)->verb == verb)
			return true;
	return false;
}

/* "Yes please. Deploy 2 in Ohio": in the word of a deed's own name it is an order by itself. */
static bool names_deed(struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;

	for (verb_id v = 0; v < g->nverbs; v++)
		if (own_verb(g, v) < 0 &&
		    (mentions(text, str_c(g->verbs[v]->name)) || (!waits(ear, v) && inflects(text, g->verbs[v]->name))))
			return true;
	return false;
}

bool beside_undoes(struct ear *ear, struct str text)
{
	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));

	return assent_is_undone(text, &asked, ear->a);
}

/* What may stand below a yes and change nothing: polite, or like what people write beside orders they mean, and it points at nothing. */
static bool is_harmless_below(struct ear *ear, struct str text, const struct words *w)
{
	const roles others = SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(PERSON);

	bool polite = true;

	for (size_t i = 0; i < w->n; i++)
		polite &= (w->at[i].roles & (SAYS_ROLE(FILLER) | SAYS_ROLE(COURTESY) | SAYS_ROLE(YES))) != 0;
	return polite || words_are_courtesy(w) ||
	       weigh(text) <= (words_have(w, SAYS_ROLE(ALL)) ? 2 * WEIGHT_SAFE : WEIGHT_SAFE) ||
	       (weigh(text) <= WEIGHT_MILD && !words_have(w, SAYS_ROLE(BUT) | SAYS_ROLE(ALL)) &&
		!(words_have(w, SAYS_ROLE(SO)) && words_have(w, others)) &&
		!phrasing_says("AM_NOS", w->folded, ear->a));
}

/* "Yes. Only 1 in Ohio, not 2.", "Yes! All five in Elm.", "Yes. My wife would.": a yes counts only where all that stands below it is
 * accounted for. What names places or numbers and no deed by its name may say that what waits is to be another, whatever its words. */
bool beside_bears(struct ear *ear, struct str text)
{
	const struct at_issue asked = agree_issue(ear, waiting_seat(ear));
	const struct words w = words_said(text, ear->a);

	if (beside_undoes(ear, text))
		return true;
	const bool place = topic_place_in(w.folded, ear->e->game->map).n > 0;
	const bool provided = w.n &&
			      w.at[subject_of(&w)].roles & IS(STOP_CONDITION); /* "unless that leaves Ohio weak" */
	if (provided && place)
		return true;
	if (agree_repeats(ear, waiting_seat(ear), text))
		return false;
	const bool ends = finished_says(ear, text) != FINISHED_NOT || apart_own_verb(ear, text) >= 0;
	if ((is_apart(ear, &asked, text) && !(place && ends)) ||
	    (words_have(&w, SAYS_ROLE(ADDS)) && !provided && !leaves_out(&w)))
		return false;
	if (beside_is_apart(ear, text))
		return false;
	const bool counts = words_have(&w, SAYS_ROLE(NUMBER)) || str_find_any(text, 0, "0123456789") < text.n;
	const bool names = place || (counts && weigh(text) > WEIGHT_SAFE); /* "I am 61, with thick fingers" */
	if (words_have(&w, SAYS_ROLE(RATHER) | SAYS_ROLE(OTHER)) || correct_touches(ear, text))
		return true;
	return !names_deed(ear, text) &&
	       (names || !((ear_says_deed(ear, text) && !weighs_against(text)) || is_harmless_below(ear, text, &w)));
}
