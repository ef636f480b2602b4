/* partly: see partly.h. */
#include "engine/partly.h"

#include "engine/agree.h"
#include "engine/which.h"
#include "order/phrasing.h"
#include "play/game.h"

enum { LONGEST = 160, OPENS_WITHIN = 4 };
#define IS(name) SAYS_ROLE(name)
#define DENIES (IS(STOP_NEGATION) | IS(AGAINST) | IS(DROP) | IS(RETRACTS) | IS(DENIAL))

struct choice {
	struct which which;
	bool in[WHICH_MOST], out[WHICH_MOST];
	bool denies, denied; /* the words in hand leave it out; some did */
	bool everything;     /* "all three", of three */
	bool fails;
};

static bool put_in_words(struct ear *ear, seat_id seat, struct choice *s)
{
	const struct command *orders[WHICH_MOST];
	const size_t n = waiting_count(ear, seat);
	if (!n || n > WHICH_MOST)
		return false;
	for (size_t k = 0; k < n; k++)
		orders[k] = waiting_at(ear, seat, k);
	return which_begin(&s->which, ear, orders, n);
}

/* What the words in hand came to. */
static void end(struct choice *s)
{
	s->denied |= s->which.named && s->denies;
	which_end(&s->which, s->denies ? s->out : s->in);
	s->fails |= s->which.fails;
}

static bool is_number_of_all(const struct choice *s, struct str word)
{
	int64_t n;
	return (number_said(word, &n) || str_to_int(word, &n)) && (size_t)n == s->which.n;
}

/* "all", "all three" of three, "both" of two */
static bool says_all(const struct choice *s, const struct words *w, size_t i)
{
	int64_t n;
	if (str_eq_c(w->at[i].text, "both"))
		return s->which.n == 2;
	if (!(w->at[i].roles & IS(ALL)))
		return i && w->at[i - 1].roles & IS(ALL) && is_number_of_all(s, w->at[i].text);
	return i + 1 == w->n || is_number_of_all(s, w->at[i + 1].text) ||
	       !(number_said(w->at[i + 1].text, &n) || str_to_int(w->at[i + 1].text, &n)); /* "all 3 in Nara" */
}

static void hear_word(struct choice *s, const struct words *w, size_t i)
{
	const struct said *word = &w->at[i];
	if (says_all(s, w, i)) {
		s->everything = true;
		return;
	}
	if (word->roles & DENIES) { /* "don't forget the move" */
		s->fails |= s->denies && i && w->at[i - 1].roles & DENIES;
		end(s);
		s->denies = true;
		return;
	}
	if (i && w->at[i - 1].roles & DENIES && str_eq_c(word->text, "about")) /* "forget about" */
		return;
	if (word_listed(word->text, LIST_CHOOSES)) {
		end(s);
		s->denies = false;
		return;
	}
	if (word->roles & IS(SEPARATOR)) {
		const bool denied = i + 1 < w->n && w->at[i + 1].roles & DENIES;
		s->fails |= !s->which.named && !s->denied && !denied; /* "yes, and end my turn": another order */
		end(s);
		s->fails |= (word->roles & IS(STOP_ALTERNATIVE)) != 0;
		return;
	}
	const enum which_said said = which_hear(&s->which, w, i);
	s->fails |= said == WHICH_OPEN || phrasing_says("AM_COMPARES", word->text, s->which.a) || s->which.fails ||
		    word->roles & (IS(STOP_CORRECTION) | IS(ADDS)) ||
		    (said == WHICH_STRANGE &&
		     (!s->denies || !word->roles)); /* "don't finish my turn", where "end turn" waits */
}

/* "I'd like to see how it goes first", "because he is too strong": no order, and no condition. */
static bool tells_why(const struct words *w)
{
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION) | IS(STOP_NEGATION) |
			   IS(CHANGES) | IS(HEARSAY) | IS(ADDS) | IS(NUMBER);
	return !words_have_but(w, open, IS(WILL) | IS(MENTION)) && w->n &&
	       w->at[0].roles & (IS(OWN_WORD) | IS(WRITER) | IS(SUBJECT) | IS(WHY));
}

/* "confirm the first"; "confirm line 2" is a command, by which the others wait on. */
static bool agrees(const struct words *w, size_t i, struct arena *a)
{
	if (!phrasing_says("AGREES", w->at[i].text, a) || i + 1 == w->n)
		return false;
	const struct str placed = word_listed_with(w->at[i + 1].text, LIST_PLACED);
	return w->at[i + 1].roles & IS(ARTICLE) || (placed.n && !str_eq_c(placed, "line"));
}

/* The word that says yes, or "confirm", behind no more than a greeting; n: there is none. */
static size_t behind_yes(const struct words *w, struct arena *a)
{
	for (size_t i = 0; i < w->n && i < OPENS_WITHIN; i++) {
		if (w->at[i].roles & IS(YES) || agrees(w, i, a))
			return i + 1;
		if (!(w->at[i].roles & (IS(CHAT) | IS(FILLER) | IS(COURTESY) | IS(WHOLE) | IS(THANKS))))
			break;
	}
	return w->n;
}

