/* draft: see draft.h. */
#include "engine/draft.h"

#include "play/game.h"

struct view draft_view(struct ear *ear, const struct draft *d)
{
	struct view v = ear_view(ear, d->seat, d->call);

	v.book = d->orders.at;
	v.nbook = d->orders.n;
	return v;
}

struct notes *draft_notes(struct arena *a, size_t n)
{
	struct notes *notes = ARENA_ARRAY(a, struct notes, n);

	for (size_t i = 0; i < n; i++)
		notes[i].arena = a;
	return notes;
}

/* The line that asks whether it is meant; NULL: one of an earlier mail. */
static struct outcome_line *asks_for(struct ear *ear, const struct command *c)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		struct outcome_line *l = &ear->lines.at[i];

		if (l->verdict == VERDICT_HELD && l->command && command_equal(l->command, c))
			return l;
	}
	return NULL;
}

void draft_warn_of_offers(struct ear *ear, const struct draft *d)
{
	const struct ruleset *rules = ear->e->game->rules;
	struct draft all = *d;

	if (!rules->check_sheet || !d->offers.n)
		return;
	memset(&all.orders, 0, sizeof all.orders);
	for (size_t i = 0; i < d->orders.n; i++)
		VEC_PUSH(&all.orders, ear->a, d->orders.at[i]);
	for (size_t i = 0; i < d->offers.n; i++)
		VEC_PUSH(&all.orders, ear->a, d->offers.at[i].order);
	const struct view v = draft_view(ear, &all);
	struct notes *notes = draft_notes(ear->a, all.orders.n);

	rules->check_sheet(&v, all.orders.at, all.orders.n, notes);
	arena_reset(&ear->e->scratch);
	for (size_t i = 0; i < d->offers.n; i++) {
		struct outcome_line *l = asks_for(ear, d->offers.at[i].order);
		const struct notes *of = &notes[d->orders.n + i];

		if (l && !notes_refuse(rules, of))
			ear_notes(ear, l, of, l->command->at);
	}
}
