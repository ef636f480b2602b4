/* pending: see pending.h. */
#include "hear/pending.h"

#include "answer/agree.h"
#include "answer/apart.h"
#include "answer/beside.h"
#include "answer/confirm.h"
#include "answer/renounce.h"
#include "base/byte.h"
#include "base/civil.h"
#include "bind/label.h"
#include "engine/waiting.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request_read.h"
#include "speech/assent.h"
#include "speech/mention.h"
#include "speech/sentences.h"
#include "speech/topic.h"
#include "world/offered.h"

enum { SENTENCES_MOST = 16, ASKED_MOST = 8 };

void pending_ask(struct ear *ear, struct str exact)
{
	request_letter(ear, str_printf(ear->a, "offer %.*s", STR_ARG(exact)), NULL, false);
}

/* Those that waited before this mail. */
static size_t asked_before(const struct ear *ear, seat_id seat, struct str out[ASKED_MOST])
{
	const struct state *s = ear->state;
	size_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_OFFERED) && n < ASKED_MOST; i++) {
		const struct offered_row *row = ROW(struct offered_row, s, TABLE_OFFERED, i);

		if (row->seat == seat && row->after != (int32_t)ear->in->after)
			out[n++] = str_dup(ear->a, text_of(s, row->exact));
	}
	return n;
}

/* SEAT_NONE: nothing waits for whoever speaks here. */
static seat_id speaker(const struct ear *ear)
{
	return ear->who.host || ear->who.only != SEAT_NONE || *ear->prefix ? SEAT_NONE : request_writer(ear);
}

void pending_end(struct ear *ear)
{
	struct str asked[ASKED_MOST];
	const seat_id seat = speaker(ear);
	const size_t n = seat == SEAT_NONE ? 0 : asked_before(ear, seat, asked);

	for (size_t i = 0; i < n; i++) {
		ear_add(ear, VERDICT_CHATTER, (struct span){ 0 });
		request_letter(ear, str_printf(ear->a, "lapse %.*s", STR_ARG(asked[i])), NULL, false);
	}
}

/* ---- the yes ---- */

struct answered {
	struct ear *ear;
	seat_id seat;
	const struct str *asked;
	size_t n;
	size_t orders; /* that wait for a yes as well */
};

/* "yes, send that to Tharn": of whom such a letter is for, as "him". */
static struct str with_him(const struct answered *p, struct str sentence)
{
	const struct state *s = p->ear->state;

	for (size_t i = 0; i < p->n; i++) {
		const seat_id to = mention_seat(s, p->seat, str_sub(p->asked[i], 0, str_find_char(p->asked[i], ':')));
		const struct str name = to == SEAT_NONE ? STR_NONE : seat_name(s, to);
		const size_t at = name.n ? mention_at(sentence, name) : sentence.n;

		if (at < sentence.n)
			return str_printf(p->ear->a, "%.*shim%.*s", (int)at, sentence.p,
					  STR_ARG(str_sub(sentence, at + name.n, sentence.n)));
	}
	return sentence;
}

static struct at_issue issue_of(const struct answered *p)
{
	struct at_issue asked = agree_issue(p->ear, p->seat);

	asked.waiting = p->orders + p->n;
	asked.texts = true;
	return asked;
}

/* It is the first or the last of those days, or the one on which he is back. */
static bool is_of_days(const struct answered *p, const int64_t at[3], struct str word)
{
	const int weekday = civil_weekday_named(word), month = word.n > 3 ? civil_month_named(word) : 0;
	const bool counts = byte_is_digit(*word.p);
	int64_t n;

	if (counts && !number_said(word, &n) && !ordinal_said(word, &n))
		return true;
	if (weekday < 0 && month <= 0 && !counts)
		return !phrasing_says("SPANS", word, p->ear->a);
	for (size_t i = 0; i < 3; i++) {
		const struct civil c = civil_of(at[i] * DAY_SECONDS);

		if (weekday >= 0 ? civil_weekday(at[i]) == weekday
		    : counts     ? c.day == n || c.year == n
				 : c.month == month)
			return true;
	}
	return false;
}

