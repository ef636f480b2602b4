/* talk: see talk.h. */
#include "bind/talk.h"

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "bind/talk_words.h"
#include "order/dictionary.h"
#include "order/likely.h"

/* Parts of LIKELY_BIT: so much like what withholds orders (below 0: like what does not) ... */
enum {
	SAFE = -12 * LIKELY_BIT, /* ... it is harmless, whatever its shape */
	MILD = -1 * LIKELY_BIT,  /* ... it is where all the talk of its mail together is safe */
	ODD = 6 * LIKELY_BIT,    /* ... a harmless shape does not help */
	HOLDS = 3 *
		LIKELY_BIT, /* ... it withholds, though it might be a question of fact, or an order with a mistake */
	REFUSES = 14 * LIKELY_BIT /* ... and where a word of it doubts, the order is refused and not asked about */
};

/* ---- shapes -------------------------------------------------------------------------------------- */

/* "That is all for now, thanks" */
static bool is_whole(const struct words *w)
{
	return has(w, IS(WHOLE) | IS(TAIL)) && are_all(w, IS(WHOLE) | IS(TAIL) | IS(FILLER)) && !has(w, IS(WILL));
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
	return is_whole(&w) || is_staying(&w) || is_reason(&w) || is_courtesy(&w) || is_heading(v, &w, text);
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

/* ---- what is asked of the host ---- */

/* "Let me know if anything is unclear", "If I made a mistake, just shout": the condition is of the telling. */
static bool asks_to_be_told(const struct words *w)
{
	const bool whether = words_hold(w->folded, STR("if")) || words_hold(w->folded, STR("when"));
	return has(w, IS(TELL)) && whether && count(w) <= COURTESY_WORDS &&
	       !has(w, IS(DROP) | IS(DENIAL) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION)) &&
	       !words_hold(w->folded, STR("then")) && !words_hold(w->folded, STR("otherwise"));
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
		else if (!is_harmless(v, text, a) && !(before && is_name(&w, text)))
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
	       (where.opens && is_salutation(v, s, k, w)) || (asks_to_be_told(w) && !points_at_orders(v, w));
}

static size_t no_name(const void *context, struct str rest)
{
	(void)context;
	(void)rest;
	return 0;
}

/* Of what is no order. */
static int sort_of_talk(const char *kind)
{
	return *kind == 'o' ? -1 : *kind == 'w';
}

/* Of what may be one as well, which says nothing of the others. */
static int sort_of_any(const char *kind)
{
	return *kind == 'w';
}

static int32_t weight_by(struct str text, int (*sort)(const char *kind))
{
	struct arena a = ARENA_INIT;
	const struct likely l = likely_of(learned_talk, traits_of(text, no_name, NULL, &a), sort);
	arena_release(&a);
	return l.kind && sort(l.kind) ? l.margin : -l.margin;
}

int32_t talk_weight(struct str text)
{
	return weight_by(text, sort_of_talk);
}

bool talk_is_likely_harmless(struct str text)
{
	return text.n <= TALK_BYTES && talk_weight(text) <= SAFE;
}

static bool draws_arrow(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.p[i] == '>' || text.p[i] == '=' || (unsigned char)text.p[i] == 0xe2)
			return true;
	return false;
}

bool talk_withholds(struct str text)
{
	return text.n > TALK_BYTES || (!draws_arrow(text) && weight_by(text, sort_of_any) >= HOLDS);
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

/* "Or Nara.", "Except when it rains": too short to be like anything. */
static bool is_doubting_fragment(const struct words *w, roles doubt)
{
	return begins(w, doubt) && count(w) <= FRAGMENT_WORDS;
}

/* around: the weight of all talk of its mail; among much that is harmless nothing is refused for one sentence. */
static enum talk against_or_open(const struct words *w, roles doubt, int32_t weight, int32_t around)
{
	const bool limits = begins(w, IS(STOP_CONDITION)) &&
			    weight > MILD; /* "Unless you, dear host, think it unwise" */
	const bool against = weight >= REFUSES || limits || is_doubting_fragment(w, doubt);
	return doubts(w, doubt) && against && around > SAFE ? TALK_AGAINST : TALK_OPEN;
}

/* Like what people write beside orders that are meant; "Grandma:" is too little of a heading. */
static bool is_likely_harmless(const struct view *v, const struct sentence *k, struct str text, struct setting where,
			       const struct words *w, roles doubt, int32_t weight)
{
	if (is_doubting_fragment(w, doubt))
		return false;
	if (k->ending == ENDS_COLON)
		return weight <= SAFE && count(w) >= APART_WORDS && label_judge(v, text) != LABEL_ANOTHERS;
	if (where.leads) /* "On the day that pigs fly I" */
		return weight <= 3 * SAFE / 2;
	return weight <= SAFE || (weight <= MILD && where.around <= SAFE);
}

enum talk talk_of(const struct view *v, const struct source *s, const struct sentence *k, struct setting where)
{
	struct arena a = ARENA_INIT;
	const struct str whole = source_text(s, k->at),
			 text = str_sub(whole, 0, whole.n < TALK_BYTES ? whole.n : TALK_BYTES);
	const struct words w = words_said(text, &a);
	const roles doubt = doubt_of(k, &w, &a);
	const int32_t weight = talk_weight(text);
	enum talk talk = TALK_HARMLESS;
	if (whole.n > TALK_BYTES || !((weight < ODD && is_harmless_here(v, s, k, where, &w, &a)) ||
				      is_likely_harmless(v, k, text, where, &w, doubt, weight)))
		talk = against_or_open(&w, doubt, weight, where.around);
	arena_release(&a);
	return w.n ? talk : TALK_HARMLESS;
}

enum talk talk_of_words(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool harmless = text.n <= TALK_BYTES && is_harmless(v, text, &a) && !names_another(v, w.folded);
	const enum talk talk = harmless ? TALK_HARMLESS : against_or_open(&w, DOUBT, talk_weight(text), 0);
	arena_release(&a);
	return w.n ? talk : TALK_HARMLESS;
}

bool talk_is_fragment(const struct view *v, const struct source *s, const struct sentence *k)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(source_text(s, k->at), &a);
	const bool one_item = k->parts && (!k->parts->next || k->parts->next->kind != CHUNK_ITEM);
	const bool own = begins(&w, IS(STOP_NEGATION)) && w.n > 1 && game_says(v->game, w.at[1].text);
	const bool is = begins(&w, DOUBT) && one_item && !own && !has_own_subject(&w) &&
			!draws_arrow(source_text(s, k->at)) && talk_weight(source_text(s, k->at)) > MILD;
	arena_release(&a);
	return is;
}

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

bool talk_asks(struct str text)
{
	struct arena a = ARENA_INIT;
	const struct words w = words_said(text, &a);
	const bool is = text.n <= TALK_BYTES && talk_is_question(text, &a) &&
			begins(&w, IS(STOP_QUESTION) | IS(ASKS_FACT)) && !holds_number(&w) && talk_weight(text) <= SAFE;
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
