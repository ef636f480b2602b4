/*
 * page: a mail as a whole. An order is booked only if everything that could bear on it is accounted for: the words and
 * brackets of its line (bind), what stands over it and the other sentences of its mail (doubts.h). What has a harmless
 * shape, or is like what does no harm (bind/talk.h), says nothing of orders; all else touches them: a label what stands
 * under it, talk all of the mail.
 */
#include "answer/addition.h"
#include "answer/amend.h"
#include "answer/look.h"
#include "answer/reply.h"
#include "answer/spared.h"
#include "engine/host.h"
#include "hear/doubts.h"
#include "hear/line.h"
#include "hear/misheard.h"
#include "hear/pass.h"
#include "hear/pending.h"
#include "hear/press_read.h"
#include "hear/stranger.h"
#include "play/game.h"
#include "request/preview.h"
#include "speech/mention.h"

/* ---- what the text itself made hard to read ---- */

static bool is_said(const struct outcome_line *l, const struct diag *d)
{
	for (size_t i = 0; i < l->ndiags; i++)
		if (str_eq(l->diags[i].code, d->code))
			return true;
	return false;
}

/* What the text itself made hard to read, up to a place in it: said where a line was refused, and where
 * a line could not be read at all. Lines from `first` on are those of the line just heard. */
static void hear_diags(struct ear *ear, const struct page *page, size_t *next, uint32_t upto, size_t first)
{
	for (; *next < page->ndiags && page->diags[*next].at.from < upto; ++*next) {
		const struct diag *d = &page->diags[*next];

		if (ear->lines.n == first) {
			/* it is no line that was heard: its number is its own, and not that of the one before */
			ear->line = (uint32_t)source_line_of(ear->in->text, d->at.from + ear->base);
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, d->at), d);
		} else if (VEC_LAST(&ear->lines)->verdict == VERDICT_REFUSED && !is_said(VEC_LAST(&ear->lines), d)) {
			ear_add_diag(ear, VEC_LAST(&ear->lines), d);
		}
	}
}

static bool is_too_much(struct ear *ear, const struct line_at *l)
{
	struct str n = str_printf(ear->a, "%d", (int)MAIL_ORDERS);

	if (ear->orders < MAIL_ORDERS)
		return false;
	ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, l->at), SAY(ear->a, "too-many-orders", l->at, { "n", n }));
	return true;
}

/* ---- hearing ------------------------------------------------------------------------------------- */

static const struct diag *say_reach(struct ear *ear, const struct page *page, const struct reach *r, const char *code,
				    struct span at)
{
	const struct str line = str_printf(ear->a, "%u", (unsigned)r->line);

	return SAY(ear->a, code, at, { "line", line },
		   { "text", talk_quoted(source_text(page->source, r->at), ear->a) });
}

/* Orders are refused for what stands elsewhere, chatter stays chatter. */
static void hear_refused(struct ear *ear, const struct page *page, size_t i, const struct reach *r, const char *code)
{
	struct bound bound = ear_bind(ear, page, i);

	for (size_t k = 0; k < bound.n; k++) {
		struct span at = bound.list[k].at;

		if (bound.list[k].verdict == VERDICT_ACCEPTED)
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), say_reach(ear, page, r, code, at));
		else
			ear_binding(ear, &bound.list[k]);
	}
}

/* "May I build twice?" on a line of its own, beside orders that stand until they are due. */
static bool is_for_host(struct ear *ear, const struct page *page, size_t i, const struct reach *own)
{
	const struct bound b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };

	return own->asks && own->talk == TALK_OPEN && ear_is_sealed(ear) && !bound_is_heard(&b);
}

/* Talk of the whole mail's where orders act at once: whatever it says, they wait for his word, and are not lost. */
static bool is_asked_about(struct ear *ear, const struct reach *r)
{
	return r->talk == TALK_OPEN || (r->asked && !ear_is_sealed(ear));
}

/* "Yes, all three. And when I have them, what do they earn me?": the yes is all that its mail orders, and was taken whatever
 * stands beside it: nothing is left that could be open. */
