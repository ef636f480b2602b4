/* talk: see talk.h. */
#include "bind/talk.h"
#include "bind/keeps.h"

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "bind/bygone.h"
#include "bind/ground.h"
#include "bind/label.h"
#include "bind/question.h"
#include "bind/reason.h"
#include "bind/talk_words.h"
#include "bind/weigh.h"
#include "order/dictionary.h"
#include "order/phrasing.h"

/* ---- shapes -------------------------------------------------------------------------------------- */

/* "That is all for now, thanks" */
static bool is_whole(const struct words *w)
{
	return words_have(w, IS(WHOLE) | IS(TAIL)) && are_all(w, IS(WHOLE) | IS(TAIL) | IS(FILLER)) &&
	       !words_have(w, IS(WILL));
}

/* "so that he becomes my ally" */
static bool is_reason(const struct words *w)
{
	return begins(w, IS(REASON)) && !doubts(w, DOUBT) && !words_have(w, IS(REFERENCE) | IS(STATUS)) &&
	       !holds_number(w);
}

/* "The rest stays where it is" */
static bool is_staying(const struct words *w)
{
	return words_have(w, IS(KEPT)) && begins(w, IS(REST)) && are_all(w, IS(KEPT) | IS(REST));
}

/* "Ann", "Hans Miller": each word is written large, and says nothing else. */
static bool is_name(const struct words *w, struct str text)
{
	struct str word;
	if (!w->n || w->n > NAME_WORDS || holds_number(w))
		return false;
	for (size_t i = 0; i < w->n; i++) /* "P." is no more than a letter of a name */
		if (w->at[i].text.n > 1 && w->at[i].roles & ~IS(LABEL_WORD) & ~IS(FILLER))
			return false;
	while (str_cut(&text, ' ', &word))
		if (word.n && byte_is_small(*word.p))
			return false;
	return true;
}

/* "Here are my orders for turn 3", "Ann here": it names orders, or the writer, and nothing else. */
static bool is_heading(const struct view *v, const struct words *w, struct str text)
{
	bool names = words_have(w, IS(HEADING_WORD));
	for (size_t i = 0; i < w->n && !names; i++)
		names = !w->at[i].roles && words_of_writer(v, w->at[i].text);
	return names && label_judge(v, text) == LABEL_NEUTRAL;
}

static bool is_harmless(const struct view *v, struct str text, struct arena *a)
{
	struct words w = words_said(text, a);
	while (w.n > 1 && (str_eq_c(w.at[0].text, "and") || str_eq_c(w.at[0].text, "so")))
		w = behind(&w, 1);
	return is_whole(&w) || is_staying(&w) || phrasing_says("POLITELY", text, a) || keeps_of(text) ||
	       phrasing_says("REMARKS", text, a) || phrasing_says("EXISTS", text, a) || is_reason(&w) ||
	       words_are_courtesy(&w) || is_heading(v, &w, text);
}

static bool counts_in_words(const struct words *w)
{
	return words_have_but(w, IS(NUMBER), IS(CLOSED));
}

/* A word for what is done in it, or with what. */
static bool says_of_game(const struct view *v, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(NUMBER)) && game_says(v->game, w->at[i].text))
			return true;
	return false;
}

static bool says_deed(const struct view *v, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(CLOSED)) && game_names_deed(v->game, w->at[i].text))
			return true;
	return false;
}

/* ---- what a sentence says ------------------------------------------------------------------------ */

static size_t fillers(const struct words *w)
{
	size_t n = 0;
	while (n < w->n && w->at[n].roles & IS(FILLER))
		n++;
	return n;
}

/* "He is certain", "But now I am", "Our choir sang": it has somebody or something to speak of; not "Unless he ...". */
static bool has_own_subject(const struct words *w)
{
	for (size_t i = 0; i + 1 < w->n && i < NAME_WORDS + 1; i++) {
		if (w->at[i].roles & (IS(STOP_CONDITION) | IS(STOP_CORRECTION) | IS(DROP) | IS(RATHER) | IS(DENIAL)))
			return false;
		if (w->at[i].roles & (IS(OWN_WORD) | IS(OTHERS) | IS(SUBJECT) | IS(PREDICATE)))
			return true;
	}
	return false;
}

