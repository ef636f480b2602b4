/* asking: see asking.h. */
#include "rules/common/asking.h"

#include "play/game.h"
#include "rules/common/join.h"

when asking_bell(struct turn *t, kind_id kind, const char *option)
{
	if (t->game->kinds[kind]->flags & KIND_BOUNDARY && t->game->format >= GAME_FORMAT_FOURTH)
		amendments_in_force(t);
	const struct deadline d = option_deadline(t->after, option);
	const struct zone z = option_zone(t->after);

	return deadline_after(&d, &z, t->now);
}

call_id asking_one(struct turn *t, kind_id kind, call_id parent, int32_t subject, when bell, seat_id seat)
{
	struct set asked = set_new(t->arena, (size_t)seat + 1);

	set_add(&asked, seat);
	return call_open(t, kind, parent, subject, bell, &asked);
}

static seat_id seat_at(const struct turn *t, size_t i)
{
	return ROW(struct seat_row, t->after, TABLE_SEAT, i)->seat;
}

struct set asking_everybody(const struct turn *t)
{
	size_t n = row_count(t->after, TABLE_SEAT);
	struct set all = set_new(t->arena, seat_limit(t->after));

	for (size_t i = 0; i < n; i++)
		set_add(&all, seat_at(t, i));
	return all;
}

struct set asking_players(const struct turn *t)
{
	struct set all = asking_everybody(t);

	for (size_t i = 0; i < row_count(t->after, TABLE_SEAT); i++)
		if (!join_plays(ROW(struct seat_row, t->after, TABLE_SEAT, i)))
			set_remove(&all, seat_at(t, i));
	return all;
}

const struct call_row *asking_newest(const struct state *s, kind_id kind)
{
	for (size_t i = row_count(s, TABLE_CALL); i-- > 0;)
		if (ROW(struct call_row, s, TABLE_CALL, i)->kind == kind)
			return ROW(struct call_row, s, TABLE_CALL, i);
	return NULL;
}
