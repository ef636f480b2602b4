/*
 * ride: an order whose second part stands in a sentence of its own, or on the line right below it ("attack green in
 * Brazil", "free army to Peru"). The two are one order, as they are behind a comma: where the first part acts at once
 * the second would come too late by itself, and it need not be an order without the first.
 */
#include "hear/line.h"

#include "answer/look.h"
#include "engine/ear.h"
#include "play/game.h"

static bool has_room(const struct verb *v)
{
	for (const struct slot *s = v->slots; s && s->name; s++)
		if (s->what == NOUN_COMMAND)
			return true;
	return false;
}

static bool is_plain(const struct binding *b)
{
	return b->command && b->verdict != VERDICT_REFUSED && !b->untimely && span_is_empty(b->open);
}

static bool acts_at_once(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return c && kind_of(ear->e->game, c)->hearing == LIVE;
}

/* Where orders wait what is an order by itself stays one. */
static bool may_ride(struct ear *ear, const struct binding *b)
{
	return b->verdict == VERDICT_CHATTER || (is_plain(b) && acts_at_once(ear));
}

/* An order with a second part, if the words mean that. */
static bool is_with_rider(const struct ear *ear, const struct binding *b, verb_id verb)
{
	const struct verb *const *verbs = ear->e->game->verbs;
	const struct command *c = is_plain(b) ? b->command : NULL;

	return c && c->verb == verb && c->rider && verbs[c->rider->verb]->rides &&
	       verbs[c->rider->verb]->rides(c->rider);
}

/* Order k of a line, and what stands behind it there or at the beginning of the line below. */
static size_t ride_at(struct ear *ear, const struct page *page, size_t i, size_t k, struct bound *bound)
{
	const struct binding *first = &bound->list[k];
	const size_t lines = k + 1 == bound->n;
	struct bound rest, both;

	if (!is_plain(first) || first->command->rider || !has_room(ear->e->game->verbs[first->command->verb]))
		return 0;
	if (lines && !page_is_adjacent(page, i + 1))
		return 0;
	rest = lines ? ear_bind(ear, page, i + 1) : (struct bound){ first + 1, bound->n - k - 1 };
	if (!rest.n || !may_ride(ear, rest.list))
		return 0;
	both = ear_bind_as_one(ear, page, i, 1 + lines, (struct span){ first->at.to, rest.list->at.from });
	if (both.n != k + rest.n || !is_with_rider(ear, &both.list[k], first->command->verb))
		return 0;
	*bound = both;
	return lines;
}

size_t ear_ride(struct ear *ear, const struct page *page, size_t i, struct bound *bound)
{
	size_t lines = 0;

	for (size_t k = 0; k < bound->n && !lines; k++)
		lines = ride_at(ear, page, i, k, bound);
	return lines;
}
