/* ground: see ground.h. */
#include "bind/ground.h"

#include "bind/talk_words.h"
#include "bind/weigh.h"
#include "order/phrasing.h"

enum opening {
	OPENS_NOTHING,
	OPENS_WHY,   /* "because", "since" */
	OPENS_AIM,   /* "so", "so that" */
	OPENS_ELSE,  /* "otherwise" */
	OPENS_PLACE, /* "where" */
	OPENS_AS,    /* "as", "for": of how, where no clause follows */
};

struct ground {
	enum opening opening;
	struct words body;
	int32_t weight; /* of its words without the one that opens it */
};

/* "as", "for", which open a clause as well: "as he" does, and is one entry. */
static bool opens_clause_too(const struct said *s, struct arena *a)
{
	const struct str first = str_sub(s->text, 0, str_find_char(s->text, ' '));
	if (s->roles & IS(WHY) && first.n < s->text.n)
		return word_is(first, IS(PREPOSITION));
	return s->roles & IS(PREPOSITION) && word_is(str_printf(a, "%.*s he", STR_ARG(s->text)), IS(WHY));
}

static enum opening opening_of(const struct said *s, struct arena *a)
{
	if (s->roles & IS(ELSE) && s->roles & IS(STOP_CONDITION))
		return OPENS_ELSE;
	if (s->roles & (IS(REASON) | IS(SO)))
		return OPENS_AIM;
	if (opens_clause_too(s, a))
		return OPENS_AS;
	if (s->roles & IS(WHY))
		return OPENS_WHY;
	if (s->roles & IS(RELATIVE) && s->roles & IS(ASKS_FACT) && !word_listed(s->text, LIST_WHICH))
		return OPENS_PLACE;
	return OPENS_NOTHING;
}

/* Its words with the subject that the first entry may hold: "as he", "so they"; not "so that", "given that". */
static struct words body_of(const struct words *w, struct arena *a)
{
	const struct str opener = w->at[0].text, folded = w->folded;
	const struct words parts = words_singly(opener, a);
	const roles last = parts.n > 1 ? parts.at[parts.n - 1].roles : 0;
	if (!(last & (IS(PERSON) | IS(OWN_WORD) | IS(OTHERS) | IS(REFERENCE) | IS(PRONOUN_THERE))) ||
	    last & IS(ARTICLE))
		return behind(w, 1);
	const size_t from = (size_t)(opener.p + opener.n - folded.p) - parts.at[parts.n - 1].text.n;
	return words_said(str_sub(folded, from, folded.n), a);
}

/* Of a case that it knows ("if I don't use it") no more than that it does. */
static int32_t weight_of(const struct ground *g)
{
	const struct said *first = g->body.at, *last = &g->body.at[g->body.n - 1];
	for (size_t i = 2; i < g->body.n; i++)
		if (word_listed(g->body.at[i].text, LIST_BOUNDS)) {
			last = &g->body.at[i - 1];
			break;
		}
	if (word_listed(first->text, LIST_BOUNDS) && first < last)
		first++;
	return weigh(str_sub(first->text, 0, (size_t)(last->text.p + last->text.n - first->text.p)));
}

enum { OPENER_BYTES = 40 };

static struct words past_signs(struct str text, struct arena *a)
{
	struct words w = words_said(text, a);
	while (w.n > 1 && (w.at[0].roles & (IS(SEPARATOR) | IS(LIMITS)) || w.at[0].roles == IS(FILLER)))
		w = behind(&w, 1);
	return w;
}

/* Most texts open with none, which their first words tell. */
static bool opens(struct str text, struct arena *a)
{
	const struct words w = past_signs(str_sub(text, 0, text.n < OPENER_BYTES ? text.n : OPENER_BYTES), a);
	return text.n <= TALK_BYTES && w.n > 1 && opening_of(w.at, a);
}

static struct ground ground_of(struct str text, struct arena *a)
{
	struct ground g = { .opening = OPENS_NOTHING };
	if (!opens(text, a))
		return g;
	const struct words w = past_signs(text, a);
	g.opening = opening_of(w.at, a);
	g.body = body_of(&w, a);
	while (g.body.n > 1 && g.body.at[0].roles & IS(STOP_VAGUE) && !(g.body.at[0].roles & IS(CLOSED)))
		g.body = behind(&g.body, 1); /* "at least" */
	g.weight = weight_of(&g);
	return g;
}

/* ---- of whom it is said -------------------------------------------------------------------------- */

