/*
 * frame_clauses: "because there is more room", "which is just holding", "where Bob has been lately", "it is so empty
 * there": clauses beside an order that tell why it is given, or how things are. What was, who did it and where it was are
 * said of that, not of the order, so they fall with all that they tell; one that doubts, limits, puts off or takes back
 * stays, and what it stands in is no order.
 */
#include "bind/ground.h"
#include "bind/reason.h"
#include "bind/tells.h"
#include "frame/frame_points.h"
#include "frame/frame_told.h"
#include "order/phrasing.h"
#include "order/roles.h"

#define IS(name) SAYS_ROLE(name)

/* The words from there on. */
static bool begins(const struct frames *f, size_t i, roles any)
{
	const struct span at = { f->at[i].at.from, f->task->line.to };
	return text_begins(source_text(f->task->source, at), any);
}

static struct str words_of(const struct frames *f, size_t from, size_t to)
{
	return source_text(f->task->source, (struct span){ f->at[from].at.from, f->at[to - 1].at.to });
}

bool frame_tells(const struct frames *f, size_t from, size_t to, bool reason, bool opened)
{
	const roles ever = IS(UNSETTLED) | IS(RATHER) | IS(DENIAL) | IS(DROP) | IS(STOP_CORRECTION) | IS(AGAINST) |
			   IS(STOP_ALTERNATIVE);
	const roles plain = ever | IS(STOP_VAGUE) | IS(STOP_NEGATION) | IS(HAZARD) | IS(WILL) | IS(STATUS) |
			    IS(STOP_CONDITION) | IS(STOP_QUESTION) | IS(HEARSAY);
	const struct str text = words_of(f, from, to);
	const struct words w = words_said(text, f->task->arena);
	for (size_t i = 0; i < w.n; i++) {
		const roles r = w.at[i].roles;
		const bool condition = r & IS(STOP_CONDITION) && !(r & (IS(TEMPORAL) | IS(PREDICATE) | IS(WILL)));
		if ((i || !opened) && (r & (reason ? ever : plain) || condition))
			return false;
	}
	return w.n > 1;
}

static bool commands(const struct frames *f, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (f->at[i].role == ROLE_VERB && !(f->at[i].flags & (PHRASE_THE | PHRASE_S | PHRASE_ING)) &&
		    f->at[i].terms->how != VERB_WEAK)
			return true;
	return false;
}

static bool puts_units(const struct frames *f, size_t from, size_t to)
{
	bool count = false, place = false;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		count |= has_count(p);
		place |= names_area(p);
	}
	return count && place;
}

/* A deed of its own, or units at a place. */
static bool orders(const struct frames *f, size_t from, size_t to)
{
	return puts_units(f, from, to) || commands(f, from, to);
}

/* To the next comma; past an "and" only where no order begins behind it. */
static size_t telling_end(const struct frames *f, size_t i)
{
	size_t end = clause_end(f, i);
	while (end < f->n && (f->at[end].role == ROLE_AND || f->at[end].role == ROLE_THEN) &&
	       !orders(f, end + 1, clause_end(f, end + 1)))
		end = clause_end(f, end + 1);
	return end;
}

bool frame_opens_sentence(const struct frames *f, size_t i)
{
	return !i || f->at[i - 1].role == ROLE_FULL_STOP || f->at[i - 1].flags & PHRASE_COLON ||
	       f->at[i - 1].terms->kind == TERM_HEADING;
}

/* The sign that parts it from the order goes with it. */
static void drop_telling(struct frames *f, size_t from, size_t to)
{
	if (!frame_opens_sentence(f, from) && f->at[from - 1].role == ROLE_COMMA)
		from--;
	else if (to < f->n && f->at[to].role == ROLE_COMMA)
		to++;
	if (frame_opens_sentence(f, from))
		frame_drop_told(f, from, to);
	else
		drop_range(f, from, to);
}

bool frame_follows(const struct frames *f, size_t sign)
{
	const struct span between = { f->at[sign].at.to, f->at[sign + 1].at.to };
	return text_begins(str_trim(source_text(f->task->source, between)), IS(SO));
}

