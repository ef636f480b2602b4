/* look: the lines of a page as the binder understands them: each is bound when it is asked about, once for each state. */
#include "engine/line.h"

#include "play/game.h"

bool bound_is_heard(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].command && b->list[i].verdict != VERDICT_REFUSED && !b->list[i].untimely)
			return true;
	return false;
}

bool bound_is_refused(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict == VERDICT_REFUSED)
			return true;
	return false;
}

bool bound_is_chatter(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict != VERDICT_CHATTER)
			return false;
	return true;
}

struct page ear_read(struct ear *ear, const struct source *text)
{
	struct page page;

	ear->e->reader.read(ear->e->reader.context, text, &page, ear->a);
	page.looks = ARENA_ARRAY(ear->a, struct look, page.n);
	return page;
}

static struct bound bind_now(struct ear *ear, const struct page *page, size_t i)
{
	struct scope scope = { ear_scope(ear), ear_subjects(ear), page->lines[i].alone };
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	ear_asked(ear, &v.seat);
	if (v.seat == SEAT_NONE)
		v.seat = seat_of_player(ear->state, ear->who.player);
	return ear->e->reader.bind(ear->e->reader.context, &v, &scope, page, i, ear->a);
}

struct bound ear_bind(struct ear *ear, const struct page *page, size_t i)
{
	struct look *l = &page->looks[i];

	if (l->version != ear->version)
		l->bound = bind_now(ear, page, i);
	l->version = ear->version;
	return l->bound;
}

struct bound ear_glance(struct ear *ear, const struct page *page, size_t i)
{
	return page->looks[i].version ? page->looks[i].bound : ear_bind(ear, page, i);
}