static bool is_beside_taken_yes(const struct doubts *d, const struct reach *own)
{
	const struct ear *ear = d->ear;

	for (size_t i = 0; d->answers && own->talk == TALK_OPEN && i < ear->lines.n; i++)
		if (ear->lines.at[i].yes && ear->lines.at[i].verdict <= VERDICT_WARNED)
			return true;
	return false;
}

/* What touches orders is told, and shown where orders are revealed: it must be heard again where they are. */
static void hear_own(struct doubts *d, size_t i)
{
	struct ear *ear = d->ear;
	const struct page *page = d->page;
	const struct reach *own = d->own[i];
	const struct span at = page->lines[i].at;
	struct outcome_line *l;

	if (own->talk == TALK_HARMLESS || is_for_host(ear, page, i, own) || is_beside_taken_yes(d, own)) {
		if (misheard_hear(ear, page, at))
			return;
		ear_add(ear, VERDICT_CHATTER, at);
		request_hear(ear, source_text(page->source, at), span_is_empty(ear->open.at));
	} else if (!is_asked_about(ear, own) && (own->label || d->back != NOBODY)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at),
				SAY_PLAIN(ear->a, own->label ? "leaves-open" : "touches", at));
	} else if (!ear_is_sealed(ear) || !is_asked_about(ear, own)) {
		l = ear_add(ear, VERDICT_HELD, at);
		ear_add_diag(ear, l, SAY_PLAIN(ear->a, own->label ? "label-asks" : "talk-asks", at));
	} else if (page->lines[i].read) {
		ear_line(ear, page, i);
	}
}

static bool is_hosts(const struct ear *ear, const struct page *page, size_t i)
{
	return ear->who.host && host_speaks(source_text(page->source, page->lines[i].at));
}

static bool says_no_order(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };

	return bound_is_chatter(&b);
}

/* What asks for something (request.h), but may be another's words, or is taken back: it touches no order, so what touches
 * orders is not looked for where a mail has none. */
static bool is_doubtful_request(struct doubts *d, size_t i, const struct reach *over)
{
	const struct page *page = d->page;
	const struct view v = doubt_view(d->ear);
	bool anothers = false;

	if (!request_reads(d->ear, source_text(page->source, page->lines[i].at)))
		return false;
	for (size_t n = 0; n < page->nsentences && page->sentences[n]->first < i; n++) {
		const struct sentence *k = page->sentences[n];

		anothers |= doubt_is_hearsay(&v, d, k) || (doubt_heads(d, k) && doubt_label(d, k) != TALK_HARMLESS);
	}
	return anothers || (over && over->talk == TALK_AGAINST) || (d->back != NOBODY && i < d->back);
}

/* "No wait, the attack is still in there! Withdraw order 2.": what takes back does as that says. */
static bool takes_back_as_told(struct doubts *d, size_t i, const struct reach *r)
{
	const roles back = SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(DENIAL) | SAYS_ROLE(DROP);
	const struct bound b = d->page->lines[i].read ? ear_bind(d->ear, d->page, i) : (struct bound){ 0 };
	bool withdraws = false, other = false;

	for (size_t k = 0; r && k < b.n; k++) {
		const int own = b.list[k].command ? own_verb(d->ear->e->game, b.list[k].command->verb) : -1;
		withdraws |= own == OWN_WITHDRAW_ORDER;
		other |= own != OWN_WITHDRAW_ORDER && b.list[k].verdict != VERDICT_CHATTER;
	}
	if (!withdraws || other)
		return false;
	const struct words w = words_said(source_text(d->page->source, r->at), d->ear->a);
	return w.n && w.at[0].roles & back;
}

/* A yes, a no, "done", "withdraw": what is of no ruleset cannot wait for a yes itself. */
static bool says_of_waiting(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };

	for (size_t k = 0; k < b.n; k++)
		if (b.list[k].command && own_verb(ear->e->game, b.list[k].command->verb) >= 0)
			return true;
	return false;
}

