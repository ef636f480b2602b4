/* inside: see inside.h. */
#include "answer/inside.h"

#include "answer/correct.h"
#include "answer/look.h"
#include "play/game.h"
#include "speech/topic.h"

struct bound inside_line(struct ear *ear, const struct page *page, size_t i)
{
	return page->lines[i].read ? ear_glance(ear, page, i) : (struct bound){ 0 };
}

bool inside_is(const struct binding *b, const struct sentence *k)
{
	return b->at.from < k->at.to && b->at.to > k->at.from;
}

static const struct binding *find(struct ear *ear, const struct page *page, const struct sentence *k, inside_test is,
				  size_t last, size_t *line)
{
	for (size_t i = k->first; i <= last; i++) {
		const struct bound b = inside_line(ear, page, i);

		*line = i;
		for (size_t n = 0; n < b.n; n++)
			if (inside_is(&b.list[n], k) && is(ear, page, &b.list[n]))
				return &b.list[n];
	}
	return NULL;
}

bool inside_has(struct ear *ear, const struct page *page, const struct sentence *k, inside_test is)
{
	size_t line;

	return find(ear, page, k, is, k->last, &line);
}

/* "Wait.": where orders act at once there is nothing that would, so it speaks of the other orders. */
static bool is_halt(struct ear *ear, const struct binding *b)
{
	return b->command && own_verb(ear->e->game, b->command->verb) == OWN_WAIT && !ear_is_sealed(ear);
}

static bool speaks_of_orders(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)page;
	return b->verdict != VERDICT_CHATTER && !is_halt(ear, b);
}

static bool is_order(struct ear *ear, const struct page *page, const struct binding *b)
{
	return b->command && b->verdict != VERDICT_REFUSED && speaks_of_orders(ear, page, b);
}

enum ordering inside_orders(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, is_order)           ? SAYS_ORDER
	       : inside_has(ear, page, k, speaks_of_orders) ? SAYS_WRONG_ORDER
							    : SAYS_NOTHING_OF_ORDERS;
}

static bool withdraws(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)page;
	return b->command && own_verb(ear->e->game, b->command->verb) == OWN_WITHDRAW;
}

bool inside_withdraws(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, withdraws);
}

bool inside_forgets(struct ear *ear, const struct page *page, const struct sentence *k)
{
	const struct bound b = inside_line(ear, page, k->last);
	const struct command *last = b.n ? b.list[b.n - 1].command : NULL;

	return last && own_verb(ear->e->game, last->verb) == OWN_WITHDRAW_ORDER;
}

static bool takes_back(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)ear;
	(void)page;
	return b->takes_back;
}

const struct binding *inside_correction(struct ear *ear, const struct page *page, const struct sentence *k,
					size_t *line)
{
	return find(ear, page, k, takes_back, k->last, line);
}

static bool asks_leave(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)ear;
	(void)page;
	return b->leave && b->nguess;
}

bool inside_asks_leave(struct ear *ear, const struct page *page, const struct sentence *k)
{
	size_t line;

	return find(ear, page, k, asks_leave, k->first, &line);
}

static bool is_offered(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)ear;
	(void)page;
	return b->nguess && !b->part && !b->leave;
}

bool inside_is_offered(struct ear *ear, const struct page *page, const struct sentence *k)
{
	size_t line;

	return find(ear, page, k, is_offered, k->first, &line);
}

bool inside_holds(struct ear *ear, const struct page *page, const struct sentence *k, struct span at)
{
	for (size_t i = k->first; i <= k->last; i++) {
		const struct bound b = inside_line(ear, page, i);

		for (size_t n = 0; n < b.n; n++)
			if (b.list[n].at.from < at.to && b.list[n].at.to > at.from)
				return true;
	}
	return false;
}

static bool declines(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)page;
	return b->command && own_verb(ear->e->game, b->command->verb) == OWN_DECLINE;
}

static bool clears(struct ear *ear, const struct page *page, const struct binding *b)
{
	return declines(ear, page, b) || (b->command && own_verb(ear->e->game, b->command->verb) == OWN_WITHDRAW);
}

static bool agrees(struct ear *ear, const struct page *page, const struct binding *b)
{
	(void)ear;
	(void)page;
	return b->agrees;
}

static bool corrects_standing(struct ear *ear, const struct page *page, const struct binding *b)
{
	return b->verdict >= VERDICT_REFUSED && correct_finds(ear, source_text(page->source, b->at));
}

bool inside_agrees(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, agrees);
}

bool inside_corrects_standing(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, corrects_standing);
}

bool inside_declines(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, declines);
}

bool inside_clears(struct ear *ear, const struct page *page, const struct sentence *k)
{
	return inside_has(ear, page, k, clears);
}

bool inside_denies_place(struct ear *ear, const struct page *page, const struct sentence *k)
{
	const struct words w = words_said(source_text(page->source, k->at), ear->a);
	const struct str place = topic_place_in(w.folded, ear->e->game->map);
	const roles idle = SAYS_ROLE(FILLER) | SAYS_ROLE(COURTESY) | SAYS_ROLE(SEPARATOR);
	size_t i = 0;

	while (i + 1 < w.n && w.at[i].roles & idle)
		i++;
	return i + 1 < w.n && w.at[i].roles & SAYS_ROLE(STOP_NEGATION) && w.at[i + 1].text.p == place.p;
}
