/* facts: see facts.h. */
#include "speech/facts.h"

#include "base/utf8.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"

enum { SENTENCES_MOST = 12, OPENING_MOST = 8 /* words */, OPENING_ASKED = 24 /* of what has its sign */ };

static const char *const names[FACTS] = {
	[FACT_INCOME] = "INCOME",   [FACT_HAS] = "HAS",           [FACT_NEXT] = "NEXT",
	[FACT_ENDS] = "ENDS",       [FACT_PRICES] = "PRICES",     [FACT_WROTE] = "HAS_WRITTEN",
	[FACT_REAL] = "REAL",       [FACT_THIN] = "THIN",         [FACT_COMPARES] = "COMPARES",
	[FACT_STANDS] = "STANDS",   [FACT_TOUCHES] = "TOUCHES",   [FACT_GOAL] = "GOAL",
	[FACT_CLASH] = "CLASH",     [FACT_AWAITED] = "F_AWAITED", [FACT_TOTAL] = "TOTAL",
	[FACT_DECIDES] = "DECIDES", [FACT_SALE] = "SALE",         [FACT_QUESTIONS] = "MY_QUESTIONS",
	[FACT_BOOKED] = "BOOKED",   [FACT_CHANCE] = "CHANCE",     [FACT_EACH] = "EACH",
	[FACT_MEANS] = "MEANS",     [FACT_HOLDS] = "HOLDS_WHAT",  [FACT_PRIVATE] = "PRIVATE",
	[FACT_ORDERED] = "ORDERED", [FACT_CHANGE] = "CHANGE",     [FACT_ARRIVED] = "ARRIVED",
	[FACT_ODDS] = "ODDS",
};

struct sentence {
	const struct game *game;
	const struct state *state;
	seat_id self, before; /* before: who was named last */
	bool asks;            /* it has the sign of a question */
	struct str all;       /* of the mail */
	struct words w;
	struct str words[PHRASING_WORDS];
	struct phrasing p;
	struct arena *arena;
};

/* ---- words that the game has ---- */

/* "yellow", "yellows": a name, or whose something is. */
static bool is_name(struct str name, struct str word, struct arena *a)
{
	const struct str folded = utf8_fold_name(a, name);
	return str_eq(word, folded) || (word.n == folded.n + 1 && str_starts(word, folded) && str_ends(word, STR("s")));
}

static seat_id seat_said(const struct sentence *k, struct str word)
{
	for (size_t i = 0; i < row_count(k->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, k->state, TABLE_SEAT, i);
		if (is_name(seat_name(k->state, seat->seat), word, k->arena))
			return seat->seat;
	}
	return SEAT_NONE;
}

/* "bag of salt": a word of it. */
static bool is_one_of(struct str list, struct str word, struct arena *a)
{
	struct str noun, one;
	while (str_cut(&list, '|', &noun))
		while (str_cut(&noun, ' ', &one))
			if (is_name(one, word, a))
				return true;
	return false;
}

static bool is_thing(const struct sentence *k, struct str word)
{
	const struct noun_row *n = k->game->rules->nouns;
	for (; n && n->name; n++)
		if (is_one_of(str_c(n->name), word, k->arena) ||
		    is_one_of(str_c(n->plural ? n->plural : ""), word, k->arena) ||
		    is_one_of(str_c(n->aliases ? n->aliases : ""), word, k->arena))
			return true;
	return false;
}

bool facts_is_verb(const struct verb *v, struct str word)
{
	return v->help && !(v->flags & VERB_STRANGER) && !word_is(word, SAYS_ROLE(CLOSED)) && verb_has_word(v, word);
}

static bool is_verb(const struct sentence *k, struct str word)
{
	verb_id i = 0;
	while (i < k->game->nverbs && !facts_is_verb(k->game->verbs[i], word))
		i++;
	return i < k->game->nverbs;
}

static bool is_region(const struct sentence *k, struct str word)
{
	for (region_id n = 0; n < k->game->map->nregions; n++)
		if (is_name(k->game->map->regions[n].name, word, k->arena))
			return true;
	return false;
}