/* "Ann", "Ann Miller": names of the writer's, and what else is written as a name is. */
static bool is_signature(const struct view *v, const struct words *w, struct str text)
{
	bool own = false, names = count(w) <= CLOSING_WORDS;
	struct str word;
	for (size_t i = 0; i < w->n; i++)
		own |= words_of_writer(v, w->at[i].text);
	while (own && str_cut(&text, ' ', &word))
		names &= !(word.n && byte_is_small(*word.p));
	return is_own_signature(v, w->folded) || (own && names && !doubts(w, NEVER_HARMLESS) && !holds_number(w));
}

/* Not a word of the language, and nothing a list knows; "N.", "81" behind a name. */
static bool is_persons(const struct words *w, size_t i)
{
	const struct said *s = &w->at[i];
	if (i && (s->text.n == 1 || holds_digit(s->text)))
		return true;
	return !s->roles && dictionary_find(s->text) != DICTIONARY_WORD;
}

/* "Pete", "Bert & Ilse", "P.", "Dr. H. Lindqvist", "xx Jess": below all orders, whoever it names that does not play. */
static bool is_anyones_signature(const struct view *v, const struct words *w, struct str text)
{
	bool large = false, names = count(w) <= CLOSING_WORDS && !names_area(v, w);
	struct str word;
	text = str_strip(text, "/-~* ");
	for (size_t i = 0; i < w->n && names; i++)
		names = is_persons(w, i) || w->at[i].roles & IS(FILLER);
	while (names && str_cut(&text, ' ', &word))
		large |= word.n && byte_is_capital(*word.p);
	return names && large && !doubts(w, NEVER_HARMLESS) && !names_another(v, w->folded);
}

/* "Kisses, Paola", "Nurse Pat", "Bis bald, Annegret": the last words of a mail end in a name that nobody plays by. */
static bool is_anyones_closing(const struct view *v, const struct words *w, struct str text)
{
	const struct str last = str_sub(text, text.n - (text.n && w->n ? w->at[w->n - 1].text.n : 0), text.n);
	const bool large = last.n && byte_is_capital(*last.p);
	return w->n > 1 && count(w) <= FRAGMENT_WORDS && large && is_persons(w, w->n - 1) &&
	       !doubts(w, NEVER_HARMLESS) && !words_have(w, IS(REFERENCE) | IS(WILL) | IS(MENTION) | IS(HEARSAY)) &&
	       !holds_number(w) && !names_area(v, w) && !names_another(v, w->folded);
}

/* "Gentlemen,": who is addressed, above all else; a label ends in a colon. */
static bool is_salutation(const struct view *v, const struct source *s, const struct sentence *k, const struct words *w)
{
	return k->ending == ENDS_LINE && k->at.to < s->text.n && s->text.p[k->at.to] == ',' && w->n <= APART_WORDS &&
	       !words_have(w, NEVER_HARMLESS | IS(REFERENCE) | IS(HEARSAY) | IS(OTHERS)) && !holds_number(w) &&
	       !names_area(v, w);
}

/* "Later," above the writer's name */
static bool is_closing(const struct view *v, const struct source *s, const struct sentence *k, struct arena *a)
{
	const struct words w = words_said(source_text(s, k->at), a);
	if (!k->next || k->ending != ENDS_LINE || count(&w) > NAME_WORDS || k->at.to >= s->text.n ||
	    s->text.p[k->at.to] != ',')
		return false;
	const struct str text = source_text(s, k->next->at);
	const struct words name = words_said(text, a);
	return is_signature(v, &name, text);
}

/* Item by item: "Hi all, my moves are as follows:", "Cheers, Ann" */
static bool has_harmless_items(const struct view *v, const struct source *s, const struct sentence *k, struct arena *a)
{
	bool before = false, heads = false;
	for (const struct chunk *p = k->parts; p; p = p->next) {
		const struct str text = source_text(s, p->at);
		const struct words w = words_said(text, a);
		if (!w.n)
			continue;
		if (k->ending == ENDS_COLON && label_judge(v, text) == LABEL_NEUTRAL)
			heads = true;
		else if (!is_harmless(v, text, a) && !(before && is_name(&w, text) && !names_area(v, &w)))
			return false;
		before = true;
	}
	return before && (k->ending != ENDS_COLON || heads);
}

/* What has a harmless shape where it stands. */
static bool is_harmless_here(const struct view *v, const struct source *s, const struct sentence *k,
			     struct setting where, const struct words *w, struct arena *a)
{
	const struct str text = source_text(s, k->at);
	if (k->ending == ENDS_QUESTION && !begins(w, IS(COURTESY)))
		return false;
	return has_harmless_items(v, s, k, a) || is_signature(v, w, text) || is_closing(v, s, k, a) ||
	       (where.below && k->ending == ENDS_LINE &&
		(is_anyones_signature(v, w, text) || (!k->next && is_anyones_closing(v, w, text)))) ||
	       (where.opens && is_salutation(v, s, k, w)) || (words_ask_to_be_told(w) && !points_at_orders(v, w));
}

