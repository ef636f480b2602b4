/*
 * page: a mail as a whole. An order is booked only if everything that could bear on it is accounted for: the words and
 * brackets of its line (bind), what stands over it and the other sentences of its mail (here). What has a harmless
 * shape, or is like what does no harm (bind/talk.h), says nothing of orders; all else touches them: a label what stands
 * under it, talk all of the mail.
 */
#include "engine/addition.h"
#include "engine/correct.h"
#include "engine/press.h"
#include "engine/preview.h"
#include "engine/line.h"
#include "engine/meant.h"
#include "engine/stranger.h"
#include "engine/topic.h"

#include "base/utf8.h"
#include "bind/label.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "play/game.h"

enum {
	HEADING_LETTERS = 40, /* a longer line is no heading, and no title */
	TITLE_WORDS = 4,
	ASKED_WORDS = 6,
};

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

/* ---- what stands there --------------------------------------------------------------------------- */

enum ordering { SAYS_NOTHING_OF_ORDERS, SAYS_ORDER, SAYS_WRONG_ORDER };

/* What a sentence, or a line, or a part of one says of orders. */
struct reach {
	enum talk talk;
	struct span at;
	uint32_t line;
	bool label; /* of what stands under it */
	bool used;  /* orders are touched */
	bool asked; /* what it says need not be what it seems: its writer may be asked */
	bool asks;  /* a question: its answer comes from the host */
};
#define NOBODY SIZE_MAX
struct doubts {
	struct ear *ear;
	const struct page *page;
	struct reach *mail;       /* on all of it, or NULL */
	struct reach *early;      /* the same, of what stands before a second order: all that a yes above may hang on */
	size_t orders;            /* sentences with one, so far */
	struct reach **over;      /* by line: on that line alone, and from labels above */
	struct reach **own;       /* by line: what it says itself */
	bool *ordering, *legal;   /* by block: an order stands in it; it is what stands under every mail of a firm */
	size_t first, last, back; /* lines: with an order; above which all is taken back (NOBODY: none) */
	int64_t weight;           /* of all that is no order (bind/talk.h) */
	size_t heard;             /* the line of the last order so far (NOBODY: none) */
	const struct sentence *above; /* the one before that in hand; or NULL */
	bool adds;                    /* what stood before this mail goes on standing beside it */
};

static bool is_in(const struct binding *b, const struct sentence *k)
{
	return b->at.from < k->at.to && b->at.to > k->at.from;
}

static struct view writers_view(struct ear *ear)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	v.seat = seat_of_player(ear->state, ear->who.player);
	return v;
}

static bool asks_sealed(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return c && kind_of(ear->e->game, c)->hearing == SEALED;
}

/* "Wait.": where orders act at once there is nothing that would, so it speaks of the other orders. */
static bool is_halt(struct ear *ear, const struct binding *b)
{
	return b->command && own_verb(ear->e->game, b->command->verb) == OWN_WAIT && !asks_sealed(ear);
}

static enum ordering said_by(struct ear *ear, const struct page *page, const struct sentence *k)
{
	enum ordering said = SAYS_NOTHING_OF_ORDERS;

	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = page->lines[i].read ? ear_glance(ear, page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++) {
			if (!is_in(&b.list[n], k) || b.list[n].verdict == VERDICT_CHATTER || is_halt(ear, &b.list[n]))
				continue;
			if (b.list[n].command && b.list[n].verdict != VERDICT_REFUSED)
				return SAYS_ORDER;
			said = SAYS_WRONG_ORDER;
		}
	}
	return said;
}

/* Whether this mail takes the place of what came before it. */
static bool replaces_all(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return asks_sealed(ear) && kind_of(ear->e->game, c)->keeping == REPLACE_ALL;
}

/* A line that was cut in two (apart.c) is one of the mail. */
static uint32_t line_in_mail(const struct doubts *d, uint32_t at)
{
	return (uint32_t)source_line_of(*d->ear->prefix ? d->page->source : d->ear->in->text,
					at + (*d->ear->prefix ? 0 : d->ear->base));
}

static struct reach *reach_new(struct doubts *d, const struct sentence *k, enum talk talk)
{
	struct reach *r = ARENA_NEW(d->ear->a, struct reach);

