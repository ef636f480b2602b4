/*
 * frame_told: "Maine is safe: move six from there", "Bob stabbed me last year, so I attack him in Ohio": what is told before
 * the order that it leads to, clause by clause. It falls whatever it says of the board, of others and of what was; a deed
 * of the writer's, a doubt, a condition or a question in it stays, and stops the order.
 */
#include "frame/frame_told.h"

#include "base/utf8.h"
#include "bind/tells.h"
#include "frame/frame_points.h"
#include "order/inflect.h"

#define IS(name) SAYS_ROLE(name)

static bool has_deed(const struct frames *f, size_t from, size_t to)
{
	for (; from < to; from++)
		if (f->at[from].role == ROLE_VERB || f->at[from].role == ROLE_PAST || has_count(&f->at[from]))
			return true;
	return false;
}

/* Another player does it: whatever that is, it is no order. */
bool frame_is_anothers(const struct frames *f, size_t i)
{
	const struct phrase *p = &f->at[i];
	return names_seat(p) && !names_area(p) && p->role == ROLE_BARE && !(p->terms->flags & TERM_POSSESSIVE) &&
	       !task_names_player(f->task, p, true);
}

/* "Ohio needs 5" */
static bool needs(const struct frames *f, const struct phrase *p)
{
	const struct str word = source_text(f->task->source, p->at);
	return p->role == ROLE_UNKNOWN && word.n > 1 && str_ends(word, STR("s")) &&
	       word_is(utf8_fold_name(f->task->arena, str_sub(word, 0, word.n - 1)), IS(WANTED));
}

/* "Ohio has 5", not "Ohio has attacked", "Ohio has 3 of yellow's" */
static bool has_units(const struct frames *f, size_t i)
{
	for (size_t k = i + 1; k < clause_end(f, i); k++)
		if (names_seat(&f->at[k]))
			return false;
	return i && names_area(&f->at[i - 1]) && is_stop(&f->at[i], STOP_PAST) && i + 1 < f->n &&
	       f->at[i + 1].role != ROLE_PAST && str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("has"));
}

/* "Ohio is in need of 5", "one is enough to take it": how things are, not what is done. */
static bool states(const struct frames *f, size_t from, size_t to)
{
	bool now = false;
	if (frame_is_anothers(f, from))
		return true;
	for (size_t subject = from; from < to; from++) {
		const struct phrase *p = &f->at[from];
		now |= (from > subject && tells_now(f->task, p)) ||
		       (from == subject + 1 && (needs(f, p) || has_units(f, from)));
		if (p->role == ROLE_PAST || (p->role == ROLE_VERB && !(now && p->flags & PHRASE_TO)))
			return false;
	}
	return now;
}

/* "I have nothing left to fortify": what the writer has, and nothing that he does. */
static bool owns(const struct frames *f, size_t from, size_t to)
{
	if (!frame_says(f, frame_before(f, from), f->at[from].at.from, IS(OWN_WORD)) ||
	    !is_stop(&f->at[from], STOP_PAST) ||
	    !str_eq_nocase(source_text(f->task->source, f->at[from].at), STR("have")))
		return false;
	for (size_t i = from + 1; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool left = p->role == ROLE_PAST && has_count(&f->at[i - 1]);
		if ((p->role == ROLE_PAST && !left) || (p->role == ROLE_VERB && !(p->flags & PHRASE_TO)))
			return false;
	}
	const size_t what = from + 1 < to && is_stop(&f->at[from + 1], STOP_NEGATION) ? from + 2 : from; /* "no men" */
	return what < to && (what == from || is_argument(&f->at[what])) && frame_tells(f, what, to, true, false);
}

/* "The walls of Osaka are down": how it is at a place of the board. */
static bool is_of_place(const struct frames *f, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (names_seat(&f->at[i]) && !names_area(&f->at[i]))
			return false;
	return frame_one_place(f, from, to) < to && f->at[to - 1].terms->kind != TERM_PRONOUN &&
	       !has_role(f, from, to, ROLE_VERB) && states(f, from, to) && frame_tells(f, from, to, false, false);
}

/* Nothing was said before it that has fallen: "Utah is weak, so is Ohio: ..." */
static bool is_uncut(const struct frames *f, size_t i)
{
	return frame_words(f, frame_before(f, i), f->at[i].at.from).n <= 2;
}

static bool says_semicolon(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_FULL_STOP &&
	       str_starts(str_trim(source_text(f->task->source, f->at[i].at)), STR(";"));
}