static bool is_of_game(void *context, struct str what, struct str word)
{
	const struct sentence *k = context;
	int64_t n;
	if (str_eq_c(what, "seat"))
		return seat_said(k, word) != SEAT_NONE;
	if (str_eq_c(what, "place"))
		return topic_place_in(word, k->game->map).n > 0;
	if (str_eq_c(what, "number"))
		return number_said(word, &n) || str_to_int(word, &n);
	if (str_eq_c(what, "region"))
		return is_region(k, word);
	if (str_eq_c(what, "verb"))
		return is_verb(k, word);
	return str_eq_c(what, "thing") ? is_thing(k, word) : !word_is(word, SAYS_ROLE(STOP_CONDITION));
}

/* ---- a sentence ---- */

/* "So I get one new army?": what is a question by its sign alone. */
static const char *const by_sign[FACTS] = { [FACT_INCOME] = "INCOME_ASKED",
					    [FACT_HAS] = "HAS_ASKED",
					    [FACT_TOUCHES] = "TOUCHES_ASKED",
					    [FACT_ODDS] = "ODDS_ASKED",
					    [FACT_STANDS] = "STANDS_ASKED" };

/* Where what is asked may begin: behind few words. */
static bool may_begin(const struct sentence *k, size_t at)
{
	return at < k->p.n && at <= (k->asks ? OPENING_ASKED : OPENING_MOST);
}

/* Of what is supposed the state tells nothing, but how far it is to the end, and how a fight would be. */
static bool may_suppose(int fact)
{
	return fact == FACT_GOAL || fact == FACT_CLASH || fact == FACT_REAL || fact == FACT_TOTAL ||
	       fact == FACT_TOUCHES || fact == FACT_ODDS || fact == FACT_PRIVATE;
}

static bool fits(const struct sentence *k, int fact, size_t from)
{
	return phrasing_fits(&k->p, names[fact], from, k->p.n) ||
	       (k->asks && by_sign[fact] && phrasing_fits(&k->p, by_sign[fact], from, k->p.n));
}

static int fact_of(const struct sentence *k)
{
	bool supposed = false;
	for (size_t from = 0; may_begin(k, from); from++) {
		for (int i = 0; i < FACTS; i++)
			if ((!supposed || may_suppose(i)) && fits(k, i, from))
				return i;
		supposed |= (k->w.at[from].roles & SAYS_ROLE(STOP_CONDITION)) != 0;
	}
	return FACTS;
}

static seat_id only_other(const struct sentence *k)
{
	seat_id other = SEAT_NONE;
	for (size_t i = 0; i < row_count(k->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, k->state, TABLE_SEAT, i);
		if (seat->seat == k->self || seat->player == PLAYER_NONE)
			continue;
		if (other != SEAT_NONE)
			return SEAT_NONE;
		other = seat->seat;
	}
	return other;
}

/* Whom it is about: SEAT_NONE where "he" might be anybody. */
static seat_id whom(const struct sentence *k)
{
	bool others = false;
	for (size_t i = 0; i < k->p.n; i++) {
		const seat_id seat = seat_said(k, k->words[i]);
		if (seat != SEAT_NONE)
			return seat;
		others |= (k->w.at[i].roles & SAYS_ROLE(OTHERS)) != 0;
	}
	return !others ? k->self : k->before != SEAT_NONE ? k->before : only_other(k);
}

/* "When precisely is it finished?" */
static void leave_idle(struct sentence *k)
{
	size_t n = 0;
	for (size_t i = 0; i < k->w.n; i++)
		if (!phrasing_says("F_IDLE", k->w.at[i].text, k->arena))
			k->w.at[n++] = k->w.at[i];
	k->w.n = n;
}

static void take_sentence(struct sentence *k, struct str one)
{
	k->asks = str_ends(str_trim(one), STR("?"));
	k->w = words_singly(one, k->arena);
	k->p = (struct phrasing){ .words = k->words, .is = is_of_game, .context = k };
	leave_idle(k);
	while (k->p.n < k->w.n && k->p.n < PHRASING_WORDS) {
		k->words[k->p.n] = k->w.at[k->p.n].text;
		k->p.n++;
	}
	k->p.known = phrasing_memory(k->p.n, k->arena);
}

/* Where the sentence before it begins, which asks nothing; at: there is none. */
static size_t sentence_before(struct str all, size_t at)
{
	size_t to = at, from;
	while (to && strchr(" .;\n", all.p[to - 1]))
		to--;
	for (from = to; from && !strchr(".!?;\n", all.p[from - 1]);)
		from--;
	while (from < to && all.p[from] == ' ')
		from++;
	return to && all.p[to - 1] != '?' ? from : at;
}