/* "Yes. Until the 15th.": other days than those that wait to be noted. */
static bool names_other_days(const struct answered *p, struct str sentence)
{
	const struct words w = words_singly(sentence, p->ear->a);
	bool back = false; /* on the day after the last */

	const struct zone zone = option_zone(p->ear->state);

	for (size_t k = 0; k < w.n; k++)
		back |= phrasing_says("BACK_ON", w.at[k].text, p->ear->a);
	for (size_t i = 0; i < p->n; i++) {
		struct away_row row;

		if (!request_read_days(p->ear->state, p->asked[i], p->ear->now, &row))
			continue;
		const int64_t from = civil_day_of(row.from + zone_offset(&zone, row.from)),
			      to = civil_day_of(row.until + zone_offset(&zone, row.until)),
			      at[3] = { from, to, to + back };
		for (size_t k = 0; k < w.n; k++)
			if (!is_of_days(p, at, w.at[k].text))
				return true;
	}
	return false;
}

struct clauses {
	bool yes, sends; /* it is said; in words for what is to be sent */
	bool orders;     /* to the orders that wait as well */
};

/* "both": the words and the orders. */
static bool says_full(const struct answered *p, struct str clause)
{
	struct at_issue asked = issue_of(p);

	if (assent_of(clause, &asked, p->ear->a) >= ASSENT_FULL)
		return true;
	asked.waiting = p->orders ? 2 : p->n;
	return assent_of(clause, &asked, p->ear->a) >= ASSENT_FULL;
}

static bool has_both(const struct words *w)
{
	size_t i = 0;

	while (i < w->n && !word_listed(w->at[i].text, LIST_BOTH))
		i++;
	return i < w->n;
}

/* "Both", "all of it": as many as wait, letters and orders. */
static bool counts_all(const struct answered *p, struct str clause)
{
	const struct words w = words_singly(clause, p->ear->a);

	return words_have(&w, SAYS_ROLE(ALL) | SAYS_ROLE(NUMBER)) || has_both(&w);
}

static bool hear_clause(const struct answered *p, struct clauses *c, struct str clause)
{
	const struct at_issue asked = issue_of(p);
	const struct words w = words_said(clause, p->ear->a);
	const bool sends = assent_says("SENDS", with_him(p, clause), &asked, p->ear->a), says = says_full(p, clause);
	const bool again = c->yes && p->orders && agree_repeats(p->ear, p->seat, clause);
	const bool days = c->yes && assent_says("WHENS", clause, &asked, p->ear->a); /* names_other_days() */

	c->orders |= p->orders &&
		     ((says && counts_all(p, clause)) || (again && (words_have(&w, SAYS_ROLE(NUMBER)) ||
								    str_find_any(clause, 0, "0123456789") < clause.n)));
	c->sends |= sends;
	c->yes |= sends || says;
	return sends || says || again || days || !w.n || words_are_courtesy(&w) ||
	       assent_of(clause, &asked, p->ear->a) || assent_goes_beside(clause, &asked, p->ear->a) ||
	       (c->yes && beside_is_apart(p->ear, clause));
}

/* Where the clause ends that a text begins with, and behind what joins it to the next. */
static size_t clause_end(struct str text, size_t *next)
{
	for (size_t i = 0; i < text.n; i++) {
		if (!strchr(",;:", text.p[i]) && !apart_joins(str_sub(text, i, text.n)))
			continue;
		const size_t blank = str_find_char(str_sub(text, i + 1, text.n), ' ');

		*next = strchr(",;:", text.p[i]) ? i + 1 : i + 1 + blank;
		return i;
	}
	return *next = text.n;
}

/* "Yes love, that's it, send it", "Yes to both: send it to Bob, and yes, four for Harwick": each of its clauses says yes, or says
 * again what waits, or bears on nothing. */
static struct clauses clauses_of(const struct answered *p, struct str sentence)
{
	struct clauses c = { .yes = false };

