/* remark: see remark.h. */
#include "hear/remark.h"

#include "speech/mention.h"
#include "hear/stranger.h"
#include "speech/topic.h"

#include "base/byte.h"
#include "bind/anothers.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"

#define IS(name) SAYS_ROLE(name)

enum { SENTENCE_MOST = 400 /* bytes: who tells something says it in less */ };

/* ---- how it was refused ---- */

static bool is_among(struct str code, const char *const codes[], size_t n)
{
	size_t i = 0;

	while (i < n && !str_eq_c(code, codes[i]))
		i++;
	return i < n;
}

/* For its words, and not for what the rules or the board say of them; what has but one mistake is an order. A condition may be of one: that
 * is told only of what is much like talk. */
static bool is_refused_for_words(const struct binding *b, bool talk)
{
	static const char *const codes[] = { "unknown-word", "no-verb", "negation", "narration", "vague",
					     "unread",       "lost",    "half",     "undone",    "condition" };
	const size_t n = sizeof codes / sizeof *codes - !talk;
	bool known = b->verdict == VERDICT_REFUSED && b->ndiags && !b->command && !b->nguess && !b->leave &&
		     !b->takes_back;

	for (size_t i = 0; known && i < b->ndiags; i++)
		known = is_among(b->diags[i].code, codes, n);
	return known;
}

static bool is_told(const struct binding *b)
{
	return b->ndiags && str_eq_c(b->diags[0].code, "narration");
}

/* "nothing" */
static bool is_none(const struct said *w)
{
	int64_t n;

	return number_said(w->text, &n) && n == 0;
}

static bool is_number(const struct said *w)
{
	return (w->roles & IS(NUMBER) || byte_is_digit(*w->text.p)) && !is_none(w);
}

/* Not "my moves", "this turn". */
static bool is_deed(const struct ear *ear, const struct words *w, size_t i)
{
	const bool noun = i && w->at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD) | IS(SELECTS));

	return !noun && game_names_deed(ear->e->game, w->at[i].text);
}

static bool names_anything(const struct ear *ear, struct str text)
{
	const struct words w = words_singly(text, ear->a);
	bool names = topic_place_in(w.folded, ear->e->game->map).n > 0;

	for (size_t i = 0; i < w.n && !names; i++)
		names = is_number(&w.at[i]) || is_deed(ear, &w, i);
	return names;
}

static struct span sentence_around(struct str text, struct span at)
{
	struct span all = at;

	while (all.from > 0 && all.to - all.from < SENTENCE_MOST && !strchr(".!?;:\n", text.p[all.from - 1]))
		all.from--;
	while (all.to < text.n && all.to - all.from < SENTENCE_MOST && !strchr(".!?;:\n", text.p[all.to]))
		all.to++;
	return all;
}

/* With all of its sentence; empty: what was refused is only a part of what it names. */
static struct str sentence_of(const struct ear *ear, struct span refused)
{
	const struct str text = ear->in->text->text;
	const struct span at = ear_span(ear, refused), all = sentence_around(text, at);

	if (all.to - all.from >= SENTENCE_MOST || (all.to < text.n && strchr("?:;", text.p[all.to])) ||
	    names_anything(ear, str_sub(text, all.from, at.from)) || names_anything(ear, str_sub(text, at.to, all.to)))
		return STR_NONE;
	return str_trim(str_sub(text, all.from, all.to));
}

/* ---- what it says ---- */

/* "Do nothing in Ohio", "I do not follow", "no attacking yet": what is said first is that something is not done, and nothing is behind it that
 * is. */
static bool only_denies(const struct words *w)
{
	const roles before = IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(SEPARATOR) | IS(WRITER) | IS(YES) | IS(LEAD) |
			     IS(DOES);
	const roles denies = IS(STOP_NEGATION) | IS(SOMEONE);
	const roles on = IS(BUT) | IS(RATHER) | IS(INSTEAD) | IS(LIMITS) | IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) |
			 IS(STOP_CORRECTION) | IS(SEPARATOR) | IS(REST) | IS(ONCE) | IS(SO) | IS(YET);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & before && !(w->at[i].roles & denies))
		i++;
	if (i == w->n || !(w->at[i].roles & denies || is_none(&w->at[i])))
		return false;
	for (i++; i < w->n; i++)
		if ((w->at[i].roles & on && !(w->at[i].roles & IS(YET) && i + 1 == w->n)) || is_number(&w->at[i]))
			return false; /* "don't attack yet" is not "don't attack, yet ..." */
	return true;
}

