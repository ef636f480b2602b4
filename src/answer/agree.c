/* agree: see agree.h. */
#include "answer/agree.h"

#include "answer/apart.h"
#include "base/byte.h"
#include "bind/label.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/waiting.h"
#include "order/answers.h"
#include "order/dictionary.h"
#include "order/lean.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "request/finished.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "speech/topic_words.h"

enum { PART_MOST = 160, WORDS_MOST = 24, SHORTEST = 3, SENTENCE_LEAST = 4 /* words */, CURT = 3 /* words */ };
/* Of 4,675 answers of one sentence that are no yes, by writers of whom nothing was learned, 1 in 100 leans to it as far as LIKE_YES, and
 * of 2,575 of several 1 in 300 as far as LIKE_SAID (half of all were written to look like one); of 7,050 that are one, half do. */
enum {
	LIKE_YES = 3 * LEAN_ONE / 4,
	UNLIKE_YES = LEAN_ONE / 4,
	LIKE_SAID = LEAN_ONE,
	UNLIKE_SAID = -LEAN_ONE / 10,
	ANSWER_MOST = 400 /* bytes: longer ones were not learned of */
};

/* Says yes, and not what to. */
#define BESIDE_YES \
	(SAYS_ROLE(YES) | SAYS_ROLE(FILLER) | SAYS_ROLE(WHOLE) | SAYS_ROLE(TAIL) | SAYS_ROLE(CHAT) | \
	 SAYS_ROLE(POINTED) | SAYS_ROLE(REFERENCE) | SAYS_ROLE(ARTICLE) | SAYS_ROLE(OWN_WORD) | SAYS_ROLE(SUBJECT) | \
	 SAYS_ROLE(DOES) | SAYS_ROLE(PREDICATE) | SAYS_ROLE(THANKS) | SAYS_ROLE(CLOSING) | SAYS_ROLE(PREPOSITION) | \
	 SAYS_ROLE(HEADING_WORD) | SAYS_ROLE(ALL))

/* What waits, a line each; of a stranger the line that he was offered. */
static struct str text_of_held(struct ear *ear, seat_id seat)
{
	struct buf words = buf_new(ear->a);
	for (size_t k = 0, n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat); k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);
		buf_add(&words, c ? ear_words(ear, c) : STR_NONE);
		buf_add_char(&words, '\n');
	}
	return seat == SEAT_NONE ? ear->in->press : buf_str(&words);
}

/* "two" of what waits as 2 */
static struct str in_figures(struct ear *ear, struct str word)
{
	int64_t n;
	return number_said(word, &n) ? str_printf(ear->a, "%lld", (long long)n) : word;
}

/* In the words of what waits: "yes, please attack" where an attack does. */
static bool is_of_held(struct ear *ear, seat_id seat, struct str word)
{
	const struct str held = text_of_held(ear, seat);
	if (word_listed(word, LIST_BOTH)) /* it is a count of them, and no number of one */
		return false;
	if (mentions(held, in_figures(ear, word)))
		return true;
	return word.n > SHORTEST && word.p[word.n - 1] == 's' && /* "both bids" */
	       mentions(held, str_sub(word, 0, word.n - 1));
}

bool agree_keeps_order(struct ear *ear, seat_id seat, struct str part)
{
	const struct words held = words_singly(text_of_held(ear, seat), ear->a), w = words_singly(part, ear->a);
	size_t from = 0;
	for (size_t i = 0; i < w.n; i++) {
		const struct str word = in_figures(ear, w.at[i].text);
		size_t at = from;
		bool above = false;
		if ((w.at[i].roles & SAYS_ROLE(CLOSED) && !(w.at[i].roles & SAYS_ROLE(NUMBER))) ||
		    word_listed(w.at[i].text, LIST_BOTH))
			continue;
		while (at < held.n && !str_eq(held.at[at].text, word))
			at++;
		for (size_t k = 0; k < from; k++)
			above |= str_eq(held.at[k].text, word);
		if (at == held.n && above)
			return false;
		from = at < held.n ? at + 1 : from;
	}
	return true;
}

/* "all three", "both": as many as wait. */
static bool is_count_of_held(struct ear *ear, seat_id seat, struct str word)
{
	const size_t n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat);
	int64_t said;
	if (str_ends(word, STR(" of them")))
		word.n -= sizeof " of them" - 1;
	return number_said(word, &said) && said > 1 && (size_t)said == n;
}

