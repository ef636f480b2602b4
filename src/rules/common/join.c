/* join: see join.h. */
#include "rules/common/join.h"

#include "base/colour.h"
#include "rules/common/palette.h"

bool join_plays(const struct seat_row *seat)
{
	return seat->player != PLAYER_NONE && !seat->out;
}

int32_t join_players(const struct state *s)
{
	int32_t n = 0;

	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++)
		n += join_plays(ROW(struct seat_row, s, TABLE_SEAT, i));
	return n;
}

enum colour_refusal join_colour(const struct state *s, const struct arg *colour, seat_id *owner)
{
	*owner = colour ? colour_owner(s, colour->value, SEAT_NONE) : SEAT_NONE;
	if (colour && colour_is_dull(colour->value))
		return COLOUR_DULL;
	return *owner == SEAT_NONE ? COLOUR_FREE : COLOUR_TAKEN;
}

static struct str free_name(struct turn *t, struct str name)
{
	struct str tried = name;

	for (int n = 2; seat_by_name(t->after, tried) != SEAT_NONE; n++)
		tried = str_printf(t->arena, "%.*s %d", STR_ARG(name), n);
	return tried;
}

void join_by_colour(struct turn *t, const struct command *c, int32_t rgb, const char *otherwise)
{
	const char *name;

	if (rgb < 0)
		rgb = palette_free(t->after);
	name = colour_name(rgb);
	seat_add(t, free_name(t, str_c(name ? name : otherwise)), c->player, rgb);
}

void join_leave(struct turn *t, const struct command *c)
{
	row_remove(t->after, TABLE_SEAT, &(struct seat_row){ .seat = c->seat });
}
