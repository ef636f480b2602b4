/*
 * evidence: whether something in a part of a sentence looks like an order, so that it is answered, or nothing does and it
 * is chatter.
 */
#include "bind/evidence.h"

#include "base/utf8.h"
#include "bind/bygone.h"
#include "bind/keeps.h"
#include "bind/label.h"
#include "bind/phrase.h"
#include "bind/respell.h"
#include "bind/takes.h"
#include "bind/talk.h"
#include "bind/tells.h"
#include "bind/weigh.h"

enum { TALK_ITEMS = 3 /* less is too little to be like anything */ };

static const unsigned term_traits[TERM_KINDS] = {
	[TERM_COUNT] = TRAIT_ARGUMENT | TRAIT_COUNT,
	[TERM_BAD_NUMBER] = TRAIT_ARGUMENT | TRAIT_COUNT,
	[TERM_MORE] = TRAIT_MORE,
	[TERM_UNIT] = TRAIT_ARGUMENT | TRAIT_UNIT,
	[TERM_THING] = TRAIT_ARGUMENT | TRAIT_THING,
	[TERM_COIN] = TRAIT_ARGUMENT,
	[TERM_LABEL] = TRAIT_ARGUMENT | TRAIT_PLACE,
	[TERM_NAME] = TRAIT_ARGUMENT,
	[TERM_AMBIGUOUS] = TRAIT_ARGUMENT,
	[TERM_UNKNOWN] = TRAIT_UNKNOWN,
	[TERM_OPENER] = TRAIT_ARGUMENT | TRAIT_TEXT,
	[TERM_TEXT] = TRAIT_ARGUMENT,
	[TERM_WHEN] = TRAIT_ARGUMENT,
};

/* A verb all of whose meanings are light ("get", "make") is no evidence. */
static unsigned verb_traits(const struct task *t, const struct term *verb)
{
	if (verb->how == VERB_WEAK)
		return TRAIT_WEAK;
	for (uint32_t k = 0; k < verb->u.nouns.n; k++)
		if (!(task_verb(t, verb->u.nouns.at[k].id)->flags & VERB_LIGHT))
			return TRAIT_VERB;
	return 0;
}

/* By the class of a name: people chat about players, and hardly about colours and options. */
static unsigned noun_traits(noun_class what)
{
	switch (what) {
	case NOUN_SEAT:
		return TRAIT_ARGUMENT;
	case NOUN_COLOUR:
	case NOUN_OPTION:
		return TRAIT_ARGUMENT | TRAIT_TEXT;
	default:
		return TRAIT_ARGUMENT | TRAIT_PLACE;
	}
}

static unsigned traits_of_term(const struct term *t)
{
	unsigned traits = 0, all = TRAIT_TEXT;
	if (t->flags & TERM_STUMP) /* "Osa": a name is meant, and asked about */
		return TRAIT_ARGUMENT | TRAIT_PLACE;
	if (t->kind != TERM_NAME && t->kind != TERM_AMBIGUOUS)
		return term_traits[t->kind];
	for (uint32_t k = 0; k < t->u.nouns.n; k++) {
		traits |= noun_traits(t->u.nouns.at[k].what);
		all &= noun_traits(t->u.nouns.at[k].what);
	}
	return (traits & ~(unsigned)TRAIT_TEXT) | all;
}

unsigned item_traits(const struct task *t, const struct item *item)
{
	const struct phrase *p = item->phrase;
	unsigned traits = 0;
	switch (p->role) {
	case ROLE_VERB:
		return verb_traits(t, p->terms);
	case ROLE_STOP:
	case ROLE_PAST:
		return TRAIT_STOP;
	case ROLE_CHAT:
		return TRAIT_CHAT;
	case ROLE_LEAD:
	case ROLE_KEEP:
	case ROLE_KEPT:
	case ROLE_GETS:
	case ROLE_OUGHT:
		return TRAIT_UNKNOWN;
	default:
		break;
	}
	for (unsigned i = 0; (p->role < ROLE_ARGUMENTS || p->role == ROLE_UNKNOWN) && i < p->nterms; i++)
		traits |= traits_of_term(&p->terms[i]);
	return traits;
}