/* "Suppose I attack Ohio with 13. How many survive?": what stands before a question and belongs to it. */
static struct str with_supposed(const struct sentence *k, struct str one)
{
	const size_t at = (size_t)(one.p - k->all.p), from = sentence_before(k->all, at);
	const struct str before = str_sub(k->all, from, at);
	const size_t n = topic_end_of_word(before, 0);
	return phrasing_says("SUPPOSES", str_lower(k->arena, str_sub(before, 0, n), 0), k->arena)
		       ? str_sub(k->all, from, at + one.n)
		       : one;
}

/* A question of two places, or of a place and a player, is about both. */
static bool has_both(const struct sentence *k, struct str text)
{
	const struct str one = topic_place_in(text, k->game->map);
	const struct str behind = one.n ? str_sub(text, (size_t)(one.p - text.p) + one.n, text.n) : STR_NONE;
	bool seat = false; /* named: "they" may be the places */
	for (size_t i = 0; i < k->p.n; i++)
		seat |= seat_said(k, k->words[i]) != SEAT_NONE;
	return one.n && (topic_place_in(behind, k->game->map).n || seat);
}

/* "They are next to each other, aren't they?" has one place or none: the other stands before it. */
static bool names_enough(const struct sentence *k, int fact, struct str one)
{
	return fact == FACT_TOUCHES ? has_both(k, one) : topic_place_in(one, k->game->map).n > 0;
}

/* Of three places nobody knows which two are meant. */
static bool names_third(const struct sentence *k, struct str text)
{
	area_id seen[2];
	size_t n = 0;
	for (struct str place; (place = topic_place_in(text, k->game->map)).n;
	     text = str_sub(text, (size_t)(place.p - text.p) + place.n, text.n)) {
		const area_id area = map_find(k->game->map, place);
		if ((n && seen[0] == area) || (n > 1 && seen[1] == area))
			continue;
		if (n == 2)
			return true;
		seen[n++] = area;
	}
	return false;
}

/* It may be about a place that was named before it. */
static bool points(const struct sentence *k, int fact, struct str one)
{
	if (fact == FACT_CLASH)
		return phrasing_fits(&k->p, "CLASH_POINTS", 0, k->p.n);
	return (fact == FACT_TOUCHES || fact == FACT_SALE || fact == FACT_DECIDES) && topic_points_back(one);
}

/* "Blue sits in Ohio. How many do I need to beat him?": with what names the place; where it names one itself, or points at none, as it is. */
static struct str with_place(const struct sentence *k, int fact, struct str one)
{
	enum { NEAR = 200 };
	const size_t at = (size_t)(one.p - k->all.p), near = at > NEAR ? at - NEAR : 0;
	struct str rest = str_sub(k->all, near, at), place;
	size_t from = at;
	if (names_enough(k, fact, one) || !points(k, fact, one))
		return one;
	for (; (place = topic_place_in(rest, k->game->map)).n;
	     rest = str_sub(k->all, (size_t)(place.p - k->all.p) + place.n, at))
		from = from == at ? (size_t)(place.p - k->all.p) : from;
	return str_sub(k->all, from, at + one.n);
}

/* What is asked of no seat in particular; what nobody asks of himself. */
static const bool of_nobody[FACTS] = {
	[FACT_ENDS] = true,      [FACT_STANDS] = true, [FACT_REAL] = true,    [FACT_AWAITED] = true,
	[FACT_QUESTIONS] = true, [FACT_BOOKED] = true, [FACT_EACH] = true,    [FACT_CHANGE] = true,
	[FACT_ARRIVED] = true,   [FACT_CHANCE] = true, [FACT_PRIVATE] = true,
};
static const bool of_another[FACTS] = { [FACT_WROTE] = true, [FACT_COMPARES] = true, [FACT_ORDERED] = true };

/* "What does salt do, and can I undo it?": "it" is in the question before. */
static bool goes_on(const struct sentence *k, struct str one)
{
	const struct str before = str_trim(str_sub(k->all, 0, (size_t)(one.p - k->all.p)));
	return topic_points_back(one) && before.n && !strchr(".!:", before.p[before.n - 1]);
}

/* "Did it get lost?": a mail of his, if one was named. */
static bool names_mail(const struct sentence *k, struct str one)
{
	const struct words w = words_singly(str_sub(k->all, 0, (size_t)(one.p - k->all.p) + one.n), k->arena);
	for (size_t i = 0; i < w.n; i++)
		if (phrasing_says("F_MAIL", w.at[i].text, k->arena) || phrasing_says("F_WROTE", w.at[i].text, k->arena))
			return true;
	return false;
}