	for (struct str rest = sentence; rest.n;) {
		size_t next;
		const size_t end = clause_end(rest, &next);

		if (!hear_clause(p, &c, str_strip(str_sub(rest, 0, end), " .!")))
			return (struct clauses){ .yes = false };
		rest = str_sub(rest, next, rest.n);
	}
	return c;
}

static bool says_yes_in_clauses(const struct answered *p, struct str sentence)
{
	return clauses_of(p, sentence).yes;
}

static bool says_yes(const struct answered *p, struct str sentence, bool alone)
{
	const struct at_issue asked = issue_of(p);
	const enum assent said = assent_of(sentence, &asked, p->ear->a);

	return said >= ASSENT_FULL || (alone && !p->orders && said == ASSENT_WEAK) ||
	       (!p->orders && agree_says_yes(p->ear, p->seat, sentence)) ||
	       assent_says("SENDS", with_him(p, sentence), &asked, p->ear->a) || says_yes_in_clauses(p, sentence);
}

static bool says_no(const struct answered *p, struct str sentence)
{
	return phrasing_says("SENDS_NOT", with_him(p, sentence), p->ear->a) ||
	       (!p->orders && renounce_says_no(sentence, p->n, p->ear->a));
}

/* "And I meant deploy 2 in Ohio": what is put right there is an order, at a place that no letter names. */
static bool is_of_board(const struct answered *p, struct str sentence)
{
	const struct words w = words_said(sentence, p->ear->a);
	const struct str place = topic_place_in(w.folded, p->ear->e->game->map);

	for (size_t i = 0; i < p->n; i++)
		if (mentions(p->asked[i], place))
			return false;
	return place.n && ear_says_deed(p->ear, sentence) &&
	       !words_have(&w, SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(TEMPORAL)) &&
	       !phrasing_says("SENDS_NOT", with_him(p, sentence), p->ear->a);
}

/* "Wait, don't send it yet." */
static bool speaks_against(const struct answered *p, struct str sentence)
{
	const struct words w = words_said(sentence, p->ear->a);

	if (beside_is_apart(p->ear, sentence) || is_of_board(p, sentence))
		return false;
	return words_have(&w, SAYS_ROLE(RETRACTS) | SAYS_ROLE(DROP) | SAYS_ROLE(DENIAL) | SAYS_ROLE(STOP_CORRECTION) |
				      SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(CHANGES)) ||
	       renounce_says_no(sentence, p->n, p->ear->a);
}

/* "and deploy 5 in Kansas", "and I'm finished for this turn" */
static bool goes_on(const struct answered *p, struct str joined)
{
	size_t behind;

	clause_end(joined, &behind);
	return ear_says_deed(p->ear, joined) ||
	       finished_says(p->ear, str_trim(str_sub(joined, behind, joined.n))) != FINISHED_NOT;
}

/* "Yes, and deploy 5 in Kansas", "Yes, send it, but make it 2 in Ohio": what stands before an order, or an end. */
static struct str yes_before(const struct answered *p, struct str sentence)
{
	for (size_t i = 0; i < sentence.n; i++) {
		const struct str rest = str_sub(sentence, i, sentence.n), before = str_sub(sentence, 0, i);

		if (apart_joins(rest))
			return goes_on(p, rest) && says_yes(p, before, false) ? before : STR_NONE;
		if (i && sentence.p[i] == ',' && is_of_board(p, rest) && says_yes(p, before, false))
			return before;
	}
	return STR_NONE;
}

enum reply { REPLY_NONE, REPLY_YES, REPLY_NO };

/* "Yes, that's it, send it, and how does the game end?" */
static enum reply says_yes_before_question(const struct answered *p, struct str sentence)
{
	size_t at = sentence.n;

	while (at && !strchr(",;:", sentence.p[at - 1]))
		at--;
	return at && says_yes_in_clauses(p, str_sub(sentence, 0, at - 1)) &&
			       confirm_asks_only(p->ear, str_sub(sentence, at, sentence.n))
		       ? REPLY_YES
		       : REPLY_NONE;
}

/* Which of its sentences says it: at. Who says both has said neither. */
static enum reply reply_in(const struct answered *p, const struct source *text, struct span *at)
{
	struct span all[SENTENCES_MOST];
	const size_t n = sentences_of(text->text, all, SENTENCES_MOST);
	enum reply out = REPLY_NONE;