static bool repeats_held(struct ear *ear, seat_id seat, struct str word)
{
	return is_of_held(ear, seat, word) || is_count_of_held(ear, seat, word);
}

/* What the word says against a yes: "it does" asks nothing, "those were mine" makes no condition, and "what I meant" puts
 * nothing right. */
static roles against_yes(const struct words *w, size_t i)
{
	const roles told = SAYS_ROLE(REFERENCE) | SAYS_ROLE(POINTED) | SAYS_ROLE(SUBJECT) | SAYS_ROLE(OWN_WORD);
	roles r = w->at[i].roles & AGAINST_YES;
	if (i && w->at[i].roles & SAYS_ROLE(DOES) && (w->at[i - 1].roles & told || !w->at[i - 1].roles))
		r &= ~(SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_CONDITION));
	if (i && w->at[i].roles & SAYS_ROLE(MEANS) && w->at[i - 1].roles & SAYS_ROLE(POINTED))
		r &= ~SAYS_ROLE(STOP_CORRECTION);
	if (i + 1 < w->n && w->at[i].roles & SAYS_ROLE(POINTED) && w->at[i + 1].roles & SAYS_ROLE(MEANS))
		r &= ~SAYS_ROLE(STOP_QUESTION);
	return r;
}

/* Each word of it says nothing, or repeats what waits. yes: one was said before, or is now. */
static bool goes_with_yes(struct ear *ear, seat_id seat, const struct words *w, bool *yes)
{
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		const bool beside = (r & BESIDE_YES && !(r & SAYS_ROLE(HEARSAY))) || (*yes && r & SAYS_ROLE(MEANS));
		const bool among = i && w->at[i - 1].roles & SAYS_ROLE(PREPOSITION) && r & SAYS_ROLE(NUMBER) &&
				   !word_listed(w->at[i].text, LIST_BOTH); /* "do it with three" */
		const bool links = *yes && i && i + 1 < w->n && word_listed(w->at[i].text, LIST_LINKS);
		if ((against_yes(w, i) || !(beside || links)) &&
		    !(*yes && (among ? is_of_held(ear, seat, w->at[i].text) : repeats_held(ear, seat, w->at[i].text))))
			return false;
		*yes |= (r & SAYS_ROLE(YES)) != 0;
	}
	return true;
}

/* Slang for what is against it: "probs", "tomoz". */
static bool may_be_against(const struct said *word)
{
	return !word->roles && !dictionary_has(word->text) && word_shortens(word->text, AGAINST_YES);
}

/* It says of no place and no number that does not wait, and nothing against the yes. */
static bool names_nothing_new(struct ear *ear, seat_id seat, const struct words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (against_yes(w, i) || may_be_against(&w->at[i]) ||
		    ((w->at[i].roles & SAYS_ROLE(NUMBER) || byte_is_digit(*w->at[i].text.p) ||
		      map_find(ear->e->game->map, w->at[i].text) != AREA_NONE) &&
		     !repeats_held(ear, seat, w->at[i].text)))
			return false;
	return true;
}

/* "and please build a bivouac in Dunmere too": what is to be done and does not wait. */
static bool says_another_deed(struct ear *ear, seat_id seat, struct str item)
{
	const struct game *g = ear->e->game;
	for (verb_id v = 0; v < g->nverbs; v++) {
		bool waits = !mentions(item, str_c(g->verbs[v]->name));
		for (size_t k = 0, n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat); !waits && k < n; k++)
			waits = waiting_at(ear, seat, k) && waiting_at(ear, seat, k)->verb == v;
		if (!waits)
			return true;
	}
	return false;
}

/* "you read me right", "we are of one mind": of him who reads it or of the writer, and of nobody else. */
static bool is_of_both(const struct words *w)
{
	const roles others = SAYS_ROLE(OTHERS) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(PAST_TIME);
	for (size_t i = 0; i < w->n; i++)
		if (w->at[i].roles & others)
			return false;
	return w->n && w->at[0].roles & (SAYS_ROLE(OWN_WORD) | SAYS_ROLE(HEARER));
}