static bool is_own(const struct ground *g)
{
	return g->opening && g->body.at[0].roles & IS(OWN_WORD) && !(g->body.at[0].roles & IS(ARTICLE));
}

/* "it", "that's", "this is", not "that city": it may be the order. */
static bool is_pointed(const struct ground *g)
{
	const struct words *w = &g->body;
	const roles r = w->at[0].roles;
	const struct str first = w->at[0].text;
	if (word_is(str_sub(first, 0, str_find_char(first, ' ')), IS(PRONOUN_IT)) &&
	    str_find_char(first, ' ') < first.n)
		return true; /* "it is", "this is" */
	if ((r & IS(POINTED) && r & IS(PREDICATE)) || (r & IS(ARTICLE) && r & IS(MILD)))
		return true;
	const bool noun = w->n > 1 && w->at[0].roles & IS(ARTICLE) &&
			  !(w->at[1].roles & (IS(PREDICATE) | IS(WILL) | IS(STOP_NEGATION)));
	return w->at[0].roles & IS(REFERENCE) && !(w->at[0].roles & IS(OTHERS)) && !noun;
}

/* "he", "nobody", "there", "its a": of whom a clause must be said, where a noun would be no clause. */
static bool is_somebody(const struct ground *g)
{
	const roles r = g->body.at[0].roles;
	const bool its = g->body.n > 1 && r & IS(ARTICLE) && r & IS(MILD) &&
			 g->body.at[1].roles & (IS(ARTICLE_ONE) | IS(STOP_VAGUE));
	return its || r & (IS(PERSON) | IS(SOMEONE) | IS(BESIDES) | IS(PRONOUN_THERE));
}

static bool has_subject(const struct ground *g)
{
	if (g->opening == OPENS_AS)
		return is_somebody(g);
	const roles named = IS(OWN_WORD) | IS(OTHERS) | IS(SOMEONE) | IS(SUBJECT) | IS(ARTICLE) | IS(POINTED) |
			    IS(PERSON) | IS(PRONOUN_THERE) | IS(BESIDES) |
			    (g->opening == OPENS_WHY ? IS(NUMBER) | IS(LIMITS) : 0);
	const roles r = g->body.at[0].roles;
	const bool vague = r & IS(STOP_VAGUE) && !(r & (IS(WILL) | IS(UNSETTLED))); /* "something" */
	const bool noun = !(r & ~IS(LABEL_WORD) & ~IS(DESCRIPTION)) && g->opening != OPENS_ELSE;
	if (g->opening == OPENS_WHY && word_listed(g->body.at[0].text, LIST_BOUNDS))
		return true; /* "because if I wait he takes it" */
	return (g->body.n > 1 && (r & named || vague || noun) && !(r & (IS(HEARER) | IS(DROP))));
}

/* ---- what is said of it -------------------------------------------------------------------------- */

static bool is_case(const struct said *s)
{
	return s->roles & IS(STOP_CONDITION) && !(s->roles & (IS(TEMPORAL) | IS(PREDICATE) | IS(WILL) | IS(ELSE)));
}

/* "if I don't use it", "if he comes" at the end of what is whole without it, or all of a reason: a case of that, not of the order. */
static bool knows_case(const struct ground *g, size_t i)
{
	const bool behind_whole = i >= 2 && !is_own(g) && g->opening == OPENS_WHY,
		   all = i == 0 && g->opening == OPENS_WHY;
	if (i == 0 && words_have(&g->body, IS(WANTED)))
		return false; /* "because if he comes I want it" */
	return word_listed(g->body.at[i].text, LIST_BOUNDS) && i + 2 < g->body.n &&
	       (behind_whole || all || (i >= 2 && g->opening == OPENS_AIM)) &&
	       !(g->body.at[i + 1].roles & (IS(POINTED) & ~IS(OWN_WORD)) && !(g->body.at[i + 1].roles & IS(OWN_WORD)));
}

/* "not sure", "tentative" */
static bool is_doubt(roles r)
{
	return r & IS(HAZARD) && !(r & (IS(CLOSED) | IS(DEED)));
}

/* Behind the word that opens a case of its own. */
static bool in_case(const struct ground *g, size_t i)
{
	while (i-- > 0)
		if (word_listed(g->body.at[i].text, LIST_BOUNDS))
			return true;
	return false;
}

static bool is_own_doubt(const struct ground *g, const struct said *s)
{
	return is_own(g) && (s->roles & (IS(WILL) | IS(WANTED) | IS(MENTION) | IS(YET) | IS(KEEP)) ||
			     (s->roles & IS(STOP_NEGATION) && g->opening != OPENS_AIM));
}

