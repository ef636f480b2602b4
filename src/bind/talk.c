/* talk: see talk.h. */
#include "bind/talk.h"

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "bind/matter.h"
#include "bind/talk_above.h"
#include "bind/talk_words.h"
#include "order/dictionary.h"
#include "order/inflect.h"

/* ---- shapes -------------------------------------------------------------------------------------- */

/* "That is all for now, thanks" */
static bool is_whole(const struct words *w)
{
	return has(w, IS(WHOLE) | IS(TAIL)) && are_all(w, IS(WHOLE) | IS(TAIL) | IS(FILLER)) && !has(w, IS(WILL));
}

/* "No other orders", "nothing else this turn": it denies what nobody ordered. */
static bool is_besides(const struct words *w)
{
	return begins(w, IS(BESIDES)) && count(w) <= FRAGMENT_WORDS &&
	       !has(w, (DOUBT & ~IS(STOP_NEGATION) & ~IS(HAZARD)) | IS(STATUS) | IS(OTHERS));
}

/* "so that he becomes my ally" */
static bool is_reason(const struct words *w)
{
	return begins(w, IS(REASON)) && !doubts(w, DOUBT) && !has(w, IS(REFERENCE) | IS(STATUS)) && !holds_number(w);
}

/* "The rest stays where it is" */
static bool is_staying(const struct words *w)
{
	return has(w, IS(KEPT)) && begins(w, IS(REST)) && are_all(w, IS(KEPT) | IS(REST));
}

/* "Thanks for the report", "Hope you are well", "Regards from rainy Hamburg" */
static bool is_courtesy(const struct words *w)
{
	if (doubts(w, DOUBT & ~IS(UNSETTLED) & ~IS(STOP_QUESTION)) || count(w) > COURTESY_WORDS)
		return false;
	if (begins(w, IS(THANKS) | IS(PARTING)))
		return true;
	if (ends(w, IS(CLOSING)) && count(w) <= NAME_WORDS) /* "Grumpily yours" */
		return true;
	if (!begins(w, IS(COURTESY)) || has(w, IS(REFERENCE) | IS(STATUS) | IS(UNSETTLED)) || holds_number(w))
		return false;
	return !begins(w, IS(CLOSING)) || count(w) <= CLOSING_WORDS;
}

/* "It's great fun", "Another exciting turn!" */
static bool is_praise(const struct words *w)
{
	return has(w, IS(PRAISE)) &&
	       are_all(w, IS(PRAISE) | IS(MILD) | IS(ARTICLE) | IS(LABEL_WORD) | IS(HEADING_WORD)) &&
	       !doubts(w, NEVER_HARMLESS);
}

/* "I was away last week" */
static bool is_narration(const struct words *w)
{
	return begins(w, IS(OWN_WORD)) && ends(w, IS(PAST_TIME)) && !has(w, IS(REFERENCE) | NEVER_HARMLESS);
}

/* "Sorry, I could not write earlier" */
static bool is_apology(const struct words *w)
{
	const size_t sorry = begins(w, IS(APOLOGY));
	const struct words undone = behind(w, sorry), rest = behind(&undone, undone.n ? 1 : 0);
	return sorry && begins(&undone, IS(UNDONE)) && ends(&rest, IS(IN_TIME) | IS(PAST_TIME)) &&
	       rest.n <= FRAGMENT_WORDS && !has(&rest, IS(HAZARD) | IS(REFERENCE));
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
	bool names = has(w, IS(HEADING_WORD));
	for (size_t i = 0; i < w->n && !names; i++)
		names = !w->at[i].roles && words_of_writer(v, w->at[i].text);
	return names && label_judge(v, text) == LABEL_NEUTRAL;
}

static bool is_harmless(const struct view *v, struct str text, struct arena *a)
{
	struct words w = words_said(text, a);
	while (w.n > 1 && (str_eq_c(w.at[0].text, "and") || str_eq_c(w.at[0].text, "so")))
		w = behind(&w, 1);
	return is_whole(&w) || is_besides(&w) || is_staying(&w) || is_reason(&w) || is_courtesy(&w) || is_praise(&w) ||
	       is_narration(&w) || is_apology(&w) || is_heading(v, &w, text);
}

/* ---- what a sentence says ------------------------------------------------------------------------ */