	*r = (struct reach){ .talk = talk,
			     .at = k->at,
			     .line = line_in_mail(d, d->page->lines[k->first].at.from),
			     .asks = k->ending == ENDS_QUESTION };
	for (size_t i = k->first; i <= k->last; i++)
		if (!d->own[i] || d->own[i]->talk < talk)
			d->own[i] = r;
	return r;
}

static struct reach *stronger(struct reach *a, struct reach *b)
{
	return !a || (b && b->talk > a->talk) ? b : a;
}

static struct reach *on_mail(struct doubts *d, const struct sentence *k, enum talk talk)
{
	struct reach *r = reach_new(d, k, talk);

	r->used = true;
	if (!d->mail || talk > d->mail->talk)
		d->mail = r;
	if (d->orders < 2)
		d->early = stronger(d->early, r);
	return r;
}

/* ---- labels and titles --------------------------------------------------------------------------- */

static struct span without_colon(const struct page *page, const struct sentence *k)
{
	const struct str text = source_text(page->source, k->at);

	return (struct span){ k->at.from, k->at.from + (uint32_t)str_trim(str_strip(text, ": ")).n };
}

/* "Turn 5 orders" in turn 4; "Thanks for turn 3" is said of what was. */
static bool is_for_another_turn(struct doubts *d, const struct sentence *k)
{
	const struct view v = writers_view(d->ear);
	const struct str text = source_text(d->page->source, k->at);

	return !k->parts->next && k->ending != ENDS_STOP && utf8_count(text) <= HEADING_LETTERS &&
	       ear_other_turn(d->ear, text) &&
	       label_judge(&v, source_text(d->page->source, without_colon(d->page, k))) == LABEL_NEUTRAL;
}

static enum talk label_of(struct doubts *d, const struct sentence *k)
{
	const struct view v = writers_view(d->ear);
	const struct chunk *last = k->parts;
	enum label label;
	enum talk talk;

	while (last->next)
		last = last->next;
	label = label_judge(&v, source_text(d->page->source, last->at));
	if (is_for_another_turn(d, k))
		return TALK_AGAINST;
	if (!k->parts->next && label_says_nothing(&v, source_text(d->page->source, last->at)))
		return TALK_HARMLESS;
	talk = talk_of(&v, d->page->source, k, (struct setting){ 0 });
	return talk != TALK_HARMLESS && label == LABEL_ANOTHERS ? TALK_AGAINST : talk;
}

/* On a line of its own, short, without an end, above orders: "NEXT TURN". */
static bool is_title(const struct doubts *d, const struct sentence *k)
{
	const struct str text = source_text(d->page->source, k->at);
	size_t words = 1;

	for (size_t i = 0; i < text.n; i++)
		words += text.p[i] == ' ';
	return k->whole && k->ending == ENDS_LINE && words <= TITLE_WORDS && k->last < d->last;
}

/* "Spring", "Shopping list": what says nothing before a colon says nothing as a title. */
static bool is_neutral_title(struct doubts *d, const struct view *v, const struct sentence *k)
{
	return is_title(d, k) && !k->parts->next && !is_for_another_turn(d, k) &&
	       label_says_nothing(v, source_text(d->page->source, k->at));
}

/* ---- sentences ----------------------------------------------------------------------------------- */

static void doubt_above(struct doubts *d, const struct sentence *k)
{
	struct reach *r;

	if (d->first == NOBODY)
		return;
	if (d->heard == NOBODY) { /* of an earlier mail: whose place this one takes, or not */
		if (!replaces_all(d->ear) || d->ordering[k->block])
			on_mail(d, k, TALK_OPEN);
		return;
	}
	r = reach_new(d, k, TALK_AGAINST);
	r->used = true;
	d->back = k->first;
	if (d->heard == k->first) /* "move 4 ... No, 5." */
		d->over[k->first] = stronger(d->over[k->first], r);
}

