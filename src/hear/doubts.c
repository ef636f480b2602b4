/* doubts: see doubts.h. */
#include "hear/doubts.h"

#include "answer/addition.h"
#include "answer/aside.h"
#include "answer/beside.h"
#include "answer/confirm.h"
#include "answer/correct.h"
#include "answer/inside.h"
#include "answer/look.h"
#include "answer/meant.h"
#include "answer/renounce.h"
#include "base/utf8.h"
#include "bind/exclaim.h"
#include "bind/label.h"
#include "bind/weigh.h"
#include "hear/remark.h"
#include "hear/stranger.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "speech/mention.h"

enum {
	HEADING_LETTERS = 40, /* a longer line is no heading, and no title */
	TITLE_WORDS = 4,
};

/* ---- what stands there --------------------------------------------------------------------------- */

struct view doubt_view(struct ear *ear)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	v.seat = seat_of_player(ear->state, ear->who.player);
	return v;
}

/* Whether this mail takes the place of what came before it. */
static bool replaces_all(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return ear_is_sealed(ear) && kind_of(ear->e->game, c)->keeping == REPLACE_ALL;
}

/* A line that was cut in two (apart.c) is one of the mail. */
uint32_t doubt_line(const struct doubts *d, uint32_t at)
{
	return (uint32_t)source_line_of(*d->ear->prefix ? d->page->source : d->ear->in->text,
					at + (*d->ear->prefix ? 0 : d->ear->base));
}

static struct reach *reach_new(struct doubts *d, const struct sentence *k, enum talk talk)
{
	struct reach *r = ARENA_NEW(d->ear->a, struct reach);

	*r = (struct reach){ .talk = talk,
			     .at = k->at,
			     .line = doubt_line(d, d->page->lines[k->first].at.from),
			     .asks = k->ending == ENDS_QUESTION };
	for (size_t i = k->first; i <= k->last; i++)
		if (!d->own[i] || d->own[i]->talk < talk)
			d->own[i] = r;
	return r;
}

struct reach *reach_stronger(struct reach *a, struct reach *b)
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
		d->early = reach_stronger(d->early, r);
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
	const struct view v = doubt_view(d->ear);
	const struct str text = source_text(d->page->source, k->at);

	return !k->parts->next && k->ending != ENDS_STOP && utf8_count(text) <= HEADING_LETTERS &&
	       ear_other_turn(d->ear, text) &&
	       label_judge(&v, source_text(d->page->source, without_colon(d->page, k))) == LABEL_NEUTRAL;
}

enum talk doubt_label(struct doubts *d, const struct sentence *k)
{
	const struct view v = doubt_view(d->ear);
	const struct chunk *last = k->parts;
	enum label label;
	enum talk talk;

	while (last->next)
		last = last->next;
	label = label_judge(&v, source_text(d->page->source, last->at));
	if (is_for_another_turn(d, k))
		return TALK_AGAINST;
	if (label_presents(&v, source_text(d->page->source, without_colon(d->page, k))))
		return TALK_HARMLESS;
	if (!k->parts->next && label_says_nothing(&v, source_text(d->page->source, last->at)))
		return TALK_HARMLESS;
	talk = talk_of(&v, d->page->source, k, (struct setting){ 0 });
	if (talk == TALK_HARMLESS && label_doubts(&v, source_text(d->page->source, last->at)))
		talk = TALK_OPEN; /* "Here are my old orders": whatever such a sentence is like */
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
		d->over[k->first] = reach_stronger(d->over[k->first], r);
}

/* "Please disregard my previous orders" above new ones, which take their place anyway; where they would not it is asked. */
static bool is_idle(struct doubts *d, const struct sentence *k)
{
	const struct str text = source_text(d->page->source, k->at);

	if (remark_bears_on_none(text, d->heard == NOBODY && !d->adds, d->ear->a))
		return true;
	if (!talk_drops_earlier(text) || d->first == NOBODY || k->first >= d->first)
		return false;
	if (replaces_all(d->ear) && k->ending != ENDS_COLON) /* "Cancel this one of my earlier mail:" */
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
				 .above = d->heard == NOBODY,
				 .below = k->first > d->last,
				 .trails = k->first && page_is_adjacent(d->page, k->first) &&
					   orders_at(d, k->first - 1),
				 .leads = is_unended(d, k) && stands_over_order(d, k),
				 .around = d->weight };
}