static void hear_clause(struct choice *s, const struct words *w, size_t from)
{
	for (size_t i = from; i < w->n; i++) {
		const struct words rest = { w->at + i + 1, w->n - i - 1, w->folded };
		if (w->at[i].roles & IS(WHY) && tells_why(&rest))
			break;
		hear_word(s, w, i);
	}
	s->fails |= s->denies && !s->which.named && !s->denied;
	end(s);
}

/* Up to a comma, or to the end of a sentence before one that denies: "Yes. Not the second." False: none is left. */
static bool cut_clause(struct str *rest, struct str *clause, struct arena *a)
{
	size_t at = str_find_any(*rest, 0, ",.;!");
	if (!rest->n)
		return false;
	while (at < rest->n && rest->p[at] != ',') {
		const struct words w = words_singly(str_sub(*rest, at, rest->n), a);
		const size_t from = w.n && w.at[0].roles & IS(SEPARATOR);
		if (from < w.n && w.at[from].roles & DENIES)
			break;
		at = str_find_any(*rest, at + 1, ",.;!");
	}
	*clause = str_sub(*rest, 0, at);
	*rest = str_sub(*rest, at + (at < rest->n), rest->n);
	return true;
}

/* Each of what it joins: "the two and the three", and not "two from Corran to Brume", where it is the other way. */
static bool keeps_order(struct ear *ear, seat_id seat, struct str line)
{
	size_t from = 0;

	for (size_t at = 0; at <= line.n; at++)
		if (at == line.n || strchr(",;.!", line.p[at]) || apart_joins(str_sub(line, at, line.n))) {
			if (!agree_keeps_order(ear, seat, str_sub(line, from, at)))
				return false;
			from = at;
		}
	return true;
}

size_t partly_chosen(struct ear *ear, seat_id seat, struct str line, int32_t out[PARTLY_MOST])
{
	struct choice s = { .denies = false };
	struct str rest = str_strip(assent_undashed(line, ear->a), " \t\r.!"), clause;
	size_t n = 0;
	bool any = false;
	if (line.n > LONGEST || str_find_char(line, '?') < line.n || seat == SEAT_NONE || !put_in_words(ear, seat, &s))
		return 0;
	const struct words all = words_singly(rest, ear->a);
	if (behind_yes(&all, ear->a) == all.n)
		return 0;
	for (bool first = true; !s.fails && cut_clause(&rest, &clause, ear->a); first = false) {
		const struct words w = words_singly(str_trim(clause), ear->a);
		if (first || !tells_why(&w))
			hear_clause(&s, &w, first ? behind_yes(&w, ear->a) : 0);
	}
	for (size_t k = 0; k < s.which.n; k++)
		any |= s.in[k];
	for (size_t k = 0; k < s.which.n; k++)
		if ((!any || s.in[k]) && !s.out[k])
			out[n++] = (int32_t)k + 1;
	if ((s.everything && any) || (n == s.which.n && !keeps_order(ear, seat, line)))
		return 0;
	return s.fails || (!any && (!s.denied || n == s.which.n)) ? 0 : n;
}

/* ---- answers by number ---- */

static bool is_one_of(const char *class, struct str word, struct arena *a)
{
	return phrasing_says(class, word, a);
}

/* "1 yes", "yes to line 1": a number and an answer, in either order; false: it is neither. */
static bool hear_pair(struct said *const *w, bool *yes, int64_t *place, struct arena *a)
{
	for (size_t k = 0; k < 2; k++)
		if (number_said(w[!k]->text, place) || ordinal_said(w[!k]->text, place)) {
			*yes = is_one_of("YEA", w[k]->text, a);
			return *yes || word_listed(w[k]->text, LIST_NO);
		}
	return false;
}

/* The words that count, in pairs; false: another stands among them. */
static bool answers_of(struct str text, struct said **out, size_t *n, size_t most, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t place;

	*n = 0;
	for (size_t i = 0; i < w.n; i++) {
		struct said *word = &w.at[i];
		const bool counts = number_said(word->text, &place) || ordinal_said(word->text, &place) ||
				    is_one_of("YEA", word->text, a) || word_listed(word->text, LIST_NO);

		if (!counts && !is_one_of("TALLY_BESIDE", word->text, a))
			return false;
		if (counts && *n == most)
			return false;
		if (counts)
			out[(*n)++] = word;
	}
	return true;
}

size_t partly_answers(struct ear *ear, seat_id seat, struct str text, int32_t out[PARTLY_MOST])
{
	const size_t waiting = seat == SEAT_NONE || text.n > LONGEST ? 0 : waiting_count(ear, seat);
	struct said *w[2 * PARTLY_MOST];
	bool seen[PARTLY_MOST] = { false }, yes;
	size_t n, chosen = 0;
	int64_t place;

	if (waiting < 2 || waiting > PARTLY_MOST || str_find_char(text, '?') < text.n ||
	    !answers_of(text, w, &n, 2 * waiting, ear->a) || n != 2 * waiting)
		return 0;
	for (size_t i = 0; i < n; i += 2) {
		if (!hear_pair(&w[i], &yes, &place, ear->a) || place < 1 || (size_t)place > waiting || seen[place - 1])
			return 0;
		seen[place - 1] = true;
		if (yes)
			out[chosen++] = (int32_t)place;
	}
	return chosen;
}