/* Returns how many lines below were heard with it. */
static size_t hear_one(struct doubts *d, size_t i)
{
	struct ear *ear = d->ear;
	struct reach *r = reach_stronger(d->over[i], doubt_yes_above(d, i) ? d->early : d->mail);
	size_t taken = 0;

	r = takes_back_as_told(d, i, r) ? NULL : r;
	if (is_hosts(ear, d->page, i))
		return ear_line(ear, d->page, i);
	if (is_doubtful_request(d, i, r))
		ear->open = (struct open){ .at = d->page->lines[i].at, .line = d->page->lines[i].number };
	if (d->own[i] && (d->own[i]->talk == TALK_HARMLESS || is_for_host(ear, d->page, i, d->own[i]))) {
		hear_own(d, i);
		ear->open = (struct open){ 0 };
		return 0;
	}
	if (says_no_order(ear, d->page, i)) {
		if (d->own[i] && d->own[i]->used)
			hear_own(d, i);
		else if (d->page->lines[i].read)
			ear_line(ear, d->page, i);
		ear->open = (struct open){ 0 };
		return 0;
	}
	if (d->back != NOBODY && i < d->back) {
		hear_refused(ear, d->page, i, &(struct reach){ .line = doubt_line(d, d->page->lines[d->back].at.from) },
			     "taken-back-below");
	} else if (r && !is_asked_about(ear, r) &&
		   (r->label || d->back != NOBODY || says_of_waiting(ear, d->page, i))) {
		hear_refused(ear, d->page, i, r, r->label ? "label-against" : "talk-against");
	} else {
		ear->open = r ? (struct open){ r->at, r->line, r->label, !is_asked_about(ear, r) } : (struct open){ 0 };
		taken = ear_line(ear, d->page, i);
		ear->open = (struct open){ 0 };
	}
	return taken;
}

/* Who says yes keeps what stands, whatever becomes of the yes: orders below it are added. */
static size_t hear_line(struct doubts *d, size_t i)
{
	struct ear *ear = d->ear;
	const size_t first = ear->lines.n, taken = hear_one(d, i);
	bool yes = false;

	for (size_t n = first; n < ear->lines.n; n++)
		yes |= ear->lines.at[n].yes;
	if (doubt_yes_above(d, i) && !yes && d->orders > 1)
		addition_of_yes(ear, d->page, d->page->lines[i].at);
	return taken;
}

static void hear_orders(struct ear *ear, const struct source *text)
{
	const struct page page = ear_read(ear, text);
	struct doubts d = doubts_of(ear, &page);
	size_t diags = 0;

	if (d.first != NOBODY)
		addition_hear(ear, &page, d.first, d.last);
	for (size_t i = 0; i < page.n; i++) {
		size_t first = ear->lines.n;

		if (page.lines[i].heads && !ear->spoken)
			ear->spoken = ear_other_turn(ear, source_text(text, page.lines[i].at));
		if (!*ear->prefix)
			ear->line = (uint32_t)source_line_of(ear->in->text, page.lines[i].at.from + ear->base);
		if (!page.lines[i].read && !(d.own[i] && d.own[i]->used)) {
			misheard_hear(ear, &page, page.lines[i].at);
			continue;
		}
		if (is_too_much(ear, &page.lines[i]))
			break;
		i += hear_line(&d, i);
		hear_diags(ear, &page, &diags, page.lines[i].at.to, first);
	}
	hear_diags(ear, &page, &diags, UINT32_MAX, ear->lines.n);
	misheard_doubt(ear);
}

void ear_page(struct ear *ear, const struct source *text)
{
	if (host_replies(ear, text))
		return;
	text = ear_takes_wish(ear, ear_takes_offer(ear, text));
	if (request_moves(ear))
		return;
	if (!press_hear_mail(ear, text)) {
		text = pending_hear(ear, press_hear(ear, preview_cut(ear, text)));
		struct spared waited = spared_before(ear);
		const struct source *rest = amend_hear(ear, reply_hear(ear, pass_hear(ear, text), &waited));
		if (rest == text || str_strip(rest->text, " \r\n\t,.;:!-").n)
			hear_orders(ear, rest);
		spared_after(ear, rest, &waited);
	}
	pending_end(ear);
}
