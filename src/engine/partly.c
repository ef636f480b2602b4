/* partly: see partly.h. */
#include "engine/partly.h"

#include "engine/which.h"
#include "play/game.h"

enum { LONGEST = 160, OPENS_WITHIN = 4 };
#define IS(name) SAYS_ROLE(name)
#define DENIES (IS(STOP_NEGATION) | IS(AGAINST) | IS(DROP) | IS(RETRACTS) | IS(DENIAL))

struct choice {
	struct which which;
	bool in[WHICH_MOST], out[WHICH_MOST];
	bool denies, denied; /* the words in hand leave it out; some did */
	bool limits;         /* they say that no other is meant: "only", "yes to the move" */
	bool everything;     /* "all three", of three */
	bool fails;
};

static bool put_in_words(struct ear *ear, seat_id seat, struct choice *s)
{
	const struct command *orders[WHICH_MOST];
	const size_t n = waiting_count(ear, seat);
	if (n < 2 || n > WHICH_MOST)
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

/* "yes to the move", "for line 2", "the second": a yes to that and to no other; what only says again what waits limits nothing. */
static bool limits(const struct words *w, size_t i, bool first)
{
	const roles r = w->at[i].roles;
	int64_t n;
	if (first && r & IS(PREPOSITION))
		return true;
	return i && w->at[i - 1].roles & IS(ARTICLE) && !number_said(w->at[i].text, &n) &&
	       !str_to_int(w->at[i].text, &n);
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
		s->limits = true;
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
	s->fails |= said == WHICH_OPEN || s->which.fails || word->roles & IS(STOP_CORRECTION) ||
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

/* The word that says yes, behind no more than a greeting; n: there is none. */
static size_t behind_yes(const struct words *w)
{
	for (size_t i = 0; i < w->n && i < OPENS_WITHIN; i++) {
		if (w->at[i].roles & IS(YES))
			return i + 1;
		if (!(w->at[i].roles & (IS(CHAT) | IS(FILLER) | IS(COURTESY) | IS(WHOLE) | IS(THANKS))))
			break;
	}
	return w->n;
}

static void hear_clause(struct choice *s, const struct words *w, size_t from)
{
	for (size_t i = from; i < w->n; i++) {
		const bool behind = i == from && from && w->at[from - 1].roles & IS(YES);
		s->limits |= limits(w, i, behind) || w->at[i].roles & DENIES;
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

size_t partly_chosen(struct ear *ear, seat_id seat, struct str line, int32_t out[PARTLY_MOST])
{
	struct choice s = { .denies = false };
	struct str rest = str_strip(line, " \t\r.!"), clause;
	size_t n = 0;
	bool any = false;
	if (line.n > LONGEST || str_find_char(line, '?') < line.n || seat == SEAT_NONE || !put_in_words(ear, seat, &s))
		return 0;
	const struct words all = words_singly(rest, ear->a);
	if (behind_yes(&all) == all.n)
		return 0;
	for (bool first = true; !s.fails && cut_clause(&rest, &clause, ear->a); first = false) {
		const struct words w = words_singly(str_trim(clause), ear->a);
		if (first || !tells_why(&w))
			hear_clause(&s, &w, first ? behind_yes(&w) : 0);
	}
	for (size_t k = 0; k < s.which.n; k++)
		any |= s.in[k];
	for (size_t k = 0; k < s.which.n; k++)
		if ((!any || s.in[k]) && !s.out[k])
			out[n++] = (int32_t)k + 1;
	if (s.everything && any)
		return 0;
	return s.fails || (!any && !s.denied) || (any && !s.limits && n == s.which.n) || (n == s.which.n && !any) ? 0
														  : n;
}