/* "Bob wrote: report of turn 2": whoever's words stand behind it, what stands under it may be his as well. */
bool doubt_is_hearsay(const struct view *v, const struct doubts *d, const struct sentence *k)
{
	return k->parts && k->parts->kind == CHUNK_LABEL &&
	       label_judge(v, source_text(d->page->source, k->parts->at)) == LABEL_ANOTHERS;
}

/* "When does it start?": who joins has much to ask, and may leave again before it does. */
static bool asks_beside_joining(struct ear *ear, const struct sentence *k)
{
	return k->ending == ENDS_QUESTION && ear_is_stranger(ear);
}

/* What is no order: talk, if its shape is not harmless. The label that it is, if it is one. */
static struct reach *doubt_chatter(struct doubts *d, const struct sentence *k, struct reach *label)
{
	const struct view v = doubt_view(d->ear);
	enum talk talk;

	if (d->first == NOBODY || is_idle(d, k))
		return label;
	if (talk_denies(d->page->source, k) || talk_retakes(d->page->source, k, false)) {
		doubt_above(d, k);
		return label;
	}
	if (d->legal[k->block] && !d->ordering[k->block])
		return label;
	if (doubt_is_hearsay(&v, d, k)) {
		label = reach_new(d, k, TALK_AGAINST);
		label->label = true;
		return label;
	}
	const struct str text = source_text(d->page->source, k->at);
	if (doubt_is_request(d->ear, text) || doubt_asks_elsewhere(d, &v, k))
		return label; /* it says nothing of orders */
	talk = is_for_another_turn(d, k) || hangs_over_order(d, k) ? TALK_AGAINST
								   : talk_of(&v, d->page->source, k, setting_of(d, k));
	if (talk == TALK_HARMLESS || asks_beside_joining(d->ear, k) || is_neutral_title(d, &v, k) ||
	    (talk == TALK_OPEN && stranger_tells(d->ear, text)))
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
	return d->heard != NOBODY && !ear_is_sealed(d->ear) && inside_withdraws(d->ear, d->page, k);
}

static bool takes_back(struct doubts *d, const struct sentence *k)
{
	size_t line;

	if (d->heard != NOBODY && inside_denies_place(d->ear, d->page, k))
		return true;

	if (weighs_safe(source_text(d->page->source, k->at)))
		return false;
	return inside_correction(d->ear, d->page, k, &line) || talk_denies(d->page->source, k) ||
	       talk_undoes(d->page->source, k) || talk_retakes(d->page->source, k, true);
}

/* "bid 1 on share 3, and 1 on 9 / no wait, make it 2 on 3", without an end between: which of its orders is meant is open. */
static void doubt_corrected(struct doubts *d, const struct sentence *k)
{
	size_t line;
	const struct binding *b = inside_correction(d->ear, d->page, k, &line);
	struct reach *r;

	if (!b)
		return;
	r = reach_new(d, k, TALK_AGAINST);
	r->at = b->at;
	r->line = doubt_line(d, d->page->lines[line].at.from);
	r->used = true;
	d->back = k->first;
	for (size_t i = k->first; i <= k->last; i++)
		d->over[i] = reach_stronger(d->over[i], r);
}

/* "Only if he attacks Kyoto." may speak of the line above it, and of its own. */
static void on_block(struct doubts *d, const struct sentence *k)
{
	struct reach *r = reach_new(d, k, TALK_AGAINST);

	r->used = true;
	if (k->first && page_is_adjacent(d->page, k->first))
		d->over[k->first - 1] = reach_stronger(d->over[k->first - 1], r);
	d->over[k->first] = reach_stronger(d->over[k->first], r);
}

/* "May I move 4 to Galla as well?": a question of an order of its own is answered by itself; where orders act at once it may be
 * meant before them. */
static bool asks_leave(struct doubts *d, const struct sentence *k)
{
	return inside_asks_leave(d->ear, d->page, k) &&
	       (ear_is_sealed(d->ear) || !weighs_against(source_text(d->page->source, k->at)));
}

/* An order that is not understood says nothing of others, unless it only makes sense beside them. */
static struct reach *doubt_wrong(struct doubts *d, const struct sentence *k, struct reach *label)
{
	const struct view v = doubt_view(d->ear);
	const bool own = talk_is_own_order(&v, d->page->source, k);
	const bool fragment = talk_is_fragment(&v, d->page->source, k);

