/*
 * ride: an order whose second part stands on the line right below it ("attack green in Brazil", "place free army in
 * Peru"). Where the first part acts at once the second would come too late by itself: the two are one order, as they
 * are behind a comma.
 */
#include "engine/line.h"

#include "play/game.h"

/* The slot of a verb for which that one may stand; -1. */
static int slot_for(const struct verb *v, verb_id rider)
{
	for (int k = 0; v->slots && v->slots[k].name; k++)
		for (const int32_t *id = v->slots[k].what == NOUN_COMMAND ? v->slots[k].only : NULL; id && *id >= 0;
		     id++)
			if (*id == rider)
				return k;
	return -1;
}

/* The one order of a line, if it is understood and nothing is said beside it; NULL. */
static const struct binding *plain_order(const struct bound *b)
{
	const struct binding *one = b->n == 1 ? b->list : NULL;

	return one && one->command && one->verdict != VERDICT_REFUSED && !one->untimely && span_is_empty(one->open)
		       ? one
		       : NULL;
}

/* What stands right below the two and is no order may be about them. */
static bool is_last_but_orders(struct ear *ear, const struct page *page, size_t i)
{
	struct bound below;

	if (!page_is_adjacent(page, i + 1))
		return true;
	below = ear_bind(ear, page, i + 1);
	return bound_is_heard(&below);
}

static bool acts_at_once(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return c && kind_of(ear->e->game, c)->hearing == LIVE;
}

static struct command *with_rider(const struct command *c, const struct command *rider, int slot, struct arena *a)
{
	const size_t size = sizeof *c + c->nargs * sizeof *c->arg;
	struct command *both = arena_alloc(a, size + sizeof *c->arg, alignof(struct command));

	memcpy(both, c, size);
	both->arg[both->nargs++] = (struct arg){ .slot = (uint8_t)slot, .at = rider->at, .value = rider->verb };
	both->rider = rider;
	return both;
}

bool ear_ride(struct ear *ear, const struct page *page, size_t i, struct bound *bound)
{
	const struct verb *const *verbs = ear->e->game->verbs;
	const struct binding *first = plain_order(bound), *second;
	struct binding *both;
	struct bound below;
	int slot;

	if (!first || first->command->rider || !page_is_adjacent(page, i + 1) || !acts_at_once(ear))
		return false;
	below = ear_bind(ear, page, i + 1);
	second = plain_order(&below);
	slot = second ? slot_for(verbs[first->command->verb], second->command->verb) : -1;
	if (slot < 0 || !is_last_but_orders(ear, page, i + 1) || !verbs[second->command->verb]->rides ||
	    !verbs[second->command->verb]->rides(second->command))
		return false;
	both = ARENA_NEW(ear->a, struct binding);
	*both = *first;
	both->at = span_join(first->at, second->at);
	both->command = with_rider(first->command, second->command, slot, ear->a);
	*bound = (struct bound){ both, 1 };
	return true;
}