static size_t fillers(const struct words *w)
{
	size_t n = 0;
	while (n < w->n && w->at[n].roles & IS(FILLER))
		n++;
	return n;
}

/* "he", "they"; not "his" */
static bool is_other_person(const struct said *s)
{
	return s->roles & IS(OTHERS) && s->roles & IS(HEARSAY) && !(s->roles & IS(ARTICLE));
}

/* "He has no chance", "My map is wrong somewhere": it is said of somebody or something else than orders. */
static bool is_of_another(const struct view *v, const struct words *w)
{
	const bool person = w->n > 2 && is_other_person(&w->at[0]) && w->at[1].roles & IS(PREDICATE);
	if (has(w, IS(REFERENCE) | IS(MENTION)) || holds_number(w) || names_area(v, w))
		return false;
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(CLOSED)) && game_says(v->game, w->at[i].text))
			return false;
	return person || talk_is_elsewhere(w->folded);
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

/* "Bob will not like this": it begins with who no list knows. */
static bool is_said_of_another(const struct words *w)
{
	return w->n > 1 && (!w->at[0].roles || is_other_person(&w->at[0]));
}

/* A word that doubts is against the orders of a mail where the sentence points at them, or is a fragment, which has
 * nothing of its own to doubt; in all others it leaves open what it bears on. */