static unsigned all_traits(const struct task *t, const struct item *item, size_t n)
{
	unsigned traits = 0;
	for (size_t i = 0; i < n; i++)
		traits |= item_traits(t, &item[i]);
	return traits;
}

bool items_deny_more(const struct task *t, const struct item *item, size_t n)
{
	const struct str first = n ? str_trim(words_folded(source_text(t->source, item->phrase->at), t->arena))
				   : STR_NONE;
	if (!n || item->phrase->role != ROLE_CHAT ||
	    all_traits(t, item, n) & (TRAIT_COUNT | TRAIT_PLACE | TRAIT_STOP | TRAIT_TEXT))
		return false;
	return word_is(first, SAYS_ROLE(BESIDES));
}

bool items_are_chat(const struct task *t, const struct item *item, size_t n)
{
	return n && item->phrase->role == ROLE_CHAT &&
	       !(all_traits(t, item, n) & (TRAIT_VERB | TRAIT_COUNT | TRAIT_PLACE | TRAIT_STOP));
}

/* An order in the imperative with one word that is not understood: worth an answer. */
static bool is_imperative(const struct item *item, size_t n)
{
	size_t unknown = 0;
	for (size_t i = 0; i < n; i++)
		unknown += item_is_unknown(&item[i]);
	return item[0].phrase->role == ROLE_VERB && !(item[0].phrase->flags & PHRASE_ING) && unknown == 1;
}

/* "swap Osaka and Kyoto": it begins with a deed that this game does not know. */
static bool is_strange_deed(const struct task *t, const struct item *item, size_t n)
{
	const struct phrase *p = item->phrase;
	if (n < 2 || (!item_is_unknown(item) && p->role != ROLE_KEEP && p->role != ROLE_LEAD))
		return false;
	return word_is(utf8_fold_name(t->arena, source_text(t->source, p->terms->at)), SAYS_ROLE(DEED));
}

/* "The date on your page is wrong": about no order, whatever it corrects. */
static bool is_about_else(const struct task *t, const struct item *item, size_t n)
{
	const struct span at = span_join(item[0].phrase->at, item[n - 1].phrase->at);
	return !(all_traits(t, item, n) & (TRAIT_PLACE | TRAIT_COUNT | TRAIT_THING | TRAIT_VERB)) &&
	       talk_is_elsewhere(source_text(t->source, at));
}

/* "scratch that" names no order and must not pass for chatter: it speaks of those before it. */
static bool takes_back(const struct task *t, const struct item *item, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (item[i].phrase->role == ROLE_STOP && item[i].phrase->terms->u.stop == STOP_CORRECTION)
			return !is_about_else(t, item, n);
	return false;
}

/* "Osaka -> Atlantis", "Kioto -> Nra": a drawn arrow is never chatter, whatever stands at its ends, but for text
 * around it; a dash may be. */
static bool is_drawn(const struct task *t, const struct item *item, size_t n)
{
	const unsigned traits = all_traits(t, item, n);
	size_t arrows = 0, unknown = 0;
	for (size_t i = 0; i < n; i++) {
		arrows += item[i].phrase->role == ROLE_ARROW && !(item[i].phrase->flags & PHRASE_DASH);
		unknown += item_is_unknown(&item[i]);
	}
	return arrows &&
	       (traits & (TRAIT_PLACE | TRAIT_COUNT) || (unknown && unknown <= arrows + 1 && !(traits & TRAIT_CHAT)));
}

static size_t count_places(const struct task *t, const struct item *item, size_t n)
{
	size_t places = 0;
	for (size_t i = 0; i < n; i++)
		places += (item_traits(t, &item[i]) & TRAIT_PLACE) != 0;
	return places;
}

/* "Osaka to Kyoto", and nothing else. */
static bool is_way(const struct task *t, const struct item *item, size_t n)
{
	bool place = false, way = false;
	for (size_t i = 0; i < n; i++) {
		bool here = item_traits(t, &item[i]) & TRAIT_PLACE;
		way |= here && place &&
		       (item[i].phrase->role == ROLE_TO || item[i].phrase->role == ROLE_ARROW ||
			item[i].phrase->role == ROLE_AGAINST);
		place |= here;
	}
	return way && !(all_traits(t, item, n) & (TRAIT_UNKNOWN | TRAIT_CHAT));
}