/* Of a label what asks is a title; of a question that does not point at the orders words that ask once more, and what "What do I earn
 * if" makes a condition of, which is its own. */
static roles doubt_of(const struct sentence *k, const struct words *w, struct arena *a)
{
	const struct words single = words_singly(w->folded, a);
	const bool asks = k->ending == ENDS_QUESTION && !words_have(&single, IS(REFERENCE));
	const roles again = IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE) | IS(HAZARD) | IS(UNSETTLED) |
			    (words_ask_of(&single) ? IS(STOP_CONDITION) : 0);
	return k->ending == ENDS_COLON ? DOUBT & ~IS(STOP_QUESTION) : asks ? DOUBT & ~again : DOUBT;
}

/* "in the next turn": part of the order beside it, and too short to be like anything. */
static bool is_fragment(const struct words *w, roles doubt)
{
	return count(w) <= FRAGMENT_WORDS && (doubts(w, doubt) || begins(w, IS(PREPOSITION)));
}

/* "Or Nara.", "Except when it rains", "please don't" */
static bool is_doubting_fragment(const struct words *w, roles doubt)
{
	const bool denies = w->n && w->at[w->n - 1].roles & doubt & (IS(STOP_NEGATION) | IS(DENIAL));

	return (begins(w, doubt) || denies) && count(w) <= FRAGMENT_WORDS;
}

/* around: the weight of all talk of its mail; among much that is harmless nothing is refused for one sentence. */
static enum talk against_or_open(const struct words *w, roles doubt, int32_t weight, int64_t around)
{
	const bool limits = begins(w, IS(STOP_CONDITION)) &&
			    weight > WEIGHT_MILD; /* "Unless you, dear host, think it unwise" */
	const bool against = weight >= WEIGHT_REFUSES || limits || is_doubting_fragment(w, doubt);
	return doubts(w, doubt) && against && around > WEIGHT_SAFE ? TALK_AGAINST : TALK_OPEN;
}

/* "Phew, what a week", "Oh how thrilling!": nothing in it can bear on an order, and it is no more like what does than like what does
 * not; so it need not be much like that. What tells of others ("The deadline was moved") may bear, and so may a word alone. */
#define BEARS \
	(IS(STATUS) | IS(MENTION) | IS(HEARSAY) | IS(RATHER) | IS(PAST_TIME) | IS(UNDONE) | IS(CHANGES) | \
	 IS(RETRACTS) | IS(LIMITS) | IS(STOP_VAGUE))
static bool is_plain_remark(const struct view *v, const struct words *w, struct str text, int32_t weight,
			    int64_t around)
{
	const roles felt = IS(OWN_WORD) | IS(PRAISE) | IS(CHAT) | IS(COURTESY) | IS(WHOLE) | IS(FILLER);
	const roles doubt = str_ends(text, STR("!")) && words_have(w, IS(PRAISE)) ? DOUBT & ~IS(STOP_QUESTION) : DOUBT;
	return weight <= WEIGHT_MILD && around <= 0 &&
	       (words_have(w, felt) || (count(w) >= APART_WORDS && !words_have(w, IS(STOP_PAST)))) &&
	       !doubts(w, doubt) && !words_have(w, BEARS) && !points_at_orders(v, w) && !says_of_game(v, w);
}

/* "If I lose I lose": it depends on itself. */
static bool is_idle_condition(const struct words *w)
{
	const size_t half = (w->n - (w->n > 0)) / 2;
	if (!begins(w, IS(STOP_CONDITION)) || half < 2 || w->n % 2 == 0)
		return false;
	for (size_t i = 1; i <= half; i++)
		if (!str_eq(w->at[i].text, w->at[i + half].text))
			return false;
	return true;
}

static bool is_of_no_order(const struct view *v, const struct words *w)
{
	return !holds_number(w) && !names_area(v, w) && !says_deed(v, w);
}

static bool is_unopened(const struct words *w)
{
	return !doubts(w, DOUBT) && !words_have(w, BEARS | IS(REFERENCE) | IS(WILL));
}