static enum talk against_or_open(const struct view *v, const struct words *w, roles doubt, struct setting where)
{
	const bool wide = matter_doubts_widely(v, w, doubt), own = has_own_subject(w);
	const bool few = count(w) <= FRAGMENT_WORDS;
	const bool fragment = (few && (wide || !own)) || (!own && wide && (!where.apart || begins(w, doubt)));
	if (is_of_another(v, w) || !doubts(w, doubt))
		return fragment && has(w, IS(STATUS)) ? TALK_AGAINST : TALK_OPEN;
	if (!wide && (begins(w, IS(COURTESY) | IS(THANKS)) || (where.first && matter_is_named(v, w))))
		return TALK_OPEN;
	if (matter_bears(v, w, where))
		return wide || !is_said_of_another(w) ? TALK_AGAINST : TALK_OPEN;
	return fragment && (wide || !where.first || (w->n <= NAME_WORDS && begins(w, doubt))) ? TALK_AGAINST
											      : TALK_OPEN;
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

/* Not a word of the language, or a name in it, and nothing a list knows; "N.", "81" behind a name. */
static bool is_persons(const struct words *w, size_t i)
{
	const struct said *s = &w->at[i];
	if (i && (s->text.n == 1 || holds_digit(s->text)))
		return true;
	return !s->roles && (dictionary_find(s->text) != DICTIONARY_WORD || dictionary_is_person(s->text));
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
	       !doubts(w, NEVER_HARMLESS) && !has(w, IS(REFERENCE) | IS(WILL) | IS(MENTION) | IS(HEARSAY)) &&
	       !holds_number(w) && !names_area(v, w) && !names_another(v, w->folded);
}

/* "Gentlemen,": who is addressed, above all else; a label ends in a colon. */
static bool is_salutation(const struct view *v, const struct source *s, const struct sentence *k, const struct words *w)
{
	return k->ending == ENDS_LINE && k->at.to < s->text.n && s->text.p[k->at.to] == ',' && w->n <= APART_WORDS &&
	       !has(w, NEVER_HARMLESS | IS(REFERENCE) | IS(HEARSAY) | IS(OTHERS)) && !holds_number(w) &&
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

/* "Thanks for running this, we all appreciate it": what goes on behind thanks or wishes, and speaks of no order. */
static bool goes_on(const struct view *v, const struct words *w)
{
	return !has(w, NEVER_HARMLESS | IS(WILL) | IS(OTHERS) | IS(EARLIER)) && !names_orders(w) && !holds_number(w) &&
	       !names_area(v, w) && count(w) <= COURTESY_WORDS;
}

/* ---- what is asked of the host ---- */

/* "May I build twice?", "When do we meet?": of the rules or of a fact, and not of the orders beside it. */
static bool asks_of_rules(const struct view *v, const struct words *w)
{
	const struct words rest = behind(w, w->n ? 1 : 0);
	return !has(w, IS(REFERENCE) | IS(DROP) | IS(STOP_CORRECTION) | IS(UNSETTLED)) && !holds_number(w) &&
	       !matter_doubts_widely(v, &rest, IS(STOP_CONDITION)) && !names_area(v, w) &&
	       !names_another(v, w->folded) && w->n >= APART_WORDS;
}

/* "Let me know if anything is unclear", "If I made a mistake, just shout": the condition is of the telling. */
static bool asks_to_be_told(const struct words *w)
{
	const bool whether = words_hold(w->folded, STR("if")) || words_hold(w->folded, STR("when"));
	return has(w, IS(TELL)) && whether && count(w) <= COURTESY_WORDS &&
	       !has(w, IS(DROP) | IS(DENIAL) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION)) &&
	       !words_hold(w->folded, STR("then")) && !words_hold(w->folded, STR("otherwise"));
}

/* "Let me know how it went": what comes of the orders, and not what they are. */
static bool asks_what_came(const struct view *v, const struct words *w)
{
	return begins(w, IS(TELL)) && words_hold(w->folded, STR("how it")) && count(w) <= LONG_WORDS &&
	       !has(w, (DOUBT & ~IS(STOP_QUESTION)) | IS(WILL)) && !holds_number(w) && !names_area(v, w);
}

/* "(Mrs)", "(17)": what stands in brackets behind a signature. */
static bool is_note_on_name(const struct words *w)
{
	return w->n <= FRAGMENT_WORDS && !doubts(w, NEVER_HARMLESS) && !has(w, IS(REFERENCE) | IS(OTHERS)) &&
	       (!holds_number(w) || w->at[0].text.n > 1);
}

struct items {
	bool before, kind, sorry; /* something harmless, thanks, an excuse stood before */
	bool heads, greets;       /* a neutral heading, a greeting */
	struct span own;          /* what is none of these, from its first to its last */
};

static bool is_harmless_item(const struct view *v, struct items *i, struct str text, const struct words *w,
			     struct arena *a)
{
	const bool is = is_harmless(v, text, a) || (i->before && is_name(w, text)) || (i->kind && goes_on(v, w)) ||
			(i->sorry && above_is_prologue(v, w, true, false));
	i->kind |= begins(w, IS(THANKS) | IS(PARTING));
	i->greets |= is && !i->own.to && begins(w, IS(COURTESY));
	i->before |= is;
	return is;
}

/* Item by item: "Hi all, my moves are as follows:", "Cheers, Ann", "Ugh, the tram was late again". */
static bool has_harmless_items(const struct view *v, const struct source *s, const struct sentence *k,
			       struct setting where, struct arena *a)
{
	struct items i = { 0 };
	for (const struct chunk *p = k->parts; p; p = p->next) {
		const struct str text = source_text(s, p->at);
		const struct words w = words_said(text, a);
		if (!w.n || (p->kind == CHUNK_NOTE && i.before && where.below && is_note_on_name(&w)))
			continue;
		if (k->ending == ENDS_COLON && label_judge(v, text) == LABEL_NEUTRAL)
			i.before = i.heads = true;
		else if (!is_harmless_item(v, &i, text, &w, a))
			i.own = i.own.to ? span_join(i.own, p->at) : p->at;
		else
			i.sorry |= where.first && begins(&w, IS(APOLOGY) | IS(COURTESY));
	}
	if (k->ending == ENDS_COLON && !i.heads)
		return false;
	const struct words own = words_said(source_text(s, i.own), a);
	where.leads &= !i.own.to || i.own.to == k->at.to;
	where.first &= k->ending != ENDS_COLON;
	where.greeted = i.own.from > k->at.from && i.greets;
	if (i.own.to && k->ending == ENDS_QUESTION)
		return matter_is_asked(v, &own, where, a);
	return i.own.to ? matter_is_own(v, &own, where) : i.before;
}

/* "One small query: is there a website?" */
static bool is_asked_elsewhere(const struct view *v, const struct source *s, const struct sentence *k,
			       struct setting where, struct arena *a)
{
	const bool label = k->parts && k->parts->kind == CHUNK_LABEL && k->parts->next;
	const struct span at = label ? (struct span){ k->parts->next->at.from, k->at.to } : k->at;
	const struct words w = words_said(source_text(s, at), a);
	return matter_is_asked(v, &w, where, a);
}

static bool is_idle(const struct view *v, const struct sentence *k, struct setting where, const struct words *w,
		    struct str text, struct arena *a)
{
	const struct words single = words_singly(text, a);
	where.shouted = str_ends(text, STR("!"));
	return k->ending != ENDS_COLON && matter_is_idle(v, w, &single, where);
}

/* What has a harmless shape where it stands. */
static bool is_harmless_here(const struct view *v, const struct source *s, const struct sentence *k,
			     struct setting where, const struct words *w, struct arena *a)
{
	const struct str text = source_text(s, k->at);
	const bool shouted = count(w) <= FRAGMENT_WORDS && str_ends(text, STR("!"));
	if (k->ending == ENDS_QUESTION && !begins(w, IS(COURTESY)))
		return is_asked_elsewhere(v, s, k, where, a);
	if (k->ending != ENDS_COLON && matter_is_put(w, a) && is_asked_elsewhere(v, s, k, where, a))
		return true;
	return has_harmless_items(v, s, k, where, a) || is_narration(w) || is_apology(w) || is_signature(v, w, text) ||
	       is_closing(v, s, k, a) ||
	       (where.below && k->ending == ENDS_LINE &&
		(is_anyones_signature(v, w, text) || (!k->next && is_anyones_closing(v, w, text)))) ||
	       (where.opens && is_salutation(v, s, k, w)) ||
	       (where.first && (above_is_prologue(v, w, where.apart, shouted))) ||
	       (asks_to_be_told(w) && !points_at_orders(v, w)) || asks_what_came(v, w) ||
	       is_idle(v, k, where, w, text, a);
}

/* Of a label what asks is a title; of a question that does not point at the orders words that ask once more. */
static roles doubt_of(const struct sentence *k, const struct words *w, struct arena *a)
{
	const struct words single = words_singly(w->folded, a);
	const bool asks = k->ending == ENDS_QUESTION && !has(&single, IS(REFERENCE));
	return k->ending == ENDS_COLON ? DOUBT & ~IS(STOP_QUESTION)
	       : asks ? DOUBT & ~(IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE) | IS(HAZARD) | IS(UNSETTLED))
		      : DOUBT;
}

