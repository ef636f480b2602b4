/*
 * page: the lines of a mail in their order, and those among them for which others are not carried out: what
 * takes back the lines above, what leaves open whether the lines below are meant.
 */
#include "engine/line.h"

#include "base/utf8.h"
#include "bind/talk.h"
#include "play/game.h"

enum { HEADING_LETTERS = 40 }; /* a longer line is no heading */

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

static bool takes_back(struct ear *ear, const struct page *page, size_t i)
{
	const struct line_at *l = &page->lines[i];
	struct bound b;

	if (!l->read || !(l->corrects || l->remark.denies || l->remark.voids || l->remark.undoes))
		return false;
	b = ear_bind(ear, page, i);
	if (l->remark.undoes && !bound_is_heard(&b))
		return true;
	for (size_t k = 0; k < b.n; k++)
		if (b.list[k].takes_back)
			return true;
	if (l->remark.voids && !bound_is_heard(&b))
		return true;
	b.n = b.n > 1 ? 1 : b.n; /* "wait" may be an order, what stands behind "Stop." is another */
	return l->remark.denies == DENIES_ALWAYS || (l->remark.denies == DENIES_ALONE && !bound_is_heard(&b));
}

static bool is_chatter(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = page->lines[i].read ? ear_glance(ear, page, i) : (struct bound){ 0 };

	return bound_is_chatter(&b);
}

static bool stands_below_orders(struct ear *ear, const struct page *page, size_t i)
{
	while (i-- > 0)
		if (!is_chatter(ear, page, i))
			return true;
	return false;
}

/* The last line that takes back in words what was written before it ("scratch that", "No."): what it means
 * of the lines above is for its writer to say, so none of them is carried out. 0: there is none. */
static size_t taken_back_up_to(struct ear *ear, const struct page *page)
{
	for (size_t i = page->n; i-- > 1;)
		if (takes_back(ear, page, i))
			return stands_below_orders(ear, page, i) ? i : 0;
	return 0;
}

/* Orders are refused for what line `by` says of them, chatter stays chatter. */
static void hear_in_doubt(struct ear *ear, const struct page *page, size_t i, const char *why, size_t by)
{
	struct bound bound = ear_bind(ear, page, i);
	struct str line = str_printf(ear->a, "%u", page->lines[by].number);

	for (size_t k = 0; k < bound.n; k++) {
		struct span at = bound.list[k].at;

		if (bound.list[k].verdict == VERDICT_CHATTER)
			ear_binding(ear, &bound.list[k]);
		else
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), SAY(ear->a, why, at, { "line", line }));
	}
}

/* A line for which others are not carried out is refused itself, so that it is told, and shown where orders
 * are revealed. */
static void hear_doubter(struct ear *ear, const struct page *page, size_t i, const char *why)
{
	const struct bound b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };

	if (bound_is_refused(&b)) {
		ear_line(ear, page, i);
		return;
	}
	ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, page->lines[i].at),
			SAY_PLAIN(ear->a, why, page->lines[i].at));
}

static bool is_hosts(const struct ear *ear, const struct page *page, size_t i)
{
	return ear->who.host && host_speaks(source_text(page->source, page->lines[i].at));
}

/* Lines for which others are not carried out; NOBODY: none so far. */
struct doubts {
	size_t back;      /* takes back all above; 0: none */
	size_t opener;    /* leaves open all below */
	size_t hanging;   /* goes on in the lines right below, as it seems */
	size_t qualifier; /* belongs to the line above */
	size_t ahead;     /* the first line below those heard that is no chatter, where it was looked for */
};
#define NOBODY SIZE_MAX

/* "See you later," above a name opens nothing. */
static bool stands_above_orders(struct ear *ear, const struct page *page, size_t i, struct doubts *d)
{
	if (d->ahead <= i)
		for (d->ahead = i + 1; d->ahead < page->n && is_chatter(ear, page, d->ahead);)
			d->ahead++;
	return d->ahead < page->n;
}

static bool is_order(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };

	return bound_is_heard(&b);
}

/* "Turn 5 orders" in turn 4. */
static bool is_for_another_turn(struct ear *ear, const struct page *page, size_t i)
{
	const struct span at = page->lines[i].at;
	struct bound b;

	if (utf8_count(source_text(page->source, at)) > HEADING_LETTERS ||
	    !ear_other_turn(ear, source_text(page->source, at)))
		return false;
	b = page->lines[i].read ? ear_bind(ear, page, i) : (struct bound){ 0 };
	return bound_is_chatter(&b);
}

/* Without its colon. */
static struct span label_span(const struct page *page, size_t i)
{
	const struct span at = page->lines[i].at;
	const struct str text = source_text(page->source, at);

	return (struct span){ at.from, at.from + (uint32_t)str_find_char(text, ':') };
}

/* Whose orders a heading says stand under it; the host speaks of everybody. */
static enum label label_at(struct ear *ear, const struct page *page, size_t i)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);
	struct look *l = &page->looks[i];
	const struct str text = source_text(page->source, page->lines[i].at);

	if (!page->lines[i].heads || ear->who.host)
		return LABEL_NEUTRAL;
	if (l->labelled == ear->version)
		return l->label;
	v.seat = seat_of_player(ear->state, ear->who.player);
	l->labelled = ear->version;
	return l->label = label_judge(&v, str_sub(text, 0, str_find_char(text, ':')));
}

static bool asks_sealed(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return c && kind_of(ear->e->game, c)->hearing == SEALED;
}

/* Whether this mail takes the place of what came before it. */
static bool replaces_all(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return asks_sealed(ear) && kind_of(ear->e->game, c)->keeping == REPLACE_ALL;
}