/* "Free army to Peru": units and where they are to be, and nothing else. */
static bool is_sending(const struct task *t, const struct item *item, size_t n)
{
	const unsigned traits = all_traits(t, item, n);
	bool there = false;
	for (size_t i = 0; i < n; i++)
		there |= item_traits(t, &item[i]) & TRAIT_PLACE &&
			 (item[i].phrase->role == ROLE_TO || item[i].phrase->role == ROLE_IN);
	return there && traits & TRAIT_UNIT && !(traits & (TRAIT_UNKNOWN | TRAIT_CHAT));
}

/* "Osaka: Hyogo", and nothing else. */
static bool is_row(const struct task *t, const struct item *item, size_t n)
{
	const unsigned others = ~(unsigned)(TRAIT_ARGUMENT | TRAIT_PLACE | TRAIT_COUNT);
	return n == 2 && item->phrase->flags & PHRASE_COLON && !(all_traits(t, item, n) & others) &&
	       item_traits(t, &item[0]) & TRAIT_PLACE && item_traits(t, &item[1]) & TRAIT_PLACE;
}

/* "4 coins on 13": how much, for what, and nothing else. */
static bool is_price(const struct task *t, const struct item *item, size_t n)
{
	const unsigned traits = all_traits(t, item, n);
	bool coins = false, what = false;
	for (size_t i = 0; i < n; i++) {
		const struct phrase *p = item[i].phrase;
		const bool count = item_is_argument(&item[i]) && p->terms->kind == TERM_COUNT;
		coins |= count && p->role == ROLE_BARE && p->terms[p->nterms - 1].kind == TERM_COIN;
		what |= p->role != ROLE_BARE && (count || item_traits(t, &item[i]) & TRAIT_PLACE);
	}
	return coins && what && !(traits & (TRAIT_UNKNOWN | TRAIT_CHAT | TRAIT_STOP));
}

/* "My Oregon troops Idaho": units and two places, and nothing else. */
static bool is_pairing(const struct task *t, const struct item *item, size_t n)
{
	const unsigned traits = all_traits(t, item, n);
	return count_places(t, item, n) > 1 && traits & TRAIT_UNIT && !(traits & (TRAIT_UNKNOWN | TRAIT_CHAT));
}

/* "That's me done for this turn": several words for a deed that needs no more are hardly chance. */
static bool says_all(const struct task *t, const struct item *item, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const struct phrase *p = item[i].phrase;
		if (item_is_verb(&item[i]) && p->nterms && p->terms->how != VERB_WEAK &&
		    str_find_char(source_text(t->source, p->terms->at), ' ') < p->terms->at.to - p->terms->at.from &&
		    verbs_all(t, p->terms->u.nouns, verb_stands_alone))
			return !(all_traits(t, item, n) & TRAIT_STOP);
	}
	return false;
}

/* "Utah is attacked from Nevada": told, or ordered? Who means it as news names no more of it than a place. */
static bool is_done_now(const struct task *t, const struct item *item, size_t n)
{
	bool done = false;
	for (size_t i = 0; i < n; i++) {
		const struct phrase *p = item[i].phrase;
		done |= p->role == ROLE_PAST && i &&
			(item[i - 1].phrase->role == ROLE_OUGHT || tells_now(t, item[i - 1].phrase));
	}
	return done && count_places(t, item, n) > 1;
}

/* "Never mind, my wife was late as well": words of it take back or doubt, but nothing that is ordered. */
static bool is_talk(const struct task *t, const struct item *item, size_t n, unsigned traits)
{
	const struct span at = span_join(item[0].phrase->at, item[n - 1].phrase->at);
	return n >= TALK_ITEMS && !(traits & TRAIT_PLACE && traits & (TRAIT_COUNT | TRAIT_VERB)) &&
	       weighs_as_talk(source_text(t->source, at));
}

/* "It's going well": a deed that goes on by itself, of which nothing is said. */
static bool goes_on_by_itself(const struct item *item, size_t n, unsigned traits)
{
	for (size_t i = 0; i < n; i++)
		if (item[i].phrase->role == ROLE_VERB &&
		    (item[i].phrase->flags & (PHRASE_THE | PHRASE_ING)) != (PHRASE_THE | PHRASE_ING))
			return false;
	return traits & TRAIT_VERB && !(traits & (TRAIT_ARGUMENT | TRAIT_COUNT | TRAIT_PLACE | TRAIT_THING));
}