	if (d->first == NOBODY || is_idle(d, k) || asks_leave(d, k) ||
	    doubt_is_request(d->ear, source_text(d->page->source, k->at)))
		return label;
	if (talk_asks_to_be_told(d->page->source, k) ||
	    (k->ending == ENDS_QUESTION && (!own || talk_asks_of(source_text(d->page->source, k->at)))))
		return doubt_chatter(d, k, label);
	if (takes_back(d, k) && d->adds && correct_is_of_earlier(d->ear, d->page, k))
		return label; /* "Also move 3 to Nara. Actually, only 4 to Kyoto, not 5.": it is offered, of what stands */
	if (takes_back(d, k) &&
	    (d->withdrew || (d->declined && renounce_goes_on(d->ear, source_text(d->page->source, k->at)))))
		return label; /* "Forget the garrison. Instead buy a crop supply." */
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
	else if (!inside_is_offered(d->ear, d->page, k) && weighs_against(source_text(d->page->source, k->at)))
		on_mail(d, k, TALK_OPEN);
	return label;
}

static void doubt_aside(struct doubts *d, const struct sentence *k, struct span at)
{
	const struct view v = doubt_view(d->ear);
	const struct str text = source_text(d->page->source, at);
	const struct words w = words_said(text, d->ear->a); /* ", which is bare" */
	const bool harmless = (w.n == 1 && w.at[0].roles & SAYS_ROLE(ADDS)) || label_presents(&v, text),
		   told = w.n && w.at[0].roles & SAYS_ROLE(RELATIVE) && !weighs_against(text);
	const enum talk talk = harmless ? TALK_HARMLESS : talk_of_words(&v, text);

	if (talk != TALK_HARMLESS)
		on_mail(d, &(struct sentence){ .at = at, .first = k->first, .last = k->last }, talk)->asked = told;
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
		const struct bound b = inside_line(d->ear, d->page, i);

		for (size_t n = 0; n < b.n; n++)
			if (inside_is(&b.list[n], k) &&
			    (b.list[n].verdict == VERDICT_CHATTER || refused_withholds(d, &b.list[n])))
				doubt_aside(d, k, b.list[n].at);
	}
	for (const struct chunk *p = k->parts; p; p = p->next)
		if (p->kind == CHUNK_ITEM && !inside_holds(d->ear, d->page, k, p->at))
			doubt_aside(d, k, p->at);
}

static void mark_under(struct doubts *d, const struct sentence *k, struct reach *label)
{
	for (size_t i = k->first; label && i <= k->last; i++) {
		d->over[i] = reach_stronger(d->over[i], label);
		label->used = true;
	}
}

bool doubt_heads(const struct doubts *d, const struct sentence *k)
{
	return k->ending == ENDS_COLON || d->page->lines[k->first].heads;
}

/* "Please drop everything and take this instead:": a new mail does so anyway; what stands above in the same falls. Where what stood
 * before goes on standing, he is asked. */
static bool heads_in_place(struct doubts *d, const struct sentence *k)
{
	if (!phrasing_says("REPLACES", source_text(d->page->source, without_colon(d->page, k)), d->ear->a))
		return false;
	if (d->heard != NOBODY && !d->cleared)
		doubt_above(d, k);
	else if (!ear_is_sealed(d->ear) || replaces_all(d->ear))
		reach_new(d, k, TALK_HARMLESS)->used = true;
	else
		on_mail(d, k, TALK_OPEN);
	return true;
}

static struct reach *doubt_heading(struct doubts *d, const struct sentence *k)
{
	const bool asks = k->ending != ENDS_COLON && doubt_is_request(d->ear, source_text(d->page->source, k->at));
	const enum talk talk = asks || is_idle(d, k) ? TALK_HARMLESS : doubt_label(d, k);
	struct reach *label;

	if (talk == TALK_HARMLESS)
		return NULL;
	label = reach_new(d, k, talk);
	label->at = without_colon(d->page, k);
	label->label = true;
	return label;
}

/* Talk behind another order is of that one: "Yes. And then attack Iowa. If I win I rest." */
bool doubt_yes_above(const struct doubts *d, size_t i)
{
	const struct bound b = i == d->first ? ear_glance(d->ear, d->page, i) : (struct bound){ 0 };

	return b.n == 1 && b.list[0].command && own_verb(d->ear->e->game, b.list[0].command->verb) >= OWN_CONFIRM_LINE;
}