static bool says_of_order(const struct ground *g, size_t i)
{
	const roles ever = IS(DROP) | IS(RATHER) | IS(AGAINST) | IS(STOP_CORRECTION) | IS(STOP_ALTERNATIVE) |
			   IS(MAILED) | IS(HEARER) | IS(UNDONE) | IS(YES) | IS(RETRACTS) | IS(CHANGES);
	const roles r = g->body.at[i].roles;
	const bool own_case = i && r & IS(RATHER) && g->body.at[i - 1].roles & IS(ARTICLE_ONE); /* "a rather" */
	const bool unsettled = r & IS(UNSETTLED) && !(r & IS(STOP_VAGUE) && r & IS(WILL) && r & IS(LEAVE_OF));
	const bool plan = r & IS(REFERENCE) && !(r & IS(POINTED)) && !(r & IS(OTHERS));       /* "the order" */
	const bool denies_other = r & IS(STOP_NEGATION) && r & IS(AGAINST) && !is_own(g);     /* "won't" */
	const bool hearsay = g->opening == OPENS_AIM && r & IS(HEARSAY) && !(r & IS(PERSON)); /* "so red claims" */
	return (r & ever && !own_case && !denies_other) || hearsay || (is_doubt(r) && !in_case(g, i)) || unsettled ||
	       plan || is_own_doubt(g, &g->body.at[i]) ||
	       (is_pointed(g) && r & (IS(STOP_NEGATION) | IS(PAST_TIME) | IS(STATUS) | IS(STOP_PAST)) &&
		!(r & IS(PREDICATE)) && !(g->opening == OPENS_AIM && (denies_other || g->weight <= WEIGHT_TOLD))) ||
	       (is_case(&g->body.at[i]) && !knows_case(g, i));
}

static bool is_plain(const struct ground *g)
{
	for (size_t i = 0; i < g->body.n; i++) {
		if (i > 1 &&
		    g->body.at[i].roles & IS(WHY)) /* "I lose some because only five may stay": a reason of its own */
			break;
		if (says_of_order(g, i))
			return false;
	}
	const roles last = g->body.at[g->body.n - 1].roles;
	return !(last & (IS(STOP_NEGATION) | IS(WILL)) && !(last & IS(SOMEONE)));
}

bool ground_opens(struct str text)
{
	ARENA_SCRATCH(a);
	return opens(text, &a);
}

bool ground_tells(struct str text)
{
	ARENA_SCRATCH(a);
	const struct ground g = ground_of(text, &a);
	if (g.opening == OPENS_AIM && phrasing_says("AIMS", str_strip(text, " ,-."), &a))
		return true;
	if (!g.opening || !has_subject(&g) || !is_plain(&g) || g.weight >= WEIGHT_REFUSES)
		return false;
	switch (g.opening) {
	case OPENS_AS:
		return !is_own(&g) && !words_have(&g.body, IS(WILL)) && g.weight < WEIGHT_HOLDS;
	case OPENS_ELSE:
		return !is_pointed(&g) && g.weight < (is_own(&g) ? WEIGHT_HOLDS : WEIGHT_TALK);
	case OPENS_PLACE:
		return !is_own(&g) && !is_pointed(&g);
	case OPENS_AIM:
		return (!is_own(&g) || g.body.n > 2) && g.weight < WEIGHT_TALK;
	default:
		return g.weight < WEIGHT_TALK;
	}
}

/* "not decided yet", "do not want it": right behind the word that denies it */
static bool denies_will(const struct words *w, size_t i)
{
	const roles open = IS(WANTED) | IS(MENTION) | IS(YET) | IS(UNSETTLED);
	return w->at[i].roles & open &&
	       (w->at[i - 1].roles & IS(STOP_NEGATION) || (i > 1 && w->at[i - 2].roles & IS(STOP_NEGATION)));
}

bool ground_is_open(struct str text)
{
	ARENA_SCRATCH(a);
	const struct ground g = ground_of(text, &a);
	const roles then = IS(PAST_TIME) | IS(UNSETTLED);
	for (size_t i = 1; g.opening == OPENS_WHY && i < g.body.n; i++) {
		const roles r = g.body.at[i].roles;
		if ((is_own(&g) && denies_will(&g.body, i)) || ((is_own(&g) || is_pointed(&g)) && is_doubt(r)) ||
		    (is_pointed(&g) && (r & then || (r & IS(REFERENCE) && !(r & IS(POINTED))))))
			return true;
	}
	return false;
}
