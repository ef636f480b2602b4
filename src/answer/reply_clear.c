/* reply_clear: see reply_clear.h. */
#include "answer/reply_clear.h"

#include "answer/agree.h"
#include "answer/beside.h"
#include "answer/look.h"
#include "engine/waiting.h"
#include "order/lean.h"
#include "play/game.h"
#include "request/finished.h"
#include "speech/mention.h"
#include "speech/topic_words.h"

enum {
	CURT = 2,  /* words */
	SHORT = 4, /* words: what may be said of anything */
	SURE_YES = LEAN_ONE,
	SURE_SILENT = 5 * LEAN_ONE / 4, /* no word of it affirms: "As to the second: denied" */
	SURE_SHORT = REPLY_SURE_SHORT,
	SAFE_BESIDE = LEAN_ONE / 4,
	SAFE_CHAT = 3 * LEAN_ONE / 4,
	SURE_APART = 3 * LEAN_ONE / 2,  /* talk that names what waits, and is of something else */
	SURE_LISTED = 3 * LEAN_ONE / 2, /* what a number names in a list: "1 yes would be mad" */
	SURE_OF_ELSE = 2 * LEAN_ONE,    /* "Is it Margaret who plays green?" */
	SURE_DENIAL = 2 * LEAN_ONE      /* a yes in words that deny: "no objections" */
};

#define STOPS (SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(STOP_VAGUE) | SAYS_ROLE(STOP_PAST))
#define OTHERWISE (SAYS_ROLE(CHANGES) | SAYS_ROLE(RATHER) | SAYS_ROLE(INSTEAD) | SAYS_ROLE(STOP_CORRECTION))
#define AGREES (SAYS_ROLE(YES) | SAYS_ROLE(WHOLE) | SAYS_ROLE(PLEASES) | SAYS_ROLE(PRAISE) | SAYS_ROLE(MEANS))

/* "Attack Birch from Ash, it is only an idea": no yes, but the order by its own name. */
static bool orders_again(const struct reply_answer *r, const struct words *w)
{
	bool deed = false;

	for (size_t k = 0; w->n && k < r->waiting.n; k++) {
		struct str rest = r->waiting.words[k], name;

		str_cut(&rest, ' ', &name);
		deed |= str_eq(w->at[0].text, name);
	}
	return deed && !words_have(w, AGREES);
}

static bool holds_denial(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		const roles idle = r & SAYS_ROLE(MEANS)    ? SAYS_ROLE(STOP_CORRECTION) /* "what I meant" */
				   : r & SAYS_ROLE(LIMITS) ? SAYS_ROLE(HAZARD)          /* "only the first" */
							   : 0;

		if (r & (REPLY_DENIES | OTHERWISE) & ~idle || word_listed(w->at[i].text, LIST_EXCHANGES))
			return true;
	}
	return false;
}

/* "These are his orders:" */
static bool heads(const struct reply_answer *r, const struct reply_part *p)
{
	return str_ends(str_trim(source_text(r->text, p->at)), STR(":"));
}

/* So few words may be said of anything, unless they are much like a yes, all known, and none doubts: "Both are okay", and not "yeah
 * probs", "Yes, were it so". */
static bool is_curt(const struct reply_part *p, const struct words *w)
{
	bool known = !words_have(w, STOPS | REPLY_DENIES);

	for (size_t i = 0; i < w->n; i++)
		known &= w->at[i].roles != 0;
	if (p->named.n)
		return w->n <= CURT && !words_have(w, AGREES);
	return w->n <= SHORT && (w->n == 1 || !known || p->sure < SURE_SHORT);
}

/* "Bob says Cedar, yes", "Yes to Cedar once Dogwood is mine": another's word; of what comes later. */
static bool is_of_another(const struct words *w)
{
	const roles own = SAYS_ROLE(WRITER) | SAYS_ROLE(HEARER) | SAYS_ROLE(OWN_WORD) | SAYS_ROLE(POINTED);

	for (size_t i = 1; i < w->n; i++)
		if ((w->at[i].roles & SAYS_ROLE(HEARSAY) &&
		     !(w->at[i].roles & (SAYS_ROLE(CLOSED) | SAYS_ROLE(AGAINST))) && !(w->at[i - 1].roles & own) &&
		     i + 1 < w->n) ||
		    (w->at[i].roles & SAYS_ROLE(ONCE) && i + 2 < w->n))
			return true;
	return false;
}