/* Like what people write beside orders that are meant; "Grandma:" is too little of a heading. */
static bool is_likely_harmless(const struct view *v, const struct sentence *k, struct str text, struct setting where,
			       const struct words *w, roles doubt, int32_t weight)
{
	if (weight > 2 * WEIGHT_SAFE && /* "No hard feelings, Wim." */
	    (is_doubting_fragment(w, doubt) || (where.trails && is_fragment(w, doubt))))
		return false;
	if (k->ending == ENDS_COLON)
		return weight <= WEIGHT_SAFE && count(w) >= APART_WORDS && label_judge(v, text) != LABEL_ANOTHERS;
	if (is_plain_remark(v, w, text, weight, where.around) ||
	    (k->ending == ENDS_QUESTION && words_ask_fact(w, weight)))
		return true;
	if (where.leads) /* "On the day that pigs fly I", "When pigs fly, then" */
		return weight <= 3 * WEIGHT_SAFE / 2 && !begins(w, IS(STOP_CONDITION));
	if (k->ending != ENDS_QUESTION && weight <= WEIGHT_TOLD && where.around <= 0 && is_unopened(w) &&
	    !words_have(w, IS(STOP_PAST)) && is_of_no_order(v, w)) /* "The deadline was moved" may bear */
		return true;
	return weight <= WEIGHT_SAFE || (weight <= WEIGHT_MILD && where.around <= WEIGHT_SAFE);
}

/* Of how the orders are put, of what was said before them, and of what comes of them. */
static bool is_of_saying(const struct view *v, const struct sentence *k, struct str text, struct setting where,
			 const struct words *w)
{
	return k->ending != ENDS_QUESTION && k->ending != ENDS_COLON &&
	       (words_are_of_wording(w) || bygone_assures(v, text) || bygone_waits_and_sees(v, text) ||
		(where.above && bygone_is_before(v, text)));
}

/* "He writes all the time, "please, ...": what it opens another sentence closes, and an order may stand between. */
static bool opens_quotation(struct str text)
{
	size_t marks = 0;
	for (size_t i = 0; i < text.n; i++)
		marks += text.p[i] == '"';
	return marks % 2;
}

enum talk talk_of(const struct view *v, const struct source *s, const struct sentence *k, struct setting where)
{
	ARENA_SCRATCH(a);
	const struct str whole = source_text(s, k->at),
			 text = str_sub(whole, 0, whole.n < TALK_BYTES ? whole.n : TALK_BYTES);
	const struct words w = words_said(text, &a);
	const roles doubt = doubt_of(k, &w, &a);
	const int32_t weight = weigh(text);
	enum talk talk = TALK_HARMLESS;
	const bool wording = (k->ending == ENDS_COLON && words_are_of_wording(&w)) ||
			     is_of_saying(v, k, text, where, &w);
	if (whole.n > TALK_BYTES || bygone_is_case(text) || opens_quotation(text) ||
	    (!keeps_of(text) && !keeps_behind(v, text) && !wording && !phrasing_says("REMARKS", text, &a) &&
	     !is_idle_condition(&w) && !reason_is_own_consequence(text) && !reason_goes_on(text) &&
	     !((weight < WEIGHT_ODD && is_harmless_here(v, s, k, where, &w, &a)) ||
	       is_likely_harmless(v, k, text, where, &w, doubt, weight))))
		talk = against_or_open(&w, doubt, weight, where.around);
	return w.n ? talk : TALK_HARMLESS;
}

enum talk talk_of_words(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	const int32_t weight = weigh(text);
	const bool shaped = text.n <= TALK_BYTES &&
			    (words_are_of_wording(&w) || reason_is_plain(text) || ground_tells(text) ||
			     reason_is_purpose(text) || reason_is_then(text) || reason_is_remark(text) ||
			     is_harmless(v, text, &a)) &&
			    !names_another(v, w.folded);
	const enum talk talk = shaped || (weight <= WEIGHT_SAFE && !is_fragment(&w, DOUBT))
				       ? TALK_HARMLESS
				       : against_or_open(&w, DOUBT, weight, 0);
	return w.n ? talk : TALK_HARMLESS;
}

bool talk_is_beside(const struct view *v, struct str text)
{
	const roles never = (DOUBT & ~(IS(STOP_NEGATION) | IS(HAZARD) | IS(DENIAL))) | IS(RATHER) | IS(CHANGES) |
			    IS(RETRACTS) | IS(LIMITS) | IS(UNDONE);
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	const int32_t weight = text.n <= TALK_BYTES ? weigh(text) : INT32_MAX;
	enum { AMOUNT_WORDS = 3 };
	if (count(&w) <= AMOUNT_WORDS && words_have(&w, IS(STOP_VAGUE))) /* "with some" */
		return false;
	return (weight <= 2 * WEIGHT_TOLD ? !words_have(&w, never) : weight <= WEIGHT_TOLD && is_unopened(&w)) &&
	       !begins(&w, IS(STOP_NEGATION) | IS(DENIAL)) && is_of_no_order(v, &w);
}