enum talk talk_of(const struct view *v, const struct source *s, const struct sentence *k, struct setting where)
{
	struct arena a = ARENA_INIT;
	const struct str whole = source_text(s, k->at);
	const struct words w = words_said(str_sub(whole, 0, whole.n < TALK_BYTES ? whole.n : TALK_BYTES), &a);
	enum talk talk = TALK_HARMLESS;
	if (whole.n > TALK_BYTES || !is_harmless_here(v, s, k, where, &w, &a))
		talk = (k->ending == ENDS_QUESTION && asks_of_rules(v, &w)) || asks_to_be_told(&w) ||
				       (where.first && k->ending != ENDS_COLON && above_is_told(v, &w))
			       ? TALK_OPEN
			       : against_or_open(v, &w, doubt_of(k, &w, &a), where);
	arena_release(&a);
	return w.n ? talk : TALK_HARMLESS;
}

enum talk talk_of_words(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool harmless = text.n <= TALK_BYTES && is_harmless(v, text, &a) && !names_another(v, w.folded);
	const enum talk talk = harmless ? TALK_HARMLESS : against_or_open(v, &w, DOUBT, (struct setting){ 0 });
	arena_release(&a);
	return w.n ? talk : TALK_HARMLESS;
}

static bool draws_arrow(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == '>' || text.p[i] == '=' || (unsigned char)text.p[i] == 0xe2)
			return true;
	return false;
}

bool talk_is_fragment(const struct view *v, const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const bool one_item = k->parts && (!k->parts->next || k->parts->next->kind != CHUNK_ITEM);
	const bool own = begins(&w, IS(STOP_NEGATION)) && w.n > 1 && game_says(v->game, w.at[1].text);
	const bool asks = k->ending == ENDS_QUESTION && asks_of_rules(v, &w);
	const bool few = count(&w) <= FRAGMENT_WORDS || matter_bears(v, &w, (struct setting){ 0 });
	const bool is = begins(&w, DOUBT) && one_item && few && !own && !asks && !has_own_subject(&w) &&
			!draws_arrow(source_text(s, k->at));
	arena_release(&a);
	return is;
}

bool talk_asks(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool is = text.n <= TALK_BYTES && (str_ends(text, STR("?")) || matter_is_put(&w, &a)) &&
			begins(&w, IS(STOP_QUESTION) | IS(ASKS_FACT)) &&
			matter_is_asked(v, &w, (struct setting){ 0 }, &a);
	arena_release(&a);
	return is;
}