/* "so nobody walks in", "so I have both": what for, said of somebody, and nothing is done in it; "so I attack Nara" is an order. */
static bool is_purpose(const struct frames *f, size_t i, size_t end)
{
	const roles subject = IS(OWN_WORD) | IS(OTHERS) | IS(SOMEONE) | IS(REFERENCE) | IS(ARTICLE);
	const struct source *s = f->task->source;
	if (!i || !frame_follows(f, i - 1) || !has_phrase(f->at, 0, i, is_game))
		return false;
	const struct str text = source_text(s, (struct span){ f->at[i - 1].at.to, f->at[end - 1].at.to });
	const struct words w = words_said(text, f->task->arena);
	for (size_t k = i; k < end; k++)
		if (names_area(&f->at[k]) || f->at[k].role == ROLE_LEAD || f->at[k].role == ROLE_KEEP ||
		    (f->at[k].role == ROLE_VERB && !(f->at[k].flags & (PHRASE_S | PHRASE_ING))))
			return false;
	return w.n > 1 && w.at[0].roles & IS(SO) && w.at[1].roles & subject && reason_tells(text);
}

/* Somebody or something, and what is said of it: "the unit in Osaka is", "the defender broke"; "as Bob bids me" is said of how. */
static bool is_finite(const struct frames *f, size_t i, size_t end)
{
	const bool as = f->at[i].role == ROLE_AS;
	const bool player = names_seat(&f->at[i]) || !is_game(&f->at[i]);
	size_t k = i + 1;
	while (k < end && is_argument(&f->at[k]) && f->at[k].role != ROLE_BARE && is_game(&f->at[k]))
		k++;
	if (k == end || !is_argument(&f->at[i]))
		return false;
	if (is_stop(&f->at[k], STOP_PAST))
		return !as || !player || tells_now(f->task, &f->at[k]);
	return as && !player &&
	       (f->at[k].role == ROLE_UNKNOWN || f->at[k].role == ROLE_PAST || f->at[k].flags & PHRASE_S);
}

/* ", as yellow is at the door", ", for the defender has won": behind a comma they open a clause, where one follows. */
static bool is_conjunction(const struct frames *f, size_t i, size_t end)
{
	return i && f->at[i - 1].role == ROLE_COMMA && (f->at[i].role == ROLE_AS || f->at[i].role == ROLE_FOR) &&
	       is_finite(f, i, end) && !commands(f, i + 1, end);
}

/* Its verbs are of somebody that it names, and of nobody who reads it: "he attacks", "if I don't use it". */
static bool is_told_of(const struct frames *f, size_t i)
{
	const roles whose = IS(PERSON) | IS(OTHERS) | IS(SOMEONE) | IS(STOP_NEGATION) | IS(WILL) | IS(SHALL) | IS(DOES);
	const struct words w = frame_words(f, i ? f->at[i - 1].at.from : f->from, f->at[i].at.from);
	return w.n && w.at[w.n - 1].roles & whose;
}

static bool is_place_name(const struct phrase *p)
{
	return names_area(p);
}

/* ", where it is warm", "in Osaka where they are safe", not "to Osaka where Bob is" */
static bool is_behind_place(const struct frames *f, size_t i)
{
	const struct words w = frame_words(f, f->at[i].at.from, f->at[i + 1 < f->n ? i + 1 : i].at.to);
	return f->at[i - 1].role == ROLE_COMMA || (names_area(&f->at[i - 1]) && w.n > 1 && w.at[1].roles & IS(OTHERS));
}