/* "Please disregard my previous orders" above new ones, which take their place anyway; where they would not it is asked. */
static bool is_idle(struct doubts *d, const struct sentence *k)
{
	if (!talk_drops_earlier(source_text(d->page->source, k->at)) || d->first == NOBODY || k->first >= d->first)
		return false;
	if (replaces_all(d->ear))
		reach_new(d, k, TALK_HARMLESS)->used = true;
	else
		on_mail(d, k, TALK_OPEN);
	return true;
}

static bool orders_at(struct doubts *d, size_t i)
{
	const struct bound b = ear_glance(d->ear, d->page, i);

	return bound_is_heard(&b);
}

static bool stands_over_order(struct doubts *d, const struct sentence *k)
{
	return k->last + 1 < d->page->n && orders_at(d, k->last + 1);
}

/* "... and we agreed that he will / move 4 from Osaka to Kyoto" */
static bool hangs_over_order(struct doubts *d, const struct sentence *k)
{
	return stands_over_order(d, k) && talk_hangs(d->page->source, k);
}

static bool is_unended(const struct doubts *d, const struct sentence *k)
{
	const struct str text = d->page->source->text;

	return k->ending == ENDS_LINE && !(k->at.to < text.n && text.p[k->at.to] == ',');
}

static struct setting setting_of(struct doubts *d, const struct sentence *k)
{
	return (struct setting){ .opens = k == d->page->sentences[0],
				 .below = k->first > d->last,
				 .trails = k->first && page_is_adjacent(d->page, k->first) &&
					   orders_at(d, k->first - 1),
				 .leads = is_unended(d, k) && stands_over_order(d, k),
				 .around = d->weight };
}

/* "Bob wrote: report of turn 2": whoever's words stand behind it, what stands under it may be his as well. */
static bool is_hearsay(const struct view *v, const struct doubts *d, const struct sentence *k)
{
	return k->parts && k->parts->kind == CHUNK_LABEL &&
	       label_judge(v, source_text(d->page->source, k->parts->at)) == LABEL_ANOTHERS;
}

/* "When does it start?": who joins has much to ask, and may leave again before it does. */
static bool asks_beside_joining(struct ear *ear, const struct sentence *k)
{
	return k->ending == ENDS_QUESTION && ear_is_stranger(ear);
}

/* "away until Monday": in exact words, or in others that are like none that withhold. */
static bool is_request(struct ear *ear, struct str text)
{
	return (request_reads(ear, text) && (ask_read(text, ear->a) || !weighs_against(text))) ||
	       (request_tells_away(ear, text) && !weighs_against(text));
}

/* "I am away from Monday. Is that all right?": of the sentence above it, and of no order. */
static bool asks_of_request(struct doubts *d, const struct sentence *k)
{
	const struct words w = words_singly(source_text(d->page->source, k->at), d->ear->a);
	bool points = false;

	if (!d->above || k->ending != ENDS_QUESTION || w.n > ASKED_WORDS ||
	    !is_request(d->ear, source_text(d->page->source, d->above->at)))
		return false;
	for (size_t i = 0; i < w.n; i++) {
		if (w.at[i].roles & (SAYS_ROLE(REFERENCE) | SAYS_ROLE(MENTION) | SAYS_ROLE(NUMBER)) &&
		    !(w.at[i].roles & SAYS_ROLE(POINTED)))
			return false;
		points |= (w.at[i].roles & SAYS_ROLE(POINTED)) != 0;
	}
	return points && !topic_place_in(w.folded, d->ear->e->game->map).n;
}

/* What is no order: talk, if its shape is not harmless. The label that it is, if it is one. */
static struct reach *doubt_chatter(struct doubts *d, const struct sentence *k, struct reach *label)
{
	const struct view v = writers_view(d->ear);
	enum talk talk;