bool talk_is_before(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return text.n <= TALK_BYTES && weigh(text) <= 2 * WEIGHT_TOLD && is_unopened(&w) && is_of_no_order(v, &w);
}

bool talk_is_against(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	const bool shaped = begins(&w, IS(REASON) | IS(STOP_CONDITION) | IS(PREPOSITION)) || is_harmless(v, text, &a) ||
			    reason_is_plain(text) || ground_tells(text) || reason_is_purpose(text) ||
			    reason_is_then(text) || are_all(&w, IS(FILLER) | IS(CHAT) | IS(COURTESY));
	const bool of_game = holds_number(&w) || words_have(&w, IS(NUMBER) | IS(ARTICLE_ONE)) || names_area(v, &w) ||
			     says_deed(v, &w) || draws_arrow(text);
	return text.n <= TALK_BYTES && count(&w) > 1 && !shaped && !of_game && weigh(text) >= WEIGHT_TALK;
}

bool talk_is_fragment(const struct view *v, const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(source_text(s, k->at), &a);
	const bool one_item = k->parts && (!k->parts->next || k->parts->next->kind != CHUNK_ITEM);
	const bool own = begins(&w, IS(STOP_NEGATION)) && w.n > 1 && game_says(v->game, w.at[1].text);
	return begins(&w, DOUBT) && one_item && !own && !has_own_subject(&w) && !draws_arrow(source_text(s, k->at)) &&
	       weigh(source_text(s, k->at)) > WEIGHT_MILD;
}

bool talk_says_deed(struct str text, struct arena *a)
{
	const struct words s = words_singly(text, a);
	return words_have(&s, IS(VERB));
}

/* "Scrap that.", "Forget all of the above, please": said of what stands above, and of nothing by name. */
static bool drops_above(const struct words *w)
{
	struct words rest = *w;
	while (rest.n && rest.at[0].roles & IS(FILLER))
		rest = behind(&rest, 1);
	if (!begins(&rest, IS(DROP)))
		return false;
	rest = behind(&rest, 1);
	return are_all(&rest, IS(POINTED));
}

/* "aged six" counts nothing of a game; nor does what points at orders, or tells of later ones. */
bool talk_is_own_order(const struct view *v, const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(source_text(s, k->at), &a);
	const size_t first = fillers(&w);
	bool is = holds_number(&w) || names_area(v, &w) || draws_arrow(source_text(s, k->at));
	is |= counts_in_words(&w) && says_of_game(v, &w) && !words_have(&w, IS(REFERENCE) | IS(WILL));
	const struct words rest = behind(&w, first < w.n ? first + 1 : first);
	is |= first < w.n && game_says(v->game, w.at[first].text) && !(w.at[first].roles & IS(DENIAL)) &&
	      !words_have(&rest, IS(REFERENCE));
	return is;
}

bool talk_names_of_game(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_singly(text, &a);
	return w.n >= APART_WORDS && (holds_number(&w) || counts_in_words(&w) || names_area(v, &w));
}

bool talk_hangs(const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(source_text(s, k->at), &a);
	const roles open = STOPS | IS(WILL) | IS(SEPARATOR) | IS(PREPOSITION) | IS(OTHERS) | IS(OWN_WORD) |
			   IS(ARTICLE) | IS(ARTICLE_ONE) | IS(HAZARD);
	return k->ending == ENDS_LINE && ends(&w, open) && ends(&w, STOPS | IS(CLOSED));
}

bool talk_is_legal(const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(source_text(s, k->at), &a);
	return words_have(&w, IS(LEGAL));
}

bool talk_undoes(const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	bool is = false;
	if (k->parts && k->parts->kind == CHUNK_LABEL) {
		const struct words w = words_said(source_text(s, k->parts->at), &a);
		is = words_have(&w, IS(AGAINST) | IS(RATHER));
	}
	return is;
}

bool talk_retakes(const struct source *s, const struct sentence *k, bool orders)
{
	ARENA_SCRATCH(a);
	bool is = false;
	for (const struct chunk *p = k->parts; !is && p; p = p->next) {
		const struct str opening = source_text(s, (struct span){ k->at.from, p->at.to });
		is = phrasing_says("RETAKES", opening, &a) ||
		     (orders && p->next && phrasing_says("RETURNS", opening, &a));
	}
	return is;
}