/* "You didn't take my change!": told to who reads it, and nothing of the board is in it. */
static bool tells_hearer(const struct task *t, struct span at, unsigned traits)
{
	const struct words w = words_singly(source_text(t->source, at), t->arena);
	return w.n > 2 && w.at[0].roles & SAYS_ROLE(HEARER) && w.at[0].roles & SAYS_ROLE(PERSON) &&
	       !(traits & (TRAIT_PLACE | TRAIT_COUNT | TRAIT_THING));
}

/* "Keep the rest", "No conditions meant", "I asked nothing about attack": nothing is willed in it that did not stand. */
static bool is_of_saying(const struct task *t, struct str text)
{
	return keeps_of(text) || label_is_of_wording(text) || bygone_assures(t->view, text);
}

/* With the "I" before it, which is no item. */
static bool denies_saying(const struct task *t, struct span at)
{
	while (at.from > t->line.from && !strchr(".!?;,:\n", t->source->text.p[at.from - 1]))
		at.from--;
	return bygone_denies(t->view, source_text(t->source, at));
}

/* "osk to kobie": in few words a slip of a name is that name. */
static const struct item *with_slips(const struct task *t, const struct item *item, size_t n)
{
	enum { FEW = 8 };
	struct item *out = NULL;
	for (size_t i = 0; i < n && n <= FEW; i++) {
		const struct phrase *p = respell_name(t, item[i].phrase);
		if (!p)
			continue;
		if (!out) {
			out = ARENA_ARRAY(t->arena, struct item, n);
			memcpy(out, item, n * sizeof *out);
		}
		out[i].phrase = p;
	}
	return out ? out : item;
}

bool evidence_of(const struct task *t, const struct item *said, size_t n)
{
	const struct item *item = with_slips(t, said, n);
	unsigned traits = all_traits(t, item, n);
	const struct span at = n ? span_join(item[0].phrase->at, item[n - 1].phrase->at) : (struct span){ 0 };
	if (n && (is_of_saying(t, source_text(t->source, at)) || denies_saying(t, at)))
		return false;
	if (takes_back(t, item, n) || (traits & TRAIT_STOP && traits & TRAIT_VERB && !tells_hearer(t, at, traits)))
		return !is_talk(t, item, n, traits);
	if (!n || items_are_chat(t, item, n) || items_deny_more(t, item, n) || goes_on_by_itself(item, n, traits))
		return false;
	if (is_strange_deed(t, item, n) && traits & (TRAIT_ARGUMENT | TRAIT_VERB))
		return true;
	if (item->phrase->role == ROLE_CHAT && !(traits & (TRAIT_VERB | TRAIT_COUNT | TRAIT_STOP)))
		return false;
	if (traits & (TRAIT_THING | TRAIT_TEXT))
		return true;
	if (traits & TRAIT_VERB && traits & TRAIT_ARGUMENT)
		return true;
	if (traits & TRAIT_VERB && (!(traits & TRAIT_UNKNOWN) || is_imperative(item, n)))
		return true;
	/* a word of the thesaurus, where all else is of the game */
	if (traits & TRAIT_WEAK && traits & TRAIT_PLACE && !(traits & (TRAIT_UNKNOWN | TRAIT_CHAT)))
		return true;
	/* "2 extra troops": no verb, but hardly chatter */
	if (traits & TRAIT_MORE && traits & TRAIT_COUNT && !(traits & TRAIT_UNKNOWN))
		return true;
	/* "Japan's army embarks for the Philippines" */
	if (count_places(t, item, n) > 1 && traits & TRAIT_UNKNOWN && !(traits & (TRAIT_STOP | TRAIT_CHAT)))
		return true;
	return (traits & TRAIT_COUNT && traits & TRAIT_PLACE) || is_way(t, item, n) || is_drawn(t, item, n) ||
	       is_sending(t, item, n) || is_pairing(t, item, n) || is_row(t, item, n) || is_price(t, item, n) ||
	       says_all(t, item, n) || is_done_now(t, item, n);
}