	if (d->first == NOBODY || is_idle(d, k))
		return label;
	if (talk_denies(d->page->source, k)) {
		doubt_above(d, k);
		return label;
	}
	if (d->legal[k->block] && !d->ordering[k->block])
		return label;
	if (is_hearsay(&v, d, k)) {
		label = reach_new(d, k, TALK_AGAINST);
		label->label = true;
		return label;
	}
	const struct str text = source_text(d->page->source, k->at);
	if (is_request(d->ear, text) || asks_of_request(d, k) ||
	    (topic_asks_fact(text, d->ear->e->game->map, d->ear->a) && !weighs_against(text)))
		return label; /* it says nothing of orders */
	talk = is_for_another_turn(d, k) || hangs_over_order(d, k) ? TALK_AGAINST
								   : talk_of(&v, d->page->source, k, setting_of(d, k));
	if (talk == TALK_HARMLESS || asks_beside_joining(d->ear, k) || is_neutral_title(d, &v, k))
		return label;
	if (d->heard == NOBODY && talk_corrects(text)) /* of an earlier mail, as above */
		talk = TALK_OPEN;
	if (!is_title(d, k)) {
		on_mail(d, k, talk)->asked = true;
		return label;
	}
	label = reach_new(d, k, label_judge(&v, text) == LABEL_ANOTHERS ? TALK_AGAINST : talk);
	label->label = true;
	return label;
}

/* Where orders act at once, nothing waits to be withdrawn but what stands above in the mail. */
static bool withdraws(struct doubts *d, const struct sentence *k)
{
	for (size_t i = k->first; i <= k->last && d->heard != NOBODY && !asks_sealed(d->ear); i++) {
		const struct bound b = d->page->lines[i].read ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++)
			if (b.list[n].command && is_in(&b.list[n], k) &&
			    own_verb(d->ear->e->game, b.list[n].command->verb) == OWN_WITHDRAW)
				return true;
	}
	return false;
}

/* The part of it that does ("scratch that"), whatever the others say; and its line. NULL: none. */
static const struct binding *correction_in(struct doubts *d, const struct sentence *k, uint32_t *line)
{
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = d->page->lines[i].read ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++)
			if (b.list[n].takes_back && is_in(&b.list[n], k)) {
				*line = line_in_mail(d, d->page->lines[i].at.from);
				return &b.list[n];
			}
	}
	return NULL;
}

static bool takes_back(struct doubts *d, const struct sentence *k)
{
	uint32_t line;

	if (weighs_safe(source_text(d->page->source, k->at)))
		return false;
	return correction_in(d, k, &line) || talk_denies(d->page->source, k) || talk_undoes(d->page->source, k);
}

/* "bid 1 on share 3, and 1 on 9 / no wait, make it 2 on 3", without an end between: which of its orders is meant is open. */
static void doubt_corrected(struct doubts *d, const struct sentence *k)
{
	uint32_t line;
	const struct binding *b = correction_in(d, k, &line);
	struct reach *r;

	if (!b)
		return;
	r = reach_new(d, k, TALK_AGAINST);
	r->at = b->at;
	r->line = line;
	r->used = true;
	d->back = k->first;
	for (size_t i = k->first; i <= k->last; i++)
		d->over[i] = stronger(d->over[i], r);
}

/* "Only if he attacks Kyoto." may speak of the line above it, and of its own. */
static void on_block(struct doubts *d, const struct sentence *k)
{
	struct reach *r = reach_new(d, k, TALK_AGAINST);

	r->used = true;
	if (k->first && page_is_adjacent(d->page, k->first))
		d->over[k->first - 1] = stronger(d->over[k->first - 1], r);
	d->over[k->first] = stronger(d->over[k->first], r);
}

/* "May I move 4 to Galla as well?": a question of an order of its own is answered by itself; where orders act at once it may be
 * meant before them. */
static bool asks_leave(struct doubts *d, const struct sentence *k)
{
	const struct bound b = d->page->lines[k->first].read ? ear_glance(d->ear, d->page, k->first)
							     : (struct bound){ 0 };

	for (size_t n = 0; n < b.n; n++)
		if (b.list[n].leave && b.list[n].nguess && is_in(&b.list[n], k))
			return asks_sealed(d->ear) || !weighs_against(source_text(d->page->source, k->at));
	return false;
}

/* An order that is not understood says nothing of others, unless it only makes sense beside them. */
static struct reach *doubt_wrong(struct doubts *d, const struct sentence *k, struct reach *label)
{
	const struct view v = writers_view(d->ear);
	const bool own = talk_is_own_order(&v, d->page->source, k);
	const bool fragment = talk_is_fragment(&v, d->page->source, k);