/* "Leave Tennessee as it is", "keep my moves like they are": what is there stays, and of nothing else is it said what it does. */
static bool only_keeps(const struct ear *ear, const struct words *w)
{
	const roles moves = IS(BUT) | IS(REST) | IS(STOP_CONDITION) | IS(STOP_CORRECTION) | IS(INSTEAD) | IS(RATHER);
	bool keeps = false;
	int64_t n;

	for (size_t i = 0; i < w->n; i++) {
		const bool one = i && number_said(w->at[i].text, &n) && n == 1 &&
				 !(w->at[i - 1].roles & (IS(KEEP) | IS(KEPT)));

		if (w->at[i].roles & moves || (is_number(&w->at[i]) && !one)) /* "the one in Nara stays" */
			return false;
		keeps |= (w->at[i].roles & (IS(KEEP) | IS(KEPT))) != 0;
		if (!(w->at[i].roles & (IS(KEEP) | IS(KEPT))) && is_deed(ear, w, i))
			return false;
	}
	return keeps;
}

/* It begins as what somebody is told to do. */
static bool commands(const struct ear *ear, const struct words *w)
{
	const roles before = IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(SEPARATOR) | IS(ADDS) | IS(WHOLE) | IS(THANKS) |
			     IS(YES);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & before && !(w->at[i].roles & IS(OWN_WORD)))
		i++;
	return i == w->n || game_names_deed(ear->e->game, w->at[i].text) || w->at[i].roles & (IS(VERB) | IS(DEED)) ||
	       is_number(&w->at[i]);
}

/* Where the subject of a sentence stands, and something behind it; the number of words: nowhere. */
static size_t subject_of(const struct words *w)
{
	const roles who = IS(HEARER) | IS(PERSON) | IS(WRITER);
	const roles open = IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(SEPARATOR) | IS(THANKS) | IS(SO);
	size_t i = 0;

	while (i + 1 < w->n && w->at[i].roles & open && !(w->at[i].roles & who))
		i++;
	return i + 1 < w->n && w->at[i].roles & who ? i : w->n;
}

/* "I have 9 influence now", "I've got five to place": what its writer has. */
static bool tells_own(const struct words *w)
{
	const size_t i = subject_of(w);

	return i < w->n && w->at[i].roles & IS(WRITER) &&
	       (w->at[i].roles & IS(STOP_PAST) || w->at[i + 1].roles & IS(OWNS));
}

/* "You closed the turn", "yellow has 3 in Utah": of him who reads it, or of another player. */
static bool tells_of_others(const struct ear *ear, const struct words *w)
{
	const size_t i = subject_of(w);
	const roles asked = IS(STOP_CONDITION) | IS(SHALL) | IS(WRITER);

	if (w->n > 1 && mention_seat(ear->state, ear->who.only, w->at[0].text) != SEAT_NONE)
		return !(w->at[1].roles & asked);
	return i < w->n && !(w->at[i].roles & asked) && !(w->at[i + 1].roles & asked);
}

bool remark_bears_on_none(struct str text, bool first, struct arena *a)
{
	const struct str said = str_strip(text, " \t\r\n.!:");

	return phrasing_says("REMARKS", said, a) || phrasing_says("PRESENTS", said, a) ||
	       (first && phrasing_says("CONSOLES", said, a));
}

/* Nothing was said before it, and something is behind it. */
static bool opens_mail(const struct ear *ear, struct span at)
{
	const struct str text = ear->in->text->text;

	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict != VERDICT_CHATTER || ear->lines.at[i].yes)
			return false;
	return str_strip(str_sub(text, at.to, text.n), " \t\r\n.!").n > 0;
}

/* In exact words, however they were bound. */
static bool says_nothing(const struct ear *ear, const struct binding *b)
{
	const struct span at = sentence_around(ear->in->text->text, ear_span(ear, b->at));
	const struct str text = source_text(ear->in->text, at);

	return b->verdict == VERDICT_REFUSED && !b->command && !b->nguess &&
	       remark_bears_on_none(text, opens_mail(ear, at), ear->a);
}

