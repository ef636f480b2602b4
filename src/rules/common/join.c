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

seat_id join_next(const struct state *s, seat_id after)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, s, TABLE_SEAT, i);

		if (seat->seat > after && join_plays(seat))
			return seat->seat;
	}
	return SEAT_NONE;
}

struct join join_check(const struct view *v, const struct command *c, unsigned slot, int32_t most)
{
	const struct arg *colour = command_arg(c, slot, 0);
	seat_id owner = colour ? colour_owner(v->state, colour->value, SEAT_NONE) : SEAT_NONE;
	struct join j = { JOIN_LAWFUL, c->at, c->seat, join_players(v->state) };

	if (c->seat != SEAT_NONE) {
		j.refused = JOIN_TWICE;
		return j;
	}
	j.seat = owner;
	if (most && j.players >= most) {
		j.refused = JOIN_FULL;
		return j;
	}
	j.at = colour ? colour->at : c->at;
	if (colour && colour_is_dull(colour->value))
		j.refused = JOIN_DULL;
	else if (owner != SEAT_NONE)
		j.refused = JOIN_TAKEN;
	return j;
}

seat_id join_by_name(struct turn *t, struct str name, player_id player, int32_t rgb)
{
	struct str tried = name;

	for (int n = 2; seat_by_name(t->after, tried) != SEAT_NONE; n++)
		tried = str_printf(t->arena, "%.*s %d", STR_ARG(name), n);
	return seat_add(t, tried, player, rgb);
}

void join_by_colour(struct turn *t, const struct command *c, int32_t rgb, const char *otherwise)
{
	const char *name;

	rgb = rgb < 0 ? palette_free(t->after) : rgb;
	name = colour_name(rgb);
	join_by_name(t, str_c(name ? name : otherwise), c->player, rgb);
}

void join_leave(struct turn *t, const struct command *c)
{
	row_remove(t->after, TABLE_SEAT, &(struct seat_row){ .seat = c->seat });
}

void join_colours(struct state *s, bool nobodys)
{
	for (size_t i = 0; i < row_count(s, TABLE_SEAT); i++) {
		struct seat_row *row = row_edit_at(s, TABLE_SEAT, i);

		if (row->colour < 0 && (nobodys || join_plays(row)))
			row->colour = palette_for(s, text_of(s, row->name));
	}
}

void join_shuffle(struct turn *t, const char *label, int32_t *list, int32_t n)
{
	struct dice_stream *s = dice_open(t, "%s", label);

	for (int32_t i = n - 1; i > 0; i--) {
		int32_t j = dice_next(s, i + 1) - 1, swap = list[i];

		list[i] = list[j];
		list[j] = swap;
	}
}