static bool is_name(const struct reply_answer *r, struct str word)
{
	int64_t n;

	return number_said(word, &n) || ordinal_said(word, &n) ||
	       topic_place_at(r->waiting.ear->e->game->map, word) == word.n;
}

/* A word that says what is to become of something, and neither affirms nor stands in what waits: "ditch", "regret". */
static bool says_else(const struct reply_answer *r, const struct said *word)
{
	bool waits = false;

	for (size_t k = 0; k < r->waiting.n; k++)
		waits |= mentions(r->waiting.words[k], word->text) || mentions(r->waiting.names[k], word->text);
	return !waits && !is_name(r, word->text) &&
	       (!word->roles || word->roles & (SAYS_ROLE(AGAINST) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(DROP)));
}

/* "Go with the first two and ditch the last": behind an "and" it names others, and says something else of them. */
static bool wavers(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);
	bool named = false, names = false, others = false;

	for (size_t i = 0; i <= w.n; i++) {
		if (i < w.n && !(w.at[i].roles & SAYS_ROLE(SEPARATOR))) {
			names |= is_name(r, w.at[i].text);
			others |= says_else(r, &w.at[i]);
			continue;
		}
		if (named && names && others)
			return true;
		named |= names;
		names = others = false;
	}
	return false;
}

/* Numbers and places in another order are another order. */
static bool is_heard_yes(const struct reply_answer *r, const struct reply_part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(reply_said(r, p->at), ear->a);

	if (p->picks)
		return true;
	const bool denies = holds_denial(&w), asks = str_ends(str_trim(source_text(r->text, p->at)), STR("?"));

	if ((is_curt(p, &w) || asks || heads(r, p) || reply_says_no(&w) ||
	     words_have(&w, SAYS_ROLE(STOP_ALTERNATIVE)) || orders_again(r, &w)) &&
	    !agree_says_yes(ear, waiting_seat(ear), reply_said(r, p->at)))
		return false;
	if (denies && p->named.n && p->named.n < r->waiting.n && !p->named.but) /* "Yes, but don't forget Dogwood" */
		return false;
	if (is_of_another(&w) || wavers(r, p) || (p->named.listed && p->sure < SURE_LISTED))
		return false;
	return !p->denied && !p->named.strange &&
	       p->sure >= (denies && !p->named.but         ? SURE_DENIAL
			   : words_have(&w, REPLY_AFFIRMS) ? SURE_YES
							   : SURE_SILENT);
}

static bool opens_condition(const struct words *w)
{
	const roles joins = SAYS_ROLE(SEPARATOR) | SAYS_ROLE(SO);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & joins)
		i++;
	return w->n && w->at[i].roles & SAYS_ROLE(STOP_CONDITION);
}

/* "Is it Margaret who plays green?", "May I ask who?"; not "Does it arrive in time?" */
static bool asks_of_else(const struct reply_part *p, const struct words *w)
{
	const roles of_it = SAYS_ROLE(PRONOUN_IT) | SAYS_ROLE(PRONOUN_THEM);
	const bool is_it = w->n > 2 && w->at[0].roles & SAYS_ROLE(PREDICATE) && w->at[1].roles & SAYS_ROLE(PRONOUN_IT);

	return p->sure >= SURE_OF_ELSE && (is_it || !words_have(w, of_it));
}