/* Whether that can be asked of whom it names, and where. */
static bool is_about(const struct sentence *k, int fact, seat_id of, struct str one)
{
	if (fact == FACT_TOUCHES && (!has_both(k, one) || names_third(k, one)))
		return false;
	if ((fact == FACT_NEXT || fact == FACT_STANDS || fact == FACT_HAS) &&
	    topic_place_in(one, k->game->map).n) /* "what is next to Ohio", "I am winning Ohio, right?" */
		return false;
	if (fact == FACT_CLASH)
		return k->game->rules->clash && topic_place_in(one, k->game->map).n > 0 &&
		       !phrasing_fits(&k->p, "CLASH_NOT", 0, k->p.n);
	if (fact == FACT_DECIDES || fact == FACT_SALE || fact == FACT_HOLDS)
		return k->game->rules->matter != NULL;
	if (fact == FACT_ODDS)
		return k->game->rules->clash && !phrasing_fits(&k->p, "ODDS_NOT", 0, k->p.n);
	if ((fact == FACT_CHANGE && goes_on(k, one)) || (fact == FACT_ARRIVED && !names_mail(k, one)))
		return false;
	return of == SEAT_NONE ? of_nobody[fact] : of != k->self || !of_another[fact];
}

static bool fits_within(const struct sentence *k, int fact)
{
	for (size_t from = 0; may_begin(k, from); from++)
		if (fits(k, fact, from))
			return true;
	return false;
}

/* "What are my odds with 6 against 3?" is of no place, and "can my 6 beat his 3 in Ohio?" of one. */
static int fact_there(const struct sentence *k, int fact, struct str one)
{
	const bool there = topic_place_in(with_place(k, FACT_CLASH, one), k->game->map).n > 0;
	if (fact == FACT_CLASH && !there && fits_within(k, FACT_ODDS))
		return FACT_ODDS;
	return fact == FACT_ODDS && there ? FACT_CLASH : fact;
}

static struct asked *read_one(struct sentence *k, struct str one)
{
	take_sentence(k, one);
	const int said = k->w.n <= PHRASING_WORDS ? fact_of(k) : FACTS, fact = fact_there(k, said, one);
	const seat_id of = fact == FACT_GOAL || fact == FACT_PRICES ? k->self : whom(k);
	const struct str about = with_place(k, fact, one);
	k->before = of != k->self ? of : k->before;
	if (fact == FACTS || !is_about(k, fact, of, about))
		return NULL;
	struct asked *out = ARENA_NEW(k->arena, struct asked);
	*out = (struct asked){ .what = fact == FACT_AWAITED  ? ASK_STATUS
				       : fact == FACT_BOOKED ? ASK_ORDERS
							     : ASK_FACT,
			       .words = one,
			       .guessed = true,
			       .fact = (uint8_t)fact,
			       .of = of };
	out->about = out->what == ASK_FACT ? about : STR_NONE;
	return out;
}

/* "Who is this yellow person, when does it end?": a comma parts two where each side of it is one by itself. What is read is cut off. */
static struct asked *read_part(struct sentence *k, struct str *rest)
{
	const struct str one = *rest;
	const seat_id before = k->before;
	*rest = STR_NONE;
	for (size_t at = 0; (at = str_find_any(one, at, ",")) < one.n; at++) {
		const struct str behind = str_trim(str_sub(one, at + 1, one.n));
		struct asked *first = read_one(k, str_sub(one, 0, at)), *other = first ? read_one(k, behind) : NULL;
		k->before = first ? k->before : before;
		if (!other || other->fact == first->fact)
			continue;
		*rest = behind;
		return first;
	}
	k->before = before;
	return read_one(k, with_supposed(k, one));
}

const struct asked *facts_asked(const struct game *g, const struct state *s, seat_id self, struct str all,
				struct str text, struct arena *a)
{
	struct sentence k = { .game = g, .state = s, .self = self, .before = SEAT_NONE, .all = all, .arena = a };
	const struct asked *first = NULL, **last = &first;
	struct str one;
	for (size_t n = 0; self != SEAT_NONE && n < SENTENCES_MOST && topic_sentence(&text, &one); n++)
		for (struct str rest = one; rest.n;) {
			struct asked *found = read_part(&k, &rest);
			if (!found)
				continue;
			*last = found;
			last = &found->next;
		}
	return first;
}