	if (d->first == NOBODY || is_idle(d, k) || asks_leave(d, k) ||
	    is_request(d->ear, source_text(d->page->source, k->at)))
		return label;
	if (talk_asks_to_be_told(d->page->source, k) ||
	    (k->ending == ENDS_QUESTION && (!own || talk_asks_of(source_text(d->page->source, k->at)))))
		return doubt_chatter(d, k, label);
	if (takes_back(d, k) && d->adds && correct_is_of_earlier(d->ear, d->page, k))
		return label; /* "Also move 3 to Nara. Actually, only 4 to Kyoto, not 5.": it is offered, of what stands */
	if (takes_back(d, k))
		doubt_above(d, k);
	else if (fragment && own && d->ordering[k->block])
		on_block(d, k);
	else if (fragment && !own)
		on_mail(d, k, TALK_AGAINST);
	else if (own && hangs_over_order(d, k))
		on_mail(d, k, TALK_AGAINST);
	else if (!own)
		return doubt_chatter(d, k, label);
	else if (weighs_against(source_text(d->page->source, k->at)))
		on_mail(d, k, TALK_OPEN);
	return label;
}

static void doubt_aside(struct doubts *d, const struct sentence *k, struct span at)
{
	const struct view v = writers_view(d->ear);
	const enum talk talk = talk_of_words(&v, source_text(d->page->source, at));

	if (talk != TALK_HARMLESS)
		on_mail(d, &(struct sentence){ .at = at, .first = k->first, .last = k->last }, talk);
}

static bool is_bound(struct doubts *d, const struct sentence *k, struct span at)
{
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = d->page->lines[i].read ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++)
			if (b.list[n].at.from < at.to && b.list[n].at.to > at.from)
				return true;
	}
	return false;
}

/* ", said no one at all" */
static bool refused_withholds(const struct doubts *d, const struct binding *b)
{
	return b->verdict == VERDICT_REFUSED && weighs_against(source_text(d->page->source, b->at));
}

/* What stands between the commas of an order, and is none: "Dear Bob, move 4 ..., thanks". */
static void doubt_asides(struct doubts *d, const struct sentence *k)
{
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = d->page->lines[i].read ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++)
			if (is_in(&b.list[n], k) &&
			    (b.list[n].verdict == VERDICT_CHATTER || refused_withholds(d, &b.list[n])))
				doubt_aside(d, k, b.list[n].at);
	}
	for (const struct chunk *p = k->parts; p; p = p->next)
		if (p->kind == CHUNK_ITEM && !is_bound(d, k, p->at))
			doubt_aside(d, k, p->at);
}

static void mark_under(struct doubts *d, const struct sentence *k, struct reach *label)
{
	for (size_t i = k->first; label && i <= k->last; i++) {
		d->over[i] = stronger(d->over[i], label);
		label->used = true;
	}
}

static bool heads(const struct doubts *d, const struct sentence *k)
{
	return k->ending == ENDS_COLON || d->page->lines[k->first].heads;
}

static struct reach *doubt_heading(struct doubts *d, const struct sentence *k)
{
	const bool asks = k->ending != ENDS_COLON && is_request(d->ear, source_text(d->page->source, k->at));
	const enum talk talk = asks || is_idle(d, k) ? TALK_HARMLESS : label_of(d, k);
	struct reach *label;

	if (talk == TALK_HARMLESS)
		return NULL;
	label = reach_new(d, k, talk);
	label->at = without_colon(d->page, k);
	label->label = true;
	return label;
}

/* Talk behind another order is of that one: "Yes. And then attack Iowa. If I win I rest." */
static bool is_yes_above(const struct doubts *d, size_t i)
{
	const struct bound b = i == d->first ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

	return b.n == 1 && b.list[0].command && own_verb(d->ear->e->game, b.list[0].command->verb) >= OWN_CONFIRM_LINE;
}