	for (size_t i = 0; i < n; i++) {
		const struct str one = str_trim(source_text(text, all[i]));
		const bool asks = all[i].to < text->text.n && text->text.p[all[i].to] == '?';
		const struct at_issue asked = issue_of(p);
		const bool others = names_other_days(p, one) &&
				    (says_yes(p, one, n == 1) || assent_says("WHENS", one, &asked, p->ear->a));
		const enum reply said = others                     ? REPLY_NONE
					: asks                     ? says_yes_before_question(p, one)
					: says_no(p, one)          ? REPLY_NO
					: says_yes(p, one, n == 1) ? REPLY_YES
								   : REPLY_NONE;

		if (!said && !out && yes_before(p, one).n) {
			*at = (struct span){ all[i].from, all[i].from + (uint32_t)yes_before(p, one).n };
			out = REPLY_YES;
		}
		if (said == REPLY_YES ? out == REPLY_NO
				      : out == REPLY_YES && !asks && (others || speaks_against(p, one)))
			return REPLY_NONE;
		if (said && !out)
			*at = all[i];
		out = said ? said : out;
	}
	return out;
}

/* What of the answer is still to be heard: nothing where no orders wait, or it is said of the words alone; where it is to the orders as
 * well no more than a yes. */
static const struct source *left_for_orders(const struct answered *p, const struct source *text, struct span at)
{
	const struct str said = source_text(text, at);
	const bool alone = phrasing_says("SENDS", with_him(p, said), p->ear->a) ||
			   phrasing_says("SENDS_NOT", with_him(p, said), p->ear->a);
	const struct words w = words_singly(said, p->ear->a);
	struct clauses c = clauses_of(p, said);

	c.orders |= !c.yes && (words_have(&w, SAYS_ROLE(ALL)) || has_both(&w)); /* by a likeness */
	if (!p->orders || alone || (c.sends && !c.orders))
		return sentences_without(text, &at, 1, p->ear->a);
	if (!c.orders || said.n < sizeof "yes" - 1)
		return text;
	struct source *rest = ARENA_NEW(p->ear->a, struct source);
	char *copy = arena_strndup(p->ear->a, text->text.p, text->text.n);

	memset(copy + at.from, ' ', at.to - at.from);
	memcpy(copy + at.from, "yes", sizeof "yes" - 1);
	*rest = source_new(p->ear->a, text->name, (struct str){ copy, text->text.n });
	return rest;
}

/* "Yes, send it to him. Or wait, not yet.": no letter is sent for it, and no order that waits is done for it either. */
static const struct source *without_letters(const struct answered *p, const struct source *text)
{
	struct span all[SENTENCES_MOST], of_letters[SENTENCES_MOST];
	const size_t n = sentences_of(text->text, all, SENTENCES_MOST);
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		const struct clauses c = clauses_of(p, str_trim(source_text(text, all[i])));

		if (c.sends && !c.orders)
			of_letters[found++] = all[i];
	}
	return p->orders && found ? sentences_without(text, of_letters, found, p->ear->a) : text;
}

const struct source *pending_hear(struct ear *ear, const struct source *text)
{
	struct str asked[ASKED_MOST];
	struct answered p = { ear, speaker(ear), asked, 0, 0 };
	struct span at;

	p.n = p.seat == SEAT_NONE ? 0 : asked_before(ear, p.seat, asked);
	if (!p.n)
		return text;
	p.orders = waiting_count(ear, p.seat);
	const enum reply said = reply_in(&p, text, &at);
	for (size_t i = 0; said == REPLY_YES && i < p.n; i++) {
		ear->line = (uint32_t)source_line_of(text, at.from);
		ear_add(ear, VERDICT_CHATTER, at);
		request_letter(ear, asked[i], NULL, false);
	}
	ear->yes_part |= said == REPLY_YES && p.orders; /* it may be to those as well */
	return said ? left_for_orders(&p, text, at) : without_letters(&p, text);
}