bool talk_asks_to_be_told(const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const bool is = asks_to_be_told(&w);
	arena_release(&a);
	return is;
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

static bool counts_in_words(const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & IS(NUMBER) && !(w->at[i].roles & IS(CLOSED)))
			return true;
	return false;
}

/* "aged six" counts nothing of a game; nor does what points at orders, or tells of later ones. */
static bool says_of_game(const struct view *v, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(NUMBER)) && game_says(v->game, w->at[i].text))
			return true;
	return false;
}

bool talk_is_own_order(const struct view *v, const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const size_t first = fillers(&w);
	bool is = holds_number(&w) || names_area(v, &w) || draws_arrow(source_text(s, k->at));
	is |= counts_in_words(&w) && says_of_game(v, &w) && !has(&w, IS(REFERENCE) | IS(WILL));
	const struct words rest = behind(&w, first < w.n ? first + 1 : first);
	is |= first < w.n && game_says(v->game, w.at[first].text) && !(w.at[first].roles & IS(DENIAL)) &&
	      !has(&rest, IS(REFERENCE));
	arena_release(&a);
	return is;
}

bool talk_hangs(const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const roles open = STOPS | IS(WILL) | IS(SEPARATOR) | IS(PREPOSITION) | IS(OTHERS) | IS(OWN_WORD) |
			   IS(ARTICLE) | IS(ARTICLE_ONE) | IS(HAZARD);
	const bool is = k->ending == ENDS_LINE && ends(&w, open) && ends(&w, STOPS | IS(CLOSED));
	arena_release(&a);
	return is;
}

bool talk_is_legal(const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const bool is = has(&w, IS(LEGAL));
	arena_release(&a);
	return is;
}

bool talk_undoes(const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	bool is = false;
	if (k->parts && k->parts->kind == CHUNK_LABEL) {
		const struct words w = words_said(source_text(s, k->parts->at), &a);
		is = has(&w, IS(AGAINST) | IS(RATHER));
	}
	arena_release(&a);
	return is;
}

bool talk_denies(const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words all = words_said(source_text(s, k->at), &a);
	bool is = drops_above(&all);
	for (const struct chunk *p = k->parts; !is && p; p = p->next) {
		const struct words w = words_said(source_text(s, p->at), &a);
		is = w.n == 1 && w.at[0].roles & (IS(DENIAL) | IS(RATHER));
		if (!is_whole(&w))
			break;
	}
	arena_release(&a);
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
		size_t end = 0;
		while (end < box.n && !strchr("._-+0123456789", box.p[end]))
			end++;
		if (str_eq_nocase(name, str_sub(box, 0, end)))
			return true;
		box = str_sub(box, end + 1, box.n);
	}
	return false;
}

bool talk_signs(const struct source *s, const struct sentence *before, const struct sentence *k, struct str address)
{
	struct arena a = ARENA_INIT;
	const struct str text = source_text(s, k->at);
	const struct words w = words_said(text, &a), above = words_said(source_text(s, before->at), &a);
	bool is = k->whole && k->ending == ENDS_LINE;
	if (is && is_full_name(&w, text))
		is = is_courtesy(&above) || is_whole(&above);
	else
		is = is && !doubts(&w, DOUBT | STOPS) && is_of_address(str_strip(text, " \t\r~-.,/"), address);
	arena_release(&a);
	return is;
}

bool words_name_mail(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_singly(text, &a);
	const bool names = has(&w, IS(EARLIER)) && has(&w, IS(MAILED));
	arena_release(&a);
	return names;
}

bool talk_drops_earlier(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_singly(text, &a);
	const bool is = has(&w, IS(DROP)) && has(&w, IS(EARLIER)) && has(&w, IS(MAILED)) &&
			!has(&w, IS(STOP_NEGATION) | IS(STOP_QUESTION) | IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION));
	arena_release(&a);
	return is;
}