/* "Yes. I meant Galla:" is said of the order below it, which stands, and is asked about. Of another it takes the yes back. */
static bool doubt_meant(struct doubts *d, const struct sentence *k)
{
	if (d->orders != 1 || !is_yes_above(d, d->first) || !meant_is_said(source_text(d->page->source, k->at)))
		return false;
	const size_t below = meant_below(d->ear, d->page, k);
	if (below == NOBODY && heads(d, k))
		doubt_above(d, k);
	if (below == NOBODY)
		return false;
	struct reach *own = reach_new(d, k, TALK_HARMLESS), *open = ARENA_NEW(d->ear->a, struct reach);
	*open = *own;
	open->talk = TALK_OPEN;
	own->used = true;
	d->over[below] = stronger(d->over[below], open);
	return true;
}

/* "Yes. But Thorn goes to Kobe rather than Nara.": of another order than those that the yes is for (confirm.c), and offered. */
static bool corrects_beside_yes(const struct doubts *d, const struct sentence *k)
{
	if (d->orders != 1 || !is_yes_above(d, d->first))
		return false;
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = d->page->lines[i].read ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

		for (size_t n = 0; n < b.n; n++)
			if (is_in(&b.list[n], k) && b.list[n].verdict >= VERDICT_REFUSED &&
			    correct_finds(d->ear, source_text(d->page->source, b.list[n].at)))
				return true;
	}
	return false;
}

/* ---- a mail's doubts ----------------------------------------------------------------------------- */

static void find_orders(struct doubts *d, enum ordering *said)
{
	for (size_t n = 0; n < d->page->nsentences; n++) {
		const struct sentence *k = d->page->sentences[n];

		said[n] = said_by(d->ear, d->page, k);
		d->ordering[k->block] |= said[n] == SAYS_ORDER;
		d->legal[k->block] |= said[n] != SAYS_ORDER && talk_is_legal(d->page->source, k);
		if (said[n] == SAYS_ORDER && d->first == NOBODY)
			d->first = k->first;
		if (said[n] == SAYS_ORDER)
			d->last = k->last;
		else
			d->weight += weigh(source_text(d->page->source, k->at));
	}
}

/* Where a mail takes the place of the last one it says so, or answers what that was asked. */
static bool adds_to_standing(struct doubts *d)
{
	return asks_sealed(d->ear) && (!replaces_all(d->ear) || is_yes_above(d, d->first) ||
				       addition_is_said(d->ear, d->page, d->first, d->last));
}

static struct doubts doubts_of(struct ear *ear, const struct page *page)
{
	struct doubts d = { .ear = ear, .page = page, .back = NOBODY, .heard = NOBODY };
	const size_t n = page->nsentences;
	enum ordering *said = ARENA_ARRAY(ear->a, enum ordering, n + 1);
	struct reach *label = NULL;

	d.over = ARENA_ARRAY(ear->a, struct reach *, page->n + 1);
	d.own = ARENA_ARRAY(ear->a, struct reach *, page->n + 1);
	d.legal = ARENA_ARRAY(ear->a, bool, (n ? page->sentences[n - 1]->block : 0) + 1);
	d.ordering = ARENA_ARRAY(ear->a, bool, (n ? page->sentences[n - 1]->block : 0) + 1);
	d.first = d.last = NOBODY;
	if (ear->who.host) /* he means what he writes */
		return d;
	find_orders(&d, said);
	d.adds = d.first != NOBODY && adds_to_standing(&d);
	for (size_t i = 0; i < n; i++) {
		const struct sentence *k = page->sentences[i];

		d.above = i ? page->sentences[i - 1] : NULL;
		if (said[i] == SAYS_ORDER) {
			mark_under(&d, k, label);
			if (withdraws(&d, k) || talk_undoes(page->source, k) ||
			    (d.heard == k->first && talk_denies(page->source, k)))
				doubt_above(&d, k);
			else
				doubt_corrected(&d, k);
			doubt_asides(&d, k);
			d.heard = k->last;
			d.orders++;
		} else if (corrects_beside_yes(&d, k) || doubt_meant(&d, k)) {
			continue;
		} else if (i + 1 == n && i && talk_signs(page->source, page->sentences[i - 1], k, ear->in->address)) {
			continue;
		} else if (heads(&d, k)) {
			label = doubt_heading(&d, k);
		} else if (said[i] == SAYS_WRONG_ORDER) {
			mark_under(&d, k, label);
			label = doubt_wrong(&d, k, label);
		} else {
			label = doubt_chatter(&d, k, label);
		}
	}
	return d;
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

