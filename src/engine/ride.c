/*
 * ride: an order whose second part stands in a sentence of its own, or on the line right below it ("attack green in
 * Brazil", "free army to Peru"). The two are one order, as they are behind a comma: where the first part acts at once
 * the second would come too late by itself, and it need not be an order without the first.
 */
#include "engine/line.h"

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
static bool may_ride(struct ear *ear, const struct binding *list, size_t n)
{
	return n == 1 && (list->verdict == VERDICT_CHATTER || (is_plain(list) && acts_at_once(ear)));
}

/* The one order with a second part, if the words mean that. */
static bool is_with_rider(const struct ear *ear, const struct bound *b, verb_id verb)
{
	const struct verb *const *verbs = ear->e->game->verbs;
	const struct command *c = b->n == 1 && is_plain(b->list) ? b->list->command : NULL;

	return c && c->verb == verb && c->rider && verbs[c->rider->verb]->rides &&
	       verbs[c->rider->verb]->rides(c->rider);
}

size_t ear_ride(struct ear *ear, const struct page *page, size_t i, struct bound *bound)
{
	const struct binding *first = bound->n && is_plain(bound->list) ? bound->list : NULL;
	const size_t lines = bound->n == 1;
	struct bound rest, both;

	if (!first || first->command->rider || !has_room(ear->e->game->verbs[first->command->verb]))
		return 0;
	if (lines && !page_is_adjacent(page, i + 1))
		return 0;
	rest = lines ? ear_bind(ear, page, i + 1) : (struct bound){ first + 1, bound->n - 1 };
	if (!may_ride(ear, rest.list, rest.n))
		return 0;
	both = ear_bind_as_one(ear, page, i, 1 + lines);
	if (!is_with_rider(ear, &both, first->command->verb))
		return 0;
	*bound = both;
	return lines;
}