/* "Please disregard my previous orders:" above new ones, which take their place anyway. */
static bool is_idle(struct ear *ear, const struct page *page, size_t i, struct doubts *d)
{
	return page->lines[i].remark.drops && !is_order(ear, page, i) && replaces_all(ear) &&
	       !stands_below_orders(ear, page, i) && stands_above_orders(ear, page, i, d);
}

/* "Grandma:" where orders wait is asked about, order by order; where they act at once it leaves them open, and is
 * refused with them: it must be heard again where they are. */
static bool is_label_in_doubt(struct ear *ear, const struct page *page, size_t i)
{
	const enum label label = label_at(ear, page, i);

	return label == LABEL_ANOTHERS || (label == LABEL_STRANGE && !asks_sealed(ear));
}

static bool leaves_open(struct ear *ear, const struct page *page, size_t i, struct doubts *d)
{
	const struct line_at *l = &page->lines[i];
	const struct remark *r = &l->remark;

	return (r->opens || ((r->titles || r->voids) && !is_order(ear, page, i)) ||
		((l->read || l->heads) && is_for_another_turn(ear, page, i)) || is_label_in_doubt(ear, page, i)) &&
	       stands_above_orders(ear, page, i, d);
}

/* "... please don't / move 4 from Osaka to Kyoto": a line that a mail program broke in two. */
static bool hangs_over_next(struct ear *ear, const struct page *page, size_t i)
{
	const struct remark *r = &page->lines[i].remark;
	struct bound b;

	if (!(r->hangs || r->wrapped) || !page_is_adjacent(page, i + 1))
		return false;
	b = ear_bind(ear, page, i);
	return (r->hangs ? !bound_is_heard(&b) : bound_is_chatter(&b)) && is_order(ear, page, i + 1);
}

/* "move 4 from Osaka to Kyoto. On second / thought, ..." */
static bool trails_off(struct ear *ear, const struct page *page, size_t i)
{
	const struct bound b = ear_bind(ear, page, i);
	const struct binding *last = b.n ? &b.list[b.n - 1] : NULL;
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	return last && last->verdict == VERDICT_CHATTER && !page->lines[i].remark.ended &&
	       talk_of(&v, source_text(page->source, last->at)) != TALK_HARMLESS;
}

/* "move 4 from Osaka to Kyoto / but not this turn" */
static bool is_qualified_by_next(struct ear *ear, const struct page *page, size_t i)
{
	const struct remark *next = i + 1 < page->n ? &page->lines[i + 1].remark : NULL;

	return next && page_is_adjacent(page, i + 1) && is_order(ear, page, i) && !is_order(ear, page, i + 1) &&
	       (next->limits || (next->qualifies && !page->lines[i].remark.ended) || trails_off(ear, page, i));
}

/* Whether another line decides what becomes of line i: then it is heard here. */
static bool hear_doubts(struct ear *ear, const struct page *page, size_t i, struct doubts *d)
{
	if (i < d->back) {
		hear_in_doubt(ear, page, i, "taken-back-below", d->back);
	} else if (d->opener < i && !is_hosts(ear, page, i)) {
		hear_in_doubt(ear, page, i, "left-open-above", d->opener);
	} else if (d->back && i == d->back) {
		hear_doubter(ear, page, i, "takes-back");
	} else if (i == d->qualifier) {
		hear_doubter(ear, page, i, "belongs-above");
	} else if (d->hanging != NOBODY && page_is_adjacent(page, i) && !is_hosts(ear, page, i)) {
		hear_in_doubt(ear, page, i, "begun-above", d->hanging);
	} else if (hangs_over_next(ear, page, i)) {
		hear_doubter(ear, page, i, "goes-on");
		d->hanging = i;
	} else if (is_qualified_by_next(ear, page, i)) {
		d->qualifier = i + 1;
		hear_in_doubt(ear, page, i, "changed-below", i + 1);
	} else {
		return false;
	}
	return true;
}

void ear_page(struct ear *ear, const struct source *text)
{
	const struct page page = ear_read(ear, text);
	struct doubts doubts = { .opener = NOBODY, .hanging = NOBODY, .qualifier = NOBODY };
	const struct span outer = ear->label; /* `act for` is a page in a page */
	size_t diags = 0;

	ear->label = (struct span){ 0 };
	doubts.back = taken_back_up_to(ear, &page);
	for (size_t i = 0; i < page.n; i++) {
		size_t first = ear->lines.n;

		if (page.lines[i].heads)
			ear->label = label_at(ear, &page, i) == LABEL_STRANGE ? label_span(&page, i)
									      : (struct span){ 0 };
		if (page.lines[i].heads && !ear->spoken)
			ear->spoken = ear_other_turn(ear, source_text(text, page.lines[i].at));
		const bool opens = doubts.opener == NOBODY && leaves_open(ear, &page, i, &doubts);
		if (!page.lines[i].read && !opens)
			continue;
		if (is_too_much(ear, &page.lines[i]))
			break;
		if (!*ear->prefix)
			ear->line = page.lines[i].number;
		if (!page_is_adjacent(&page, i))
			doubts.hanging = NOBODY;
		if (is_idle(ear, &page, i, &doubts)) {
			ear_add(ear, VERDICT_CHATTER, page.lines[i].at);
		} else if (opens) {
			hear_doubter(ear, &page, i, "leaves-open");
			doubts.opener = i;
		} else if (!hear_doubts(ear, &page, i, &doubts)) {
			i += ear_line(ear, &page, i);
		}
		hear_diags(ear, &page, &diags, page.lines[i].at.to, first);
	}
	hear_diags(ear, &page, &diags, UINT32_MAX, ear->lines.n);
	ear->label = outer;
}
