/* pending: see pending.h. */
#include "engine/pending.h"

#include "engine/agree.h"
#include "engine/assent.h"
#include "engine/confirm.h"
#include "engine/mention.h"
#include "engine/renounce.h"
#include "engine/sentences.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "world/offered.h"

enum { SENTENCES_MOST = 16, ASKED_MOST = 8 };

/* ---- the rows ---- */

static struct turn *step_of(struct request *r)
{
	return &ear_step(r->ear)->turn;
}

const struct diag *pending_offer(struct request *r)
{
	struct turn *t = step_of(r);
	struct offered_row row = { r->seat, 1, (int32_t)r->ear->in->after, text_intern(t->after, r->rest) };

	while (row_find(t->after, TABLE_OFFERED, &row))
		row.number++;
	row_put(t->after, TABLE_OFFERED, &row);
	return NULL;
}

static const struct offered_row *find(const struct state *s, seat_id seat, struct str exact)
{
	for (size_t i = 0; i < row_count(s, TABLE_OFFERED); i++) {
		const struct offered_row *row = ROW(struct offered_row, s, TABLE_OFFERED, i);

		if (row->seat == seat && str_eq(text_of(s, row->exact), exact))
			return row;
	}
	return NULL;
}

void pending_taken(struct request *r, struct str exact)
{
	const struct offered_row *row = find(r->ear->state, r->seat, exact);
	struct turn *t;

	if (!row)
		return;
	const struct offered_row key = *row;
	t = step_of(r);
	row_remove(t->after, TABLE_OFFERED, &key);
}

const struct diag *pending_lapse(struct request *r)
{
	pending_taken(r, r->rest);
	return NULL;
}

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

static bool says_yes(const struct answered *p, struct str sentence, bool alone)
{
	struct at_issue asked = agree_issue(p->ear, p->seat);

	asked.waiting = p->orders + p->n;
	const enum assent said = assent_of(sentence, &asked, p->ear->a);

	return said >= ASSENT_FULL || (alone && !p->orders && said == ASSENT_WEAK) ||
	       (!p->orders && agree_says_yes(p->ear, p->seat, sentence)) ||
	       phrasing_says("SENDS", with_him(p, sentence), p->ear->a);
}

static bool says_no(const struct answered *p, struct str sentence)
{
	return phrasing_says("SENDS_NOT", with_him(p, sentence), p->ear->a) ||
	       (!p->orders && renounce_says_no(sentence, p->n, p->ear->a));
}

/* "Wait, don't send it yet." */
static bool speaks_against(const struct answered *p, struct str sentence)
{
	const struct words w = words_said(sentence, p->ear->a);

	return words_have(&w, SAYS_ROLE(RETRACTS) | SAYS_ROLE(DROP) | SAYS_ROLE(DENIAL) | SAYS_ROLE(STOP_CORRECTION) |
				      SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(CHANGES)) ||
	       renounce_says_no(sentence, p->n, p->ear->a);
}

/* "Yes, and deploy 5 in Kansas": what stands before an order. */
static struct str yes_before(const struct answered *p, struct str sentence)
{
	for (size_t i = 0; i < sentence.n; i++) {
		const struct str rest = str_sub(sentence, i, sentence.n);

		if (apart_joins(rest))
			return ear_says_deed(p->ear, rest) && says_yes(p, str_sub(sentence, 0, i), false)
				       ? str_sub(sentence, 0, i)
				       : STR_NONE;
	}
	return STR_NONE;
}

enum reply { REPLY_NONE, REPLY_YES, REPLY_NO };

/* Which of its sentences says it: at. Who says both has said neither. */
static enum reply reply_in(const struct answered *p, const struct source *text, struct span *at)
{
	struct span all[SENTENCES_MOST];
	const size_t n = sentences_of(text->text, all, SENTENCES_MOST);
	enum reply out = REPLY_NONE;

	for (size_t i = 0; i < n; i++) {
		const struct str one = str_trim(source_text(text, all[i]));
		const bool asks = all[i].to < text->text.n && text->text.p[all[i].to] == '?';
		const enum reply said = asks                       ? REPLY_NONE
					: says_no(p, one)          ? REPLY_NO
					: says_yes(p, one, n == 1) ? REPLY_YES
								   : REPLY_NONE;

		if (!said && !out && yes_before(p, one).n) {
			*at = (struct span){ all[i].from, all[i].from + (uint32_t)yes_before(p, one).n };
			out = REPLY_YES;
		}
		if (said == REPLY_YES ? out == REPLY_NO : out == REPLY_YES && !asks && speaks_against(p, one))
			return REPLY_NONE;
		if (said && !out)
			*at = all[i];
		out = said ? said : out;
	}
	return out;
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
	return said && (!p.orders || phrasing_says("SENDS", with_him(&p, source_text(text, at)), ear->a) ||
			phrasing_says("SENDS_NOT", with_him(&p, source_text(text, at)), ear->a))
		       ? sentences_without(text, &at, 1, ear->a)
		       : text;
}