/* "certainly", "thank you very much", "Mitzi approves": what else may stand behind the comma of a yes. */
static bool is_beside_yes(struct ear *ear, seat_id seat, struct str item, const struct words *w)
{
	const struct at_issue asked = agree_issue(ear, seat);
	if (assent_is_undone(item, &asked, ear->a) || phrasing_behind("HEEDS", item, ear->a).n < item.n)
		return false;
	if (assent_goes_beside(item, &asked, ear->a) || assent_says("REPEATS", item, &asked, ear->a))
		return true;
	if (apart_joins(str_printf(ear->a, " %.*s", STR_ARG(item))) && topic_place_in(w->folded, ear->e->game->map).n)
		return false; /* "and a fortress in Brume please": where what waits is, and another */
	if (!names_nothing_new(ear, seat, w) || says_another_deed(ear, seat, item))
		return words_are_courtesy(w);
	return words_are_courtesy(w) || ((weigh(item) <= WEIGHT_MILD || is_of_both(w)) && !weighs_against(item));
}

struct at_issue agree_issue(struct ear *ear, seat_id seat)
{
	const struct game *g = ear->e->game;

	return (struct at_issue){ seat == SEAT_NONE ? 0 : waiting_count(ear, seat),
				  seat == SEAT_NONE ? STR_NONE : str_lower(ear->a, seat_name(ear->state, seat), 0),
				  g->map };
}

/* "Yes, five": not so many of them, as in "all five", "five of them". */
static bool counts_things(const struct words *w, size_t i, struct arena *a)
{
	const roles before = i ? w->at[i - 1].roles : 0;
	const bool figure = byte_is_digit(*w->at[i].text.p);
	int64_t n;

	return number_said(w->at[i].text, &n) && n > 0 && (figure || n > 1) && !word_listed(w->at[i].text, LIST_BOTH) &&
	       !(before & (SAYS_ROLE(ALL) | SAYS_ROLE(POINTED) | (figure ? 0 : SAYS_ROLE(ARTICLE)))) &&
	       !(i + 1 < w->n && phrasing_says("OF_THEM", w->at[i + 1].text, a));
}

static bool has_place_of(struct ear *ear, const struct command *c, const struct words *w)
{
	for (struct str rest = w->folded, place; (place = topic_place_in(rest, ear->e->game->map)).n;) {
		if (mentions(ear_words(ear, c), place))
			return true;
		rest = str_sub(w->folded, (size_t)(place.p + place.n - w->folded.p), w->folded.n);
	}
	return false;
}

static bool has_number_of(struct ear *ear, const struct command *c, const struct words *w)
{
	int64_t n;

	for (size_t i = 0; i < w->n; i++)
		if (counts_things(w, i, ear->a) && number_said(w->at[i].text, &n) &&
		    mentions(ear_words(ear, c), str_printf(ear->a, "%lld", (long long)n)))
			return true;
	return false;
}

/* "Make it so, but for Galla", "Yes, five": places, or else numbers, that some of what waits has, and not all of it. */
static bool names_some(struct ear *ear, seat_id seat, struct str text)
{
	const size_t n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat);
	const struct words w = words_singly(text, ear->a);
	const bool places = topic_place_in(w.folded, ear->e->game->map).n > 0;
	size_t named = 0;

	for (size_t k = 0; k < n; k++) {
		const struct command *c = waiting_at(ear, seat, k);

		named += c && (places ? has_place_of(ear, c, &w) : has_number_of(ear, c, &w));
	}
	return named && named < n;
}

enum assent agree_by_phrase(struct ear *ear, seat_id seat, struct str part)
{
	const struct at_issue asked = agree_issue(ear, seat);

	return seat == SEAT_NONE || names_some(ear, seat, part) ? ASSENT_NONE : assent_of(part, &asked, ear->a);
}

/* "yeah obvs", "yup defo": what stands behind the words that say yes is slang, and nothing else: the same with a comma or without. */
static bool is_yes_in_slang(struct ear *ear, seat_id seat, const struct words *w)
{
	size_t i = 0;
	bool yes = false;
	while (i < w->n && w->at[i].roles & BESIDE_YES && !against_yes(w, i))
		yes |= (w->at[i++].roles & SAYS_ROLE(YES)) != 0;
	if (!yes || i == w->n)
		return yes;
	const struct words rest = { w->at + i, w->n - i, w->folded };
	const size_t from = (size_t)(rest.at[0].text.p - w->folded.p);
	for (size_t k = 0; k < rest.n; k++)
		if (!(rest.at[k].roles & BESIDE_YES) && !assent_is_slang(&rest.at[k], ear->e->game->map, ear->a))
			return false;
	return is_beside_yes(ear, seat, str_sub(w->folded, from, w->folded.n), &rest);
}