/* It may be of what waits, whatever it is like: "Yes! All five in Elm", "Yes. Elm needs them more." */
static bool bears(const struct reply_answer *r, const struct reply_part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct words w = words_singly(reply_said(r, p->at), ear->a);
	const bool names = p->named.n || p->named.places || p->named.strange;

	const bool asks = p->like.kind == REPLY_ASK && str_ends(str_trim(source_text(r->text, p->sentence)), STR("?"));
	if ((w.n <= CURT && words_have(&w, REPLY_DENIES)) || (!asks && opens_condition(&w))) /* "when Bob is done" */
		return true;
	if (p->like.kind == REPLY_END && w.n <= CURT) /* "pass" */
		return finished_says(ear, reply_said(r, p->at)) == FINISHED_NOT;
	if (p->like.kind == REPLY_CHAT)
		return p->named.by_place_in_list ||
		       (((names && p->sure < SURE_APART) || w.n <= SHORT) && beside_bears(ear, reply_said(r, p->at)));
	if (p->like.kind == REPLY_ASK)
		return words_have(&w, OTHERWISE) ||
		       (!asks_of_else(p, &w) && beside_doubts(ear, str_trim(source_text(r->text, p->at))));
	return p->like.kind == REPLY_ORDER &&
	       !(ear_says_deed(ear, reply_said(r, p->at)) || words_have(&w, SAYS_ROLE(ADDS)));
}

/* "Yes, the weather is dreadful here too", "yeah, nvr": what a bare yes may be said to. */
static bool goes_with_yes(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];
	struct ear *ear = r->waiting.ear;

	if (!i || r->parts[i - 1].sentence.from != p->sentence.from || r->parts[i - 1].like.side != SIDE_YES ||
	    (p->like.kind != REPLY_CHAT && (p->like.kind != REPLY_YES || p->named.n)))
		return true;
	return words_singly(reply_said(r, r->parts[i - 1].at), ear->a).n > CURT ||
	       agree_says_yes(ear, waiting_seat(ear), reply_said(r, p->sentence));
}

/* "Yes, but don't forget Dogwood" */
static bool denies_twice(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	bool denies = false;

	for (size_t i = 0; i < w.n; i++) /* "no, please strike them" denies nothing */
		denies |= w.at[i].roles & SAYS_ROLE(STOP_NEGATION) && !word_listed(w.at[i].text, LIST_NO);
	return denies && words_have(&w, SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS));
}

/* "Yes... unless that leaves Dogwood weak": of all of it. */
static bool is_condition(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return opens_condition(&w);
}

/* Where the sentence of the first yes begins. */
static uint32_t first_yes(const struct reply_answer *r)
{
	size_t i = 0;

	while (i < r->n && r->parts[i].like.side != SIDE_YES)
		i++;
	return i < r->n ? r->parts[i].sentence.from : UINT32_MAX;
}

/* "And then the lot in Fir can give Hazel what for": whatever it does, it does to none that waits. */
bool reply_speaks_elsewhere(const struct reply_answer *r, const struct reply_part *p)
{
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return p->named.elsewhere && p->sentence.from != first_yes(r) && w.n > SHORT &&
	       !words_have(&w, REPLY_DENIES | OTHERWISE) && !is_condition(r, p);
}

/* What it seems to order, understood or not; VERB_NONE: nothing that is known. */
static verb_id seems(const struct binding *b)
{
	return b->command ? b->command->verb : b->nguess ? b->guess[0]->verb : b->verb;
}

static bool waits(const struct reply_answer *r, verb_id verb)
{
	struct ear *ear = r->waiting.ear;

	for (size_t k = 0; k < r->waiting.n; k++)
		if (waiting_at(ear, waiting_seat(ear), k)->verb == verb)
			return true;
	return false;
}

/* What part of a mail seems to order. */
struct seeming {
	bool any, waiting, own,
		refused; /* of a kind of which none waits; of a kind that waits; a word of the engine's; something that is refused */
};

static struct seeming seeming_of(const struct reply_answer *r, const struct reply_part *p)
{
	struct ear *ear = r->waiting.ear;
	const struct source part = source_new(ear->a, r->text->name, reply_said(r, p->at));
	const struct page page = ear_read(ear, &part);
	struct seeming out = { false };