	return own->asks && own->talk == TALK_OPEN && asks_sealed(ear) && !bound_is_heard(&b);
}

/* Talk of the whole mail's where orders act at once: whatever it says, they wait for his word, and are not lost. */
static bool is_asked_about(struct ear *ear, const struct reach *r)
{
	return r->talk == TALK_OPEN || (r->asked && !asks_sealed(ear));
}

/* What touches orders is told, and shown where orders are revealed: it must be heard again where they are. */
static void hear_own(struct ear *ear, const struct page *page, size_t i, const struct reach *own)
{
	const struct span at = page->lines[i].at;
	struct outcome_line *l;

	if (own->talk == TALK_HARMLESS || is_for_host(ear, page, i, own)) {
		ear_add(ear, VERDICT_CHATTER, at);
		request_hear(ear, source_text(page->source, at), span_is_empty(ear->open.at));
	} else if (!is_asked_about(ear, own)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at),
				SAY_PLAIN(ear->a, own->label ? "leaves-open" : "touches", at));
	} else if (!asks_sealed(ear)) {
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
	const struct view v = writers_view(d->ear);
	bool anothers = false;

	if (!request_reads(d->ear, source_text(page->source, page->lines[i].at)))
		return false;
	for (size_t n = 0; n < page->nsentences && page->sentences[n]->first < i; n++) {
		const struct sentence *k = page->sentences[n];

		anothers |= is_hearsay(&v, d, k) || (heads(d, k) && label_of(d, k) != TALK_HARMLESS);
	}
	return anothers || (over && over->talk == TALK_AGAINST) || (d->back != NOBODY && i < d->back);
}

/* Returns how many lines below were heard with it. */
static size_t hear_one(struct doubts *d, size_t i)
{
	struct ear *ear = d->ear;
	struct reach *r = stronger(d->over[i], is_yes_above(d, i) ? d->early : d->mail);
	size_t taken = 0;

	if (is_hosts(ear, d->page, i))
		return ear_line(ear, d->page, i);
	if (is_doubtful_request(d, i, r))
		ear->open = (struct open){ d->page->lines[i].at, d->page->lines[i].number, false };
	if (d->own[i] && (d->own[i]->talk == TALK_HARMLESS || is_for_host(ear, d->page, i, d->own[i]))) {
		hear_own(ear, d->page, i, d->own[i]);
		ear->open = (struct open){ 0 };
		return 0;
	}
	if (says_no_order(ear, d->page, i)) {
		if (d->own[i] && d->own[i]->used)
			hear_own(ear, d->page, i, d->own[i]);
		else if (d->page->lines[i].read)
			ear_line(ear, d->page, i);
		ear->open = (struct open){ 0 };
		return 0;
	}
	if (d->back != NOBODY && i < d->back) {
		hear_refused(ear, d->page, i,
			     &(struct reach){ .line = line_in_mail(d, d->page->lines[d->back].at.from) },
			     "taken-back-below");
	} else if (r && !is_asked_about(ear, r)) {
		hear_refused(ear, d->page, i, r, r->label ? "label-against" : "talk-against");
	} else {
		ear->open = r ? (struct open){ r->at, r->line, r->label } : (struct open){ 0 };
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
	if (is_yes_above(d, i) && !yes && d->orders > 1)
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
		if (!page.lines[i].read && !(d.own[i] && d.own[i]->used))
			continue;
		if (is_too_much(ear, &page.lines[i]))
			break;
		if (!*ear->prefix)
			ear->line = (uint32_t)source_line_of(ear->in->text, page.lines[i].at.from + ear->base);
		i += hear_line(&d, i);
		hear_diags(ear, &page, &diags, page.lines[i].at.to, first);
	}
	hear_diags(ear, &page, &diags, UINT32_MAX, ear->lines.n);
}

void ear_page(struct ear *ear, const struct source *text)
{
	if (host_replies(ear, text))
		return;
	text = ear_takes_wish(ear, ear_takes_offer(ear, text));
	if (!request_moves(ear) && !press_hear_mail(ear, text))
		hear_orders(ear, press_hear(ear, preview_cut(ear, text)));
}