/* "Yes, the weather is dreadful here too": behind no more than a yes, a sentence of its own, which nothing in it ties to what waits:
 * that is what the yes is said to. */
static bool says_yes_to_it(const struct words *w)
{
	const roles ties = SAYS_ROLE(REFERENCE) | SAYS_ROLE(MEANS) | SAYS_ROLE(PRONOUN_IT) | SAYS_ROLE(PRONOUN_THEM);

	return w->n >= SENTENCE_LEAST && !words_are_courtesy(w) && !words_have(w, ties) &&
	       !(w->at[0].roles & SAYS_ROLE(HEARER));
}

/* "Three in Nara and two in Osaka, that is what I want" */
bool agree_repeats(struct ear *ear, seat_id seat, struct str part)
{
	const struct at_issue asked = agree_issue(ear, seat);
	const struct words all = words_said(part, ear->a);
	struct str rest = part, item;

	if (!all.n || all.n > WORDS_MOST || !agree_keeps_order(ear, seat, part) || names_some(ear, seat, part))
		return false;
	while (str_cut(&rest, ',', &item)) {
		const struct words w = words_said(item, ear->a);
		bool yes = true;

		if (!goes_with_yes(ear, seat, &w, &yes) && !assent_says("REPEATS", item, &asked, ear->a) &&
		    agree_by_phrase(ear, seat, item) < ASSENT_FULL)
			return false;
	}
	return true;
}

/* ---- by likeness --------------------------------------------------------------------------------- */

/* As answers.h has it. */
static struct str without_names(struct ear *ear, struct str text)
{
	const struct map *m = ear->e->game->map;
	struct buf out = buf_new(ear->a);

	for (size_t i = 0, to; i < text.n; i = to) {
		const struct str rest = str_sub(text, i, text.n);
		const size_t place = topic_place_at(m, rest);

		to = i + 1;
		if (byte_is_digit(text.p[i]))
			while (to < text.n && byte_is_digit(text.p[to]))
				to++;
		else if (byte_is_word(text.p[i]))
			to = place ? i + place : topic_end_of_word(text, i);
		if (place)
			buf_add_c(&out, "Ash");
		else if (byte_is_digit(text.p[i]))
			buf_add_c(&out, "3");
		else
			buf_add(&out, str_sub(text, i, to));
	}
	return buf_str(&out);
}

/* "Activate Hesper. Yes." */
static bool names_other_region(struct ear *ear, struct str text, struct str held)
{
	const struct map *m = ear->e->game->map;

	for (region_id i = 0; i < m->nregions; i++)
		if (mentions(text, m->regions[i].name) && !mentions(held, m->regions[i].name))
			return true;
	return false;
}

/* Every place, region and number that it names waits, and of what waits it names all or none, in its order. */
static bool names_only_held(struct ear *ear, seat_id seat, struct str text)
{
	const struct words w = words_singly(text, ear->a);
	const struct str held = text_of_held(ear, seat);

	if (names_other_region(ear, text, held))
		return false;
	for (struct str rest = w.folded, place; (place = topic_place_in(rest, ear->e->game->map)).n;) {
		if (!mentions(held, place))
			return false;
		rest = str_sub(w.folded, (size_t)(place.p + place.n - w.folded.p), w.folded.n);
	}
	for (size_t i = 0; i < w.n; i++)
		if ((w.at[i].roles & SAYS_ROLE(NUMBER) || byte_is_digit(*w.at[i].text.p)) &&
		    !repeats_held(ear, seat, w.at[i].text))
			return false;
	return agree_keeps_order(ear, seat, text) && !names_some(ear, seat, text);
}

/* ", and then end turn": behind "and then". */
static struct str behind_joints(struct str rest)
{
	while (apart_joins(rest)) {
		const size_t word = rest.p[0] == ',' ? 2 : 1;

		rest = str_sub(rest, word + str_find_char(str_sub(rest, word, rest.n), ' '), rest.n);
	}
	return str_trim(rest);
}

/* "Yes, one from Ash to Birch, and then end turn": it is heard by itself. */
static bool tells_program(struct ear *ear, struct str text)
{
	for (size_t i = 0; i < text.n; i++) {
		const struct str rest = str_sub(text, i, text.n), behind = behind_joints(rest);

		if ((!i || behind.n + 1 < rest.n) &&
		    (apart_own_verb(ear, behind) >= 0 || finished_says(ear, behind) != FINISHED_NOT))
			return true;
	}
	return false;
}