/* "so the gate isn't open", "otherwise they lapse" (ground.h), without a deed and behind what is one. */
static bool is_ground(const struct frames *f, size_t i, size_t end)
{
	const struct str text = str_strip(
		source_text(f->task->source, (struct span){ frame_before(f, i), f->at[end - 1].at.to }), " ,\t\r\n-");
	if (i && has_phrase(f->at, 0, i, is_game) && phrasing_says("EXISTS", text, f->task->arena))
		return true;
	const bool where = begins(f, i, IS(RELATIVE)), deed = has_role(f, i, end, ROLE_VERB);
	if (!i || f->at[i - 1].role == ROLE_STOP || (where && (deed || !is_behind_place(f, i))) ||
	    !ground_opens(text) || (deed && !begins(f, i, IS(WHY)) && has_phrase(f->at + i, 0, end - i, is_place_name)))
		return false;
	for (size_t k = i; k < end; k++) {
		const struct phrase *p = &f->at[k];
		const unsigned told = PHRASE_THE | (k > i && names_area(&f->at[k - 1]) ? 0 : PHRASE_S | PHRASE_ING);
		if ((p->role == ROLE_VERB && !(p->flags & told) && p->terms->how != VERB_WEAK && !is_told_of(f, k)) ||
		    p->role == ROLE_OUGHT)
			return false;
	}
	return !puts_units(f, i, end) && ground_tells(text) && has_phrase(f->at, 0, i, is_game);
}

void frame_reasons(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		size_t end = telling_end(f, i);
		if (end > i && is_ground(f, i, end)) {
			drop_telling(f, i, end), i -= i > 0;
			continue;
		}
		if (end == i + 1 && end < f->n && f->at[end].role == ROLE_THEN) /* "because then I can join them" */
			end = telling_end(f, end + 1);
		const bool why = end > i && (begins(f, i, IS(WHY)) || is_conjunction(f, i, end));
		if (end > i && (why ? reason_tells(words_of(f, i, end)) : is_purpose(f, i, end)) &&
		    !(frame_opens_sentence(f, i) && end == f->n))
			drop_telling(f, i, end), i -= i > 0;
	}
}

/* A deed of the present and whose it is: "unit 13 stays", "the ones at Nara hold". */
static bool does(const struct frames *f, size_t from, size_t to)
{
	size_t i = from;
	while (i < to && is_argument(&f->at[i]) && is_game(&f->at[i]))
		i++;
	return i > from && i < to && (f->at[i].role == ROLE_VERB || f->at[i].role == ROLE_KEEP) &&
	       !(f->at[i].flags & PHRASE_THE);
}

/* "the attack", "all attacks": one of which the mail has told before. */
static bool is_told_deed(const struct frames *f, const struct phrase *p)
{
	const struct str before = words_folded(str_sub(f->task->source->text, 0, p->at.from), f->task->arena);
	for (uint32_t k = 0; k < p->terms->u.nouns.n; k++)
		if (str_find(before, str_c(task_verb(f->task, p->terms->u.nouns.at[k].id)->name)) < before.n)
			return true;
	return false;
}

static bool are_told_deeds(const struct frames *f, size_t from, size_t to)
{
	bool deed = false;
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		const bool noun = p->role == ROLE_VERB && p->flags & (PHRASE_THE | PHRASE_S | PHRASE_ING);
		if (!(noun && is_told_deed(f, p)) &&
		    !(p->role == ROLE_BARE && has_count(p) && p->terms->how == COUNT_ALL))
			return false;
		deed |= noun;
	}
	return deed;
}

/* "When the attacks are over", "after my attacks": they end whatever comes of them. */
static bool is_behind_deed(const struct frames *f, size_t i, size_t end)
{
	enum { BEFORE = 2000 };
	const struct str text = words_of(f, i, end);
	size_t is = i + 1;
	while (is < end && f->at[is].role != ROLE_STOP)
		is++;
	return is > i + 1 && f->at[i].at.from < BEFORE && are_told_deeds(f, i + 1, is) &&
	       (is == end ? str_starts_nocase(text, STR("after "))
			  : is_stop(&f->at[is], STOP_PAST) && reason_ends(text));
}