bool talk_denies(const struct source *s, const struct sentence *k)
{
	ARENA_SCRATCH(a);
	const struct words all = words_said(source_text(s, k->at), &a);
	bool is = drops_above(&all);
	for (const struct chunk *p = k->parts; !is && p; p = p->next) {
		const struct words w = words_said(source_text(s, p->at), &a);
		is = w.n == 1 && w.at[0].roles & (IS(DENIAL) | IS(RATHER));
		if (!is_whole(&w))
			break;
	}
	return is;
}

/* "Bill", "Anna Kowalska": words written large that no list knows. */
static bool is_full_name(const struct words *w, struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if ((!i || text.p[i - 1] == ' ') && !byte_is_capital(text.p[i]))
			return false;
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles)
			return false;
	return w->n > 0 && w->n <= SIGNED_WORDS;
}

/* "bill", "bill.smith": the mailbox of an address, or a part of it. */
static bool is_of_address(struct str name, struct str address)
{
	struct str box = str_sub(address, 0, str_find_char(address, '@'));
	if (name.n < 2)
		return false;
	if (str_eq_nocase(name, box))
		return true;
	while (box.n) {
		const size_t end = str_find_any(box, 0, "._-+0123456789");
		if (str_eq_nocase(name, str_sub(box, 0, end)))
			return true;
		box = str_sub(box, end + 1, box.n);
	}
	return false;
}

bool talk_signs(const struct source *s, const struct sentence *before, const struct sentence *k, struct str address)
{
	ARENA_SCRATCH(a);
	const struct str text = source_text(s, k->at);
	const struct words w = words_said(text, &a), above = words_said(source_text(s, before->at), &a);
	bool is = k->whole && k->ending == ENDS_LINE;
	if (is && is_full_name(&w, text))
		is = words_are_courtesy(&above) || is_whole(&above);
	else
		is = is && !doubts(&w, DOUBT | STOPS) && is_of_address(str_strip(text, " \t\r~-.,/"), address);
	return is;
}

bool words_name_mail(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_singly(text, &a);
	return words_have(&w, IS(EARLIER)) && words_have(&w, IS(MAILED));
}

bool talk_drops_earlier(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_singly(text, &a);
	const roles open = IS(STOP_NEGATION) | IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION);
	bool is = words_have(&w, IS(DROP)) && words_have(&w, IS(EARLIER)) && words_have(&w, IS(MAILED));
	for (size_t i = 0; is && i < w.n; i++) { /* "what I sent before" */
		const bool mine = i + 1 < w.n && str_eq_c(w.at[i].text, "what") && w.at[i + 1].roles & IS(OWN_WORD);
		is = !(w.at[i].roles & open) || w.at[i].roles & IS(EARLIER) || mine;
	}
	return is;
}

bool talk_corrects(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return words_have(&w, IS(STOP_CORRECTION)) && !words_have(&w, (DOUBT & ~IS(STOP_CORRECTION)) | IS(RETRACTS));
}

bool talk_is_elsewhere(struct str text)
{
	ARENA_SCRATCH(a);
	struct words w = words_said(text, &a);
	while (w.n && (w.at[0].roles & IS(WHOLE) || str_eq_c(w.at[0].text, "and")))
		w = behind(&w, 1);
	const struct words rest = behind(&w, subject_of(&w));
	const bool placed = words_hold(w.folded, STR("in")) || words_hold(w.folded, STR("on"));
	return rest.n < w.n && rest.n >= APART_WORDS && (!begins(&rest, STOPS) || placed) &&
	       !words_have(&w, IS(REFERENCE) | IS(MENTION)) && !holds_number(&w);
}

struct str talk_quoted(struct str sentence, struct arena *a)
{
	struct buf out = buf_new(a);
	size_t n = 0;
	sentence = str_strip(sentence, " \t\r\n.,;:");
	for (size_t at = 0; at < sentence.n && n < QUOTED_LETTERS; n++) {
		const size_t from = at;
		utf8_next(sentence, &at);
		if (sentence.p[from] != '\n' && sentence.p[from] != '\r')
			buf_add(&out, str_sub(sentence, from, at));
		else if (out.n && out.p[out.n - 1] != ' ')
			buf_add_char(&out, ' ');
	}
	if (n == QUOTED_LETTERS)
		buf_add_c(&out, " ...");
	return buf_str(&out);
}