/* "Yes. I meant Galla:" is said of the order below it, which stands, and is asked about. Of another it takes the yes back. */
static bool doubt_meant(struct doubts *d, const struct sentence *k)
{
	if (d->orders != 1 || !doubt_yes_above(d, d->first) || !meant_is_said(source_text(d->page->source, k->at)))
		return false;
	const size_t below = meant_below(d->ear, d->page, k);
	if (below == NOBODY && doubt_heads(d, k))
		doubt_above(d, k);
	if (below == NOBODY)
		return false;
	struct reach *own = reach_new(d, k, TALK_HARMLESS), *open = ARENA_NEW(d->ear->a, struct reach);
	*open = *own;
	open->talk = TALK_OPEN;
	own->used = true;
	d->over[below] = reach_stronger(d->over[below], open);
	return true;
}

/* "Yes. But Thorn goes to Kobe rather than Nara.": of another order than those that the yes is for (confirm.c), and offered. */
static bool corrects_beside_yes(const struct doubts *d, const struct sentence *k)
{
	return d->orders == 1 && doubt_yes_above(d, d->first) && inside_corrects_standing(d->ear, d->page, k);
}

/* ---- a mail's doubts ----------------------------------------------------------------------------- */

static void find_orders(struct doubts *d, enum ordering *said)
{
	size_t orders = 0;

	for (size_t n = 0; n < d->page->nsentences; n++) {
		const struct sentence *k = d->page->sentences[n];

		said[n] = inside_orders(d->ear, d->page, k);
		d->ordering[k->block] |= said[n] == SAYS_ORDER;
		d->legal[k->block] |= said[n] != SAYS_ORDER && talk_is_legal(d->page->source, k);
		if (said[n] == SAYS_ORDER && d->first == NOBODY)
			d->first = k->first;
		if (said[n] == SAYS_ORDER)
			d->last = k->last;
		else
			d->weight += weigh(source_text(d->page->source, k->at));
		orders += said[n] == SAYS_ORDER;
	}
	d->answers = orders == 1 && doubt_yes_above(d, d->first);
}

/* "Yes. What does a crop supply do?", "Yes. Tell me when it is my turn." */
static bool asks_beside_yes(const struct doubts *d, const struct sentence *k)
{
	const struct str text = source_text(d->page->source, k->at);

	return d->answers && k->first > d->first &&
	       (confirm_asks_only(d->ear, text) || aside_is_apart(d->ear, text) || beside_is_apart(d->ear, text));
}

/* "bro what.", "Those are clearly orders." above the orders */
static bool vents(const struct doubts *d, const struct sentence *k)
{
	const struct view v = doubt_view(d->ear);
	const struct str text = source_text(d->page->source, k->at);

	return d->heard == NOBODY && k->ending == ENDS_STOP && (exclaims(&v, text) || asserts_orders(text));
}

/* Where a mail takes the place of the last one it says so, or answers what that was asked. */
static bool adds_to_standing(struct doubts *d)
{
	return ear_is_sealed(d->ear) && (!replaces_all(d->ear) || doubt_yes_above(d, d->first) ||
					 addition_is_said(d->ear, d->page, d->first, d->last));
}

/* A sentence that orders: what it takes back or corrects of those above. */
static void doubt_order(struct doubts *d, const struct sentence *k, struct reach *label)
{
	const struct page *page = d->page;
	mark_under(d, k, label);
	const bool below = d->heard != NOBODY && d->heard < k->first;
	if (withdraws(d, k) || talk_undoes(page->source, k) || (below && talk_retakes(page->source, k, true)) ||
	    (d->heard == k->first && talk_denies(page->source, k)))
		doubt_above(d, k);
	else
		doubt_corrected(d, k);
	doubt_asides(d, k);
	d->withdrew = inside_forgets(d->ear, page, k);
	d->declined = inside_declines(d->ear, page, k);
	d->cleared = (d->cleared || !d->orders) && inside_clears(d->ear, page, k);
	d->heard = k->last;
	d->orders++;
}

struct doubts doubts_of(struct ear *ear, const struct page *page)
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
		if (doubt_heads(&d, k) && heads_in_place(&d, k)) {
			label = NULL;
		} else if (said[i] == SAYS_ORDER) {
			doubt_order(&d, k, label);
		} else if (corrects_beside_yes(&d, k) || asks_beside_yes(&d, k) || vents(&d, k) ||
			   inside_agrees(ear, page, k) || doubt_meant(&d, k)) {
			continue;
		} else if (i + 1 == n && i && talk_signs(page->source, page->sentences[i - 1], k, ear->in->address)) {
			continue;
		} else if (doubt_heads(&d, k)) {
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