/* "Maine is safe: move six from there", "I have nothing left to fortify; end the phase": told before what it leads to. */
void frame_told(struct frames *f)
{
	for (size_t i = 0; i < f->n; i = sentence_end(f, i) + 1) {
		const size_t end = sentence_end(f, i);
		size_t colon = i;
		while (colon < end && !(f->at[colon].flags & PHRASE_COLON))
			colon++;
		if (!is_uncut(f, i))
			continue;
		if (colon + 1 < end && is_of_place(f, i, colon + 1))
			frame_drop_told(f, i, colon + 1);
		else if (end > i && end + 1 < f->n && says_semicolon(f, end) &&
			 (is_of_place(f, i, end) || owns(f, i, end)) && has_deed(f, end + 1, sentence_end(f, end + 1)))
			frame_drop_told(f, i, end + 1);
	}
}

/* With the "I" before its first phrase, which is none. */
static struct words clause_words(const struct frames *f, size_t i, size_t end)
{
	return frame_words(f, frame_before(f, i), f->at[end - 1].at.to);
}

static size_t past_signs(const struct words *w)
{
	size_t i = 0;
	while (i < w->n && w->at[i].roles & (IS(SEPARATOR) | IS(SO) | IS(FILLER) | IS(CHAT)) &&
	       !(w->at[i].roles & (IS(OTHERS) | IS(OWN_WORD))))
		i++;
	return i;
}

/* Somebody or something else than the writer's units: "he", "nobody", "winter is", "blue". */
static bool is_of_others(const struct frames *f, size_t i, size_t end)
{
	const struct words w = clause_words(f, i, end);
	const size_t first = past_signs(&w);
	const bool something = i + 1 < end && f->at[i].role == ROLE_UNKNOWN && is_stop(&f->at[i + 1], STOP_PAST);
	const bool somebody = first < w.n && w.at[first].roles & (IS(OTHERS) | IS(SOMEONE));
	return something || frame_is_anothers(f, i) ||
	       (somebody && !has_count(&f->at[i])); /* "everybody in Utah goes" */
}

/* "I", "we", "my" */
static bool is_own(const struct frames *f, size_t i, size_t end)
{
	const struct words w = clause_words(f, i, end);
	const size_t first = past_signs(&w);
	return first < w.n && w.at[first].roles & IS(OWN_WORD);
}

/* "attack", "Osaka gets": it may be what is ordered; "the attack" is a thing, and "blue attacks" another's deed. */
static bool may_order(const struct phrase *p, bool others)
{
	const unsigned told = PHRASE_THE | (others ? PHRASE_S | PHRASE_ING : 0);
	return p->role == ROLE_GETS || p->role == ROLE_OUGHT ||
	       ((p->role == ROLE_KEEP || p->role == ROLE_LEAD) && !others) ||
	       (p->role == ROLE_VERB && !(p->flags & told));
}

/* It says of something what it is or was: "has", "never", "counted". */
static bool is_finite(const struct frames *f, const struct phrase *p)
{
	const struct words w = frame_words(f, p->at.from, p->at.to);
	return p->role == ROLE_PAST || is_stop(p, STOP_PAST) || is_stop(p, STOP_NEGATION) ||
	       (p->role == ROLE_UNKNOWN && w.n == 1 && inflect_is_past(w.at[0].text));
}

/* "Utah is attacked": told, or ordered? */
static bool may_be_ordered(const struct frames *f, size_t i)
{
	return f->at[i].role == ROLE_PAST && i && tells_now(f->task, &f->at[i - 1]);
}

/* Its subject stands first: "Utah", "my wife", "I", "nobody"; not "supported by Nara", "as red", "with 3". */
static bool begins_with_subject(const struct frames *f, size_t i, bool own)
{
	const struct phrase *p = &f->at[i];
	return own || (p->role == ROLE_BARE && !names_kind(p)) || p->role == ROLE_UNKNOWN || is_stop(p, STOP_NEGATION);
}

/* "The plan is not final" */
static bool is_of_orders(const struct frames *f, size_t i, size_t end)
{
	const struct words w = clause_words(f, i, end);
	return words_have_but(&w, IS(REFERENCE), IS(OTHERS) | IS(POINTED) | IS(CLOSED));
}