	for (size_t i = 0; i < page.n; i++) {
		const struct bound b = page.lines[i].read ? ear_bind(ear, &page, i) : (struct bound){ 0 };

		for (size_t k = 0; k < b.n; k++) {
			const verb_id verb = seems(&b.list[k]);
			const bool own = verb != VERB_NONE && own_verb(ear->e->game, verb) >= 0,
				   waiting = verb != VERB_NONE && waits(r, verb);

			out.own |= own;
			out.waiting |= waiting;
			out.any |= verb != VERB_NONE && !own && !waiting;
			out.refused |= verb != VERB_NONE && b.list[k].verdict == VERDICT_REFUSED;
		}
	}
	return out;
}

bool reply_may_order(const struct reply_answer *r, const struct reply_part *p)
{
	return seeming_of(r, p).any;
}

bool reply_orders_else(const struct reply_answer *r, const struct reply_part *p)
{
	const roles never = OTHERWISE | SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS) | SAYS_ROLE(TEMPORAL) |
			    SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(UNSETTLED);
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);
	const bool by_name = (p->named.places && p->like.kind != REPLY_CHAT) || p->named.all || p->named.others;

	if (p->like.side == SIDE_YES || by_name || !w.n || word_listed(w.at[0].text, LIST_NO) ||
	    words_have(&w, never) || words_have_but(&w, SAYS_ROLE(DENIAL), SAYS_ROLE(STOP_NEGATION)))
		return false;
	const struct seeming s = seeming_of(r, p);

	return s.any && !s.own && !s.waiting && !(p->named.n && s.refused);
}

/* What orders something for the same as one that waits may be another way to say that. */
static bool is_clear(const struct reply_answer *r, const struct reply_part *p)
{
	switch (p->like.side) {
	case SIDE_YES:
		return is_heard_yes(r, p);
	case SIDE_AGAINST:
		return (!p->named.strange || p->named.n) && !is_condition(r, p) && !denies_twice(r, p);
	default:
		return reply_speaks_elsewhere(r, p) ||
		       (p->sure >= (p->like.kind == REPLY_CHAT ? SAFE_CHAT : SAFE_BESIDE) && !bears(r, p));
	}
}

/* "The second I wrote when the kettle was boiling, kindly forget it": whatever it says, it is of what is refused there. */
static bool is_refused_there(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];

	for (size_t j = 0; p->named.n && p->like.side == SIDE_BESIDE && j < r->n; j++) {
		const struct reply_part *q = &r->parts[j];
		bool all = j != i && q->like.side == SIDE_AGAINST && q->sentence.from == p->sentence.from;

		for (size_t k = 0; all && k < r->waiting.n; k++)
			all = q->named.set[k] || !p->named.set[k];
		if (all)
			return true;
	}
	return false;
}

/* "One question, how many has Hazel?" */
static bool leads_to_question(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i], *next = i + 1 < r->n ? p + 1 : p;
	const struct words w = words_singly(reply_said(r, p->at), r->waiting.ear->a);

	return p->like.kind == REPLY_CHAT && next->like.kind == REPLY_ASK && next->sentence.from == p->sentence.from &&
	       !p->named.n && !words_have(&w, SAYS_ROLE(STOP_NEGATION) | OTHERWISE);
}

bool reply_is_clear(const struct reply_answer *r, size_t i)
{
	return (r->parts[i].idle || is_clear(r, &r->parts[i]) || is_refused_there(r, i) || leads_to_question(r, i)) &&
	       goes_with_yes(r, i);
}

bool reply_is_open(const struct reply_answer *r, size_t i)
{
	const struct reply_part *p = &r->parts[i];
	const roles never = SAYS_ROLE(TEMPORAL) | SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(UNSETTLED) |
			    SAYS_ROLE(STOP_ALTERNATIVE);
	const struct words w = words_singly(reply_said(r, p->sentence), r->waiting.ear->a);

	for (size_t j = 0; j < r->n; j++)
		if (r->parts[j].like.side == SIDE_YES && !r->parts[j].named.n)
			return false;
	return p->named.n && p->named.n < r->waiting.n && !p->named.all && !p->named.others && !words_have(&w, never) &&
	       p->like.kind != REPLY_END && p->like.kind != REPLY_OPEN;
}