/* "Yes Bey", "yeah probs", "and", "correct on all three counts" of two, "and please build a bivouac in Brume too": what a word may be short
 * for, or counts, is no likeness. */
static bool may_mean_else(struct ear *ear, seat_id seat, struct str text)
{
	const struct map *m = ear->e->game->map;
	const struct words w = words_singly(text, ear->a);

	for (size_t i = 0; i < w.n; i++)
		if (assent_shortens_place(&w.at[i], m, ear->a) || (w.n <= CURT && may_be_against(&w.at[i])) ||
		    (i && w.at[i - 1].roles & SAYS_ROLE(ALL) && w.at[i].roles & SAYS_ROLE(NUMBER) &&
		     !is_count_of_held(ear, seat, w.at[i].text)))
			return true;
	return (w.n == 1 && w.at[0].roles & SAYS_ROLE(CLOSED) && !(w.at[0].roles & SAYS_ROLE(YES))) ||
	       (topic_place_in(w.folded, m).n && says_another_deed(ear, seat, text));
}

enum likeness { LIKE_NEITHER, LIKE_A_YES, UNLIKE_A_YES };
static enum likeness likeness_of(struct ear *ear, seat_id seat, struct str text)
{
	const struct str said = str_strip(text, " \t\r\n.!");
	const bool several = str_find_any(said, 0, ".!?;\n") < said.n;

	if (seat == SEAT_NONE || !waiting_count(ear, seat)) /* "Go on then, all of it to Ohioo please!" */
		return LIKE_NEITHER;
	if (topic_asks_somehow(text, ear->a) || talk_asks_within(text, ear->a)) /* "and when does spring begin" */
		return LIKE_NEITHER;
	if (text.n > ANSWER_MOST || !names_only_held(ear, seat, text) || may_mean_else(ear, seat, text) ||
	    tells_program(ear, text) || agree_repeats(ear, seat, text))
		return LIKE_NEITHER;
	const struct str plain = without_names(ear, text);
	const int32_t lean = answers_lean(plain);
	if (lean < (several ? UNLIKE_SAID : UNLIKE_YES))
		return UNLIKE_A_YES;
	return lean - answers_unknown(plain) >= (several ? LIKE_SAID : LIKE_YES) ? LIKE_A_YES : LIKE_NEITHER;
}

/* "Yes, please go ahead", "Yep. Do it": it holds a yes, and else only what says nothing, or repeats what waits. */
static bool says_yes_in_words(struct ear *ear, seat_id seat, struct str part)
{
	const struct at_issue asked = agree_issue(ear, seat);
	bool yes = false;
	if (agree_by_phrase(ear, seat, part) >= ASSENT_FULL)
		return true;
	if (part.n > PART_MOST || assent_asks(part, &asked, ear->a))
		return false;
	struct str rest = assent_undashed(assent_unpictured(part, ear->a), ear->a), item;
	const struct words all = words_said(rest, ear->a);
	if (all.n > WORDS_MOST || !agree_keeps_order(ear, seat, rest) || names_some(ear, seat, rest))
		return false;
	if (goes_with_yes(ear, seat, &all, &yes))
		return yes;
	yes = false;
	for (bool bare = false; str_cut(&rest, ',', &item);) {
		const struct words w = words_said(str_trim(item), ear->a);
		const bool said = yes,
			   goes = goes_with_yes(ear, seat, &w, &yes) || (said && !(bare && says_yes_to_it(&w)) &&
									 is_beside_yes(ear, seat, str_trim(item), &w));
		yes = goes ? yes : is_yes_in_slang(ear, seat, &w);
		bare = yes && !said && w.n == 1;
		if (!yes && !goes)
			return false;
	}
	return yes;
}

bool agree_is_unlike_yes(struct ear *ear, seat_id seat, struct str text)
{
	return likeness_of(ear, seat, text) == UNLIKE_A_YES;
}

bool agree_says_yes(struct ear *ear, seat_id seat, struct str part)
{
	const enum likeness like = likeness_of(ear, seat, part);

	return like == LIKE_A_YES || (like != UNLIKE_A_YES && says_yes_in_words(ear, seat, part));
}