/* "For the rest of the points take the garrison": a deed that is bidden, and behind it what the game has a name for. */
static bool bids_thing(const struct ear *ear, struct str text)
{
	const struct game *g = ear->e->game;
	const struct words w = words_said(text, ear->a);
	const roles subject = IS(OWN_WORD) | IS(PERSON) | IS(ARTICLE) | IS(WILL) | IS(PREPOSITION) | IS(STOP_NEGATION);
	bool deed = false;

	for (size_t i = 0; i < w.n; i++) {
		if (deed && !is_number(&w.at[i]) && game_says(g, w.at[i].text) && !game_names_deed(g, w.at[i].text))
			return true;
		deed |= w.at[i].roles & IS(VERB) && !(i && w.at[i - 1].roles & subject);
	}
	return false;
}

/* "Either the bananas go or I do", "22 coins hell yeah!": much like talk, and much less like an order, whatever it was refused for; neither a
 * place nor another player is in it, nor a number but of what is counted by none of his orders. */
static bool is_plain_talk(struct ear *ear, const struct binding *b)
{
	const struct span at = sentence_around(ear->in->text->text, ear_span(ear, b->at));
	const struct str text = source_text(ear->in->text, at);

	return !b->command && !b->nguess && !b->leave && !b->takes_back && at.to - at.from < SENTENCE_MOST &&
	       !topic_place_in(words_folded(text, ear->a), ear->e->game->map).n && weighs_as_talk(text) &&
	       !bids_thing(ear, text) && weigh(text) <= (weighs_unlike_order(text) ? WEIGHT_TOLD : WEIGHT_SAFE);
}

bool remark_is(struct ear *ear, const struct binding *b)
{
	const struct str text = b->verdict == VERDICT_REFUSED ? sentence_of(ear, b->at) : STR_NONE;

	if (ear->who.host || *ear->prefix || ear_is_stranger(ear))
		return false;
	if (says_nothing(ear, b) || (b->verdict == VERDICT_REFUSED && is_plain_talk(ear, b)))
		return true;
	if (!text.n)
		return false;
	const struct words w = words_said(text, ear->a);
	const bool place = topic_place_in(words_folded(text, ear->a), ear->e->game->map).n > 0;
	const bool talk = weighs_as_talk(text);

	if (!is_refused_for_words(b, talk && !place))
		return false;
	if (only_denies(&w) || only_keeps(ear, &w) || (is_told(b) && tells_of_others(ear, &w)))
		return true;
	if (commands(ear, &w) || bids_thing(ear, text) || words_have(&w, IS(REFERENCE) | IS(PLEASES)))
		return false;
	return talk || (!place && (tells_own(&w) || weighs_unlike_order(text)));
}

/* ---- what is told back ---- */

static bool says_verb(const struct game *g, struct str text)
{
	for (verb_id v = 0; v < g->nverbs; v++)
		if (mentions(text, str_c(g->verbs[v]->name)))
			return true;
	return false;
}

/* How many of what; not "nice one", "one of these". */
static bool is_amount(const struct words *w, size_t i)
{
	const bool alone = i + 1 == w->n || w->at[i + 1].roles & IS(PREPOSITION);
	int64_t n;

	return number_said(w->at[i].text, &n) ? n > 1 || (n == 1 && !alone) : is_number(&w->at[i]);
}

/* A place, a deed, or a number of anything. */
static bool names_of_game(const struct ear *ear, struct str text, const struct words *w)
{
	const struct game *g = ear->e->game;

	for (size_t i = 0; i < w->n; i++)
		if (is_amount(w, i))
			return true;
	return topic_place_in(text, g->map).n || says_verb(g, text);
}

bool remark_is_idle(const struct ear *ear, struct str text)
{
	const struct words w = words_singly(text, ear->a);
	const bool place = topic_place_in(text, ear->e->game->map).n > 0;
	const bool answers = words_have(&w, IS(YES) | IS(ENDS) | IS(ENDED) | IS(CLOSES)) ||
			     (place && words_have(&w, IS(STOP_NEGATION) | IS(KEEP) | IS(KEPT)));

	if (!names_of_game(ear, text, &w))
		return true;
	return !answers &&
	       (weighs_as_talk(text) || (!place && !says_verb(ear->e->game, text) && weighs_unlike_order(text)));
}