/* ", and only when that's over, end turn": one deed after the other. */
static void say_then(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const size_t end = clause_end(f, i);
		if (f->at[i].role != ROLE_STOP || end == i + 1 || end + 1 >= f->n ||
		    !(reason_is_then(words_of(f, i, end)) || is_behind_deed(f, i, end)))
			continue;
		f->at[i].role = ROLE_THEN;
		f->changed = true;
		drop_range(f, i + 1, f->at[end].role == ROLE_COMMA ? end + 1 : end);
	}
}

/* ", and if the dice are rubbish I blame the beer": at the end, behind an order that is whole; no deed depends on it. */
static void drop_consequence(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		const size_t end = clause_end(f, i), sign = f->at[i - 1].role == ROLE_AND ? i - 1 : i;
		if (f->at[i].role != ROLE_STOP || !parts_clauses(&f->at[i - 1]) ||
		    !has_phrase(f->at, 0, sign, is_game) || (end < f->n && f->at[end].role != ROLE_FULL_STOP) ||
		    has_role(f, i, end, ROLE_VERB) || !reason_is_own_consequence(words_of(f, i, end)))
			continue;
		const size_t from = signs_begin(f->at, i);
		drop_range(f, from, end);
		f->changed = true;
		i = from - 1;
	}
}

/* "All right, in that case ...": where no case stands before it in the mail, it is what he has been answered. */
static void drop_that_case(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const struct str text = words_of(f, i, i + 1),
				 before = str_sub(f->task->source->text, 0, f->at[i].at.from);
		if (!is_stop(&f->at[i], STOP_CONDITION) || !str_eq_nocase(text, STR("in that case")) ||
		    !reason_has_no_case(before))
			continue;
		drop(f, i);
		f->changed = true;
	}
}

/* "12 goes to Kobe while 13 stays": two deeds at one time, not one on condition of the other. */
void frame_while(struct frames *f)
{
	drop_that_case(f);
	say_then(f);
	drop_consequence(f);
	for (size_t i = 1; i + 2 < f->n; i++) {
		const size_t before = f->at[i - 1].role == ROLE_COMMA ? i - 1 : i, from = clause_begin(f, before);
		if (f->at[i].role != ROLE_STOP || !frame_listed(f, i, LIST_MEANWHILE) ||
		    !does(f, i + 1, clause_end(f, i + 1)) || !has_phrase(f->at, from, before, is_game) ||
		    !has_role(f, from, before, ROLE_VERB))
			continue;
		f->at[i].role = ROLE_AND;
		f->changed = true;
		if (before < i)
			drop(f, before);
	}
}

/* ", where blue will strike next": of a place, and of another's deeds there. */
static bool tells_of_others(const struct frames *f, size_t i, size_t end)
{
	const bool where = str_eq_nocase(source_text(f->task->source, f->at[i].at), STR("where"));
	return where && i > 1 && names_area(&f->at[i - 2]) && i + 2 < end && frame_is_anothers(f, i + 1) &&
	       frame_tells(f, i, end, true, true);
}

/* ", which goes from Nara to Kyoto" of a thing: its way, not a remark, as ", which leads to Kyoto" is of a place. Where its deed stands. */
static size_t find_its_way(const struct frames *f, size_t i, size_t end)
{
	if (i < 2 || !is_argument(&f->at[i - 2]) || names_area(&f->at[i - 2]) || !has_role(f, i, end, ROLE_TO))
		return end;
	while (i < end && f->at[i].role != ROLE_VERB)
		i++;
	return i;
}

/* "Osaka supports 13, which goes from Nara to Kyoto": what is done to the thing takes its way. */
static bool takes_its_way(const struct frames *f, size_t i)
{
	for (size_t k = clause_begin(f, i - 2); k < i; k++)
		if (is_verb(&f->at[k]))
			return verbs_take_as(f->task, f->at[k].terms->u.nouns, NOUN_AREA, ROLE_TO);
	return false;
}