bool talk_is_elsewhere(struct str text)
{
	struct arena a = ARENA_INIT;
	struct words w = words_said(text, &a);
	while (w.n && (w.at[0].roles & IS(WHOLE) || str_eq_c(w.at[0].text, "and")))
		w = behind(&w, 1);
	const struct words rest = behind(&w, subject_of(&w));
	const bool placed = words_hold(w.folded, STR("in")) || words_hold(w.folded, STR("on"));
	const bool is = rest.n < w.n && rest.n >= APART_WORDS && (!begins(&rest, STOPS) || placed) &&
			!has(&w, IS(REFERENCE) | IS(MENTION)) && !holds_number(&w);
	arena_release(&a);
	return is;
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

/* ---- labels -------------------------------------------------------------------------------------- */

#define SAYS_NOTHING \
	(IS(LABEL_WORD) | IS(HEADING_WORD) | IS(FILLER) | IS(ARTICLE) | IS(DESCRIPTION) | IS(LAND) | IS(WHOLE) | \
	 IS(OWN_WORD) | IS(NUMBER))

static bool is_hearsay(const struct words *w)
{
	return has(w, IS(AGAINST) | IS(UNSETTLED) | IS(PAST_TIME)) || (has(w, IS(HEARSAY)) && !has(w, IS(OWN_WORD)));
}

static bool is_number(struct str word)
{
	int64_t n;
	return str_to_int(word, &n);
}

/* A name of the writer's, a word of the game, a number: "red's", "deployment", "3". */
static bool is_known(const struct view *v, struct str word)
{
	return is_number(word) || words_of_writer(v, word) || game_says(v->game, word) || is_area(v, word);
}

/* Of an entry of several words each may say nothing where all together only open chatter: "here are". */
static bool are_known(const struct view *v, struct str text, struct arena *a)
{
	struct str word;
	while (str_cut(&text, ' ', &word)) {
		const struct words one = words_said(word, a);
		if (!are_all(&one, SAYS_NOTHING) && !is_known(v, word))
			return false;
	}
	return true;
}

static bool says_nothing(const struct view *v, const struct words *w, size_t i, struct arena *a)
{
	const struct said *s = &w->at[i];
	if (s->roles & (STOPS & ~IS(STOP_QUESTION)) && !(s->roles & SAYS_NOTHING))
		return false;
	if (str_eq_c(s->text, "what")) /* "What I want to do" */
		return i + 1 < w->n && w->at[i + 1].roles & IS(OWN_WORD);
	if (s->roles & SAYS_NOTHING)
		return true;
	return !(s->roles &
		 ~(IS(CHAT) | IS(COURTESY) | IS(TAIL) | IS(CLOSED) | IS(LABEL_WORD) | IS(MILD) | IS(PRAISE))) &&
	       are_known(v, s->text, a);
}

static bool is_plain(const struct view *v, const struct words *w, struct arena *a)
{
	for (size_t i = 0; i < w->n; i++)
		if (!says_nothing(v, w, i, a))
			return false;
	return true;
}

/* "My ally's orders" */
static bool has_owner(const struct view *v, struct str text, struct arena *a)
{
	struct str word;
	while (str_cut(&text, ' ', &word)) {
		const size_t mark = str_find(word, STR("'s"));
		if (word.n && mark + 2 == word.n && !are_known(v, utf8_fold_name(a, str_sub(word, 0, mark)), a))
			return true;
	}
	return false;
}

/* "In addition to my earlier orders": those are not what stands under it. */
static void leave_out_earlier(struct words *w)
{
	size_t n = 0;
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & IS(EARLIER)))
			w->at[n++] = w->at[i];
	w->n = n;
}

bool talk_adds(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	struct words w = words_said(text, &a);
	leave_out_earlier(&w);
	const bool adds = has(&w, IS(ADDS)) && !doubts(&w, NEVER_HARMLESS) && label_judge(v, text) == LABEL_NEUTRAL;
	arena_release(&a);
	return adds;
}

bool talk_opens_addition(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool adds = begins(&w, IS(ADDS)) && begins(&w, IS(FILLER));
	arena_release(&a);
	return adds;
}

enum label label_judge(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	struct words w = words_said(text, &a);
	enum label what = LABEL_STRANGE;
	if (has(&w, IS(ADDS)))
		leave_out_earlier(&w);
	if (is_hearsay(&w) || has(&w, IS(STATUS) | IS(OTHERS) | IS(RATHER)) || names_another(v, w.folded) ||
	    has_owner(v, utf8_plain_signs(&a, text), &a))
		what = LABEL_ANOTHERS;
	else if (is_plain(v, &w, &a) || is_courtesy(&w))
		what = LABEL_NEUTRAL;
	arena_release(&a);
	return what;
}