/* "Bob never attacks", "I have three armies there", "we lost two battles": a whole sentence, and no order in it. */
static bool is_statement(const struct frames *f, size_t i, size_t end)
{
	const bool others = is_of_others(f, i, end), own = is_own(f, i, end);
	bool finite = false;
	if (!begins_with_subject(f, i, own) ||
	    (own && has_role(f, i, end, ROLE_PAST))) /* "I have moved six": an order, told as one that has been sent? */
		return false;
	for (size_t k = i; k < end; k++) {
		const struct phrase *p = &f->at[k];
		const bool stops = p->role == ROLE_STOP && !is_stop(p, STOP_PAST) && !is_stop(p, STOP_NEGATION) &&
				   !is_stop(p, STOP_VAGUE);
		const bool anothers = k > i && names_seat(p) && !names_area(p) && f->at[k - 1].role != ROLE_AND;
		if (stops || anothers || may_order(p, others) || may_be_ordered(f, k))
			return false;
		finite |= (k > i || own) &&
			  (is_finite(f, p) || (others && p->role == ROLE_VERB && p->flags & PHRASE_S));
	}
	return finite && frame_tells(f, i, end, true, false) && !is_of_orders(f, i, end);
}

/* No order, whatever it denies: how things are, and what the writer has or thinks. */
static bool is_told(const struct frames *f, size_t i, size_t end)
{
	return owns(f, i, end) || is_statement(f, i, end) ||
	       ((!has_deed(f, i, end) || states(f, i, end)) && frame_tells(f, i, end, true, false));
}

/* "but", "meanwhile", "I": with it what the writer does begins. */
static bool goes_over(const struct frames *f, size_t sign, bool own)
{
	size_t next = sign + 1;
	while (next + 1 < f->n && parts_clauses(&f->at[next])) /* ", but" */
		next++;
	return frame_says(f, f->at[sign].at.from, f->at[next].at.from, IS(YET) | (own ? IS(OWN_WORD) : 0));
}

/* The sign at the end of what is told, behind which the order stands; plain: all of it is said in whole sentences. */
static bool leads_on(const struct frames *f, size_t end, bool plain)
{
	const bool comma = f->at[end].role == ROLE_COMMA, sign = comma || f->at[end].role == ROLE_AND;
	return (comma && frame_follows(f, end)) ||
	       (plain && (says_semicolon(f, end) || (sign && (frame_follows(f, end) || goes_over(f, end, comma)))));
}

/* Past an "and" between those of whom it is said: "yellow and ann have been fighting". */
static size_t told_end(const struct frames *f, size_t i)
{
	size_t end = clause_end(f, i);
	if (end > i && end + 1 < f->n && f->at[end].role == ROLE_AND && is_argument(&f->at[end - 1]) &&
	    !is_told(f, i, end))
		end = clause_end(f, end + 1);
	return end;
}

enum {
	TOLD_PHRASES = 40,
	TOLD_CLAUSES = 12
}; /* of a clause, of a sentence: what goes on longer tells no order's reason */

/* "I don't trust yellow, so put 2 in Texas", "Utah is full and Texas empty, so ...": what it follows from, clause by clause. */
void frame_sos(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		size_t end = told_end(f, i);
		bool told = frame_opens_sentence(f, i) && end > i && end - i <= TOLD_PHRASES && is_told(f, i, end);
		bool plain = told && is_statement(f, i, end);
		for (size_t n = 1; told && end + 1 < f->n && !leads_on(f, end, plain) && n < TOLD_CLAUSES; n++) {
			const size_t next = end + 1 +
					    (parts_clauses(&f->at[end + 1]) && f->at[end + 1].role != ROLE_FULL_STOP);
			end = told_end(f, next);
			told = parts_clauses(&f->at[next - 1]) && f->at[next - 1].role != ROLE_FULL_STOP &&
			       end > next && end - next <= TOLD_PHRASES && is_told(f, next, end);
			plain &= told && is_statement(f, next, end);
		}
		if (told && end + 1 < f->n && leads_on(f, end, plain) && has_deed(f, end + 1, sentence_end(f, end + 1)))
			frame_drop_told(f, i, end + 1);
	}
}

/* ", winter is coming", ", yellow left one man there": behind an order, after a sign; the page weighs it (doubts.h). */
void frame_afterwards(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const size_t end = clause_end(f, i);
		if (f->at[i - 1].role != ROLE_COMMA || end == i ||
		    !(end == f->n || f->at[end].role == ROLE_FULL_STOP) ||
		    !has_deed(f, clause_begin(f, i - 1), i - 1) || !is_statement(f, i, end) ||
		    !frame_tells(f, i, end, false, false))
			continue;
		drop_range(f, i - 1, end);
		i--;
	}
}