/* Behind what it describes; the place where something is ordered to be is said by frame_relatives. */
void frame_descriptions(struct frames *f)
{
	for (size_t i = 1; i < f->n; i++) {
		if (f->at[i].role != ROLE_STOP || !begins(f, i, IS(RELATIVE)) || f->at[i - 1].role != ROLE_COMMA ||
		    !has_phrase(f->at, 0, i - 1, is_game))
			continue;
		const size_t end = telling_end(f, i);
		const size_t way = find_its_way(f, i, end);
		if (way < end && takes_its_way(f, i))
			drop_range(f, i - 1, way + 1), i--;
		else if ((way == end && !orders(f, i + 1, end) && frame_tells(f, i, end, false, true)) ||
			 tells_of_others(f, i, end))
			drop_telling(f, i, end), i--;
	}
}

/* With the "I" before its first phrase, which is none. */
static struct str clause_text(const struct frames *f, size_t from, size_t to)
{
	const uint32_t begin = from ? f->at[from - 1].at.to : f->at[from].at.from;
	return str_trim(source_text(f->task->source, (struct span){ begin, f->at[to - 1].at.to }));
}

/* "finished for the night": of what ends. */
static bool is_end(const struct verb *v)
{
	return v->flags & VERB_ENDS;
}

/* "it is so empty there", "kids are screaming": a clause with a subject of its own, and no order. */
static bool remarks(const struct frames *f, size_t from, size_t to)
{
	const struct str text = clause_text(f, from, to);
	const bool denies = reason_is_own_denial(text); /* what "I don't trust" is a place that nothing is done with */
	bool told = reason_is_remark(text);
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &f->at[i];
		told |= p->role == ROLE_PAST || (p->role == ROLE_STOP && p->terms->u.stop == STOP_PAST);
		if (p->role == ROLE_VERB || (p->role == ROLE_PAST && verbs_any(f->task, p->terms->u.nouns, is_end)) ||
		    (is_argument(p) && p->terms->kind != TERM_UNKNOWN && p->terms->kind != TERM_PRONOUN &&
		     !(denies && names_area(p))))
			return false;
	}
	return told && frame_tells(f, from, to, false, denies);
}

/* "Utah is weak, so Nevada attacks it": how a place is, before what is done to it; "it" is that place then. */
static bool describes(const struct frames *f, size_t i, size_t end)
{
	if (!is_place(&f->at[i], ROLE_BARE) || i + 2 >= end || f->at[i + 1].role != ROLE_STOP ||
	    f->at[i + 1].terms->u.stop != STOP_PAST)
		return false;
	for (size_t k = i + 1; k < end; k++)
		if (is_argument(&f->at[k]) && f->at[k].terms->kind != TERM_UNKNOWN &&
		    f->at[k].terms->kind != TERM_PRONOUN)
			return false;
	return frame_tells(f, i, end, false, false);
}

void frame_topics(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		const size_t end = clause_end(f, i);
		if (!frame_opens_sentence(f, i) || end + 1 >= f->n || f->at[end].role == ROLE_FULL_STOP ||
		    !describes(f, i, end) || describes(f, end + 1, clause_end(f, end + 1)) ||
		    !has_role(f, end + 1, sentence_end(f, i), ROLE_VERB))
			continue;
		frame_drop_told(f, i, end + 1);
	}
}

void frame_remarks(struct frames *f)
{
	for (size_t i = 0; i < f->n; i++) {
		if (!opens_clause(f, i) ||
		    parts_clauses(&f->at[i])) /* "n then im finished" is no remark for its "then" */
			continue;
		const size_t end = telling_end(f, i);
		size_t first = i;
		while (first && parts_clauses(&f->at[first - 1]) && f->at[first - 1].role != ROLE_FULL_STOP)
			first--;
		const bool last = end == f->n || f->at[end].role == ROLE_FULL_STOP;
		if (i && f->at[i - 1].role == ROLE_THEN) /* what comes next is a deed, or an end */
			continue;
		if (end > i && !(last && frame_opens_sentence(f, first)) && (last || f->at[end].role == ROLE_COMMA) &&
		    remarks(f, i, end))
			drop_telling(f, i, end), i -= i > 0;
	}
}
